"""Paints what lies on a space of the board: its cards, and chips with their number."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludo.games.tripoli.rules import KITTY, PAIR_SPACE, POT, SEQUENCE_SPACE, Layout
from ludo.ui.art.style import CardStyle
from ludo.ui.art.tokens import paint_chip_stack, stack_height
from ludo.ui.games.tripoli.label_card import paint_label_card, paint_rank_card, paint_span_card
from ludo.ui.games.tripoli.spaces import space_title
from ludo.ui.table.fitted_text import least_of
from ludo.ui.table.fonts import large_letters, scaled_font
from ludo.ui.table.geometry import TALL
from ludo.ui.theme import current_theme

_PALE: Final = 0.5
FAINT: Final = 0.8
"""How much of its colour a number has that says nothing lies there: it can still be read."""
_SMALLEST: Final = 10
"""Pixels of the smallest figures."""
_WIDE: Final = 1.35
"""Chips lie beside the cards where all boxes are wider than this, by their height."""
_CARD: Final = 0.46
"""Width of a card by that of its box at most."""
_ONE_BESIDE: Final = 0.42
_CARDS_BESIDE: Final = 0.5
"""The part of a box for one card or for several, where chips lie beside them."""
_ABOVE: Final = 0.54
"""The part of a box for cards, where chips lie below them."""
_STEPS: Final = (0.0, 0.62, 0.8)
"""From a card to the next one of one, two or three, by the width of a card."""
_COUNTS: Final = {PAIR_SPACE: 2, SEQUENCE_SPACE: 3}
"""How many cards lie on the spaces where there is not one."""
_OVER_BOX: Final = 1.2
"""Height of a card that keeps its size in large letters, by that of its box at most."""
_CLOSE_STEP: Final = 0.5
"""From one such card to the next, by the width of a card at least."""
_CLOSE_NUMBER: Final = 13.0
"""Pixels that are kept beside it for a number at least."""
_SPAN: Final = 2.1
_SPAN_BESIDE: Final = 0.6
"""Width of the one card that stands for three where it is read from afar, by that of a card; and by its box."""
_HELD: Final = 2.5
"""Width of the golden frame around cards that the viewer holds, and its distance from them."""
_HELD_CORNER: Final = 5
_BELOW_CARDS: Final = 3
_NUMBER: Final = 30
"""Height of a number at the usual scale; it has these parts of width and height of the room for chips at most."""
_NUMBER_WIDE: Final = 0.4
_NUMBER_HIGH: Final = 0.72
_NUMBER_ROW: Final = 6
"""Height of a number below a stack, besides that of its figures."""
_NUMBER_AROUND: Final = 8
"""How far such a number may reach beyond its room at both sides."""
_NARROW: Final = 1.1
"""The number is below the stack where the room is narrower than this, by its height."""
_BESIDE_STACK: Final = 5.0
_STACK: Final = 46.0
_STACK_SHAPE: Final = 1.15
"""Width of a stack at the usual scale, and by the height of its room, at most."""


class _Named(NamedTuple):
    """Measures of a space with a name in place of cards; heights and widths at the usual scale and by their room."""

    name: float = 17
    name_by_box: float = 0.26
    name_large: float = 0.38
    around_name: float = 4
    shape: float = 0.75
    number: float = 34
    number_by_room: float = 0.8
    beside_stack: float = _BESIDE_STACK + 1
    stack: float = 50.0
    stack_by_room: float = 1.1
    least_stack: float = 8


_NAMED: Final = _Named()


class Lay(NamedTuple):
    """How things lie on all spaces.

    beside: chips beside the cards, not below them; card: width of a card at most; usual: by space, of a card in letters
    of the usual size.
    """

    beside: bool
    card: float
    usual: Sequence[float] = ()

    def cards(self, space: int, box: QRectF) -> "Cards":
        """Return how the cards of a space lie: in large letters close together, rather than smaller than usual."""
        count = _COUNTS.get(space, 1)
        spread = 1 + _STEPS[count - 1] * (count - 1)
        share = (_ONE_BESIDE if count == 1 else _CARDS_BESIDE) if self.beside else 1.0
        wide = min(self.card, box.width() * share / spread)
        if self.usual:
            free, closest = box.width() - _CLOSE_NUMBER, 1 + min(_CLOSE_STEP, _STEPS[count - 1]) * (count - 1)
            close = min(self.usual[space], box.height() * _OVER_BOX / TALL, free / closest)
            if close > wide:
                return Cards(close, min(spread, free / close), True)
        return Cards(wide, spread, False)


class Cards(NamedTuple):
    """Width of a card, width of all by that; close: they leave room for a number only."""

    wide: float
    spread: float
    close: bool


class OnSpace(NamedTuple):
    """Paints cards and chips of a space.

    box: where; pay: what the board pays for; amount: the chips; pale: the suit is not decided yet; held: the viewer
    holds the cards.
    """

    space: int
    box: QRectF
    pay: Layout
    amount: int
    pale: bool
    held: bool


def lay_in(boxes: Sequence[QRectF], usual: Sequence[QRectF] | None = None) -> Lay:
    """Return how things lie on spaces with these boxes; usual: their boxes in letters of the usual size."""
    ones = boxes[:PAIR_SPACE]
    beside = all(box.width() > _WIDE * box.height() for box in ones)
    heights = [box.height() if beside else box.height() * _ABOVE for box in ones]
    lay = Lay(beside, min([min(heights) / TALL, *(box.width() * _CARD for box in ones)]))
    if usual is None:
        return lay
    before = lay_in(usual)
    return lay._replace(usual=[before.cards(space, box).wide for space, box in enumerate(usual)])


def paint_space(painter: QPainter, shown: OnSpace, lay: Lay, scale: float, style: CardStyle) -> None:
    """Paint what lies on a space: its cards, and chips with their number beside or below them."""
    box, space = shown.box, shown.space
    if space in (KITTY, POT):
        _paint_named(painter, box, space_title(space, shown.pay), shown.amount, scale)
        return
    wide, spread, close = lay.cards(space, box)
    room = QRectF(box)
    if close:
        room.setWidth(wide * spread)
    elif lay.beside:
        room.setWidth(box.width() * (_ONE_BESIDE if space not in _COUNTS else _CARDS_BESIDE))
    else:
        room.setHeight(box.height() * _ABOVE)
    all_wide = wide * spread
    if least_of(painter) and space == SEQUENCE_SPACE:
        wide, all_wide = lay.card, min(lay.card * _SPAN, box.width() * (_SPAN_BESIDE if lay.beside else 1.0))
        room.setWidth(max(room.width(), all_wide))
    left = room.right() - all_wide if lay.beside else room.center().x() - all_wide / 2
    cards = QRectF(left, room.center().y() - wide * TALL / 2, all_wide, wide * TALL)
    _paint_cards(painter, cards, wide, shown, style)
    if shown.held:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(current_theme().gold, _HELD))
        painter.drawRoundedRect(cards.adjusted(-_HELD, -_HELD, _HELD, _HELD), _HELD_CORNER, _HELD_CORNER)
    chips = QRectF(box)
    if close:
        chips.setLeft(room.right() + 1)
        _paint_number(painter, chips, shown.amount, scale)
        return
    if lay.beside:
        chips.setLeft(room.right() + _BESIDE_STACK)
    else:
        chips.setTop(room.bottom() + _BELOW_CARDS)
    if large_letters() and chips.width() < chips.height() * _NARROW:  # below a stack it would be small
        _paint_number(painter, chips, shown.amount, scale)
        return
    _paint_chips(painter, chips, shown.amount, scale)


def _paint_number(painter: QPainter, area: QRectF, amount: int, scale: float) -> None:
    """Write the number of chips alone, where cards leave no room for a stack."""
    number, text = _number_font(painter, min(area.height() * _NUMBER_HIGH, _NUMBER * scale), scale), str(amount)
    wide = QFontMetricsF(number).horizontalAdvance(text)
    if wide > area.width():
        number = _number_font(painter, number.pixelSize() * area.width() / wide, scale)
    painter.setFont(number)
    painter.setPen(current_theme().cloth_text if amount else _faint(current_theme().cloth_text))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)


def _paint_cards(painter: QPainter, rect: QRectF, wide: float, shown: OnSpace, style: CardStyle) -> None:
    """Paint the cards of a space, each with its letter where no other card covers it."""
    space, pay = shown.space, shown.pay
    painter.save()
    if space == SEQUENCE_SPACE and least_of(painter):
        paint_span_card(painter, rect, (pay.sequence, pay.sequence + 2), style)
        painter.restore()
        return
    if shown.pale and space != SEQUENCE_SPACE:
        painter.setOpacity(_PALE)
    if space == SEQUENCE_SPACE:
        step = (rect.width() - wide) / 2
        for number in range(3):
            at = QRectF(rect.left() + number * step, rect.top(), wide, rect.height())
            seen = (0.0, step / wide if number < 2 else 1.0)
            paint_rank_card(painter, at, pay.sequence + number, style, seen)
    elif space == PAIR_SPACE:
        covering = QRectF(rect.left(), rect.top(), wide, rect.height())
        below = covering.translated(rect.width() - wide, 0)
        if shown.pale:  # the covered part would shine through
            painter.setClipRect(rect.adjusted(wide, -2, 2, 2))
        seen = ((covering.right() - below.left()) / wide, 1.0)
        paint_label_card(painter, below, pay.pair[0], style, seen)
        painter.setClipping(False)
        paint_label_card(painter, covering, pay.pair[1], style)
    else:
        paint_label_card(painter, rect, pay.cards[space], style)
    painter.restore()


def _number_font(painter: QPainter, high: float, scale: float) -> QFont:
    result = scaled_font("number", scale, bold=True)
    result.setPixelSize(max(_SMALLEST, ceil(least_of(painter)), round(high)))
    return result


def _paint_chips(painter: QPainter, area: QRectF, amount: int, scale: float) -> None:
    """Paint a stack with its number: side by side, or one below the other where the room is narrow."""
    theme = current_theme()
    number = _number_font(
        painter, min(area.height() * _NUMBER_HIGH, area.width() * _NUMBER_WIDE, _NUMBER * scale), scale
    )
    painter.setFont(number)
    metrics = QFontMetricsF(number)
    text = str(amount)
    wide = metrics.horizontalAdvance(text)
    if not amount:
        painter.setPen(_faint(theme.cloth_text))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
        return
    painter.setPen(theme.cloth_text)
    if area.width() < area.height() * _NARROW:
        high = metrics.capHeight() + _NUMBER_ROW
        stack = QRectF(area.left(), area.top(), area.width(), area.height() - high - 2)
        room = min(stack.width(), _STACK * scale)
        paint_chip_stack(painter, QRectF(stack.center().x() - room / 2, stack.top(), room, stack.height()), amount)
        foot = QRectF(
            area.left() - _NUMBER_AROUND,
            area.bottom() - metrics.height() + metrics.descent() * 0.5,
            area.width() + 2 * _NUMBER_AROUND,
            metrics.height(),
        )
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, text)
        return
    stack_wide = min(area.width() - wide - _BESIDE_STACK, area.height() * _STACK_SHAPE, _STACK * scale)
    left = area.center().x() - (stack_wide + _BESIDE_STACK + wide) / 2
    _paint_centred(painter, QRectF(left, area.top(), stack_wide, area.height()), amount)
    beside = QRectF(left + stack_wide + _BESIDE_STACK, area.top(), wide + 2, area.height())
    painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, text)


def _paint_named(painter: QPainter, box: QRectF, title: str, amount: int, scale: float) -> None:
    """Paint a space without a card: its name, below it a stack and the number side by side."""
    theme, sizes = current_theme(), _NAMED
    name = sizes.name_large if large_letters() else sizes.name_by_box
    small = scaled_font("small", scale, bold=True)
    small.setPixelSize(
        max(_SMALLEST, ceil(least_of(painter)), min(round(box.height() * name), round(sizes.name * scale)))
    )
    metrics = QFontMetricsF(small)
    wide = metrics.horizontalAdvance(title)
    if wide > box.width():
        small.setPixelSize(max(_SMALLEST - 1, ceil(least_of(painter)), round(small.pixelSize() * box.width() / wide)))
        metrics = QFontMetricsF(small)
    painter.setFont(small)
    painter.setPen(theme.cloth_text)
    head = QRectF(box.left(), box.top(), box.width(), metrics.height())
    painter.drawText(head.adjusted(-sizes.around_name, 0, sizes.around_name, 0), Qt.AlignmentFlag.AlignCenter, title)
    area = QRectF(box.left(), head.bottom() + 1, box.width(), box.bottom() - head.bottom() - 1)
    area.setHeight(min(area.height(), area.width() * sizes.shape))
    number = _number_font(painter, min(area.height() * sizes.number_by_room, sizes.number * scale), scale)
    text = str(amount)
    painter.setFont(number)
    if not amount:
        painter.setPen(_faint(theme.cloth_text))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
        return
    wide, gap = QFontMetricsF(number).horizontalAdvance(text), sizes.beside_stack
    stack = min(area.width() - wide - gap, area.height() * sizes.stack_by_room, sizes.stack * scale)
    left = area.center().x() - (stack + gap + wide) / 2
    if stack > sizes.least_stack:
        _paint_centred(painter, QRectF(left, area.top(), stack, area.height()), amount)
    painter.setPen(theme.cloth_text)
    beside = QRectF(left + stack + gap, area.top(), wide + 2, area.height())
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
