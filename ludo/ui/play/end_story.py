"""The story of a partie that has ended: the winner's last cards, and the decision that cost most."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludo.engine.cards import Card
from ludo.engine.events import DealEnded, Event, Moved
from ludo.engine.places import Seat, hand
from ludo.session.record import PartieRecord
from ludo.session.reviewing import Review
from ludo.ui.art.faces import card_height, card_pixmap
from ludo.ui.art.style import CardStyle
from ludo.ui.i18n import enumerated, translate
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import cost_of, is_as_good, moment_words
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import with_head

_MOST: Final = 5
"""So many cards are shown."""
_WIDTH: Final = 44
"""Pixels of a card at the usual scale."""
_LARGEST: Final = 2
"""So many times as large where there is room."""
_ROUND: Final = 3
_STEP: Final = 1.1
"""From one card to the next, by its width."""
_EDGE: Final = QColor(0, 0, 0, 90)
"""Around cards, which are as white as the panel in many colours."""


def last_cards(record: PartieRecord, ply: int, winners: Sequence[Seat]) -> tuple[Card, ...]:
    """Return the cards of those who have won, as all saw them in the last deal: hands, what was laid, or else shown."""
    view = record.view(ply, None)
    shown = [card for seat in winners for card in view.known(hand(seat))]
    hands = [hand(seat) for seat in winners]
    laid = [
        card
        for event in reversed(list(_last_deal(record, ply)))
        if isinstance(event, Moved) and event.source in hands
        for card in reversed(event.cards)
        if card is not None
    ]
    others = [card for place in view.zones if place.owner in winners for card in view.known(place)]
    return tuple((shown or laid[:_MOST][::-1] or others)[:_MOST])


def _last_deal(record: PartieRecord, ply: int) -> Iterator[Event]:
    """Yield what everybody saw since the deal before the last one ended."""
    first = ply
    while first > 1 and not any(isinstance(event, DealEnded) for event in record.batch(first - 1, None).events):
        first -= 1
    for step in range(first, ply + 1):
        yield from record.batch(step, None).events


class Dearest(NamedTuple):
    """The decision that cost most, in a sentence, and where it was taken."""

    text: str
    ply: int
    chair: int


def dearest(review: Review, chair: int) -> Dearest | None:
    """Return the marked decision of somebody that cost most; None if none is marked."""
    marked = [
        moment
        for moment in review.moments
        if moment.decision.chair == chair and moment.appraisal.mark is not None and not is_as_good(moment.appraisal)
    ]
    if not marked:
        return None
    moment = max(marked, key=lambda each: cost_of(each).value)
    said = moment_words(asked_of(review.record, moment.decision), moment)
    text = translate("Ending", "What cost you most ({where}): “{act}”, where “{better}” was better. {cost}")
    told = text.format(where=said.where, act=said.chosen, better=said.better, cost=said.verdict)
    return Dearest(told, *moment.decision[:2])


class LastCards(QWidget):
    """A row of small cards under a heading that names whose they are."""

    def __init__(self, style: Callable[[], CardStyle]) -> None:
        super().__init__()
        self.cards: list[Card] = []
        self._style = style
        self.scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(self, title: str, cards: Sequence[Card]) -> None:
        """Show these, from left to right."""
        self.cards[:] = cards
        self.setAccessibleName(with_head(title, enumerated(map(card_name, cards))) if cards else "")
        self.updateGeometry()
        self.update()

    def scale_in(self, width: int, height: int) -> float:
        """Return how large cards can be in a room, up to a limit."""
        most = min(width / (1 + _STEP * (len(self.cards) - 1)), height / card_height(1.0))
        return max(self.scale, min(most / _WIDTH, self.scale * _LARGEST))

    def sizeHint(self) -> QSize:
        """Return the room of the row."""
        width = _WIDTH * self.scale
        return QSize(ceil(width * (1 + _STEP * max(0, len(self.cards) - 1))), ceil(card_height(width)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter, width = QPainter(self), _WIDTH * self.scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_EDGE)
        for number, card in enumerate(self.cards):
            picture = card_pixmap(card, width, self.devicePixelRatioF(), self._style())
            left = round(number * width * _STEP)
            painter.drawPixmap(left, 0, picture)
            painter.drawRoundedRect(QRectF(left + 0.5, 0.5, width - 1, card_height(width) - 1), _ROUND, _ROUND)
