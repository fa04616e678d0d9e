"""Says what the person's own hands do while they compose: picked up, put down, laid out, taken back."""

from collections import Counter
from typing import NamedTuple

from PySide6.QtWidgets import QAbstractSpinBox, QApplication

from ludo.engine.cards import Card
from ludo.engine.drafts import Draft, Item
from ludo.engine.places import Place
from ludo.ui.i18n import listed, translate
from ludo.ui.play.facts import Look
from ludo.ui.table.table import TableWidget
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import capital, in_parts


class Composed(NamedTuple):
    """A draft at one moment: with the item picked up, the cards laid out, and the number chosen."""

    draft: Draft | None
    picked: Item | None
    laid: Counter[tuple[Place, Card]]
    amount: int | None


class Echo:
    """Compares the draft of a table with what it was."""

    def __init__(self, table: TableWidget, look: Look) -> None:
        self._editor = table.editor
        self._display = table.drafts
        self._look = look

    def composed(self) -> Composed:
        """Return what is composed now."""
        editor = self._editor
        laid = Counter((tray.place, card) for tray in editor.trays for card in tray.cards)
        number = None if editor.draft is None else editor.draft.amount
        return Composed(editor.draft, editor.picked_up, laid, None if number is None else number.value)

    def heard(self, before: Composed | None, after: Composed) -> str:
        """Return what was done to the draft meanwhile; empty where that is nothing."""
        if before is None or after.draft is None or self._editor.locked or before.draft is None:
            return ""
        came, gone = after.laid - before.laid, before.laid - after.laid
        if gone and not self._editor.edited and not after.laid and gone.total() > 1:
            return translate("Echo", "Everything is back in your hand.")
        if came or gone:
            return self._moved(list(came), list(gone))
        if after.amount not in (before.amount, None) and not isinstance(QApplication.focusWidget(), QAbstractSpinBox):
            return str(after.amount)  # where the number itself has the focus, that is read already
        if after.picked is not None and after.picked != before.picked:
            return self._picked_up(after.picked)
        return ""

    def put_back(self, source: Item) -> str:
        """Return that what was picked up lies again."""
        return translate("Echo", "{card} put down.").format(card=self._name(source))

    def _moved(self, came: list[tuple[Place, Card]], gone: list[tuple[Place, Card]]) -> str:
        if not came:
            return translate("Echo", "{card} back in your hand.").format(
                card=listed([card_name(card) for _, card in gone])
            )
        place = came[0][0]
        tray = self._editor.tray_at(place)
        title = "" if tray is None else self._display.tray_name(tray)
        cards = listed([card_name(card) for where, card in came if where == place])
        return translate("Echo", "{card} laid in: {tray}.").format(card=cards, tray=title)

    def _picked_up(self, source: Item) -> str:
        places = in_parts(list(self._display.target_names(source)))
        return translate("Echo", "{card} picked up. It can go to: {places}.").format(
            card=self._name(source), places=places
        )

    def _name(self, source: Item) -> str:
        if source.card is not None:
            return card_name(source.card)
        facts = self._look()
        return capital(facts.now.words.target_title(facts.view, source.place, facts.names))
