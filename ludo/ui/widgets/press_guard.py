"""Hold back clicks and keys whose meaning changed a moment ago, so that nobody does what they did not mean.

A click, Enter, Space or the letter of a call is dropped when what it would do has changed since the pointer came to its
place, or since the key was last pressed, and that change is younger than `GUARD_MS`. What lies under a pointer that
rests is looked at whenever a window is painted: what has come there by itself is new. Everything else passes: arrows,
Tab, function keys, Escape, drags, the second click on the same card, and whatever assistive technology does (it calls
widgets directly and sends no input). A key that is held does one act in all windows, whatever it would do.
In a list that drops down or a menu keys are left alone; what it uncovers where the pointer is, is new.
"""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final, NamedTuple, Protocol, TypeGuard, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QCursor, QEnterEvent, QGuiApplication, QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QComboBox, QWidget
from shiboken6 import isValid

from ludo.ui.widgets.focus_release import parent_of
from ludo.ui.widgets.glow import glow_around
from ludo.ui.widgets.hover import follow_pointer
from ludo.ui.widgets.touch import touch

GUARD_MS: Final = 400
"""How old a change must be before a press counts that came without looking."""
_STILL: Final = 8
"""Pixels that a resting hand moves the pointer."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_REPEATING: Final = frozenset({
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Plus, Qt.Key.Key_Minus,
})  # fmt: skip
_ERASING: Final = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_HELD: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
_TEXT_INPUTS: Final = ("QLineEdit", "QAbstractSpinBox", "QTextEdit", "QPlainTextEdit", "QComboBox")
DRAGGED: Final = "dragged"
"""Property of a button that can be dragged: its press is let through, and a held-back click does nothing."""
LEAVES_KEYS: Final = "leaves_keys"
"""Property of such a button: which of the keys Enter and Space are the page's although it has the focus."""
HELD_BACK: Final = "held_back"
"""Property of such a button while its press is held back."""
_WATCHED: Final = "watched"
_MOVES: Final = (QEvent.Type.MouseMove, QEvent.Type.Enter)
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_Pressed = QAbstractButton | QAbstractItemView | QComboBox


def _milliseconds() -> float:
    return monotonic() * 1000


class _Clock:
    """The time by which the guard judges; tests set it."""

    read: Callable[[], float] = staticmethod(_milliseconds)


def set_clock(read: Callable[[], float] | None) -> None:
    """Read the time from this function, in milliseconds; None: from the system."""
    _Clock.read = staticmethod(read or _milliseconds)


def now() -> float:
    """Return the time in milliseconds."""
    return _Clock.read()


def mark_changed(widget: QWidget) -> None:
    """Note that pressing this widget does something else now, or that it has come to another place."""
    widget.setProperty("changed_at", now())


def changed_at(widget: QWidget) -> float:
    """Return when a widget was last marked as changed."""
    value = widget.property("changed_at")
    return value if isinstance(value, float) else -inf


class KeyMeaning(NamedTuple):
    """The meaning of a key (`act`, compared by equality), and since when."""

    act: object
    since: float


@runtime_checkable
class KeyedPage(Protocol):
    """A page on which keys act that no focused button takes."""

    def key_meaning(self, key: str) -> KeyMeaning | None:
        """Return what a key (a capital letter, digit, "Enter" or "Space") would do; None: nothing that counts."""

    def button_of_key(self, key: str) -> QWidget | None:
        """Return the button that a key would press, None if there is none."""


@runtime_checkable
class Judging(Protocol):
    """A widget that knows better than the rectangles of its children what is seen of them where."""

    def aim(self, point: QPointF) -> None:
        """Pass the pointer at a point of the screen to what is seen there only."""


class _Press(NamedTuple):
    """The last press with the pointer at this place, or with this key: what it meant, and when."""

    meaning: object
    at: float


_NEVER: Final = _Press(None, -inf)
_ANYTHING: Final = object()
"""The meaning that a person has in mind who has just moved the focus."""


