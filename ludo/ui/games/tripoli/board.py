"""The board of nine spaces: a rosette with its cards, and the chips that lie on them."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from ludo.games.tripoli.rules import KITTY, PAIR_SPACE, POT, SEQUENCE_SPACE, Layout
from ludo.ui.art.style import CardStyle
from ludo.ui.art.tokens import paint_chip_stack
from ludo.ui.games.tripoli.label_card import paint_label_card, paint_rank_card
from ludo.ui.games.tripoli.rosette import Rosette, rosette
from ludo.ui.games.tripoli.spaces import space_title
from ludo.ui.i18n import translate
from ludo.ui.table import depths
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.room import TALL
from ludo.ui.theme import current_theme

MARGIN: Final = 6.0
"""Room around the board for its edge."""
_PALE: Final = 0.5
_SMALLEST: Final = 10


class SpaceLabel(QLabel):
    """A space for pointer and assistive technology: its name, its chips, who takes them. It paints nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board paints."""


class Board(QWidget):
    """All spaces. `style`: how the cards look.

    amounts: the chips shown on each space; layout: what the board pays for; pale: the suit is not decided yet; held:
    spaces whose cards the viewer holds.
    """

    def __init__(self, parent: QWidget, style: Callable[[], CardStyle]) -> None:
        super().__init__(parent)
        self.level = depths.FURNITURE
        self._style = style
        self.amounts = [0] * (POT + 1)
        self.pay: Layout | None = None
        self.pale = False
        self.held: frozenset[int] = frozenset()
        self._glowing: frozenset[int] = frozenset()
        self._glow = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._glow.valueChanged.connect(lambda _: self.update())
        self._glow.finished.connect(self.stop_glow)
        self._scale = 1.0
        self._shape: Rosette = rosette(QRectF(0, 0, 90, 90))
        self._ground = QPixmap()
        self._ground_key: object = None
        self.labels = tuple(SpaceLabel(self) for _ in range(POT + 1))

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie there."""
        self._scale = scale
        self.setGeometry(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toRect())
        corner = self.geometry().topLeft()
        self._shape = rosette(rect.translated(-corner.x(), -corner.y()))
        for label, petal in zip(self.labels, self._shape.petals, strict=True):
            label.setGeometry(petal.boundingRect().toRect())

    def space_box(self, space: int) -> QRectF:
        """Return the rectangle for what lies on a space, in coordinates of the table."""
        return self._shape.boxes[space].translated(self.x(), self.y())

    def show_pay(self, pay: Layout, pale: bool, held: Collection[int], rules: Sequence[str]) -> None:
        """Show what the board pays for, which of it the viewer holds; `rules`: who takes each space, in words."""
        self.pay, self.pale, self.held = pay, pale, frozenset(held)
        for space, (label, rule) in enumerate(zip(self.labels, rules, strict=True)):
            title = space_title(space, pay)
            chips = translate("Tripoli", "%n chip(s)", None, self.amounts[space])
            name = translate("Tripoli", "{space} on the board: {chips}").format(space=title, chips=chips)
            if space in self.held:
                rule += " " + translate("Tripoli", "You hold it.")
            if space in self._glowing:
                name += ", " + translate("Tripoli", "pays")
            label.setAccessibleName(name)
            label.setAccessibleDescription(rule)
            label.setToolTip(f"{title}: {chips}\n{rule}")
        self.update()

    def show_amount(self, space: int, amount: int) -> None:
        """Show so many chips on a space."""
        if self.amounts[space] != amount:
            self.amounts[space] = amount
            self.update(self._shape.petals[space].boundingRect().toAlignedRect())

    def glow(self, spaces: Collection[int], duration: int) -> None:
        """Let spaces glow that pay, for a while."""
        self._glow.stop()
        self._glowing = frozenset(spaces)
        if self._glowing:
            self._glow.setDuration(max(1, duration))
            self._glow.start()
        self.update()

    def stop_glow(self) -> None:
        """Let nothing glow."""
        self._glow.stop()
        self._glowing = frozenset()
        self.update()

    @property
    def glowing(self) -> frozenset[int]:
        """The spaces that glow."""
        return self._glowing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the petals, and on each its cards, chips and number."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground_picture())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for space in self._glowing:
            self._paint_glow(painter, space)
        if self.pay is None:
            return
        for space in range(POT + 1):
            if event.region().intersects(self._shape.petals[space].boundingRect().toAlignedRect()):
                self._paint_space(painter, space, self.pay)

    def _ground_picture(self) -> QPixmap:
        theme, ratio = current_theme(), self.devicePixelRatioF()
        key = (self.size().toTuple(), ratio, theme.name)
        if key != self._ground_key:
            self._ground_key = key
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = QPen(theme.cloth_line, theme.line_width)
            painter.setPen(edge)
            painter.setBrush(QColor(0, 0, 0, 40) if theme.name != "contrast" else QColor(0, 0, 0, 235))
            painter.drawPath(self._shape.rim)
            for space, petal in enumerate(self._shape.petals):
                fill = QColor(theme.cloth_plate)
                if space == KITTY and theme.name != "contrast":
                    fill = QColor(theme.gold)
                    fill.setAlphaF(0.2)
                painter.setBrush(fill)
                painter.setPen(QPen(theme.gold if space == KITTY else theme.cloth_line, theme.line_width))
                painter.drawPath(petal)
            painter.end()
        return self._ground

    def _paint_glow(self, painter: QPainter, space: int) -> None:
        theme = current_theme()
        share = float(self._glow.currentValue() or 0.0)
        light = QColor(theme.gold)
        light.setAlphaF(0.1 + 0.45 * share)
        painter.setBrush(light)
        painter.setPen(QPen(theme.gold, 3.0))
        painter.drawPath(self._shape.petals[space])

    def _paint_space(self, painter: QPainter, space: int, pay: Layout) -> None:
        box = self._shape.boxes[space]
        if space in (KITTY, POT):
            self._paint_named(painter, box, space_title(space, pay), self.amounts[space])
            return
        high = min(box.height(), box.width() * 0.46 * TALL)
        wide = high / TALL
        top = box.center().y() - high / 2
        count = {PAIR_SPACE: 2, SEQUENCE_SPACE: 3}.get(space, 1)
        if count > 1:
            wide = min(wide, box.width() * 0.54 / (1 + 0.5 * (count - 1)))
            high = wide * TALL
            top = box.center().y() - high / 2
        painter.save()
        if self.pale and space != SEQUENCE_SPACE:
            painter.setOpacity(_PALE)
        left = box.left()
        for number in range(count):
            rect = QRectF(left + number * wide * 0.5, top, wide, high)
            if space == SEQUENCE_SPACE:
                paint_rank_card(painter, rect, pay.sequence + number, self._style())
            elif space == PAIR_SPACE:
                paint_label_card(painter, rect, pay.pair[1 - number], self._style())
            else:
                paint_label_card(painter, rect, pay.cards[space], self._style())
        painter.restore()
        right = left + wide * (1 + 0.5 * (count - 1))
        if space in self.held:
            self._paint_held(painter, QRectF(left, top, right - left, high))
        self._paint_chips(painter, QRectF(right + 4, box.top(), box.right() - right - 4, box.height()), space)

    def _paint_held(self, painter: QPainter, rect: QRectF) -> None:
        """Mark what the viewer holds by a golden frame."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(current_theme().gold, 2.5))
        painter.drawRoundedRect(rect.adjusted(-2.5, -2.5, 2.5, 2.5), 5, 5)

    def _number_font(self, high: float) -> QFont:
        result = scaled_font("number", self._scale, bold=True)
        result.setPixelSize(max(_SMALLEST, round(high)))
        return result

    def _paint_chips(self, painter: QPainter, area: QRectF, space: int) -> None:
        """Paint a stack, and below it the number."""
        amount = self.amounts[space]
        number = self._number_font(min(area.height() * 0.42, area.width() * 0.56, 30 * self._scale))
        metrics = QFontMetricsF(number)
        tall = metrics.capHeight() + 4
        stack = QRectF(area.left(), area.top(), area.width(), area.height() - tall - 3)
        painter.setFont(number)
        painter.setPen(current_theme().cloth_text if amount else current_theme().cloth_line)
        painter.drawText(
            QRectF(
                area.left() - 6,
                area.bottom() - metrics.height() + metrics.descent() * 0.6,
                area.width() + 12,
                metrics.height(),
            ),
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter,
            str(amount),
        )
        if amount:
            wide = min(stack.width(), 46.0 * self._scale)
            paint_chip_stack(painter, QRectF(stack.center().x() - wide / 2, stack.top(), wide, stack.height()), amount)

    def _paint_named(self, painter: QPainter, box: QRectF, title: str, amount: int) -> None:
        """Paint a space without a card: its name, below it a stack and the number side by side."""
        theme = current_theme()
        small = scaled_font("small", self._scale, bold=True)
        small.setPixelSize(max(_SMALLEST, min(round(box.height() * 0.26), round(17 * self._scale))))
        metrics = QFontMetricsF(small)
        if metrics.horizontalAdvance(title) > box.width():
            small.setPixelSize(
                max(_SMALLEST - 1, round(small.pixelSize() * box.width() / metrics.horizontalAdvance(title)))
            )
            metrics = QFontMetricsF(small)
        painter.setFont(small)
        painter.setPen(theme.cloth_text)
        painter.drawText(
            QRectF(box.left() - 4, box.top(), box.width() + 8, metrics.height()), Qt.AlignmentFlag.AlignCenter, title
        )
        area = QRectF(box.left(), box.top() + metrics.height(), box.width(), box.height() - metrics.height())
        number = self._number_font(min(area.height() * 0.7, 34 * self._scale))
        text = str(amount)
        wide = QFontMetricsF(number).horizontalAdvance(text)
        stack = min(area.width() - wide - 6, area.height() * 1.1, 50.0 * self._scale) if amount else 0.0
        left = area.center().x() - (stack + 6 + wide) / 2
        if amount and stack > 8:
            paint_chip_stack(painter, QRectF(left, area.top(), stack, area.height()), amount)
        painter.setFont(number)
        painter.setPen(theme.cloth_text if amount else theme.cloth_line)
        painter.drawText(
            QRectF(left + stack + 6, area.top(), wide + 2, area.height()), Qt.AlignmentFlag.AlignVCenter, text
        )
