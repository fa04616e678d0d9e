"""The winner's scene: for two seconds stars fly up from the plates of those who have won a partie."""

from math import cos, pi, sin
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QVariantAnimation, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QWindow
from PySide6.QtWidgets import QWidget

from ludo.session.record import EventBatch
from ludo.ui.play.facts import Look
from ludo.ui.table import z_order
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import current_theme

SCENE_MS: Final = 2000
_STARS: Final = 26
"""From each plate."""
_FAR: Final = 210.0
_FALL: Final = 120.0
"""How far stars fly, and fall meanwhile, at the usual scale."""
_SIZE: Final = 7.0
_SKIPPED_BY: Final = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class _Star(NamedTuple):
    direction: QPointF
    far: float
    size: float
    turn: float


class WinnersScene(QWidget):
    """Lies above the table, and takes neither focus, keys nor clicks: whatever is pressed ends it and does its work."""

    def __init__(self, table: TableWidget, look: Look, happened: SignalInstance) -> None:
        """happened: a batch of events is about to be shown."""
        super().__init__(table)
        self.level = z_order.MOMENT
        self._table = table
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._way = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._way.setDuration(SCENE_MS)
        self._way.valueChanged.connect(self.update)
        self._way.finished.connect(self.end)
        self._stars = [_star(Random(number)) for number in range(_STARS)]
        self._ended_at = -1
        self._input: QWindow | None = None
        self.hide()
        happened.connect(self._hear)
        table.idle.connect(self._begin)

    def _hear(self, batch: EventBatch) -> None:
        """Notice the act that ended the partie; after a jump there is nothing to celebrate."""
        session = self._look().now.session
        over = session.over and session.gave_up is None and not batch.jumped
        self._ended_at = batch.ply if over else -1
        if not over:
            self.end()

    def _begin(self) -> None:
        """Show the scene once nothing moves any more, where motion is wanted."""
        session = self._look().now.session
        fresh, self._ended_at = self._ended_at == session.ply, -1
        if not fresh or not self._table.durations.moves or not session.standing().winners:
            return
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self._input = self.window().windowHandle()
        if self._input is not None:  # has keys and clicks before any widget
            self._input.installEventFilter(self)
        self._way.start()

    def end(self) -> None:
        """Show nothing more."""
        if not self.isHidden():
            self._way.stop()
            if self._input is not None:
                self._input.removeEventFilter(self)
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with whatever a person presses, and hold nothing back."""
        if event.type() in _SKIPPED_BY:
            self.end()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stars of this moment."""
        room, way = self._table.room, self._way.currentValue()
        if room is None or not isinstance(way, float):
            return
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for seat in self._look().now.session.standing().winners:
            middle = room.seats[seat].plate.center()
            for number, star in enumerate(self._stars):
                colour = QColor(theme.gold if number % 3 else theme.persons[number % len(theme.persons)])
                colour.setAlphaF(1.0 - way * way)
                painter.setBrush(colour)
                eased = 1 - (1 - way) ** 2
                at = middle + star.direction * (star.far * _FAR * room.scale * eased)
                at += QPointF(0, _FALL * room.scale * way * way)
                painter.drawPolygon(_shape(at, star.size * _SIZE * room.scale, star.turn + 2 * way))
        painter.end()


def _star(rng: Random) -> _Star:
    angle = rng.random() * 2 * pi
    return _Star(QPointF(cos(angle), sin(angle)), 0.35 + 0.65 * rng.random(), 0.6 + 0.8 * rng.random(), rng.random())


def _shape(at: QPointF, size: float, turn: float) -> QPolygonF:
    """Return a star of four points."""
    corners = []
    for corner in range(8):
        far = size if corner % 2 == 0 else size * 0.4
        angle = turn + corner * pi / 4
        corners.append(at + QPointF(cos(angle), sin(angle)) * far)
    return QPolygonF(corners)
