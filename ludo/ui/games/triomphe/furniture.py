"""Furniture on the cloth of Triomphe besides cards: the trump sign, and the points of two teams as pips."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QWidget

from ludo.engine.places import POT
from ludo.engine.views import AnyView
from ludo.games.triomphe.scoring import tricks_of
from ludo.games.triomphe.teams import sides
from ludo.games.triomphe.view import TriompheView, triomphe_view
from ludo.session.chairs import Chair
from ludo.ui.art.suits import suit_path
from ludo.ui.art.tokens import paint_chip_stack, paint_disc
from ludo.ui.games.arrangements import paint_plate
from ludo.ui.games.triomphe.lines import sign_texts
from ludo.ui.games.triomphe.middle import middle_of, stock_place
from ludo.ui.games.triomphe.results import number_text
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import PaintedWidget
from ludo.ui.table.contract import Furniture
from ludo.ui.table.durations import Durations
from ludo.ui.table.fitted_text import has_room, least_of, painter_on, write_line
from ludo.ui.table.fonts import large_letters, scaled_font, text_scale
from ludo.ui.table.geometry import Room
from ludo.ui.theme import current_theme
from ludo.ui.widgets.focus_release import discard
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.wording.cards import suit_name
from ludo.ui.wording.names import Names, names_of
from ludo.ui.wording.results import side_title

MOST: Final = 10
"""So many pips are laid out; where more points win, they are written in figures."""
_PIP: Final = 13.0
"""Diameter of a pip at the usual size of plates."""
_GAP: Final = 4.0
_COUNTED: Final = 4.5
"""Room for points in figures with the pip before them, in pips."""
_FIGURES: Final = 0.95
"""Size of those figures, by the usual one."""
_BESIDE_PIP: Final = 5
_AROUND_FIGURES: Final = (40, 4)
"""How far figures may reach beyond their row, to the right, and above and below it."""
_GROWN: Final = 0.9
"""How far a pip that is laid down reaches beyond its place at first, by its size."""
_PLACE_LINE: Final = 1.2
_ROW: Final = 26.0
"""Height of a row of the score board of teams, at the usual size."""
_MARGIN: Final = 10.0
_AROUND_ROWS: Final = 4
_BOARD_PAD: Final = 10
"""Above and below the rows of the score board; its height besides them."""
_PIPS_MOST: Final = 0.56
_PIPS_FAR: Final = 0.36
"""How much of a row the pips take at most, also where the names are read from afar."""
_APART: Final = 8
"""From the name to the words behind it, and from these to the pips."""
_ROOMY: Final = 3.6
"""From so many heights of a row on, a name is written in letters of the usual size."""
_BOARD: Final = 250.0
"""Width of the score board at most, at the usual scale."""
_SIGN_WIDTH: Final = 4.5
"""Half the width of the trump sign, by the height of a line at most."""
_BELOW_SUIT: Final = 4
"""From the sign of the suit to its name."""
_FOOT: Final = 6
"""Height of the trump sign besides the suit and the lines below it."""
_CONTRAST_EDGE: Final = 2.0
_EDGE: Final = 1.4
"""Width of the edge of the suit, in high contrast and otherwise."""
_FILL_SHARE: Final = 0.20
_EDGE_SHARE: Final = 0.42
"""How strongly the suit and its edge are seen, if not in high contrast."""
_AROUND_CHIPS: Final = 10
"""Room that the stack of the kitty needs beside its words, besides its own width."""
_TALLEST: Final = 3
"""Chips of that stack."""


class TrumpSign(PaintedWidget):
    """The trump suit, large and quiet on the cloth, with its name; below it the chips in the kitty."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.FURNITURE)
        self.suit = -1
        self.pot = 0
        self.scale = 1.0

    def show_view(self, view: TriompheView) -> None:
        """Show the trump suit of a view."""
        self.suit = view.facts.trump
        self.pot = view.chips.get(POT, 0)
        words = sign_texts(view)
        text = " ".join(words)
        set_tip(self, text)
        self.setAccessibleName(text)
        self.setVisible(bool(words))
        self.show_state(self.suit, self.pot, self.scale, view.facts.colour)

    def stand(self, view: TriompheView, room: Room) -> None:
        """Stand at the right of the trick and show a view."""
        middle = middle_of(room)
        place, centre = middle.sign, middle.sign.center().x()
        self.scale = room.scale
        line = QFontMetricsF(scaled_font("small", room.scale)).height()
        half = max(place.width() / 2, min(_SIGN_WIDTH * line, centre - middle.edge, room.middle.right() - centre))
        self.setGeometry(QRectF(centre - half, place.top(), 2 * half, place.height() + 2 * line + _FOOT).toRect())
        self.show_view(view)
        lowest = room.middle.bottom() - (line if large_letters() else 0)  # where a question of two rows begins
        below = place.bottom() + (2 if self.pot else 1) * line + _FOOT - lowest
        if below > 0:
            top = max(room.middle.top(), place.top() - below)
            self.setGeometry(QRectF(centre - half, top, 2 * half, lowest - top).toRect())
        large = stock_place(middle, room, True)
        if view.facts.phase == "pillage" and large.turned().x + large.width / 2 > centre - half:
            self.hide()  # the cards of the plunder lie there

    def draw(self, painter: QPainter) -> None:
        """Paint the sign of the suit, its name, and the kitty."""
        theme = current_theme()
        font = scaled_font("small", self.scale)
        line = QFontMetricsF(font).height()
        foot = 2 * line if self.pot else line
        side = min(float(self.width()), self.height() - foot - _BELOW_SUIT)
        box = QRectF((self.width() - side) / 2, 0, side, side)
        painter.setFont(font)
        if self.suit >= 0:
            shape = QTransform(side, 0, 0, side, box.left(), box.top()).map(suit_path(self.suit))
            fill, edge = QColor(theme.cloth_text), QColor(theme.cloth_text)
            contrast = theme.name == "contrast"
            fill.setAlphaF(0.0 if contrast else _FILL_SHARE)
            edge.setAlphaF(1.0 if contrast else _EDGE_SHARE)
            painter.setPen(QPen(edge, _CONTRAST_EDGE if contrast else _EDGE))
            painter.setBrush(fill)
            painter.drawPath(shape)
            painter.setPen(theme.cloth_text)
            words = translate("Triomphe", "trumps: {suit}").format(suit=suit_name(self.suit))
            if QFontMetricsF(font).horizontalAdvance(words) > self.width():
                words = suit_name(self.suit)
            below = QRectF(0, side + _BELOW_SUIT, self.width(), line)
            if has_room(painter, below, words, font) or not least_of(painter):
                write_line(painter, below, words, font, Qt.AlignmentFlag.AlignCenter)
        if self.pot:
            chips = translate("Triomphe", "%n chip(s)", None, self.pot)
            if QFontMetricsF(font).horizontalAdvance(chips) + line + _AROUND_CHIPS > self.width():
                chips = str(self.pot)
            wide = QFontMetricsF(font).horizontalAdvance(chips)
            left = (self.width() - wide - line) / 2
            painter.setPen(theme.cloth_text)
            row = side + _BELOW_SUIT + line
            stack = QRectF(left - _GAP, row + 2, line, line - 2)
            paint_chip_stack(painter, stack, self.pot, tallest=_TALLEST)
            write_line(painter, QRectF(left + line, row, wide + 2, line), chips, font)


