"""A robot that presses at random points of what is seen in a window, as the system sends presses, and looks what comes.

Its clock is that of the guard against accidents. It tells what lies where from what is painted, and calls everything an
effect that a person sees or hears: other pixels, another window, a menu, a file question, an announcement.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QDesktopServices, QImage, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QSlider,
    QWidget,
)
from shiboken6 import isValid

from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.shell.window import MainWindow
from ludo.ui.table.card import CardWidget
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.press_guard import GUARD_MS, set_clock
from tests.ui.play.test_press_guard import Time
from tests.ui.table.seen import Picture

CONTROLS: Final = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QAbstractItemView, QSlider)
_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
_PRESS, _RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
_TWICE, _MOVE = QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseMove
_AROUND: Final = 3
"""Pixels around a point that are looked at to tell which card is seen there."""
_ROUNDS: Final = 400
_WAITING: Final = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
_QUIET: Final = 3
"""Turns of the event loop without news after which a window is quiet."""


class Fault(NamedTuple):
    """What a press did, or did not do: on which control, of which page or table."""

    place: str
    what: str
    control: str
    before: tuple[str, ...]


class Seen(NamedTuple):
    """A control, and what pressing it means to whoever looks at it."""

    control: QWidget | None
    means: object
    name: str = "nothing"


class World(Time):
    """A clock, and what goes out of the windows: what is announced, and questions to the system."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []


