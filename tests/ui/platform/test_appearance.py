"""High contrast, colours of title bars, icon and names, with fakes of Qt's hints and of the system's libraries."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.app.start import application
from ludo.ui import theme
from ludo.ui.platform.appearance import colour_title_bars, prefers_contrast, watch_contrast
from ludo.ui.platform.identity import APP_ID, introduce, own_place_on_task_bar, reach_all_by_tab, show_icon

HIGH, NONE = Qt.ContrastPreference.HighContrast, Qt.ContrastPreference.NoPreference


class Accessibility(QObject):
    contrastPreferenceChanged = Signal(object)

    def __init__(self, preference: Qt.ContrastPreference) -> None:
        super().__init__()
        self.preference = preference

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.preference


class Hints:
    """In place of Qt's style hints."""

    def __init__(self, contrast: Qt.ContrastPreference = NONE) -> None:
        self._accessibility = Accessibility(contrast)
        self.scheme: Qt.ColorScheme | None = None
        self.tab: Qt.TabFocusBehavior | None = None

    def accessibility(self) -> Accessibility:
        return self._accessibility

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme or Qt.ColorScheme.Unknown

    def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme

    def setTabFocusBehavior(self, behaviour: Qt.TabFocusBehavior) -> None:
        self.tab = behaviour


def test_a_system_of_high_contrast_gets_the_theme_of_high_contrast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: Hints(HIGH))
    assert theme.theme_for("system").name == "contrast"
    assert theme.theme_for("light").name == "light"
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: Hints(NONE))
    assert theme.theme_for("system").name == "light"


def test_a_change_of_contrast_is_noticed() -> None:
    hints, changes = Hints(), list[int]()
    watch_contrast(hints, lambda: changes.append(1))
    hints.accessibility().contrastPreferenceChanged.emit(HIGH)
    assert changes == [1]


def test_a_qt_that_knows_nothing_of_contrast_is_let_be() -> None:
    old = SimpleNamespace()
    assert not prefers_contrast(old)
    watch_contrast(old, lambda: None)


@pytest.mark.parametrize(
    ("setting", "scheme"),
    [
        ("system", Qt.ColorScheme.Unknown),
        ("light", Qt.ColorScheme.Light),
        ("dark", Qt.ColorScheme.Dark),
        ("contrast", Qt.ColorScheme.Dark),
    ],
)
def test_title_bars_have_the_colours_of_the_theme(setting: str, scheme: Qt.ColorScheme) -> None:
    hints = Hints()
    colour_title_bars(hints, setting)
    assert hints.scheme == scheme


def test_the_program_has_its_icon(qtbot: QtBot) -> None:
    app = application()
    show_icon(app)
    icon = app.windowIcon()
    assert not icon.isNull()
    assert not icon.pixmap(32, 32).isNull()


def test_windows_is_told_that_it_is_no_python() -> None:
    told: list[object] = []
    own_place_on_task_bar(SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=lambda name: told.append(name.value)))
    assert told == [APP_ID]


def test_on_macos_tab_reaches_every_control(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hints = Hints()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    monkeypatch.setattr(QApplication, "styleHints", staticmethod(lambda: hints))
    introduce(app, "linux")
    assert hints.tab is None
    introduce(app, "darwin")
    assert hints.tab == Qt.TabFocusBehavior.TabFocusAllControls


def test_a_qt_that_cannot_change_what_tab_reaches_is_let_be() -> None:
    reach_all_by_tab(SimpleNamespace())
