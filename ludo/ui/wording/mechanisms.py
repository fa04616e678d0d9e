"""Counts of imagined deals that were played on, in sentences: after what was done, and after the better act."""

from collections.abc import Mapping
from typing import Final

from ludo.bots.coach.reasons import Reason
from ludo.ui.i18n import Plural, Text, locale, plural_of, plurals, texts, translate
from ludo.ui.wording.values import amount_text, bare_text

_text = texts("Reasons")
_plural = plurals("Reasons")

_NOTHING: Final = 0.05
"""Fewer chips are written as 0."""

_COUNTED: Final[Mapping[str, Plural]] = {
    "deal-won": _plural("You win %n deal(s) of 100, compared with {after} after “{act}”."),
    "trick-won": _plural("You win this trick in %n deal(s) of 100, compared with {after} after “{act}”."),
    "vole-won": _plural("You take all five tricks in %n deal(s) of 100, compared with {after} after “{act}”."),
    "trut-won": _plural("You win a trut in %n deal(s) of 100, compared with {after} after “{act}”."),
    "loses-life": _plural("You lose a life in %n deal(s) of 100, compared with {after} after “{act}”."),
    "contract-fulfilled": _plural(
        "You fulfil your contract in %n deal(s) of 100, compared with {after} after “{act}”."
    ),
    "takes-poker": _plural("You win the poker in %n deal(s) of 100, compared with {after} after “{act}”."),
    "goes-out": _plural("You go out first in %n deal(s) of 100, compared with {after} after “{act}”."),
    "vole-lost": _plural(
        "Your opponents take all five tricks in %n deal(s) of 100, compared with {after} after “{act}”."
    ),
    "trut-lost": _plural("Your opponents win a trut in %n deal(s) of 100, compared with {after} after “{act}”."),
    "other-goes-out": _plural(
        "Somebody else goes out first in %n deal(s) of 100, compared with {after} after “{act}”."
    ),
}
"""What happens in so many deals of a hundred, by code."""
_COUNTED_ALONE: Final[Mapping[str, Plural]] = {
    "vole-lost": _plural(
        "Your opponent takes all five tricks in %n deal(s) of 100, compared with {after} after “{act}”."
    ),
}
"""The same where there is one opponent."""

_CHIPS: Final[Mapping[tuple[str, str], Text]] = {
    ("auction", "0+"): _text("The auction brings you nothing, and {amount} a deal on average after “{act}”."),
    ("pay-cards", "0+"): _text("Pay cards bring you nothing, and {amount} a deal on average after “{act}”."),
    ("poker", "0+"): _text("The poker brings you nothing, and {amount} a deal on average after “{act}”."),
    ("run", "0+"): _text("The run brings you nothing, and {amount} a deal on average after “{act}”."),
    ("auction", "+-"): _text("The auction brings you {amount} a deal on average, but costs you {after} after “{act}”."),
    ("auction", "+"): _text("The auction brings you {amount} a deal on average, compared with {after} after “{act}”."),
    ("pay-cards", "+"): _text("Pay cards bring you {amount} a deal on average, compared with {after} after “{act}”."),
    ("poker", "+-"): _text("The poker brings you {amount} a deal on average, but costs you {after} after “{act}”."),
    ("poker", "+"): _text("The poker brings you {amount} a deal on average, compared with {after} after “{act}”."),
    ("run", "+-"): _text("The run brings you {amount} a deal on average, but costs you {after} after “{act}”."),
    ("run", "+"): _text("The run brings you {amount} a deal on average, compared with {after} after “{act}”."),
    ("auction", "-+"): _text("The auction costs you {amount} a deal on average, but brings you {after} after “{act}”."),
    ("auction", "-0"): _text("The auction costs you {amount} a deal on average, compared with nothing after “{act}”."),
    ("auction", "-"): _text("The auction costs you {amount} a deal on average, compared with {after} after “{act}”."),
    ("poker", "-+"): _text("The poker costs you {amount} a deal on average, but brings you {after} after “{act}”."),
    ("poker", "-0"): _text("The poker costs you {amount} a deal on average, compared with nothing after “{act}”."),
    ("poker", "-"): _text("The poker costs you {amount} a deal on average, compared with {after} after “{act}”."),
    ("run", "-+"): _text("The run costs you {amount} a deal on average, but brings you {after} after “{act}”."),
    ("run", "-0"): _text("The run costs you {amount} a deal on average, compared with nothing after “{act}”."),
    ("run", "-"): _text("The run costs you {amount} a deal on average, compared with {after} after “{act}”."),
}
"""What a stage of Tripoli brings (+) or costs (-): by what it does now, and after the better act where that differs."""


def mechanism_text(reason: Reason, better: str, *, alone: bool) -> str:
    """Return what was counted; better: what the better act is called; alone: is there one opponent? Empty where there
    is no sentence, or where both figures would read alike."""
    if reason.code.startswith("chips-"):
        return _chips(reason, better)
    if reason.code in ("others-fulfil", "points-left", "lives-lost"):
        return _average(reason, better)
    times, after = _times(reason.done), _times(reason.best)
    if times == after:
        return ""
    text = (_COUNTED_ALONE if alone and reason.code in _COUNTED_ALONE else _COUNTED).get(reason.code)
    return "" if text is None else text(times).format(act=better, after=after)


def _times(share: float) -> int:
    """Return in how many deals of a hundred something happens: in none or in all of them only where that is so."""
    return round(100 * share) if share in (0, 1) else max(1, min(99, round(100 * share)))


def _average(reason: Reason, better: str) -> str:
    done, best = locale().toString(reason.done, "f", 1), locale().toString(reason.best, "f", 1)
    if done == best:
        return ""
    if reason.code == "others-fulfil":
        text = translate(
            "Reasons", "Of the others {done} on average fulfil their contract, compared with {after} after “{act}”."
        )
        return text.format(done=done, act=better, after=best)
    if reason.code == "lives-lost":
        text = translate(
            "Reasons",
            "You lose {decimal} life(s) a deal on average, compared with {after} after “{act}”.",
            None,
            plural_of(round(reason.done, 1)),
        )
        return text.format(decimal=done, act=better, after=best)
    text = translate("Reasons", "You are left with {amount} a deal on average, compared with {after} after “{act}”.")
    return text.format(amount=amount_text("points", reason.done), act=better, after=best)


def _chips(reason: Reason, better: str) -> str:
    """Return what a stage of Tripoli brings; where chips are lost it is said to cost them."""
    done, best = (value if abs(value) >= _NOTHING else 0.0 for value in (reason.done, reason.best))
    if bare_text("chips", done) == bare_text("chips", best):
        return ""
    stage, sign = reason.code.removeprefix("chips-"), "-" if done < 0 else "+"
    if done == 0 < best:
        text, amount = _CHIPS.get((stage, "0+")), best
    else:
        text, amount = _CHIPS.get((stage, sign + _differing(done, best))) or _CHIPS.get((stage, sign)), abs(done)
    if text is None:
        return ""
    return text().format(amount=amount_text("chips", amount), act=better, after=bare_text("chips", abs(best)))


def _differing(done: float, best: float) -> str:
    """Return the sign of what a stage brings after the better act, empty where it has that sign now."""
    if done < 0:
        return "" if best < 0 else "+" if best > 0 else "0"
    return "-" if best < 0 else ""
