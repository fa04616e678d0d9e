"""Layouts of cards that several games use."""

from collections.abc import Collection, Sequence
from math import atan2, cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from ludo.engine.cards import RANK, SUIT, Card, Suit
from ludo.ui.table import z_order
from ludo.ui.table.contract import Spot
from ludo.ui.table.fonts import corner_radius
from ludo.ui.table.geometry import CROWDED, STRIP, TALL, Room
from ludo.ui.table.seat_places import SeatRoom
from ludo.ui.theme import current_theme

_APART = 1.06
"""From one card of the own hand to the next, where there is room for it, by the width of a card."""
_GAP = 0.34
"""Between two groups of the own hand, by the width of a card at most."""
_GAPS = 0.16
"""How much of the width of the hand goes into such gaps at most."""
_RUN = 3
"""So many cards that follow each other in a suit are a run."""
_AROUND_TRICK = 0.06
"""Above and below a trick together, by the height of a card."""
_TRICK = {2: (0.28, 0.0), 3: (0.56, 0.3)}
_LARGE_TRICK = (1.0, 0.5)
"""From the highest card of a trick to the lowest one, by the height of a card: usually, and where it is a cross."""
TILTS = {"bottom": -1.5, "top": 2.0, "left": 1.5, "right": -2.0}
"""How far a card of a trick lies askew, in degrees, by the side on which its player sits."""
_FAN_STEP = 0.42
_FAN_ANGLE = 7.0
_FAN_SPREAD = 34.0
"""Between the first and the last card of a fan, at most, in degrees."""


def own_hand(room: Room, count: int, begins: Collection[int] = ()) -> list[Spot]:
    """Lay out the hand of the viewer: one row, overlapped evenly; two where a row would hide too much of each card.

    `begins`: the numbers of the cards before which there is a gap, as wide as there is room for.
    """
    width = room.own
    crowded = (room.hand.width() - width) < max(CROWDED * width, room.strip, STRIP) * (count - 1)
    upper = count // 2 if room.rows > 1 and crowded else 0
    bottom = room.hand.bottom() - width * TALL / 2
    back = _row(room, upper, room.hand.top() + width * TALL / 2, begins)
    return back + _row(room, count - upper, bottom, [number - upper for number in begins])


def suits_apart(suits: Sequence[Suit]) -> list[int]:
    """Return the numbers of the cards before which another suit begins; none where the hand is not sorted by suit."""
    begins = [number for number in range(1, len(suits)) if suits[number] != suits[number - 1]]
    return begins if len(begins) < len(set(suits)) else []


def sets_apart(cards: Sequence[Card]) -> list[int]:
    """Return the numbers of the cards before which a set or a run begins, or what follows one."""
    edges = {edge for group in _groups(cards) for edge in group}
    return sorted(edges - {0, len(cards)})


def _groups(cards: Sequence[Card]) -> list[tuple[int, int]]:
    """Return from where to where cards of one rank lie side by side, and three or more that follow in a suit."""
    found, begin = list[tuple[int, int]](), 0
    while begin < len(cards):
        equal, run = begin + 1, begin + 1
        while equal < len(cards) and RANK[cards[equal]] == RANK[cards[begin]]:
            equal += 1
        while run < len(cards) and _follows(cards[run - 1], cards[run]):
            run += 1
        end = max(equal, run if run - begin >= _RUN else 0)
        if end - begin > 1:
            found.append((begin, end))
        begin = end
    return found


def _follows(before: Card, card: Card) -> bool:
    """Is a card the next one in the suit of another?"""
    return SUIT[card] == SUIT[before] >= 0 and RANK[card] == RANK[before] + 1


def _row(room: Room, count: int, y: float, begins: Collection[int]) -> list[Spot]:
    """Lay out a row of the own hand in the middle of the table, as far as its room reaches."""
    width, gaps = room.own, [number for number in begins if 0 < number < count]
    free = room.hand.width() - width
    spare = free - max(STRIP, room.strip, CROWDED * width) * (count - 1)
    gap = min(_GAP * width, _GAPS * free / max(1, len(gaps)), max(0.0, spare) / max(1, len(gaps)))
    step = min(width * _APART, (free - gap * len(gaps)) / max(1, count - 1))
    half = (step * (count - 1) + gap * len(gaps) + width) / 2
    middle = min(max(room.area.center().x(), room.hand.left() + half), room.hand.right() - half)
    offs = [step * n + gap * sum(number <= n for number in gaps) for n in range(count)]
    return [Spot(middle - half + width / 2 + off, y, width, 0.0, z_order.HAND) for off in offs]


def other_hand(room: Room, seat: SeatRoom, count: int) -> list[Spot]:
    """Lay out the hand of another seat: a small fan beside the plate, or one card on it where there is no room."""
    width = room.back
    if not room.fans:
        return [Spot(seat.fan.x(), seat.fan.y(), width, 0.0, z_order.FAN)] * min(1, count)
    step = min(width * _FAN_STEP, width * 1.1 / max(1, count - 1))
    angle = min(_FAN_ANGLE, _FAN_SPREAD / max(1, count - 1))
    spots = []
    for n in range(count):
        off = n - (count - 1) / 2
        spots.append(
            Spot(seat.fan.x() + off * step, seat.fan.y() + abs(off) * width * 0.035, width, off * angle, z_order.FAN)
        )
    return right_of(spots, seat.plate.right() + 2) if seat.side == "top" else spots


def right_of(spots: list[Spot], x: float) -> list[Spot]:
    """Return cards moved to the right, as far as they must be to reach no further left than `x`."""
    shift = max((x - spot.x + _reach(spot) for spot in spots), default=0.0)
    return [spot._replace(x=spot.x + shift) for spot in spots] if shift > 0 else spots


