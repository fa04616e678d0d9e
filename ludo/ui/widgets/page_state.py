"""The state that a page keeps when it is built anew: scroll, focus, what was typed, chosen and unfolded."""

from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeGuard

from PySide6.QtCore import QItemSelectionModel, QObject, QTimer, Slot
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLineEdit,
    QScrollBar,
    QWidget,
)
from shiboken6 import isValid

from ludo.ui.widgets.choices import Chips, Stepper, Switch
from ludo.ui.widgets.focus_release import parent_of
from ludo.ui.widgets.focused_button import FocusedButton, name_of
from ludo.ui.widgets.press_guard import mark_changed
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import GONE

_Key: TypeAlias = tuple[str | tuple[type, int], ...]
"""A widget in its page: from above down its object name, or its kind and its number among siblings of this kind."""
_SETTLED: Final = 1000
"""Milliseconds after which a page has its height."""


class Keeping(Protocol):
    """A page or widget that says itself what stays: with the same place it is as before.

    A place that is `past` does not outlive a change of data.
    """

    place: Any


def keeps(widget: object) -> TypeGuard[Keeping]:
    """Does a page or widget say itself what stays? Then its class has a property `place`."""
    return isinstance(getattr(type(widget), "place", None), property)


class _Typed(NamedTuple):
    """text: None where nobody has typed; then come cursor and beginning of the selection."""

    text: str | None
    cursor: int
    anchor: int


class PageState:
    """A person's state of a page, for the page that takes its place. focus: what had the focus of the page."""

    def __init__(self, page: QWidget, focus: QWidget | None) -> None:
        self._focus = _key(page, focus) if focus is not None and isValid(focus) else None
        self._focused = FocusedButton(page, focus) if self._focus and isinstance(focus, QAbstractButton) else None
        self._buttons = {_key(page, button): name_of(button) for button in page.findChildren(QAbstractButton)}
        self._states: list[tuple[_Key, object]] = []
        for widget in page.findChildren(QWidget):
            state = _read(widget)
            if state is not None:
                self._states.append((_key(page, widget), state))

    def restore(self, page: QWidget, *, moved: bool = False) -> None:
        """Bring the new page into the state of the old one, before it is shown.

        moved: something else may stand in the place of a button, which is marked as changed.
        """
        for key, state in self._states:
            widget = _find(page, key)
            if widget is not None and not (moved and getattr(state, "past", False)):
                _write(widget, state)
        if moved:
            for button in page.findChildren(QAbstractButton):
                if self._buttons.get(_key(page, button)) != name_of(button):
                    mark_changed(button)

    def find_focus(self, page: QWidget, *, moved: bool = False) -> QWidget | None:
        """Return what has the focus of the new page, None if that is gone; moved: it stays with what it was at."""
        if moved and self._focused is not None:
            return self._focused.find(page)
        return None if self._focus is None else _find(page, self._focus)


def _key(page: QWidget, widget: QWidget) -> _Key:
    above = parent_of(widget)
    if widget is page or above is None:
        return ()
    alike = _of_kind(above, type(widget))
    return *_key(page, above), widget.objectName() or (type(widget), alike.index(widget))


def _find(page: QWidget, key: _Key) -> QWidget | None:
    found = page
    for step in key:
        if isinstance(step, str):
            alike = [child for child in found.children() if child.objectName() == step]
            number = 0
        else:
            alike, number = _of_kind(found, step[0]), step[1]
        child = alike[number] if number < len(alike) else None
        if not isinstance(child, QWidget):
            return None
        found = child
    return found


def _of_kind(above: QWidget, kind: type) -> list[QObject]:
    return [child for child in above.children() if type(child) is kind and child.objectName() != GONE]


def _read(widget: QWidget) -> object:
    """Return the state of a widget, None if it has none."""
    if keeps(widget):
        return widget.place
    match widget:
        case Chips() | Select() | Stepper() | Switch():
            return widget.value
        case QAbstractButton() if widget.isCheckable() and not isinstance(parent_of(widget), Chips):
            return widget.isChecked()
        case QLineEdit():
            cursor, begin = widget.cursorPosition(), widget.selectionStart()
            ends = {begin, begin + len(widget.selectedText())} - {cursor} if begin >= 0 else {cursor}
            return _Typed(widget.text() if widget.isModified() else None, cursor, next(iter(ends), cursor))
        case QAbstractItemView():
            index = widget.currentIndex()
            selected = widget.selectionModel().isSelected(index) if index.isValid() else False
            return (index.row(), index.column(), selected) if index.isValid() else None
        case QScrollBar():
            return widget.value() or None
    return None


def _write(widget: QWidget, state: object) -> None:
    """Bring a widget into a state, as a person would."""
    if keeps(widget):
        widget.place = state
        return
    match widget, state:
        case ((Chips() | Select() | Stepper() | Switch()), value):
            if widget.value != value and (not isinstance(widget, Chips | Select) or value in widget.offered):
                widget.set_value(value)
                widget.chosen.emit(value)
        case QAbstractButton(), bool():
            if widget.isChecked() != state and (state or not widget.autoExclusive()):
                widget.click()
        case QLineEdit(), _Typed(text, cursor, anchor):
            if text is not None and widget.text() != text:
                widget.setText(text)
                widget.setModified(True)
                widget.textEdited.emit(text)
            if anchor == cursor:
                widget.setCursorPosition(cursor)
            else:
                widget.setSelection(anchor, cursor - anchor)
        case QAbstractItemView(), (int(row), int(column), bool(selected)):
            index = widget.model().index(row, column)
            follows = widget.hasAutoScroll()
            widget.setAutoScroll(False)  # a person may have scrolled away from it
            if selected:
                widget.setCurrentIndex(index)
            else:  # the focus came to it, and nobody chose it
                widget.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            widget.setAutoScroll(follows)
        case QScrollBar(), int(value):
            _Scroll(widget, value)
        case _:
            pass


class _Scroll(QObject):
    """Scrolls to a place as soon as a page is long enough, unless a person scrolls before."""

    def __init__(self, bar: QScrollBar, place: int) -> None:
        super().__init__(bar)
        self._bar, self._place = bar, place
        bar.rangeChanged.connect(self._go)
        bar.actionTriggered.connect(self.deleteLater)
        QTimer.singleShot(_SETTLED, self, self.deleteLater)
        self._go()

    @Slot()
    def _go(self) -> None:
        self._bar.setValue(self._place)
