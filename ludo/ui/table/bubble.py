"""A bubble beside a plate with what somebody has just said."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, inf
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludo.engine.places import Seat
from ludo.ui.table import z_order
from ludo.ui.table.durations import Durations
from ludo.ui.table.fitted_text import far
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.seat_places import SeatRoom
from ludo.ui.theme import current_theme

_POINT: Final = 8.0
"""How far the point reaches out of the body, and half its width."""
_PAD: Final = (30.0, 14.0)
"""Room around the words, both sides together."""
_BESIDE: Final = 14
"""The part of that on each side in which nothing is written."""
_CORNER: Final = 22
"""Radius at the usual scale."""
_BESIDE_PLATE: Final = 3
_OFF_PLATE: Final = 2
"""From a plate to a bubble beside it, and to one above or below it."""
_INTO_SIDE: Final = 6
_INTO_EDGE: Final = 2
"""How far the point reaches into the body at its sides, and at its head and foot."""
_EDGE: Final = 4.0
"""Room between a bubble and the edge of the table."""
_INSET: Final = 8.0
"""From the corner of a plate to a bubble above or below it."""
_ROUND: Final = 16.0
"""From the side of a bubble to its point, at least."""
_ROUNDING: Final = 3
"""Pixels by which the room for words is wider than their measure."""
_WIDEST: Final = 0.6
"""Share of the table that a line of what is said takes at most."""
_NARROWER: Final = (1.0, 0.75, 0.6, 0.5, 0.4)
"""Shares of the usual width in which the words are written where there is no room for one line."""
_LITTLE: Final = 16.0
"""So many pixels, by how bad it is, may be covered: two by two of a face. A better place is left only for less."""
_SMALLER: Final = (1.0, 0.8, 0.65)
"""Sizes of letters, by the usual ones, the larger the better."""
_ON_PLATE: Final = (*_SMALLER, 0.55, 0.45)
"""The same where the words stand on the plate of whoever says them, because there is no room beside it."""
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)

_Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom of a rectangle."""

Tail = Literal["up", "down", "left", "right", "none"]
"""On which side of a bubble its point is; it has none on the plate of whoever speaks."""
_Standing: TypeAlias = tuple[float, Tail, QRectF]
"""Size of the letters, the side with the point, and where."""
_USUAL_TAILS: Final[Mapping[str, tuple[Tail, ...]]] = {
    "bottom": ("down", "left"),
    "top": ("up", "left", "right"),
    "left": ("left", "down", "up"),
    "right": ("right", "down", "up"),
}
"""Where the point is, by the side of the table on which somebody sits, the best first."""