@contextmanager
def world(monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    """Nothing waits for an answer from outside, and time passes when the robot says so."""
    found = World()

    def update(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            found.heard.append(event.message())

    def told(what: str, answer: object) -> Callable[..., object]:
        def tell(*_: object, **__: object) -> object:
            found.heard.append(what)
            return answer

        return tell

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    monkeypatch.setattr(file_dialogs, "run", told("a question for a file", ""))
    monkeypatch.setattr(QMenu, "exec", told("a menu", None))
    monkeypatch.setattr(QDesktopServices, "openUrl", told("a page elsewhere", True))
    monkeypatch.setattr("PySide6.QtPrintSupport.QPrintDialog", lambda _, parent: QDialog(parent))
    QApplication.setCursorFlashTime(0)
    set_clock(lambda: found.now)
    yield found
    set_clock(None)


class Robot:
    """Presses in a window; `bring_back` shows what is to be pressed on; `quiet`: is nothing more to be waited for?"""

    def __init__(self, window: MainWindow, luck: Random, world: World, quiet: Callable[[], bool]) -> None:
        self.window, self.luck, self.world, self.quiet = window, luck, world, quiet
        self.place = ""
        self.presses: Counter[str] = Counter()
        self.faults: list[Fault] = []
        self._done: deque[str] = deque(maxlen=5)
        self._at = QPoint(-50, -50)

    # what is seen

    def top(self) -> QWidget:
        """Return what takes the input: a list that has dropped down, a dialog, or the window."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window

    def under(self, point: QPoint) -> Seen:
        """Return the control that is seen at a point of the top window."""
        top = self.top()
        found = top.childAt(point)
        table = found
        while table is not None and not isinstance(table, TableWidget):
            table = table.parentWidget()
        if isinstance(table, TableWidget):
            spot = table.mapFrom(top, point)
            while found is not None and found is not table and found.parentWidget() is not table:
                found = found.parentWidget()
            if found is table or isinstance(found, CardWidget):
                found = Picture(table, QRect(spot, spot).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)).at(spot)
            else:
                found = top.childAt(point)
        while found is not None and not isinstance(found, CONTROLS):
            found = found.parentWidget()
        if found is None or not found.isEnabled():
            return Seen(None, None)
        if isinstance(found, CardWidget):
            return Seen(found, (found.face, found.place), _named(found)) if found.takeable else Seen(None, None)
        if isinstance(found, QAbstractItemView):
            index = found.indexAt(found.viewport().mapFrom(top, point))
            chosen = index.isValid() and found.selectionMode() != QAbstractItemView.SelectionMode.NoSelection
            return Seen(found if chosen else None, (type(found), index.row(), index.data()), _named(found))
        words = found.text() if isinstance(found, QAbstractButton) else ""
        means = type(found), words, found.accessibleName(), found.accessibleDescription()
        return Seen(found, means, _named(found))

    def somewhere(self) -> QPoint:
        """Return any point of what is seen, or one of a control."""
        top, luck = self.top(), self.luck
        around = top.rect()
        if luck.random() < 0.75:
            found = [part for part in top.findChildren(QWidget) if isinstance(part, CONTROLS) and part.isVisible()]
            parts = [part.visibleRegion().boundingRect() for part in found]
            shown = [(part, rect) for part, rect in zip(found, parts, strict=True) if not rect.isEmpty()]
            if shown:
                part, rect = luck.choice(shown)
                around = QRect(part.mapTo(top, rect.topLeft()), rect.size())
        return QPoint(luck.randint(around.left(), around.right()), luck.randint(around.top(), around.bottom()))

    def picture(self) -> tuple[object, ...]:
        """Return all that is seen and heard now."""
        tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
        return tuple((type(top).__name__, top.size().toTuple(), _pixels(top)) for top in tops)

    # what is done

    def send(self, kind: QEvent.Type, point: QPoint, buttons: Qt.MouseButton = _NONE) -> None:
        """Send the window on top what the system sends it."""
        top = self.top()
        handle = top.windowHandle()
        if handle is None:
            return
        self._at = point
        button = _NONE if kind == _MOVE else _LEFT
        where, screen = QPointF(point), QPointF(top.mapToGlobal(point))
        event = QMouseEvent(kind, where, screen, button, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(handle, event)

    def settle(self) -> None:
        """Handle events until nothing more comes."""
        still = 0
        for _ in range(_ROUNDS):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            still = still + 1 if self.quiet() else 0
            if still >= _QUIET:
                return
            if not still:
                QApplication.processEvents(_WAITING, 5)

    def press(self) -> None:
        """Come to a point, and press there: once, twice, later when something else may lie there, or with a drag."""
        if self.top() is self.window:
            self.window.activateWindow()
        point = self.somewhere()
        self.send(_MOVE, point)
        self.settle()
        seen = self.under(point)
        way = self.luck.choices((self._once, self._again, self._dragged), (6, 3, 2))[0]
        self._done.append(f"{way.__name__} {seen.name} at {point.toTuple()}")
        self.presses[self.place] += 1
        self.world.pass_(2 * GUARD_MS)
        way(point, seen)
        self.settle()
        self._look_for_hover()

    def _note(self, what: str, control: str) -> None:
        self.faults.append(Fault(self.place, what, control, tuple(self._done)))

    def _once(self, point: QPoint, seen: Seen) -> None:
        nothing = seen.control is None or _says_so_already(seen.control, self.top().mapToGlobal(point))
        before, heard = self.picture(), len(self.world.heard)
        self._click(point)
        if nothing or len(self.world.heard) > heard or self.picture() != before:
            return
        self._note("had no effect", seen.name)

    def _click(self, point: QPoint, kind: QEvent.Type = _PRESS) -> None:
        self.send(kind, point, _LEFT)
        self.send(_RELEASE, point)
        self.settle()

    def _again(self, point: QPoint, seen: Seen) -> None:
        """Press twice in a place: what the first press brought there takes nothing of the second.

        Lists that drop down are tried in `test_press_guard`: without a screen an uncovered window is told another place
        of the pointer than the robot's.
        """
        screen, listed = self.top().mapToGlobal(point), QApplication.activePopupWidget()
        self._click(point)
        self.world.pass_(self.luck.choice((0, 150, 350)))
        point = self.top().mapFromGlobal(screen)
        now = self.under(point)
        listed = listed or QApplication.activePopupWidget()
        if now.control is None or now.means == seen.means or listed is not None:
            return self._click(point, self.luck.choice((_PRESS, _TWICE)))
        acts = _Acts(self.window, now.control)
        self._click(point, self.luck.choice((_PRESS, _TWICE)))
        if acts.any():
            self._note(f"acted on the second press of {seen.name}", now.name)
        return None

    def _dragged(self, point: QPoint, seen: Seen) -> None:
        goal = self.somewhere()
        self.send(_PRESS, point, _LEFT)
        for share in (0.2, 0.6, 1.0):
            self.send(_MOVE, point + (goal - point) * share, _LEFT)
        self.settle()
        self.send(_RELEASE, goal)
        self.settle()

    def _look_for_hover(self) -> None:
        """Nothing looks as if the pointer were on it that is hidden, or lies elsewhere."""
        for part in self.window.findChildren(QWidget):
            if part.underMouse() and not part.isVisible() and part.window() is self.window:
                self._note("is hidden and keeps the pointer", _named(part))

    def put_away(self) -> bool:
        """Close what was opened above the window; was there anything?"""
        found = False
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
            found = True
        for dialog in [top for top in QApplication.topLevelWidgets() if isinstance(top, QDialog) and top.isVisible()]:
            dialog.reject()
            found = True
        return found


class _Acts:
    """Notices whether a control does something."""

    def __init__(self, window: MainWindow, control: QWidget) -> None:
        self._window, self._page, self._pressed = window, window.navigator.page, False
        self._own = _own_acts(window)
        self._tops = self._count()
        for name in ("clicked", "activated", "itemActivated", "linkActivated"):
            signal = getattr(control, name, None)
            if signal is not None and not isinstance(control, CardWidget):
                signal.connect(self._note)

    def _note(self, *_: object) -> None:
        self._pressed = True

    @staticmethod
    def _count() -> int:
        return sum(top.isVisible() for top in QApplication.topLevelWidgets())

    def any(self) -> bool:
        window = self._window
        new = window.navigator.page is not self._page or self._count() > self._tops
        return self._pressed or new or _own_acts(window) != self._own


def _own_acts(window: MainWindow) -> int:
    """Return how many acts of people the partie on the table knows."""
    page = window.playing.page
    if page is None or not isValid(page):
        return 0
    record, chairs = page.session.record, page.session.chairs
    return sum(actor >= 0 and chairs[actor].person for actor, _ in map(record.done, range(record.ply)))


def _pixels(top: QWidget) -> int:
    image = QImage(top.size(), QImage.Format.Format_RGB32)
    image.fill(0)
    top.render(image, QPoint())
    return hash(bytes(image.constBits()))


def _named(control: QWidget) -> str:
    if isinstance(control, CardWidget):
        return f"card {control.face} of {control.place}"
    words = control.text() if isinstance(control, QAbstractButton) else ""
    return f"{type(control).__name__} {words or control.accessibleName() or control.objectName()!r}"


def _picker_of(control: QWidget) -> PeoplePicker | None:
    return next(
        (picker for picker in control.window().findChildren(PeoplePicker) if picker.isAncestorOf(control)), None
    )


def _says_so_already(control: QWidget, point: QPoint) -> bool:
    """Does a control show already what a press would bring about: it is the chosen one of several, or is written in?"""
    if isinstance(control, QAbstractButton):
        group, picker = control.group(), _picker_of(control)
        if picker is not None and not picker.several:
            return control.isChecked()
        return control.isChecked() and (control.autoExclusive() or (group is not None and group.exclusive()))
    if isinstance(control, QAbstractItemView):
        index = control.indexAt(control.viewport().mapFromGlobal(point))
        return control.selectionModel().isSelected(index)
    return control.hasFocus() and not isinstance(control, QComboBox)
