"""Colours, fonts and the style of all windows: light, dark and high contrast, changed while running."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ludo.ui.platform.appearance import prefers_contrast
from ludo.ui.services.waiting import no_collection
from ludo.ui.theme.fonts import font, set_base
from ludo.ui.theme.palettes import DARK, LIGHT, THEMES, Theme
from ludo.ui.theme.sheet import style_sheet

__all__ = [
    "STYLE",
    "Theme",
    "apply_theme",
    "current_theme",
    "font",
    "leave_out",
    "on_paper",
    "theme_for",
    "theme_signals",
]


class ThemeSignals(QObject):
    """`changed`: colours or sizes have changed; `changing`: they are about to."""

    changing = Signal()
    changed = Signal()


STYLE: Final = "Fusion"
"""What the style sheet is written over; given to the application when it is made, which costs least."""

_WRITTEN_BY_THE_SYSTEM: Final = (
    "QAbstractItemView", "QCheckBox", "QComboLineEdit", "QComboMenuItem", "QDockWidgetTitle", "QHeaderView", "QLabel",
    "QListBox", "QListView", "QMdiSubWindowTitleBar", "QMenu", "QMenuBar", "QMenuItem", "QMessageBox", "QPushButton",
    "QRadioButton", "QStatusBar", "QTipLabel", "QTitleBar", "QToolButton",
)  # fmt: skip
"""The names by which Qt keeps fonts of the system (`QApplicationPrivate::initializeWidgetFontHash`)."""

_signals = ThemeSignals()
_current = LIGHT
_applied: tuple[Theme, float] | None = None
_system_font: list[QFont] = []


def theme_signals() -> ThemeSignals:
    """Return the object whose signal announces a change of theme."""
    return _signals


def current_theme() -> Theme:
    """Return the present theme."""
    return _current


@contextmanager
def on_paper() -> Iterator[None]:
    """Have what is drawn within in the colours of paper."""
    global _current
    screen, _current = _current, LIGHT
    try:
        yield
    finally:
        _current = screen


def theme_for(name: str) -> Theme:
    """Return the theme of a setting; "system" follows the system: light, dark or high contrast."""
    if name in THEMES:
        return THEMES[name]
    hints = QGuiApplication.styleHints()
    if prefers_contrast(hints):
        return THEMES["contrast"]
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


def apply_theme(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Apply a theme to all windows, with text `scale` times the system's size; nothing moves where both are so."""
    global _applied, _current
    if _applied == (theme, scale) and app.font() == font("body"):
        return
    _applied = (theme, scale)
    _current = theme
    if not _system_font:
        _system_font.append(app.font())
    _signals.changing.emit()
    # Qt goes through a list of all widgets, and would crash where one on it were deleted
    with no_collection():
        app.setStyleSheet("")  # a sheet in the place of another goes through the parts of each part again
        base = set_base(_system_font[0], scale)
        app.setFont(base)
        app.setPalette(_palette(theme))
        app.setStyleSheet(style_sheet(theme))
        _end_fonts_of_the_system(base)
    _signals.changed.emit()


def leave_out(body: QWidget) -> None:
    """Leave out of other styles what will not be seen again, which would take long; call it at `changing`."""
    for widget in (body, *body.findChildren(QWidget)):
        if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            widget.setAttribute(Qt.WidgetAttribute.WA_WState_Polished, on=False)
            widget.setAttribute(Qt.WidgetAttribute.WA_SetStyle)


def _end_fonts_of_the_system(base: QFont) -> None:
    """Give what Windows and macOS write in fonts of their own that of the rest; each sheet brings those fonts back."""
    kind: Any  # a text, where the types of Qt speak of bytes
    for kind in _WRITTEN_BY_THE_SYSTEM:
        if QApplication.font(kind) != base:
            QApplication.setFont(base, kind)


def _palette(theme: Theme) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    colours: dict[QPalette.ColorRole, QColor] = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.field,
        role.AlternateBase: theme.panel,
        role.Text: theme.text,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.BrightText: theme.mistake,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.text_quiet,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_text,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Light: theme.panel,
        role.Midlight: theme.hover,
        role.Mid: theme.panel_line,
        role.Dark: theme.panel_line,
        role.Shadow: theme.panel_line,
    }
    for which, colour in colours.items():
        palette.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, theme.text_quiet)
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, theme.panel_line)
    palette.setColor(QPalette.ColorGroup.Disabled, role.HighlightedText, theme.text)
    return palette
