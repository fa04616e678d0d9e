"""The counters of Trut on the cloth: discs for points, tiles for truts."""

from typing import Final, Literal

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludo.games.trut.scoring import Score, Step, after_step, score_steps
from ludo.ui.art.tokens import paint_disc, paint_tile
from ludo.ui.games.arrangements import paint_plate
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import Painted
from ludo.ui.table.fitted_text import far, has_room, write_line
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.tooltips import wrapped
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain_text import set_tip

MOST: Final = 10
"""So many places are laid out; where a partie is longer, the tiles are counted in figures."""
_MARGIN: Final = 12.0
_TOP: Final = 10.0
_DISC: Final = 23.0
"""Width of a point, at the usual scale."""
_DISCS: Final = 0.5
_DISCS_FAR: Final = 0.32
"""How much of the width the points of a trut take at most; the same where the name is read from afar."""
_DISC_GAP: Final = 5.0
_TILE: Final = 44.0
"""Width of a trut, at the usual scale."""
_TILE_GAP: Final = 4.0
_TILE_SHAPE: Final = 0.6
_UPPER_ROW: Final = 32.0
"""Height of the row of points with what is below it, at the usual scale."""
_FOOT: Final = 8.0
_DROP: Final = 14.0
"""From where a counter drops."""
_GOING: Final = 0.6
"""When points that become a trut begin to fade, as a share of their way."""
_MET: Final = 9.0
_MET_SIZE: Final = 0.8
"""Where they meet, left of and above the middle of the tile; their size there, by the usual one."""
_SWEPT: Final = 0.3
"""How far points are swept away, by the width of the tray."""
_PLACE_LINE: Final = 1.2
_PLACE_CORNER: Final = 2
_FIGURE_PLACES: Final = 3
"""So many places a long partie leaves for figures."""
_FIGURES_PAD: Final = (8, 3)
"""How far the figures may reach to the left of these, and above and below them."""
_LEAST_TILES: Final = 5
"""Tiles grow no larger than if there were so many."""
_WAIT: Final[tuple[Literal["wait"]]] = ("wait",)


