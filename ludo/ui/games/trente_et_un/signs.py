"""The painted signs of Trente-et-un: the pot, captions of the piles, the fist, what hands are worth."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludo.ui.art.tokens import paint_fist, paint_life
from ludo.ui.games.arrangements import around
from ludo.ui.games.trente_et_un.middle import Middle
from ludo.ui.games.trente_et_un.values import pot_text
from ludo.ui.i18n import translate
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import Painted, PaintedWidget
from ludo.ui.table.fitted_text import fitting, has_room, least_of, sized, smallest, write_line
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.geometry import TALL, Room
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.wording.common import with_head

_HEAP: Final = 12
"""So many coins of the pot are drawn; the number says how many there are."""
_ON_PLATE: Final = z_order.PLATE + 1
_BESIDE: Final = 4.0
"""Pixels by which the words below a pile may be wider than it, on each side."""
_DISH_PAD: Final = 4
"""From the sides of the pot to its dish, and from those of the dish to the words."""
_DISH_HEIGHT: Final = 0.72
"""By the width of the pot."""
_COIN: Final = 0.36
"""Size of a coin, by the height of the dish."""
_A_LAYER: Final = 5
"""So many coins lie side by side."""
_COIN_STEP: Final = 0.17
"""From a coin to the next one, and from a layer to the next one, by the size of the dish."""
_LOWEST: Final = 0.16
"""How far the first layer lies below the middle of the dish, by its height."""
_STAGGER: Final = 0.05
"""How much higher every second coin lies, by the height of the dish."""
_NARROWER: Final = 0.2
"""How much narrower each layer is, by the first one."""
_OUTLINE: Final = 1.2
"""Width of the outline of an empty place, at least."""
_PLACE_CORNER: Final = 0.05
"""Radius of its corners, by the width of a card."""
_BELOW_PILE: Final = 9
"""From a pile to the words below it."""
_FRAME_WIDTH: Final = 1.6
"""Of the frame around a card that may be taken, besides the usual line."""
_FRAME_APART: Final = 6
_FRAME_CORNER: Final = 10
_FRAME_LIGHT: Final = 0.22
_FIST: Final = 0.58
_FIST_RIGHT: Final = 0.96
_FIST_FOOT: Final = 0.04
"""Size of the fist, its right side from the left of a plate, and its foot from that of the plate, by its height."""
_BADGE_EDGE: Final = 1.5
_BADGE_LINE: Final = 1.2
_LOSING_LINE: Final = 2.5
_BADGE_CORNER: Final = 14
_CAPTION_PAD: Final = 4
_CAPTION_TOP: Final = 3
_CAPTION_LETTERS: Final = 0.86
"""Size of the caption, by that of small words."""
_NUMBER_PAD: Final = 9
"""Room beside a number, both sides together."""
_NUMBER_HEIGHT: Final = 0.92
"""By that of its room."""
_NUMBER_LEAST: Final = 0.4
"""By its usual size."""


class Pot(Painted):
    """The chips that were lost, in a heap, and how many they are (*cagnotte*)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.FURNITURE)
        self.amount = 0
        self.scale = 1.0

    def show_amount(self, amount: int, scale: float) -> None:
        """Show so many chips."""
        self.amount, self.scale = amount, scale
        text = pot_text(amount)
        hint = translate("Trente-et-un", "The chips that were lost (cagnotte); whoever is left at the end takes them.")
        self.setAccessibleName(text)
        set_tip(self, f"{text}\n{hint}")
        self.show_state(amount, scale)

    def draw(self, painter: QPainter) -> None:
        """Paint the heap, and the number below it."""
        theme = current_theme()
        font = scaled_font("small", self.scale)
        high = QFontMetricsF(font).height()
        rect = QRectF(self.rect())
        tall = rect.width() * _DISH_HEIGHT
        dish = QRectF(rect.left() + _DISH_PAD, rect.center().y() - tall / 2, rect.width() - 2 * _DISH_PAD, tall)
        painter.setPen(QPen(theme.cloth_line, theme.line_width))
        painter.setBrush(theme.cloth_plate)
        painter.drawEllipse(dish)
        size = dish.height() * _COIN
        for at in _heap(dish, min(self.amount, _HEAP)):
            paint_life(painter, around(at, size, size))
        painter.setPen(theme.cloth_text)
        text = translate("Trente-et-un", "Pot: {number}").format(number=self.amount)
        below = QRectF(dish.left() + _DISH_PAD, dish.bottom() + 2, dish.width() - 2 * _DISH_PAD, high)
        if not has_room(painter, below, text, font):
            text = str(self.amount)
        write_line(painter, below, text, font, Qt.AlignmentFlag.AlignCenter)


