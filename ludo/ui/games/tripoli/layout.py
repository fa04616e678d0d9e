"""The table of Tripoli: the board in the middle, and before it what is laid: runs, poker cards, the spare hand."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from ludo.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, rank_of, suit_of
from ludo.engine.drafts import Tray
from ludo.engine.events import Changed, Event, Happened, Moved, Paid, Turned
from ludo.engine.places import BOX, Place, Seat
from ludo.engine.views import AnyView
from ludo.games.tripoli.rules import KITTY, PACK_SIZE, POKER_SIZE, POT
from ludo.games.tripoli.view import BOARDS, HAND, LAID, PURSE, SPARE, TripoliView, tripoli_view
from ludo.ui.games.arrangements import around, other_hand, own_hand, pile, right_of, suits_apart
from ludo.ui.games.tripoli import showdown
from ludo.ui.games.tripoli.furniture import TripoliFurniture
from ludo.ui.games.tripoli.plan import SPARE_STEP, Plan, plan_for
from ludo.ui.games.tripoli.rosette import space_rect
from ludo.ui.games.tripoli.runs import current_run, plays_of
from ludo.ui.i18n import translate
from ludo.ui.table import z_order
from ludo.ui.table.contract import Layout, SeatMark, Spot
from ludo.ui.table.durations import Durations
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.geometry import RISE, TALL, Needs, Room
from ludo.ui.table.trays import tray_areas, tray_width

_FIRST_OF_RUN = z_order.LAID - 5
"""Cards of a run lie one upon the other, whoever laid them."""
_SUITS = (SPADES, HEARTS, CLUBS, DIAMONDS)
"""Black and red take turns in the hand."""
_RISEN = 0.12
"""How far the hand rises that wins the pot, by the width of a card."""
_STEP_FORWARD = 1.0
"""How far poker cards step forward, by how far a card under the pointer rises: what they are is said below them."""


class TripoliLayout(Layout):
    """See `ludo.ui.table.contract.Layout`."""

    furniture = TripoliFurniture

    def needs(self, view: AnyView) -> Needs:
        """Return what the board and the largest hand need (TRP-14)."""
        players = view.options.players
        return Needs(hand=-(-PACK_SIZE // (players + 1)), middle=0.36)

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        """Lay out hands, poker cards, the run, earlier runs before their players, spare hand and pack."""
        shown, plan = tripoli_view(view), plan_for(room)
        in_middle = showdown.in_the_middle(shown, room)
        spots: dict[Place, list[Spot]] = {}
        for place, cards in view.zones.items():
            count = len(cards)
            match place.kind:
                case "hand" if place.owner == room.bottom:
                    spots[place] = _own(room, view, count)[1]
                case "hand":
                    spots[place] = _other_hand(room, place.owner, count, bool(view.cards(Place("apart", place.owner))))
                case "apart" if place.owner == room.bottom:
                    row = _own(room, view, len(view.cards(HAND[place.owner])))[0]
                    spots[place] = _as_hand(row, view.known(place))
                case "apart":
                    shown_five = view.known(place)
                    if len(shown_five) == count and place.owner in in_middle:
                        five = _as_hand(list(in_middle[place.owner].cards), shown_five)
                        spots[place] = _risen(five) if place.owner in shown.facts.winners else five
                        continue
                    spots[place] = _as_hand(_apart(room, place.owner, count, len(shown_five) == count), shown_five)
                case "laid":
                    spots[place] = _laid(shown, plan, room, place.owner)
                case "spare":
                    spots[place] = _spare(shown, plan, count)
                case "box":
                    dealer = shown.facts.dealer if shown.facts.dealer >= 0 else room.bottom
                    spots[place] = pile(room.seats[dealer].deck, room.seats[dealer].pack, count)
                case _:
                    pass
        return spots

    def marks(self, view: AnyView) -> Mapping[Seat, SeatMark]:
        """Return turn, dealer, leader of the run, cards and chips of every seat."""
        shown = tripoli_view(view)
        facts = shown.facts
        run = current_run(shown) if facts.phase == "michigan" else []
        marks = {}
        for seat in range(view.options.players):
            cards = len(view.cards(HAND[seat]))
            marks[seat] = SeatMark(
                turn=view.turn.must == seat,
                dealer=facts.dealer == seat,
                leader=bool(run) and run[0][0] == seat,
                cards=cards,
                chips=view.chips.get(PURSE[seat], 0),
                note=_note(shown, seat),
                out=seat in facts.sitting_out or (facts.phase == "poker" and seat in facts.folded),
            )
        return marks

    def areas(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return where cards can be dropped: the run, the tray of the poker, the spare hand, kitty and pot."""
        shown, plan = tripoli_view(view), plan_for(room)
        spaces = BOARDS[shown.options.cosmo]
        return {
            LAID[room.bottom]: plan.board.united(plan.strip),
            SPARE: plan.strip if _offered(shown) else around(plan.dead, plan.small, plan.small * TALL),
            spaces[KITTY]: space_rect(plan.board, KITTY),
            spaces[POT]: space_rect(plan.board, POT),
        }

    def tray_areas(self, trays: Sequence[Tray], view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return the place of the poker cards: in the strip."""
        strip = plan_for(room).strip
        usual = tray_areas(trays, room)
        areas = {}
        for tray in trays:
            height = min(strip.height(), usual[tray.place].height())
            width = min(strip.width(), tray_width(POKER_SIZE, height, room, text_scale()))
            areas[tray.place] = around(strip.center(), width, height)
        return areas

    def chip_spot(self, place: Place, view: AnyView, room: Room) -> QPointF | None:
        """Return the middle of a space of the board."""
        spaces = BOARDS[tripoli_view(view).options.cosmo]
        return space_rect(plan_for(room).board, spaces.index(place)).center() if place in spaces else None

    def fixtures(self, view: AnyView, room: Room) -> Sequence[QRectF]:
        board = plan_for(room).board
        return [space_rect(board, space) for space in range(POT + 1)]

    def sorted_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card]:
        """Return the cards by suit, the lowest first: it is the one that may be led (TRP-83)."""
        return sorted(cards, key=lambda card: (_SUITS.index(suit_of(card)), card))

    def pause(self, event: Event, durations: Durations) -> int | None:
        """Return how long to wait before payments and showdowns, so that each is seen by itself."""
        match event:
            case Turned(place, cards) if place.kind == "apart" and None not in cards:
                return durations.hold  # hands are shown one after the other
            case Changed("winners", winners) if winners:
                return durations.hold
            case Happened("claimed" | "collected" | "stopped" | "spare-sold"):
                return durations.travel
            case Happened("pot-won" | "went-out" | "blocked" | "board-shared"):
                return durations.hold
            case Paid(_, source, target) if source.kind == "pot" and target.kind == "purse":
                return durations.travel // 2
            case Paid(_, source, target) if source.kind == target.kind == "purse":
                return durations.travel // 2
            case Changed("layout", _):
                return durations.travel
            case Moved(_, source, _) if source.kind == "apart":
                return durations.hold
            case Moved(_, _, target) if target == BOX:
                return durations.travel // 2
            case Moved(_, _, target) if target.kind == "laid":
                return durations.travel // 3
        return None

    def halt(self, events: Sequence[Event]) -> int | None:
        """Return before which event hands that were shown are taken up again."""
        if not any(isinstance(event, Happened) and event.code == "exposed" for event in events):
            return None
        moves = ((number, event.source) for number, event in enumerate(events) if isinstance(event, Moved))
        return next((number for number, source in moves if source.kind == "apart"), None)


def _own(room: Room, view: AnyView, count: int) -> tuple[list[Spot], list[Spot]]:
    """Lay out the own poker cards, a step forward, and the rest of the hand beside them."""
    five = len(view.cards(Place("apart", room.bottom)))
    others = suits_apart([suit_of(card) for card in view.known(HAND[room.bottom])])
    begins = [number + five for number in others]
    spots = own_hand(room, five + count, [five, *begins] if five and count else begins)
    forward = room.own * TALL * RISE * _STEP_FORWARD
    return [spot._replace(y=spot.y - forward, depth=z_order.HAND - 1) for spot in spots[:five]], spots[five:]


def _other_hand(room: Room, seat: Seat, count: int, stepped: bool) -> list[Spot]:
    """Lay out the hand of another seat; further off where poker cards lie before it (`stepped`)."""
    spots = other_hand(room, room.seats[seat], count)
    if not stepped:
        return spots
    where = room.seats[seat]
    top = where.side == "top"
    up = room.back * 0.06 if top else 0.0  # elsewhere the plate is above
    behind = [spot._replace(x=spot.x - room.back * 0.3, y=spot.y - up) for spot in spots]
    return right_of(behind, (where.plate.right() if top else room.area.left()) + 2)


def _apart(room: Room, seat: Seat, count: int, shown: bool) -> list[Spot]:
    """Lay out the poker cards of another seat, before its hand; those that are shown larger, so that they are read."""
    where = room.seats[seat]
    width = room.back
    if not shown and not room.fans:
        return other_hand(room, where, count)
    if not shown:
        half = width * (0.5 + 0.1 * (count - 1))
        x = min(where.fan.x() + width * 0.3, room.area.right() - half - 2)
        y = where.fan.y() + width * 0.12
        return [Spot(x + (n - (count - 1) / 2) * width * 0.2, y, width, 0.0, z_order.FAN + 1) for n in range(count)]
    width = showdown.width_before_player(room)
    step = width * showdown.STEP
    half = (width + step * (count - 1)) / 2
    x = where.fan.x() + where.toward.x() * width * 0.5
    if where.side == "top":
        x = max(x, where.plate.right() + 6 + half)
    x = min(max(x, room.area.left() + half + 4), room.area.right() - half - 4)
    y = where.fan.y() + where.toward.y() * width * 0.3
    return [Spot(x + (n - (count - 1) / 2) * step, y, width, 0.0, z_order.LAID) for n in range(count)]


def _risen(five: list[Spot]) -> list[Spot]:
    """Return where the five cards lie that win the pot: a little higher than the others."""
    return [spot._replace(y=spot.y - spot.width * _RISEN) for spot in five]


def _as_hand(spots: list[Spot], cards: Sequence[Card]) -> list[Spot]:
    """Return the spots by card so that poker cards lie as one reads them: pairs first, then the highest."""
    if len(cards) != len(spots):
        return spots
    ranks = [rank_of(card) for card in cards]
    order = sorted(range(len(cards)), key=lambda n: (-ranks.count(ranks[n]), -ranks[n], cards[n]))
    places = {n: position for position, n in enumerate(order)}
    return [spots[places[n]]._replace(depth=spots[0].depth - len(cards) + places[n]) for n in range(len(cards))]


def _laid(view: TripoliView, plan: Plan, room: Room, seat: Seat) -> list[Spot]:
    """Lay out what a seat has laid: cards of the run in the strip, those of earlier runs before it."""
    run = current_run(view)
    laid = [spot._replace(depth=_FIRST_OF_RUN + n) for n, spot in enumerate(plan.run(len(run)))]
    row = dict(zip([card for _, card in run], laid, strict=False))
    put_by: list[Card] = [card for other, card in plays_of(view) if other == seat and card not in row]
    deck = room.seats[seat].deck
    spots = []
    for card in view.cards(LAID[seat]):
        if card in row:
            spots.append(row[card])
        else:
            number = put_by.index(card) if card in put_by else 0
            shift = min(number, 12) * 0.9
            spots.append(Spot(deck.x() + shift, deck.y() - shift, plan.small, 0.0, z_order.PUT_BY))
    return spots


def _offered(view: TripoliView) -> bool:
    """Is the spare hand what everybody looks at?"""
    return view.facts.phase in ("spare", "bid")


def _spare(view: TripoliView, plan: Plan, count: int) -> list[Spot]:
    """Lay out the spare hand: a row of backs while it is traded, afterwards a pile put by."""
    if _offered(view):
        return plan.row(count, SPARE_STEP)
    return [
        Spot(plan.dead.x() + min(n, 4), plan.dead.y() - min(n, 4), plan.small, 0.0, z_order.PUT_BY)
        for n in range(count)
    ]


def _note(view: TripoliView, seat: Seat) -> str:
    """Return what a plate says besides name and chips."""
    facts = view.facts
    if seat in facts.sitting_out:
        return translate("Tripoli", "sits out")
    if facts.phase == "poker" and seat in facts.folded:
        return translate("Tripoli", "folded")
    if facts.phase in ("bid", "suit_bid"):
        if seat == facts.bidder:
            return translate("Tripoli", "offers {chips}").format(chips=facts.bid)
        if seat not in facts.asked and not (facts.phase == "bid" and seat == facts.dealer):
            return translate("Tripoli", "passes")
    if facts.phase == "poker" and not view.chips.get(PURSE[seat], 0):
        return translate("Tripoli", "all in")
    return ""
