"""What offers are worth to a seat of four: hidden hands are imagined, and the cards laid by simple rules.

The others are taken to call and to answer by the rules of thumb of `baseline`: what a call says about its caller's
hand, and whether anybody would follow, is asked of those.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import Hurried, iterations
from ludo.bots.trut import baseline, tables
from ludo.bots.trut.duel import solved_score
from ludo.engine.actions import Action, Play
from ludo.engine.places import Seat
from ludo.games.trut import scoring
from ludo.games.trut.actions import CALLS, FOLD, FOLLOW, GO, NO_GO, TRUT_CALL
from ludo.games.trut.determinize import determinize, tricks_of
from ludo.games.trut.rules import ROTTEN, STRENGTH, TRICKS, deal_over, deal_winner, judge_trick, side_of
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import TrutView, trut_view

SELDOM: Final = 0.05
"""How likely a call is with a hand that does not call for it."""
GOOD: Final = 6
"""The strength from which a card of the partner's is trusted to make the trick."""

Samples = list[tuple[Action | None, list[float]]]


class World(NamedTuple):
    """Hands that fit what is known, in strengths by seat, and the state they were drawn in."""

    hands: tuple[tuple[int, ...], ...]
    state: TrutState


class Mind(NamedTuple):
    """What a seat would think by the rules of thumb with its hand: call now, follow a trut, go at the fortial."""

    calls: bool
    follows: bool
    goes: bool


@dataclass
class Quartet:
    """The rest of a deal as a seat imagines it; reads: it takes calls and answers of the others into account."""

    view: TrutView
    luck: Random
    worlds: int
    reads: bool
    budget: int | None
    hurried: Hurried
    _minds: dict[tuple[Seat, tuple[int, ...]], Mind] = field(default_factory=dict)

    def values(self, request: DecisionRequest) -> Samples:
        """Return samples of the chance to win the partie after each offer, with the same hands for all."""
        worlds = self._imagined()
        match self.view.facts.phase:
            case "answer":
                return [(FOLLOW, self._played(worlds, True)), (FOLD, [self._folded(world) for world in worlds])]
            case "fortial":
                by_trut = self.view.options.fortial_stake == "trut"
                return [(GO, self._played(worlds, by_trut)), (NO_GO, [self._refused(world) for world in worlds])]
            case _:
                return self._in_play(request, worlds)

    def _in_play(self, request: DecisionRequest, worlds: Sequence[World]) -> Samples:
        facts = self.view.facts
        by_trut = facts.followed or (facts.went and self.view.options.fortial_stake == "trut")
        found: Samples = []
        quiet = None
        if request.must:
            by_strength: dict[int, list[float]] = {}
            for offer in request.offers:
                if isinstance(offer, Play):
                    strength = STRENGTH[offer.card]
                    if strength not in by_strength:
                        by_strength[strength] = self._played(worlds, by_trut, strength)
                    found.append((offer, by_strength[strength]))
            best = max(by_strength, key=lambda strength: sum(by_strength[strength]))
        else:
            quiet = self._played(worlds, by_trut)
            best = -1
            found.append((None, quiet))
        if TRUT_CALL in request.offers:
            played = self._played(worlds, True, best)
            called = [
                result if self._is_followed(world) else self._worth(self.side, by_trut=False)
                for world, result in zip(worlds, played, strict=True)
            ]
            found += [(call, called) for call in CALLS if call in request.offers]
        return found

    @property
    def seat(self) -> Seat:
        """The seat that thinks."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def side(self) -> int:
        """Its side."""
        return side_of(self.seat)

    # hidden hands

    def _imagined(self) -> list[World]:
        worlds = []
        for _ in iterations(self.worlds, self.budget, self.hurried):
            state = determinize(self.view, self.luck)
            hands = tuple(
                tuple(sorted(STRENGTH[card] for card in state.held(seat))) for seat in range(len(state.dealt))
            )
            worlds.append(World(hands, state))
        truter = self.view.facts.truter
        if not self.reads or truter in (-1, self.seat) or self.view.facts.phase not in ("play", "answer"):
            return worlds
        weights = [1.0 if self._mind(world, truter).calls else SELDOM for world in worlds]
        return self.luck.choices(worlds, weights, k=len(worlds))

    def _mind(self, world: World, seat: Seat) -> Mind:
        key = seat, world.hands[seat]
        if key not in self._minds:
            self._minds[key] = _mind(trut_view(world.state.view(seat)), self.luck)
        return self._minds[key]

    def _is_followed(self, world: World) -> bool:
        """Return if one of the others would take a trut up."""
        seats = [seat for seat in range(len(world.hands)) if side_of(seat) != self.side]
        if not self.reads:
            return self.luck.random() >= baseline.THEY_FOLD
        return any(self._mind(world, seat).follows for seat in seats)

    def _folded(self, world: World) -> float:
        asked = self.view.facts.asked[1:]
        if asked and self._mind(world, asked[0]).follows:
            return self._result(world, True, -1)
        return self._worth(1 - self.side, by_trut=False)

    def _refused(self, world: World) -> float:
        asked = self.view.facts.asked[1:]
        if asked and self._mind(world, asked[0]).goes:
            return self._result(world, self.view.options.fortial_stake == "trut", -1)
        return self._worth(1 - self.side, by_trut=False)

    # playing out

    def _played(self, worlds: Sequence[World], by_trut: bool, strength: int = -1) -> list[float]:
        return [self._result(world, by_trut, strength) for world in worlds]

    def _result(self, world: World, by_trut: bool, strength: int) -> float:
        """Return what the deal is worth played out; strength: of the card that this seat lays next, -1 for any."""
        winner = self._winner(world, strength)
        if winner is None:
            return self._worth(None, by_trut)
        return self._worth(winner, by_trut)

    def _winner(self, world: World, strength: int) -> int | None:
        facts, players = self.view.facts, len(world.hands)
        last = self.view.options.pourri_leader == "last"
        hands = [list(hand) for hand in world.hands]
        results = facts.results
        tricks = tricks_of(self.view)
        laid = [STRENGTH[card] for _, card in tricks[-1]] if len(tricks) > len(results) else []
        leader = facts.leaders[-1] if laid else facts.on_turn
        while True:
            while len(laid) < players:
                seat = (leader + len(laid)) % players
                if strength >= 0 and seat == self.seat:
                    card, strength = strength, -1
                else:
                    card = _card(hands[seat], laid, results, side_of(seat), side_of(leader), players)
                hands[seat].remove(card)
                laid.append(card)
            judged = judge_trick(tuple(laid), last)
            leader = (leader + judged.leader) % players
            results = (*results, ROTTEN if judged.is_rotten else side_of(leader))
            if len(results) == TRICKS or deal_over(results, stop_when_decided=True):
                return deal_winner(results)
            laid = []

    def _worth(self, winner: int | None, by_trut: bool) -> float:
        """Return this side's chance to win the partie after a side marked."""
        options, scores = self.view.options, self.view.facts.scores
        if winner is not None:
            worth: scoring.Worth = "trut" if by_trut else "point" if options.untruted_donne_points else "nothing"
            scores = scoring.mark(scores, winner, worth, options.points_per_trut)
        ended = scoring.partie_winner(scores, options.truts_to_win)
        if ended is not None:
            return float(ended == self.side)
        opener = side_of(self.view.facts.dealer)
        chance = tables.winning_chance(solved_score(options, (scores[opener], scores[1 - opener]), True))
        return chance if opener == self.side else 1 - chance


