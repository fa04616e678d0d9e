"""The plate of a seat: who sits there, what they have, whose turn it is."""

from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from ludo.engine.places import Seat
from ludo.nights.people import initials
from ludo.ui.art.cached_bitmaps import paint_kept
from ludo.ui.i18n import enumerated, translate
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import Painted
from ludo.ui.table.contract import SeatMark
from ludo.ui.table.counting_number import Counting
from ludo.ui.table.fitted_text import fitting, in_row, least_of, smallest, write_line
from ludo.ui.table.fonts import corner_radius, scaled_font
from ludo.ui.table.geometry import TALL
from ludo.ui.table.plate_marks import WORDS_LEAST, paint_counters, paint_light, paint_roles, paint_team, roles_width
from ludo.ui.table.plate_words import cards_text, chips_text, partner_word
from ludo.ui.table.sit_button import SitButton
from ludo.ui.theme import current_theme
from ludo.ui.widgets.initials import paint_initials
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.wording.names import elided

_TURN: Final = 5
"""Degrees by which the ring of a seat that thinks turns each `_TICK` milliseconds."""
_TICK: Final = 33
_ARC: Final = 110
"""Degrees of that ring."""
_RING: Final = 3.5
"""How far it is outside the picture."""
_EDGE: Final = 1.5
"""From the edge of the widget to the line of the plate."""
_GOLDEN_LINE: Final = 2.5
_PAD: Final = 7.0
"""Between the last sign and the right edge; between picture and words of a small plate."""
_BESIDE_PICTURE: Final = 10.0
_AROUND_PICTURE: Final = 9.5
_AROUND_SMALL_PICTURE: Final = 6.5
_GAP: Final = 4.0
"""Between words and what follows them."""
_TALL: Final = 48.0
"""From this height on, at the usual scale, a small plate has its name in letters of the usual size."""
_OUT: Final = 0.5
"""How strongly a seat is seen that plays no more."""
_NOTE: Final = 0.85
"""How strongly a note is seen, if not in high contrast."""
_CHIPS: Final = (0.78, 0.7)
"""Where chips fly from and to, by width and height of the plate."""
_BUTTON_TOP: Final = 0.52
_BUTTON_HEIGHT: Final = 0.4
"""Of the small button, by the height of the plate."""
_PICTURE: Final = 0.24
"""Size of the picture by the width of the plate at most."""
_ON_PICTURE: Final = (0.45, 0.55)
"""From the foot of the picture to the top of signs on it, and their height, by its height."""
_INSET: Final = 0.06
"""Above and below both rows, by the height of the plate."""
_CARDS_LETTERS: Final = 0.9
"""Size of the number of cards, by the usual one."""


def _paint_ground(painter: QPainter, rect: QRectF, golden: bool, radius: float) -> None:
    theme = current_theme()
    painter.setPen(
        QPen(theme.gold if golden else theme.cloth_line, _GOLDEN_LINE if golden else float(theme.line_width))
    )
    painter.setBrush(theme.cloth_plate)
    painter.drawRoundedRect(rect.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), radius, radius)


class PlateStyle(NamedTuple):
    """How a plate is drawn. hand_spot: where one card lies on it for the whole hand; None where a fan lies beside.

    back: the width of that card.
    """

    small: bool = False
    scale: float = 1.0
    hand_spot: QPointF | None = None
    back: float = 0.0


