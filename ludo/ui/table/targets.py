"""Places that would take what was picked up: they can be pressed, and reached by keys and assistive technology."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from ludo.engine.drafts import Item
from ludo.ui.table import z_order
from ludo.ui.widgets.focus_release import discard, let_go_of_focus
from ludo.ui.widgets.plain_text import PressedByKeys


class TargetButton(PressedByKeys):
    """An invisible button over a target; the table paints the glow. `focus_changed`: the focus has come or gone."""

    focus_changed = Signal()

    def __init__(self, parent: QWidget, target: Item) -> None:
        super().__init__(parent)
        self.level = z_order.TARGET
        self.target = target
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: object) -> None:
        """Paint nothing: the glow below shows where the target is."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit that the target got the focus."""
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit that the target lost the focus."""
        super().focusOutEvent(event)
        self.focus_changed.emit()


class Targets:
    """The buttons over all targets of what was picked up."""

    def __init__(
        self,
        table: QWidget,
        names: Callable[[Sequence[Item]], Sequence[str]],
        chosen: Callable[[Item], None],
        focused: Callable[[], None],
    ) -> None:
        """`names`: what targets are called; `chosen`: it was pressed; `focused`: another one has the focus."""
        self._table = table
        self._names, self._chosen, self._focused = names, chosen, focused
        self.buttons: list[TargetButton] = []

    @property
    def focused(self) -> Item | None:
        """The target that has the focus."""
        return next((button.target for button in self.buttons if button.hasFocus()), None)

    def show(self, areas: Mapping[Item, QRectF]) -> None:
        """Put a button over each of these areas, and remove all others."""
        if [button.target for button in self.buttons] != list(areas):
            let_go_of_focus(self.buttons)
            discard(self.buttons)
            self.buttons = [self._make(target) for target in areas]
        names = self._names([button.target for button in self.buttons])
        for button, name in zip(self.buttons, names, strict=True):
            button.setGeometry(areas[button.target].toRect())
            button.setAccessibleName(name)

    def aim_at(self, seen: Item | None) -> None:
        """Of the targets that are cards, let only the one take the pointer that is seen where it is."""
        for button in self.buttons:
            hidden = button.target.card is not None and button.target != seen
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, hidden)

    def _make(self, target: Item) -> TargetButton:
        button = TargetButton(self._table, target)
        button.clicked.connect(lambda: self._chosen(target))
        button.focus_changed.connect(self._focused)
        button.show()
        return button
