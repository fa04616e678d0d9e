"""The board of nine spaces: a rosette with its cards, and the chips that lie on them."""

from collections.abc import Callable, Collection, Iterable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from ludo.games.tripoli.rules import KITTY, PAIR_SPACE, POT, SEQUENCE_SPACE, Layout
from ludo.ui.art.kept import paint_kept
from ludo.ui.art.style import CardStyle
from ludo.ui.art.tokens import paint_chip_stack, stack_height
from ludo.ui.games.tripoli.label_card import paint_label_card, paint_rank_card
from ludo.ui.games.tripoli.rosette import Rosette, paint_board, rosette
from ludo.ui.games.tripoli.spaces import space_title
from ludo.ui.i18n import language, translate
from ludo.ui.table import depths
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.room import TALL
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain import tip
from ludo.ui.widgets.roles import Sign
from ludo.ui.wording.common import with_head

MARGIN: Final = 6.0
"""Room around the board for its edge."""
_PALE: Final = 0.5
FAINT: Final = 0.8
"""How much of its colour a number has that says nothing lies there: it can still be read."""
_SMALLEST: Final = 10
"""Pixels of the smallest figures."""
_BESIDE_STACK: Final = 5.0
_WIDEST_STACK: Final = 46.0
"""Width of a stack on a space with cards, at the usual scale."""
_HELD: Final = 2.5
"""Width of the golden frame around cards that the viewer holds, and its distance from them."""
_AROUND: Final = 16.0
"""How far what lies on a space reaches beyond its box, at most."""
_GRID: Final = 4
"""Pictures begin at multiples of this: whole pixels on screens with 1.25 or 1.5 of them as well."""
_ARRIVE: Final = 0.6
"""When the first chips of a payment arrive, as a share of their way."""


