"""*My play*: what decisions cost a person by game and kind, how sure that is, and what costs most."""

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from typing import NamedTuple

from ludo.bots.contract import Unit
from ludo.bots.estimates import Z95, Estimate


class KindLoss(NamedTuple):
    """The loss of a person by decisions of a kind at a game, in a unit; see `ludo.session.losses.Loss`.

    times: in so many of the decisions the principle was broken that stands in the place of a kind; 0 for a kind.
    """

    person: int
    name: str
    game: str
    kind: str
    unit: Unit
    parties: int
    decisions: int
    cost: float
    squares: float
    doubt: float
    most: float
    times: int = 0


class PartieLoss(NamedTuple):
    """The loss of a person by all decisions in a partie.

    evening: None for none; moment: when it began, or the partie.
    """

    evening: int | None
    moment: str
    decisions: int
    cost: float
    squares: float
    doubt: float
    most: float


class PartieLuck(NamedTuple):
    """The luck kept of a partie (`ludo.session.luck_reviews`), for a person in it.

    chair: theirs, of so many chairs; cost: of all their decisions.
    """

    chair: int
    chairs: int
    content: str
    unit: Unit
    cost: float


def mean_loss(decisions: int, cost: float, squares: float, doubt: float, most: float) -> Estimate:
    """Return what a decision costs on average, with its 95 % interval.

    Two things make a mean uncertain: prices have variances of their own (`doubt` is their sum), and these decisions are
    a sample of all that somebody takes. As the errors of prices do not depend on each other, they spread the costs as
    well: the variance of costs between decisions is that of what decisions really cost plus that of their prices. So it
    stands for both; only where it is less than the prices alone allow, as among few decisions, these are taken. The
    largest cost counts as seen once more in either direction (see `ludo.bots.coach.prices.honest`), for dear decisions
    are rare, and where none was seen yet the interval would be too narrow.
    """
    value = cost / decisions
    spread = max(squares - cost * value, 0.0) / (decisions - 1) if decisions > 1 else squares
    variance = max(spread, doubt / decisions) / decisions
    half = Z95 * hypot(sqrt(variance), sqrt(2) * most / decisions)
    return Estimate(value, value - half, value + half)


def loss_of(found: KindLoss | PartieLoss) -> Estimate:
    """Return what a decision costs on average, with its 95 % interval."""
    return mean_loss(found.decisions, found.cost, found.squares, found.doubt, found.most)


def together(parties: Iterable[PartieLoss]) -> PartieLoss:
    """Return what some parties cost, at least one, as if they were the first of them."""
    first, *others = parties
    for each in others:
        first = PartieLoss(
            *first[:2],
            first.decisions + each.decisions,
            first.cost + each.cost,
            first.squares + each.squares,
            first.doubt + each.doubt,
            max(first.most, each.most),
        )
    return first


def by_cost(losses: Iterable[KindLoss]) -> list[KindLoss]:
    """Return kinds by what they have cost in all, most first."""
    return sorted(losses, key=lambda loss: -loss.cost)


def dearest(losses: Sequence[KindLoss]) -> KindLoss | None:
    """Return the kind that has cost a person most in all, of those in the same unit; None where that is not certain.

    It must have cost something by the lower end of its interval, and more than each other kind by that of the
    difference.
    """
    if len(losses) < 2:
        return None
    first, *others = by_cost(losses)
    own = _half(first)
    if first.cost - own <= 0 or any(first.cost - each.cost <= hypot(own, _half(each)) for each in others):
        return None
    return first


def _half(loss: KindLoss) -> float:
    """Return half of the interval of what a kind has cost in all."""
    mean = loss_of(loss)
    return loss.decisions * (mean.high - mean.value)
