"""The button that had the focus of a page, found again on the page in its place."""

from typing import Final

from PySide6.QtWidgets import QAbstractButton, QWidget

from ludo.ui.widgets.first_focus import first_focus
from ludo.ui.widgets.removal_focus import takes_away


class FocusedButton:
    """Where the focus was. It goes to the button of the same name, else to one for the same thing, for the same act, or
    in its place, and never to one that takes something away."""

    def __init__(self, page: QWidget, button: QAbstractButton) -> None:
        self._name: Final = name_of(button)
        self._was_taking: Final = takes_away(button)
        read = _in_order(page)
        self._place: Final = read.index(button) if button in read else 0

    def find(self, page: QWidget) -> QWidget:
        """Return what has the focus now; where a button that took something away has no like, where a page begins."""
        read = [button for button in _in_order(page) if not takes_away(button)]
        if not read:
            return first_focus(page)
        act, _, whose = self._name.partition(": ")

        def distance(entry: tuple[int, QAbstractButton]) -> tuple[bool, bool, bool, int]:
            now = name_of(entry[1])
            act_now, _, whose_now = now.partition(": ")
            return now != self._name, not whose or whose_now != whose, act_now != act, abs(entry[0] - self._place)

        best = min(enumerate(read), key=distance)
        alike = any(not differs for differs in distance(best)[:3])
        return best[1] if alike or not self._was_taking else first_focus(page)


def name_of(button: QAbstractButton) -> str:
    """Return what a button is called."""
    return button.accessibleName() or button.text()


def _in_order(page: QWidget) -> list[QAbstractButton]:
    """Return the buttons that can be pressed, in the order in which the page was built."""
    return [each for each in page.findChildren(QAbstractButton) if each.isVisibleTo(page) and each.isEnabled()]
