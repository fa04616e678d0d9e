"""The trays of a draft: frames above the own hand into which several cards are laid."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludo.engine.drafts import Tray
from ludo.engine.places import Place
from ludo.ui.i18n import translate
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import Painted
from ludo.ui.table.contract import Spot
from ludo.ui.table.fitted_text import SHARES, sized, write_line
from ludo.ui.table.fonts import corner_radius, scaled_font, text_scale
from ludo.ui.table.geometry import TALL, Room
from ludo.ui.table.tooltips import wrapped
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.wording.common import with_head

_CARD: Final = 0.74
"""Width of the cards in a tray, by that of a card in the middle."""
_STEP: Final = 0.44
"""From one card to the next, by the width of a card."""
_MARGIN: Final = 10.0
_CLOSE_MARGIN: Final = 1.0
"""Around the cards of a low tray in large letters."""
_GAP: Final = 10.0
_BESIDE: Final = 96.0
"""Width of the words of a low tray, at the usual scale."""
_READABLE: Final = tuple(share for share in SHARES if share >= 0.68)
"""How small a note may be written."""


class TrayFrame(Painted):
    """One tray: what it is for, what is missing or wrong, and an outline for each card that it still needs."""

    def __init__(self, parent: QWidget, tray: Tray) -> None:
        super().__init__(parent, z_order.TRAY)
        self.tray = tray
        self.title = ""
        self.note = ""
        self.scale = 1.0
        self._words = QRectF()
        self._slots: tuple[QRectF, ...] = ()

    def show_tray(
        self, tray: Tray, title: str, name: str, note: str, scale: float, words: QRectF, slots: Sequence[QRectF]
    ) -> None:
        """Show this tray; `name`: what it is called where several have its title; `words`: where title and note are
        written. `slots`: the outlines of the cards it needs."""
        self.tray, self.title, self.note, self.scale = tray, title, note, scale
        self._words, self._slots = words, tuple(slots)
        self.setAccessibleName(with_head(name, note) if note else name)
        set_tip(self, wrapped(note))
        self.show_state(tray, title, note, scale, words.getRect(), [slot.getRect() for slot in self._slots])

    def _write(self, painter: QPainter) -> None:
        """Write title and note below each other, in as many lines as they need; smaller where room is scarce.

        A note that could not be read is left out: the line of words says the same, and the frame is golden.
        """
        wrapped = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        fonts = scaled_font("small", self.scale, bold=True), scaled_font("small", self.scale)
        texts = [text for text in (self.title, self.note) if text]
        for shown, share in [(texts, share) for share in _READABLE] + [([self.title], share) for share in SHARES]:
            used = [sized(font, share) for font in fonts]
            boxes = [
                QFontMetricsF(font).boundingRect(self._words, wrapped, text)
                for font, text in zip(used, shown, strict=False)
            ]
            high = sum(box.height() for box in boxes)
            if high <= self._words.height() + 1 and all(box.width() <= self._words.width() for box in boxes):
                top = self._words.top()
                for font, text, box in zip(used, shown, boxes, strict=False):
                    painter.setFont(font)
                    painter.drawText(QRectF(self._words.left(), top, self._words.width(), box.height()), wrapped, text)
                    top += box.height()
                return
        write_line(painter, self._words, self.title, fonts[0])

    def draw(self, painter: QPainter) -> None:
        """Paint the frame, title and note, and the empty outlines."""
        theme = current_theme()
        radius = corner_radius(self.scale)
        painter.setPen(QPen(theme.gold if self.tray.problems else theme.cloth_line, theme.line_width))
        painter.setBrush(theme.cloth_plate)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(theme.cloth_text)
        self._write(painter)
        painter.setPen(QPen(theme.cloth_line, theme.line_width, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for slot in self._slots[len(self.tray.cards) :]:
            painter.drawRoundedRect(slot, slot.width() * 0.05, slot.width() * 0.05)


class TrayRow:
    """All trays of a draft, in one row above the line of words."""

    def __init__(
        self,
        table: QWidget,
        title: Callable[[Tray], str],
        name: Callable[[Tray], str],
        problem: Callable[[Tray], str],
    ) -> None:
        """`title`: what a tray is for; `name`: the same, told apart from others. `problem`: what is wrong with its
        cards, empty if nothing is."""
        self._table = table
        self._title, self._name, self._problem = title, name, problem
        self.frames: dict[Place, TrayFrame] = {}

    def show(self, trays: Sequence[Tray], areas: Mapping[Place, QRectF], room: Room) -> None:
        """Show these trays in these areas, and no others."""
        for place in [place for place in self.frames if place not in {tray.place for tray in trays}]:
            frame = self.frames.pop(place)
            frame.hide()
            frame.deleteLater()
        for tray in trays:
            frame = self.frames.get(tray.place) or TrayFrame(self._table, tray)
            self.frames[tray.place] = frame
            area = areas[tray.place]
            frame.setGeometry(area.toRect())
            slots = [
                QRectF(spot.x - spot.width / 2, spot.y - spot.width * TALL / 2, spot.width, spot.width * TALL)
                for spot in tray_spots(tray, area, room)
            ]
            corner = -area.topLeft()
            words = _inner(area, room).words.translated(corner)
            title, note = self._title(tray), self._note(tray)
            frame.show_tray(
                tray, title, self._name(tray), note, room.scale, words, [slot.translated(corner) for slot in slots]
            )
            frame.show()

    def _note(self, tray: Tray) -> str:
        problem = self._problem(tray)
        missing = tray.minimum - len(tray.cards)
        if problem or missing <= 0 or (not tray.cards and tray.maximum is None):
            return problem
        return translate("Draft", "%n card(s) missing", None, missing)


def tray_areas(trays: Sequence[Tray], room: Room) -> Mapping[Place, QRectF]:
    """Return where each tray is: side by side, in the middle above the line of words."""
    width = room.unit * _CARD
    metrics = QFontMetricsF(scaled_font("small", room.scale, bold=True))
    tall = width * TALL + 2 * metrics.height() + 2 * _MARGIN
    wishes = [max(width * (1 + _STEP * (_slots(tray) - 1)), 15 * metrics.averageCharWidth()) for tray in trays]
    frames = len(trays) * 2 * _MARGIN + (len(trays) - 1) * _GAP
    share = min(1.0, (room.middle.width() - frames) / max(1.0, sum(wishes)))
    left = room.middle.center().x() - (sum(wishes) * share + frames) / 2
    areas = {}
    for tray, wish in zip(trays, wishes, strict=True):
        wide = wish * share + 2 * _MARGIN
        areas[tray.place] = QRectF(left, room.status.top() - 6 - tall, wide, tall)
        left += wide + _GAP
    return areas


class _Inner(NamedTuple):
    """The inside of a tray: the part for words, the part for cards, and the width of a card."""

    words: QRectF
    cards: QRectF
    width: float


def _inner(area: QRectF, room: Room) -> _Inner:
    """Divide a tray: words above the cards, or beside them where it is low."""
    high = 2 * QFontMetricsF(scaled_font("small", room.scale, bold=True)).height()
    width = room.unit * _CARD
    if area.height() >= width * TALL + high + 2 * _MARGIN:
        cards = area.adjusted(_MARGIN, area.height() - _MARGIN - width * TALL, -_MARGIN, -_MARGIN)
        return _Inner(QRectF(cards.left(), area.top() + 4, cards.width(), cards.top() - area.top() - 8), cards, width)
    margin, right = (_CLOSE_MARGIN, _CLOSE_MARGIN) if room.usual else (_MARGIN / 2, _MARGIN)
    width = min(width, (area.height() - 2 * margin) / TALL)
    beside = min(_BESIDE * room.scale * text_scale(), area.width() * 0.45)
    words = QRectF(area.left() + _MARGIN, area.top() + margin, beside - _MARGIN, area.height() - 2 * margin)
    return _Inner(words, area.adjusted(beside + margin, margin, -right, -margin), width)


def tray_spots(tray: Tray, area: QRectF, room: Room) -> list[Spot]:
    """Return where the cards of a tray lie, and those that it still needs."""
    inner = _inner(area, room)
    width, count = inner.width, _slots(tray)
    step = min(width * _STEP, (inner.cards.width() - width) / max(1, count - 1))
    y = inner.cards.bottom() - width * TALL / 2
    left = inner.cards.left() + width / 2
    return [Spot(left + step * number, y, width, 0.0, z_order.IN_TRAY) for number in range(count)]


def tray_width(count: int, height: float, room: Room, text: float) -> float:
    """Return how wide a tray for so many cards should be, given its height and how large it is written."""
    high = 2 * QFontMetricsF(scaled_font("small", room.scale * text / text_scale(), bold=True)).height()
    width = room.unit * _CARD
    if height >= width * TALL + high + 2 * _MARGIN:
        return max(width * (1 + _STEP * (count - 1)), _BESIDE * room.scale) + 2 * _MARGIN
    width = min(width, (height - _MARGIN) / TALL)
    return _BESIDE * room.scale * text + 2 * _MARGIN + width * (1 + _STEP * (count - 1))


def _slots(tray: Tray) -> int:
    return max(1, tray.minimum, len(tray.cards))
