"""Furniture on the cloth of Trut: what the deal is for; and where all counters lie."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludo.engine.places import POT, Seat
from ludo.engine.views import AnyView
from ludo.games.trut.rules import side_of, sides
from ludo.games.trut.stakes import deal_stake
from ludo.games.trut.view import TrutFacts, trut_view
from ludo.session.chairs import Chair
from ludo.ui.art.tokens import paint_chip_stack, paint_disc, paint_tile
from ludo.ui.games.arrangements import around, paint_plate
from ludo.ui.games.trut import reasons
from ludo.ui.games.trut.counters import Tray, tray_height
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import Painted
from ludo.ui.table.contract import Furniture
from ludo.ui.table.durations import Durations
from ludo.ui.table.fitted_text import write_line
from ludo.ui.table.fonts import scaled_font, text_scale
from ludo.ui.table.geometry import EDGE, TALL, Room
from ludo.ui.table.tooltips import wrapped
from ludo.ui.theme import current_theme
from ludo.ui.widgets.focus_release import discard
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.wording.names import names_of
from ludo.ui.wording.results import side_title

_ROW: Final = 46
"""Height of the sign of the stake; as all its measures, at the usual scale."""
_WITH_POT: Final = 88
"""Its height with the pot."""
_COUNTER_MIDDLE: Final = 34
"""From its left to the middle of the counter."""
_TILE: Final = 42
_COUNTER: Final = 25
"""Width of a tile; its height, and the size of a disc."""
_WORDS: Final = 64
"""From its left to the words."""
_STACK: Final = (34, 36)
_POT_ROW: Final = 38
"""Size of the stack of the pot; height of its number."""
_SIGN: Final = 180.0
"""Width of the sign at most."""
_WORDS_RIGHT: Final = 8
"""From its words to its right, in pixels."""
_STACK_ABOVE: Final = 4
"""How far the stack reaches into the row above it, in pixels."""
_APART: Final = 4
_BELOW_PLATE: Final = 8
"""From the sign to a pack beside it; from a plate to a pack below it."""
_HAND: Final = 3.2
"""Room for the viewer's cards between the trays, in cards."""
_FAN: Final = 0.92
_TILT: Final = 0.06
"""From the middle of three cards across the table to their right, by their width; what their tilt adds, by height."""
_TRAY: Final = (140.0, 262.0)
"""Width of a tray, at least, and at the usual scale at most."""
_TOKEN: Final = 1.6
"""How long a counter of a tray takes, by other tokens."""