def _mind(view: TrutView, luck: Random) -> Mind:
    """Return what a seat thinks by the rules of thumb."""
    thought = baseline.Thought(view, luck)
    chance = thought.chance()
    quiet = thought.worth(chance, by_trut=False)
    followed = thought.worth(baseline.shrunk(chance, baseline.FOLLOWED), by_trut=True)
    truted = baseline.THEY_FOLD * thought.worth(1, by_trut=False) + (1 - baseline.THEY_FOLD) * followed
    declined = thought.worth(0, by_trut=False)
    return Mind(
        calls=truted > quiet,
        follows=thought.worth(baseline.shrunk(chance, baseline.CHALLENGED), by_trut=True) > declined,
        goes=thought.worth(chance, by_trut=True) > declined,
    )


def _card(
    hand: list[int], laid: Sequence[int], results: tuple[int, ...], side: int, leader_side: int, players: int
) -> int:
    """Return the card, in strengths, that a seat lays by simple rules; hand: the lowest first."""
    if len(hand) == 1:
        return hand[0]
    if not laid:
        return hand[-1]
    best = [-1, -1]
    for place, strength in enumerate(laid):
        owner = (leader_side + place) % 2
        best[owner] = max(best[owner], strength)
    ours, theirs = best[side], best[1 - side]
    is_last = len(laid) == players - 1
    if ours > theirs and (is_last or ours >= GOOD):
        return hand[0]
    above = [strength for strength in hand if strength > max(ours, theirs)]
    if above:
        return above[0] if is_last else above[-1]
    if theirs in hand and ours < theirs and (side in results or 1 - side in results or not results):
        # rotting the trick keeps the deal, or wins it
        return theirs
    return hand[0]
