"""Why an act cost what it did: one fact, and one mechanism, that are true of the imagined deals.

A reason is chosen on one half of the deals. It must hold on the other half, and in sign where another way of playing on
was tried; else nothing is said. What leaves more than a third of the cost to the other deals explains nothing.

Facts split the deals: "in 52 deals of 100 an opponent holds the 8♥: then it costs 4.2 chips, otherwise 0.4". Mechanisms
are counted while deals are played on: "you win the deal in 24 of 100, after the 8♦ in 76". Their codes (details in
brackets; `docs/coach.md` has them by game):

| code | of | what |
| --- | --- | --- |
| `opponents-hold` (card) | Triomphe | one of the others against whom one plays has a card |
| `opponent-above` (card) | Triomphe | one of them has a higher card of the suit than this one |
| `opponent-beats` (card) | Triomphe | one who plays after it can beat this card in this trick |
| `opponent-void` (suit) | Triomphe | one of them has nothing of a suit |
| `opponents-trumps` (number) | Triomphe | they have so many trumps together, or more |
| `opponent-best` (strength) | Trut | an opponent's best card is at least so strong (0 the nine, 7 the seven) |
| `opponent-second` (strength) | Trut | so is the second best one |
| `partner-best` (strength) | Trut | the best card of the partner is so strong, or more |
| `deal-won` | both | deals of one that the own side wins |
| `trick-won` | Triomphe | the same of the trick in play |
| `vole-won`, `vole-lost` | Triomphe | deals of one with all five tricks (two points), by side |
| `trut-won`, `trut-lost` | Trut, four | deals of one that bring a trut, by side |
| `opponent-holds` (card) | Tripoli | another player has a card |
| `own-five-best` | Tripoli | nobody still in has five better cards |
| `spare-holds` (card), `spare-five-better` | Tripoli | a pay card, or five better cards, lie in the spare hand |
| `chips-auction`, `chips-pay-cards`, `chips-poker`, `chips-run` | Tripoli | chips by what brings them |
| `takes-poker`, `goes-out`, `other-goes-out` | Tripoli | who wins the poker, and who is out first |
| `opponent-better` (points) | Trente-et-un | somebody has more than one's hand is worth |
| `stock-helps` (cards that help, hidden cards) | Trente-et-un | the next card of the stock makes the hand better |
| `next-wants` (card) | Trente-et-un, Trio | the next player is better off with a card |
| `loses-life` | Trente-et-un | the seat loses a life |
| `lives-lost` | Trente-et-un | how many lives the seat loses |
| `stock-helps-after` (card, missing, that help, hidden) | Trio | so it is for the contract, after a throw |
| `contract-fulfilled`, `others-fulfil` | Trio | the seat fulfils its contract, and how many others do |
| `points-left` | Trio | points left at the end of the deal, a note only |
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

from ludo.bots.contract import Evidence, Fact, Mechanism, Unit
from ludo.bots.estimates import Z95
from ludo.engine.actions import Action

Kind: TypeAlias = Literal["fact", "mechanism"]
OTHERWISE: Final = 1 / 3
"""The most of the cost that may be left where a reason does not hold."""
RARE: Final = 0.03
"""A fact that holds more seldom, or fails more seldom, splits nothing."""
FEW: Final = 4
"""In fewer deals nothing is checked by another way of playing on."""


class Reason(NamedTuple):
    """Why an act costs what it does.

    code, details: of the fact or mechanism; holds: is the fact so where it matters (False: where it is not so).
    share: in how many deals of one it matters; cost: what the act costs there; otherwise: in the other ones. done,
    best: how much of a mechanism is counted in a deal after the act, and after the best one; 0 of a fact.
    """

    kind: Kind
    code: str
    details: tuple[int, ...]
    holds: bool
    share: float
    cost: float
    otherwise: float
    done: float = 0.0
    best: float = 0.0


class Split(NamedTuple):
    """Deals in two parts: how many are in the first, and what an act costs there and elsewhere."""

    share: float
    cost: float
    otherwise: float

    @property
    def total(self) -> float:
        """Return the cost of the act in all."""
        return self.share * self.cost + (1 - self.share) * self.otherwise

    @property
    def explains(self) -> bool:
        """Is the cost where the first part is?"""
        return RARE <= self.share <= 1 - RARE and self.total > 0 and self.otherwise <= self.total * OTHERWISE

    @property
    def tells(self) -> float:
        """How much of the differences between deals it tells."""
        return self.share * (1 - self.share) * (self.cost - self.otherwise) ** 2


class Candidate(NamedTuple):
    """A reason that there may be: in which deals it matters; counts: what was counted after the act and the best."""

    kind: Kind
    of: Fact | Mechanism
    holds: bool
    matters: Sequence[bool]
    counts: tuple[Sequence[float], Sequence[float]] = ((), ())


def reasons_of(evidence: Evidence, best: Action | None, done: Action | None) -> tuple[Reason, ...]:
    """Return why an act costs what it does against the best one: at most a fact and a mechanism, what tells more
    first."""
    gaps = gaps_of(evidence.values, evidence, best, done)
    second = gaps_of(evidence.second, evidence, best, done) if evidence.second else []
    weights = evidence.weights or (1.0,) * len(gaps)
    found: list[tuple[float, Reason]] = []
    concerning = [each for each in facts(evidence, gaps) if _concerns(evidence, each.of, best, done)]
    for those in (concerning, list(mechanisms(evidence, best, done))):
        chosen = _chosen(those, gaps, weights, exact=bool(evidence.weights)) or _everywhere(those, gaps, evidence.unit)
        if chosen is None or not _sure(chosen, gaps, weights, second, exact=bool(evidence.weights)):
            continue
        split = split_of(gaps, weights, chosen.matters, range(len(gaps))) or Split(1.0, sum(gaps) / len(gaps), 0.0)
        if split.total > 0:
            found.append((split.tells, _reason(chosen, split, weights)))
    return tuple(reason for _, reason in sorted(found, key=lambda one: -one[0]))


def _concerns(evidence: Evidence, fact: Fact | Mechanism, best: Action | None, done: Action | None) -> bool:
    """Does a fact say something of one of two acts? What is so of a card that stays in the hand explains neither."""
    acts = evidence.concerns.get(Fact(*fact))
    return acts is None or best in acts or done in acts


def gaps_of(
    values: Sequence[Sequence[float]], evidence: Evidence, best: Action | None, done: Action | None
) -> list[float]:
    """Return by deal by how much the best act is better, as far as both were played on."""
    rows = values[evidence.acts.index(best)], values[evidence.acts.index(done)]
    return [one - two for one, two in zip(*rows, strict=False)]


def split_of(
    gaps: Sequence[float], weights: Sequence[float], matters: Sequence[bool], places: Sequence[int]
) -> Split | None:
    """Return what an act costs in some deals, where something matters and elsewhere; None without one of the two."""
    part = [0.0, 0.0]
    cost = [0.0, 0.0]
    for place in places:
        part[matters[place]] += weights[place]
        cost[matters[place]] += weights[place] * gaps[place]
    if not part[0] or not part[1]:
        return None
    return Split(part[1] / sum(part), cost[1] / part[1], cost[0] / part[0])


def facts(evidence: Evidence, gaps: Sequence[float]) -> Iterator[Candidate]:
    """Yield the facts that may be a reason, and that they are not so."""
    for fact, row in evidence.facts.items():
        shown = row[: len(gaps)]
        yield Candidate("fact", fact, True, shown)
        yield Candidate("fact", fact, False, [not held for held in shown])


def mechanisms(evidence: Evidence, best: Action | None, done: Action | None) -> Iterator[Candidate]:
    """Yield the mechanisms that may be a reason: they matter where there is more of it, or less, after the best act."""
    places = evidence.acts.index(best), evidence.acts.index(done)
    for mechanism, rows in evidence.mechanisms.items():
        pairs = list(zip(rows[places[0]], rows[places[1]], strict=False))
        after = [one for one, _ in pairs], [two for _, two in pairs]
        more = sum(after[0]) > sum(after[1])
        matters = [one > two if more else one < two for one, two in pairs]
        yield Candidate("mechanism", mechanism, more, matters, (after[1], after[0]))


def _chosen(
    candidates: Sequence[Candidate], gaps: Sequence[float], weights: Sequence[float], exact: bool
) -> Candidate | None:
    """Return what tells most on one half of the deals, or on all where these are all that there are."""
    best, most = None, 0.0
    for candidate in candidates:
        split = split_of(gaps, weights, candidate.matters, range(0, len(gaps), 1 if exact else 2))
        if split is not None and split.explains and split.tells > most:
            best, most = candidate, split.tells
    return best


def _everywhere(candidates: Sequence[Candidate], gaps: Sequence[float], unit: Unit) -> Candidate | None:
    """Return a mechanism that matters in nearly every deal of one half, where there is nothing to split.

    Something that happens or does not comes first, or once or twice; else an amount in the unit that makes up the cost.
    """
    places = range(0, len(gaps), 2)
    found = [each for each in candidates if each.kind == "mechanism" and _share(each, places) > 1 - RARE]
    cost = sum(gaps[place] for place in places)
    for each in found:
        if set(each.counts[0]) | set(each.counts[1]) <= {0.0, 1.0, 2.0} and not each.of.code.startswith(unit):
            return each
    for each in found:
        done, best = (sum(counts[place] for place in places) for counts in each.counts)
        if each.of.code.startswith(unit) and best - done >= cost * (1 - OTHERWISE):
            return each
    return None


def _share(candidate: Candidate, places: Sequence[int]) -> float:
    """Return in how many deals of one it matters."""
    return sum(candidate.matters[place] for place in places) / max(len(places), 1)


def _sure(
    candidate: Candidate, gaps: Sequence[float], weights: Sequence[float], second: Sequence[float], exact: bool
) -> bool:
    """Does a reason hold on the other half of the deals, and in sign by the other way of playing on?"""
    if not exact:
        places = range(1, len(gaps), 2)
        split = split_of(gaps, weights, candidate.matters, places)
        if candidate.kind == "mechanism" and _share(candidate, places) > 1 - RARE:
            return _differs(candidate, places)
        if split is None or not split.explains or lead(gaps, candidate.matters, places) < Z95:
            return False
        if candidate.kind == "mechanism" and not _differs(candidate, places):
            return False
    both = range(min(len(second), len(candidate.matters)))
    matter = sum(candidate.matters[place] for place in both)
    if min(matter, len(both) - matter) < FEW:
        return True
    other = split_of(second, weights, candidate.matters, both)
    return other is None or other.cost > other.otherwise


def lead(gaps: Sequence[float], matters: Sequence[bool], places: Sequence[int]) -> float:
    """Return by how many standard errors an act costs more where something matters than elsewhere."""
    parts = [[gaps[place] for place in places if matters[place] == part] for part in (False, True)]
    if min(map(len, parts)) < 2:
        return 0.0
    means = [sum(part) / len(part) for part in parts]
    error = sum(
        sum((gap - mean) ** 2 for gap in part) / (len(part) - 1) / len(part)
        for part, mean in zip(parts, means, strict=True)
    )
    gain = means[1] - means[0]
    return gain / sqrt(error) if error else (Z95 if gain > 0 else -Z95) * 2


def _differs(candidate: Candidate, places: Sequence[int]) -> bool:
    """Is there surely more of a mechanism, or less, after the best act?"""
    after_done, after_best = candidate.counts
    return turn(candidate.holds, [after_best[place] - after_done[place] for place in places]) > Z95


def turn(more: bool, differences: Sequence[float]) -> float:
    """Return by how many standard errors a mechanism differs in the way that is said."""
    count = len(differences)
    mean = sum(differences) / count
    error = sqrt(sum((one - mean) ** 2 for one in differences) / max(count - 1, 1) / count)
    signed = mean if more else -mean
    return signed / error if error else (2 * Z95 if signed > 0 else 0.0)


def _reason(candidate: Candidate, split: Split, weights: Sequence[float]) -> Reason:
    done, best = (
        sum(map(lambda count, weight: count * weight, counts, weights)) / sum(weights[: len(counts)]) if counts else 0.0
        for counts in candidate.counts
    )
    code, details = candidate.of
    return Reason(candidate.kind, code, details, candidate.holds, *split, done, best)