class PressGuard(QObject):
    """Watches the input of all windows; `page` returns the page on top of the main window."""

    def __init__(self, page: Callable[[], QWidget | None], parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._scene_since = -inf
        self._focus_since = -inf
        self._steered = False
        """Is the person moving the focus now, by a key or the pointer?"""
        self._anchor = QPoint(-10_000, -10_000)
        self._came = -inf
        self._clicked = _NEVER
        self._top: QWidget | None = None
        """What fills the window that the pointer is in."""
        self._main: QWidget | None = None
        """What fills the window that was watched first."""
        self._under = _NEVER
        """What lies under the pointer, and since when if it has come there by itself."""
        self._pointed: list[QWidget] = []
        self._keys: dict[str, _Press] = {}
        self._held_card: QWidget | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)
            app.focusWindowChanged.connect(self._window_changed)
        if window := QGuiApplication.focusWindow():
            self.watch(window)

    def watch(self, window: QWindow) -> None:
        """Watch the input of a window."""
        if not window.property(_WATCHED):
            window.setProperty(_WATCHED, True)
            window.installEventFilter(self)
            window.installEventFilter(touch())
            if (top := _top_of(window)) is not None:
                top.installEventFilter(self)  # it is told to paint
                if self._main is None:
                    self._main = top
                    self._move(top, QCursor.pos())
            self.scene_changed()

    def scene_changed(self) -> None:
        """Take everything on the page or window in front for new."""
        self._scene_since = now()

    def _window_changed(self, window: QWindow | None) -> None:
        """Watch a dialog that has come up, too."""
        self._look_for_popup()
        if window is not None and window.type() in (Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Sheet):
            self.watch(window)

    def _look_for_popup(self) -> None:
        """Watch the pointer in a list or menu that has dropped down: not every system says that it has the focus."""
        popup = QApplication.activePopupWidget()
        if popup is None or popup is self._top or (handle := popup.windowHandle()) is None:
            return
        handle.installEventFilter(self)  # once, however often it is installed
        self._top = popup
        self._look_under()

    def _uncover(self, window: QWindow) -> None:
        """Take what a list or dialog that closes has covered for new where the pointer is.

        Once it is closed: while a window hides, what it covered may be in the middle of going.
        """
        if self._top is not self._main and _top_of(window) is self._top:
            self._top, place = None, window.geometry()
            QTimer.singleShot(0, self, lambda: self._look_at_uncovered(place))

    def _look_at_uncovered(self, place: QRect) -> None:
        if self._top is None:
            self._top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self._main
            self._look_under()
        if place.contains(self._anchor):
            self._under = _Press(self._under.meaning, now())

    def _focus_changed(self, before: QWidget | None, after: QWidget | None) -> None:
        self._look_for_popup()
        if not self._steered:
            self._focus_since = now()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop a press whose meaning changed a moment ago."""
        kind = event.type()
        if isinstance(watched, QWidget):
            if kind == QEvent.Type.UpdateRequest and watched is self._top:
                self._look_under()
        elif kind in _MOVES and isinstance(event, (QMouseEvent, QEnterEvent)):
            self._move(_top_of(watched), event.globalPosition().toPoint())
        elif kind in _PRESSES and isinstance(event, QMouseEvent):
            self._release_card()
            return event.button() == Qt.MouseButton.LeftButton and self._hold_click(_top_of(watched), event)
        elif kind == QEvent.Type.Leave:
            self._look_for_popup()
        elif isinstance(watched, QWindow) and kind == QEvent.Type.Hide:
            self._uncover(watched)
        elif isinstance(watched, QWindow) and watched.type() == Qt.WindowType.Popup:
            return False
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._release_card()
            return self._hold_key(event)
        elif kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease):
            self._steered = False
        return False

    # the pointer

    def _move(self, top: QWidget | None, point: QPoint) -> None:
        """Begin anew where the pointer has left its place."""
        self._top = top
        if (point - self._anchor).manhattanLength() > _STILL:
            self._anchor = point
            self._came = now()
            self._clicked = _NEVER
            self._under = _Press(_meaning_of(_button_at(top, point)), -inf)
            self._pointed = follow_pointer(self._pointed, top, point)

    def _look_under(self) -> None:
        """Notice what has come under a pointer that rests, and leave what was there and is hidden."""
        meaning = _meaning_of(_button_at(self._top, self._anchor))
        if meaning != self._under.meaning:
            self._under = _Press(meaning, now())
        self._pointed = follow_pointer(self._pointed, self._top, self._anchor)

    def _hold_click(self, top: QWidget | None, event: QMouseEvent) -> bool:
        point = event.globalPosition().toPoint()
        self._move(top, point)
        self._look_under()
        self._steered = True
        target = _button_at(top, point)
        meaning = _meaning_of(target)
        marked = -inf if target is None else changed_at(target)
        changed = max(self._scene_since, marked if marked >= self._came else self._under.at)
        if target is not None and self._too_new(changed, meaning, self._clicked, self._came):
            if isinstance(target, QAbstractButton):
                glow_around(target)
            if not target.property(DRAGGED):
                return True
            self._held_card = target
            target.setProperty(HELD_BACK, True)
            return False
        self._clicked = _Press(meaning, now())
        return False

    def _release_card(self) -> None:
        if self._held_card is not None and isValid(self._held_card):
            self._held_card.setProperty(HELD_BACK, None)
        self._held_card = None

    # the keyboard

    def _hold_key(self, event: QKeyEvent) -> bool:
        key, focused = _name_of(event), QApplication.focusWidget()
        if event.isAutoRepeat() and not _may_repeat(event, focused):
            return True
        meaning = None if key is None else self._key_meaning(key, focused)
        self._steered = meaning is None
        if key is None or meaning is None:
            for pressing in ("Enter", "Space"):
                self._keys[pressing] = _Press(_ANYTHING, now())
            return False
        last = self._keys.get(key, _NEVER)
        if self._too_new(max(meaning.since, self._scene_since), meaning.act, last, last.at):
            self._glow_for(key, focused)
            return True
        self._keys[key] = _Press(meaning.act, now())
        return False

    def _key_meaning(self, key: str, focused: QWidget | None) -> KeyMeaning | None:
        if key != "Enter" and _is_text_input(focused):
            return None
        if _takes(focused, key):
            return KeyMeaning(_meaning_of(focused), max(changed_at(focused), self._focus_since))
        page = self._page()
        return page.key_meaning(key) if isinstance(page, KeyedPage) else None

    def _glow_for(self, key: str, focused: QWidget | None) -> None:
        page = self._page()
        if _takes(focused, key):
            glow_around(focused)
        elif isinstance(page, KeyedPage) and (button := page.button_of_key(key)) is not None:
            glow_around(button)

    @staticmethod
    def _too_new(changed: float, meaning: object, last: "_Press", came: float) -> bool:
        """Has what is pressed changed since `came`, less than `GUARD_MS` ago?"""
        if last.meaning is not _ANYTHING and meaning != last.meaning:
            changed = max(changed, last.at)
        return changed >= came and now() - changed < GUARD_MS


def _takes(focused: QWidget | None, key: str) -> TypeGuard[QAbstractButton]:
    """Is what has the focus a button that a key presses?"""
    if not isinstance(focused, QAbstractButton) or key not in ("Enter", "Space"):
        return False
    return key not in (focused.property(LEAVES_KEYS) or ())


def _top_of(window: QObject) -> QWidget | None:
    """Return the widget that fills a window."""
    return next((widget for widget in QApplication.topLevelWidgets() if widget.windowHandle() is window), None)


def _button_at(top: QWidget | None, point: QPoint) -> _Pressed | None:
    """Return the button or list of a window that lies at a point of the screen."""
    if top is None or not isValid(top):
        return None
    found = top.childAt(top.mapFromGlobal(point))
    while found is not None and not isinstance(found, Judging):
        found = parent_of(found)
    if found is not None:
        found.aim(QPointF(point))
    found = top.childAt(top.mapFromGlobal(point))
    while found is not None and not isinstance(found, _Pressed):
        found = parent_of(found)
    return found if found is not None and found.isEnabled() else None


def _meaning_of(button: _Pressed | None) -> object:
    """Return what tells two buttons apart, None for none: a card or list is itself, whatever it shows at the moment."""
    if not isinstance(button, QAbstractButton) or button.property(DRAGGED):
        return button
    return type(button), button.text(), button.accessibleName(), button.accessibleDescription()


def _is_text_input(widget: QWidget | None) -> bool:
    return widget is not None and any(map(widget.inherits, _TEXT_INPUTS))


def _may_repeat(event: QKeyEvent, focused: QWidget | None) -> bool:
    """May a key that is held do the same again? What moves, scrolls, counts or writes may; an act is done once."""
    if event.key() in _REPEATING:
        return True
    letter = bool(event.text()) and event.text().isprintable() and not event.modifiers() & _HELD
    return (letter or event.key() in _ERASING) and _is_text_input(focused)


def _name_of(event: QKeyEvent) -> str | None:
    """Return the name of a key that may be held back: Enter, Space, a letter or a digit; None for all others."""
    if event.key() in _ENTER:
        return "Enter"
    if event.key() == Qt.Key.Key_Space:
        return "Space"
    text = event.text()
    plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return text.upper() if plain and len(text) == 1 and text.isalnum() else None
