"""The ladder of contracts: a step for each contract or school year, and on each the players who have to fulfil it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludo.engine.places import Seat
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.ready import contract_is_ready
from ludo.games.trio.view import TrioView
from ludo.ui.games.trio.combination_words import contract_title
from ludo.ui.i18n import translate
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import PaintedWidget
from ludo.ui.table.fitted_text import least_of, pixels, write_line
from ludo.ui.table.fonts import scaled_font
from ludo.ui.theme import current_theme
from ludo.ui.widgets.initials import paint_initials
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.wording.common import with_head
from ludo.ui.wording.names import Names

_GAP: Final = 3.0
_GAP_SHARE: Final = 0.1
"""Between discs, by the height of their room at most."""
_LETTERED: Final = 9.0
"""Discs smaller than this have no letter."""
_TALLEST: Final = 92.0
"""Height of the ladder at most, at the usual scale."""
_ROWS: Final = range(1, 5)
"""In so many rows the steps can be."""
_STEP_MOST: Final = 34.0
"""Steps are not made larger by more rows than this."""
_ONE_ROW: Final = 1.15
"""How much better one row is than several, by the size of the steps."""
_HEAD: Final = 0.5
_HEAD_FAR: Final = 0.7
"""How much of its height the number of a step takes at most, also where it is read from afar."""
_STEP_EDGE: Final = 1.5
_STEP_CORNER: Final = 5
_OWN_LINE: Final = 2.0
"""Width of the line around the viewer's step."""
_NUMBER_LEAST: Final = 4.0
"""Size of the number of a step, in points."""
_DISC: Final = (2.5, 26.0)
"""Size of the disc of a player, at least, and at the usual scale at most."""
_DONE_LINE: Final = 2.5
"""Width of the line around players who have fulfilled all contracts."""
_LETTER: Final = 0.6
"""Height of a letter by the size of its disc, and in pixels at least."""
_LETTER_LEAST: Final = 5


