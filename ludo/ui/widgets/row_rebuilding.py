"""Rows that are made anew after an act: the focus stays where one was, and no second click hits another row."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from ludo.ui.widgets.first_focus import first_focus
from ludo.ui.widgets.press_guard import mark_changed
from ludo.ui.widgets.removal_focus import takes_away

_LINE: Final = 16
"""Pixels within which buttons stand in one line."""


@contextmanager
def rebuilding(page: QWidget) -> Iterator[None]:
    """Keep the focus where it was while widgets of a page are made anew, and mark those buttons as changed.

    The focus goes to the button of the same name, else to one for the same thing, for the same act, or in its place.
    """
    before = _buttons(page)
    read = _in_order(page)
    focused = next((button for button in read if button.hasFocus()), None)
    name, place = ("", 0) if focused is None else (_name(focused), read.index(focused))
    was_taking = takes_away(focused)
    yield
    for button in _buttons(page):
        if button not in before:
            mark_changed(button)
    if focused is not None:
        # new widgets are shown in the next turn of the event loop, and laid out in the one after it
        give = lambda: _give_focus(page, name, place, was_taking)  # noqa: E731
        QTimer.singleShot(0, page, lambda: QTimer.singleShot(0, page, give))


def _give_focus(page: QWidget, name: str, place: int, was_taking: bool) -> None:
    """Give the focus back, unless a form that has come up has it.

    was_taking: the button that had it took something away; where nothing is like it, the page has the focus.
    """
    read = [button for button in _in_order(page) if not takes_away(button)]
    if not page.isActiveWindow() or not read:
        return
    act, _, whose = name.partition(": ")

    def distance(entry: tuple[int, QAbstractButton]) -> tuple[bool, bool, bool, int]:
        now = _name(entry[1]).partition(": ")
        return _name(entry[1]) != name, not whose or now[2] != whose, now[0] != act, abs(entry[0] - place)

    best = min(enumerate(read), key=distance)
    alike = any(not differs for differs in distance(best)[:3])
    (best[1] if alike or not was_taking else first_focus(page)).setFocus()


def _buttons(page: QWidget) -> list[QAbstractButton]:
    return [button for button in page.findChildren(QAbstractButton) if isValid(button)]


def _in_order(page: QWidget) -> list[QAbstractButton]:
    """Return the buttons that can be pressed, line by line."""
    shown = [button for button in _buttons(page) if button.isVisible() and button.isEnabled()]
    places = {button: button.mapTo(page, button.rect().center()) for button in shown}
    return sorted(shown, key=lambda button: (places[button].y() // _LINE, places[button].x()))


def _name(button: QAbstractButton) -> str:
    return button.accessibleName() or button.text()
