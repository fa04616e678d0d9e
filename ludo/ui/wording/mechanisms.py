"""What was counted while imagined deals were played on, in sentences: after what was done, and after the better act."""

from typing import Final

from ludo.bots.coach.reasons import Reason
from ludo.ui.i18n import locale, plural_of, translate
from ludo.ui.wording.values import amount_text, bare_text

_NOTHING: Final = 0.05
"""Fewer chips are written as 0."""


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
    text = _opponents(reason.code, times, alone) or _own(reason.code, times)
    return text.format(act=better, after=after)


def _times(share: float) -> int:
    """Return in how many deals of a hundred something happens: in none or in all of them only where that is so."""
    return round(100 * share) if share in (0, 1) else max(1, min(99, round(100 * share)))


def _own(code: str, times: int) -> str:
    """Return what happens to oneself in so many deals of a hundred."""
    match code:
        case "deal-won":
            return translate("Reasons", "You win %n deal(s) of 100, compared with {after} after “{act}”.", None, times)
        case "trick-won":
            return translate(
                "Reasons", "You win this trick in %n deal(s) of 100, compared with {after} after “{act}”.", None, times
            )
        case "vole-won":
            return translate(
                "Reasons",
                "You take all five tricks in %n deal(s) of 100, compared with {after} after “{act}”.",
                None,
                times,
            )
        case "trut-won":
            return translate(
                "Reasons", "You win a trut in %n deal(s) of 100, compared with {after} after “{act}”.", None, times
            )
        case "loses-life":
            return translate(
                "Reasons", "You lose a life in %n deal(s) of 100, compared with {after} after “{act}”.", None, times
            )
        case "contract-fulfilled":
            return translate(
                "Reasons",
                "You fulfil your contract in %n deal(s) of 100, compared with {after} after “{act}”.",
                None,
                times,
            )
        case "takes-poker":
            return translate(
                "Reasons", "You win the poker in %n deal(s) of 100, compared with {after} after “{act}”.", None, times
            )
        case "goes-out":
            return translate(
                "Reasons", "You go out first in %n deal(s) of 100, compared with {after} after “{act}”.", None, times
            )
    return ""


def _opponents(code: str, times: int, alone: bool) -> str:
    """Return what happens to others in so many deals of a hundred."""
    match code:
        case "vole-lost" if alone:
            return translate(
                "Reasons",
                "Your opponent takes all five tricks in %n deal(s) of 100, compared with {after} after “{act}”.",
                None,
                times,
            )
        case "vole-lost":
            return translate(
                "Reasons",
                "Your opponents take all five tricks in %n deal(s) of 100, compared with {after} after “{act}”.",
                None,
                times,
            )
        case "trut-lost":
            return translate(
                "Reasons",
                "Your opponents win a trut in %n deal(s) of 100, compared with {after} after “{act}”.",
                None,
                times,
            )
        case "other-goes-out":
            return translate(
                "Reasons",
                "Somebody else goes out first in %n deal(s) of 100, compared with {after} after “{act}”.",
                None,
                times,
            )
    return ""


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
    if done == 0 < best:
        return _brings_nothing(reason.code).format(amount=amount_text("chips", best), act=better)
    text = _brings(reason.code, best) if done >= 0 else _costs(reason.code, best)
    return text.format(amount=amount_text("chips", abs(done)), act=better, after=bare_text("chips", abs(best)))


def _brings_nothing(code: str) -> str:
    match code:
        case "chips-auction":
            return translate("Reasons", "The auction brings you nothing, and {amount} a deal on average after “{act}”.")
        case "chips-pay-cards":
            return translate("Reasons", "Pay cards bring you nothing, and {amount} a deal on average after “{act}”.")
        case "chips-poker":
            return translate("Reasons", "The poker brings you nothing, and {amount} a deal on average after “{act}”.")
        case "chips-run":
            return translate("Reasons", "The run brings you nothing, and {amount} a deal on average after “{act}”.")
    return ""


def _brings(code: str, best: float) -> str:
    match code:
        case "chips-auction" if best < 0:
            return translate(
                "Reasons", "The auction brings you {amount} a deal on average, but costs you {after} after “{act}”."
            )
        case "chips-auction":
            return translate(
                "Reasons", "The auction brings you {amount} a deal on average, compared with {after} after “{act}”."
            )
        case "chips-pay-cards":
            return translate(
                "Reasons", "Pay cards bring you {amount} a deal on average, compared with {after} after “{act}”."
            )
        case "chips-poker" if best < 0:
            return translate(
                "Reasons", "The poker brings you {amount} a deal on average, but costs you {after} after “{act}”."
            )
        case "chips-poker":
            return translate(
                "Reasons", "The poker brings you {amount} a deal on average, compared with {after} after “{act}”."
            )
        case "chips-run" if best < 0:
            return translate(
                "Reasons", "The run brings you {amount} a deal on average, but costs you {after} after “{act}”."
            )
        case "chips-run":
            return translate(
                "Reasons", "The run brings you {amount} a deal on average, compared with {after} after “{act}”."
            )
    return ""


def _costs(code: str, best: float) -> str:
    match code:
        case "chips-auction" if best > 0:
            return translate(
                "Reasons", "The auction costs you {amount} a deal on average, but brings you {after} after “{act}”."
            )
        case "chips-auction" if best == 0:
            return translate(
                "Reasons", "The auction costs you {amount} a deal on average, compared with nothing after “{act}”."
            )
        case "chips-auction":
            return translate(
                "Reasons", "The auction costs you {amount} a deal on average, compared with {after} after “{act}”."
            )
        case "chips-poker" if best > 0:
            return translate(
                "Reasons", "The poker costs you {amount} a deal on average, but brings you {after} after “{act}”."
            )
        case "chips-poker" if best == 0:
            return translate(
                "Reasons", "The poker costs you {amount} a deal on average, compared with nothing after “{act}”."
            )
        case "chips-poker":
            return translate(
                "Reasons", "The poker costs you {amount} a deal on average, compared with {after} after “{act}”."
            )
        case "chips-run" if best > 0:
            return translate(
                "Reasons", "The run costs you {amount} a deal on average, but brings you {after} after “{act}”."
            )
        case "chips-run" if best == 0:
            return translate(
                "Reasons", "The run costs you {amount} a deal on average, compared with nothing after “{act}”."
            )
        case "chips-run":
            return translate(
                "Reasons", "The run costs you {amount} a deal on average, compared with {after} after “{act}”."
            )
    return ""