class StakeSign(Painted):
    """The stake of this deal: a point or a trut; and the chips that everybody has paid in."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.FURNITURE)
        self.by_trut = False
        self.words = ""
        self.pot = 0
        self.by_point = True
        self.scale = 1.0

    def show_view(self, view: AnyView) -> None:
        """Show the stake of a view."""
        shown = trut_view(view)
        stake = deal_stake(shown)
        self.by_trut = stake == "trut"
        self.by_point = stake == "point"
        self.pot = view.chips.get(POT, 0)
        self.words = text = reasons.stake_text(shown)
        hint = joined([translate("Trut", "What this deal is worth to whoever wins it."), reasons.pot_text(shown)])
        set_tip(self, wrapped(hint))
        self.setAccessibleName(joined((text, hint)))
        self.setVisible(shown.facts.deal_number > 0)
        self.update()

    def height_for(self, scale: float) -> float:
        """Return its height at a scale."""
        self.scale = scale
        return (_WITH_POT if self.pot else _ROW) * scale

    def draw(self, painter: QPainter) -> None:
        """Paint the counter at stake, and its name beside it."""
        theme = current_theme()
        rect = QRectF(self.rect())
        paint_plate(painter, rect, self.scale, strong=self.by_trut)
        scale = self.scale
        row = QRectF(rect.left(), rect.top(), rect.width(), _ROW * scale)
        middle = QPointF(row.left() + _COUNTER_MIDDLE * scale, row.center().y())
        if self.by_trut:
            paint_tile(painter, around(middle, _TILE * scale, _COUNTER * scale))
        else:
            paint_disc(painter, around(middle, _COUNTER * scale, _COUNTER * scale), outline=not self.by_point)
        body = scaled_font("body", scale, bold=self.by_trut)
        painter.setPen(theme.cloth_text)
        left = row.left() + _WORDS * scale
        room = row.right() - left - _WORDS_RIGHT
        write_line(painter, QRectF(left, row.top(), room, row.height()), self.words, body)
        if self.pot:
            wide, high = _STACK[0] * scale, _STACK[1] * scale
            stack = QRectF(middle.x() - wide / 2, row.bottom() - _STACK_ABOVE, wide, high)
            paint_chip_stack(painter, stack, self.pot)
            painter.setFont(scaled_font("number", scale))
            painter.drawText(
                QRectF(left, row.bottom(), room, _POT_ROW * scale),
                Qt.AlignmentFlag.AlignVCenter,
                translate("Trut", "%n chip(s)", None, self.pot),
            )


def sign_width(room: Room) -> float:
    """Return how wide the sign of the stake is; the plates across the table may leave less room than it wants."""
    across = min(seat.plate.left() for seat in room.seats.values() if seat.side == "top")
    return min(_SIGN * room.scale * text_scale(), across - room.area.left() - 2 * EDGE)


def deck_spot(room: Room, seat: Seat) -> QPointF:
    """Return where the pack of a dealer lies: beside the plate, or below it where the sign of the stake is."""
    where = room.seats[seat]
    if where.side == "top" and where.deck.x() - where.pack / 2 < room.area.left() + EDGE + sign_width(room) + _APART:
        top = where.plate.bottom() + _BELOW_PLATE
        return QPointF(where.plate.left() + where.pack / 2, top + where.pack * TALL / 2)
    return where.deck


def tray_rect(room: Room, view: AnyView, side: int) -> QRectF:
    """Return where the counters of a side lie: the viewer's near the hand, the others' across the table."""
    area = room.area
    beside_hand = (area.width() - _HAND * room.own) / 2 - 2 * EDGE
    width = max(_TRAY[0], min(beside_hand, _TRAY[1] * room.scale))
    near = side == side_of(room.bottom)
    beside_cards = area.right() - EDGE - _far_reach(room)
    below = width > beside_cards and not near
    if below and any(where.side == "right" for where in room.seats.values()):
        below, width = False, beside_cards
    height = tray_height(width, room.scale, trut_view(view).options.truts_to_win, trut_view(view).options.parties > 1)
    top = area.bottom() - EDGE - height if near else area.top() + EDGE
    if below:
        top += max(where.plate.height() for where in room.seats.values()) + _BELOW_PLATE
    return QRectF(area.right() - EDGE - width, top, width, height)


def _far_reach(room: Room) -> float:
    """Return how far to the right the cards across the table reach."""
    fan = room.back * (_FAN + TALL * _TILT) * room.fans
    return max(max(where.plate.right(), where.fan.x() + fan) for where in room.seats.values() if where.side == "top")


class TrutFurniture(Furniture):
    """Both trays and the sign of the stake."""

    def __init__(self, parent: QWidget) -> None:
        self._trays = (Tray(parent), Tray(parent))
        self._sign = StakeSign(parent)
        self._room: Room | None = None
        for widget in (*self._trays, self._sign):
            widget.show()

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        """Place both trays near their sides, and the sign."""
        facts = trut_view(view).facts
        names = names_of(chairs, view.seat)
        for side, tray in enumerate(self._trays):
            tray.set_up(
                side_title(names, sides(view.options.players)[side]),
                view.options.players > len(self._trays),
                self._note(facts, side, view),
                trut_view(view).options.truts_to_win,
                trut_view(view).options.points_per_trut,
            )
            tray.scale = room.scale
            tray.setGeometry(tray_rect(room, view, side).toRect())
            tray.show_score(facts.scores[side])
        self._room = room
        self._show_stake(view)

    def _show_stake(self, view: AnyView) -> None:
        self._sign.show_view(view)
        if self._room is not None:
            scale, area = self._room.scale, self._room.area
            height = self._sign.height_for(scale)
            self._sign.setGeometry(
                QRectF(area.left() + EDGE, area.top() + EDGE, sign_width(self._room), height).toRect()
            )

    def _note(self, facts: TrutFacts, side: int, view: AnyView) -> str:
        if trut_view(view).options.parties == 1:
            return ""
        return reasons.parties_text(facts, side)

    def follow(self, view: AnyView, durations: Durations) -> int:
        """Animate the counters to the scores of a view; return the duration."""
        facts = trut_view(view).facts
        self._show_stake(view)
        for side, tray in enumerate(self._trays):
            tray.note = self._note(facts, side, view)
        first, second = (tray.phases_to(score) for tray, score in zip(self._trays, facts.scores, strict=True))
        token = round(durations.token * _TOKEN)
        return max(
            self._trays[0].animate_to(facts.scores[0], token, len(second) if first == ("sweep",) else 0),
            self._trays[1].animate_to(facts.scores[1], token, len(first) if second == ("sweep",) else 0),
        )

    def finish(self) -> None:
        for tray in self._trays:
            tray.finish()

    def remove(self) -> None:
        discard((*self._trays, self._sign))
