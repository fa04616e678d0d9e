"""Where the piles, the open cards and the pot lie in the middle of the table of Trente-et-un."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ludo.engine.views import AnyView
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import HAND_SIZE
from ludo.games.trente_et_un.view import trente_et_un_view
from ludo.ui.games.trente_et_un.shown_hands import width_between
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.geometry import TALL, Room

_LARGE = 1.35
"""Width of the cards in the middle, by the unit of the room, where there is room for it."""
_APART = 1.14
"""From one card in the middle to the next, by their width."""
_POT = 0.8
_LEAST_POT = 0.42
"""Width of the pot, by that of a card; the same at least, in large letters."""
_POT_FAR = 52.0
_POT_HIGH = 2.0
"""Width of the pot seen from afar, at the usual scale, for its number; and its height, by that."""
_MEDAL = 1.2
_MEDAL_WIDE = 1.15
"""Width of what honours a thirty-one, by that of a card, where there is room for it; and by its height."""
_CAPTION = 22.0
"""Height of the words below the piles, at the usual scale."""
_MOST_UP = 0.75
"""How far above the centre the cards lie at most, by that height, so that large words have room."""


class Middle(NamedTuple):
    """The middle: the width of its cards, and where each lies; `stock` and `discard` are None with 36 cards.

    table: the three places of the 36-card game, empty with 52; pot: where the pot lies; aside: where the pack lies that
    is not in play, with 36 cards; medal: where a thirty-one is shown, beside the piles with 52 cards; wide: how much
    of the table cards and pot take.
    """

    width: float
    stock: QPointF | None
    discard: QPointF | None
    table: tuple[QPointF, ...]
    pot: QRectF
    aside: QPointF
    medal: QRectF
    wide: float


def middle_of(view: AnyView, room: Room) -> Middle:
    """Return the middle of the table of a view."""
    is_36 = setting_of(trente_et_un_view(view).options).is_36
    count = HAND_SIZE if is_36 else 2
    caption = _CAPTION * room.scale
    height = room.middle.height() - caption * (1 if room.usual else 2)
    most = middle_of(view, room.usual).width if room.usual else room.unit * _LARGE
    wide = width_between(view, room)
    width = min(most, height / TALL, wide / (count * _APART + 2 * (_LEAST_POT if room.usual else _POT)))
    up = min(caption * min(_MOST_UP, text_scale() / 2 - 0.25), (room.middle.height() - width * TALL) / 2)
    centre = QPointF(room.middle.center().x(), room.middle.center().y() - up)
    step = width * _APART
    places = tuple(QPointF(centre.x() + (n - (count - 1) / 2) * step, centre.y()) for n in range(count))
    side = min(max(width * _POT, _POT_FAR * room.scale if room.far else 0.0), (wide - count * step) / 2)
    left = places[0].x() - step / 2 - side
    high = max(width * TALL, _POT_FAR * room.scale * _POT_HIGH if room.far else 0.0)
    pot = QRectF(left, centre.y() - high / 2, side, high)
    aside = QPointF(places[-1].x() + step / 2 + side / 2, centre.y())
    free = min((wide - count * step) / 2, width * _MEDAL)
    medal = _medal(room.middle.center(), width * _MEDAL)
    if not is_36:
        medal = _medal(QPointF(places[-1].x() + (step + free) / 2, centre.y()), free)
    wide = count * step + 2 * side
    if is_36:
        return Middle(width, None, None, places, pot, aside, medal, wide)
    return Middle(width, places[0], places[1], (), pot, aside, medal, wide)


def _medal(at: QPointF, wide: float) -> QRectF:
    return QRectF(at.x() - wide / 2, at.y() - wide / _MEDAL_WIDE / 2, wide, wide / _MEDAL_WIDE)
