"""How a deal of Triomphe ends, and with it perhaps the partie and the match (rulebook sections 7 to 9)."""

from collections.abc import Sequence
from functools import lru_cache
from operator import sub

from ludo.engine.cards import SUIT, Card
from ludo.engine.changes import append_changes, change_stage
from ludo.engine.events import DealEnded, Event, Happened, Paid, PartieEnded, new_event
from ludo.engine.frozen import new_tuple
from ludo.engine.places import POT, Seat, purse
from ludo.engine.refusals import Detail
from ludo.games.triomphe import rules, scoring
from ludo.games.triomphe.base import NOBODY_ACTS, TriompheBase
from ludo.games.triomphe.phases import ask, begin_deal
from ludo.games.triomphe.scoring import CONCEDED, VOLE, Scores
from ludo.games.triomphe.view import How, Outcome, TriompheStanding


def conceded(state: TriompheBase, side: int, events: list[Event] | None) -> None:
    """End a deal whose offer a side accepted; it marks one point (TRI-83)."""
    setting = state.setting
    tricks = scoring.tricks_of(state.takers, setting.options)
    _end_deal(state, "conceded", tricks, scoring.points_for(side, CONCEDED, setting.side_count), events)


def played(state: TriompheBase, events: list[Event] | None) -> None:
    """End a deal whose tricks are played or decided (TRI-60 to TRI-69); after a refusal the vole counts (TRI-84)."""
    refuser = state.refuser()
    tricks, points = state.setting.result(state.takers, refuser)
    how: How = "vole" if VOLE in points else "played"
    if refuser >= 0:
        how = "vole_made" if points[refuser] else "vole_missed"
    _end_deal(state, how, tricks, points, events)


def fault(state: TriompheBase, seat: Seat, card: Card, events: list[Event] | None) -> None:
    """Stop a deal in which a forbidden card was laid on a strict table, and fine the fault (TRI-90 to TRI-95)."""
    setting = state.setting
    if events is not None:
        held = state.held(seat) | 1 << card
        code = rules.fault_code(held, SUIT[state.trick[0]], state.stage.trump, card)
        events.append(Happened("fault", {"seat": seat, "code": code}))
    tricks = scoring.tricks_of(state.takers, setting.options)
    points = scoring.fault_points(setting.options, setting.teams.side_of[seat])
    _end_deal(state, "fault", tricks, points, events)


def _end_deal(state: TriompheBase, how: How, tricks: Scores, points: Scores, events: list[Event] | None) -> None:
    """Mark the points; the partie may be won (TRI-70), and the next dealer is named (TRI-26)."""
    setting = state.setting
    before = state.stage
    state.lawful = 0
    designator, candidates = setting.naming(before.dealer, state.takers[-1] if state.takers else -1)
    stage = before.copy()
    stage.outcome = outcome = new_tuple(Outcome, (how, tricks, points, designator, candidates))
    stage.scores = scores = tuple([before.scores[side] + points[side] for side in range(setting.side_count)])
    state.stage = stage
    if events is not None:
        events.append(deal_marked(outcome, setting.teams.sides))
        append_changes(events, before, stage, "outcome", "scores")
    winner = scoring.partie_winner(scores, setting.target)
    if winner is not None:
        _end_partie(state, winner, events)
    chips = state.stage.chips
    if chips is not before.chips_last_deal:
        change_stage(state, events, chips_last_deal=chips)
    if events is not None:
        gained = max(points)
        seats = setting.teams.sides[points.index(gained)] if gained > 0 else ()
        gains = tuple(map(sub, chips, before.chips_last_deal))
        events.append(new_event(DealEnded, (before.deal_number, how, seats, gains)))
    _pass_the_deal(state, designator, candidates, events)


def deal_marked(outcome: Outcome, sides: Sequence[tuple[Seat, ...]]) -> Happened:
    """Return the event of a deal that is scored, with its reason (TRI-60 to TRI-63, TRI-83, TRI-84, TRI-93).

    seats: those whose score changes, none if nobody's does; points: what they gain or lose; tricks: those that they
    took, or the most that a side took; tied: another side took as many, but later.
    """
    return _deal_marked(outcome.how, outcome.tricks, outcome.points, tuple(sides))


@lru_cache(1024)
def _deal_marked(how: How, tricks: Scores, points: Scores, sides: tuple[tuple[Seat, ...], ...]) -> Happened:
    side = next((side for side, gained in enumerate(points) if gained), None)
    count = max(tricks) if side is None else tricks[side]
    tied = how == "played" and side is not None and tricks.count(count) > 1
    details: dict[str, Detail] = {"how": how, "tricks": count, "tied": tied}
    if side is None:
        return Happened("deal-marked", {**details, "seats": (), "points": 0})
    return Happened("deal-marked", {**details, "seats": sides[side], "points": points[side]})


def _pass_the_deal(
    state: TriompheBase, designator: Seat, candidates: tuple[Seat, ...], events: list[Event] | None
) -> None:
    """Ask who names the next dealer, if there is a choice (TRI-26, TRI-27, TRI-73); after the match nobody."""
    if len(state.stage.winners) == state.setting.parties:
        ask(state, "over", NOBODY_ACTS, events)
        if events is not None:
            events.append(PartieEnded(standing(state).winners))
    elif len(candidates) == 1:
        begin_deal(state, candidates[0], events)
    else:
        ask(state, "next_dealer", designator, events)


def _end_partie(state: TriompheBase, side: int, events: list[Event] | None) -> None:
    """Share the cagnotte among a side that has reached the target (TRI-70, TRI-75)."""
    before = state.stage
    stage = before.copy()
    stage.winners = (*before.winners, side)
    stage.winner = side
    if before.pot:
        stage.chips = scoring.pay_out(before.chips, state.options, before.stake, side)
        stage.pot = 0
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "winners", "winner")
        seats = state.setting.teams.sides[side]
        events.append(Happened("partie-won", {"seats": seats}))
        if before.pot:
            share = scoring.share(state.options, before.stake)
            events += [Paid(share, POT, purse(seat)) for seat in seats]


def standing(state: TriompheBase) -> TriompheStanding:
    """Return points, parties and chips; the winners of the match when it is over (TRI-70, TRI-72)."""
    options = state.options
    stage = state.stage
    over, side = scoring.match_result(stage.winners, options)
    seats = () if side is None else state.setting.teams.sides[side]
    return TriompheStanding(over, seats, stage.chips, stage.scores, scoring.parties_won(stage.winners, options))
