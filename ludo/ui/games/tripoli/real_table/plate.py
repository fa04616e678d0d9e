"""The plate of a person at the board: name, chips, what they do; it can be chosen."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ludo.ui.art.tokens import paint_chip_stack, paint_dealer, stack_height
from ludo.ui.i18n import enumerated, translate
from ludo.ui.table.fitted_text import far, painter_on, write_line
from ludo.ui.table.fonts import far_scale, scaled_font, text_scale
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.initials import paint_initials
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.widgets.toggles import make_checkable, set_checked

_FADED: Final = 0.5
_USUAL: Final = 70
"""Height of a plate on which writing has its usual size."""
_NARROW: Final = 104
"""A plate narrower than this has no disc."""
_EDGE: Final = 2.0
_CHOSEN_LINE: Final = 2.5
_CHOSEN_LIGHT: Final = 0.28
_TURN_LIGHT: Final = 0.14
"""How strongly a plate shines that is chosen, and one whose turn it is."""
_CHOOSABLE_LINE: Final = 1.5
_CHOOSABLE: Final = 0.6
_UNDER_MOUSE: Final = 0.9
"""How strongly the line of a plate is seen that can be chosen, and of the one under the pointer."""
_RING: Final = 4.0
"""From the line of the plate to the ring of the focus."""
_RING_WIDTH: Final = 2
_RING_SHARPER: Final = 3
"""How much smaller the radius of its corners is than that of the plate."""
_CORNER: Final = (6, 4, -8, -4)
"""Room around the number in the corner."""
_PAD: Final = (7, 6, -7, -6)
"""Room around disc and lines."""
_DISC: Final = (0.3, 0.72)
"""Size of the disc by width and height of its room at most."""
_PHOTO_EDGE: Final = 1.5
"""From the edge of the disc to a photo on it."""
_INITIALS: Final = 0.4
"""Height of the initials, by the size of the disc, and in pixels at least."""
_INITIALS_LEAST: Final = 9
_BESIDE_DISC: Final = 8.0
_BESIDE_BADGE: Final = 13.0
_BADGE: Final = 16.0
"""Size of the dealer's sign, at least."""
_BADGE_BY_DISC: Final = 0.46
"""The same by the size of the disc, and below by the height of three lines."""
_BADGE_BY_LINES: Final = 0.3
_BADGE_OVER: Final = (0.62, 0.7)
"""How far the dealer's sign lies over the disc, by its own size."""
_STRIPE: Final = 5.0
"""Width of the colour of a person on a narrow plate."""
_AROUND_STRIPE: Final = 4
_NARROW_RIGHT: Final = 3
"""From the stripe to the lines; how far these reach beyond the usual room at their right."""
_STACK: Final = (0.4, 1.2)
"""Width of a stack, by width and height of its line at most."""
_AFTER_STACK: Final = 4.0
_BEFORE_CORNER: Final = 10
"""Between the last line and the number in the corner, so that the two are not read as one number."""
_LETTERS_FAR: Final = 0.85
"""Size of letters that are read from afar, by the scale of captions."""
_LETTERS_MOST: Final = 1.6
"""How large lines are written at most, by the usual size."""


@dataclass(frozen=True, slots=True)
class PlateFacts:
    """The contents of a plate.

    photo: shown instead of initials, None for none. note: what the person does now. turn: it is up to them. absent:
    sits this deal out.
    """

    name: str
    chips: int
    colour: QColor
    photo: QPixmap | None = None
    dealer: bool = False
    note: str = ""
    turn: bool = False
    absent: bool = False


