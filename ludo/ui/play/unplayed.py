"""The cards of a deal that was decided without them: shown if everybody at the table agrees."""

from collections.abc import Sequence

from ludo.engine.cards import Card
from ludo.session.ports import StorageError
from ludo.ui.dialogs.message import Message
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import announce
from ludo.ui.play.cards_panel import CardsPanel, HeldCards
from ludo.ui.play.choices import ended_unplayed
from ludo.ui.play.parts import PlayParts
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.errors import storage_text
from ludo.ui.wording.readouts import cards_text

_text = texts("Table")


class UnplayedHands:
    """Shows and says them. agreed: all persons have, for the rest of the partie."""

    def __init__(self, page: PlayParts) -> None:
        self._page = page
        self.panel = CardsPanel(page.table)
        self.agreed = False
        page.runner.happened.connect(lambda _: self.panel.hide())

    def ask(self) -> None:
        """Show the cards, or take them away; where several persons sit at the table, ask first whether all agree."""
        if not self.panel.isHidden():
            self.panel.hide()
        elif self.agreed or not self._page.facts.shared:
            self._show()
        else:
            question = Message(
                self._page.window(),
                _text("Show the cards?"),
                _text("By the rules they go back unseen. They are shown if everybody at this table agrees."),
                [(_text("All agree"), self._agree), (_text("Leave them unseen"), None)],
            )
            question.default_to_cancel()
            question.open()

    def _agree(self) -> None:
        self.agreed = True
        if ended_unplayed(self._page.facts):
            self._show()

    def _show(self) -> None:
        page = self._page
        try:
            page.session.show_hands()
        except StorageError as error:
            page.status_panel.say_problem(storage_text(error), page.table.durations.notice)
            return
        hands, names = page.session.hands_at_end(), page.names
        held = [HeldCards(names.of(seat), cards) for seat, cards in hands.items()]
        words = in_parts([with_head(names.of(seat), _cards(cards)) for seat, cards in hands.items()])
        self.panel.show_cards(translate("Table", "What everybody held"), held, words, 0)
        page.runner.changed.emit()
        announce(page.status_panel, words, at_once=True)


def _cards(cards: Sequence[Card | None]) -> str:
    known = [card for card in cards if card is not None]
    return cards_text(known) if known else translate("Cards", "Card face down")