class Pips:
    """The points of one side: how many are shown, and which one is being laid down."""

    def __init__(self) -> None:
        self.points = 0
        self.before = 0
        self.target = 5

    def set_points(self, points: int, target: int) -> None:
        """Set the points; what was shown before stays until the animation has ended."""
        self.target = target
        self.before = min(self.before, points)
        self.points = points

    def width(self, scale: float, room: float) -> float:
        """Return how wide they are; they shrink to fit into a room."""
        if self.target > MOST:
            return min(room, _PIP * _COUNTED * scale)
        return min(room, self.target * (_PIP + _GAP) * scale)

    def paint(self, painter: QPainter, rect: QRectF, scale: float, share: float) -> None:
        """Paint them from the left; `share`: how far those on the way have come."""
        theme = current_theme()
        step = min((_PIP + _GAP) * scale, rect.width() / self.target)
        size = min(step * _PIP / (_PIP + _GAP), rect.height())
        top = rect.center().y() - size / 2
        if self.target > MOST or self.points < 0:
            paint_disc(painter, QRectF(rect.left(), top, size, size))
            painter.setPen(theme.cloth_text)
            painter.setFont(scaled_font("number", scale * _FIGURES, bold=True))
            text = f"{number_text(self.points)} / {self.target}"
            right, above = _AROUND_FIGURES
            room = rect.adjusted(size + _BESIDE_PIP, -above, right, above)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
            return
        for number in range(max(self.target, self.points)):
            place = QRectF(rect.left() + number * step, top, size, size)
            if number >= self.target and number >= self.points:
                continue
            if number >= self.points or number >= self.before:
                self._paint_place(painter, place)
            if number < min(self.points, self.before):
                paint_disc(painter, place)
            elif number < self.points:
                painter.save()
                painter.setOpacity(share)
                grown = (1 - share) * size * _GROWN
                paint_disc(painter, place.adjusted(-grown, -grown, grown, grown))
                painter.restore()

    def _paint_place(self, painter: QPainter, place: QRectF) -> None:
        theme = current_theme()
        if theme.name == "contrast":
            painter.setPen(QPen(theme.cloth_line, _PLACE_LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place.adjusted(1, 1, -1, -1))
        else:
            paint_disc(painter, place, theme.cloth_text, outline=True)


def _spoken(name: str, pips: Pips, note: str) -> str:
    text = translate("Triomphe", "{name}: {points} of {target}").format(
        name=name, points=translate("Triomphe", "%n point(s)", None, pips.points), target=pips.target
    )
    return joined((text, note)) if note else text


class ScoreBoard(QWidget):
    """The points and tricks of two teams, the viewer's below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = z_order.FURNITURE
        self.rows: tuple[Pips, Pips] = (Pips(), Pips())
        self.titles = ("", "")
        self.notes = ("", "")
        self.own = 0
        self.scale = 1.0
        self.share = 1.0

    def height_for(self, scale: float) -> float:
        """Return its height at a scale."""
        return 2 * _ROW * scale * text_scale() + _BOARD_PAD

    def describe(self) -> None:
        """Say in words what it shows."""
        texts = (_spoken(*row) for row in zip(self.titles, self.rows, self.notes, strict=True))
        text = "\n".join(texts)
        self.setAccessibleName(text.replace("\n", ". "))
        set_tip(self, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a row for each team: name, tricks of this deal, points."""
        painter = painter_on(self, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        paint_plate(painter, QRectF(self.rect()), self.scale)
        high = (self.height() - 2 * _AROUND_ROWS) / 2
        order = (1 - self.own, self.own)
        for number, side in enumerate(order):
            pips = self.rows[side]
            row = QRectF(_MARGIN, _AROUND_ROWS + number * high, self.width() - 2 * _MARGIN, high)
            wide = pips.width(self.scale, row.width() * (_PIPS_FAR if least_of(painter) else _PIPS_MOST))
            pips.paint(painter, QRectF(row.right() - wide, row.top(), wide, high), self.scale, self.share)
            painter.setPen(theme.cloth_text)
            room = row.width() - wide - _APART
            font = scaled_font("body" if room > _ROOMY * high else "small", self.scale, bold=True)
            used = write_line(painter, QRectF(row.left(), row.top(), room, high), self.titles[side], font) + _APART
            small = scaled_font("small", self.scale)
            painter.setFont(small)
            if QFontMetricsF(small).horizontalAdvance(self.notes[side]) <= room - used:
                rest = QRectF(row.left() + used, row.top(), room - used, high)
                painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, self.notes[side])


class TriompheFurniture(Furniture):
    """The trump sign, and the score board of two teams; single players have their points on their plates."""

    def __init__(self, parent: QWidget) -> None:
        self._sign = TrumpSign(parent)
        self._board = ScoreBoard(parent)
        self._room: Room | None = None
        self._names = Names(())
        self._clock = QVariantAnimation(parent, startValue=0.0, endValue=1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._set_share)
        self._clock.finished.connect(self.finish)

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        self._room = room
        self._names = names_of(chairs, view.seat)
        self._show(triomphe_view(view), room)
        self.finish()

    def _show(self, view: TriompheView, room: Room) -> None:
        """Show sign, points and tricks of a view; points that are new are still on their way."""
        self._sign.stand(view, room)
        in_teams = view.options.teams != "individual" and view.facts.phase != "team_draw"
        self._board.setVisible(in_teams)
        if in_teams:
            self._show_board(view, room)

    def _show_board(self, view: TriompheView, room: Room) -> None:
        board = self._board
        teams = sides(view.options)
        tricks = tricks_of(view.facts.takers, view.options)
        notes = []
        for side, team in enumerate(teams):
            board.rows[side].set_points(view.facts.scores[side], view.options.target)
            parts = [parties_note(view, side)]
            if view.facts.takers:
                parts.append(translate("Triomphe", "%n trick(s)", None, tricks[side]))
            notes.append(" · ".join(filter(None, parts)))
            if room.bottom in team:
                board.own = side
        board.titles = (side_title(self._names, teams[0]), side_title(self._names, teams[1]))
        board.notes = (notes[0], notes[1])
        board.scale = room.scale
        high = board.height_for(room.scale)
        wide = min(room.corner.width(), _BOARD * room.scale)
        corner = room.corner
        board.setGeometry(QRectF(corner.right() - wide, corner.bottom() - high, wide, high).toRect())
        board.describe()
        board.update()

    def follow(self, view: AnyView, durations: Durations) -> int:
        """Start showing the next view; new points drop onto their places."""
        if self._room is None:
            return 0
        self._show(triomphe_view(view), self._room)
        token = durations.token * 2
        if all(pips.before == pips.points for pips in self._board.rows):
            return 0
        if token <= 0:
            self.finish()
            return 0
        self._clock.stop()
        self._clock.setDuration(token)
        self._clock.start()
        return token

    def _set_share(self, share: object) -> None:
        self._board.share = float(share)  # type: ignore[arg-type]
        self._board.update()

    def finish(self) -> None:
        self._clock.stop()
        for pips in self._board.rows:
            pips.before = pips.points
        self._set_share(1.0)

    def remove(self) -> None:
        self._clock.stop()
        discard((self._sign, self._board))


def parties_note(view: TriompheView, side: int) -> str:
    """Return the parties that a side has won, in a match."""
    if view.options.parties == 1:
        return ""
    return translate("Triomphe", "%n partie(s)", None, view.facts.winners.count(side))
