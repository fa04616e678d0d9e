"""Exact values of the offers of a seat of two, with every hand that the other may hold.

The other goes on by the solved strategy, and the seat as well as it can against that. By the strategy the seat would
go on badly: what comes after an act that it never does was never learned.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple, TypeAlias

from ludo.bots.effort import Hurried, never
from ludo.bots.trut.deal_history import Line
from ludo.bots.trut.forecast import WORD_OF, Forecast, Hand
from ludo.bots.trut.hands import without, word_for
from ludo.bots.trut.odds import chance_of_two
from ludo.bots.trut.two_player import Duel
from ludo.engine.actions import Action, Play
from ludo.games.trut.actions import CALLS, FOLD, FOLLOW, GO, NO_GO
from ludo.games.trut.rules import STRENGTH


class Held(NamedTuple):
    """A hand that the other may hold: its number, the cards left of it, and how likely it is."""

    number: int
    rest: Hand
    weight: float


Holds: TypeAlias = Sequence[Held]
Values: TypeAlias = dict[int, float]
"""The chance to win the partie by the number of the other's hand."""
GoesOn: TypeAlias = Callable[[Line, Hand, Holds], Values]
Part: TypeAlias = tuple[list[tuple[Held, float]], Callable[[Holds], Values]]
"""Hands with which the other does something, with how likely that is, and what the deal is worth then."""


@dataclass
class Exact(Forecast):
    """The rest of a deal, with how likely each way is. answers_from: the rough chance from which the other follows a
    trut; None: they answer by the solved strategy."""

    answers_from: float | None = None

    def values(self, offer: Action | None, hands: Sequence[Hand], weights: Sequence[float]) -> list[float]:
        """Return the chance to win the partie after an offer with each hand of the other's. weights: how likely each
        is, none of them 0."""
        found = self._after(
            offer, [Held(number, *each) for number, each in enumerate(zip(hands, weights, strict=True))]
        )
        return [found[number] for number in range(len(hands))]

    def _after(self, offer: Action | None, holds: Holds) -> Values:
        line, own, me = self.duel.line, self.duel.rest, self.duel.role
        if offer in (FOLD, NO_GO):
            return self._won(1 - me, holds)
        if offer == FOLLOW:
            return self._from(line, own, holds)
        if offer == GO:
            return self._from(replace(line, went=True), own, holds)
        if isinstance(offer, Play):
            card = STRENGTH[offer.card]
            return self._other_calls(line, own, holds, lambda after, cards, left: self._lay(after, cards, left, card))
        if offer in CALLS:
            called = replace(line, caller=me, gap=len(line.cards), word=WORD_OF.get(offer, 0))
            return self._other_answers(called, own, holds, self._from)
        return self._other_calls(line, own, holds, self._card)

    def _won(self, winner: int, holds: Holds) -> Values:
        """Return what a deal is worth that somebody wins because nobody follows."""
        return dict.fromkeys((held.number for held in holds), self.worth(winner, by_trut=False))

    def _from(self, line: Line, own: Hand, holds: Holds) -> Values:
        """Return what the deal is worth from the gap after the last card."""
        if line.is_over():
            return dict.fromkeys((held.number for held in holds), self.worth(line.winner(), line.for_trut))
        asked = [self._calls, self._other_calls]  # who is on turn comes first
        if line.on_turn(len(line.cards)) != self.duel.role:
            asked.reverse()
        first, last = asked
        return first(line, own, holds, lambda after, cards, left: last(after, cards, left, self._card))

    def _calls(self, line: Line, own: Hand, holds: Holds, goes_on: GoesOn) -> Values:
        """Trut for the seat, if that is better."""
        if not own or line.for_trut:
            return goes_on(line, own, holds)
        called = replace(line, caller=self.duel.role, gap=len(line.cards))
        words = (0,) if line.cards else sorted({0, word_for(own)})
        calls = [self._other_answers(replace(called, word=word), own, holds, goes_on) for word in words]
        return _best([goes_on(line, own, holds), *calls], holds)

    def _other_calls(self, line: Line, own: Hand, holds: Holds, goes_on: GoesOn) -> Values:
        """Trut for the other, as far as they do."""
        if not holds[0].rest or line.for_trut:
            return goes_on(line, own, holds)
        other = 1 - self.duel.role
        ways: dict[int | None, list[tuple[Held, float]]] = defaultdict(list)
        for held in holds:
            call = self.strategy.call(line, other, held.rest)
            word = word_for(held.rest) if call.announces else 0
            announced = call.calls * call.announces if word else 0.0
            for way, chance in ((None, 1 - call.calls), (0, call.calls - announced), (word, announced)):
                if chance > 0:
                    ways[way].append((held, chance))
        called = replace(line, caller=other, gap=len(line.cards))
        parts: list[Part] = []
        for way, those in ways.items():
            if way is None:
                parts.append((those, partial(goes_on, line, own)))
            else:
                parts.append((those, partial(self._answers, replace(called, word=way), own, goes_on=goes_on)))
        return _together(parts)

    def _answers(self, called: Line, own: Hand, holds: Holds, goes_on: GoesOn) -> Values:
        """Follow for the seat, if that is better."""
        return _best([self._won(1 - self.duel.role, holds), goes_on(called, own, holds)], holds)

    def _other_answers(self, called: Line, own: Hand, holds: Holds, goes_on: GoesOn) -> Values:
        """Follow for the other, as far as they do."""
        other = 1 - self.duel.role
        follows = [(held, self._follows(called, other, held.rest)) for held in holds]
        return _together(
            [
                ([(held, 1 - chance) for held, chance in follows if chance < 1], partial(self._won, self.duel.role)),
                ([(held, chance) for held, chance in follows if chance > 0], partial(goes_on, called, own)),
            ]
        )

    def _follows(self, called: Line, other: int, rest: Hand) -> float:
        """Return the chance that the other follows."""
        if self.answers_from is None or self.duel.last[1 - other]:
            return self.duel.follows(called, other, rest, self.strategy)
        return float(chance_of_two(called, other, rest) >= self.answers_from)

    def _card(self, line: Line, own: Hand, holds: Holds) -> Values:
        """Lay a card for the player on turn: the seat's best one."""
        if line.on_turn(len(line.cards)) == self.duel.role:
            return _best([self._lay(line, own, holds, card) for card in sorted(set(own))], holds)
        ways: dict[int, list[tuple[Held, float]]] = defaultdict(list)
        for held in holds:
            chances = self.duel.cards(line, held.rest)
            total = sum(chances.values())
            for card, chance in chances.items():
                if chance > 0:
                    ways[card].append((Held(held.number, without(held.rest, card), held.weight), chance / total))
        return _together((those, partial(self._from, line.after(card), own)) for card, those in ways.items())

    def _lay(self, line: Line, own: Hand, holds: Holds, card: int) -> Values:
        return self._from(line.after(card), without(own, card), holds)


