"""What acts are worth, in words."""

from typing import Final

from ludo.bots.contract import Evaluation
from ludo.bots.estimates import Estimate
from ludo.ui.i18n import translate

_TENTHS: Final = 10


def figure_text(unit: str, value: float) -> str:
    """Return a value beside an act, short."""
    if unit == "partie":
        return translate("Values", "{share} %").format(share=round(100 * value))
    return _amount(unit, value, f"{value:+.1f}")


def worth_text(unit: str, value: float) -> str:
    """Return what an act is worth in a sentence."""
    if unit == "partie":
        return _chance_text(value)
    if value >= 0:
        text = translate("Values", "On average you gain about {amount}.")
    else:
        text = translate("Values", "On average you lose about {amount}.")
    return text.format(amount=_amount(unit, value, f"{abs(value):.1f}"))


def _amount(unit: str, value: float, figure: str) -> str:
    """Return a figure with its unit; in some languages what is below two is singular, hence the pairs."""
    match unit:
        case "lives":
            pair = translate("Values", "{figure} lives|{figure} lives")
        case "chips":
            pair = translate("Values", "{figure} chips|{figure} chips")
        case _:
            pair = translate("Values", "{figure} points|{figure} points")
    few, several = pair.split("|")
    whole, _, tenths = figure.replace("-", "−").partition(".")
    written = translate("Values", "{whole}.{tenths}").format(whole=whole, tenths=tenths)
    return (several if abs(value) >= 2 else few).format(figure=written)


def _chance_text(chance: float) -> str:
    times = round(_TENTHS * chance)
    if times <= 0:
        return translate("Values", "You hardly ever win the partie from here.")
    if times >= _TENTHS:
        return translate("Values", "You win the partie almost always from here.")
    return translate("Values", "You win the partie about %n time(s) in 10.", None, times)


def comparison_text(evaluation: Evaluation) -> str:
    """Return how sure the choice is; empty if there was nothing to choose from."""
    if len(evaluation.offers) < 2:
        return ""
    best, next_best = evaluation.offers[0].value, evaluation.offers[1].value
    if _may_be_equal(best, next_best):
        return translate("Values", "The next one is about as good.")
    return translate("Values", "It is clearly better than the next one.")


def _may_be_equal(best: Estimate, other: Estimate) -> bool:
    return other.high >= best.low
