"""The figures of rules pages, drawn with the same cards and counters as the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ludo.engine.cards import Card, read_card
from ludo.ui.art.faces import card_height, paint_card
from ludo.ui.art.shadow import paint_card_shadow
from ludo.ui.art.style import CardStyle
from ludo.ui.art.tokens import (
    paint_chip_stack,
    paint_dealer,
    paint_disc,
    paint_fist,
    paint_life,
    paint_tile,
)
from ludo.ui.i18n import listed, translate
from ludo.ui.rules.markup import Figure
from ludo.ui.theme import current_theme
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import with_head

_FACE_DOWN: Final = "--"
_LIT: Final = "!"
_QUIET: Final = "~"
_LIFT: Final = 0.14
"""How far a lit card is lifted, by the width of a card."""
_ROOM: Final = 0.06
"""Around the cards, for shadows and outlines, by the width of a card."""
_ROW_STEP: Final = 1.1
_MELD_STEP: Final = 0.42
_HAND_STEP: Final = 0.5
"""From a card to the next one, by the width of a card."""
_HAND_DROP: Final = 0.035
"""How much lower the cards beside the middle of a hand lie, by the width of a card."""
_HAND_TURN: Final = 5.0
"""Degrees from a card of a hand to the next one."""
_TOKEN_GAP: Final = 0.1
_TOKEN_ROW: Final = 0.5
"""Around counters; height of their row; by the width of a card."""
_PLAIN: Final = 50
"""Cards narrower than this are drawn plainly."""
_SHADOW: Final = 0.08
_LIT_SHADOW: Final = 0.14
_CORNER: Final = 0.05
_LIT_CORNER: Final = 0.06
"""Radius of the corners of a card and of the line around a lit one, by the width of a card."""
_LIT_LINE: Final = 0.04
"""By the width of a card."""
_VEIL: Final = 120
"""Alpha of what lies over a card that does not count."""


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card of a figure (None: face down); `lit`: it is the one that matters; `quiet`: it does not count."""

    card: Card | None
    lit: bool
    quiet: bool


@dataclass(frozen=True, slots=True)
class _Spot:
    """The middle of a card by its width, and how far it is turned, in degrees."""

    x: float
    y: float
    angle: float = 0.0


def read_shown(text: str) -> tuple[ShownCard, ...]:
    """Return the cards of a figure: `7s, 8h!, Kd~, --`. Raises ValueError naming what is no card."""
    return tuple(_read_one(word) for word in text.replace(",", " ").split())


def _read_one(word: str) -> ShownCard:
    name = word.rstrip(_LIT + _QUIET)
    marks = word[len(name) :]
    return ShownCard(None if name == _FACE_DOWN else read_card(name), _LIT in marks, _QUIET in marks)


_TALL: Final = card_height(1.0)


def _row(count: int) -> list[_Spot]:
    return [_Spot(_ROW_STEP * n, 0) for n in range(count)]


def _meld(count: int) -> list[_Spot]:
    return [_Spot(_MELD_STEP * n, 0) for n in range(count)]


def _hand(count: int) -> list[_Spot]:
    middle = (count - 1) / 2
    return [_Spot(_HAND_STEP * n, _HAND_DROP * (n - middle) ** 2, _HAND_TURN * (n - middle)) for n in range(count)]


def _trick(count: int) -> list[_Spot]:
    """Around the middle, clockwise from the left; two lie side by side."""
    if count == 2:
        return [_Spot(-0.56, 0, -1.5), _Spot(0.56, 0, 2.0)]
    cross = (_Spot(-1.05, 0, -1.5), _Spot(0, -0.48, 2.0), _Spot(1.05, 0, 1.5), _Spot(0, 0.48, -2.0))
    return list(cross[:count])


_ARRANGEMENTS: Final[Mapping[str, Callable[[int], list[_Spot]]]] = {
    "card": _row,
    "row": _row,
    "hand": _hand,
    "meld": _meld,
    "trick": _trick,
}

_TOKENS: Final[Mapping[str, tuple[float, Callable[[QPainter, QRectF], None]]]] = {
    "disc": (0.4, paint_disc),
    "tile": (0.6, paint_tile),
    "life": (0.42, paint_life),
    "lost": (0.42, lambda painter, rect: paint_life(painter, rect, lost=True)),
    "dealer": (0.42, paint_dealer),
    "fist": (0.5, paint_fist),
}
"""Counters: their width by that of a card, and what paints them."""

KINDS: Final = (*_ARRANGEMENTS, "token", "chips")
"""What a figure can be."""


