"""From deal to deal: who deals, who stakes, how a deal and the partie end."""

from ludo.engine.cards import HEARTS
from ludo.engine.changes import append_changes, change, change_stage
from ludo.engine.events import DealEnded, Event, Happened, Paid, PartieEnded
from ludo.engine.places import Seat
from ludo.games.tripoli import chips, rules, scoring
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.phases import ask, enter
from ludo.games.tripoli.rules import POT
from ludo.games.tripoli.view import LATER_POTS, Outcome


def begin_deal(state: TripoliBase, due: Seat, events: list[Event] | None, absent: tuple[Seat, ...] = ()) -> None:
    """Find who plays, then take the stakes (TRP-92, TRP-93). If nobody can play, the partie can only end.

    due: the seat whose turn to deal it is. absent: who has left a real table.
    """
    options = state.setting.options
    line_up = rules.deal_line_up(options, state.balances, due, absent)
    if line_up is None:
        ask(state, (due,), events)
        enter(state, "between", events)
        return
    dealer, sitting_out = line_up
    change(state, events, "dealer", dealer)
    change(state, events, "sitting_out", sitting_out)
    ask(state, (), events)
    if options.cosmo:
        enter(state, "windows", events)
    else:
        if state.stage.pay_suit != HEARTS:
            change_stage(state, events, layout=rules.layout(options, HEARTS), pay_suit=HEARTS)
        stake_antes(state, events)


def stake_antes(state: TripoliBase, events: list[Event] | None) -> None:
    """Put chips on every space, on top of what lies there (TRP-10, TRP-11); then the pack is shuffled."""
    chips.stake_antes(state, state.seats(state.dealer + 1), events)
    enter(state, "shuffle", events)


def end_deal(state: TripoliBase, outcome: Outcome, events: list[Event] | None) -> None:
    """End a deal; whether another follows is a matter of the table (TRP-93, TRP-95)."""
    change(state, events, "outcome", outcome)
    _tell_end(state, outcome.how, () if outcome.winner is None else (outcome.winner,), events)
    ask(state, (state.next_dealer(),), events)
    enter(state, "between", events)


def _tell_end(state: TripoliBase, how: str, winners: tuple[Seat, ...], events: list[Event] | None) -> None:
    """Append what everybody gained since the deal before ended, bought chips left aside."""
    before, now = state.chips_last_deal, state.results()
    change(state, events, "chips_last_deal", now)
    if events is not None:
        gains = tuple([chips - before[seat] for seat, chips in enumerate(now)])
        events.append(DealEnded(state.stage.deal_number, how, winners, gains))


def stop(state: TripoliBase, pots: int, events: list[Event] | None, absent: tuple[Seat, ...] = ()) -> None:
    """End the partie (TRP-95). If too few can stake, everybody takes part in what follows (TRP-97).

    pots: in how many pots what lies on the board is played for, 0 if the option counts (TRP-98). absent: who has left a
    real table, and takes part in nothing.
    """
    if pots:
        change_stage(state, events, pots=pots)
    due = (state.dealer + 1) % state.setting.players
    if rules.deal_line_up(state.setting.options, state.balances, due, absent) is None:
        change(state, events, "sitting_out", absent)
    close(state, due, events)


def close(state: TripoliBase, due: Seat, events: list[Event] | None) -> None:
    """Play for what lies on the board, or share it, and end the partie (TRP-96 to TRP-99).

    due: the seat to which the rotation of the deal has come.
    """
    takers = state.seats(due)
    change(state, events, "dealer", takers[0])
    ask(state, (), events)
    if not any(state.board):
        end_partie(state, events)
    elif state.setting.options.closing == "share" or len(takers) == 1:
        share_out(state, events)
        end_partie(state, events)
    else:
        _set_closing(state, 1, events)
        enter(state, "shuffle", events)


def _set_closing(state: TripoliBase, number: int, events: list[Event] | None) -> None:
    """Begin a closing round of this number."""
    before = state.stage
    stage = before.copy()
    stage.closing = number
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "closing")


def share_out(state: TripoliBase, events: list[Event] | None) -> None:
    """Give equal shares, odd chips one each from the dealer's left (TRP-99); a single player takes all (TRP-97)."""
    takers = state.seats(state.dealer + 1)
    chips.gather_into_pot(state, events)
    shares = scoring.share(state.board[POT], takers, odd_ones=True)
    if events is not None:
        events.append(Happened("board-shared", {"seats": takers}))
    for seat, amount in shares.items():
        chips.take(state, seat, POT, amount, events)
    change_stage(state, events, deal_number=state.stage.deal_number + 1)
    _tell_end(state, "share", (), events)


def begin_closing_round(state: TripoliBase, events: list[Event] | None) -> None:
    """Make pots of the chips of the board before the first round; each round has its own (TRP-96 to TRP-98)."""
    pot = state.setting.places[POT]
    later = state.stage.later_pots
    if state.stage.closing == 1:
        chips.gather_into_pot(state, events)
        later = scoring.closing_pots(state.board[POT], state.stage.pots or state.setting.options.closing_pots)[1:]
        if later:
            state.board[POT] -= sum(later)
            if events is not None:
                events.append(Paid(sum(later), pot, LATER_POTS))
    else:
        state.board[POT] += later[0]
        if events is not None:
            events.append(Paid(later[0], LATER_POTS, pot))
        later = later[1:]
    before = state.stage
    stage = before.copy()
    stage.later_pots = later
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "later_pots")


def end_closing_round(state: TripoliBase, events: list[Event] | None) -> None:
    """Go on with the next pot and the next dealer, or end the partie (TRP-97, TRP-98)."""
    _tell_end(state, "closing", state.winners, events)
    if state.stage.later_pots:
        dealer = state.seats(state.dealer + 1)[0]
        change(state, events, "dealer", dealer)
        _set_closing(state, state.stage.closing + 1, events)
        enter(state, "shuffle", events)
    else:
        end_partie(state, events)


def end_partie(state: TripoliBase, events: list[Event] | None) -> None:
    """End the partie as it stands."""
    enter(state, "over", events)
    if events is not None:
        events.append(PartieEnded(state.standing().winners))
