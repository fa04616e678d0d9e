"""The three sets of colours. Text stands at 4.5 : 1 or better on the surfaces that it is written on."""

from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtGui import QColor


class Theme(NamedTuple):
    """Colours by what they mean.

    window, panel: the surfaces; panel_line: thin lines around panels; field: where something can be typed or chosen.
    text, text_quiet: what is read first, and what is read after. accent, accent_text: the one act that is meant.
    gold: it is this seat's turn, on the cloth; focus: the keyboard is here. mistake: what is wrong.
    cloth_text, cloth_plate, cloth_line: writing, translucent plates and thin lines on the cloth.
    button_fill, button_text, button_line: buttons on the cloth; the usual one is gold, with button_main_text.
    bubble_fill, bubble_text, bubble_line: what is said. sign_fill, sign_line: the mark before a refusal.
    persons, person_text: the discs of persons, by chair, and the initials on them.
    line_width, radius: in pixels.
    """

    name: str
    window: QColor
    panel: QColor
    panel_line: QColor
    field: QColor
    hover: QColor
    text: QColor
    text_quiet: QColor
    accent: QColor
    accent_text: QColor
    accent_soft: QColor
    gold: QColor
    focus: QColor
    mistake: QColor
    cloth_text: QColor
    cloth_plate: QColor
    cloth_line: QColor
    button_fill: QColor
    button_text: QColor
    button_line: QColor
    button_main_text: QColor
    bubble_fill: QColor
    bubble_text: QColor
    bubble_line: QColor
    sign_fill: QColor
    sign_line: QColor
    persons: tuple[QColor, ...]
    person_text: QColor
    line_width: int = 1
    radius: int = 10


_PERSONS: Final = tuple(
    QColor(name)
    for name in (
        "#e0b15c", "#8fc1d9", "#d98f8f", "#a5c98a", "#c3a5d9", "#e3a673", "#86c9bb", "#d6c98a", "#b7bfc9",
    )
)  # fmt: skip

LIGHT: Final = Theme(
    name="light",
    window=QColor("#f4f1ea"),
    panel=QColor("#fdfcf9"),
    panel_line=QColor("#ddd7ca"),
    field=QColor("#ffffff"),
    hover=QColor("#efebe1"),
    text=QColor("#23282c"),
    text_quiet=QColor("#596066"),
    accent=QColor("#1f5f7a"),
    accent_text=QColor("#ffffff"),
    accent_soft=QColor("#e0ecf0"),
    gold=QColor("#f0c04c"),
    focus=QColor("#a06a00"),
    mistake=QColor("#b3261e"),
    cloth_text=QColor("#fbf8ef"),
    cloth_plate=QColor(10, 16, 14, 112),
    cloth_line=QColor(255, 255, 255, 70),
    button_fill=QColor("#f6efdf"),
    button_text=QColor("#20262b"),
    button_line=QColor(255, 255, 255, 70),
    button_main_text=QColor("#20262b"),
    bubble_fill=QColor("#fdfaf1"),
    bubble_text=QColor("#22262a"),
    bubble_line=QColor(0, 0, 0, 60),
    sign_fill=QColor("#b3261e"),
    sign_line=QColor("#ffffff"),
    persons=_PERSONS,
    person_text=QColor("#1d2226"),
)

DARK: Final = LIGHT._replace(
    name="dark",
    window=QColor("#1a1d20"),
    panel=QColor("#22262a"),
    panel_line=QColor("#3a4046"),
    field=QColor("#2a2f34"),
    hover=QColor("#2e3439"),
    text=QColor("#eceae4"),
    text_quiet=QColor("#a8adb2"),
    accent=QColor("#7fc0da"),
    accent_text=QColor("#0d1a20"),
    accent_soft=QColor("#24404c"),
    focus=QColor("#f0c04c"),
    mistake=QColor("#ff8a80"),
    cloth_text=QColor("#f3f0e8"),
    cloth_plate=QColor(8, 12, 11, 150),
    cloth_line=QColor(255, 255, 255, 52),
    button_line=QColor(255, 255, 255, 52),
)

CONTRAST: Final = LIGHT._replace(
    name="contrast",
    window=QColor("#000000"),
    panel=QColor("#000000"),
    panel_line=QColor("#ffffff"),
    field=QColor("#000000"),
    hover=QColor("#2b2b2b"),
    text=QColor("#ffffff"),
    text_quiet=QColor("#ffffff"),
    accent=QColor("#7fe4ff"),
    accent_text=QColor("#000000"),
    accent_soft=QColor("#003747"),
    gold=QColor("#ffe14d"),
    focus=QColor("#ffe14d"),
    mistake=QColor("#ff9d94"),
    cloth_text=QColor("#ffffff"),
    cloth_plate=QColor(0, 0, 0, 235),
    cloth_line=QColor("#ffffff"),
    button_fill=QColor("#000000"),
    button_text=QColor("#ffffff"),
    button_line=QColor("#ffffff"),
    bubble_fill=QColor("#ffffff"),
    bubble_text=QColor("#000000"),
    bubble_line=QColor("#000000"),
    sign_fill=QColor("#000000"),
    line_width=2,
    radius=6,
)

THEMES: Final = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK, CONTRAST)})
