"""Colours that can be read by everybody, and sizes that belong together."""

import gc
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import ludo.ui
from ludo.ui.art.colours import CLOTHS, INK, PAPER, PLAIN_CLOTH, suit_colour
from ludo.ui.games.tripoli.space_painting import FAINT
from ludo.ui.table.card_marks import VEIL, bar_of
from ludo.ui.table.geometry import INDEX, TALL
from ludo.ui.theme import apply_theme, current_theme, font, theme_for, theme_signals
from ludo.ui.theme.fonts import set_base
from ludo.ui.theme.interface_font import with_pictures
from ludo.ui.theme.palettes import CONTRAST, THEMES, Theme

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@pytest.fixture(autouse=True)
def _light(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, theme_for("light"))


def light(colour: QColor) -> float:
    """Relative luminance (WCAG 2)."""

    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """Contrast of two colours (WCAG 2), 1 to 21."""
    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@ALL
def test_text_can_be_read_wherever_it_stands(theme: Theme) -> None:
    surfaces = (theme.window, theme.panel, theme.field, theme.hover)
    for surface in surfaces:
        for text in (theme.text, theme.text_quiet, theme.accent):
            assert contrast(text, surface) >= 4.5
        assert contrast(theme.mistake, surface) >= 4.5
    assert contrast(theme.accent_text, theme.accent) >= 4.5
    assert contrast(theme.text, theme.accent_soft) >= 4.5


@ALL
def test_the_focus_can_be_seen(theme: Theme) -> None:
    for surface in (theme.window, theme.panel, theme.field):
        assert contrast(theme.focus, surface) >= 3.0


@ALL
def test_what_lies_on_the_cloth_can_be_read(theme: Theme) -> None:
    assert contrast(theme.button_text, theme.button_fill) >= 4.5
    assert contrast(theme.button_main_text, theme.gold) >= 4.5
    assert contrast(theme.bubble_text, theme.bubble_fill) >= 4.5
    assert contrast(theme.sign_line, theme.sign_fill) >= 4.5
    for person in theme.persons:
        assert contrast(theme.person_text, person) >= 4.5


def test_the_colours_of_the_table_are_those_of_the_palettes() -> None:
    """No colour is written out where the tests of contrast cannot see it; veils of white and black are no colours."""
    ui = Path(ludo.ui.__file__).parent
    written = re.compile(r"""QColor\((?!0, 0, 0, |255, 255, 255, )["'0-9]|["']#[0-9a-fA-F]{6}""")
    found = {str(path.relative_to(ui)) for path in ui.rglob("*.py") if written.search(path.read_text(encoding="utf-8"))}
    palettes = {"theme/palettes.py", "art/colours.py"}
    white_and_black = {"art/compose.py"}  # paper and edge of the cards in high contrast
    veil = {"table/cloth.py"}  # over the cloth itself, which nobody reads
    tested_elsewhere = {"charts/colours.py", "widgets/portrait.py"}  # test_colours.py, test_portrait.py
    paper = {"printing/evening.py"}
    names = {name.replace("\\", "/") for name in found}
    assert names == palettes | white_and_black | veil | tested_elsewhere | paper


@pytest.mark.parametrize(
    ("theme", "cloth"),
    [(theme, cloth) for theme in THEMES.values() for cloth in CLOTHS if (theme is CONTRAST) == (cloth == PLAIN_CLOTH)],
    ids=lambda part: part if isinstance(part, str) else part.name,
)
def test_writing_on_the_cloth_can_be_read(theme: Theme, cloth: str) -> None:
    light_cloth = QColor(CLOTHS[cloth])
    plate, share = theme.cloth_plate, theme.cloth_plate.alphaF()
    mixed = [over * share + under * (1 - share) for over, under in zip(rgb(plate), rgb(light_cloth), strict=True)]
    for surface in (light_cloth, QColor.fromRgbF(*mixed)):
        assert contrast(theme.cloth_text, surface) >= 4.5
        assert contrast(theme.gold, surface) >= 3.0


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_an_empty_pot_can_be_read(theme: Theme) -> None:
    for cloth in [PLAIN_CLOTH] if theme is CONTRAST else [name for name in CLOTHS if name != PLAIN_CLOTH]:
        ground = over(theme.cloth_plate, theme.cloth_plate.alphaF(), QColor(CLOTHS[cloth]))
        assert contrast(over(theme.cloth_text, FAINT, ground), ground) >= 4.5, cloth


