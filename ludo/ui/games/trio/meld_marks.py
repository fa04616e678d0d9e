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
from ludo.ui.games.trio.combination_words import combination_text, stands_for, wilds_text
from ludo.ui.games.trio.ground import meld_spots
from ludo.ui.i18n import enumerated, translate
from ludo.ui.table import depths
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Spot
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.painted import PaintedWidget
from ludo.ui.table.room import TALL, Room
from ludo.ui.table.writing import write_line
from ludo.ui.theme import current_theme
from ludo.ui.wording.names import Names

_PAPER: Final = QColor(colours.TAG_PAPER)
_EDGE: Final = QColor(colours.TAG_EDGE)


class MeldMark(PaintedWidget):
    """The marks on one combination; transparent for the pointer, and in words for assistive technology."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = depths.LAID + 1
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
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
        around = QRectF()
        for spot in spots:
            around = around.united(_outline(spot))
        self.setGeometry(around.adjusted(-4, -4, 4, 4).toRect())
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
        wide = spot.width * 0.62
        tag = QRectF(spot.x - wide / 2, spot.y - wide * 0.4, wide, wide * 0.8)
        _paint_label(painter, tag, index_of(card_of(self.combination.of, CLUBS), self._style), None, self._style)

    def _paint_tag(self, painter: QPainter, index: int) -> None:
        """Paint what a wild stands for on the part of the card that can be seen."""
        spot = self._spots[index]
        last = index == len(self._spots) - 1
        seen = spot.width if last else self._spots[index + 1].x - spot.x
        card = _outline(spot)
        if self.combination.kind == SET:
            face, suit = card_of(self.combination.of, CLUBS), None
        else:
            face = stands_for(self.combination, index)
            suit = SUIT[face]
        wide = min(seen - 2, spot.width * 0.46)
        high = wide * (1.9 if suit is not None else 1.1)
        high = min(high, card.height() * 0.46)
        left = card.left() + (1.5 if not last else spot.width * 0.06)
        tag = QRectF(left, card.bottom() - high - spot.width * 0.07, wide, high)
        _paint_label(painter, tag, index_of(face, self._style), suit, self._style)


def _outline(spot: Spot) -> QRectF:
    height = spot.width * TALL
    return QRectF(spot.x - spot.width / 2, spot.y - height / 2, spot.width, height)


def _paint_label(painter: QPainter, rect: QRectF, text: str, suit: int | None, style: CardStyle) -> None:
    """Paint a small golden label: a rank, and the sign of its suit below it."""
    painter.setPen(QPen(_EDGE, max(1.0, rect.width() * 0.05)))
    painter.setBrush(_PAPER)
    radius = min(rect.width(), rect.height()) * 0.18
    painter.drawRoundedRect(rect, radius, radius)
    colour = QColor(colours.INK)
    if suit is not None:
        colour = QColor(colours.suit_colour(suit, four_colours=style.four_colours, high_contrast=style.high_contrast))
    upper = QRectF(rect) if suit is None else QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.56)
    font = scaled_font("number", 1.0, bold=True)
    metrics = QFontMetricsF(font)
    fit = min((upper.width() - 2) / max(1.0, metrics.horizontalAdvance(text)), upper.height() * 0.98 / metrics.height())
    font.setPointSizeF(max(3.0, font.pointSizeF() * fit))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, text)
    if suit is not None:
        side = min(rect.width() * 0.7, rect.height() * 0.36)
        place = QTransform.fromTranslate(rect.center().x() - side / 2, rect.bottom() - side - rect.height() * 0.06)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(place.scale(side, side).map(suit_path(suit)))


class LeftMark(PaintedWidget):
    """A frame around what somebody still holds at the end of a deal: no combination, and what it counts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = depths.LAID + 1
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.points = 0

    def show_hand(self, points: int, name: str, spots: Sequence[Spot]) -> None:
        """Frame the cards on these spots."""
        self.points = points
        words = translate("Trio", "{name}: still in hand, %n point(s)", None, points)
        self.setAccessibleName(words.format(name=name))
        around = QRectF()
        for spot in spots:
            around = around.united(_outline(spot))
        self.setGeometry(around.adjusted(-3, -3, 3, 3).toRect())
        self.show()
        self.show_state(points, self.geometry().getRect())

    def draw(self, painter: QPainter) -> None:
        """Paint a broken line around the cards, and a label with their points."""
        theme = current_theme()
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(theme.gold, 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 4, 4)
        font = scaled_font("small", 1.0, bold=True)
        text = f"+{self.points}"
        metrics = QFontMetricsF(font)
        wide = min(rect.width(), metrics.horizontalAdvance(text) + 8)
        label = QRectF(rect.right() - wide, rect.bottom() - metrics.height(), wide, metrics.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.gold)
        painter.drawRoundedRect(label, 4, 4)
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
