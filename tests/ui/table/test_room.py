"""Where things lie: nothing overlaps, nothing is cut, at every size and number of players."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from ludo.engine.places import TRICK, hand
from ludo.games import GAMES
from ludo.games.trut.view import rotten, taken
from ludo.ui.games.trut.furniture import tray_rect
from ludo.ui.games.trut.layout import TrutLayout
from ludo.ui.play.status_painting import status_height
from ludo.ui.table.contract import Spot
from ludo.ui.table.geometry import SMALLEST, TALL, Room
from ludo.ui.table.room_layout import room_for
from tests.ui.play.tables import FOUR, TWO, open_session

SIZES = [(752, 628), (1008, 728), (1648, 1000), (2600, 1300), (700, 1000)]


def room(size: tuple[int, int], seats: int, clockwise: bool = True) -> Room:
    return room_for(QSizeF(*size), seats, 0, clockwise, status_height)


def card_rect(spot: Spot) -> QRectF:
    return QRectF(spot.x - spot.width / 2, spot.y - spot.width * TALL / 2, spot.width, spot.width * TALL)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 10))
def test_plates_lie_inside_the_table_and_apart(qapp: object, size: tuple[int, int], seats: int) -> None:
    where = room(size, seats)
    table = QRectF(0, 0, *size)
    plates = [seat.plate for seat in where.seats.values()]
    assert len(plates) == seats
    assert where.unit >= SMALLEST
    for number, plate in enumerate(plates):
        assert table.contains(plate), plate
        assert not plate.intersects(where.hand)
        assert not any(plate.intersects(other) for other in plates[number + 1 :])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 10))
def test_fans_lie_beside_their_plates(qapp: object, size: tuple[int, int], seats: int) -> None:
    where = room(size, seats)
    table = QRectF(0, 0, *size)
    high = where.back * TALL
    fans = {
        seat: QRectF(found.fan.x() - where.back, found.fan.y() - high / 2, 2 * where.back, high)
        for seat, found in where.seats.items()
        if found.side != "bottom"
    }
    for seat, fan in fans.items():
        assert table.contains(fan)
        assert not any(fan.intersects(found.plate) for found in where.seats.values())
        assert not any(fan.intersects(other) for number, other in fans.items() if number != seat)


@pytest.mark.clause("TRU-05")
def test_the_order_of_play_turns_the_drawing(qapp: object) -> None:
    """TRU-05: clockwise, seen from above, the next player sits to the left; anticlockwise to the right."""
    clockwise, other = room((1008, 728), 4), room((1008, 728), 4, clockwise=False)
    assert [clockwise.seats[seat].side for seat in range(4)] == ["bottom", "left", "top", "right"]
    assert [other.seats[seat].side for seat in range(4)] == ["bottom", "right", "top", "left"]
    for wanted in ("clockwise", "anticlockwise"):
        session = open_session(FOUR, direction=wanted)
        assert TrutLayout().clockwise(session.view(0)) == (wanted == "clockwise")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("chairs", [TWO, FOUR], ids=["two", "four"])
def test_trut_fits(qapp: object, size: tuple[int, int], chairs: tuple[object, ...]) -> None:
    """Hand, trick, packets and counters keep apart, with all tricks that can lie there."""
    players = len(chairs)
    game = GAMES["trut"]
    session = open_session(TWO if players == 2 else FOUR, ["luck deal " + deal(players)])
    view, where = session.view(0), room(size, players)
    assert game.id == view.game
    table = QRectF(0, 0, *size)
    spots = TrutLayout().spots(view, where)
    trays = [tray_rect(where, view, side) for side in (0, 1)]
    own = [card_rect(spot) for spot in spots[hand(0)]]
    for tray in trays:
        assert table.contains(tray)
        assert not any(tray.intersects(plate.plate) for plate in where.seats.values())
        assert not any(tray.intersects(card) for card in own)
    assert all(table.contains(card) for card in own)
    assert all(card.top() > where.status.bottom() for card in own)
    for place in (taken(0, 0), taken(1, 0), rotten(0), TRICK):
        assert place not in spots


def deal(players: int) -> str:
    return "8c Qd 9h / 8d Jc 10s / Kh Ks 9d / As 10h Jh / 7h" if players == 4 else "8c Qd 9h / 8d Jc 10s / 7h"


@pytest.mark.parametrize("size", SIZES)
def test_four_cards_of_a_trick_show_their_indices(qapp: object, size: tuple[int, int]) -> None:
    """LOOK: index and suit can be read on every card of the trick."""
    laid = ["0 play 8c", "1 play 8d", "2 play 9d"]
    session = open_session(FOUR, ["luck deal " + deal(4), *laid])
    where = room(size, 4)
    cards = [card_rect(spot) for spot in TrutLayout().spots(session.view(0), where)[TRICK]]
    for number, card in enumerate(cards):
        index = QRectF(card.left(), card.top(), card.width() * 0.24, card.height() * 0.36)
        assert not any(index.intersects(above.adjusted(2, 2, -2, -2)) for above in cards[number + 1 :])
        assert where.middle.adjusted(-9999, 0, 9999, 0).contains(card)
