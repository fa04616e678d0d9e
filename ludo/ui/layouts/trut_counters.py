"""The counters of Trut on the cloth: discs for points, tiles for truts, and what the donne is for."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ludo.engine.places import POT
from ludo.engine.views import View
from ludo.games.trut.rules import side_of, sides
from ludo.games.trut.scoring import Score
from ludo.games.trut.view import TrutFacts
from ludo.session.chairs import Chair
from ludo.ui.art.tokens import paint_chip_stack, paint_disc, paint_tile
from ludo.ui.i18n import translate
from ludo.ui.table import depths
from ludo.ui.table.room import EDGE, Room
from ludo.ui.table.speeds import Speeds
from ludo.ui.theme import current_theme, font
from ludo.ui.wording.names import Names, names_of

MOST: Final = 10
"""So many places are laid out; where a partie is longer, the tiles are counted in figures."""
_HEIGHT: Final = 74.0


class Tray(QWidget):
    """The counters of one side. Changes are seen: a counter comes, discs turn into a tile, discs are swept away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = depths.FURNITURE
        self.name = ""
        self.note = ""
        self.truts_to_win = 7
        self.points_per_trut = 3
        self._from = self._to = Score()
        self._phases: tuple[str, ...] = ()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(lambda _: self.update())
        self._clock.finished.connect(self._arrived)
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)

    def set_up(self, name: str, note: str, truts_to_win: int, points_per_trut: int) -> None:
        """Whose counters these are, and how many places there are."""
        self.name, self.note = name, note
        self.truts_to_win, self.points_per_trut = truts_to_win, points_per_trut
        self._tell()

    def show_score(self, score: Score) -> None:
        """Have these counters at once."""
        self._clock.stop()
        self._from = self._to = score
        self._phases = ()
        self._tell()
        self.update()

    def coming(self, score: Score) -> tuple[str, ...]:
        """What will be seen when the counters become these."""
        return phases(self._to, score, self.points_per_trut)

    def go_to(self, score: Score, token: int, after: int = 0) -> int:
        """Let the counters become these; how long it takes, if one counter takes `token` milliseconds.

        `after`: wait for so many counters of the other side first.
        """
        if score == self._to:
            return 0
        self._phases = ("wait",) * after + self.coming(score)
        self._clock.stop()
        self._from, self._to = self._to, score
        self._tell()
        if token <= 0 or not self._phases:
            self._arrived()
            return 0
        self._clock.setDuration(token * len(self._phases))
        self._clock.start()
        return token * len(self._phases)

    def finish(self) -> None:
        """Be still."""
        self._clock.stop()
        self._arrived()

    def _arrived(self) -> None:
        self._from = self._to
        self._phases = ()
        self.update()

    def _tell(self) -> None:
        text = translate("Trut", "{name}: {truts}, {points}").format(
            name=self.name,
            truts=translate("Trut", "%n trut(s)", None, self._to.truts),
            points=translate("Trut", "%n point(s)", None, self._to.points),
        )
        self.setAccessibleName(f"{text}. {self.note}" if self.note else text)
        self.setToolTip(
            text
            + "\n"
            + translate(
                "Trut",
                "Round counters are points, rectangular ones truts. {count} points become a trut; {goal} truts win.",
            ).format(count=self.points_per_trut, goal=self.truts_to_win)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate with the places, and the counters on them."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.cloth_line, theme.line_width))
        painter.setBrush(theme.cloth_plate)
        painter.drawRoundedRect(rect, theme.radius, theme.radius)
        bold = font("body")
        bold.setBold(True)
        metrics = QFontMetricsF(bold)
        painter.setFont(bold)
        painter.setPen(theme.cloth_text)
        discs = self._disc(self.points_per_trut - 1).left() if self.points_per_trut <= 5 else rect.center().x()
        room = self._disc(0).left() - 10 - (rect.left() + 12) if discs else rect.width()
        painter.drawText(
            QRectF(rect.left() + 12, rect.top() + 6, room, 30), Qt.AlignmentFlag.AlignVCenter,
            metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, room),
        )  # fmt: skip
        self._paint_places(painter)
        self._paint_counters(painter)
        if self.note:
            painter.setFont(font("small"))
            painter.drawText(
                QRectF(rect.left() + 12, rect.bottom() - 24, rect.width() - 24, 20),
                Qt.AlignmentFlag.AlignVCenter,
                self.note,
            )

    def _disc(self, number: int) -> QRectF:
        """The place of a point, from the right end of the upper row."""
        size = 23.0 if self.points_per_trut <= 4 else max(8.0, 92.0 / self.points_per_trut - 3)
        step = size + 5
        left = self.width() - 12 - step * self.points_per_trut + 5 + number * step
        return QRectF(left, 10, size, size)

    def _tile(self, number: int) -> QRectF:
        """The place of a trut, in the lower row."""
        count = min(self.truts_to_win, MOST)
        gap = 4.0 if count <= 7 else 2.0
        width = min(40.0, (self.width() - 24 - gap * (count - 1)) / count)
        return QRectF(12 + number * (width + gap), 42, width, width * 0.6)

    def _paint_places(self, painter: QPainter) -> None:
        theme = current_theme()
        for number in range(self.points_per_trut):
            paint_disc(painter, self._disc(number), theme.cloth_text, outline=True)
        for number in range(min(self.truts_to_win, MOST)):
            paint_tile(painter, self._tile(number), theme.cloth_text, outline=True)

    def _paint_counters(self, painter: QPainter) -> None:
        done = float(self._clock.currentValue() or 0.0) * len(self._phases) if self._phases else 0.0
        score = self._from
        for number, phase in enumerate(self._phases):
            share = self._curve.valueForProgress(min(1.0, max(0.0, done - number)))
            last = done < number + 1
            score = (
                self._paint_phase(painter, phase, share, score) if last else _after(phase, score, self.points_per_trut)
            )
            if last:
                break
        self._paint_score(painter, score)

    def _paint_phase(self, painter: QPainter, phase: str, share: float, score: Score) -> Score:
        """Paint what moves; the counters that lie still meanwhile."""
        painter.save()
        still = score
        match phase:
            case "point":
                painter.setOpacity(share)
                paint_disc(painter, _dropped(self._disc(score.points), share))
            case "trut":
                painter.setOpacity(share)
                paint_tile(painter, _dropped(self._tile(min(score.truts, MOST - 1)), share))
            case "transform":
                still = Score(score.truts, 0)
                target = self._tile(min(score.truts, MOST - 1))
                for number in range(score.points):
                    place = self._disc(number)
                    painter.setOpacity(1 - max(0.0, share - 0.6) / 0.4)
                    paint_disc(
                        painter, _between(place, QRectF(target.center() - QPointF(9, 9), place.size() * 0.8), share)
                    )
                painter.setOpacity(max(0.0, share - 0.5) * 2)
                paint_tile(painter, _dropped(target, share))
            case "sweep":
                still = Score(score.truts, 0)
                painter.setOpacity(1 - share)
                for number in range(score.points):
                    paint_disc(painter, self._disc(number).translated(share * self.width() * 0.3, 0))
            case _:
                pass
        painter.restore()
        return still

    def _paint_score(self, painter: QPainter, score: Score) -> None:
        for number in range(min(score.points, self.points_per_trut)):
            paint_disc(painter, self._disc(number))
        for number in range(min(score.truts, MOST)):
            paint_tile(painter, self._tile(number))
        if self.truts_to_win > MOST:
            painter.setFont(font("number"))
            painter.setPen(current_theme().cloth_text)
            painter.drawText(
                QRectF(12, 64, self.width() - 24, 18),
                Qt.AlignmentFlag.AlignRight,
                f"{score.truts} / {self.truts_to_win}",
            )


