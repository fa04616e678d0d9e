"""Font sizes, each about 1.25 times the one below it."""

from functools import lru_cache
from typing import Final, Literal
from unicodedata import category

from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

Role = Literal["title", "heading", "body", "small", "number"]

_STEPS: Final = {"title": 1.6, "heading": 1.27, "body": 1.0, "small": 0.87, "number": 1.0}
_SMALLEST_BODY: Final = 11.0
"""Points; systems whose font is smaller than this are read from too near."""

_base: list[QFont] = []


def set_base(family: QFont, scale: float) -> QFont:
    """Set the base font to a system font, `scale` times its size, and return it."""
    body = QFont(family)
    body.setPointSizeF(max(family.pointSizeF(), _SMALLEST_BODY) * scale)
    _base[:] = [body]
    _sized.cache_clear()
    return QFont(body)


def font(role: Role, scale: float = 1.0, *, bold: bool = False) -> QFont:
    """Return the font for a role, `scale` times its size; "number" has tabular figures.

    Copies of the same font find their glyphs without looking for them again.
    """
    if not _base:
        return _make(QApplication.font(), role, scale, bold)
    return QFont(_sized(role, scale, bold))


def text_scale() -> float:
    """Return how large a person wants writing to be, compared with the usual size."""
    return max(1.0, font("body").pointSizeF() / _SMALLEST_BODY)


def can_write(text: str, metrics: QFontMetricsF) -> bool:
    """Are there letters for all of a text, in this font or one that stands in for it?"""
    return all(metrics.inFontUcs4(ord(letter)) for letter in text if category(letter) not in ("Cf", "Mn", "Zs"))


@lru_cache(maxsize=256)
def _sized(role: Role, scale: float, bold: bool) -> QFont:
    return _make(_base[0], role, scale, bold)


def _make(base: QFont, role: Role, scale: float, bold: bool) -> QFont:
    result = QFont(base)
    result.setPointSizeF(result.pointSizeF() * _STEPS[role] * scale)
    if role in ("title", "heading"):
        result.setWeight(QFont.Weight.DemiBold)
    if role == "number":
        result.setFeature(QFont.Tag("tnum"), 1)
    if bold:
        result.setBold(True)
    return result
