"""Where things lie on the table of Tripoli: nothing overlaps, nothing is cut, at every size and number of players."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from ludo.games import GAMES
from ludo.games.tripoli.rules import POT
from ludo.ui.art.style import CardStyle
from ludo.ui.games.tripoli.label_card import paint_rank_card
from ludo.ui.games.tripoli.layout import TripoliLayout
from ludo.ui.games.tripoli.plan import plan_for
from ludo.ui.games.tripoli.rosette import rosette
from ludo.ui.games.tripoli.space_painting import lay_in
from ludo.ui.play.status_painting import status_height
from ludo.ui.table.geometry import TALL, Room
from ludo.ui.table.room_layout import room_for

SIZES = [(628, 440), (900, 440), (1008, 690), (1094, 650), (1648, 980), (3568, 2060), (1080, 1780)]
"""Tables in windows of 900 by 560 (with the panel and without) up to 3840 by 2160, and one upright."""
RUN = 13


def room(size: tuple[int, int], players: int, text: float = 1.0) -> Room:
    game = GAMES["tripoli"]
    view = game.new(game.read_options({"players": players})).view(0)
    needs = TripoliLayout().needs(view)
    return room_for(QSizeF(*size), players, 0, True, status_height, text, needs)


EVERY = pytest.mark.parametrize("size", SIZES)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 5, 7, 9])


@EVERY
@PLAYERS
def test_the_board_lies_between_plates_and_words(qapp: object, size: tuple[int, int], players: int) -> None:
    where = room(size, players)
    plan = plan_for(where)
    assert where.area.contains(plan.board)
    assert not plan.board.intersects(plan.strip)
    for thing in (plan.board, plan.strip):
        assert where.area.contains(thing)
        assert not thing.intersects(where.hand)
        assert not thing.intersects(where.status)
        assert not any(thing.intersects(seat.plate) for seat in where.seats.values())


@pytest.mark.parametrize("size", SIZES[:-1])
@PLAYERS
def test_printed_cards_keep_their_size_in_large_letters(qapp: object, size: tuple[int, int], players: int) -> None:
    usual, large = (rosette(plan_for(room(size, players, text)).board).boxes for text in (1.0, 2.0))
    before, now = lay_in(usual), lay_in(large, usual)
    for space in range(POT):
        assert now.cards(space, large[space]).wide >= before.cards(space, usual[space]).wide - 0.5, space


@EVERY
@PLAYERS
def test_every_space_has_room_of_its_own(qapp: object, size: tuple[int, int], players: int) -> None:
    board = plan_for(room(size, players)).board
    shape = rosette(board)
    assert len(shape.boxes) == POT + 1
    for one, other in combinations(shape.boxes, 2):
        assert not one.intersects(other)
    for box in shape.boxes:
        assert board.contains(box)
        assert box.width() >= 36
        assert box.height() >= 18


@EVERY
@PLAYERS
def test_every_index_of_the_longest_run_can_be_read(qapp: object, size: tuple[int, int], players: int) -> None:
    where = room(size, players)
    plan = plan_for(where)
    for count in range(RUN + 1):
        spots = plan.run(count)
        assert len(spots) == count + 1
        for spot in spots:
            rect = QRectF(spot.x - spot.width / 2, spot.y - spot.width * TALL / 2, spot.width, spot.width * TALL)
            assert plan.strip.adjusted(-1, -1, 1, 1).contains(rect)
        for one, other in pairwise(spots):
            assert other.y > one.y + 1 or other.x - one.x >= one.width * 0.25
        if count and spots[-2].y == spots[-1].y:
            assert spots[-1].x - spots[-2].x >= spots[-1].width


@pytest.mark.parametrize("text", [1.0, 1.3])
def test_the_board_is_not_lost_where_room_is_scarce(qapp: object, text: float) -> None:
    for players in range(2, 10):
        board = plan_for(room((900, 440), players, text)).board
        assert board.height() >= 100, players
        assert board.width() >= 170, players


@pytest.mark.parametrize("seen", [(0.0, 0.8), (0.38, 1.0), (0.0, 1.0)])
@pytest.mark.parametrize("size", [24, 48, 90])
@pytest.mark.usefixtures("qapp")
def test_the_letter_of_a_covered_card_stands_where_it_is_seen(size: int, seen: tuple[float, float]) -> None:
    picture = QImage(size, round(size * TALL), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    paint_rank_card(painter, QRectF(picture.rect()), 10, CardStyle(), seen)
    painter.end()
    inked = [
        x
        for x in range(2, size - 2)
        for y in range(picture.height() // 3, 2 * picture.height() // 3)
        if picture.pixelColor(x, y).lightness() < 110
    ]
    assert min(inked) >= seen[0] * size
    assert max(inked) <= seen[1] * size