def phases(before: Score, after: Score, points_per_trut: int) -> tuple[str, ...]:
    """What is seen when one score becomes another, in order."""
    if after.truts == before.truts + 1 and after.points == before.points:
        return ("trut",)
    if after.truts == before.truts + 1 and after.points == 0 and before.points == points_per_trut - 1:
        return ("point", "transform")
    if after.truts == before.truts and after.points == before.points + 1:
        return ("point",)
    if after.truts == before.truts and after.points == 0:
        return ("sweep",)
    return ()


def _after(phase: str, score: Score, points_per_trut: int) -> Score:
    match phase:
        case "point":
            return Score(score.truts, score.points + 1)
        case "trut":
            return Score(score.truts + 1, score.points)
        case "transform":
            return Score(score.truts + 1, 0)
        case "sweep":
            return Score(score.truts, 0)
        case _:
            return score


def _dropped(rect: QRectF, share: float) -> QRectF:
    """A counter coming down onto its place."""
    grown = (1 - share) * rect.width() * 0.5
    return rect.adjusted(-grown, -grown, grown, grown).translated(0, -(1 - share) * 14)


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    return QRectF(
        start.x() + (end.x() - start.x()) * share,
        start.y() + (end.y() - start.y()) * share,
        start.width() + (end.width() - start.width()) * share,
        start.height() + (end.height() - start.height()) * share,
    )


