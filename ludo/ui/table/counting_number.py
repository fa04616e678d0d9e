"""A number that counts up or down to its new value."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation


class Counting(QObject):
    """Holds a number; `value` is what is shown of it at the moment."""

    def __init__(self, parent: QObject, changed: Callable[[], None]) -> None:
        """`changed` is called whenever another value is shown."""
        super().__init__(parent)
        self._changed = changed
        self.value = 0
        self._goal = 0
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._clock.valueChanged.connect(self._set)

    @property
    def running(self) -> bool:
        """Is it still counting?"""
        return self._clock.state() == QVariantAnimation.State.Running

    def to(self, goal: int, duration: int = 0) -> None:
        """Count to a value in so many milliseconds; 0: show it at once."""
        if goal == self._goal and (self.running or self.value == goal):
            return
        self._goal = goal
        self._clock.stop()
        if duration <= 0:
            self._set(goal)
            return
        self._clock.setStartValue(self.value)
        self._clock.setEndValue(goal)
        self._clock.setDuration(duration)
        self._clock.start()

    def finish(self) -> None:
        """Show the last value at once."""
        self._clock.stop()
        self._set(self._goal)

    def _set(self, value: object) -> None:
        shown = round(float(value))  # type: ignore[arg-type]
        if shown != self.value:
            self.value = shown
            self._changed()
