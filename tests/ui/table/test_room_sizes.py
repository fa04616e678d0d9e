"""The room at every size of window, number of seats and size of writing: nothing overlaps, nothing is cut."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from ludo.app.start import application
from ludo.ui.games.arrangements import other_hand, own_hand
from ludo.ui.play.status_painting import status_height
from ludo.ui.table.contract import Spot
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.geometry import RISE, SMALLEST, TALL, Needs, Room, index_share
from ludo.ui.table.room_layout import room_for
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base

SMALL_WINDOWS = [(628, 490), (900, 490), (752, 560)]
"""Tables in windows of 900 x 560 (with and without the panel) and 1024 x 640."""
WINDOWS = [(1008, 720), (1094, 690), (1648, 1000), (3568, 2080), (808, 1800), (1080, 1800)]
"""Tables in windows of 1280 x 800, 1366 x 768, 1920 x 1080, 3840 x 2160 and 1080 x 1880."""
NEEDS = {
    "few cards": Needs(hand=3),
    "open hands": Needs(hand=5, back=0.6, fan=2.6),
    "large middle": Needs(hand=18, own=1.1, fans=False, middle=0.38),
    "plots": Needs(hand=13, own=1.1, plots=True),
}
SIZES = [
    *((size, text) for size in SMALL_WINDOWS for text in (1.0, 1.3)),
    *((size, text) for size in WINDOWS for text in (1.0, 1.3, 2.0)),
]


@pytest.fixture
def write_large(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[float]:
    """The size of writing, in the font of the program whatever a test before has left."""
    application()
    apply_theme(qapp, theme_for("light"))
    set_base(qapp.font(), request.param)
    yield request.param
    set_base(qapp.font(), 1.0)


def measure(size: tuple[int, int], seats: int, needs: Needs) -> Room:
    return room_for(QSizeF(*size), seats, 0, True, status_height, text_scale(), needs)


def card_rect(spot: Spot) -> QRectF:
    high = spot.width * TALL
    return QRectF(spot.x - spot.width / 2, spot.y - high / 2, spot.width, high)


def around(spots: list[Spot]) -> QRectF:
    result = QRectF()
    for spot in spots:
        result = result.united(card_rect(spot))
    return result


def parts(room: Room, needs: Needs) -> dict[str, QRectF]:
    """Everything that needs a place of its own."""
    rise = room.own * TALL * RISE
    found = {
        "hand": around(own_hand(room, needs.hand)).adjusted(0, -rise, 0, 0),
        "status": room.status,
        "aid": room.aid,
        "middle": room.middle,
    }
    for seat, where in room.seats.items():
        found[f"plate {seat}"] = where.plate
        if seat != room.bottom and room.fans:
            found[f"fan {seat}"] = around(other_hand(room, where, 5))
        if where.plot is not None:
            found[f"plot {seat}"] = where.plot
    return found


@pytest.mark.parametrize("needs", NEEDS.values(), ids=NEEDS)
@pytest.mark.parametrize(
    ("size", "write_large"), SIZES, indirect=["write_large"], ids=[f"{w}x{h}-{text}" for (w, h), text in SIZES]
)
def test_nothing_overlaps_and_nothing_is_cut(size: tuple[int, int], write_large: float, needs: Needs) -> None:
    for seats in range(2, 10):
        room = measure(size, seats, needs)
        found = parts(room, needs)
        table = QRectF(0, 0, *size).adjusted(-0.5, -0.5, 0.5, 0.5)
        for name, rect in found.items():
            assert table.contains(rect), (seats, name, rect)
            assert rect.width() > 0 < rect.height(), (seats, name, rect)
        for (name, rect), (other, second) in combinations(found.items(), 2):
            touching = rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second)
            assert not touching, (seats, name, rect, other, second)


@pytest.mark.parametrize("needs", NEEDS.values(), ids=NEEDS)
@pytest.mark.parametrize(
    ("size", "write_large"), SIZES, indirect=["write_large"], ids=[f"{w}x{h}-{text}" for (w, h), text in SIZES]
)
def test_every_index_of_a_full_hand_can_be_read(size: tuple[int, int], write_large: float, needs: Needs) -> None:
    for seats in range(2, 10):
        room = measure(size, seats, needs)
        spots = own_hand(room, needs.hand)
        rows = {spot.y for spot in spots}
        for row in rows:
            xs = sorted(spot.x for spot in spots if spot.y == row)
            steps = [right - left for left, right in pairwise(xs)]
            assert all(step >= index_share(text_scale()) * room.own - 0.01 for step in steps), (seats, steps, room.own)
        assert room.unit >= SMALLEST


@pytest.mark.parametrize("needs", NEEDS.values(), ids=NEEDS)
@pytest.mark.parametrize("size", [*SMALL_WINDOWS, *WINDOWS], ids=str)
def test_no_card_is_smaller_in_large_letters(size: tuple[int, int], needs: Needs, qapp: QApplication) -> None:
    application()
    apply_theme(qapp, theme_for("light"))
    try:
        for seats in range(2, 10):
            rooms = []
            for text in (1.0, 1.3, 2.0):
                set_base(qapp.font(), text)
                rooms.append(measure(size, seats, needs))
            usual = rooms[0]
            for room in rooms[1:]:
                assert room.unit >= usual.unit, seats
                assert room.own >= usual.own, seats
                assert room.hand.bottom() <= size[1]
                assert room.status.top() >= 0
    finally:
        set_base(qapp.font(), 1.0)


@pytest.mark.parametrize("seats", range(2, 10))
def test_the_playing_area_keeps_its_ratio_and_grows(qapp: QApplication, seats: int) -> None:
    small, large = measure((1648, 1000), seats, Needs()), measure((3568, 2080), seats, Needs())
    assert large.area.width() <= 1.6 * large.area.height() + 0.01
    assert large.unit > 1.8 * small.unit
    assert large.scale > 1.6 * small.scale
    assert all(large.area.contains(where.plate) for where in large.seats.values())
    tall = measure((1080, 1800), seats, Needs())
    assert tall.area.height() <= 1.5 * tall.area.width() + 0.01
