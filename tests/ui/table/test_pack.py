"""Which cards of the table fly where."""

from random import Random

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.events import Moved
from ludo.engine.places import STOCK, TRICK, Place
from ludo.engine.turns import CHANCE
from ludo.engine.views import AnyView
from ludo.games import GAMES
from ludo.ui.art.style import CardStyle
from ludo.ui.table import z_order
from ludo.ui.table.contract import Spot
from ludo.ui.table.mover import Mover
from ludo.ui.table.pack import Pack

HEAP = [Spot(100 + n, 100, 60, 0, z_order.PILE) for n in range(3)]
"""A pile of which the three uppermost cards are seen."""


@pytest.fixture
def pack(qtbot: QtBot) -> Pack:
    cloth = QWidget()
    qtbot.addWidget(cloth)
    return Pack(cloth, Mover(cloth), CardStyle(), lambda _: None)


def dealt_trio() -> AnyView:
    """What the first seat sees of Trio when the cards are dealt."""
    game = GAMES["trio"]
    state, luck = game.new(game.read_options({})), Random(1)
    while state.turn().must == CHANCE:
        state.apply(CHANCE, state.legal(CHANCE).sample(luck))
    return state.view(0)


@pytest.mark.parametrize(("ends", "flying"), [(3, 3), (1, 3), (12, 12)])
def test_of_a_pile_no_more_cards_fly_than_can_be_seen(pack: Pack, ends: int, flying: int) -> None:
    view = dealt_trio()
    assert len(view.cards(STOCK)) > 12
    target = Place("won", 0) if ends < 12 else TRICK
    moved = Moved((None,) * 12, STOCK, target)
    spread = [Spot(300 + 20 * n, 300, 60, 0, z_order.LAID) for n in range(ends)]
    pack.move([moved], view, {STOCK: HEAP}, {target: spread}, duration=200)
    assert len(pack.all()) == flying
    assert len(pack.at(target)) == ends
