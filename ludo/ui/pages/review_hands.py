"""Hands of a decision that is looked at, as small pictures of cards under the names of their players."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from ludo.engine.cards import Card
from ludo.ui.art.faces import card_height, card_pixmap, card_room
from ludo.ui.i18n import translate
from ludo.ui.play.review_hands import Deal, Lying
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.pictures import style_of
from ludo.ui.theme import current_theme
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.labels import Label, Tone
from ludo.ui.widgets.roles import Group, Sign
from ludo.ui.widgets.surfaces import UNIT, clear, with_margins

_CARD: Final = 36.0
"""Width of a card."""
_LARGEST: Final = 1.5
"""By how much it grows at most where text is large."""
_STEP: Final = 0.55
"""From one card to the next, at least, by the width of a card: its index stays in sight."""
_GAP: Final = 4.0
_FAINT: Final = 0.6
_LEAST: Final = 96
"""The least width of a hand."""
_ROUND: Final = 3.0
_FRAME: Final = 2.0
"""How thick the frame of what has the focus is."""
_NAMES, _HANDS = 2, 5
"""How they share the width."""


class HandPicture(Sign):
    """Cards side by side, in as many rows as they need."""

    def __init__(self, held: Lying, settings: SettingsStore, *, faint: bool = False) -> None:
        super().__init__()
        self._cards: Sequence[Card] = held.cards
        self._settings = settings
        self._faint = faint
        self.setAccessibleName(held.sentence)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the size in the width it has."""
        return QSize(_LEAST, self.heightForWidth(max(_LEAST, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Return the same: how narrow it can be."""
        return QSize(_LEAST, self.heightForWidth(max(_LEAST, self.width())))

    def heightForWidth(self, width: int) -> int:
        """Return how high all rows are."""
        rows = -(-len(self._cards) // self._in_a_row(width))
        return round(rows * (card_height(self._card) + _GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take another height in another width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    @property
    def _card(self) -> float:
        return _CARD * min(_LARGEST, text_scale())

    def _in_a_row(self, width: int) -> int:
        return max(1, int((width - self._card) / (self._card * _STEP)) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, the right one over the left one."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(current_theme().panel_line, 1.0))
        style, width = style_of(self._settings.value), self._card
        most = self._in_a_row(self.width())
        rows = [self._cards[start : start + most] for start in range(0, len(self._cards), most)]
        for number, row in enumerate(rows):
            room = (self.width() - width) / max(1, len(row) - 1)
            step = min(width + _GAP, max(room, width * _STEP))
            for place, card in enumerate(row):
                at = QPointF(place * step, number * (card_height(width) + _GAP))
                if self._faint:  # what lies below does not shine through
                    painter.setOpacity(1.0)
                    painter.fillRect(QRectF(at, card_room(width)), current_theme().panel)
                    painter.setOpacity(_FAINT)
                painter.drawPixmap(at, card_pixmap(card, width, self.devicePixelRatioF(), style))
                painter.drawRoundedRect(QRectF(at, card_room(width)).adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)


class DealPart(Group):
    """The hands of one deal; Tab reaches it, and a frame shows that."""

    def __init__(self, spoken: str) -> None:
        super().__init__()
        self.setAccessibleName(spoken)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame while the focus is here."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(current_theme().focus, _FRAME))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)


class Deals(QWidget):
    """Imagined deals, one under the other, and apart from them how the cards lay."""

    def __init__(self, settings: SettingsStore) -> None:
        super().__init__()
        self._settings = settings
        self.shown: tuple[Deal, ...] = ()
        self.parts: list[DealPart] = []
        """One for each deal; Tab goes from one to the next."""
        self._column = with_margins(QVBoxLayout(self), UNIT, 0, UNIT // 2, 0, 0)
        self.hide()

    def show_deals(self, deals: Sequence[Deal]) -> None:
        """Show deals in place of what was shown."""
        deals = tuple(deals)
        if deals == self.shown:
            return
        self.setVisible(bool(deals))
        clear(self._column)
        self.shown, self.parts = deals, [self._part(deal) for deal in deals]
        for part in self.parts:
            self._column.addWidget(part)

    def _part(self, deal: Deal) -> DealPart:
        part = DealPart(deal.spoken)
        column = with_margins(QVBoxLayout(part), 2, *[UNIT // 2] * 4)
        tone: Tone = "quiet" if deal.real else "plain"
        column.addWidget(Label(partial(str, deal.title), "small", tone).make_bold())
        if deal.real:
            note = translate("Review", "Hindsight: you could not know this, and the cost above does not count it.")
            column.addWidget(Label(partial(str, note), "small", "quiet"))
        rows = QGridLayout()
        rows.setHorizontalSpacing(UNIT)
        rows.setVerticalSpacing(UNIT // 2)
        rows.setColumnStretch(0, _NAMES)
        rows.setColumnStretch(1, _HANDS)
        for number, held in enumerate(deal.held):
            rows.addWidget(Label(partial(str, held.name), "small", "quiet"), number, 0)
            rows.addWidget(HandPicture(held, self._settings, faint=deal.real), number, 1)
        column.addLayout(rows)
        return part
