"""Colours of charts that can be told apart without colour vision, and what repeats them: markers and dashes."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from ludo.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class ChartColours:
    """series: lines in their order. ahead, behind: the two ends of a scale whose middle is the panel.

    filled, rest: the part of a bar that counts, and what is left of it.
    """

    series: tuple[QColor, ...]
    ahead: QColor
    behind: QColor
    filled: QColor
    rest: QColor


def _colours(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


_LIGHT: Final = ChartColours(
    series=_colours("#0a5a96", "#e0621a", "#14976f", "#6b4fc8", "#7c4a21", "#2f9bd0", "#1d1d1f", "#3a0d52"),
    ahead=QColor("#0a5a96"),
    behind=QColor("#c2570c"),
    filled=QColor("#0a5a96"),
    rest=QColor("#c9dbe6"),
)
_DARK: Final = ChartColours(
    series=_colours("#5ab4ea", "#ff8a3c", "#f6ee8a", "#c46fb0", "#2fb58a", "#e8e6e0", "#8a86f0", "#c2493a"),
    ahead=QColor("#5ab4ea"),
    behind=QColor("#ff9248"),
    filled=QColor("#5ab4ea"),
    rest=QColor("#35505f"),
)
_CONTRAST: Final = ChartColours(
    series=_colours("#7fe4ff", "#ff8c1a", "#fff36b", "#e070c8", "#2fc48a", "#ffffff", "#8f8cff", "#e0564a"),
    ahead=QColor("#7fe4ff"),
    behind=QColor("#ffb000"),
    filled=QColor("#7fe4ff"),
    rest=QColor("#24566a"),
)

CHART_COLOURS: Final = MappingProxyType({"light": _LIGHT, "dark": _DARK, "contrast": _CONTRAST})
"""The colours of charts by the name of a theme."""

MARKERS: Final = ("o", "s", "t", "d", "+", "x", "p", "star")
"""Symbols of pyqtgraph, one for each line."""

DASHES: Final = (
    Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DashDotLine, Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotDotLine, Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DashDotLine,
)  # fmt: skip
"""Styles of lines in high contrast, where colours say least."""

_EQUAL: Final = 0.1791
"""The luminance of a ground on which black and white are read equally well."""

_READ: Final = 4.5
"""The contrast at which words are read."""
_STEPS: Final = 20

LINES: Final = len(MARKERS)
"""So many lines can be told apart in one chart."""


def chart_colours(theme: Theme) -> ChartColours:
    """Return the colours of charts in a theme."""
    return CHART_COLOURS[theme.name]


def mixed(colour: QColor, ground: QColor, share: float) -> QColor:
    """Return a colour on a ground: 0 is the ground, 1 the colour."""
    return QColor.fromRgbF(
        ground.redF() + (colour.redF() - ground.redF()) * share,
        ground.greenF() + (colour.greenF() - ground.greenF()) * share,
        ground.blueF() + (colour.blueF() - ground.blueF()) * share,
    )


def text_on(ground: QColor) -> QColor:
    """Return black or white, whichever is read better on a ground."""
    return QColor("#000000") if _luminance(ground) > _EQUAL else QColor("#ffffff")


def ink_on(colour: QColor, ground: QColor, text: QColor) -> QColor:
    """Return a colour in which words are read on a ground: itself, or as much of the colour of texts as that takes."""
    for step in range(_STEPS):
        ink = mixed(text, colour, step / _STEPS)
        if contrast(ink, ground) >= _READ:
            return ink
    return text


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2)."""
    dark, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
