"""Trut for two players as the solved strategy plays it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ludo.bots.trut import strategy_file
from ludo.bots.trut.deal_history import Line
from ludo.bots.trut.strategy import Strategy
from ludo.engine.actions import PLAYS, Action
from ludo.engine.events import Event, Moved, Said
from ludo.engine.offers import Offers
from ludo.engine.places import TRICK, hand
from ludo.games.trut.actions import BRELAN, CALLS, DEUX_PAREILLES, FOLD, FOLLOW, GO, NO_GO, TRUT_CALL
from ludo.games.trut.determinize import tricks_of
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.rules import STRENGTH, at_fortial
from ludo.games.trut.scoring import Score, Scores
from ludo.games.trut.view import TrutView

SOLVED: Final = TrutOptions()
"""The options for which the tables hold exactly."""
_WORDS: Final = {"trut": 0, "deux_pareilles": 1, "brelan": 2}
_ANNOUNCEMENTS: Final = (TRUT_CALL, DEUX_PAREILLES, BRELAN)
_CALL_WORDS: Final = frozenset(call.word for call in CALLS)

Chances = list[tuple[Action | None, float]]
"""Actions (None: to let the moment pass) and how likely each is."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What a seat of two knows: its role, its hand in strengths, what has happened, and the score, opener's first.

    last: by role, is it one point short of the partie? Where no fortial is played the score does not say so.
    """

    role: int
    rest: tuple[int, ...]
    line: Line
    score: Scores
    phase: str
    last: tuple[bool, bool] = (False, False)

    @property
    def strategy(self) -> Strategy:
        """Return the strategy for the score."""
        return strategy_file.strategy(self.score)

    def follows(self, called: Line, player: int, rest: tuple[int, ...], strategy: Strategy) -> float:
        """Return the chance that a player follows: by the strategy, but for who would lose the partie by a fold."""
        return 1.0 if self.last[1 - player] else strategy.answer(called, player, rest)

    def cards(self, line: Line, rest: tuple[int, ...]) -> dict[int, float]:
        """Return the chances of laying each card. Where every deal decides the partie a call adds nothing, and what
        comes after it was never learned: cards are laid as if nobody had called."""
        return self.strategy.cards(replace(line, caller=None, word=0) if all(self.last) else line, rest)


def duel_of(view: TrutView, history: Iterable[Event]) -> Duel:
    """Return what the seat of a view knows."""
    facts, seat = view.facts, view.seat
    assert seat is not None
    opener = (facts.dealer + 1) % 2
    role = (seat - opener) % 2
    rest = tuple(sorted(STRENGTH[card] for card in view.known(hand(seat))))
    cards = tuple(STRENGTH[card] for trick in tricks_of(view) for _, card in trick)
    scores = (facts.scores[opener], facts.scores[1 - opener])
    if facts.truter < 0:
        line = Line(cards, went=facts.went)
    else:
        line = Line(cards, (facts.truter - opener) % 2, laid_before_call(history), _WORDS[facts.call])
    score = solved_score(view.options, scores, facts.fortial is not None)
    last = at_fortial(view.options, scores[0]), at_fortial(view.options, scores[1])
    return Duel(role, rest, line, score, facts.phase, last)


def laid_before_call(history: Iterable[Event]) -> int:
    """Return how many cards had been laid when somebody truted."""
    laid = 0
    for event in history:
        if isinstance(event, Moved) and event.target == TRICK:
            laid += len(event.cards)
        elif isinstance(event, Said) and event.code in _CALL_WORDS:
            break
    return laid


def solved_score(options: TrutOptions, scores: Scores, fortial: bool) -> Scores:
    """Return the score of the solved game at which a side has as far to go.

    fortial: a side has to decide; without that no score is returned at which it would.
    """

    def solved(score: Score) -> Score:
        to_go = min(max(options.truts_to_win - score.truts, 1), SOLVED.truts_to_win)
        points = min(max(options.points_per_trut - score.points, 1), SOLVED.points_per_trut)
        return Score(SOLVED.truts_to_win - to_go, SOLVED.points_per_trut - points)

    first, second = (solved(score) for score in scores)
    if fortial or (first == second):
        return first, second
    last = Score(SOLVED.truts_to_win - 1, SOLVED.points_per_trut - 1)
    before = Score(last.truts, last.points - 1)
    return (before if first == last else first), (before if second == last else second)


def chances(duel: Duel, strategy: Strategy, offers: Offers, cards: Iterable[int], must: bool) -> Chances:
    """Return what the strategy does, among what is offered; cards: those in the hand."""
    match duel.phase:
        case "fortial":
            return _either(GO, NO_GO, strategy.go(duel.rest))
        case "answer":
            return _either(FOLLOW, FOLD, duel.follows(duel.line, duel.role, duel.rest, strategy))
        case _:
            found: Chances = []
            if TRUT_CALL in offers:
                found = calls(duel, strategy, offers)
            silent = 1 - sum(chance for _, chance in found)
            if not must:
                return [*found, (None, silent)]
            by_strength = {STRENGTH[card]: PLAYS[card] for card in sorted(cards, reverse=True)}
            lay = strategy.cards(duel.line, duel.rest)
            return [*found, *((by_strength[card], silent * chance) for card, chance in lay.items())]


def calls(duel: Duel, strategy: Strategy, offers: Offers) -> Chances:
    """Return how likely each call is."""
    call = strategy.call(duel.line, duel.role, duel.rest)
    plain: Chances = [(TRUT_CALL, call.calls)]
    if not call.announces:
        return plain
    announcement = _ANNOUNCEMENTS[3 - len(set(duel.rest))]
    if announcement not in offers:
        return plain
    return [(TRUT_CALL, call.calls * (1 - call.announces)), (announcement, call.calls * call.announces)]


def _either(yes: Action, no: Action, chance: float) -> Chances:
    return [(yes, chance), (no, 1 - chance)]


def draw(chances: Chances, luck: Random) -> Action | None:
    """Return one of the actions by lot."""
    drawn = luck.random() * sum(chance for _, chance in chances)
    for action, chance in chances:
        drawn -= chance
        if drawn < 0:
            return action
    return max(chances, key=lambda one: one[1])[0]
