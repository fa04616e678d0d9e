"""Nothing moves under the pointer: what a page shows at its first paint stays where it is when the rest comes."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ludo.app.start import open_window
from ludo.ui.pages.game_page import OneGame
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.tiles import GameTile
from ludo.ui.services.destinations import ToReplay
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.press_guard import GUARD_MS
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full
from tests.ui.pages.thinkers import Appraiser, Nobody
from tests.ui.play.test_press_guard import SIZES, Time, click, point
from tests.ui.play.test_press_guard import time as time
from tests.ui.waiting import menus_filled

_CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QTextEdit)


class Control(NamedTuple):
    """What somebody can press or write in, and where it lies in the window."""

    words: str
    place: QRect


def controls(window: MainWindow) -> dict[QWidget, Control]:
    """Return all controls that can be seen."""
    found = (widget for kind in _CONTROLS for widget in window.findChildren(kind) if widget.isVisibleTo(window))
    return {widget: Control(_words(widget), QRect(widget.mapTo(window, QPoint()), widget.size())) for widget in found}


def _words(widget: QWidget) -> str:
    return widget.accessibleName() or str(widget.property("text"))


class FirstPaint(QObject):
    """Notes where everything lies when a page is painted for the first time."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._painted: QWidget | None = None
        self.seen: dict[QWidget, Control] = {}
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and watched is self._window.navigator.page is not self._painted:
            self._painted = self._window.navigator.page
            self.seen = controls(self._window)
        return False


def is_whole(page: QWidget) -> bool:
    """Has everything come that is built, read or drawn piece by piece?"""
    return not any(timer.isActive() and not timer.isSingleShot() for timer in page.findChildren(QTimer))


def moved(before: dict[QWidget, Control], window: MainWindow) -> list[str]:
    """Return what lies elsewhere than before, or has gone."""
    after = controls(window)
    return [
        f"{control.words}: {control.place.getRect()}, then {after[widget].place.getRect() if widget in after else None}"
        for widget, control in before.items()
        if widget not in after or after[widget].place != control.place
    ]


def moved_on_all_pages(desk: Desk, qtbot: QtBot, size: tuple[int, int]) -> None:
    window = open_full(desk)
    window.close()
    desk.play("Maximilienne-Joséphine Wolfgang-Amadeus", seed=1)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    window = open_window(app, desk.folder, Nobody(), "en")
    qtbot.addWidget(window)
    window.resize(*size)
    paint, found, count = FirstPaint(window), [], 0
    window.show()
    qtbot.waitUntil(lambda: menus_filled(window))
    for name, show in PAGES.items():
        show(window)
        qtbot.waitUntil(lambda: bool(paint.seen))
        qtbot.waitUntil(lambda: is_whole(window.navigator.page))
        for _ in range(5):
            app.processEvents()
        found += [f"{name} at {size}: {what}" for what in moved(paint.seen, window)]
        count += len(paint.seen)
        window.navigator.home()
        paint.seen = {}
    print(f"{len(PAGES)} pages, {count} controls, {len(found)} moved")
    assert count > 10 * len(PAGES)
    assert found == []


def test_no_control_of_any_page_moves_when_the_rest_has_come(desk: Desk, qtbot: QtBot) -> None:
    moved_on_all_pages(desk, qtbot, (900, 560))


@pytest.mark.long
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_no_control_moves_in_any_size(desk: Desk, qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    window = desk.open()
    window.services.settings.change(text_scale=scale)
    window.close()
    moved_on_all_pages(desk, qtbot, size)


def test_no_button_moves_while_a_partie_is_reviewed(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo")
    window = desk.open(worker=Appraiser())
    paint = FirstPaint(window)
    window.open(ToReplay(1))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    panel = page.review
    assert panel is not None
    qtbot.waitUntil(lambda: bool(paint.seen))
    qtbot.waitUntil(lambda: bool(panel.own) and not panel.progress.isVisible())
    assert panel.list.count()
    found = paint.seen.items()
    buttons: dict[QWidget, Control] = {each: it for each, it in found if isinstance(each, QAbstractButton)}
    assert [what for what in moved(buttons, window) if not what.startswith("Stop")] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_click_on_a_name_right_after_the_facts_have_come_opens_the_page_of_the_game(
    desk: Desk, qtbot: QtBot, time: Time, language: str
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    window = open_window(app, desk.folder, Nobody(), language)
    qtbot.addWidget(window)
    seen: list[QPoint] = []

    def point_at_name() -> None:
        tile = window.home.findChildren(GameTile)[0]
        seen.append(tile.link.mapTo(window, tile.link.rect().center()))
        point(window, window.mapToGlobal(seen[0]))

    window.painted.connect(point_at_name)
    window.show()
    qtbot.waitUntil(lambda: menus_filled(window))
    time.pass_(2 * GUARD_MS)
    click(window, window.mapToGlobal(seen[0]))
    assert isinstance(window.navigator.page, OneGame)
    assert not window.services.parties.all_open()
