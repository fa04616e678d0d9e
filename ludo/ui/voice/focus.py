"""Reads the widget with the focus as a screen reader does; only notes what one says where one runs."""

from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QWidget

from ludo.ui.i18n import Text, texts
from ludo.ui.platform.announce import Speaker, voice
from ludo.ui.widgets.focus_release import parent_of
from ludo.ui.wording.common import in_parts

_text = texts("Voice")

_BY_KEY: Final = 0.2
"""Seconds after a key in which it has moved the focus."""
_ROLES: Final[dict[QAccessible.Role, Text]] = {
    QAccessible.Role.Button: _text("button"),
    QAccessible.Role.CheckBox: _text("check box"),
    QAccessible.Role.RadioButton: _text("choice"),
    QAccessible.Role.EditableText: _text("field"),
    QAccessible.Role.ComboBox: _text("list of choices"),
    QAccessible.Role.SpinBox: _text("number"),
    QAccessible.Role.Slider: _text("slider"),
    QAccessible.Role.Link: _text("link"),
}
"""Names of the kinds of widgets; others are said by their name alone."""
_CHECKED: Final = _text("checked")
_UNCHECKED: Final = _text("not checked")
_UNAVAILABLE: Final = _text("unavailable")


def words_of(widget: QWidget) -> list[str]:
    """Return name, kind, state, value and description of a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    if found is None:
        return []
    role = _ROLES.get(found.role())
    value = found.text(QAccessible.Text.Value)
    name = widget.accessibleName() or found.text(QAccessible.Text.Name)
    parts = [name, "" if role is None else role(), _state(found), "" if value == name else value]
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        entry = widget.currentIndex()
        parts.append(entry.data(Qt.ItemDataRole.AccessibleTextRole) or entry.data(Qt.ItemDataRole.DisplayRole) or "")
    description = found.text(QAccessible.Text.Description)
    group = parent_of(widget)
    entered = "" if group is None else group.accessibleName()  # it is said when one enters the group
    if description != entered:
        parts.append(_more_than(name, description.removeprefix(f"{entered}. ") if entered else description))
    return [part for part in parts if part]


def _more_than(name: str, description: str) -> str:
    """Return what a description says that the name does not: a tip repeats it before its keys."""
    if description == name:
        return ""
    keys = description.removeprefix(f"{name} (")
    return description if keys == description else keys.removesuffix(")")


def _state(found: QAccessibleInterface) -> str:
    state = found.state()
    if state.disabled:
        return _UNAVAILABLE()
    if not state.checkable and found.role() not in (QAccessible.Role.CheckBox, QAccessible.Role.RadioButton):
        return ""
    return (_CHECKED if state.checked else _UNCHECKED)()


def groups_of(widget: QWidget, before: QWidget | None) -> list[str]:
    """Return names and descriptions of the groups and the window that one enters with a widget, the outermost first."""
    found, parent = [], parent_of(widget)
    while parent is not None and not (before is not None and parent.isAncestorOf(before)):
        name = parent.accessibleName() or (parent.windowTitle() if parent.isWindow() else "")
        found += [parent.accessibleDescription(), name]
        parent = None if parent.isWindow() else parent_of(parent)
    return [text for text in reversed(found) if text]


class FocusReader(QObject):
    """Follows the focus, and what keys change about the widget that has it."""

    def __init__(self, parent: QObject, speaker: Speaker) -> None:
        super().__init__(parent)
        self._speaker = speaker
        self._before: QWidget | None = None
        self._now: QWidget | None = None
        self._words: list[str] = []
        self._key = float("-inf")
        self._filtering = False
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focused)
            self._focused(None, app.focusWidget())

    def _focused(self, _: object, now: QWidget | None) -> None:
        own = self._speaker.wanted()
        app = QApplication.instance()
        if own and not self._filtering and app is not None:
            app.installEventFilter(self)  # only while it speaks: a filter of the whole program costs time
        elif not own and self._filtering and app is not None:
            app.removeEventFilter(self)
        self._filtering = own
        again, self._now = now is self._now, now  # said twice of one that a group hands the focus on to
        if now is None or again or not (own or QAccessible.isActive()):
            return
        self._words = words_of(now)
        parts = list(dict.fromkeys([*groups_of(now, self._before), *self._words]))
        self._before = now
        now.destroyed.connect(self._forget)
        if parts:
            voice().focus(now, parts, in_parts(parts), by_key=monotonic() - self._key < _BY_KEY)

    def _forget(self) -> None:
        self._before = self._now = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note each key, and say what it has changed."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) and isinstance(event, QKeyEvent):
            self._key = monotonic()
            typed = event.text()
            QTimer.singleShot(0, self, lambda: self._changed(typed))
        return False

    def _changed(self, typed: str) -> None:
        now = QApplication.focusWidget()
        if now is None or now is not self._before:
            return
        words = words_of(now)
        new = [word for word in words if word not in self._words]
        self._words = words
        if new:
            letter = isinstance(now, QLineEdit) and typed.strip()
            voice().focus(now, new, typed if letter else in_parts(new), by_key=True)
