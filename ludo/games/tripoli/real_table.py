"""A partie of Tripoli with real cards: what happened at the table is reported, and the chips move as in play.

The state is that of any partie, but nobody's cards are in it. What cards decide (claims, the best hand, who goes out
with how many cards left in other hands) comes from reports; all else is done by the functions that play uses.
"""

from collections.abc import Mapping
from typing import assert_never

from ludo.engine.changes import change_stage
from ludo.engine.events import Event
from ludo.engine.masks import BIT, CardSet, mask_of
from ludo.engine.places import Seat
from ludo.games.tripoli import chips, flow, michigan, partie, paycards, poker, reports, rules, scoring, trade
from ludo.games.tripoli.actions import Windows
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.phases import ask, enter
from ludo.games.tripoli.state import TripoliState, start


def start_table(options: TripoliOptions) -> "RealTable":
    """Return a table at which nothing has been reported yet."""
    return RealTable(start(options))


class RealTable:
    """A partie as far as it has been reported.

    state: chips, dealer, who takes part, the betting; it holds no cards. leader: who leads first in `play`, else -1.
    absent: who has left, and takes part in nothing any more.
    """

    __slots__ = ("absent", "leader", "state", "step")
    state: TripoliState
    step: reports.Step
    leader: Seat
    absent: tuple[Seat, ...]

    def __init__(
        self, state: TripoliState, step: reports.Step = "dealer", leader: Seat = -1, absent: tuple[Seat, ...] = ()
    ) -> None:
        self.state = state
        self.step = step
        self.leader = leader
        self.absent = absent

    def clone(self) -> "RealTable":
        """Return a copy that shares nothing that changes."""
        return RealTable(self.state.clone(), self.step, self.leader, self.absent)

    @property
    def options(self) -> TripoliOptions:
        """The options of the partie."""
        return self.state.setting.options

    def undecided(self, ranks: Mapping[Seat, int]) -> tuple[Seat, ...]:
        """Return who competes for the lowest layer of the pot that these ranks leave open, nobody if there is none.

        A layer that only one player is entitled to is theirs, whatever their hand (TRP-70).
        """
        state = self.state
        for layer in scoring.layers(state.base, state.put, state.still_in()):
            if len(layer.entitled) > 1 and not any(seat in ranks for seat in layer.entitled):
                return layer.entitled
        return ()

    def shown_hands(self, shown: reports.Shown) -> tuple[CardSet, ...]:
        """Return the cards shown in stage one, by seat."""
        layout = self.state.stage.layout
        hands = [0] * self.state.setting.players
        for card, seat in zip(layout.cards, shown.holders, strict=True):
            if seat is not None:
                hands[seat] |= BIT[card]
        for suit, seat in enumerate(shown.sequences):
            if seat is not None:
                hands[seat] |= mask_of(rules.sequence_cards(layout, suit))
        return tuple(hands)

    def plays_with(self, laid: reports.Laid) -> tuple[tuple[Seat, int], ...]:
        """Return the cards reported in stage three before these, without those that are reported again."""
        return tuple(play for play in self.state.plays if play[1] not in laid.cards)

    def apply(self, report: reports.Report, events: list[Event] | None) -> None:
        """Move the chips for a report that `report_checks` lets through; append what happened to `events`."""
        state = self.state
        match report:
            case reports.Carried(_, board):
                state.board = list(board)
            case reports.Stacks(stacks):
                self._lay_stacks(stacks, events)
            case reports.Dealer(seat):
                partie.begin_deal(state, seat, events, self.absent)
                self._go_on(events)
            case reports.BoardShows(layout):
                flow.by_luck(state, Windows(layout), events)
                self._go_on(events)
            case reports.SpareHand(buyer, amount):
                if buyer is not None:
                    state.bidder, state.bid = buyer, amount
                    trade.pay_for_spare(state, events)
                self._begin_pay_suit(events)
            case reports.PaySuit(bidder, amount, suit):
                if bidder is not None and suit is not None:
                    state.bidder, state.bid = bidder, amount
                    trade.pay_for_suit(state, events)
                    trade.set_pay_suit(state, suit, events)
                self._begin_claims(events)
            case reports.Shown():
                state.hands = self.shown_hands(report)
                paycards.pay_claims(state, events)
                state.hands = (0,) * state.setting.players
                self._begin_poker(events)
            case reports.Wager(seat, action):
                poker.bet(state, seat, action, events)
                if poker.is_uncontested(state):
                    poker.take_uncontested(state, events)
                    self._end_poker(events)
                elif not state.asked:
                    self.step = "showdown"
            case reports.Showdown(ranks):
                values = {seat: -rank for seat, rank in enumerate(ranks) if rank is not None}
                lowest = min(values.values()) - 1
                poker.award_pot(state, {seat: values.get(seat, lowest) for seat in state.still_in()}, events)
                self._end_poker(events)
            case _:
                self._apply_later(report, events)

    def _apply_later(self, report: reports.LaterReport, events: list[Event] | None) -> None:
        """Do what is reported in stage three and between two deals."""
        state = self.state
        match report:
            case reports.Laid(seat, cards):
                state.plays = self.plays_with(report)
                for card in cards:
                    state.plays += ((seat, card),)
                    michigan.collect(state, seat, events)
            case reports.LeadPassed(seats):
                for seat in seats:
                    michigan.pay_fine(state, seat, events)
            case reports.WentOut(seat, left):
                michigan.go_out(state, seat, left, events)
                self._go_on(events)
            case reports.Blocked(left):
                for seat in state.seats(self.leader):
                    michigan.pay_fine(state, seat, events)
                michigan.end_blocked(state, left, events)
                self._go_on(events)
            case reports.NextDeal():
                partie.begin_deal(state, (state.dealer + 1) % state.setting.players, events, self.absent)
                self._go_on(events)
            case reports.Close():
                partie.stop(state, 0, events, self.absent)
                self._go_on(events)
            case reports.InPots(number):
                partie.stop(state, number, events, self.absent)
                self._go_on(events)
            case reports.Leave():
                partie.end_partie(state, events)
                self._go_on(events)
            case _:
                assert_never(report)

    def leave(self, seat: Seat) -> None:
        """Take somebody out of all deals from the next one on; what they have before them is theirs."""
        self.absent = tuple(sorted({*self.absent, seat}))
        self.state.sitting_out = tuple(sorted({*self.state.sitting_out, seat}))

    def sit_down(self, seat: Seat) -> None:
        """Seat somebody on a chair again."""
        self.absent = tuple(other for other in self.absent if other != seat)
        self.state.sitting_out = tuple(other for other in self.state.sitting_out if other != seat)

    def end(self, events: list[Event] | None, *, returned: bool) -> None:
        """End the partie in the middle of whatever happens: bets that nobody has won yet go back.

        returned: what lies on the board is shared among who takes part (TRP-99); else it stays there.
        """
        state = self.state
        if self.step in ("betting", "showdown"):
            for seat, amount in enumerate(state.put):
                chips.take(state, seat, rules.POT, amount, events)
        if state.stage.later_pots:
            state.board[rules.POT] += sum(state.stage.later_pots)
            change_stage(state, events, later_pots=())
        if returned and any(state.board):
            partie.share_out(state, events)
        partie.end_partie(state, events)
        self._go_on(events)

    def _lay_stacks(self, stacks: tuple[int, ...], events: list[Event] | None) -> None:
        """Set the chips before everybody; what they have won or lost stays as it is."""
        state = self.state
        pairs = zip(stacks, state.balances, state.stage.bought, strict=True)
        change_stage(state, events, bought=tuple(bought + now - held for now, held, bought in pairs))
        state.balances = list(stacks)

    def _go_on(self, events: list[Event] | None) -> None:
        """Go on where the partie stands: cards that are due are taken as dealt."""
        state = self.state
        self.leader = -1
        match state.phase:
            case "shuffle":
                self._deal(events)
            case "windows" | "between" | "over" as phase:
                self.step = phase
            case phase:
                raise AssertionError(phase)

    def _deal(self, events: list[Event] | None) -> None:
        state = self.state
        flow.forget_last_deal(state, events)
        if state.stage.closing:
            partie.begin_closing_round(state, events)
            self._begin_poker(events)
        elif state.setting.options.spare_trade:
            self.step = "spare"
            enter(state, "bid", events)
        else:
            self._begin_pay_suit(events)

    def _begin_pay_suit(self, events: list[Event] | None) -> None:
        if self.state.setting.suit_auction:
            self.step = "pay_suit"
            self.state.bidder, self.state.bid = -1, 0
            enter(self.state, "suit_bid", events)
        else:
            self._begin_claims(events)

    def _begin_claims(self, events: list[Event] | None) -> None:
        if self.state.setting.by_play:
            self._begin_poker(events)
        else:
            self.step = "claims"

    def _begin_poker(self, events: list[Event] | None) -> None:
        state = self.state
        if state.setting.options.cosmo and not state.stage.closing:
            self._begin_play(events)
        else:
            self.step = "betting" if poker.open_betting(state, events) else "showdown"

    def _end_poker(self, events: list[Event] | None) -> None:
        state = self.state
        ask(state, (), events)
        if state.stage.closing:
            partie.end_closing_round(state, events)
            self._go_on(events)
        else:
            self._begin_play(events)

    def _begin_play(self, events: list[Event] | None) -> None:
        self.step = "play"
        self.leader = michigan.first_leader(self.state)
        enter(self.state, "michigan", events)