class Counted(NamedTuple):
    """Values of acts, counted out.

    hands: those that the other may hold; worlds: their numbers among all of `Forecast.others_hands`; weights: how
    likely each is; rows: by act its value with each hand.
    """

    hands: tuple[Hand, ...]
    worlds: tuple[int, ...]
    weights: tuple[float, ...]
    rows: tuple[tuple[float, ...], ...]


def counted(
    duel: Duel, acts: Sequence[Action | None], hurried: Hurried = never, answers_from: float | None = None
) -> Counted | None:
    """Count out what acts come to; None where that was hurried. answers_from: as in `Exact`."""
    exact = Exact(duel, answers_from)
    every, chances = exact.others_hands()
    worlds = tuple(number for number, chance in enumerate(chances) if chance > 0)
    hands = tuple(every[number] for number in worlds)
    weights = tuple(chances[number] / sum(chances) for number in worlds)
    keys: list[object] = [STRENGTH[act.card] if isinstance(act, Play) else act for act in acts]
    rows: dict[object, tuple[float, ...]] = {}
    for key, act in zip(keys, acts, strict=True):
        if hurried():
            return None
        if key not in rows:
            rows[key] = tuple(exact.values(act, hands, weights))
    return Counted(hands, worlds, weights, tuple(rows[key] for key in keys))


def _best(ways: Iterable[Values], holds: Holds) -> Values:
    """Return the way that is worth most to who does not know which of the hands it is."""
    return max(ways, key=lambda values: sum(held.weight * values[held.number] for held in holds))


def _together(parts: Iterable[Part]) -> Values:
    """Return what a deal is worth in which the other does one thing or another."""
    found: Values = defaultdict(float)
    for those, worth in parts:
        if those:
            after = worth([Held(held.number, held.rest, held.weight * chance) for held, chance in those])
            for held, chance in those:
                found[held.number] += chance * after[held.number]
    return found