def _heap(dish: QRectF, count: int) -> list[QPointF]:
    """Return where the coins of a heap lie, those at the back first."""
    places = []
    for number in range(count):
        layer, place = divmod(number, _A_LAYER)
        x = (place - 2) * _COIN_STEP * (1 - _NARROWER * layer)
        y = _LOWEST - _COIN_STEP * layer - _STAGGER * (place % 2)
        places.append(QPointF(dish.center().x() + x * dish.width(), dish.center().y() + y * dish.height()))
    return places


class Captions(PaintedWidget):
    """Words and empty places in the middle: below the piles, and where the discard pile or a card is missing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.GROUND, pressed=False)
        self._middle: Middle | None = None
        self._scale = 1.0
        self._stock = 0
        self._inviting = False

    def show_middle(self, middle: Middle, room: Room, stock: int, inviting: bool) -> None:
        """Show the places of this middle; `stock`: so many cards are left to draw; `inviting`: one may take a card."""
        self._middle, self._scale, self._stock, self._inviting = middle, room.scale, stock, inviting
        self.setGeometry(room.middle.toRect())
        self.show_state(middle, room.scale, stock, inviting, self.geometry().getRect())

    def draw(self, painter: QPainter) -> None:
        """Paint the outlines of all places, and the words below the piles."""
        middle = self._middle
        if middle is None:
            return
        painter.translate(-self.x(), -self.y())
        theme = current_theme()
        places = middle.table or tuple(at for at in (middle.stock, middle.discard) if at is not None)
        faint = QColor(theme.cloth_line)
        painter.setPen(QPen(faint, max(_OUTLINE, theme.line_width), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at in places:
            rect = around(at, middle.width, middle.width * TALL)
            painter.drawRoundedRect(rect, middle.width * _PLACE_CORNER, middle.width * _PLACE_CORNER)
            if self._inviting:
                self._paint_invitation(painter, rect)
        if middle.stock is None or middle.discard is None:
            return
        font = scaled_font("small", self._scale)
        free = self.geometry().bottom() - middle.stock.y() - middle.width * TALL / 2 - _BELOW_PILE
        font = sized(font, min(1.0, free / QFontMetricsF(font).height()))
        painter.setPen(theme.cloth_text)
        stock = translate("Trente-et-un", "Stock: {number}").format(number=self._stock)
        high = QFontMetricsF(font).height()
        discards = translate("Trente-et-un", "Discard pile")
        apart = abs(middle.discard.x() - middle.stock.x()) - 2 * _BESIDE
        wide = min(middle.width + 2 * _BESIDE, apart)
        free = self.geometry().right() - middle.discard.x() - wide / 2
        needed = QFontMetricsF(smallest(font)).horizontalAdvance(discards) + 1
        for at, text, short, more in (
            (middle.stock, stock, str(self._stock), 0.0),
            (middle.discard, discards, "", max(0.0, min(free, needed - wide))),  # to the right nothing lies
        ):
            below = QRectF(at.x() - wide / 2, at.y() + middle.width * TALL / 2 + _BELOW_PILE, wide + more, high)
            if least_of(painter) and not has_room(painter, below, text, font):
                text = short
            write_line(painter, below, text, font, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)

    def _paint_invitation(self, painter: QPainter, card: QRectF) -> None:
        """Paint a golden frame around a card that may be taken now."""
        theme = current_theme()
        painter.save()
        light = QColor(theme.gold)
        light.setAlphaF(_FRAME_LIGHT)
        painter.setPen(QPen(theme.gold, _FRAME_WIDTH + theme.line_width))
        painter.setBrush(light)
        frame = card.adjusted(-_FRAME_APART, -_FRAME_APART, _FRAME_APART, _FRAME_APART)
        painter.drawRoundedRect(frame, _FRAME_CORNER, _FRAME_CORNER)
        painter.restore()


class Fist(Painted):
    """The fist of the player who has knocked (*frapper*), on their picture."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _ON_PLATE, pressed=False)
        self.hide()

    def show_at(self, plate: QRectF | None) -> None:
        """Show the fist on a plate; None: nobody has knocked."""
        self.setVisible(plate is not None)
        if plate is not None:
            size = plate.height() * _FIST
            corner = QPointF(plate.left() + plate.height() * _FIST_RIGHT, plate.bottom() - plate.height() * _FIST_FOOT)
            self.setGeometry(QRectF(corner.x() - size, corner.y() - size, size, size).toRect())
            self.setAccessibleName(translate("Trente-et-un", "The fist of the knocker"))

    def draw(self, painter: QPainter) -> None:
        """Paint the fist."""
        paint_fist(painter, QRectF(self.rect()))