class Tray(Painted):
    """The counters of one side. Changes are animated: a counter drops, discs turn into a tile, discs are swept away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.FURNITURE)
        self.name = ""
        self.titled = True
        """Does the name stand on it? A person's stands on their plate."""
        self.note = ""
        self.scale = 1.0
        self.truts_to_win = 7
        self.points_per_trut = 3
        self._from = self._to = Score()
        self._phases: tuple[Step | Literal["wait"], ...] = ()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(lambda _: self.update())
        self._clock.finished.connect(self._end_animation)
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)

    def set_up(self, name: str, titled: bool, note: str, truts_to_win: int, points_per_trut: int) -> None:
        """Set whose counters these are, and the number of places."""
        self.name, self.titled, self.note = name, titled, note
        self.truts_to_win, self.points_per_trut = truts_to_win, points_per_trut
        self._describe()

    def show_score(self, score: Score) -> None:
        """Show a score without animation."""
        self._clock.stop()
        self._from = self._to = score
        self._phases = ()
        self._describe()
        self.update()

    def phases_to(self, score: Score) -> tuple[Step, ...]:
        """Return the animation phases from the score shown to another one."""
        return score_steps(self._to, score, self.points_per_trut)

    def animate_to(self, score: Score, token: int, after: int = 0) -> int:
        """Animate to a score; return the duration if one counter takes `token` milliseconds.

        `after`: wait for so many counters of the other side first.
        """
        if score == self._to:
            return 0
        self._phases = _WAIT * after + self.phases_to(score)
        self._clock.stop()
        self._from, self._to = self._to, score
        self._describe()
        if token <= 0 or not self._phases:
            self._end_animation()
            return 0
        self._clock.setDuration(token * len(self._phases))
        self._clock.start()
        return token * len(self._phases)

    def finish(self) -> None:
        """End the animation."""
        self._clock.stop()
        self._end_animation()

    def _end_animation(self) -> None:
        self._from = self._to
        self._phases = ()
        self.update()

    def _describe(self) -> None:
        text = translate("Trut", "{name}: {truts}, {points}").format(
            name=self.name,
            truts=translate("Trut", "%n trut(s)", None, self._to.truts),
            points=translate("Trut", "%n point(s)", None, self._to.points),
        )
        self.setAccessibleName(joined((text, self.note)) if self.note else text)
        rule = translate(
            "Trut", "Round counters are points, rectangular ones truts. {count} points become a trut; {goal} truts win."
        ).format(count=self.points_per_trut, goal=self.truts_to_win)
        set_tip(self, wrapped(f"{text}\n{rule}"))

    def draw(self, painter: QPainter) -> None:
        """Paint the plate, the empty places and the counters."""
        paint_plate(painter, QRectF(self.rect()), self.scale)
        bold = scaled_font("body", self.scale, bold=True)
        metrics = QFontMetricsF(bold)
        painter.setPen(current_theme().cloth_text)
        first = self._disc(0)
        room = first.left() - _FOOT - _MARGIN
        row = QRectF(_MARGIN, first.center().y() - metrics.height() / 2, room, metrics.height())
        title = self.name if self.titled else translate("Trut", "%n trut(s)", None, self._to.truts)
        if not self.titled and not has_room(painter, row, title, bold):
            title = str(self._to.truts)
        write_line(painter, row, title, bold)
        self._paint_places(painter)
        self._paint_counters(painter)
        note = scaled_font("small", self.scale)
        if self.note:
            painter.setFont(note)
            high = QFontMetricsF(note).height()
            painter.drawText(
                QRectF(_MARGIN, self.height() - _FOOT - high, self.width() - 2 * _MARGIN, high),
                Qt.AlignmentFlag.AlignVCenter,
                self.note,
            )

    def _disc_size(self) -> float:
        share = _DISCS_FAR if far(self) else _DISCS
        return min(_DISC * self.scale, self.width() * share / self.points_per_trut - _DISC_GAP + 1)

    def _disc(self, number: int) -> QRectF:
        """Return the rectangle of a point in the upper row."""
        size = self._disc_size()
        step = size + _DISC_GAP
        left = self.width() - _MARGIN - step * self.points_per_trut + _DISC_GAP + number * step
        return QRectF(left, _TOP + (_DISC * self.scale - size) / 2, size, size)

    def _tile(self, number: int) -> QRectF:
        """Return the rectangle of a trut in the lower row."""
        size = _tile_size(self.width(), self.scale, self.truts_to_win)
        return QRectF(QPointF(_MARGIN + number * (size.width() + _TILE_GAP), _row(self.scale)), size)

    def _places(self) -> int:
        """Return the number of places for tiles; a long partie leaves the last ones for figures."""
        return self.truts_to_win if self.truts_to_win <= MOST else MOST - _FIGURE_PLACES

    def _paint_places(self, painter: QPainter) -> None:
        theme = current_theme()
        if theme.name == "contrast":
            painter.setPen(QPen(theme.cloth_line, _PLACE_LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for number in range(self.points_per_trut):
                painter.drawEllipse(self._disc(number).adjusted(1, 1, -1, -1))
            for number in range(self._places()):
                painter.drawRoundedRect(self._tile(number).adjusted(1, 1, -1, -1), _PLACE_CORNER, _PLACE_CORNER)
            return
        for number in range(self.points_per_trut):
            paint_disc(painter, self._disc(number), theme.cloth_text, outline=True)
        for number in range(self._places()):
            paint_tile(painter, self._tile(number), theme.cloth_text, outline=True)

    def _paint_counters(self, painter: QPainter) -> None:
        done = float(self._clock.currentValue() or 0.0) * len(self._phases) if self._phases else 0.0
        score = self._from
        for number, phase in enumerate(self._phases):
            share = self._curve.valueForProgress(min(1.0, max(0.0, done - number)))
            if done < number + 1:
                score = self._paint_phase(painter, phase, share, score)
                break
            if phase != "wait":
                score = after_step(score, phase)
        self._paint_score(painter, score)

    def _paint_phase(self, painter: QPainter, phase: str, share: float, score: Score) -> Score:
        """Paint the moving counters; return the score of those at rest."""
        painter.save()
        still = score
        match phase:
            case "point":
                painter.setOpacity(share)
                paint_disc(painter, _dropped(self._disc(score.points), share))
            case "trut":
                painter.setOpacity(share)
                paint_tile(painter, _dropped(self._tile(min(score.truts, self._places() - 1)), share))
            case "transform":
                still = Score(score.truts, 0)
                target = self._tile(min(score.truts, self._places() - 1))
                met = target.center() - QPointF(_MET, _MET)
                for number in range(score.points):
                    place = self._disc(number)
                    painter.setOpacity(1 - max(0.0, share - _GOING) / (1 - _GOING))
                    paint_disc(painter, _between(place, QRectF(met, place.size() * _MET_SIZE), share))
                painter.setOpacity(max(0.0, share - 0.5) * 2)
                paint_tile(painter, _dropped(target, share))
            case "sweep":
                still = Score(score.truts, 0)
                painter.setOpacity(1 - share)
                for number in range(score.points):
                    paint_disc(painter, self._disc(number).translated(share * self.width() * _SWEPT, 0))
            case _:
                pass
        painter.restore()
        return still

    def _paint_score(self, painter: QPainter, score: Score) -> None:
        for number in range(min(score.points, self.points_per_trut)):
            paint_disc(painter, self._disc(number))
        for number in range(min(score.truts, self._places())):
            paint_tile(painter, self._tile(number))
        if self.truts_to_win > MOST:
            last = self._tile(MOST - 1)
            painter.setFont(scaled_font("number", self.scale, bold=True))
            painter.setPen(current_theme().cloth_text)
            beside, above = _FIGURES_PAD
            wide = _FIGURE_PLACES * last.width() + beside
            painter.drawText(
                QRectF(last.right() - wide, last.top() - above, wide, last.height() + 2 * above),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                f"{score.truts}/{self.truts_to_win}",
            )


def tray_height(width: float, scale: float, truts_to_win: int, with_note: bool) -> float:
    """Return the height of a tray."""
    note = QFontMetricsF(scaled_font("small", scale)).height() + 2 if with_note else 0.0
    return _row(scale) + _tile_size(width, scale, truts_to_win).height() + _MARGIN + note


def _row(scale: float) -> float:
    """Return the top of the row of tiles."""
    return _TOP + _UPPER_ROW * scale


def _tile_size(width: float, scale: float, truts_to_win: int) -> QSizeF:
    count = min(truts_to_win, MOST)
    wide = min(_TILE * scale, (width - 2 * _MARGIN - _TILE_GAP * (count - 1)) / max(count, _LEAST_TILES))
    return QSizeF(wide, wide * _TILE_SHAPE)


def _dropped(rect: QRectF, share: float) -> QRectF:
    """Return the rectangle of a counter dropping onto its place."""
    grown = (1 - share) * rect.width() * 0.5
    return rect.adjusted(-grown, -grown, grown, grown).translated(0, -(1 - share) * _DROP)


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    return QRectF(
        start.x() + (end.x() - start.x()) * share,
        start.y() + (end.y() - start.y()) * share,
        start.width() + (end.width() - start.width()) * share,
        start.height() + (end.height() - start.height()) * share,
    )