@pytest.mark.parametrize("four_colours", [False, True])
@pytest.mark.parametrize("high_contrast", [False, True])
def test_a_greyed_card_can_be_read_and_has_a_second_mark(four_colours: bool, high_contrast: bool) -> None:
    """The shade alone is 1.33:1; the bar is dark on the paper, and lies in the part that is always seen."""
    plain = QColor("#ffffff" if high_contrast else PAPER)
    paper = over(QColor(INK), VEIL, plain)
    for suit in range(4):
        ink = QColor(suit_colour(suit, four_colours=four_colours, high_contrast=high_contrast))
        assert contrast(over(QColor(INK), VEIL, ink), paper) >= 4.5, suit
    assert contrast(QColor(INK), paper) >= 7.0
    for large, row in ((False, 0.46), (True, 0.59)):
        bar = bar_of(100.0, large)
        assert bar.left() >= -50
        assert bar.right() <= -50 + 100 * INDEX
        assert bar.height() >= 2
        assert bar.bottom() <= 100 * TALL * (row - 0.5) + 1


def over(colour: QColor, share: float, ground: QColor) -> QColor:
    """Return a colour laid over a ground."""
    mixed = [top * share + under * (1 - share) for top, under in zip(rgb(colour), rgb(ground), strict=True)]
    return QColor.fromRgbF(*mixed)


def rgb(colour: QColor) -> tuple[float, float, float]:
    """Red, green and blue, each from 0 to 1."""
    return colour.redF(), colour.greenF(), colour.blueF()


def test_high_contrast_is_higher_and_has_thick_lines() -> None:
    theme = THEMES["contrast"]
    assert theme.line_width == 2
    assert contrast(theme.text, theme.window) >= 15
    assert contrast(theme.text_quiet, theme.window) >= 7
    assert contrast(theme.panel_line, theme.panel) >= 7


@ALL
def test_what_is_marked_or_disabled_can_be_read(theme: Theme, qapp: QApplication) -> None:
    apply_theme(qapp, theme)
    palette = qapp.palette()
    marked = palette.color(QPalette.ColorRole.Highlight), palette.color(QPalette.ColorRole.HighlightedText)
    assert contrast(*marked) >= 4.5
    disabled = QPalette.ColorGroup.Disabled
    assert (
        contrast(
            palette.color(disabled, QPalette.ColorRole.WindowText), palette.color(disabled, QPalette.ColorRole.Window)
        )
        >= 4.5
    )


def test_a_theme_changes_what_is_on_the_screen(qapp: QApplication, qtbot: QtBot) -> None:
    button = QPushButton("x")
    qtbot.addWidget(button)
    button.resize(80, 40)
    button.show()
    seen = set()
    for name in ("light", "dark", "contrast"):
        apply_theme(qapp, theme_for(name))
        assert current_theme().name == name
        seen.add(button.grab().toImage().pixelColor(12, 20).name())
    assert len(seen) == 3


def test_a_change_is_told(qapp: QApplication, qtbot: QtBot) -> None:
    with qtbot.waitSignal(theme_signals().changed):
        apply_theme(qapp, theme_for("dark"))


def test_sizes_are_about_a_quarter_apart(qapp: QApplication) -> None:
    apply_theme(qapp, theme_for("light"))
    small, body, heading, title = (font(role).pointSizeF() for role in ("small", "body", "heading", "title"))
    assert small < body < heading < title
    assert heading / body == pytest.approx(1.25, abs=0.05)
    assert title / heading == pytest.approx(1.25, abs=0.05)