class SeatPlate(Painted):
    """One seat. `chosen`: somebody wants to sit down here; `called`: the small button was pressed."""

    chosen = Signal(int)
    called = Signal(int)

    def __init__(self, parent: QWidget, seat: Seat) -> None:
        super().__init__(parent, z_order.PLATE)
        self.seat = seat
        self.name = ""
        self.chair = 0
        self.mark = SeatMark()
        self.style_of_plate = PlateStyle()
        self.inviting = False
        self._angle = 0
        self._roles_below = False
        self._thinking = False
        self._motionless = False
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._spin)
        self._chips = Counting(self, self.update)
        self.sit = SitButton(self)
        self.sit.clicked.connect(lambda: self.chosen.emit(self.seat))
        self.button = PlainButton(parent=self)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(lambda: self.called.emit(self.seat))
        self.button.hide()

    def show_seat(self, name: str, chair: int, mark: SeatMark, style: PlateStyle, duration: int = 0) -> None:
        """Show who sits here (the name, and the number of the chair) and what they have.

        `duration`: how long the number of chips takes to count to its new value.
        """
        self._chips.to(mark.chips or 0, duration)
        if (name, chair, mark, style) == (self.name, self.chair, self.mark, self.style_of_plate):
            return
        self.name, self.chair, self.mark, self.style_of_plate = name, chair, mark, style
        self._place_button()
        self.update()

    @property
    def _scale(self) -> float:
        return self.style_of_plate.scale

    def name_font(self) -> QFont:
        """Return the font of the name, before it gives way to the width."""
        roomy = not self.style_of_plate.small or self.height() >= _TALL * self._scale
        return scaled_font("body" if roomy else "small", self._scale, bold=True)

    @property
    def thinking(self) -> bool:
        """Is it shown that the seat thinks?"""
        return self._thinking

    def set_thinking(self, thinking: bool, motionless: bool) -> None:
        """Show the ring of a seat that thinks; `motionless`: without movement."""
        if (thinking, motionless) == (self._thinking, self._motionless):
            return
        self._thinking, self._motionless = thinking, motionless
        if thinking and not motionless:
            self._timer.start()
        else:
            self._timer.stop()
        self.update()

    def finish(self) -> None:
        """Show the last number of chips at once."""
        self._chips.finish()

    def chip_spot(self) -> QPointF:
        """Return where chips fly from and to, in coordinates of the table."""
        return QPointF(self.pos()) + QPointF(self.width() * _CHIPS[0], self.height() * _CHIPS[1])

    def invite(self, inviting: bool) -> None:
        """Can a person sit down here with a click?"""
        self.inviting = inviting
        self.setCursor(Qt.CursorShape.PointingHandCursor if inviting else Qt.CursorShape.ArrowCursor)
        self.sit.setVisible(inviting)
        self.sit.setAccessibleName(elided(translate("Seats", "Sit down as {name}"), name=self.name))

    def offer_button(self, text: str, hint: str) -> None:
        """Show the small button with this text; hidden if empty."""
        if (text, hint) == (self.button.text(), self.button.toolTip()):
            return
        self.button.setText(text)
        set_tip(self.button, hint)
        self.button.setAccessibleDescription(hint)
        self.button.setVisible(bool(text))
        self._place_button()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons in their places."""
        super().resizeEvent(event)
        self.sit.setGeometry(self.rect())
        self._place_button()

    def _place_button(self) -> None:
        """Place the button below the name, where the note would be."""
        if self.button.isHidden():
            return
        self.button.setFont(scaled_font("small", self._scale))
        self.button.setStyleSheet("padding: 0px 8px; min-height: 0px;")
        height = self.height() * _BUTTON_HEIGHT
        left = self._picture().right() + _BESIDE_PICTURE - 1
        width = min(self.button.sizeHint().width(), self.width() - left - _PAD - 1)
        self.button.setGeometry(round(left), round(self.height() * _BUTTON_TOP), round(width), round(height))

    def _picture(self) -> QRectF:
        around = _AROUND_SMALL_PICTURE if self.style_of_plate.small else _AROUND_PICTURE
        size = min(self.height() - 2 * around, self.width() * _PICTURE)
        if self._in_words:
            size = min(size, self.height() * (0.5 - _INSET))
            return QRectF(around, self.height() * _INSET + _EDGE, size, size)
        return QRectF(around, (self.height() - size) / 2, size, size)

    @property
    def _in_words(self) -> bool:
        """Is what the seat has written in words across the plate, below a small picture?"""
        return (
            self.style_of_plate.small and bool(self.mark.chips is not None or self._numbers) and self.button.isHidden()
        )

    @property
    def _numbers(self) -> bool:
        return any(counter.kind in ("number", "word") and bool(counter.wide) for counter in self.mark.counters)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit that a person wants to sit down."""
        if (
            self.inviting
            and event.button() == Qt.MouseButton.LeftButton
            and self.rect().contains(event.position().toPoint())
        ):
            self.chosen.emit(self.seat)
        else:
            event.ignore()

    def _spin(self) -> None:
        self._angle = (self._angle + _TURN) % 360
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint plate, picture with its ring, name and role marks; below them the note and what the seat has."""
        theme = current_theme()
        rect = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        golden = self.mark.turn or self.sit.hasFocus()
        radius = corner_radius(self._scale)
        look = golden, radius
        whole = QRectF(self.rect())  # on whole pixels, so that its edge stays sharp
        paint_kept(painter, whole, ("plate", theme.name, *look), lambda on, area: _paint_ground(on, area, *look))
        if self.mark.lit:
            paint_light(painter, rect, radius)
        if self.mark.out:
            painter.setOpacity(_OUT)
        if self.mark.team is not None:
            paint_team(painter, rect, self.mark.team.number, radius)
        picture = self._picture()
        self._paint_picture(painter, picture)
        left = picture.right() + (_PAD if self.style_of_plate.small else _BESIDE_PICTURE)
        right = rect.right() - _PAD
        self._roles_below = False
        upper, lower = self._rows(rect)
        font = self._low(self.name_font(), upper, painter)
        beside_name = self.mark
        end = min(right, self._before_card(upper))
        needed = QFontMetricsF(smallest(font, least_of(painter))).horizontalAdvance(self.name)
        if needed > min(end, right - roles_width(self.mark, upper, self._scale)) - _GAP - left:
            # the name needs the row: the signs lie on the edge of the picture
            up, high = (share * picture.height() for share in _ON_PICTURE)
            foot = QRectF(picture.left(), picture.bottom() - up, 0.0, high)
            paint_roles(painter, replace(self.mark, roles=()), picture.right() + _GAP, foot, self._scale)
            beside_name = replace(self.mark, dealer=False, leader=False, partner=False, roles=())
            self._roles_below = bool(self.mark.roles)
            upper, lower = self._rows(rect)
        marks = min(end, paint_roles(painter, beside_name, right, upper, self._scale))
        painter.setPen(theme.cloth_text)
        write_line(painter, QRectF(left, upper.top(), marks - _GAP - left, upper.height()), self.name, font)
        if lower.isEmpty() or not self.button.isHidden():
            return
        if self.style_of_plate.hand_spot is not None and not self.mark.open_hand:
            right = self._paint_number_of_cards(painter, lower, right)
        shown = self.mark if self.mark.chips is None else replace(self.mark, chips=self._chips.value)
        left = rect.left() + _PAD if self._in_words else left
        row = QRectF(left, lower.top(), right - left, lower.height())
        words = QFontMetricsF(scaled_font("small", self._scale)).horizontalAdvance(self._note())
        chips = chips_text(self._chips.value).replace("-", "−") if self._in_words else ""
        right = paint_counters(painter, shown, row, self._scale, words, chips)
        self._paint_note(painter, QRectF(left, lower.top(), right - _GAP - left, lower.height()))

    def _before_card(self, upper: QRectF) -> float:
        """Return where a name ends beside the card on a plate that reaches up into its row."""
        spot, card = self.style_of_plate.hand_spot, self.style_of_plate.back
        if spot is None or self.mark.open_hand or spot.y() - card * TALL / 2 > upper.bottom():
            return float(self.width())
        return spot.x() - card / 2

    def _paint_note(self, painter: QPainter, row: QRectF) -> None:
        """Write the note as large as there is room for it; where there is none, a seat that is out is crossed out."""
        colour = QColor(current_theme().cloth_text)
        colour.setAlphaF(_NOTE if current_theme().name != "contrast" else 1.0)
        counted = self._note().endswith(cards_text(self.mark.cards))
        roles = enumerated(self.mark.roles) if self._roles_below else ""
        usual = self._low(scaled_font("small", self._scale), row, painter)
        short = roles or (str(self.mark.cards) if counted else self.mark.note)
        for words, least in ((self._note(), WORDS_LEAST), (short, 0.0), (self._note(), 0.0)):
            font = fitting(usual, words, row.width(), least_of(painter))
            readable = font.pointSizeF() >= usual.pointSizeF() * least
            if readable and QFontMetricsF(font).horizontalAdvance(words) <= row.width():
                painter.setPen(colour)
                write_line(painter, row, words, font)
                return
        if self.mark.out:
            picture = self._picture()
            painter.setPen(
                QPen(current_theme().cloth_text, _GOLDEN_LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            painter.drawLine(picture.bottomLeft(), picture.topRight())

    @staticmethod
    def _low(font: QFont, row: QRectF, painter: QPainter) -> QFont:
        """Return a font that has room in a row, where it need not be read from afar."""
        return font if least_of(painter) or row.isEmpty() else in_row(font, row.height())

    def _rows(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        """Return the row of the name and the row below it; the second is empty where there is nothing to show in it."""
        if self._note() or self.mark.counters or self.mark.chips is not None or not self.button.isHidden():
            half = rect.height() / 2
            inset = rect.height() * _INSET
            upper = QRectF(rect.left(), rect.top() + inset, rect.width(), half - inset)
            return upper, QRectF(rect.left(), upper.bottom(), rect.width(), half - inset)
        if self.style_of_plate.hand_spot is not None:
            half = rect.height() / 2
            return QRectF(rect.left(), rect.top(), rect.width(), half), QRectF(
                rect.left(), rect.center().y(), rect.width(), half
            )
        return rect, QRectF()

    def _note(self) -> str:
        """Return the words in the lower row."""
        words = [partner_word()] if self.mark.partner else []
        words += self.mark.roles if self._roles_below else ()
        if self.mark.note:
            words.append(self.mark.note)
        elif self.mark.cards and self.style_of_plate.hand_spot is None and not self.mark.counters:
            words.append(cards_text(self.mark.cards))
        return " · ".join(words)

    def _paint_number_of_cards(self, painter: QPainter, lower: QRectF, right: float) -> float:
        """Write the number of cards beside the one that lies here for all of them; return where that begins."""
        spot, card = self.style_of_plate.hand_spot, self.style_of_plate.back
        assert spot is not None
        rect = QRectF(
            spot.x() + card / 2 + _GAP - 1, lower.top(), right - spot.x() - card / 2 - _GAP + 1, lower.height()
        )
        if least_of(painter):
            rect.setRight(self.width() - _EDGE)
        painter.setPen(current_theme().cloth_text)
        usual = scaled_font("number", self._scale * _CARDS_LETTERS)
        write_line(painter, rect, str(self.mark.cards), self._low(usual, lower, painter))
        return spot.x() - card / 2 - _GAP * max(1.0, self._scale)

    def _paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        theme = current_theme()
        colour, name = theme.persons[self.chair % len(theme.persons)], self.name
        font = scaled_font("body", self._scale, bold=True)
        if self._in_words:
            font = in_row(font, rect.height())

        def paint(inner: QPainter, area: QRectF) -> None:
            inner.setPen(Qt.PenStyle.NoPen)
            inner.setBrush(colour)
            inner.drawEllipse(area)
            inner.setFont(font)
            inner.setPen(theme.person_text)
            paint_initials(inner, area, name)

        key = ("person", colour.rgba(), initials(name), theme.person_text.rgba(), font.pointSizeF())
        if least_of(painter):
            paint(painter, rect)
        else:
            paint_kept(painter, rect, key, paint)
        if self._thinking:
            ring = rect.adjusted(-_RING, -_RING, _RING, _RING)
            pen = QPen(theme.cloth_text, 2)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            if self._motionless:
                pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(ring, -self._angle * 16, (360 if self._motionless else _ARC) * 16)
