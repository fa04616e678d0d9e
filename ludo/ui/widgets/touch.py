"""Fingers on a screen: they scroll, and one that rests does what the right button does."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QInputDevice, QPointerEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QPushButton, QScroller, QWidget

from ludo.ui.widgets.focus_release import parent_of

FINGER: Final = 44
"""Pixels that a finger needs to hit something."""
_POINTED: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.Wheel})
_TOUCHED: Final = frozenset({
    QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel,
})  # fmt: skip


class Touch(QObject):
    """The input of windows, as far as it is by finger. changed: the last one was, or is not any more."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.by_finger = False
        self._at = QPoint()
        self._rests = QTimer(self, singleShot=True)
        self._rests.timeout.connect(self._hold)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice input before the widgets of a window do."""
        kind = event.type()
        if kind in _TOUCHED and isinstance(event, QPointerEvent):
            self._follow(kind, event.points()[0].globalPosition().toPoint() if event.points() else QPoint())
        elif kind in _POINTED and isinstance(event, QPointerEvent):
            self._set(event.pointingDevice().type() == QInputDevice.DeviceType.TouchScreen)
        return False

    def _set(self, by_finger: bool) -> None:
        if by_finger != self.by_finger:
            self.by_finger = by_finger
            self.changed.emit()

    def _follow(self, kind: QEvent.Type, point: QPoint) -> None:
        if kind == QEvent.Type.TouchBegin:
            self._at = point
            self._rests.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            _let_scroll(QApplication.widgetAt(point))
            self._set(True)
        elif (
            kind != QEvent.Type.TouchUpdate or (point - self._at).manhattanLength() >= QApplication.startDragDistance()
        ):
            self._rests.stop()

    def _hold(self) -> None:
        """Do what the right button does where the finger rests; to lift it then presses nothing."""
        widget = QApplication.widgetAt(self._at)
        if widget is None:
            return
        if isinstance(widget, QAbstractButton):
            widget.setDown(False)
        reason = QContextMenuEvent.Reason.Mouse
        QCoreApplication.sendEvent(widget, QContextMenuEvent(reason, widget.mapFromGlobal(self._at), self._at))


def fit_buttons(part: QWidget) -> None:
    """Make all buttons of a part of a window large enough for a finger if one is used, else as small as they were."""
    least = FINGER if touch().by_finger else 0
    for button in part.findChildren(QPushButton):
        button.setMinimumSize(least, least)


def _let_scroll(widget: QWidget | None) -> None:
    """Have a finger scroll all areas around a widget."""
    while widget is not None:
        if isinstance(widget, QAbstractScrollArea) and not QScroller.hasScroller(widget.viewport()):
            QScroller.grabGesture(widget.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        widget = parent_of(widget)


_touch: list[Touch] = []


def touch() -> Touch:
    """Return the one for all windows of the program."""
    if not _touch:
        _touch.append(Touch())
    return _touch[0]