def _reach(spot: Spot) -> float:
    """Return how far a card reaches from its middle to either side."""
    turned = radians(abs(spot.angle))
    return spot.width * (cos(turned) + TALL * sin(turned)) / 2


def pile(at: QPointF, width: float, count: int, shown: int = 4) -> list[Spot]:
    """Lay out a pile whose top cards can be seen."""
    return [Spot(at.x() - n * 0.9, at.y() - n * 1.1, width, 0.0, z_order.PILE) for n in range(min(count, shown))]


def packet(left: float, middle: float, width: float, count: int, show: float = 0.3) -> list[Spot]:
    """Lay out a finished trick as a packet in which each index can be read."""
    return [Spot(left + width / 2 + n * width * show, middle, width, 0.0, z_order.PUT_BY) for n in range(count)]


def crossed(at: QPointF, width: float, count: int) -> list[Spot]:
    """Lay out cards crossed, as a trick that nobody won."""
    spread = 62.0 if count == 2 else 84.0
    return [
        Spot(
            at.x() + (n - (count - 1) / 2) * width * 0.12, at.y(), width,
            spread * (n / max(1, count - 1) - 0.5), z_order.PUT_BY,
        )
        for n in range(count)
    ]  # fmt: skip


def trick_width(room: Room) -> float:
    """Return the width of the cards of a trick: as usual, less where the middle is small.

    Large letters make the middle small, but no card: they lie nearer then.
    """
    players = len(room.seats)
    columns = 2.2 if players == 2 else 3.3 if players <= 4 else 1.6 + 0.62 * (players - 2)
    rows = 1 + _AROUND_TRICK + (0.0 if room.usual else _TRICK.get(players, _LARGE_TRICK)[0])
    most = trick_width(room.usual) if room.usual else room.unit * (1.12 if players == 2 else 1.0)
    return min(most, room.middle.height() / (rows * TALL), room.middle.width() / columns)


def _apart_in_trick(room: Room, width: float) -> float:
    """Return how far above each other the cards of a trick lie, by the usual."""
    if room.usual is None:
        return 1.0
    usual = _TRICK.get(len(room.seats), _LARGE_TRICK)[0]
    free = room.middle.height() / (width * TALL) - 1 - _AROUND_TRICK
    return max(0.0, min(usual, free)) / usual


def loose_cross(room: Room, seats: Sequence[int], width: float) -> list[Spot]:
    """Lay out a trick: each card nearest to its player, slightly tilted, every index to be read.

    Where cards overlap, the one further to the right lies above.
    """
    middle = room.middle.center()
    places = {seat: _in_trick(room, seat, width) for seat in room.seats}
    order = sorted(places, key=lambda seat: places[seat].x())
    spots = []
    for seat in seats:
        off = places[seat]
        depth = z_order.LAID + order.index(seat)
        spots.append(Spot(middle.x() + off.x(), middle.y() + off.y(), width, TILTS[room.seats[seat].side], depth))
    return spots


def _in_trick(room: Room, seat: int, width: float) -> QPointF:
    """Return where the card of a seat lies in a trick, from its middle."""
    apart = _apart_in_trick(room, width)
    height = width * TALL * apart
    players = len(room.seats)
    usual, cross = _TRICK.get(players, _LARGE_TRICK)
    if players > 2 and apart * usual < cross:
        return _in_row(room, seat, width, height)
    if players == 2:
        return QPointF(-0.54 * width, 0.14 * height) if seat == room.bottom else QPointF(0.54 * width, -0.14 * height)
    if seat == room.bottom:
        return QPointF(0, height * (0.3 if players == 3 else 0.51))
    others = sorted(
        (other for other in room.seats if other != room.bottom),
        key=lambda other: _angle(room, other),
    )
    number = others.index(seat)
    if players == 3:
        return QPointF((-1.08, 1.08)[number] * width, -0.3 * height)
    if players == 4:
        return QPointF((-1.08, 0.0, 1.08)[number] * width, (0.0, -0.51, 0.0)[number] * height)
    off = number - (len(others) - 1) / 2
    return QPointF(off * 0.62 * width, height * (-0.51 + 0.36 * abs(off) / len(others)))


def _in_row(room: Room, seat: int, width: float, height: float) -> QPointF:
    """Return where the card of a seat lies in a trick for which a cross is too tall: every index side by side."""
    order = sorted((other for other in room.seats if other != room.bottom), key=lambda other: _angle(room, other))
    order.insert((len(order) + 1) // 2, room.bottom)
    last = len(order) - 1
    wide = 2.16 if last < 4 else 0.62 * (last - 1) + 0.5
    off = {"top": -0.5, "bottom": 0.5}.get(room.seats[seat].side, 0.0)
    return QPointF((order.index(seat) / last - 0.5) * wide * width, off * height)


def _angle(room: Room, seat: int) -> float:
    """Return how far round the table a seat is, clockwise from the left of the nearest."""
    plate = room.seats[seat].plate.center() - room.area.center()
    return atan2(plate.x(), -plate.y())


def around(middle: QPointF, width: float, height: float) -> QRectF:
    """Return a rectangle by its centre and size."""
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def paint_plate(painter: QPainter, rect: QRectF, scale: float, *, strong: bool = False) -> None:
    """Paint a plate of this scale on the cloth; `strong`: with a golden edge."""
    theme = current_theme()
    line = 2.0 if strong else float(theme.line_width)
    painter.setPen(QPen(theme.gold if strong else theme.cloth_line, line))
    painter.setBrush(theme.cloth_plate)
    inset = line / 2 + 0.5
    radius = corner_radius(scale)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
