"""The table of Trut: much room, the trick in the middle, counters as on a café table."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from ludo.engine.cards import Card
from ludo.engine.events import Changed, Event, Moved
from ludo.engine.places import BOX, STOCK, TRICK, Place, Seat, hand, purse
from ludo.engine.turns import seats_from
from ludo.engine.views import AnyView
from ludo.games.trut.rules import ROTTEN, STRENGTH, judge_trick, side_of
from ludo.games.trut.view import TrutFacts, trut_view
from ludo.ui.games.arrangements import around, crossed, loose_cross, other_hand, own_hand, packet, pile, trick_width
from ludo.ui.games.trut.furniture import TrutFurniture, deck_spot, tray_rect
from ludo.ui.i18n import translate
from ludo.ui.table.contract import Layout, SeatMark, Spot, Team
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import TALL, Needs, Room

_PUT_BY = 0.54
"""Width of the cards of a finished trick, by that of a card in the middle."""
_SHOWN = 0.32
"""How much of each card of a packet is seen."""


class TrutLayout(Layout):
    """See `ludo.ui.table.contract.Layout`."""

    furniture = TrutFurniture

    def needs(self, view: AnyView) -> Needs:
        """Return what three cards and a trick need."""
        return Needs(hand=3, middle=0.34)

    def clockwise(self, view: AnyView) -> bool:
        """Return whether the option says clockwise (TRU-05)."""
        return bool(trut_view(view).options.direction == "clockwise")

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        """Lay out hands, trick, tricks won at their side, rotten ones crossed, the pack beside the dealer."""
        facts = trut_view(view).facts
        spots: dict[Place, list[Spot]] = {}
        for place, cards in view.zones.items():
            count = len(cards)
            match place.kind:
                case "hand" if place.owner == room.bottom:
                    spots[place] = own_hand(room, count)
                case "hand":
                    spots[place] = other_hand(room, room.seats[place.owner], count)
                case "trick":
                    leader = facts.leaders[-1] if facts.leaders else 0
                    laid = seats_from(leader, view.options.players)[:count]
                    spots[place] = loose_cross(room, laid, trick_width(room))
                case "taken":
                    spots[place] = self._taken(facts, room, place, count, view)
                case "rotten":
                    spots[place] = self._rotten(facts, room, place, count)
                case "stock" | "box":
                    dealer = facts.dealer if facts.dealer >= 0 else room.bottom
                    spots[place] = pile(deck_spot(room, dealer), room.seats[dealer].pack, count)
                case _:
                    pass
        return spots

    def _taken(self, facts: TrutFacts, room: Room, place: Place, count: int, view: AnyView) -> list[Spot]:
        """Lay out a trick won beside the counters of its side, every index readable."""
        width = room.unit * _PUT_BY
        height = width * TALL
        nth = sum(1 for number, side in enumerate(facts.results) if side == place.owner and number < place.number)
        tray = tray_rect(room, view, place.owner)
        wide = width * (1 + _SHOWN * (count - 1))
        below = tray.top() < room.area.center().y()
        y = tray.bottom() + 8 + height / 2 if below else tray.top() - 10 - height / 2
        return packet(tray.right() - wide - nth * (wide + 10), y, width, count, _SHOWN)

    def _rotten(self, facts: TrutFacts, room: Room, place: Place, count: int) -> list[Spot]:
        """Lay out a rotten trick crossed, to the left of the present trick."""
        width = room.unit * _PUT_BY
        half = width * (0.72 + 0.06 * count)
        number = sum(1 for side in facts.results if side == ROTTEN)
        nth = sum(1 for before, side in enumerate(facts.results) if side == ROTTEN and before < place.number)
        middle = room.middle.center()
        trick = trick_width(room) * (1.1 if len(room.seats) == 2 else 1.6)
        x = max(middle.x() - trick - half, room.middle.left() + half)
        y = middle.y() + (nth - (number - 1) / 2) * min(2 * half, room.middle.height() / 2.2)
        return crossed(QPointF(x, y), width, count)

    def marks(self, view: AnyView) -> Mapping[Seat, SeatMark]:
        """Return turn, dealer, leader of the trick, partner, cards and chips of every seat."""
        facts = trut_view(view).facts
        marks = {}
        leader = facts.leaders[-1] if view.cards(TRICK) and facts.leaders else -1
        for seat in range(view.options.players):
            cards = len(view.cards(hand(seat)))
            chips = view.chips.get(purse(seat), 0) if trut_view(view).options.stake else None
            partner = view.seat is not None and seat != view.seat and side_of(seat) == side_of(view.seat)
            marks[seat] = SeatMark(
                turn=view.turn.must == seat,
                dealer=facts.dealer == seat,
                leader=leader == seat,
                partner=partner,
                team=self._team(view, seat),
                cards=cards,
                chips=chips,
                note=self._note(facts, seat),
            )
        return marks

    def _team(self, view: AnyView, seat: Seat) -> Team | None:
        """Return the side of a seat where sides are of two."""
        if view.options.players == 2:
            return None
        side = side_of(seat)
        if view.seat is None:
            return Team(side, translate("Trut", "First side") if side == 0 else translate("Trut", "Second side"))
        ours = side == side_of(view.seat)
        return Team(side, translate("Trut", "your side") if ours else translate("Trut", "the other side"))

    def _note(self, facts: TrutFacts, seat: Seat) -> str:
        if facts.phase == "fortial" and seat not in facts.looked:
            return translate("Trut", "has not looked")
        if facts.truter == seat:
            return translate("Trut", "has truted")
        return ""

    def ground(self, view: AnyView, room: Room) -> QRectF:
        """Return the area where tricks are played."""
        wide = min(room.middle.height() * 1.75, room.middle.width())
        return around(room.middle.center(), wide, room.middle.height() + 4)

    def areas(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return the drop area of the trick."""
        return {TRICK: self.ground(view, room)}

    def winning(self, view: AnyView) -> Mapping[Place, int]:
        """Return the card that makes the trick, once all have laid theirs; none if it is rotten."""
        laid = view.known(TRICK)
        if len(laid) < view.options.players:
            return {}
        judged = judge_trick(tuple(STRENGTH[card] for card in laid), trut_view(view).options.pourri_leader == "last")
        return {} if judged.is_rotten else {TRICK: judged.leader}

    def sorted_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card]:
        """Return the strongest card first."""
        return sorted(cards, key=lambda card: (-STRENGTH[card], card))

    def pause(self, event: Event, durations: Durations) -> int | None:
        """Return how long a finished trick stays before the counters move."""
        match event:
            case Moved(_, source, target) if source == TRICK and target != BOX:
                return durations.hold
            case Moved(_, source, target) if target == STOCK and source.kind == "hand":
                return durations.travel // 2
            case Changed("scores", _):
                return durations.travel // 2
        return None
