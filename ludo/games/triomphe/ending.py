"""How a hand of Triomphe ends, and with it perhaps the partie and the match (rulebook sections 7 to 9)."""

from operator import add, sub
from typing import TYPE_CHECKING

from ludo.engine.cards import SUIT, Card
from ludo.engine.events import Changed, DealEnded, Event, Happened, Paid, PartieEnded, new_event
from ludo.engine.places import POT, Seat, purse
from ludo.games.triomphe import rules, scoring
from ludo.games.triomphe.rules import TRICKS
from ludo.games.triomphe.scoring import CONCEDED, VOLE, Scores
from ludo.games.triomphe.stages import ask, begin_hand
from ludo.games.triomphe.view import Outcome

if TYPE_CHECKING:
    from ludo.games.triomphe.state import TriompheState


def refusing_side(state: "TriompheState") -> int | None:
    """The side that has refused an offer and is bound to the vole (TRI-84)."""
    return 1 - rules.table(state.options).of[state.conceder] if state.refused else None


def conceded(state: "TriompheState", side: int, events: list[Event]) -> None:
    """A side accepted an offer and marks one point (TRI-83)."""
    _end_hand(state, "conceded", scoring.points_for(side, CONCEDED, len(state.scores)), events)


def played(state: "TriompheState", events: list[Event]) -> None:
    """The tricks are counted; those missing because the hand is decided go to anybody (TRI-60 to TRI-69, TRI-84)."""
    takers = state.takers + state.takers[-1:] * (TRICKS - len(state.takers))
    refuser = refusing_side(state)
    points = scoring.hand_points(takers, state.options, refuser)
    vole = VOLE in points
    if refuser is None:
        _end_hand(state, "vole" if vole else "played", points, events)
    else:
        _end_hand(state, "vole_made" if points[refuser] else "vole_missed", points, events)


def fault(state: "TriompheState", seat: Seat, card: Card, events: list[Event]) -> None:
    """A forbidden card was laid on a strict table: the hand stops and is fined (TRI-90 to TRI-95)."""
    code = rules.fault(state.held(seat) | 1 << card, SUIT[state.trick[0]], state.trump, card)
    events.append(Happened("fault", {"seat": seat, "code": code}))
    side = rules.table(state.options).of[seat]
    _end_hand(state, "fault", scoring.fault_points(state.options, side), events)


def _end_hand(state: "TriompheState", how: str, points: Scores, events: list[Event]) -> None:
    """Mark the points; the partie may be won (TRI-70), and the next dealer is named (TRI-26)."""
    options = state.options
    takers = state.takers
    designator, candidates = rules.naming(options, state.dealer, takers[-1] if takers else None)
    state.outcome = Outcome(how, scoring.tricks_of(takers, options), points, designator, candidates)
    events.append(new_event(Changed, ("outcome", state.outcome)))
    state.set(events, "scores", tuple(map(add, state.scores, points)))
    winner = scoring.partie_winner(state.scores, options.target)
    if winner is not None:
        _end_partie(state, winner, events)
    gained = max(points)
    seats = rules.sides(options)[points.index(gained)] if gained > 0 else ()
    gains = tuple(map(sub, state.chips, state.settled))
    state.set(events, "settled", state.chips)
    events.append(new_event(DealEnded, (state.hand, how, seats, gains)))
    _pass_the_deal(state, designator, candidates, events)


def _pass_the_deal(state: "TriompheState", designator: Seat, candidates: tuple[Seat, ...], events: list[Event]) -> None:
    """Somebody names the next dealer, if there is a choice (TRI-26, TRI-27, TRI-73); after the match nobody does."""
    if len(state.winners) == state.options.parties:
        ask(state, "over", None, events)
        events.append(PartieEnded(state.standing().winners))
    elif len(candidates) == 1:
        begin_hand(state, candidates[0], events)
    else:
        ask(state, "next_dealer", designator, events)


def _end_partie(state: "TriompheState", side: int, events: list[Event]) -> None:
    """A side has reached the target (TRI-70): it shares the cagnotte (TRI-75)."""
    state.set(events, "winners", (*state.winners, side))
    state.set(events, "winner", side)
    events.append(Happened("partie-won", {"side": side}))
    if state.pot:
        share = scoring.share(state.options)
        seats = rules.sides(state.options)[side]
        state.chips = tuple(held + (share if seat in seats else 0) for seat, held in enumerate(state.chips))
        state.pot = 0
        events.extend(Paid(share, POT, purse(seat)) for seat in seats)
