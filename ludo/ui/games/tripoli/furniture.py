"""Everything on the cloth of Tripoli that is no card: the board, chips on their way, bets, signs."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ludo.engine.masks import mask_of
from ludo.engine.places import Place, Seat
from ludo.engine.views import AnyView
from ludo.games.tripoli.rules import PAIR_SPACE, POT, SEQUENCE_SPACE, has_sequence
from ludo.games.tripoli.view import APART, BOARDS, HAND, SPARE, TripoliView, tripoli_view
from ludo.session.chairs import Chair
from ludo.ui.art.style import CardStyle
from ludo.ui.games.tripoli import readouts, showdown
from ludo.ui.games.tripoli.board import Board
from ludo.ui.games.tripoli.own_chips import OwnChips
from ludo.ui.games.tripoli.plan import SPARE_STEP, Plan, bet_point, plan_for
from ludo.ui.games.tripoli.runs import current_run, wanted_card
from ludo.ui.games.tripoli.signs import ChipSign, Tag, WantedCard
from ludo.ui.games.tripoli.spaces import space_rule
from ludo.ui.table import z_order
from ludo.ui.table.contract import Furniture, Spot, hull
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import TALL, Room
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.focus_release import discard
from ludo.ui.wording.names import Names, names_of

_OF_CARDS: Final = 0.6
"""How large signs beside cards are at least, by the scale of the cards."""


class TripoliFurniture(Furniture):
    """See `ludo.ui.table.contract.Furniture`."""

    def __init__(self, parent: QWidget) -> None:
        assert isinstance(parent, TableWidget)
        self._table = parent
        self._board = Board(parent, self._style)
        self._wanted = WantedCard(parent, self._style)
        self._bid = ChipSign(parent)
        self._own_chips = OwnChips(parent)
        self._bets: dict[Seat, ChipSign] = {}
        self._tags: dict[Place, Tag] = {}
        self._room: Room | None = None
        self._view: TripoliView | None = None
        self._names = Names(())
        self._board.show()

    def _style(self) -> CardStyle:
        return self._table.pack.style

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        self._room = room
        self._names = names_of(chairs, view.seat)
        self._view = tripoli_view(view)
        self._board.place(plan_for(room).board, room.scale, plan_for(room.usual).board if room.usual else None)
        self._board.show_amounts(_amounts(self._view))
        self._show(self._view)

    def follow(self, view: AnyView, durations: Durations) -> int:
        """Show the next view: the spaces that pay glow, and numbers count; return how long that takes."""
        before, after = self._view, tripoli_view(view)
        self._view = after
        rest = 0
        if before is not None and before.chips != after.chips:
            amounts = _amounts(after)
            paying = [space for space, amount in enumerate(_amounts(before)) if amount > amounts[space]]
            if paying:
                self._board.glow(paying, durations.hold + durations.token)
            rest = self._board.count_to(amounts, durations.token)
        self._show(after)
        return rest

    def finish(self) -> None:
        self._board.stop_glow()
        self._board.finish_counting()

    def remove(self) -> None:
        own = (self._own_chips, self._own_chips.dragged)
        discard((self._board, self._wanted, self._bid, *own, *self._bets.values(), *self._tags.values()))

    # what a view shows

    def _show(self, view: TripoliView) -> None:
        if self._room is None:
            return
        plan = plan_for(self._room)
        self._show_pay(view)
        self._show_wanted(view, plan)
        self._show_bid(view, plan, self._room)
        self._show_bets(view, self._room)
        self._show_hands(view, self._room)

    def _show_pay(self, view: TripoliView) -> None:
        undecided = view.options.pay_suit == "auction" and view.facts.phase in (
            "shuffle",
            "spare",
            "bid",
            "suit_bid",
            "suit",
        )
        rules = [space_rule(space, view.options) for space in range(POT + 1)]
        self._board.show_pay(view.facts.layout, undecided, _held(view), rules)

    def _show_wanted(self, view: TripoliView, plan: Plan) -> None:
        run = current_run(view)
        if view.facts.phase != "michigan":
            self._wanted.hide()
            return
        spot = plan.run(len(run))[len(run)]
        card = wanted_card(view)
        ended = bool(run) if card is None else readouts.is_gone(view, card)
        self._wanted.show_card(card, ended, spot, readouts.wanted_text(view))

    def _show_bid(self, view: TripoliView, plan: Plan, room: Room) -> None:
        facts, text = view.facts, readouts.offer_text(view, self._names)
        if not text:
            self._bid.hide()
            return
        name = self._names.name(facts.bidder)
        at = plan.strip.center()
        if facts.phase == "bid":
            spare = plan.row(len(view.cards(SPARE)), SPARE_STEP)
            half = (spare[-1].x - spare[0].x + plan.card) / 2 if spare else 0.0
            high = plan.card * TALL / 2
            below = plan.strip.height() / 2 - high > 64 * room.scale
            at += QPointF(0, high + 34 * room.scale) if below else QPointF(half + 46 * room.scale, 0)
        self._bid.show_amount(facts.bid, name, text, at, room.scale, room.area)
        for where in room.seats.values():
            self._bid.leave(where.plate)

    def _show_bets(self, view: TripoliView, room: Room) -> None:
        inside = room.area
        for seat, put in enumerate(view.facts.put):
            text = readouts.bet_text(view, seat, self._names)
            if not text:
                if seat in self._bets:
                    self._bets[seat].hide()
                continue
            sign = self._bets.get(seat)
            if sign is None:
                sign = self._bets[seat] = ChipSign(self._table)
                sign.level += room.far  # above the pack, whose dealer has bet as well
            most = inf if room.far else room.seats[seat].plate.height()
            sign.show_amount(put, "", text, bet_point(room, seat), _beside_cards(room, 1.0), inside, most)
            if not room.far or room.seats[seat].side == "top":
                sign.leave(room.seats[seat].plate)
                sign.rise_above(room.status)

    def _show_hands(self, view: TripoliView, room: Room) -> None:
        """Say below the poker cards that are shown what they are."""
        facts = view.facts
        wanted: dict[Place, tuple[str, bool]] = {}
        in_middle = showdown.in_the_middle(view, room)
        self._board.setVisible(not in_middle)  # nothing lies below hands that are shown
        for seat in range(view.options.players):
            five = readouts.five_text(view, seat)
            if five:
                wanted[APART[seat]] = (five, seat in facts.winners)
        spots: Mapping[Place, Sequence[Spot]] = self._table.game_layout.spots(view, room) if wanted else {}
        for place in [place for place in self._tags if place not in wanted]:
            self._tags.pop(place).deleteLater()
        for place, (text, best) in wanted.items():
            tag = self._tags.get(place)
            if tag is None:
                tag = self._tags[place] = Tag(self._table)
                tag.level = z_order.HAND + 1 if place.owner == room.bottom else z_order.LAID + 2
            if place.owner in in_middle:
                name = self._names.name(place.owner)
                tag.show_hand(name, "" if room.far else text, best, in_middle[place.owner].cell, room.scale)
                continue
            cards = hull(spots[place])
            foot = room.hand.bottom() if place.owner == room.bottom else room.area.bottom()
            below = QRectF(cards.left(), cards.bottom() + 1, cards.width(), foot - cards.bottom() - 1)
            tag.show_text(text, best, below, _beside_cards(room, 1.2), room.area)


def _beside_cards(room: Room, most: float) -> float:
    """Return how large signs on and beside cards are: modest, but never small for the cards, nor seen from afar."""
    return room.scale if room.far else max(min(room.scale, most), _OF_CARDS * room.scale)


def _amounts(view: TripoliView) -> list[int]:
    """Return the chips of the board by space."""
    return [view.chips.get(place, 0) for place in BOARDS[view.options.cosmo]]


def _held(view: TripoliView) -> set[int]:
    """Return the spaces whose cards the viewer holds, as long as that may still be worth something."""
    claimed = view.facts.phase in ("select", "poker", "michigan", "between", "over")
    if view.seat is None or (claimed and view.options.pay_collect == "stage_one"):
        return set()
    cards = set(view.known(HAND[view.seat])) | set(view.known(APART[view.seat]))
    pay = view.facts.layout
    held = {space for space, card in enumerate(pay.cards) if card in cards}
    if set(pay.pair) <= cards:
        held.add(PAIR_SPACE)
    if has_sequence(mask_of(cards), pay.sequence):
        held.add(SEQUENCE_SPACE)
    return held
