"""The table of Trente-et-un: stock and discard pile, or the three open cards, large in the middle."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ludo.engine.events import Changed, Event, Happened, Moved, Turned
from ludo.engine.places import DISCARD_PILE, POT, STOCK, Place, Seat, hand, purse
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import HAND_SIZE, still_to_play
from ludo.games.trente_et_un.view import LAID_ASIDE, TABLE, trente_et_un_view
from ludo.ui.art.tokens import paint_life
from ludo.ui.games.arrangements import around, other_hand, own_hand, pile
from ludo.ui.games.trente_et_un.furniture import TrenteEtUnFurniture
from ludo.ui.games.trente_et_un.middle import Middle, middle_of
from ludo.ui.games.trente_et_un.shown_hands import RISEN, STEP, are_larger, shown_area
from ludo.ui.games.trente_et_un.values import counting
from ludo.ui.i18n import translate
from ludo.ui.table import z_order
from ludo.ui.table.contract import Counter, Layout, SeatMark, Spot
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import TALL, Needs, Room

_TILTS: Final = (-1.4, 0.8, -0.5, 1.6, 0.0)
"""How far discards lie askew, in degrees, one after the other."""
_ASIDE: Final = 0.55
"""Width of the pack that is not in play, by that of a card in the middle."""
_READABLE: Final = 0.2
"""From card to card of an old table, by their width."""
_DISCARDS: Final = 3
"""So many cards of the discard pile are drawn."""


class TrenteEtUnLayout(Layout):
    """See `ludo.ui.table.contract.Layout`."""

    furniture = TrenteEtUnFurniture

    def needs(self, view: AnyView) -> Needs:
        """Return what four cards and two large piles need."""
        return Needs(hand=4, middle=0.34, close=0.98, shown=True)

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        """Lay out hands, the middle, the dealer's first packet, the pack beside the dealer."""
        facts = trente_et_un_view(view).facts
        middle = middle_of(view, room)
        spots: dict[Place, list[Spot]] = {}
        for place, cards in view.zones.items():
            count = len(cards)
            match place.kind:
                case "hand" | "packet" if place.owner == room.bottom:
                    spots[place] = _risen(view, place, own_hand(room, count), inf)
                case "hand" | "packet":
                    where = room.seats[place.owner]
                    shown = count == HAND_SIZE == len(view.known(place))
                    spots[place] = other_hand(room, where, count)
                    if shown and are_larger(view, room):
                        area = shown_area(room, where)
                        spots[place] = _risen(view, place, _shown_hand(area.center(), area.height() / TALL), inf)
                    elif shown and room.fans:
                        free = where.fan.y() - room.back * TALL / 2 - where.plate.bottom()
                        most = inf if where.side == "top" else max(0.0, free)
                        spots[place] = _risen(view, place, _shown_hand(where.fan, room.back), most)
                case "stock" if middle.stock is not None:
                    spots[place] = pile(middle.stock, middle.width, count)
                case "discard" if middle.discard is not None:
                    spots[place] = _discards(middle.discard, middle.width, count)
                case "table":
                    spots[place] = [
                        Spot(at.x(), at.y(), middle.width, 0.0, z_order.LAID) for at in middle.table[:count]
                    ]
                case "stock":
                    spots[place] = pile(_aside(view, middle, -1), middle.width * _ASIDE, count)
                case "laid_aside":
                    spots[place] = _laid_aside(_aside(view, middle, 1), middle.width * _ASIDE, count)
                case "box":
                    dealer = facts.dealer if facts.dealer >= 0 else room.bottom
                    spots[place] = pile(room.seats[dealer].deck, room.seats[dealer].pack, count)
                case _:
                    pass
        return spots

    def marks(self, view: AnyView) -> Mapping[Seat, SeatMark]:
        """Return turn, dealer, lives, who knocked, who has a turn left in the last round, who is out."""
        shown = trente_et_un_view(view)
        facts, setting = shown.facts, setting_of(shown.options)
        skipped = facts.frozen if setting.is_36 and setting.skips_bound else ()
        playing = facts.outcome is None and view.turn.must is not None
        waiting = still_to_play(facts.lives, facts.on_turn, facts.closer, skipped) if playing else ()
        marks = {}
        for seat in range(view.options.players):
            held, lives = view.chips.get(purse(seat), 0), facts.lives[seat]
            closed = _closed(setting.is_36) if facts.closer == seat else ""
            spoken = [] if setting.is_36 or not closed else [closed]
            if seat in waiting:
                spoken.append(translate("Trente-et-un", "one more turn"))
            marks[seat] = SeatMark(
                turn=view.turn.must == seat,
                dealer=facts.dealer == seat,
                roles=(closed,) if setting.is_36 and closed else (),
                cards=len(view.cards(hand(seat))),
                counters=_counters(held if lives else 0, shown.options.chips, spoken),
                note=_note(lives, held),
                lit=seat in waiting,
                out=not lives,
            )
        return marks

    def ground(self, view: AnyView, room: Room) -> QRectF:
        """Return the area around the middle."""
        wide = min(room.middle.width(), max(room.middle.height() * 2.1, middle_of(view, room).wide * 1.5))
        return around(room.middle.center(), wide, room.middle.height() + 4)

    def areas(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return where cards can be dropped: anywhere in the middle."""
        place = TABLE if setting_of(trente_et_un_view(view).options).is_36 else DISCARD_PILE
        return {place: self.ground(view, room)}

    def pause(self, event: Event, durations: Durations) -> int | None:
        """Return how long to wait: hands are shown one after the other, and seen before anybody pays."""
        match event:
            case Moved(_, source, target) if source == STOCK and target == DISCARD_PILE:
                return durations.travel // 2
            case Turned(place, _) if place.kind == "hand":
                return durations.travel
            case Changed("on_turn", -1) | Happened("life-lost"):
                return durations.hold
        return None

    def chip_spot(self, place: Place, view: AnyView, room: Room) -> QPointF | None:
        """Return where the pot lies."""
        return middle_of(view, room).pot.center() if place == POT else None

    def paint_chip(self, painter: QPainter, rect: QRectF, worth: int) -> None:
        """Paint a life on its way to the pot."""
        paint_life(painter, rect)


def _aside(view: AnyView, middle: Middle, side: int) -> QPointF:
    """Return where the pack lies that is not in play; beside it, below, tables that all have pushed away."""
    shift = middle.width * _ASIDE * TALL * 0.52 if view.cards(LAID_ASIDE) else 0.0
    return QPointF(middle.aside.x(), middle.aside.y() + side * shift)


def _laid_aside(at: QPointF, width: float, count: int) -> list[Spot]:
    """Lay out old tables: the last one can be read, the others lie below it."""
    steps = [(number % HAND_SIZE - 1) * _READABLE for number in range(count)]
    return [Spot(at.x() + step * width, at.y(), width, 0.0, z_order.PILE) for step in steps]


def _discards(at: QPointF, width: float, count: int) -> list[Spot]:
    """Lay out the discard pile: its uppermost cards, a little askew."""
    first = max(0, count - _DISCARDS)
    return [
        Spot(at.x(), at.y(), width, _TILTS[number % len(_TILTS)] if number else 0.0, z_order.PILE)
        for number in range(first, count)
    ]


def _shown_hand(at: QPointF, width: float) -> list[Spot]:
    """Lay out the hand of another seat that everybody may read: every index is seen."""
    steps = [(n - (HAND_SIZE - 1) / 2) * STEP * width for n in range(HAND_SIZE)]
    return [Spot(at.x() + step, at.y(), width, 0.0, z_order.FAN) for step in steps]


def _risen(view: AnyView, place: Place, spots: list[Spot], most: float) -> list[Spot]:
    """Return where a hand lies once all are shown: the cards that count a little higher, `most` so many pixels."""
    cards, facts = view.known(place), trente_et_un_view(view).facts
    if place.kind != "hand" or facts.on_turn >= 0 or len(cards) != len(spots):
        return spots
    count = counting(view, cards)
    return [
        spot._replace(y=spot.y - min(most, spot.width * RISEN)) if card in count else spot
        for card, spot in zip(cards, spots, strict=True)
    ]


def _closed(is_36: bool) -> str:
    """Return what the player has done after whom the last round is played."""
    return translate("Trente-et-un", "has passed") if is_36 else translate("Trente-et-un", "has knocked")


def _counters(held: int, chips: int, spoken: Sequence[str]) -> tuple[Counter, ...]:
    """Return the coins of a seat with the places of those that it has paid.

    spoken: what fist and light show, for those who do not see them.
    """
    counters = [Counter("word", 1, text, text=" ") for text in spoken]
    if held:
        counters.append(Counter("life", held, translate("Trente-et-un", "%n chip(s)", None, held), of=chips))
    return tuple(counters)


def _note(lives: int, held: int) -> str:
    if not lives:
        return translate("Trente-et-un", "out")
    return "" if held else translate("Trente-et-un", "last chance")
