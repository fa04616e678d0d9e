"""The table of Trio: a plot before every seat for its combinations, stock and discard pile among them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF

from ludo.engine.cards import RANK, SUIT, Card
from ludo.engine.drafts import Tray
from ludo.engine.events import Event, Moved, Said
from ludo.engine.places import BOX, DISCARD_PILE, STOCK, Place, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trio.combinations import WILD
from ludo.games.trio.ready import grouped
from ludo.games.trio.rules import HAND_SIZE
from ludo.games.trio.view import trio_view
from ludo.ui.games.arrangements import other_hand, own_hand, pile, sets_apart, suits_apart
from ludo.ui.games.trio.cloth import ground_for, meld_spots, tray_areas
from ludo.ui.games.trio.furniture import TrioFurniture
from ludo.ui.games.trio.plots import Fan, lay_fans
from ludo.ui.i18n import translate
from ludo.ui.table.contract import Counter, Layout, SeatMark, Spot
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import Needs, Room

_OWN = 1.0
"""Width of the cards in the own hand, by that of a card in the middle: thirteen lie in one row where they can."""
_SUITS = (2, 1, 3, 0)
"""Where each suit lies in a sorted hand, so that black and red take turns."""
_WILDS = -2
"""Stands for the suit of wilds, which lie apart from all suits."""
_SHOWN = 0.7
"""Width of the cards turned up for the first dealer, by that of a card in the middle."""


class TrioLayout(Layout):
    """See `ludo.ui.table.contract.Layout`."""

    furniture = TrioFurniture

    def needs(self, view: AnyView) -> Needs:
        """Return that there are fourteen cards in the hand, and a plot before every seat."""
        return Needs(hand=HAND_SIZE + 1, own=_OWN, fans=False, plots=True)

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        """Lay out hands, combinations before their owners, stock and discard pile side by side."""
        ground = ground_for(room)
        spots: dict[Place, list[Spot]] = dict(meld_spots(trio_view(view), room))
        for place, cards in view.zones.items():
            match place.kind:
                case "hand" if place.owner == room.bottom:
                    spots[place] = own_hand(room, len(cards), _begins(view.known(place)))
                case "hand" if place not in spots:
                    spots[place] = other_hand(room, room.seats[place.owner], len(cards))
                case "stock" | "box":
                    spots[place] = pile(ground.stock.center(), ground.stock.width(), len(cards))
                case "discard":
                    spots[place] = pile(ground.discard.center(), ground.discard.width(), len(cards), 3)
                case "shown" if cards:
                    spots[place] = lay_fans(ground.plots[place.owner], [Fan(len(cards))], room.unit * _SHOWN)[0]
                case _:
                    pass
        return spots

    def marks(self, view: AnyView) -> Mapping[Seat, SeatMark]:
        """Return turn, dealer, cards, points and contract of every seat."""
        facts = trio_view(view).facts
        return {
            seat: SeatMark(
                turn=view.turn.must == seat,
                dealer=facts.dealer == seat,
                cards=0 if facts.outcome is not None and seat != view.seat else len(view.cards(hand(seat))),
                counters=() if seat == view.seat else (_points(facts.scores[seat]),),
                open_hand=facts.outcome is not None,
                note=translate("Trio", "%n point(s)", None, facts.scores[seat]) if seat == view.seat else "",
            )
            for seat in range(view.options.players)
        }

    def areas(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return where stock and discard pile lie, whether cards are there or not."""
        ground = ground_for(room)
        return {STOCK: ground.stock, DISCARD_PILE: ground.discard}

    def sorted_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card]:
        """Return the suits apart, each from the lowest rank up, wilds at the end."""
        return sorted(cards, key=lambda card: (WILD[card], _SUITS[SUIT[card]], RANK[card], card))

    def ranked_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card]:
        """Return equal ranks together, from the lowest up, wilds at the end."""
        return sorted(cards, key=lambda card: (WILD[card], RANK[card], _SUITS[SUIT[card]], card))

    def grouped_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card]:
        """Return the cards in groups as they serve the contract, wilds after them, then the others."""
        return grouped(trio_view(view), cards)

    def tray_areas(self, trays: Sequence[Tray], view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return that trays lie in the viewer's own plot."""
        return tray_areas(trays, room)

    def pause(self, event: Event, durations: Durations) -> int | None:
        """Return how long what was said stands before the combinations are laid."""
        match event:
            case Said():
                return 0
            case Moved(_, source, target) if source == DISCARD_PILE and target != BOX:
                return 0
        return None


def _begins(cards: Sequence[Card]) -> list[int]:
    """Return before which cards of the own hand there is a gap: by suit, wilds apart, else by sets and runs."""
    return suits_apart([_WILDS if WILD[card] else SUIT[card] for card in cards]) or sets_apart(cards)


def _points(score: int) -> Counter:
    """Return the points of another seat; a small plate has room for a short unit, or for the number alone."""
    title = translate("Trio", "%n point(s)", None, score)
    return Counter("word", score, title, text=str(score), wide=(title, translate("Trio", "%n pt(s)", None, score)))
