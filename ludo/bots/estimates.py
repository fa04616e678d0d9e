"""Estimates from samples: means and shares with 95 % confidence intervals, quantiles."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, exp, log, sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""
_STEPS: Final = 1000
_PRECISION: Final = 1e-10


class Estimate(NamedTuple):
    """An estimated value and its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Estimate:
    """Return a share and Wilson's score interval; a drawn trial counts as a part of a success."""
    share = successes / trials
    spread = Z95 * Z95 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return Estimate(share, middle - half, middle + half)


def mean(samples: Sequence[float]) -> Estimate:
    """Return a mean and its normal interval, which holds from about thirty samples on; infinite for a single one."""
    count = len(samples)
    value = sum(samples) / count
    if count == 1:
        return Estimate(value, float("-inf"), float("inf"))
    variance = sum((sample - value) ** 2 for sample in samples) / (count - 1)
    half = Z95 * sqrt(variance / count)
    return Estimate(value, value - half, value + half)


def wider(one: Estimate, other: Estimate) -> Estimate:
    """Return an estimate with all that its interval and another one's hold: who has always won may lose yet."""
    return Estimate(one.value, min(one.low, other.low), max(one.high, other.high))


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the smallest of some ordered samples that at least this share of them does not exceed (nearest rank)."""
    return ordered[max(ceil(share * len(ordered)), 1) - 1]


def bradley_terry(wins: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Return Elo ratings of the Bradley–Terry model, their mean 0, by Hunter's minorise-maximise iteration.

    wins: by (winner, loser) how often, a draw half for each. Each pair that met is given one draw more, so that one
    who always wins has a finite rating.
    """
    pairs = {tuple(sorted(pair)) for pair in wins}
    met = {(one, two): wins.get((one, two), 0.0) + wins.get((two, one), 0.0) + 1.0 for one, two in pairs}
    names = sorted({name for pair in pairs for name in pair})
    won = {name: 0.5 * sum(name in pair for pair in pairs) for name in names}
    for (winner, _), count in wins.items():
        won[winner] += count
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(_STEPS):
        games = dict.fromkeys(names, 0.0)
        for (one, two), count in met.items():
            shared = count / (strengths[one] + strengths[two])
            games[one] += shared
            games[two] += shared
        found = _centred({name: won[name] / games[name] for name in names})
        moved = max(abs(log(found[name] / strengths[name])) for name in names)
        strengths = found
        if moved < _PRECISION:
            break
    return {name: 400 * log(strength) / log(10) for name, strength in strengths.items()}


def _centred(strengths: Mapping[str, float]) -> dict[str, float]:
    """Return strengths whose geometric mean is 1."""
    middle = exp(sum(map(log, strengths.values())) / len(strengths))
    return {name: strength / middle for name, strength in strengths.items()}


def spread(samples: Iterable[float]) -> tuple[float, float]:
    """Return the middle 95 % of some samples."""
    ordered = sorted(samples)
    return quantile(ordered, 0.025), quantile(ordered, 0.975)
