"""Which of two acts was better as the cards lay, in words: both played on with the same cards and the same luck."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined

SURE: Final = 2.0
"""How many standard errors of a tossed coin an act must be ahead."""


def hindsight_text(chosen: str, better: str, gains: Sequence[tuple[float, float]]) -> str:
    """Return which act brought more; gains: what the deal brought each time after the chosen and after the better one.

    Empty before anything is known.
    """
    if not gains:
        return ""
    first = sum(one > two for one, two in gains)
    second = sum(two > one for one, two in gains)
    if not first and not second:
        return translate(
            "Review",
            "Played on %n time(s) with these cards, the Expert in this seat, both acts brought the same.",
            None,
            len(gains),
        )
    text = translate(
        "Review",
        "Played on %n time(s) with these cards, the Expert in this seat: “{act}” brought more {wins}, “{other}” "
        "{losses}.",
        None,
        len(gains),
    )
    counts = text.format(
        act=chosen,
        wins=translate("Review", "%n time(s)", None, first),
        other=better,
        losses=translate("Review", "%n time(s)", None, second),
    )
    return joined([counts, _verdict(chosen, better, first, second)])


def _verdict(chosen: str, better: str, first: int, second: int) -> str:
    """Return what that means, as far as it is more than chance."""
    if abs(first - second) <= SURE * sqrt(first + second):
        return translate("Review", "So it is not clear which was better with these cards.")
    text = translate("Review", "With these cards “{act}” was the better one.")
    return text.format(act=chosen if first > second else better)
