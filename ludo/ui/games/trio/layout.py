"""The table of Trio: a plot before every seat for its combinations, stock and discard pile among them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ludo.engine.events import Event, Moved, Said
from ludo.engine.places import BOX, DISCARD_PILE, STOCK, Place, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trio.combinations import is_closed
from ludo.games.trio.rules import HAND_SIZE
from ludo.games.trio.view import TrioView, trio_view
from ludo.ui.games.arrangements import other_hand, own_hand, pile
from ludo.ui.games.trio.furniture import TrioFurniture
from ludo.ui.games.trio.ground import Ground, ground_for
from ludo.ui.games.trio.plots import Fan, lay_fans
from ludo.ui.i18n import translate
from ludo.ui.table.contract import Layout, SeatMark, Spot
from ludo.ui.table.durations import Durations
from ludo.ui.table.room import Needs, Room

_MELD = 0.72
"""Width of the cards of combinations at most, by that of a card in the middle."""


class TrioLayout(Layout):
    """See `ludo.ui.table.contract.Layout`."""

    def needs(self, view: AnyView) -> Needs:
        """Return that there are fourteen cards in the hand, and a plot before every seat."""
        return Needs(hand=HAND_SIZE + 1, fans=False, plots=True)

    def clockwise(self, view: AnyView) -> bool:
        """Return that the turn goes clockwise (TRO-32)."""
        return True

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        """Lay out hands, combinations before their owners, stock and discard pile side by side."""
        shown = trio_view(view)
        ground = ground_for(room)
        spots: dict[Place, list[Spot]] = {}
        for place, cards in view.zones.items():
            match place.kind:
                case "hand" if place.owner == room.bottom:
                    spots[place] = own_hand(room, len(cards))
                case "hand":
                    spots[place] = other_hand(room, room.seats[place.owner], len(cards))
                case "stock":
                    spots[place] = pile(ground.stock.center(), ground.stock.width(), len(cards))
                case "discard":
                    spots[place] = pile(ground.discard.center(), ground.discard.width(), len(cards), 2)
                case "shown":
                    spots[place] = _shown(ground, place.owner, len(cards), room)
                case "box":
                    spots[place] = pile(ground.stock.center(), ground.stock.width(), len(cards))
                case _:
                    pass
        spots.update(_melds(shown, ground, room))
        return spots

    def marks(self, view: AnyView) -> Mapping[Seat, SeatMark]:
        """Return turn, dealer, cards, points and contract of every seat."""
        facts = trio_view(view).facts
        marks = {}
        for seat in range(view.options.players):
            cards = len(view.cards(hand(seat)))
            note = translate("Trio", "%n point(s)", None, facts.scores[seat])
            if cards and seat != view.seat:
                note = translate("Trio", "%n card(s)", None, cards)
            marks[seat] = SeatMark(turn=view.turn.must == seat, dealer=facts.dealer == seat, cards=cards, note=note)
        return marks

    def ground(self, view: AnyView, room: Room) -> QRectF:
        """Return the whole area of the plots."""
        return QRectF()

    def areas(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return where stock and discard pile lie, whether cards are there or not."""
        ground = ground_for(room)
        return {STOCK: ground.stock, DISCARD_PILE: ground.discard}

    def pause(self, event: Event, durations: Durations) -> int | None:
        """Return how long what was said stands before the combinations are laid."""
        match event:
            case Said():
                return 0
            case Moved(_, source, target) if source == DISCARD_PILE and target != BOX:
                return 0
            case _:
                return None

    def furniture(self, parent: QWidget) -> TrioFurniture:
        """Create the ladder of contracts and the marks on wild cards."""
        return TrioFurniture(parent)


def _melds(view: TrioView, ground: Ground, room: Room) -> dict[Place, list[Spot]]:
    """Lay the combinations out before those who laid them."""
    closed = [is_closed(meld.combination) for meld in view.facts.melds]
    piles: dict[Seat, list[tuple[Place, Fan]]] = {}
    for place, cards in view.zones.items():
        if place.kind == "meld" and cards:
            squared = place.number < len(closed) and closed[place.number]
            piles.setdefault(place.owner, []).append((place, Fan(len(cards), squared)))
    spots: dict[Place, list[Spot]] = {}
    for seat, mine in piles.items():
        mine.sort(key=lambda entry: entry[0].number)
        laid = lay_fans(ground.plots[seat], [fan for _, fan in mine], room.unit * _MELD)
        spots.update(zip([place for place, _ in mine], laid, strict=True))
    return spots


def _shown(ground: Ground, seat: Seat, count: int, room: Room) -> list[Spot]:
    """Lay the cards turned up in search of the first dealer out before a seat."""
    return lay_fans(ground.plots[seat], [Fan(count)], room.unit * _MELD)[0] if count else []
