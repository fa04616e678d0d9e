"""Glows around what a hint means: the button, the card or the place of an act."""

from collections import Counter

from ludo.engine.actions import Action
from ludo.engine.drafts import Draft, Item
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.messages import Confirm
from ludo.ui.play.status import StatusPanel
from ludo.ui.table.card import CardWidget
from ludo.ui.table.table import TableWidget
from ludo.ui.wording.game_words import GameWords


def meant(table: TableWidget, panel: StatusPanel, words: GameWords, action: Action) -> list[CardWidget | ActButton]:
    """Return what the person would touch to do this act: its button, what leads to it in one step, or its cards."""
    buttons: list[CardWidget | ActButton] = [
        button for button, choice in zip(panel.buttons, panel.choices, strict=True) if choice.message == Confirm(action)
    ]
    draft = table.editor.draft
    if draft is None or buttons:
        return buttons
    wanted = Counter(words.meant_cards(action))
    if wanted:
        cards: list[CardWidget | ActButton] = []
        for card in table.hand_cards():
            if card.face is not None and wanted[card.face] > 0:
                wanted[card.face] -= 1
                cards.append(card)
        return cards
    sources = {source for source in draft.sources if _leads_to(draft, source, action)}
    found = [card for card in table.pack.all() if table.drafts.source_of(card) in sources]
    return list(found[-1:])


def _leads_to(draft: Draft, source: Item, action: Action) -> bool:
    """Is this act one step away from what is taken up?"""
    return any(action in draft.put(source, target).actions for target in draft.targets(source))
