"""Nothing acts by accident: a robot holds Enter and Space at every table; `test_robot` clicks there.

The input goes to the window, as the system sends it; the clock of the guard is the test's own.
"""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.messages import Decided, Hurry, NextDeal
from ludo.ui.play.page import PlayPage
from ludo.ui.widgets.press_guard import GUARD_MS, PressGuard, mark_changed, set_clock
from tests.session.tables import header
from tests.ui.play.conftest import Open
from tests.ui.play.tables import Mind, Notebook

_LEFT = Qt.MouseButton.LeftButton
_WAITING = ("asking", "result", "over")
SIZES = ((900, 560), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
COSTS = {
    "trut",
    "deux_pareilles",
    "brelan",
    "follow",
    "fold",
    "go",
    "no_go",
    "knock",
    "concede",
    "call",
    "auction",
    "bid",
    "bet",
    "raise",
}


class Time:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 10_000.0

    def pass_(self, milliseconds: float) -> None:
        self.now += milliseconds


@pytest.fixture
def time() -> Iterator[Time]:
    clock = Time()
    set_clock(lambda: clock.now)
    yield clock
    set_clock(None)


def click(widget: QWidget, at: QPoint) -> None:
    """Click at a point of the screen, whatever lies there."""
    window = widget.window()
    handle = window.windowHandle()
    QTest.mouseClick(handle, _LEFT, Qt.KeyboardModifier.NoModifier, window.mapFromGlobal(at))


def middle(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(widget.rect().center())


def press(widget: QWidget, key: Qt.Key, text: str = "", held: bool = False) -> None:
    """Press a key as the system does; `held`: it repeats because it is kept down."""
    handle = widget.window().windowHandle()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(handle, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, held))


class Row(QWidget):
    """Two buttons beside each other that count how often they were pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(300, 100)
        self.first, self.second = QPushButton("First", self), QPushButton("Second", self)
        self.counts = {"First": 0, "Second": 0}
        for number, button in enumerate((self.first, self.second)):
            button.setGeometry(10 + 140 * number, 10, 120, 60)
            button.clicked.connect(lambda _=False, b=button: self.count(b))

    def count(self, button: QPushButton) -> None:
        self.counts[button.text()] = self.counts.get(button.text(), 0) + 1


@pytest.fixture
def row(qtbot: QtBot, time: Time) -> Row:
    row = Row()
    qtbot.addWidget(row)
    row.show()
    guard = PressGuard(lambda: row, row)
    handle = row.windowHandle()
    assert handle is not None
    guard.watch(handle)
    time.pass_(2 * GUARD_MS)
    return row


def test_five_clicks_in_a_second_count_five(row: Row, time: Time) -> None:
    for _ in range(5):
        click(row, middle(row.first))
        time.pass_(150)
    assert row.counts["First"] == 5


def test_a_button_that_comes_under_a_resting_pointer_waits(row: Row, time: Time) -> None:
    place = middle(row.first)
    click(row, place)
    row.first.setText("Raise")
    mark_changed(row.first)
    time.pass_(150)
    click(row, place)
    assert row.counts == {"First": 1, "Second": 0}
    time.pass_(GUARD_MS - 149)
    click(row, place)
    assert row.counts == {"First": 1, "Second": 0, "Raise": 1}


def test_what_moved_under_the_pointer_waits_although_nobody_marked_it(row: Row, time: Time) -> None:
    place = middle(row.first)
    click(row, place)
    row.first.hide()
    row.second.move(10, 10)
    time.pass_(150)
    click(row, place)
    assert row.counts == {"First": 1, "Second": 0}


def point(widget: QWidget, at: QPoint) -> None:
    """Let the pointer come to a point of the screen, and rest there."""
    window = widget.window()
    none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    place = QPointF(window.mapFromGlobal(at))
    move = QMouseEvent(QEvent.Type.MouseMove, place, place, QPointF(at), none, none, plain)
    QApplication.sendEvent(window.windowHandle(), move)


def test_what_comes_under_a_pointer_that_rests_waits_although_nothing_was_pressed(row: Row, time: Time) -> None:
    place = middle(row.first)
    point(row, place)
    time.pass_(2 * GUARD_MS)
    row.first.move(10, 300)
    row.second.move(10, 10)
    QApplication.processEvents()
    time.pass_(GUARD_MS - 1)
    click(row, place)
    assert row.counts == {"First": 0, "Second": 0}
    time.pass_(1)
    click(row, place)
    assert row.counts == {"First": 0, "Second": 1}


def test_the_second_press_on_a_button_chooses_nothing_in_a_list_that_it_has_brought(row: Row, time: Time) -> None:
    lines = QListWidget(row)
    lines.addItems([str(number) for number in range(9)])
    lines.setGeometry(row.rect())
    lines.hide()
    row.first.clicked.connect(lines.show)
    place = middle(row.first)
    click(row, place)
    assert lines.isVisible()
    time.pass_(150)
    click(row, place)
    assert not lines.selectedItems()
    time.pass_(GUARD_MS)
    click(row, place)
    assert lines.selectedItems()


@pytest.fixture
def dropped(row: Row, time: Time) -> tuple[QComboBox, QPoint]:
    """Return a choice above the first button, its list dropped down, and a line of it that lies on the button."""
    choice = QComboBox(row)
    choice.addItems([str(number) for number in range(9)])
    choice.setGeometry(row.first.x(), 0, row.first.width(), 10)
    choice.show()
    interval = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)  # the list itself takes no release earlier
    click(row, middle(choice))
    QApplication.setDoubleClickInterval(interval)
    QApplication.processEvents()
    assert QApplication.activePopupWidget() is choice.view().window()
    lines, view = choice.model(), choice.view()
    spots = [view.viewport().mapToGlobal(view.visualRect(lines.index(at, 0)).center()) for at in range(1, 9)]
    there = QRect(row.first.mapToGlobal(QPoint()), row.first.size())
    place = next(spot for spot in spots if there.contains(spot))
    time.pass_(2 * GUARD_MS)
    point(view.window(), place)
    time.pass_(2 * GUARD_MS)
    return choice, place


def test_what_a_list_that_closes_uncovers_waits(row: Row, time: Time, dropped: tuple[QComboBox, QPoint]) -> None:
    choice, place = dropped
    click(choice.view(), place)
    assert choice.currentIndex() > 0
    assert QApplication.activePopupWidget() is None
    time.pass_(150)
    click(row, place)
    assert row.counts["First"] == 0
    time.pass_(GUARD_MS)
    click(row, place)
    assert row.counts["First"] == 1


def test_the_list_that_closes_holds_nothing_back_beside_it(
    row: Row, time: Time, dropped: tuple[QComboBox, QPoint]
) -> None:
    dropped[0].hidePopup()
    click(row, middle(row.second))
    assert row.counts["Second"] == 1


def test_the_second_press_on_a_choice_takes_no_line_of_its_list(row: Row, time: Time) -> None:
    choice = QComboBox(row)
    choice.addItems([str(number) for number in range(9)])
    choice.setGeometry(row.first.geometry())
    choice.show()
    place = middle(choice)
    click(row, place)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    time.pass_(150)
    click(popup, place)
    assert QApplication.activePopupWidget() is popup
    popup.hide()


def test_what_has_lain_under_the_pointer_for_long_counts_at_once(row: Row, time: Time) -> None:
    point(row, middle(row.first))
    time.pass_(2 * GUARD_MS)
    row.second.move(10, 10)
    row.first.move(10, 300)
    QApplication.processEvents()
    time.pass_(20 * GUARD_MS)
    click(row, middle(row.second))
    assert row.counts == {"First": 0, "Second": 1}


def test_a_pointer_that_came_afterwards_is_believed(row: Row, time: Time) -> None:
    click(row, middle(row.first))
    mark_changed(row.second)
    time.pass_(20)
    click(row, middle(row.second))
    assert row.counts == {"First": 1, "Second": 1}


def test_enter_is_held_back_where_the_focus_has_gone_on_by_itself(row: Row, time: Time) -> None:
    row.first.setFocus()
    row.first.clicked.connect(lambda: row.second.setFocus())
    time.pass_(2 * GUARD_MS)
    press(row, Qt.Key.Key_Space, " ")
    assert row.counts["First"] == 1
    assert row.second.hasFocus()
    time.pass_(250)
    press(row, Qt.Key.Key_Space, " ")
    assert row.counts["Second"] == 0
    time.pass_(GUARD_MS)
    press(row, Qt.Key.Key_Space, " ")
    assert row.counts["Second"] == 1


def test_tab_and_enter_are_not_held_back(row: Row, time: Time) -> None:
    row.first.setFocus()
    time.pass_(2 * GUARD_MS)
    press(row, Qt.Key.Key_Space, " ")
    press(row, Qt.Key.Key_Tab, "\t")
    assert row.second.hasFocus()
    press(row, Qt.Key.Key_Space, " ")
    assert row.counts == {"First": 1, "Second": 1}


# at the tables


def table(open_page: Open, game: str, seed: int, size: tuple[int, int]) -> PlayPage:
    """Return a page on which a person plays against computers that answer at once."""
    players = 2 if game == "trut" else 4
    mind = Mind()
    others = (Chair(f"Computer {number}", "random") for number in range(1, players))
    notebook = Notebook()
    session = Session(GAMES[game], header(game, (Chair("Anna"), *others)), notebook, Random(seed), mind)
    page = open_page(session, mind)
    page.setProperty("notebook", notebook)
    page.resize(*size)
    guard = PressGuard(lambda: page, page)
    handle = page.window().windowHandle()
    assert handle is not None
    guard.watch(handle)
    return page


def own_acts(page: PlayPage) -> list[str]:
    """Return what the person, who sits on the first chair, has done so far."""
    notebook = page.property("notebook")
    assert isinstance(notebook, Notebook)
    return [line.removeprefix("0 ") for line in notebook.lines if line.startswith("0 ")]


def is_settled(page: PlayPage) -> bool:
    """Is the person asked, has cards to look at, or is the deal or the partie over?"""
    return page.table.halted or (page.facts.phase.name in _WAITING and not page.table.busy)


def settled(page: PlayPage, qtbot: QtBot) -> str:
    """Wait until the person is asked, has cards to look at ("halted"), or the deal or the partie is over."""
    qtbot.waitUntil(lambda: is_settled(page), timeout=60_000)
    return "halted" if page.table.halted else page.facts.phase.name


def go_on(page: PlayPage, luck: Random) -> None:
    """Do something legal, so that the partie goes on."""
    facts = page.facts
    if facts.phase.name == "result":
        page.send(NextDeal())
    elif facts.phase.name == "asking" and facts.seat is not None:
        page.send(Decided(facts.offers.sample(luck)))
    else:
        page.send(Hurry())


def press_on(open_page: Open, qtbot: QtBot, time: Time, game: str, key: Qt.Key, seed: int, n: int) -> list[str]:
    """Press a key every 250 ms and do nothing else; return what was done."""
    page = table(open_page, game, seed, (1280, 800))
    for _ in range(n):
        if settled(page, qtbot) == "over":
            break
        time.pass_(250)
        press(page, key, " " if key == Qt.Key.Key_Space else "\r")
    return own_acts(page)


def costs(act: str) -> bool:
    return act.split()[0].split(":")[0] in COSTS


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space], ids=["enter", "space"])
@pytest.mark.parametrize("game", SCREENS)
def test_enter_and_space_make_no_call_that_costs(
    open_page: Open, qtbot: QtBot, time: Time, game: str, key: Qt.Key
) -> None:
    assert not [action for action in press_on(open_page, qtbot, time, game, key, 3, 15) if costs(action)]


@pytest.mark.long
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space], ids=["enter", "space"])
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", SCREENS)
def test_enter_and_space_for_long(open_page: Open, qtbot: QtBot, time: Time, game: str, seed: int, key: Qt.Key) -> None:
    assert not [action for action in press_on(open_page, qtbot, time, game, key, seed, 300) if costs(action)]


def test_a_held_key_is_one_press(open_page: Open, qtbot: QtBot, time: Time) -> None:
    page = table(open_page, "trut", 1, (1280, 800))
    settled(page, qtbot)
    while settled(page, qtbot) != "asking" or not any(map(page.table.drafts.usable, page.table.hand_cards())):
        go_on(page, Random(1))
    before = len(own_acts(page))
    page.table.hand_cards()[0].setFocus()
    time.pass_(2 * GUARD_MS)
    press(page, Qt.Key.Key_Return, "\r")
    for _ in range(20):
        settled(page, qtbot)
        time.pass_(GUARD_MS)
        press(page, Qt.Key.Key_Return, "\r", held=True)
    assert len(own_acts(page)) == before + 1


def press_one(page: PlayPage, luck: Random) -> str:
    """Press the letter of an answer, or the digit of a card; return what it should have done and has not."""
    letters = [choice for choice in page.status_panel.choices if len(choice.key) == 1]
    cards = page.table.hand_cards()[:9]
    if letters and (not cards or luck.random() < 0.6):
        choice, ply = luck.choice(letters), page.session.ply
        picked_up = page.table.drafts.shown(page.facts.view)
        press(page, Qt.Key(ord(choice.key.upper())), choice.key.lower())
        acted = page.facts.phase.name == "sent" or page.session.ply > ply
        return "" if acted or page.table.drafts.shown(page.facts.view) != picked_up else choice.text
    number = luck.randrange(len(cards))
    press(page, Qt.Key(ord(str(number + 1))), str(number + 1))
    return "" if cards[number].hasFocus() else f"card {number + 1}"


def press_without_hurry(open_page: Open, qtbot: QtBot, time: Time, game: str, seed: int, n: int) -> tuple[int, int]:
    """Press a letter or digit a moment after each question; return how many of each kind."""
    page, luck, pressed = table(open_page, game, seed, (1280, 800)), Random(seed), [0, 0]
    for number in range(n):
        if settled(page, qtbot) == "over":
            break
        time.pass_(GUARD_MS + 50)
        if page.facts.phase.name == "asking" and page.table.hand_cards():
            before = page.session.ply
            lost = press_one(page, luck)
            assert not lost, f"{game}, seed {seed}, press {number}: {lost} was lost"
            pressed[page.session.ply > before or page.facts.phase.name == "sent"] += 1
        if number % 3 == 2:
            settled(page, qtbot)
            go_on(page, luck)
    return pressed[0], pressed[1]


@pytest.mark.parametrize("game", ["trut", "tripoli"])
def test_no_letter_and_no_digit_is_lost_450_ms_after_its_question(
    open_page: Open, qtbot: QtBot, time: Time, game: str
) -> None:
    digits, letters = press_without_hurry(open_page, qtbot, time, game, 4, 40)
    assert digits + letters > 8
    assert min(digits, letters) > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", SCREENS)
def test_no_press_is_lost_in_whole_parties(open_page: Open, qtbot: QtBot, time: Time, game: str, seed: int) -> None:
    digits, letters = press_without_hurry(open_page, qtbot, time, game, seed, 250)
    assert digits + letters > 3