def test_sizes_do_not_add_up(qapp: QApplication) -> None:
    for _ in range(3):
        apply_theme(qapp, theme_for("light"), 1.3)
    grown = font("body").pointSizeF()
    apply_theme(qapp, theme_for("light"))
    assert grown == pytest.approx(font("body").pointSizeF() * 1.3)


def test_an_unknown_name_follows_the_system(qapp: QApplication) -> None:
    assert theme_for("system").name in ("light", "dark")


def test_high_contrast_stands_at_seven_to_one() -> None:
    for surface in (CONTRAST.window, CONTRAST.panel, CONTRAST.field, CONTRAST.hover):
        for text in (CONTRAST.text, CONTRAST.text_quiet, CONTRAST.accent, CONTRAST.mistake):
            assert contrast(text, surface) >= 7.0
    assert contrast(CONTRAST.accent_text, CONTRAST.accent) >= 7.0
    assert contrast(CONTRAST.text, CONTRAST.accent_soft) >= 7.0
    assert contrast(CONTRAST.button_text, CONTRAST.button_fill) >= 7.0
    assert contrast(CONTRAST.bubble_text, CONTRAST.bubble_fill) >= 7.0


@pytest.mark.parametrize("four_colours", [False, True])
@pytest.mark.parametrize(("high_contrast", "least"), [(False, 4.5), (True, 7.0)])
def test_the_indices_of_the_cards_can_be_read(four_colours: bool, high_contrast: bool, least: float) -> None:
    paper = QColor(PAPER) if not high_contrast else QColor("#ffffff")
    for suit in range(4):
        ink = QColor(suit_colour(suit, four_colours=four_colours, high_contrast=high_contrast))
        assert contrast(ink, paper) >= least, suit


class _Restyled(QPushButton):
    """Notes whether garbage may be collected while it gets another style."""

    def __init__(self) -> None:
        super().__init__()
        self.collecting: list[bool] = []

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.collecting.append(gc.isenabled())
        super().changeEvent(event)


def test_no_garbage_is_collected_while_qt_goes_through_its_widgets(qapp: QApplication, qtbot: QtBot) -> None:
    """A widget that went then would end the program."""
    gc.enable()
    button = _Restyled()
    qtbot.addWidget(button)
    button.show()
    button.collecting.clear()
    apply_theme(qapp, theme_for("dark"))
    assert button.collecting
    assert not any(button.collecting)
    assert gc.isenabled()


def test_a_name_of_emoji_alone_finds_a_font(qapp: QApplication) -> None:
    """Whatever text is written in, a family with emoji stands behind it."""
    base = QFont()
    base.setFamilies(with_pictures("Ui"))
    set_base(base, 1.0)
    for role in ("title", "heading", "body", "small", "number"):
        families = font(role).families()
        assert families[0] == "Ui"
        assert {"Segoe UI Emoji", "Apple Color Emoji", "Noto Color Emoji"} <= set(families[1:])
    apply_theme(qapp, theme_for("light"))


class Restyled(QObject):
    """Counts how often widgets were told of another style."""

    count = 0

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.StyleChange
        return False


def test_what_is_seen_is_restyled_once_and_once_more(qapp: QApplication, qtbot: QtBot) -> None:
    """Qt restyles the parts of each part again where a sheet takes the place of another: 10 times in 10 frames."""
    outer = QWidget()
    qtbot.addWidget(outer)
    inner, counted = outer, Restyled()
    for _ in range(10):
        frame = QWidget(inner)
        QVBoxLayout(inner).addWidget(frame)
        inner = frame
    button = QPushButton("Deep", inner)
    QVBoxLayout(inner).addWidget(button)
    outer.show()
    QApplication.processEvents()
    button.installEventFilter(counted)
    apply_theme(qapp, theme_for("dark"))
    assert counted.count <= 2


def test_a_look_that_is_applied_already_restyles_nothing(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, theme_for("dark"), 1.3)
    with qtbot.assertNotEmitted(theme_signals().changing):
        apply_theme(qapp, theme_for("dark"), 1.3)
    with qtbot.waitSignal(theme_signals().changed):
        apply_theme(qapp, theme_for("dark"), 1.5)
