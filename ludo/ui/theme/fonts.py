"""Font sizes, each about 1.25 times the one below it."""

from typing import Final, Literal

from PySide6.QtGui import QFont
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
    return QFont(body)


def font(role: Role) -> QFont:
    """Return the font for a role; "number" has tabular figures."""
    result = QFont(_base[0] if _base else QApplication.font())
    result.setPointSizeF(result.pointSizeF() * _STEPS[role])
    if role in ("title", "heading"):
        result.setWeight(QFont.Weight.DemiBold)
    if role == "number":
        result.setFeature(QFont.Tag("tnum"), 1)
    return result
