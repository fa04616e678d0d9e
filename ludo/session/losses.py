"""Losses of somebody in a partie by kind of decision: what *My play* adds up."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.estimates import Z95, Estimate
from ludo.session.decisions import Decision, kind_of, kinds_among
from ludo.session.json_values import Json, json_value

KeyT = TypeVar("KeyT")

ALL: Final = ""
"""The kind that stands for decisions of every kind."""
_TRIED_AGAIN: Final = ("mistake", "blunder")


class Loss(NamedTuple):
    """The loss of a chair in a partie by decisions of a kind.

    unit: see `ludo.bots.contract.Unit`. cost: the sum of their costs, squares: of the squares of these; doubt: the sum
    of the variances that the prices have; most: the largest cost.
    """

    chair: int
    kind: str
    unit: str
    decisions: int
    cost: float
    squares: float
    doubt: float
    most: float


KeepLosses: TypeAlias = Callable[[int, Sequence[Loss], Sequence[tuple[int, int]]], None]
"""Keeps losses of a session and its mistakes by ply and chair, as `ludo.store.reviews`. Raises StorageError."""


def losses_of(moments: Iterable[tuple[Decision, Appraisal]]) -> list[Loss]:
    """Return what decisions cost by chair, kind and unit, and those of every kind together (`ALL`).

    A decision counts in each kind that the choice could be about: where one could call, not to call is a decision, too.
    What it cost is put down to the kind that it was about, by the act that was done and the best one.
    """
    found: dict[tuple[int, str, str], Loss] = {}
    for moment in moments:
        for loss in _losses(*moment):
            key = loss[:3]
            found[key] = _together(found[key], loss) if key in found else loss
    return list(found.values())


def mistakes_of(moments: Iterable[tuple[Decision, Appraisal]]) -> list[tuple[int, int]]:
    """Return the decisions to be tried again, by ply and chair: mistakes and blunders."""
    return [decision[:2] for decision, appraisal in moments if appraisal.mark in _TRIED_AGAIN]


def told_losses(kept: Iterable[tuple[KeyT, str]]) -> dict[tuple[KeyT, str, str], Loss]:
    """Return what marked decisions cost by key, principle and unit, from the texts that are kept of their appraisals.

    What no principle explains is left out, and what cannot be read.
    """
    found: dict[tuple[KeyT, str, str], Loss] = {}
    for key, content in kept:
        loss = _told_loss(json_value(content))
        if loss is not None:
            place = key, loss.kind, loss.unit
            found[place] = _together(found[place], loss) if place in found else loss
    return found


def _told_loss(values: Json) -> Loss | None:
    match values:
        case {
            "unit": str(unit),
            "done": int(done),
            "mark": str(),
            "principle": {"id": str(name)},
            "acts": [*acts],
        } if done in range(len(acts)):
            match acts[done]:
                case {"cost": [float(value), float(low), float(high)]}:
                    cost, doubt = _priced(Estimate(value, low, high))
                    return Loss(0, name, unit, 1, cost, cost * cost, doubt, abs(cost))
    return None


def _losses(decision: Decision, appraisal: Appraisal) -> Iterable[Loss]:
    done = appraisal.acts[appraisal.done or 0]
    about = kind_of(decision.done, appraisal.acts[0].act)
    others = kinds_among(each.act for each in appraisal.acts) - {about}
    for kind in (ALL, about, *sorted(others)):
        cost, doubt = (0.0, 0.0) if kind in others else _priced(done.cost)
        yield Loss(decision.chair, kind, appraisal.unit, 1, cost, cost * cost, doubt, abs(cost))


def _together(one: Loss, other: Loss) -> Loss:
    """Return what decisions cost that are of the same chair, kind and unit."""
    return Loss(
        *one[:3],
        one.decisions + other.decisions,
        one.cost + other.cost,
        one.squares + other.squares,
        one.doubt + other.doubt,
        max(one.most, other.most),
    )


def _priced(cost: Estimate) -> tuple[float, float]:
    """Return a cost and the variance of its price."""
    return cost.value, ((cost.high - cost.low) / 2 / Z95) ** 2
