"""The worth of acts, in words."""

from collections.abc import Mapping
from math import hypot
from typing import Final

from ludo.bots.contract import SHARES, Evaluation, Unit, Valued
from ludo.bots.estimates import Estimate
from ludo.ui.i18n import Plural, Text, locale, plural_of, plurals, texts, translate

_text = texts("Values")
_plural = plurals("Values")

_TENTHS: Final = 10
_DIFFERENCES: Final[Mapping[Unit, tuple[float, float]]] = {
    "partie": (0.01, 0.05), "year": (0.03, 0.15), "points": (0.05, 0.3), "lives": (0.03, 0.15), "chips": (0.2, 1.0),
}  # fmt: skip
"""By the unit of a game, the least difference between two acts that is worth a word, and the least clear one."""

_CHANCES: Final[Mapping[Unit, tuple[Text, Text, Plural]]] = {
    "partie": (
        _text("You hardly ever win the partie from here."),
        _text("You win the partie almost always from here."),
        _plural("You win the partie about %n time(s) in 10."),
    ),
    "year": (
        _text("You hardly ever fulfil the year from here."),
        _text("You fulfil the year almost always from here."),
        _plural("You fulfil the year about %n time(s) in 10."),
    ),
}
_AMOUNTS: Final[Mapping[Unit, Plural]] = {
    "lives": _plural("{decimal} live(s)"),
    "chips": _plural("{decimal} chip(s)"),
    "points": _plural("{decimal} point(s)"),
}


def figure_text(unit: Unit, value: float) -> str:
    """Return a value beside an act, short."""
    if unit in SHARES:
        return translate("Values", "{share}%").format(share=round(100 * value))
    return _amount(unit, value, "−" if value < 0 else "+")


def worth_text(unit: Unit, value: float) -> str:
    """Return what an act is worth in a sentence."""
    if unit in _CHANCES:
        times, (never, always, often) = round(_TENTHS * value), _CHANCES[unit]
        return never() if times <= 0 else always() if times >= _TENTHS else often(times)
    if value >= 0:
        text = translate("Values", "On average you gain about {amount}.")
    else:
        text = translate("Values", "On average you lose about {amount}.")
    return text.format(amount=_amount(unit, value))


def amount_text(unit: Unit, value: float) -> str:
    """Return so much of a unit, within a sentence; of a chance in hundredths."""
    if unit not in SHARES:
        return _amount(unit, value)
    times = round(100 * value)
    if unit == "year":
        return translate("Values", "%n chance(s) in 100 to fulfil the year", None, times)
    if times <= 0:
        return translate("Values", "less than one partie in 100")
    return translate("Values", "%n partie(s) in 100", None, times)


def cost_text(unit: Unit, cost: Estimate) -> str:
    """Return what an act costs that is not as good as the best one, with the interval in words."""
    if cost.low <= 0:
        text = translate("Review", "Not compared long enough to tell: it may cost nothing, or up to {amount}.")
        return text.format(amount=amount_text(unit, max(cost.high, 0.0)))
    low, high = bare_text(unit, cost.low), bare_text(unit, cost.high)
    if low == high:
        return translate("Review", "It costs about {amount}.").format(amount=amount_text(unit, cost.value))
    return translate("Review", "It costs about {amount}, surely between {low} and {high}.").format(
        amount=amount_text(unit, cost.value), low=low, high=high
    )


def bare_text(unit: Unit, value: float) -> str:
    """Return the number of an amount whose unit has just been named."""
    return str(round(100 * value)) if unit in SHARES else locale().toString(value, "f", 1)


def sum_text(unit: Unit, value: float) -> str:
    """Return so much of a unit that several acts came to together: of the years of L'École more than one, too."""
    if unit != "year":
        return amount_text(unit, value)
    count = plural_of(round(value, 1))
    return translate("Values", "{decimal} year(s)", None, count).format(decimal=locale().toString(value, "f", 1))


def gain_text(unit: Unit, value: float) -> str:
    """Return a whole number of a unit that somebody gained, with its sign."""
    return _with_unit(unit, ("−" if value < 0 else "+" if value > 0 else "") + str(abs(round(value))), round(value))


def _amount(unit: Unit, value: float, sign: str = "") -> str:
    """Return a value to a tenth with its unit."""
    return _with_unit(unit, sign + locale().toString(abs(value), "f", 1), plural_of(round(value, 1)))


def _with_unit(unit: Unit, figure: str, count: int) -> str:
    return _AMOUNTS.get(unit, _AMOUNTS["points"])(count).format(decimal=figure)


def ties(evaluation: Evaluation) -> tuple[Valued, ...]:
    """Return the other acts that are shown to be as good as the best one: no clear difference is possible."""
    least, clear = _DIFFERENCES[evaluation.unit]
    best = evaluation.offers[0].value

    def is_tie(other: Estimate) -> bool:
        difference = best.value - other.value
        return difference < least and difference + hypot(best.value - best.low, other.high - other.value) <= clear

    return tuple(offer for offer in evaluation.offers[1:] if is_tie(offer.value))


def comparison_text(evaluation: Evaluation, other: str) -> str:
    """Return how much better the choice is than the best other act, named `other`, and how sure that is.

    Empty if there was nothing to choose from, or where it is a tie.
    """
    if len(evaluation.offers) < 2 or ties(evaluation):
        return ""
    best, next_best = evaluation.offers[0].value, evaluation.offers[1].value
    difference = best.value - next_best.value
    clear = _DIFFERENCES[evaluation.unit][1]
    certain = difference > hypot(best.value - best.low, next_best.high - next_best.value)
    if difference < clear:
        if certain:
            text = translate("Values", "It is a little better than “{act}”.")
        else:
            text = translate("Values", "Perhaps as good: “{act}”.")
    elif certain:
        text = translate("Values", "It is clearly better than “{act}”.")
    else:
        text = translate("Values", "It looks better than “{act}”, but that is not certain.")
    return text.format(act=other)