class Bubble(QWidget):
    """A short text that points at a seat and fades away."""

    def __init__(self, parent: QWidget, seat: Seat) -> None:
        super().__init__(parent)
        self.level = z_order.BUBBLE
        self.seat = seat
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = ""
        self._tail: Tail = "down"
        self._target = QPointF()
        self._scale = 1.0
        self._letters = 1.0
        self._shown = 1.0
        self._wait = QTimer(self, singleShot=True)
        self._fade = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._wait.timeout.connect(self._fade.start)
        self._fade.valueChanged.connect(self._set_shown)
        self._fade.finished.connect(self.hide)
        self.hide()

    def say(
        self,
        text: str,
        seat: SeatRoom,
        scale: float,
        durations: Durations,
        around: Sequence[tuple[QRectF, float]] = (),
    ) -> None:
        """Say this, beside this seat, in writing of that scale; `around`: see `stand_at`."""
        self._fade.stop()
        self.text = text
        self._shown = 1.0
        self._fade.setDuration(max(1, durations.fade))
        self._wait.start(durations.bubble)
        self.stand_at(seat, scale, around)
        self.show()
        self.update()

    def dismiss(self) -> None:
        """Hide the bubble."""
        self._wait.stop()
        self._fade.stop()
        self.hide()

    def stand_at(self, seat: SeatRoom, scale: float, around: Sequence[tuple[QRectF, float]] = ()) -> None:
        """Stand beside a seat, where nothing is covered; where there is no such place, on its plate.

        `around`: what lies there, and how bad it is to cover it.
        """
        self._scale = scale
        parent = self.parentWidget()
        table = QRectF() if parent is None else QRectF(parent.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        around = around or [(seat.plate, 1.0)]
        covered, place = self._least(self._beside(seat, table), table, [(_edges(rect), bad) for rect, bad in around])
        if covered > _LITTLE and not far(self):
            others = [
                (_edges(rect), bad) for rect, bad in around if not seat.plate.adjusted(-2, -2, 2, 2).contains(rect)
            ]
            on_plate = self._least(self._on_plate(seat.plate, table), table, others)
            covered, place = min((covered, place), on_plate, key=lambda found: found[0])
        self._letters, self._tail, rect = place
        self._target = seat.plate.center() - rect.topLeft()
        self.setGeometry(rect.toRect())

    @staticmethod
    def _least(
        places: Iterator[_Standing], table: QRectF, weighed: Sequence[tuple[_Edges, float]]
    ) -> tuple[float, _Standing]:
        """Return the place that covers least, a better one only if it covers much more; and how much that is."""
        best, limit = None, inf
        for letters, tail, rect in places:
            if not table.isEmpty():
                rect.moveLeft(min(max(table.left(), rect.left()), table.right() - rect.width()))
                rect.moveTop(min(max(table.top(), rect.top()), table.bottom() - rect.height()))
            covered = _covered(_edges(rect), weighed, limit)
            if covered < limit:
                best, limit = (covered, (letters, tail, rect)), covered - _LITTLE
            if limit < 0:
                break
        assert best is not None
        return best

    def _beside(self, seat: SeatRoom, table: QRectF) -> Iterator[_Standing]:
        """Yield the places beside a plate, those in larger letters first."""
        for letters in _SMALLER[:1] if far(self) else _SMALLER:
            for size in self._sizes(table, letters):
                yield from ((letters, tail, rect) for tail, rect in _candidates(seat, size))

    def _on_plate(self, plate: QRectF, table: QRectF) -> Iterator[_Standing]:
        """Yield the places that lie over a plate, those in larger letters first; last the plate itself."""
        for letters in _ON_PLATE:
            for size in self._sizes(table, letters):
                for left in (plate.left(), plate.right() - size.width(), plate.center().x() - size.width() / 2):
                    for top in (plate.top(), plate.bottom() - size.height(), plate.center().y() - size.height() / 2):
                        yield letters, "none", QRectF(QPointF(left, top), size)
        yield _ON_PLATE[-1], "none", QRectF(plate)

    def _sizes(self, table: QRectF, letters: float) -> Iterator[QSizeF]:
        """Yield how large the bubble can be in such letters, the usual size first, then with more lines."""
        metrics = QFontMetricsF(scaled_font("body", self._scale * letters, bold=True))
        usual = metrics.horizontalAdvance(self.text)
        if not table.isEmpty():
            usual = min(usual, table.width() * _WIDEST)
        longest = max((metrics.horizontalAdvance(word) for word in self.text.split(" ")), default=0.0)
        for share in _NARROWER:
            wide = max(usual * share, min(longest, usual))
            words = metrics.boundingRect(QRectF(0, 0, wide + 1, 10_000), _WRAPPED, self.text)
            # what is measured as one row must not be wrapped where rounding takes a part of a pixel
            yield QSizeF(ceil(words.width()) + _ROUNDING + _PAD[0], ceil(words.height()) + _PAD[1])

    def _font(self) -> QFont:
        return scaled_font("body", self._scale * self._letters, bold=True)

    def _set_shown(self, value: object) -> None:
        self._shown = float(value)  # type: ignore[arg-type]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bubble and its point."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._shown)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        tail = self._tail
        body = rect.adjusted(
            _POINT if tail == "left" else 0, _POINT if tail == "up" else 0,
            -_POINT if tail == "right" else 0, -_POINT if tail == "down" else 0,
        )  # fmt: skip
        path = QPainterPath()
        round_ = min(body.height() / 2, _CORNER * self._scale)
        path.addRoundedRect(body, round_, round_)
        if tail != "none":
            path = path.united(_point(tail, body, rect, self._target))
        theme = current_theme()
        painter.setPen(theme.bubble_line)
        painter.setBrush(theme.bubble_fill)
        painter.drawPath(path)
        painter.setPen(theme.bubble_text)
        painter.setFont(self._font())
        painter.drawText(body.adjusted(_BESIDE, 0, -_BESIDE, 0), _WRAPPED, self.text)


def _candidates(seat: SeatRoom, size: QSizeF) -> Iterator[tuple[Tail, QRectF]]:
    """Yield where a bubble can stand, the usual place first, with the side on which its point is."""
    plate = seat.plate
    upright = QSizeF(size.width(), size.height() + _POINT)
    lying = QSizeF(size.width() + _POINT, size.height())
    across = _along(plate.left(), plate.right(), upright.width(), _INSET)
    if seat.side == "right":
        across[:2] = reversed(across[:2])
    down = [plate.center().y() - lying.height() / 2, *_along(plate.top(), plate.bottom(), lying.height(), 0)]
    above = [QRectF(QPointF(left, plate.top() - upright.height() - _OFF_PLATE), upright) for left in across]
    below = [QRectF(QPointF(left, plate.bottom() + _OFF_PLATE), upright) for left in across]
    right = [QRectF(QPointF(plate.right() + _BESIDE_PLATE, top), lying) for top in down]
    left = [QRectF(QPointF(plate.left() - _BESIDE_PLATE - lying.width(), top), lying) for top in down]
    every: dict[Tail, list[QRectF]] = {"down": above, "up": below, "left": right, "right": left}
    usual = [*_USUAL_TAILS[seat.side], *(tail for tail in every if tail not in _USUAL_TAILS[seat.side])]
    for tail in usual:
        yield tail, every[tail][0]
    for tail in usual:
        for place in every[tail][1:]:
            yield tail, place


def _along(begin: float, end: float, length: float, inset: float) -> list[float]:
    """Return where something of this length can begin beside an edge: at its begin, at its end, farther out."""
    touching = inset + 2 * _ROUND
    return [begin + inset, end - inset - length, end - touching, begin + touching - length]


def _point(tail: Tail, body: QRectF, rect: QRectF, target: QPointF) -> QPainterPath:
    """Return the point of a bubble, on the side of what it belongs to."""
    path = QPainterPath()
    if tail in ("up", "down"):
        at = max(body.left() + _ROUND, min(target.x(), body.right() - _ROUND))
        down = body.bottom() - _INTO_EDGE, rect.bottom()
        edge, tip = down if tail == "down" else (body.top() + _INTO_EDGE, rect.top())
        path.moveTo(QPointF(at - _POINT, edge))
        path.lineTo(QPointF(at, tip))
        path.lineTo(QPointF(at + _POINT, edge))
    else:
        at = body.center().y()
        if body.height() > 2 * _ROUND:
            at = max(body.top() + _ROUND, min(target.y(), body.bottom() - _ROUND))
        left = body.left() + _INTO_SIDE, rect.left()
        edge, tip = left if tail == "left" else (body.right() - _INTO_SIDE, rect.right())
        path.moveTo(QPointF(edge, at - _POINT + 1))
        path.lineTo(QPointF(tip, at))
        path.lineTo(QPointF(edge, at + _POINT - 1))
    path.closeSubpath()
    return path


def _edges(rect: QRectF) -> _Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _covered(own: _Edges, weighed: Sequence[tuple[_Edges, float]], limit: float) -> float:
    """Return how much of others a rectangle covers, by their weights; what comes after the limit is not counted."""
    left, top, right, bottom = own
    covered = 0.0
    for (other_left, other_top, other_right, other_bottom), weight in weighed:
        if other_left < right and left < other_right and other_top < bottom and top < other_bottom:
            wide = min(right, other_right) - max(left, other_left)
            covered += weight * (wide * (min(bottom, other_bottom) - max(top, other_top)))
            if covered >= limit:
                break
    return covered
