"""The size of writing on the table: it grows with the cards, so that it can be read from as far away."""

from PySide6.QtGui import QFont

from ludo.ui.theme import font
from ludo.ui.theme.fonts import Role

_USUAL = 11.0
"""Points of the body at which plates have the sizes that `room` gives."""


def scaled_font(role: Role, scale: float = 1.0, *, bold: bool = False) -> QFont:
    """The font of a role, `scale` times its size."""
    return font(role, scale, bold=bold)


def text_scale() -> float:
    """How large a person wants writing to be, compared with the usual size."""
    return max(1.0, font("body").pointSizeF() / _USUAL)
