"""Shows cards in the middle of the table for a while, each with whose it is: a trick, or hands."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPen

from ludo.ui.play.cards_shown import CardsShown, HeldCards
from ludo.ui.play.messages import CardsRead, Send
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import Painted
from ludo.ui.table.fitted_text import write_line
from ludo.ui.table.fonts import corner_radius, scaled_font
from ludo.ui.table.geometry import TALL, Room
from ludo.ui.table.pictures import best_card, lying_card
from ludo.ui.table.places import for_panels, in_the_middle
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import current_theme

_PAD: Final = 16.0
_GAP: Final = 20.0
"""From the cards of one to those of the next."""
_STEP: Final = 0.5
"""From one card of a hand to the next, by the width of a card."""
_CARD: Final = 1.1
"""Width of a card, by that of a card in the middle, at most."""
_READ: Final = 0.8
"""Where cards would be smaller in the middle, by those on the table, they take the room above it, too."""
_DARKER: Final = 110
_LINE: Final = 1.5
_WORDS: Final = 1.3
"""Height of a row of words, by that of their letters."""
_BELOW_CARDS: Final = 4


class CardsPanel(Painted):
    """A plate with cards; a click takes it away."""

    def __init__(self, table: TableWidget, send: Send) -> None:
        super().__init__(table, z_order.BUBBLE)
        self._table = table
        self._send = send
        self.shown = CardsShown("", (), "")
        table.arranged.connect(self._place)
        table.overlays.adopt(self, z_order.BUBBLE)
        self.hide()

    def show_cards(self, shown: CardsShown | None) -> None:
        """Show these; None: nothing."""
        if shown is None:
            self.hide()
            return
        self.shown = shown
        self.setAccessibleName(shown.words)
        self._place()
        self.show()
        self._table.pack.restack()

    def _wide(self, held: HeldCards) -> float:
        """Return how wide the cards of one player lie, by the width of a card."""
        return 1 + _STEP * max(0, len(held.cards) - 1)

    def _card(self, room: Room) -> float:
        """Return the width of a card for which there is room."""
        (middle, area), held = for_panels(room, self._table.overlays.top_of_words()), self.shown.held
        wide = (area.width() - 2 * _PAD - _GAP * (len(held) - 1)) / max(1, sum(map(self._wide, held)))
        around = 2 * _PAD + 2 * _row(room)
        high = middle.height()
        if high < around + _READ * room.unit * TALL:  # over the plates rather than small
            high = area.height()
        return min(wide, (high - around) / TALL, room.unit * _CARD)

    def _across(self, card: float) -> float:
        """Return how wide all cards lie."""
        return card * sum(map(self._wide, self.shown.held)) + _GAP * (len(self.shown.held) - 1)

    def _place(self) -> None:
        room = self._table.room
        if room is None or not self.shown.held:
            return
        card = self._card(room)
        title = QFontMetricsF(_letters(room)).horizontalAdvance(self.shown.title)
        size = QSizeF(max(self._across(card), title) + 2 * _PAD, card * TALL + 2 * _PAD + 2 * _row(room))
        self.setGeometry(in_the_middle(size, room, for_panels(room, self._table.overlays.top_of_words())[1]).toRect())
        self.show_state(self.shown, card, room.scale)

    def draw(self, painter: QPainter) -> None:
        """Paint the plate, the title, the cards, and below them whose they are."""
        room = self._table.room
        if room is None:
            return
        theme, rect = current_theme(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill = QColor(theme.cloth_plate)
        fill.setAlpha(min(255, fill.alpha() + _DARKER))
        painter.setPen(QPen(theme.gold, _LINE))
        painter.setBrush(fill)
        radius = corner_radius(room.scale)
        painter.drawRoundedRect(rect, radius, radius)
        font, row, card, centred = _letters(room), _row(room), self._card(room), Qt.AlignmentFlag.AlignCenter
        painter.setPen(theme.cloth_text)
        write_line(painter, QRectF(_PAD, _PAD / 2, rect.width() - 2 * _PAD, row), self.shown.title, font, centred)
        left, middle = (self.width() - self._across(card)) / 2, _PAD + row + card * TALL / 2
        for held in self.shown.held:
            wide = self._wide(held) * card
            self._draw_cards(painter, QPointF(left + card / 2, middle), held, card)
            painter.setPen(theme.gold if held.best else theme.cloth_text)
            below = QRectF(left - _GAP / 2, middle + card * TALL / 2 + _BELOW_CARDS, wide + _GAP, row)
            write_line(painter, below, held.name, font, centred)
            left += wide + _GAP

    def _draw_cards(self, painter: QPainter, at: QPointF, held: HeldCards, card: float) -> None:
        """Draw the cards of one player, the first with its middle at a point; those that win glow."""
        style, ratio = self._table.pack.style, self.devicePixelRatioF()
        for number, face in enumerate(held.cards):
            picture = (best_card if held.best else lying_card)(face, card, ratio, style)
            size = picture.deviceIndependentSize()
            middle = at + QPointF(number * _STEP * card, 0)
            painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away, and let nothing else happen."""
        self._send(CardsRead())
        event.accept()


def _letters(room: Room) -> QFont:
    return scaled_font("small", room.scale, bold=True)


def _row(room: Room) -> float:
    """Return how tall a row of words is."""
    return QFontMetricsF(_letters(room)).height() * _WORDS
