"""Marks on the combinations: what each wild stands for, and the rank of a squared Carré."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QWidget

from ludo.engine.cards import CLUBS, SUIT, card_of
from ludo.engine.places import Seat, hand
from ludo.games.trio.combinations import SET, Combination, Meld, is_closed, wild_places
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.view import TrioView, meld_place
from ludo.ui.art import colours
from ludo.ui.art.compose import index_of
from ludo.ui.art.style import CardStyle
from ludo.ui.art.suits import suit_path
from ludo.ui.games.trio.cloth import meld_spots
from ludo.ui.games.trio.combination_words import combination_text, stands_for, wilds_text
from ludo.ui.i18n import enumerated, translate
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import PaintedWidget
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Spot, hull, spot_rect
from ludo.ui.table.fitted_text import least_of, pixels, write_line
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.geometry import Room
from ludo.ui.theme import current_theme
from ludo.ui.wording.names import Names

_PAPER: Final = QColor(colours.TAG_PAPER)
_EDGE: Final = QColor(colours.TAG_EDGE)
_AROUND: Final = 4
"""Room around the cards of a combination for its marks."""
_RANK_SIZE: Final = (0.62, 0.8)
"""Width of the rank of a squared Carré by that of the card, and its height by its width."""
_TAG_WIDEST: Final = 0.46
"""By the width of the card; its height by that of the card is the same at most."""
_TAG_SHAPE: Final = 1.1
_SUIT_TAG_SHAPE: Final = 1.9
"""Height of a tag by its width; the same of one with a suit."""
_TAG_LEFT: Final = 0.06
"""From the left of a card that is seen whole, by its width."""
_TAG_LEFT_COVERED: Final = 1.5
"""From the left of a card that another one covers, in pixels."""
_TAG_FOOT: Final = 0.07
"""From the foot of the card, by its width."""
_TAG_LINE: Final = 0.05
"""By the width of the tag."""
_TAG_CORNER: Final = 0.18
"""By the shorter side of the tag."""
_RANK_HEIGHT: Final = 0.56
"""The part of a tag for the rank above a suit."""
_RANK_FILLS: Final = 0.98
"""How much of the height of its part the rank takes at most."""
_RANK_LEAST: Final = 3.0
"""In points."""
_SUIT_SIZE: Final = (0.7, 0.36)
"""By the width and the height of the tag at most."""
_SUIT_FOOT: Final = 0.06
"""By the height of the tag."""
_LEFT_AROUND: Final = 3
"""Room around what is left in a hand for the frame."""
_LEFT_EDGE: Final = 1.5
_LEFT_CORNER: Final = 4
_POINTS_PAD: Final = 8
"""Room beside the points, both sides together."""
_FAR_LABEL: Final = (1.1, 1.3)
"""Width and height of a label at least where it is read from afar, by the least size of letters."""


class MeldMark(PaintedWidget):
    """The marks on one combination; transparent for the pointer, and in words for assistive technology."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.LAID + 1, pressed=False)
        self.combination = Combination(SET, 0, 0, ())
        self.wilds: tuple[int, ...] = ()
        self._spots: tuple[Spot, ...] = ()
        self._style = CardStyle()

    def show_meld(self, meld: Meld, spots: list[Spot], options: TrioOptions, names: Names, style: CardStyle) -> None:
        """Show the marks of a combination whose cards lie on these spots."""
        self.combination, self._spots, self._style = meld.combination, tuple(spots), style
        self.wilds = wild_places(meld.combination, options)
        text = translate("Trio", "{name}: {combination}").format(
            name=names.of(meld.owner), combination=combination_text(meld.combination)
        )
        wilds = wilds_text(meld.combination, options)
        self.setAccessibleName(enumerated((text, wilds)) if wilds else text)
        self.setGeometry(hull(spots).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND).toRect())
        self.setVisible(bool(self.wilds) or is_closed(self.combination))
        self.show_state(self.combination, self.wilds, self._spots, style, self.geometry().getRect())

    def draw(self, painter: QPainter) -> None:
        """Paint a tag on each wild, or the rank of a squared Carré."""
        painter.translate(-self.pos())
        if is_closed(self.combination):
            self._paint_squared(painter, self._spots[-1])
            return
        for index in self.wilds:
            if index < len(self._spots):
                self._paint_tag(painter, index)

    def _paint_squared(self, painter: QPainter, spot: Spot) -> None:
        wide = spot.width * _RANK_SIZE[0]
        high = wide * _RANK_SIZE[1]
        tag = QRectF(spot.x - wide / 2, spot.y - high / 2, wide, high)
        _paint_label(painter, tag, index_of(card_of(self.combination.of, CLUBS), self._style), None, self._style)

    def _paint_tag(self, painter: QPainter, index: int) -> None:
        """Paint what a wild stands for on the part of the card that can be seen."""
        spot = self._spots[index]
        last = index == len(self._spots) - 1
        seen = spot.width if last else self._spots[index + 1].x - spot.x
        card = spot_rect(spot)
        if self.combination.kind == SET:
            face, suit = card_of(self.combination.of, CLUBS), None
        else:
            face = stands_for(self.combination, index)
            suit = SUIT[face]
        wide = min(seen - 2, spot.width * _TAG_WIDEST)
        high = wide * (_TAG_SHAPE if suit is None else _SUIT_TAG_SHAPE)
        high = min(high, card.height() * _TAG_WIDEST)
        left = card.left() + (spot.width * _TAG_LEFT if last else _TAG_LEFT_COVERED)
        tag = QRectF(left, card.bottom() - high - spot.width * _TAG_FOOT, wide, high)
        _paint_label(painter, tag, index_of(face, self._style), suit, self._style)