class Board(QWidget):
    """All spaces. `style`: how the cards look.

    amounts: the chips shown on each space; layout: what the board pays for; pale: the suit is not decided yet; held:
    spaces whose cards the viewer holds.
    """

    def __init__(self, parent: QWidget, style: Callable[[], CardStyle]) -> None:
        super().__init__(parent)
        self.level = depths.GROUND
        self._style = style
        self.amounts = [0] * (POT + 1)
        self.pay: Layout | None = None
        self.pale = False
        self.held: frozenset[int] = frozenset()
        self._glowing: frozenset[int] = frozenset()
        self._glow = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._glow.valueChanged.connect(lambda _: self._update_spaces(self._glowing))
        self._glow.finished.connect(self.stop_glow)
        self._start = list(self.amounts)
        self._counting = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._counting.valueChanged.connect(lambda _: self._update_numbers())
        self._counting.finished.connect(self.finish_counting)
        self._scale = 1.0
        self._beside = True
        self._card = 0.0
        self._shape: Rosette = rosette(QRectF(0, 0, 90, 90))
        self._ground = QPixmap()
        self._ground_key: object = None
        self._told: object = None
        self._seen: tuple[int, ...] = ()
        self._spaces: dict[int, tuple[object, QPixmap]] = {}
        self.labels = tuple(Sign(self) for _ in range(POT + 1))

    def place(self, rect: QRectF, scale: float) -> None:
        """Place the board."""
        self._scale = scale
        self.setGeometry(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toRect())
        corner = self.geometry().topLeft()
        self._shape = rosette(rect.translated(-corner.x(), -corner.y()))
        singles = [self._shape.boxes[space] for space in range(PAIR_SPACE)]
        self._beside = all(box.width() > 1.35 * box.height() for box in singles)
        heights = [box.height() if self._beside else box.height() * 0.54 for box in singles]
        self._card = min([min(heights) / TALL, *(box.width() * 0.46 for box in singles)])
        if self.isVisible():
            self._lay_labels()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay what is told of the spaces over them: their outlines are worked out once somebody sees them."""
        self._lay_labels()
        super().showEvent(event)

    def _lay_labels(self) -> None:
        for label, petal in zip(self.labels, self._shape.petals, strict=True):
            label.setGeometry(petal.boundingRect().toRect())

    def space_box(self, space: int) -> QRectF:
        """Return the rectangle for what lies on a space, in coordinates of the table."""
        return self._shape.boxes[space].translated(self.x(), self.y())

    def petal(self, space: int) -> QPainterPath:
        """Return the outline of a space, in coordinates of the board itself."""
        return self._shape.petals[space]

    def show_pay(self, pay: Layout, pale: bool, held: Collection[int], rules: Sequence[str]) -> None:
        """Show what the board pays for, which of it the viewer holds; `rules`: who takes each space, in words."""
        self.pay, self.pale, self.held = pay, pale, frozenset(held)
        told = (pay, pale, self.held, tuple(rules), tuple(self.amounts), self._glowing, language())
        if told == self._told:
            return
        self._told = told
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
            label.setToolTip(tip(f"{with_head(title, chips)}\n{rule}"))
        self.update()

    def show_amounts(self, amounts: Sequence[int]) -> None:
        """Show these chips at once, and let nothing glow."""
        self._counting.stop()
        self.stop_glow()
        self._start = list(amounts)
        self.amounts = list(amounts)
        self.update()

    def count_to(self, amounts: Sequence[int], duration: int) -> int:
        """Let the numbers count to these, payments out at once, payments in late; return how long it takes."""
        self._counting.stop()
        self._start, self.amounts = self.amounts, list(amounts)
        if duration <= 0:
            self._start = list(amounts)
            self.update()
            return 0
        self._counting.setDuration(duration)
        self._counting.start()
        return duration

    def finish_counting(self) -> None:
        """Show the last numbers."""
        self._counting.stop()
        self._start = list(self.amounts)
        self.update()

    def _shown(self, space: int) -> int:
        """Return the number that a space shows now."""
        start, end = self._start[space], self.amounts[space]
        if start >= end:
            return end
        share = float(self._counting.currentValue() or 0.0)
        return start + round((end - start) * max(0.0, (share - _ARRIVE) / (1 - _ARRIVE)))

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

    def _update_numbers(self) -> None:
        """Paint the spaces anew whose numbers are others now."""
        shown = tuple(self._shown(space) for space in range(POT + 1))
        before, self._seen = self._seen, shown
        changed = [space for space, number in enumerate(shown) if before[space : space + 1] != (number,)]
        self._update_spaces(changed)

    def _update_spaces(self, spaces: Iterable[int]) -> None:
        for space in spaces:
            area = self._around(space).united(self._shape.petals[space].boundingRect())
            self.update(area.adjusted(-2, -2, 2, 2).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the board, what glows, and what lies on each petal, where it is to be painted."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._ground_picture())
        for space in self._glowing:
            self._paint_glow(painter, space)
        if self.pay is None:
            return
        for space in range(POT + 1):
            if event.region().intersects(self._around(space).toAlignedRect()):
                corner, picture = self._space_picture(space, self.pay)
                painter.drawPixmap(corner, picture)

    def _around(self, space: int) -> QRectF:
        """Return where what lies on a space may reach."""
        return self._shape.boxes[space].adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    def _space_picture(self, space: int, pay: Layout) -> tuple[QPoint, QPixmap]:
        """Return what lies on a space and where on the board; painted anew where anything on it has changed."""
        around = self._around(space)
        corner = QPoint(int(around.left()) // _GRID * _GRID, int(around.top()) // _GRID * _GRID)
        looks = (self.pale, space in self.held, self._shown(space), language())
        key = (self._ground_key, around.getRect(), self._scale, pay, looks)
        known = self._spaces.get(space)
        if known is not None and known[0] == (key, self._style()):
            return corner, known[1]
        ratio = self.devicePixelRatioF()
        size = QSizeF(around.right() - corner.x(), around.bottom() - corner.y()) * ratio
        picture = QPixmap(ceil(size.width()), ceil(size.height()))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-corner)
        self._paint_space(painter, space, pay)
        painter.end()
        self._spaces[space] = ((key, self._style()), picture)
        return corner, picture

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
            paint_board(painter, self._shape, theme)
            painter.end()
        return self._ground

    def _paint_glow(self, painter: QPainter, space: int) -> None:
        gold = current_theme().gold
        petal = self._shape.petals[space]
        rect = petal.boundingRect()
        key = (space, self.size().toTuple(), gold.rgba())

        def light(inner: QPainter, area: QRectF) -> None:
            inner.fillPath(petal.translated(area.topLeft() - rect.topLeft()), gold)

        def line(inner: QPainter, area: QRectF) -> None:
            inner.setPen(QPen(gold, 3.0))
            inner.drawPath(petal.translated(area.topLeft() - rect.topLeft()))

        painter.setOpacity(0.1 + 0.45 * float(self._glow.currentValue() or 0.0))
        paint_kept(painter, rect, ("light", *key), light)
        painter.setOpacity(1.0)
        paint_kept(painter, rect, ("line", *key), line, 4)

    def _paint_space(self, painter: QPainter, space: int, pay: Layout) -> None:
        """Paint what lies on a space: its cards, and chips with their number beside or below them."""
        box = self._shape.boxes[space]
        if space in (KITTY, POT):
            self._paint_named(painter, box, space_title(space, pay), self._shown(space))
            return
        count = {PAIR_SPACE: 2, SEQUENCE_SPACE: 3}.get(space, 1)
        beside = self._beside
        room = QRectF(box)
        if beside:
            room.setWidth(box.width() * (0.42 if count == 1 else 0.5))
        else:
            room.setHeight(box.height() * 0.54)
        step = {1: 0.0, 2: 0.62, 3: 0.8}[count]
        wide = min(self._card, room.width() / (1 + step * (count - 1)))
        all_wide = wide * (1 + step * (count - 1))
        left = room.right() - all_wide if beside else room.center().x() - all_wide / 2
        cards = QRectF(left, room.center().y() - wide * TALL / 2, all_wide, wide * TALL)
        self._paint_cards(painter, cards, wide, space, pay)
        if space in self.held:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(current_theme().gold, _HELD))
            painter.drawRoundedRect(cards.adjusted(-_HELD, -_HELD, _HELD, _HELD), 5, 5)
        chips = QRectF(box)
        if beside:
            chips.setLeft(room.right() + _BESIDE_STACK)
        else:
            chips.setTop(room.bottom() + 3)
        self._paint_chips(painter, chips, space)

    def _paint_cards(self, painter: QPainter, rect: QRectF, wide: float, space: int, pay: Layout) -> None:
        """Paint the cards of a space, each with its letter where no other card covers it."""
        painter.save()
        if self.pale and space != SEQUENCE_SPACE:
            painter.setOpacity(_PALE)
        if space == SEQUENCE_SPACE:
            step = (rect.width() - wide) / 2
            for number in range(3):
                at = QRectF(rect.left() + number * step, rect.top(), wide, rect.height())
                seen = (0.0, step / wide if number < 2 else 1.0)
                paint_rank_card(painter, at, pay.sequence + number, self._style(), seen)
        elif space == PAIR_SPACE:
            covering = QRectF(rect.left(), rect.top(), wide, rect.height())
            below = covering.translated(rect.width() - wide, 0)
            if self.pale:  # the covered part would shine through
                painter.setClipRect(rect.adjusted(wide, -2, 2, 2))
            seen = ((covering.right() - below.left()) / wide, 1.0)
            paint_label_card(painter, below, pay.pair[0], self._style(), seen)
            painter.setClipping(False)
            paint_label_card(painter, covering, pay.pair[1], self._style())
        else:
            paint_label_card(painter, rect, pay.cards[space], self._style())
        painter.restore()

    def _number_font(self, high: float) -> QFont:
        result = scaled_font("number", self._scale, bold=True)
        result.setPixelSize(max(_SMALLEST, round(high)))
        return result

    def _paint_chips(self, painter: QPainter, area: QRectF, space: int) -> None:
        """Paint a stack with its number: side by side, or one below the other where the room is narrow."""
        amount = self._shown(space)
        theme = current_theme()
        number = self._number_font(min(area.height() * 0.72, area.width() * 0.4, 30 * self._scale))
        painter.setFont(number)
        metrics = QFontMetricsF(number)
        text = str(amount)
        wide = metrics.horizontalAdvance(text)
        if not amount:
            painter.setPen(_faint(theme.cloth_text))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
            return
        painter.setPen(theme.cloth_text)
        if area.width() < area.height() * 1.1:
            high = metrics.capHeight() + 6
            stack = QRectF(area.left(), area.top(), area.width(), area.height() - high - 2)
            room = min(stack.width(), _WIDEST_STACK * self._scale)
            paint_chip_stack(painter, QRectF(stack.center().x() - room / 2, stack.top(), room, stack.height()), amount)
            foot = QRectF(
                area.left() - 8,
                area.bottom() - metrics.height() + metrics.descent() * 0.5,
                area.width() + 16,
                metrics.height(),
            )
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, text)
            return
        stack_wide = min(area.width() - wide - _BESIDE_STACK, area.height() * 1.15, _WIDEST_STACK * self._scale)
        left = area.center().x() - (stack_wide + _BESIDE_STACK + wide) / 2
        _paint_centred(painter, QRectF(left, area.top(), stack_wide, area.height()), amount)
        beside = QRectF(left + stack_wide + _BESIDE_STACK, area.top(), wide + 2, area.height())
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_named(self, painter: QPainter, box: QRectF, title: str, amount: int) -> None:
        """Paint a space without a card: its name, below it a stack and the number side by side."""
        theme = current_theme()
        small = scaled_font("small", self._scale, bold=True)
        small.setPixelSize(max(_SMALLEST, min(round(box.height() * 0.26), round(17 * self._scale))))
        metrics = QFontMetricsF(small)
        wide = metrics.horizontalAdvance(title)
        if wide > box.width():
            small.setPixelSize(max(_SMALLEST - 1, round(small.pixelSize() * box.width() / wide)))
            metrics = QFontMetricsF(small)
        painter.setFont(small)
        painter.setPen(theme.cloth_text)
        head = QRectF(box.left() - 4, box.top(), box.width() + 8, metrics.height())
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, title)
        area = QRectF(box.left(), head.bottom() + 1, box.width(), box.bottom() - head.bottom() - 1)
        area.setHeight(min(area.height(), area.width() * 0.75))
        number = self._number_font(min(area.height() * 0.8, 34 * self._scale))
        text = str(amount)
        painter.setFont(number)
        if not amount:
            painter.setPen(_faint(theme.cloth_text))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
            return
        wide = QFontMetricsF(number).horizontalAdvance(text)
        stack = min(area.width() - wide - _BESIDE_STACK - 1, area.height() * 1.1, 50.0 * self._scale)
        left = area.center().x() - (stack + _BESIDE_STACK + 1 + wide) / 2
        if stack > 8:
            _paint_centred(painter, QRectF(left, area.top(), stack, area.height()), amount)
        painter.setPen(theme.cloth_text)
        beside = QRectF(left + stack + _BESIDE_STACK + 1, area.top(), wide + 2, area.height())
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, text)


def _paint_centred(painter: QPainter, area: QRectF, amount: int) -> None:
    """Paint a stack half-way up an area, where the number beside it is written."""
    lift = (area.height() - stack_height(area, amount)) / 2
    paint_chip_stack(painter, area.translated(0, -lift), amount)


def _faint(colour: QColor) -> QColor:
    """Return the colour of a number that says nothing lies there."""
    result = QColor(colour)
    result.setAlphaF(FAINT)
    return result
