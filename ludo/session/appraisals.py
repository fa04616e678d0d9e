"""The appraisal of a decision, as a text and back."""

import json
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar, get_args

from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.coach.prices import MARKS
from ludo.bots.coach.principles import Explanation
from ludo.bots.coach.reasons import Reason
from ludo.bots.coach.typical_deals import Typical
from ludo.bots.contract import Hands, PrincipleKind, Unit
from ludo.bots.estimates import Estimate
from ludo.engine.actions import Action
from ludo.engine.cards import Card, read_cards, write_cards
from ludo.engine.game import AnyGame
from ludo.engine.places import Place
from ludo.session.json_values import Json, json_value

WordT = TypeVar("WordT", bound=str)

_UNITS: Final[tuple[Unit, ...]] = get_args(Unit)


class AppraisalError(ValueError):
    """A text is not what a decision cost."""


def write_appraisal(game: AnyGame, appraisal: Appraisal | None) -> str:
    """Return what a decision cost as JSON; None (it is not priced) is written, too."""
    return json.dumps(None if appraisal is None else appraisal_values(game, appraisal), separators=(",", ":"))


def appraisal_values(game: AnyGame, appraisal: Appraisal) -> dict[str, Json]:
    """Return what a decision cost as named values; an act is what the log calls it."""
    return {
        "unit": appraisal.unit,
        "deals": appraisal.deals,
        "done": appraisal.done,
        "mark": appraisal.mark,
        "agrees": appraisal.agrees,
        "equal": list(appraisal.equal),
        "acts": [
            {
                "act": None if each.act is None else game.write(each.act),
                "worth": _row(each.worth),
                "cost": _row(each.cost),
            }
            for each in appraisal.acts
        ],
        "reasons": [
            {
                "kind": each.kind,
                "code": each.code,
                "details": list(each.details),
                "holds": each.holds,
                "numbers": _row((each.share, each.cost, each.otherwise, each.done, each.best)),
            }
            for each in appraisal.reasons
        ],
        "principle": principle_values(appraisal.principle),
        "typical": [list(appraisal.typical.matters), list(appraisal.typical.otherwise)],
        "hands": [
            [[place.kind, place.owner, place.number, write_cards(cards)] for place, cards in hands.items()]
            for hands in appraisal.typical.hands
        ],
    }


def read_appraisal(game: AnyGame, text: str) -> Appraisal | None:
    """Return what a decision cost. Raises AppraisalError for anything else than what `write_appraisal` makes."""
    return None if text == "null" else appraisal_of(game, json_value(text))


def appraisal_of(game: AnyGame, values: Json, read: Sequence[ActPrice] | None = None) -> Appraisal:
    """Return what a decision cost. Raises AppraisalError for anything else than what `appraisal_values` returns.

    read: the prices of the acts, where they have been read already.
    """
    principle = values.get("principle") if isinstance(values, dict) else None
    match values:
        case {
            "unit": str(unit),
            "deals": int(deals),
            "done": int() | None as done,
            "mark": str() | None as mark,
            "agrees": bool() | None as agrees,
            "equal": list(equal),
            "acts": list(acts),
            "reasons": list(reasons),
            "typical": [list(matters), list(otherwise)],
            "hands": list(hands),
        }:
            rows = tuple(_act(game, entry) for entry in acts) if read is None else tuple(read)
            places = range(len(rows))
            if not rows or (done is not None and done not in places):
                raise AppraisalError("no such act")
            numbers = tuple(place for place in equal if isinstance(place, int) and place in places)
            return Appraisal(
                _one_of(unit, _UNITS),
                rows,
                deals,
                done,
                None if mark is None else _one_of(mark, MARKS),
                agrees,
                numbers,
                tuple(map(_reason, reasons)),
                Typical(_numbers(matters), _numbers(otherwise), tuple(map(_hands, hands))),
                _principle(principle),
            )
    raise AppraisalError("no appraisal")


def principle_values(found: Explanation | None) -> Json:
    """Return a principle as named values; null for none."""
    return None if found is None else {"id": found.id, "kind": found.kind, "cards": write_cards(found.cards)}


def _principle(entry: Json) -> Explanation | None:
    match entry:
        case {"id": str(name), "kind": str(kind), "cards": str(cards)}:
            try:
                return Explanation(name, _one_of(kind, get_args(PrincipleKind)), read_cards(cards))
            except ValueError as error:
                raise AppraisalError(str(error)) from error
        case None:
            return None
    raise AppraisalError("no principle")


def _one_of(word: str, known: Sequence[WordT]) -> WordT:
    for each in known:
        if each == word:
            return each
    raise AppraisalError(word)


def _act(game: AnyGame, entry: Json) -> ActPrice:
    match entry:
        case {"act": str() | None as act, "worth": list(worth), "cost": list(cost)}:
            return ActPrice(_action(game, act), _estimate(worth), _estimate(cost))
    raise AppraisalError("no act")


def _reason(entry: Json) -> Reason:
    match entry:
        case {
            "kind": "fact" | "mechanism" as kind,
            "code": str(code),
            "details": list(details),
            "holds": bool(holds),
            "numbers": list(numbers),
        }:
            return Reason(kind, code, _numbers(details), holds, *_floats(numbers, 5))
    raise AppraisalError("no reason")


def _hands(entry: Json) -> Hands:
    match entry:
        case [*rows]:
            return dict(map(_held, rows))
    raise AppraisalError("no hands")


def _held(entry: Json) -> tuple[Place, tuple[Card, ...]]:
    match entry:
        case [str(kind), int(owner), int(number), str(cards)]:
            try:
                return Place(kind, owner, number), read_cards(cards)
            except ValueError as error:
                raise AppraisalError(str(error)) from error
    raise AppraisalError("no hand")


def _numbers(row: list[Json]) -> tuple[int, ...]:
    return tuple(each for each in row if isinstance(each, int) and not isinstance(each, bool))


def _action(game: AnyGame, text: str | None) -> Action | None:
    try:
        return None if text is None else game.read(text)
    except ValueError as error:
        raise AppraisalError(str(error)) from error


def _estimate(row: list[Json]) -> Estimate:
    return Estimate(*_floats(row, len(Estimate._fields)))


def _floats(row: list[Json], count: int) -> list[float]:
    numbers = [float(each) for each in row if isinstance(each, int | float) and not isinstance(each, bool)]
    if len(numbers) != count or len(row) != count:
        raise AppraisalError("other numbers")
    return numbers


def _row(estimate: Iterable[float]) -> list[Json]:
    return [round(value, 6) for value in estimate]
