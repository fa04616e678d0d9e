"""A finger at the table and on pages: it drags a card, scrolls, and does what the right button does where it rests."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from benchmarks.stage import BAR, PLAYERS, WINDOWS, measure, session_of
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.widgets.touch import FINGER, touch
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for

DEVICE = QTest.createTouchDevice()


@pytest.fixture(autouse=True)
def _no_finger_afterwards() -> Iterator[None]:
    hints = QGuiApplication.styleHints()
    usual = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(60_000)
    yield
    hints.setMousePressAndHoldInterval(usual)
    touch().by_finger = False


def watch(widget: QWidget) -> None:
    handle = widget.window().windowHandle()
    assert handle is not None
    handle.installEventFilter(touch())


def draw(widget: QWidget, *points: QPoint) -> None:
    """Put a finger down at the first point, move it to the others and lift it."""
    QTest.touchEvent(widget, DEVICE).press(0, points[0], widget).commit()
    for before, after in pairwise(points):
        for step in range(1, 6):
            QTest.touchEvent(widget, DEVICE).move(0, before + (after - before) * step / 5, widget).commit()
    QTest.touchEvent(widget, DEVICE).release(0, points[-1], widget).commit()


def test_a_card_is_dragged(page: PlayPage, qtbot: QtBot) -> None:
    watch(page)
    table = page.table
    card = table.hand_cards()[1]
    start = QPoint(round(card.spot.x), round(card.spot.y))
    before, face = page.session.ply, card.face
    draw(table, start, table.oval().center().toPoint())
    qtbot.waitUntil(lambda: page.session.ply > before)
    assert face not in [other.face for other in table.hand_cards()]


def test_a_finger_that_rests_is_the_right_button(page: PlayPage, qtbot: QtBot) -> None:
    """The card below it is not played when the finger is lifted."""
    watch(page)
    table = page.table
    card = table.hand_cards()[0]
    at = QPoint(round(card.spot.x), round(card.spot.y))
    before = page.session.ply
    QGuiApplication.styleHints().setMousePressAndHoldInterval(1)
    with qtbot.waitSignal(table.context_wanted):
        QTest.touchEvent(table, DEVICE).press(0, at, table).commit()
    QTest.touchEvent(table, DEVICE).release(0, at, table).commit()
    assert page.session.ply == before
    assert card in table.hand_cards()


def test_pages_scroll_and_their_buttons_are_pressed(qtbot: QtBot) -> None:
    area, inner = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    box = QVBoxLayout(inner)
    button = QPushButton("first")
    box.addWidget(button)
    for number in range(60):
        box.addWidget(QLabel(str(number)))
    area.setWidget(inner)
    area.resize(300, 400)
    area.show()
    qtbot.waitExposed(area)
    watch(area)
    with qtbot.waitSignal(button.clicked):
        draw(area, button.geometry().center())
    QTest.touchEvent(area, DEVICE).press(0, QPoint(100, 300), area).commit()
    heights = iter(range(290, 0, -5))

    def is_scrolled() -> bool:
        """Move the finger on, as long as there is room for it."""
        if (height := next(heights, None)) is not None:
            QTest.touchEvent(area, DEVICE).move(0, QPoint(100, height), area).commit()
        return area.verticalScrollBar().value() > 100

    qtbot.waitUntil(is_scrolled, timeout=20_000)
    QTest.touchEvent(area, DEVICE).release(0, QPoint(100, 5), area).commit()


_TABLES = [(game, players) for game, counts in PLAYERS.items() for players in counts]


@pytest.mark.parametrize(
    "text", [1.0, pytest.param(1.5, marks=pytest.mark.long), pytest.param(2.0, marks=pytest.mark.long)]
)
@pytest.mark.parametrize("window", [WINDOWS[0], pytest.param(WINDOWS[1], marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(*at, marks=() if at in (("trio", 4), ("tripoli", 2), ("trut", 4)) else pytest.mark.long)
        for at in _TABLES
    ],
)
def test_cards_and_controls_are_large_enough_for_a_finger(
    game: str, players: int, window: tuple[int, int], text: float, open_page: Open, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, theme_for("light"), text)
    page = open_page(session_of(game, players), panel_open=True)
    page.resize(window[0], window[1] - BAR)
    wait_for(qtbot, page, "asking")
    watch(page)
    draw(page.table, QPoint(3, 3))
    qtbot.waitUntil(lambda: not page.table.busy)
    found = measure(page)
    assert found.strip >= min(FINGER, found.width) - 0.5
    assert not found.overlaps
    assert [name for name, size in controls(page) if min(size.width(), size.height()) < FINGER] == []
    QTest.mouseMove(page.table, QPoint(30, 30))
    assert not touch().by_finger
    apply_theme(qapp, theme_for("light"), 1.0)


def controls(page: PlayPage) -> Iterator[tuple[str, QSize]]:
    """Yield what can be pressed on the page of a table, and its size: no cards, which have buttons or strips."""
    for button in page.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and not isinstance(button, CardWidget):
            yield button.accessibleName() or button.text(), button.size()


def test_one_button_sorts_in_turn_where_fingers_need_the_room_of_three(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(session_of("trio", 4))
    page.resize(900, 560 - BAR)
    watch(page)
    draw(page.table, QPoint(3, 3))
    qtbot.waitUntil(lambda: not page.table.busy)
    seen = []
    for _ in range(3):
        (button,) = page.sort_bar.buttons
        seen.append(button.text())
        draw(button, button.rect().center())
    assert len(set(seen)) == 3
    QTest.mouseMove(page.table, QPoint(30, 30))
    qtbot.waitUntil(lambda: len(page.sort_bar.buttons) == 3)
