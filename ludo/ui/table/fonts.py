"""The size of writing and of corners on the table: they grow with the cards."""

from PySide6.QtGui import QFont, QFontInfo

from ludo.ui.theme import current_theme, font
from ludo.ui.theme.fonts import Role
from ludo.ui.theme.fonts import text_scale as text_scale

_CAPTION = 0.9
"""Size of the smallest captions, by that of small writing."""
LARGE_LETTERS = 1.5
"""From this size of writing on the indices of cards are large, too, and pages are laid out for it."""


def scaled_font(role: Role, scale: float = 1.0, *, bold: bool = False) -> QFont:
    """Return the font of a role, `scale` times its size."""
    return font(role, scale, bold=bold)


def far_scale(least: float) -> float:
    """Return the scale at which even captions have so many pixels."""
    return least / (QFontInfo(scaled_font("small")).pixelSize() * _CAPTION)


def large_letters() -> bool:
    """Is writing so large that what stands beside a text elsewhere stands below it?"""
    return text_scale() >= LARGE_LETTERS


def corner_radius(scale: float) -> float:
    """Return the radius of the corners of plates, trays and buttons; `scale`: their size by the usual one."""
    return current_theme().radius * max(1.0, scale)
