"""What lies on the table of Trut keeps clear of each other, also beside the wider panel of a replay."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF

from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.games.trut.view import trut_view
from ludo.ui.games.trut.furniture import sign_width, tray_rect
from ludo.ui.games.trut.layout import TrutLayout
from ludo.ui.play.status_painting import status_height
from ludo.ui.table.contract import spot_rect
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.geometry import EDGE, no_status
from ludo.ui.table.room_layout import room_for

SIZES = [(604, 474), (628, 490), (728, 614), (752, 630), (1008, 720)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.usefixtures("qapp")
def test_the_pack_covers_neither_the_stake_nor_the_counters(size: tuple[int, int], players: int) -> None:
    game = GAMES["trut"]
    layout = TrutLayout()
    for dealer in range(players):
        state = game.new(game.read_options({"players": players, "first_dealer": dealer}))
        while state.turn().must == CHANCE:
            state.apply(CHANCE, state.legal(CHANCE).sample(Random(1)))
        view = state.view(0)
        assert trut_view(view).facts.dealer == dealer
        room = room_for(QSizeF(*size), players, 0, False, status_height, text_scale(), layout.needs(view))
        sign = QRectF(EDGE, EDGE, sign_width(room), 46 * room.scale)
        others = [sign, tray_rect(room, view, 0), tray_rect(room, view, 1)]
        others += [where.plate for where in room.seats.values()]
        pack = [
            spot_rect(spot)
            for place, spots in layout.spots(view, room).items()
            if place.kind in ("stock", "box")
            for spot in spots
        ]
        assert pack
        for card in pack:
            assert not [other for other in others if other.intersects(card)], (dealer, card)


@pytest.mark.parametrize("size", [(580, 523), *SIZES])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("status", [status_height, no_status])
@pytest.mark.usefixtures("qapp")
def test_the_cards_of_the_others_cover_no_counters_and_these_no_plate(
    size: tuple[int, int], players: int, status: Callable[[float, bool], float]
) -> None:
    """Nothing is said at the table of a replay or a problem."""
    game = GAMES["trut"]
    layout = TrutLayout()
    state = game.new(game.read_options({"players": players, "first_dealer": 0}))
    while state.turn().must == CHANCE:
        state.apply(CHANCE, state.legal(CHANCE).sample(Random(1)))
    view = state.view(0)
    room = room_for(QSizeF(*size), players, 0, False, status, text_scale(), layout.needs(view))
    trays = [tray_rect(room, view, side) for side in (0, 1)]
    hands = [
        spot_rect(spot)
        for place, spots in layout.spots(view, room).items()
        if place.kind == "hand" and place.owner != 0
        for spot in spots
    ]
    assert hands
    covered = [*hands, *(where.plate for where in room.seats.values())]
    assert not [(tray, other) for tray in trays for other in covered if tray.intersects(other)]
