"""What lies on the table of Trut keeps clear of each other, also beside the wider panel of a replay."""

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
from ludo.ui.table.room import EDGE, room_for

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
