"""Several cards of the hand that are dragged at once: those chosen with Ctrl go along with the one that is dragged."""

from typing import Final

from ludo.engine.cards import Card
from ludo.engine.drafts import Item
from ludo.ui.table import z_order
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Spot
from ludo.ui.table.host import TableHost

_BESIDE: Final = 0.26
"""From one card that goes along to the next, by the width of a card: each index is seen."""


class Together:
    """The chosen cards of a table. They are only chosen where cards are laid out in trays."""

    def __init__(self, table: TableHost) -> None:
        self._table = table
        self._chosen: list[CardWidget] = []
        table.editor.changed.connect(self._keep_usable)

    def toggle(self, card: CardWidget) -> None:
        """Choose a card of the hand, or no longer."""
        if card in self._chosen:
            self._chosen.remove(card)
        elif self._may(card):
            self._chosen.append(card)
        card.set_chosen(card in self._chosen)

    def forget(self) -> bool:
        """Choose none any more; False if none was chosen."""
        before, self._chosen = self._chosen, []
        for card in before:
            card.set_chosen(False)
        return bool(before)

    def _may(self, card: CardWidget) -> bool:
        table = self._table
        return card.takeable and card.place == table.drafts.own and bool(table.editor.trays) and not table.busy

    def _keep_usable(self) -> None:
        """Drop what has left the hand, or all where nothing is laid out."""
        for card in [card for card in self._chosen if not self._may(card)]:
            self.toggle(card)

    def others(self, card: CardWidget) -> list[Card]:
        """Return which cards go along with this one, in the order in which they were chosen."""
        if card not in self._chosen:
            return []
        return [other.face for other in self._chosen if other is not card and other.face is not None]

    def take_up(self, card: CardWidget) -> None:
        """Take up those that go along with this card; if it is not chosen, the others are no longer."""
        if card not in self._chosen:
            self.forget()
            return
        for other in self._chosen:
            self._table.mover.forget(other)
            other.hit_margin = 0.0
            other.level = z_order.DRAGGED

    def follow(self, card: CardWidget) -> None:
        """Move those that go along beside the one that is dragged."""
        if card not in self._chosen:
            return
        followers = [other for other in self._chosen if other is not card]
        for number, other in enumerate(followers, 1):
            x = card.spot.x + number * _BESIDE * card.spot.width
            other.lie(Spot(x, card.spot.y, other.spot.width, 0.0, z_order.DRAGGED), moving=True)

    def put(self, cards: list[Card], target: Item) -> None:
        """Bring those that went along to the tray to which the dragged one went, as far as they fit there."""
        editor = self._table.editor
        if editor.tray_at(target.place) is not None:
            for face in cards:
                place = self._table.drafts.own
                source = next((item for item in editor.sources if item.place == place and item.card == face), None)
                if source is not None and editor.fits(source, target):
                    editor.put(source, target)
        self.forget()
        self._table.go_home()