class PersonPlate(PlainButton):
    """A plate; it is enabled while this person can be chosen, and checked while they are."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.seat = seat
        self._facts = PlateFacts("", 0, QColor())
        make_checkable(self)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_facts(self, facts: PlateFacts, *, choosable: bool, chosen: bool) -> None:
        """Show a person."""
        self._facts = facts
        self.setEnabled(choosable)
        set_checked(self, chosen)
        words = [facts.name, translate("Board", "%n chip(s)", None, facts.chips)]
        if facts.dealer:
            words.append(translate("Board", "deals"))
        if facts.note:
            words.append(facts.note)
        self.setAccessibleName(enumerated(words))
        set_tip(self, enumerated(words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate."""
        theme, facts = current_theme(), self._facts
        painter = painter_on(self, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FADED if facts.absent else 1.0)
        plate = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        painter.setBrush(theme.cloth_plate)
        painter.setPen(QPen(theme.cloth_line, theme.line_width))
        painter.drawRoundedRect(plate, theme.radius, theme.radius)
        if self.isChecked() or facts.turn:
            sheen = QColor(theme.gold)
            sheen.setAlphaF(_CHOSEN_LIGHT if self.isChecked() else _TURN_LIGHT)
            painter.setBrush(sheen)
            painter.setPen(QPen(theme.gold, _CHOSEN_LINE))
            painter.drawRoundedRect(plate, theme.radius, theme.radius)
        elif self.isEnabled():
            line = QColor(theme.gold)
            line.setAlphaF(_UNDER_MOUSE if self.underMouse() else _CHOOSABLE)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(line, _CHOOSABLE_LINE, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(
                plate.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), theme.radius - _EDGE, theme.radius - _EDGE
            )
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.cloth_text, _RING_WIDTH))
            radius = theme.radius - _RING_SHARPER
            painter.drawRoundedRect(plate.adjusted(_RING, _RING, -_RING, -_RING), radius, radius)
        if self.isEnabled():
            painter.setFont(scaled_font("small"))
            painter.setPen(theme.cloth_text)
            corner = plate.adjusted(*_CORNER)
            painter.drawText(corner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, str(self.seat + 1))
        self._paint_person(painter, plate.adjusted(*_PAD))

    def _corner_width(self) -> float:
        """Return how much of the last line the number to choose this person by takes."""
        if not self.isEnabled():
            return 0.0
        return QFontMetricsF(scaled_font("small")).horizontalAdvance(str(self.seat + 1)) + _BEFORE_CORNER

    def _paint_person(self, painter: QPainter, room: QRectF) -> None:
        """Paint the disc, the name above the chips, and below them what the person does."""
        if room.width() < _NARROW * text_scale():
            self._paint_narrow(painter, room)
            return
        theme, facts = current_theme(), self._facts
        disc = min(room.width() * _DISC[0], room.height() * _DISC[1])
        where = QRectF(room.left(), room.center().y() - disc / 2, disc, disc)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(facts.colour)
        painter.drawEllipse(where)
        if facts.photo is not None:
            _paint_photo(painter, where.adjusted(_PHOTO_EDGE, _PHOTO_EDGE, -_PHOTO_EDGE, -_PHOTO_EDGE), facts.photo)
        else:
            letters = font("heading")
            letters.setPixelSize(max(_INITIALS_LEAST, round(disc * _INITIALS)))
            painter.setFont(letters)
            painter.setPen(theme.person_text)
            paint_initials(painter, where, facts.name)
        if facts.dealer:
            badge = max(_BADGE, disc * _BADGE_BY_DISC)
            corner = QPointF(where.right() - badge * _BADGE_OVER[0], where.bottom() - badge * _BADGE_OVER[1])
            paint_dealer(painter, QRectF(corner, QSizeF(badge, badge)))
        left = where.right() + (_BESIDE_BADGE if facts.dealer else _BESIDE_DISC)
        area = QRectF(left, room.top(), room.right() - left, room.height())
        self._paint_lines(painter, area, self._corner_width())

    def _paint_narrow(self, painter: QPainter, room: QRectF) -> None:
        """Paint a stripe in the colour of the person where there is no room for a disc."""
        facts = self._facts
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(facts.colour)
        painter.drawRoundedRect(QRectF(room.left() - 1, room.top(), _STRIPE, room.height()), _STRIPE / 2, _STRIPE / 2)
        self._paint_lines(
            painter,
            room.adjusted(_STRIPE + _AROUND_STRIPE, 0, _NARROW_RIGHT, 0),
            self._corner_width(),
            badge=facts.dealer,
        )

    def _paint_lines(self, painter: QPainter, text: QRectF, corner: float, *, badge: bool = False) -> None:
        """Paint name, chips and what is to be noted below each other.

        corner: so much of the last line at its right is taken. badge: the dealer's sign stands before the note.
        """
        theme, facts = current_theme(), self._facts
        noted = not far(self) and (badge or bool(facts.note))
        lines = 3 if noted else 2
        high = text.height() / lines
        self._write(painter, QRectF(text.left(), text.top(), text.width(), high), facts.name, bold=True)
        chips = QRectF(text.left(), text.top() + high, text.width() - (0 if noted else corner), high)
        stack = min(text.width() * _STACK[0], high * _STACK[1])
        number = QFontMetricsF(self._letters(bold=True)).horizontalAdvance(str(facts.chips))
        if facts.chips > 0 and chips.width() - stack - _AFTER_STACK >= number:
            area = QRectF(chips.left(), chips.top() + 1, stack, high - 2)
            area.translate(0, (stack_height(area, facts.chips) - area.height()) / 2)
            paint_chip_stack(painter, area, facts.chips)
            chips.setLeft(chips.left() + stack + _AFTER_STACK)
        self._write(painter, chips, str(facts.chips), bold=True)
        note = QRectF(text.left(), text.top() + 2 * high, text.width() - corner, high)
        if badge and noted:
            size = min(note.height(), note.width(), max(_BADGE, text.height() * _BADGE_BY_LINES))
            paint_dealer(painter, QRectF(note.left(), note.center().y() - size / 2, size, size))
            note.setLeft(note.left() + size + _AFTER_STACK)
        if facts.note and noted:
            self._write(painter, note, facts.note, colour=theme.gold)

    def _letters(self, *, bold: bool) -> QFont:
        """Return the font of a line; it grows with the plate."""
        if least := far(self):
            return scaled_font("number", far_scale(least) * _LETTERS_FAR, bold=bold)
        return scaled_font("number", max(1.0, min(self.height() / _USUAL / text_scale(), _LETTERS_MOST)), bold=bold)

    def _write(
        self, painter: QPainter, area: QRectF, text: str, *, bold: bool = False, colour: QColor | None = None
    ) -> None:
        """Write a line as large as the room allows; what is too long is shortened at its end."""
        letters = self._letters(bold=bold)
        high = QFontMetricsF(letters).height()
        if high > area.height():
            letters.setPointSizeF(letters.pointSizeF() * area.height() / high)
        painter.setPen(colour if colour is not None else current_theme().cloth_text)
        write_line(painter, area, text, letters)


def _paint_photo(painter: QPainter, disc: QRectF, photo: QPixmap) -> None:
    """Paint a photo within a disc."""
    shape = QPainterPath()
    shape.addEllipse(disc)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(shape)
    painter.drawPixmap(disc, photo, QRectF(photo.rect()))
    painter.restore()