def _paint_label(painter: QPainter, rect: QRectF, text: str, suit: int | None, style: CardStyle) -> None:
    """Paint a small golden label: a rank, and the sign of its suit below it, which only from near is large enough."""
    if least := least_of(painter):
        suit = None
        wide, high = max(rect.width(), least * _FAR_LABEL[0]), max(rect.height(), least * _FAR_LABEL[1])
        rect = QRectF(rect.center().x() - wide / 2, rect.bottom() - high, wide, high)
    painter.setPen(QPen(_EDGE, max(1.0, rect.width() * _TAG_LINE)))
    painter.setBrush(_PAPER)
    radius = min(rect.width(), rect.height()) * _TAG_CORNER
    painter.drawRoundedRect(rect, radius, radius)
    colour = QColor(colours.INK)
    if suit is not None:
        colour = QColor(colours.suit_colour(suit, four_colours=style.four_colours, high_contrast=style.high_contrast))
    upper = QRectF(rect)
    if suit is not None:
        upper.setHeight(rect.height() * _RANK_HEIGHT)
    font = scaled_font("number", 1.0, bold=True)
    metrics = QFontMetricsF(font)
    across = (upper.width() - 2) / max(1.0, metrics.horizontalAdvance(text))
    fit = min(across, upper.height() * _RANK_FILLS / metrics.height())
    font.setPointSizeF(max(_RANK_LEAST, font.pointSizeF() * max(fit, least / pixels(font))))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, text)
    if suit is not None:
        side = min(rect.width() * _SUIT_SIZE[0], rect.height() * _SUIT_SIZE[1])
        top = rect.bottom() - side - rect.height() * _SUIT_FOOT
        place = QTransform.fromTranslate(rect.center().x() - side / 2, top)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(place.scale(side, side).map(suit_path(suit)))


class LeftMark(PaintedWidget):
    """A frame around what somebody still holds at the end of a deal: no combination, and what it counts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.LAID + 1, pressed=False)
        self.points = 0

    def show_hand(self, points: int, name: str, spots: Sequence[Spot]) -> None:
        """Frame the cards on these spots."""
        self.points = points
        words = translate("Trio", "{name}: still in hand, %n point(s)", None, points)
        self.setAccessibleName(words.format(name=name))
        self.setGeometry(hull(spots).adjusted(-_LEFT_AROUND, -_LEFT_AROUND, _LEFT_AROUND, _LEFT_AROUND).toRect())
        self.show()
        self.show_state(points, self.geometry().getRect())

    def draw(self, painter: QPainter) -> None:
        """Paint a broken line around the cards, and a label with their points."""
        theme = current_theme()
        rect = QRectF(self.rect()).adjusted(_LEFT_EDGE, _LEFT_EDGE, -_LEFT_EDGE, -_LEFT_EDGE)
        painter.setPen(QPen(theme.gold, 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, _LEFT_CORNER, _LEFT_CORNER)
        font = scaled_font("small", 1.0, bold=True)
        text = f"+{self.points}"
        metrics = QFontMetricsF(font)
        wide = min(rect.width(), metrics.horizontalAdvance(text) + _POINTS_PAD)
        label = QRectF(rect.right() - wide, rect.bottom() - metrics.height(), wide, metrics.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.gold)
        painter.drawRoundedRect(label, _LEFT_CORNER, _LEFT_CORNER)
        painter.setPen(theme.button_main_text)
        write_line(painter, label, text, font, Qt.AlignmentFlag.AlignCenter)


class MeldMarks:
    """The marks on all combinations of a table, and on what is left in the hands at the end of a deal."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._names = Names(())
        self.marks: list[MeldMark] = []
        self.left: dict[Seat, LeftMark] = {}

    def set_players(self, names: Names) -> None:
        """Set who plays."""
        self._names = names

    def show_view(self, view: TrioView, room: Room) -> None:
        """Show the marks of a view."""
        spots = meld_spots(view, room)
        style = next((card.style_of_card for card in self._table.findChildren(CardWidget)), CardStyle())
        while len(self.marks) > len(view.facts.melds):
            _drop(self.marks.pop())
        for number, meld in enumerate(view.facts.melds):
            if number == len(self.marks):
                self.marks.append(MeldMark(self._table))
            laid = spots.get(meld_place(meld.owner, number), [])
            self.marks[number].show_meld(meld, laid, view.options, self._names, style)
        for seat in range(view.options.players):
            self._show_left(view, seat, spots.get(hand(seat), []))

    def _show_left(self, view: TrioView, seat: Seat, spots: Sequence[Spot]) -> None:
        """Mark what a seat still holds, where that lies open among its combinations."""
        outcome = view.facts.outcome
        if outcome is not None and spots:
            mark = self.left.get(seat) or self.left.setdefault(seat, LeftMark(self._table))
            mark.show_hand(outcome.points[seat], self._names.of(seat), spots)
        elif seat in self.left:
            _drop(self.left.pop(seat))

    def remove_stale(self, view: TrioView) -> None:
        """Hide the marks on combinations that are about to change or to leave."""
        melds = view.facts.melds
        if view.facts.outcome is None:
            self._drop_left()
        for number, mark in enumerate(self.marks):
            if number >= len(melds) or melds[number].combination != mark.combination:
                mark.hide()

    def clear(self) -> None:
        """Remove all marks."""
        while self.marks:
            _drop(self.marks.pop())
        self._drop_left()

    def _drop_left(self) -> None:
        while self.left:
            _drop(self.left.popitem()[1])


def _drop(mark: QWidget) -> None:
    mark.hide()
    mark.setParent(None)
    mark.deleteLater()
