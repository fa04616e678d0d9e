"""From hand to hand: who deals, who stakes, how a hand and a night end."""

from typing import TYPE_CHECKING

from ludo.engine.cards import HEARTS
from ludo.engine.events import DealEnded, Event, Happened, Paid, PartieEnded
from ludo.engine.places import Seat
from ludo.games.tripoli import chips, rules, scoring
from ludo.games.tripoli.rules import POT, seats_in
from ludo.games.tripoli.view import LATER_POTS, Outcome, space

if TYPE_CHECKING:
    from ludo.games.tripoli.state import TripoliState


def begin_hand(state: "TripoliState", due: Seat, events: list[Event]) -> None:
    """`due` is to deal: who plays, then the stakes (TRP-92, TRP-93). If nobody can play, the night can only end."""
    options = state.options
    line_up = rules.hand_line_up(options, state.balances, due)
    if line_up is None:
        state.set(events, "asked", (due,))
        state.set(events, "phase", "between")
        return
    dealer, sitting = line_up
    state.set(events, "dealer", dealer)
    state.set(events, "sitting", sitting)
    state.set(events, "asked", ())
    if options.cosmo:
        state.set(events, "phase", "windows")
    else:
        state.set(events, "layout", rules.layout(options, HEARTS))
        state.set(events, "pay_suit", HEARTS)
        stake_antes(state, events)


def stake_antes(state: "TripoliState", events: list[Event]) -> None:
    """Everybody puts chips on every space, on top of what lies there (TRP-10, TRP-11); then the deal is due."""
    chips.stake_antes(state, seats_in(state.options.players, state.dealer + 1, state.sitting), events)
    state.set(events, "phase", "shuffle")


def end_hand(state: "TripoliState", outcome: Outcome, events: list[Event]) -> None:
    """A hand is over: another one, or the end of the night, is a matter of the table (TRP-93, TRP-95)."""
    state.set(events, "outcome", outcome)
    _settle(state, outcome.how, () if outcome.winner is None else (outcome.winner,), events)
    state.set(events, "asked", (state.next_dealer(),))
    state.set(events, "phase", "between")


def _settle(state: "TripoliState", how: str, winners: tuple[Seat, ...], events: list[Event]) -> None:
    """What everybody gained since the deal before ended, bought chips left aside."""
    now = state.results()
    gains = tuple([new - old for new, old in zip(now, state.settled, strict=True)])
    state.set(events, "settled", now)
    events.append(DealEnded(state.deal, how, winners, gains))


def stop(state: "TripoliState", events: list[Event]) -> None:
    """End the partie (TRP-95). If too few can stake, everybody takes part in what follows (TRP-97)."""
    due = (state.dealer + 1) % state.options.players
    if rules.hand_line_up(state.options, state.balances, due) is None:
        state.set(events, "sitting", ())
    close(state, due, events)


def close(state: "TripoliState", due: Seat, events: list[Event]) -> None:
    """The end of the night: what lies on the board is played for or shared (TRP-96 to TRP-99).

    due: the seat to which the rotation of the deal has come.
    """
    takers = seats_in(state.options.players, due, state.sitting)
    state.set(events, "dealer", takers[0])
    state.set(events, "asked", ())
    if not any(state.board):
        _end_night(state, events)
    elif state.options.closing == "share" or len(takers) == 1:
        _share_out(state, events)
        _end_night(state, events)
    else:
        state.set(events, "closing", 1)
        state.set(events, "phase", "shuffle")


def _share_out(state: "TripoliState", events: list[Event]) -> None:
    """Equal shares, odd chips one each from the dealer's left (TRP-99); a single player takes all (TRP-97)."""
    takers = seats_in(state.options.players, state.dealer + 1, state.sitting)
    chips.gather_into_pot(state, events)
    shares = scoring.share(state.board[POT], takers, odd_ones=True)
    events.append(Happened("board-shared", {"seats": takers}))
    for seat, amount in shares.items():
        chips.take(state, seat, POT, amount, events)
    state.set(events, "deal", state.deal + 1)
    _settle(state, "share", (), events)


def begin_closing_round(state: "TripoliState", events: list[Event]) -> None:
    """The chips of the board become pots before the first round; each round has its own (TRP-96 to TRP-98)."""
    pot = space(rules.spaces(state.options)[POT])
    later = state.later_pots
    if state.closing == 1:
        chips.gather_into_pot(state, events)
        later = scoring.closing_pots(state.board[POT], state.options.closing_pots)[1:]
        if later:
            state.board[POT] -= sum(later)
            events.append(Paid(sum(later), pot, LATER_POTS))
    else:
        state.board[POT] += later[0]
        events.append(Paid(later[0], LATER_POTS, pot))
        later = later[1:]
    state.set(events, "later_pots", later)


def end_closing_round(state: "TripoliState", events: list[Event]) -> None:
    """The next pot with the next dealer, or the end of the night (TRP-97, TRP-98)."""
    _settle(state, "closing", state.winners, events)
    if state.later_pots:
        state.set(events, "dealer", seats_in(state.options.players, state.dealer + 1, state.sitting)[0])
        state.set(events, "closing", state.closing + 1)
        state.set(events, "phase", "shuffle")
    else:
        _end_night(state, events)


def _end_night(state: "TripoliState", events: list[Event]) -> None:
    state.set(events, "phase", "over")
    events.append(PartieEnded(state.standing().winners))