class Drawing(NamedTuple):
    """A picture that has not been drawn yet. paint: draws it into a rectangle of its size."""

    size: QSizeF
    paint: Callable[[QPainter, QRectF], None]

    def blank(self, ratio: float) -> QPixmap:
        """Return a picture of its size with nothing on it."""
        pixmap = QPixmap(max(1, round(self.size.width() * ratio)), max(1, round(self.size.height() * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def pixmap(self, ratio: float) -> QPixmap:
        """Draw it."""
        pixmap = self.blank(ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.paint(painter, QRectF(QPointF(0, 0), self.size))
        painter.end()
        return pixmap


def figure_pixmap(figure: Figure, width: float, ratio: float, style: CardStyle) -> QPixmap:
    """Return a figure with cards of a width. Raises ValueError for one that cannot be drawn."""
    return figure_drawing(figure, width, style).pixmap(ratio)


def figure_drawing(figure: Figure, width: float, style: CardStyle) -> Drawing:
    """Return how a figure with cards of a width is drawn. Raises ValueError for one that cannot be."""
    if figure.kind in _ARRANGEMENTS:
        return _cards(figure, width, style)
    if figure.kind == "token":
        return _tokens(figure.content, width)
    if figure.kind == "chips":
        amount = int(figure.content)
        return Drawing(QSizeF(width, width), lambda painter, rect: paint_chip_stack(painter, rect, amount))
    raise ValueError(f"there is no figure {figure.kind!r}")


def figure_words(figure: Figure) -> str:
    """Return what assistive technology says of a figure: the cards, and the caption."""
    if figure.kind not in _ARRANGEMENTS:
        return figure.caption
    names = []
    for shown in read_shown(figure.content):
        name = translate("Cards", "Card face down") if shown.card is None else card_name(shown.card)
        names.append(translate("Rules", "{card} (marked)").format(card=name) if shown.lit else name)
    return with_head(listed(names), figure.caption) if figure.caption else listed(names)


def _tokens(content: str, width: float) -> Drawing:
    counters = []
    for word in content.replace(",", " ").split():
        if word not in _TOKENS:
            raise ValueError(f"there is no counter {word!r}")
        counters.append(_TOKENS[word])
    tall = _TOKEN_ROW * width
    wide = sum(share * width for share, _ in counters) + _TOKEN_GAP * width * (len(counters) + 1)

    def paint(painter: QPainter, rect: QRectF) -> None:
        x = _TOKEN_GAP * width
        for share, counter in counters:
            counter(painter, QRectF(x, (tall - share * width) / 2, share * width, share * width))
            x += (share + _TOKEN_GAP) * width

    return Drawing(QSizeF(wide, tall), paint)


def _cards(figure: Figure, width: float, style: CardStyle) -> Drawing:
    cards = read_shown(figure.content)
    if not cards:
        raise ValueError(f"figure {figure.caption!r} has no cards")
    spots = _ARRANGEMENTS[figure.kind](len(cards))
    if len(spots) < len(cards):
        raise ValueError(f"{figure.kind!r} has no room for {len(cards)} cards")
    spots = [_Spot(s.x, s.y - _LIFT * c.lit, s.angle) for s, c in zip(spots, cards, strict=True)]
    box = QRectF()
    for spot in spots:
        box = box.united(_outline(spot))

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.translate(-box.topLeft() * width)
        for spot, shown in zip(spots, cards, strict=True):
            painter.save()
            painter.translate(QPointF(spot.x, spot.y) * width)
            painter.rotate(spot.angle)
            _paint_shown(painter, shown, width, style)
            painter.restore()

    return Drawing(box.size() * width, paint)


def _outline(spot: _Spot) -> QRectF:
    lean = abs(spot.angle) / 90
    half = QPointF(0.5 + _ROOM + lean * _TALL / 2, _TALL / 2 + _ROOM + lean / 2)
    middle = QPointF(spot.x, spot.y)
    return QRectF(middle - half, middle + half)


def _paint_shown(painter: QPainter, shown: ShownCard, width: float, style: CardStyle) -> None:
    rect = QRectF(-width / 2, -_TALL * width / 2, width, _TALL * width)
    paint_card_shadow(painter, rect, _LIT_SHADOW if shown.lit else _SHADOW)
    paint_card(painter, rect, shown.card, style, plain=width < _PLAIN)
    if shown.quiet:
        veil = QColor(current_theme().panel)
        veil.setAlpha(_VEIL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRoundedRect(rect, width * _CORNER, width * _CORNER)
    if shown.lit:
        painter.setPen(QPen(current_theme().focus, max(2.0, width * _LIT_LINE)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, width * _LIT_CORNER, width * _LIT_CORNER)