class StakeSign(QWidget):
    """What this donne is for: a point or a trut; and the chips that everybody has paid in."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = depths.FURNITURE
        self.by_trut = False
        self.text = ""
        self.pot = 0

    def tell(self, view: View) -> None:
        """Say what the view says."""
        facts: TrutFacts = view.facts
        self.by_trut = facts.followed or (facts.went and view.options.fortial_stake == "trut")
        self.pot = view.chips.get(POT, 0)
        if facts.went:
            text = translate("Trut", "Fortial")
        elif facts.followed:
            text = translate("Trut", "For a trut")
        elif view.options.untruted_donne_points:
            text = translate("Trut", "For a point")
        else:
            text = translate("Trut", "For nothing yet")
        self.text = text
        self.by_point = bool(view.options.untruted_donne_points) or facts.went
        hint = translate("Trut", "What this donne (deal) is worth to whoever wins it.")
        if self.pot:
            hint += " " + translate("Trut", "%n chip(s) wait for the winners of the partie.", None, self.pot)
        self.setToolTip(hint)
        self.setAccessibleName(f"{text}. {hint}")
        self.setVisible(facts.donne > 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The counter at stake, in words beside it."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(
            QPen(theme.gold if self.by_trut else theme.cloth_line, 2.0 if self.by_trut else theme.line_width)
        )
        painter.setBrush(theme.cloth_plate)
        painter.drawRoundedRect(rect, theme.radius, theme.radius)
        row = QRectF(rect.left(), rect.top(), rect.width(), 44)
        if self.by_trut:
            paint_tile(painter, QRectF(row.left() + 12, row.top() + 10, 40, 24))
        elif self.by_point:
            paint_disc(painter, QRectF(row.left() + 20, row.top() + 10, 24, 24))
        else:
            paint_disc(painter, QRectF(row.left() + 20, row.top() + 10, 24, 24), theme.cloth_text, outline=True)
        bold = font("body")
        bold.setBold(self.by_trut)
        painter.setFont(bold)
        painter.setPen(theme.cloth_text)
        metrics = QFontMetricsF(bold)
        room = row.width() - 72
        painter.drawText(
            QRectF(row.left() + 62, row.top(), room, row.height()), Qt.AlignmentFlag.AlignVCenter,
            metrics.elidedText(self.text, Qt.TextElideMode.ElideRight, room),
        )  # fmt: skip
        if self.pot:
            paint_chip_stack(painter, QRectF(rect.left() + 18, rect.top() + 46, 28, 28), self.pot)
            painter.setFont(font("number"))
            painter.drawText(
                QRectF(row.left() + 62, rect.top() + 44, room, 32), Qt.AlignmentFlag.AlignVCenter,
                translate("Trut", "%n chip(s)", None, self.pot),
            )  # fmt: skip


class TrutFurniture:
    """Both trays and the sign of the stake; one's own tray near one's hand, the other's across the table."""

    def __init__(self, table: QWidget) -> None:
        self._trays = (Tray(table), Tray(table))
        self._sign = StakeSign(table)
        for widget in (*self._trays, self._sign):
            widget.show()

    def arrange(self, room: Room, view: View, chairs: Sequence[Chair]) -> None:
        """Near the sides that they belong to."""
        facts: TrutFacts = view.facts
        names = names_of(chairs, view.seat)
        beside_hand = (room.size.width() - 3.2 * room.own) / 2 - 2 * EDGE
        width = max(140.0, min(beside_hand, room.unit * 2.8, 320.0))
        height = _HEIGHT + (18 if view.options.parties > 1 else 0)
        near = side_of(room.bottom)
        for side, tray in enumerate(self._trays):
            top = room.size.height() - EDGE - height if side == near else EDGE
            tray.setGeometry(round(room.size.width() - EDGE - width), round(top), round(width), round(height))
            tray.set_up(
                self._name(names, side, view), self._note(facts, side, view), view.options.truts_to_win,
                view.options.points_per_trut,
            )  # fmt: skip
            tray.show_score(facts.scores[side])
        self._sign.tell(view)
        self._sign.setGeometry(round(EDGE), round(EDGE), round(min(width, 190)), 46 if not view.options.stake else 82)

    def _name(self, names: Names, side: int, view: View) -> str:
        seats = sides(view.options.players)[side]
        if len(seats) == 1 or names.you is None:
            return names.of(seats[0]) if len(seats) == 1 else names.all_of(seats)
        return translate("Trut", "Us") if names.you in seats else translate("Trut", "Them")

    def _note(self, facts: TrutFacts, side: int, view: View) -> str:
        if view.options.parties == 1:
            return ""
        return translate("Trut", "%n partie(s) won", None, facts.winners.count(side))

    def follow(self, view: View, speeds: Speeds) -> int:
        """Counters come and go, and the sign says what the donne is for now."""
        facts: TrutFacts = view.facts
        self._sign.tell(view)
        for side, tray in enumerate(self._trays):
            tray.note = self._note(facts, side, view)
        first, second = (tray.coming(score) for tray, score in zip(self._trays, facts.scores, strict=True))
        token = round(speeds.token * 1.6)
        return max(
            self._trays[0].go_to(facts.scores[0], token, len(second) if first == ("sweep",) else 0),
            self._trays[1].go_to(facts.scores[1], token, len(first) if second == ("sweep",) else 0),
        )

    def finish(self) -> None:
        """Nothing moves any more."""
        for tray in self._trays:
            tray.finish()

    def remove(self) -> None:
        """Leave the table."""
        for widget in (*self._trays, self._sign):
            widget.hide()
            widget.deleteLater()