class Ladder(PaintedWidget):
    """Shows how far everybody is, and in a line what the viewer's contract asks for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.FURNITURE)
        self.steps = 7
        self.contracts: tuple[int, ...] = ()
        self.viewer: Seat | None = None
        self.ready = False
        """Does the viewer hold the contract? That is said, and nothing of how."""
        self._titles: tuple[str, ...] = ()
        self._shown: object = None
        self._scale = 1.0
        self._names = Names(())

    def set_players(self, names: Names, scale: float) -> None:
        """Set who plays, by seat."""
        self._names, self._scale, self._shown = names, scale, None
        self.update()

    def show_view(self, view: TrioView) -> None:
        """Show the contracts of a view."""
        steps = last_contract(view.options)
        ready = contract_is_ready(view)
        shown = steps, view.facts.contracts, view.seat, view.facts.outcome is None, ready
        if shown == self._shown:
            return
        self._shown = shown
        self.steps, self.contracts, self.viewer = steps, view.facts.contracts, view.seat
        mine = 0 if view.seat is None else self.contracts[view.seat]
        title = translate("Trio", "Contracts") if view.options.variant == "trio" else translate("Trio", "School years")
        self._titles = (title,)
        if 0 < mine <= steps:
            self._titles = (contract_title(mine, view.options), f"{_short(view)} {mine}")
            if ready:
                self._titles = (translate("Trio", "Your contract is ready"), translate("Trio", "Ready"))
            if view.facts.outcome is not None:
                self._titles = tuple(
                    translate("Trio", "Next: {contract}").format(contract=text) for text in self._titles
                )
        lines = []
        for contract in range(1, steps + 1):
            here = [seat for seat, number in enumerate(self.contracts) if min(number, steps) == contract]
            line = contract_title(contract, view.options)
            lines.append(f"{line} – {self._names.all_of(here)}" if here else line)
        set_tip(self, "\n".join(lines))
        self.ready = ready
        self.setAccessibleName(with_head(title, self._titles[0]) if ready else title)
        self.setAccessibleDescription("\n".join(lines))
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint what the own contract asks for, the steps from left to right, and the players below them."""
        theme = current_theme()
        bold = scaled_font("small", self._scale, bold=True)
        metrics = QFontMetricsF(bold)
        painter.setPen(theme.gold if self.ready else theme.cloth_text)
        room = self.width() - 4
        fitting = [text for text in self._titles if metrics.horizontalAdvance(text) <= room]
        text = (fitting or list(self._titles[-1:]) or [""])[0]
        from_afar = least_of(painter) > 0
        if not from_afar:
            write_line(painter, QRectF(2, 0, room, metrics.height()), text, bold)
        top = 0.0 if from_afar else metrics.height() + 2
        area = QRectF(0, top, self.width(), min(self.height() - top, _TALLEST * self._scale))
        rows = max(_ROWS, key=lambda count: _square(area, self.steps, count))
        columns = -(-self.steps // rows)
        wide, high = area.width() / columns, area.height() / rows
        for number in range(1, self.steps + 1):
            row, column = divmod(number - 1, columns)
            cell = QRectF(area.left() + column * wide, area.top() + row * high, wide, high)
            self._paint_step(
                painter, number, cell, min(metrics.height() + 2, high * (_HEAD_FAR if from_afar else _HEAD))
            )

    def _paint_step(self, painter: QPainter, number: int, cell: QRectF, head: float) -> None:
        theme = current_theme()
        inner = cell.adjusted(_STEP_EDGE, _STEP_EDGE, -_STEP_EDGE, -_STEP_EDGE)
        mine = self.viewer is not None and self.contracts[self.viewer] == number
        painter.setPen(QPen(theme.gold, _OWN_LINE) if mine else QPen(theme.cloth_line, theme.line_width))
        painter.setBrush(theme.cloth_plate)
        painter.drawRoundedRect(inner, _STEP_CORNER, _STEP_CORNER)
        painter.setPen(theme.cloth_text)
        font = scaled_font("small", self._scale, bold=True)
        fit = max(min(1.0, head / QFontMetricsF(font).height()), least_of(painter) / pixels(font))
        font.setPointSizeF(max(_NUMBER_LEAST, font.pointSizeF() * fit))
        painter.setFont(font)
        top = QRectF(inner.left(), inner.top(), inner.width(), head)
        write_line(painter, top, str(number), font, Qt.AlignmentFlag.AlignCenter)
        here = [seat for seat, contract in enumerate(self.contracts) if min(contract, self.steps) == number]
        below = QRectF(inner.left(), inner.top() + head, inner.width(), inner.height() - head - 2)
        self._paint_players(painter, here, below)

    def _paint_players(self, painter: QPainter, seats: Sequence[Seat], room: QRectF) -> None:
        """Paint the players of a step as discs, in as many columns as make them largest."""
        if not seats:
            return
        theme = current_theme()
        gap = min(_GAP, room.height() * _GAP_SHARE)
        columns = max(range(1, len(seats) + 1), key=lambda count: _disc(room, len(seats), count, gap))
        size = max(_DISC[0], min(_disc(room, len(seats), columns, gap), _DISC[1] * self._scale))
        rows = -(-len(seats) // columns)
        top = room.top() + (room.height() - rows * (size + gap) + gap) / 2
        font = scaled_font("small", self._scale, bold=True)
        font.setPixelSize(max(_LETTER_LEAST, round(size * _LETTER)))
        painter.setFont(font)
        for nth, seat in enumerate(seats):
            row, column = divmod(nth, columns)
            across = min(columns, len(seats) - row * columns)
            left = room.center().x() - (across * (size + gap) - gap) / 2 + column * (size + gap)
            rect = QRectF(left, top + row * (size + gap), size, size)
            done = self.contracts[seat] > self.steps
            painter.setPen(QPen(theme.gold, _DONE_LINE) if done else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(theme.persons[seat % len(theme.persons)])
            painter.drawEllipse(rect)
            if size >= _LETTERED:
                painter.setPen(theme.person_text)
                paint_initials(painter, rect, self._names.name(seat), letters=1)


def _short(view: TrioView) -> str:
    return translate("Trio", "Year") if view.options.variant == "ecole" else translate("Trio", "Contract")


def _square(area: QRectF, steps: int, rows: int) -> float:
    """Return how large the steps are in so many rows, one row being liked best."""
    side = min(area.width() / -(-steps // rows), area.height() / rows)
    return min(side, _STEP_MOST) * (_ONE_ROW if rows == 1 else 1.0)


def _disc(room: QRectF, count: int, columns: int, gap: float) -> float:
    """Return how large discs are in so many columns."""
    rows = -(-count // columns)
    return min((room.width() - gap) / columns - gap, room.height() / rows - gap)