class ValueBadge(Painted):
    """The value of a hand, as a number in a round frame; golden for a thirty-one, marked for the lowest."""

    def __init__(self, parent: QWidget, level: int) -> None:
        super().__init__(parent, level, pressed=False)
        self.number = ""
        self.caption = ""
        self._strong = False
        self._losing = False
        self._scale = 1.0
        self.hide()

    def show_text(
        self, text: str, caption: str, rect: QRectF, scale: float, *, strong: bool = False, losing: bool = False
    ) -> None:
        """Show a value in a rectangle; nothing if it is empty. `losing`: it costs a life."""
        self.setVisible(bool(text))
        self.number, self.caption, self._scale = text, caption, scale
        self._strong, self._losing = strong, losing
        if text:
            self.setGeometry(rect.toRect())
            self.setAccessibleName(with_head(caption, text) if caption else text)
            self.show_state(text, caption, scale, strong, losing)

    def draw(self, painter: QPainter) -> None:
        """Paint the frame, the number and the caption."""
        theme = current_theme()
        rect = QRectF(self.rect()).adjusted(_BADGE_EDGE, _BADGE_EDGE, -_BADGE_EDGE, -_BADGE_EDGE)
        small = self._small()
        high = QFontMetricsF(small).height() if self.caption else 0.0
        fill = theme.gold if self._strong else theme.bubble_fill
        edge = QPen(theme.sign_fill, _LOSING_LINE) if self._losing else QPen(theme.bubble_line, _BADGE_LINE)
        painter.setPen(edge)
        painter.setBrush(fill)
        radius = min(rect.height() / 2, _BADGE_CORNER)
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(theme.button_main_text if self._strong else theme.bubble_text)
        if self.caption:
            head = QRectF(rect.left() + _CAPTION_PAD, rect.top() + _CAPTION_TOP, rect.width() - 2 * _CAPTION_PAD, high)
            write_line(painter, head, self.caption, small, Qt.AlignmentFlag.AlignCenter)
        space = QRectF(rect.left(), rect.top() + high, rect.width(), rect.height() - high)
        painter.setFont(self.letters())
        painter.drawText(space, Qt.AlignmentFlag.AlignCenter, self.number)

    def _small(self) -> QFont:
        return scaled_font("small", self._scale * _CAPTION_LETTERS)

    def letters(self) -> QFont:
        """Return the font in which the number has room in the frame, below the caption."""
        figures = scaled_font("number", self._scale, bold=True)
        high = self.height() - 2 * _BADGE_EDGE - (QFontMetricsF(self._small()).height() if self.caption else 0.0)
        share = high / QFontMetricsF(figures).height() * _NUMBER_HEIGHT
        figures.setPointSizeF(figures.pointSizeF() * max(_NUMBER_LEAST, share))
        return fitting(figures, self.number, self.width() - _NUMBER_PAD)
