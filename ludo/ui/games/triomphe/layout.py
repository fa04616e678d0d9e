"""The table of Triomphe: the trick in the middle, the turn-up half under the stock, partners' hands open."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ludo.engine.cards import Card
from ludo.engine.events import Changed, Event, Happened, Moved
from ludo.engine.places import BOX, POT, STOCK, TRICK, Place, Seat, hand, purse
from ludo.engine.turns import seats_from
from ludo.engine.views import AnyView
from ludo.games.triomphe.duty import best_card, leader
from ludo.games.triomphe.teams import teams_of
from ludo.games.triomphe.view import GIVEN, TURN_UP, TURNED, TriompheView, drawn, triomphe_view
from ludo.ui.games.arrangements import around, other_hand, own_hand, pile
from ludo.ui.games.triomphe.furniture import TriompheFurniture, parties_note
from ludo.ui.games.triomphe.hand_order import strongest_first
from ludo.ui.games.triomphe.middle import middle_of, stock_place, trick_spot, trick_spots
from ludo.ui.games.triomphe.packets import FAN, PACKETS, open_hand, packet
from ludo.ui.games.triomphe.results import number_text
from ludo.ui.i18n import translate
from ludo.ui.table.contract import Counter, Layout, SeatMark, Spot, Team
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import Needs, Room

MOST_PIPS: Final = 5
"""So many points are shown as pips on a plate."""
BACKS: Final = {"": "", "red": "lattice-red", "blue": "lattice-blue"}
"""The back of the pack in use, by its colour (TRI-28)."""


class TriompheLayout(Layout):
    """See `ludo.ui.table.contract.Layout`."""

    furniture = TriompheFurniture

    def needs(self, view: AnyView) -> Needs:
        """Return what a trick needs, and with teams the open hands of partners, which must be read."""
        if triomphe_view(view).options.teams == "individual":
            return Needs(middle=0.32, fan=2.0 if view.options.players < 5 else 2.0 + PACKETS, narrow=2.0)
        return Needs(back=0.6, fan=FAN + PACKETS, narrow=FAN, middle=0.3)

    def clockwise(self, view: AnyView) -> bool:
        """Return False: play goes anticlockwise (TRI-37)."""
        return False

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        """Lay out hands, trick, tricks won before their takers, stock and turn-up, drawn cards, the pack."""
        known = triomphe_view(view)
        back = BACKS[known.facts.colour]
        spots = {place: self._lay(known, room, place, len(cards)) for place, cards in view.zones.items()}
        return {place: [spot._replace(back=back) for spot in laid] for place, laid in spots.items() if laid}

    def _lay(self, view: TriompheView, room: Room, place: Place, count: int) -> Sequence[Spot]:
        facts = view.facts
        middle = middle_of(room)
        stock = stock_place(middle, room, facts.phase == "pillage")
        match place.kind:
            case "hand" if place.owner == room.bottom:
                return own_hand(room, count)
            case "hand" if self._open(view, place.owner):
                return open_hand(room, place.owner, count)
            case "hand":
                return other_hand(room, room.seats[place.owner], count)
            case "trick":
                return trick_spots(middle, room, list(seats_from(leader(view), view.options.players))[:count])
            case "drawn":
                return [trick_spot(middle, room, place.owner, fan) for fan in range(count)]
            case "taken":
                return self._taken(view, room, place, count)
            case "stock":
                return stock.stock(count)
            case "turn_up":
                return [stock.turn_up()]
            case "turned":
                return [stock.turned()]
            case "given":
                return stock.given(count)
            case "box" if facts.dealer < 0:
                return stock.stock(count)
            case "box":
                return pile(room.seats[facts.dealer].deck, room.seats[facts.dealer].pack, count)
        return []

    def _open(self, view: TriompheView, seat: Seat) -> bool:
        """Does the viewer see the hand of this seat, as that of a partner (TRI-06)?"""
        return view.seat is not None and seat in teams_of(view.options).mates[view.seat]

    def _taken(self, view: TriompheView, room: Room, place: Place, count: int) -> Sequence[Spot]:
        """Lay out a trick won as a squared packet before the player who took it."""
        takers = view.facts.takers
        if place.number >= len(takers):  # on the way from one view to the next the trick comes before its taker
            takers = (*takers, teams_of(view.options).sides[place.owner][0])
        seat = takers[place.number]
        nth = sum(1 for before in takers[: place.number] if before == seat)
        return packet(room, seat, nth, count, view.options.teams != "individual")

    def marks(self, view: AnyView) -> Mapping[Seat, SeatMark]:
        """Return turn, dealer, leader of the trick, partner, cards, chips and points of every seat.

        Nobody is a partner before the teams have been drawn.
        """
        known = triomphe_view(view)
        facts = known.facts
        led = leader(known) if view.cards(TRICK) else -1
        teams = teams_of(known.options)
        alone = known.options.teams == "individual"
        in_teams = not alone and facts.phase != "team_draw"
        mates = teams.mates[view.seat] if view.seat is not None and in_teams else ()
        titles = translate("Triomphe", "first team"), translate("Triomphe", "second team")
        marks = {}
        for seat in range(known.options.players):
            side = teams.side_of[seat]
            marks[seat] = SeatMark(
                turn=view.turn.must == seat,
                dealer=facts.dealer == seat,
                leader=led == seat,
                partner=seat != view.seat and seat in mates,
                cards=0 if None not in view.cards(hand(seat)) else len(view.cards(hand(seat))),
                chips=view.chips.get(purse(seat), 0) if known.options.stake else None,
                roles=self._roles(known, seat),
                team=Team(side, titles[side]) if in_teams else None,
                counters=(_points(known, side),) if alone else (),
            )
        return marks

    def chip_spot(self, place: Place, view: AnyView, room: Room) -> QPointF | None:
        """Return where the chips of the kitty lie: below the trump sign."""
        sign = middle_of(room).sign
        return QPointF(sign.center().x(), sign.bottom() + 20 * room.scale) if place == POT else None

    def winning(self, view: AnyView) -> Mapping[Place, int]:
        """Return the card that is winning the trick, or that won the draw."""
        known = triomphe_view(view)
        if known.facts.phase == "designate":
            place = drawn(known.facts.designator)
            return {place: len(view.cards(place)) - 1}
        return {TRICK: known.known(TRICK).index(best_card(known))} if known.known(TRICK) else {}

    def sorted_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card]:
        """Return the hand with trumps first, each suit from its strongest card down."""
        return strongest_first(triomphe_view(view), cards)

    def _roles(self, view: TriompheView, seat: Seat) -> tuple[str, ...]:
        """Return what a seat does besides, and the parties that a single player has won."""
        facts = view.facts
        if facts.conceder == seat:
            return (translate("Triomphe", "gave it up"),)
        if facts.phase == "pillage" and view.turn.must == seat:
            return (translate("Triomphe", "plunders"),)
        alone = view.options.teams == "individual"
        return tuple(filter(None, (parties_note(view, seat),))) if alone and seat in facts.winners else ()

    def ground(self, view: AnyView, room: Room) -> QRectF:
        """Return the area where tricks are played."""
        middle = middle_of(room)
        wide = 2 * (middle.centre.x() - middle.stock.x()) + 3.2 * middle.side
        wide = min(wide, room.middle.width())
        return around(middle.centre, wide, min(room.middle.height() + 4, wide))

    def areas(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return the drop area of the trick, and in a plunder that of the cards given up."""
        areas = {TRICK: self.ground(view, room)}
        if view.cards(GIVEN):
            stock = stock_place(middle_of(room), room, triomphe_view(view).facts.phase == "pillage")
            areas[GIVEN] = stock.given_area(len(view.cards(GIVEN)))
        return areas

    def pause(self, event: Event, durations: Durations) -> int | None:
        """Return how long a finished trick, a draw or a card turned stays before what comes next."""
        match event:
            case Moved(_, source, target) if source == TRICK and target != BOX:
                return durations.hold
            case Moved(_, source, target) if source == BOX and target in (TURN_UP, STOCK):
                return durations.travel // 2
            case Moved(_, source, target) if source == STOCK and target == TURNED:
                return durations.travel
            case Moved(_, source, target) if target == BOX and source.kind == "drawn":
                return 2 * durations.hold
            case Happened("draw-again") | Happened("draw-won") | Happened("teams-drawn") | Happened("fault"):
                return durations.hold
            case Changed("scores", _):
                return durations.travel // 2
        return None


def _points(view: TriompheView, side: int) -> Counter:
    """Return the points of a player as pips, in figures where they are too many or below zero."""
    points, target = view.facts.scores[side], view.options.target
    title = translate("Triomphe", "%n point(s)", None, points)
    if 0 <= points <= target <= MOST_PIPS:
        return Counter("disc", points, title, target)
    return Counter("disc", points, title, text=f"{number_text(points)}/{target}")
