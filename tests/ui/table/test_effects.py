"""What is seen besides cards: chips that fly, numbers that count, big moments, bubbles."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.turns import CHANCE
from ludo.ui.art.tokens import paint_chip
from ludo.ui.games.trut.layout import TrutLayout
from ludo.ui.games.trut.words import TrutWords
from ludo.ui.play.status_painting import status_height
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.bubble import Bubble
from ludo.ui.table.chips import ChipFlights, FlyingChip
from ludo.ui.table.contract import Seating, Spot, spot_rect
from ludo.ui.table.counting_number import Counting
from ludo.ui.table.durations import DURATIONS
from ludo.ui.table.moment_banner import MomentBanner
from ludo.ui.table.mover import Mover
from ludo.ui.table.room_layout import room_for
from ludo.ui.table.table import TableWidget
from tests.ui.play.tables import BOTH, FOUR, Keys, open_session, score_lines


def test_chips_fly_one_after_the_other_and_are_gone(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(400, 300)
    mover = Mover(table)
    flights = ChipFlights(table, mover, paint_chip)
    takes = flights.fly(4, Spot(20, 20, 20), Spot(300, 200, 20), 60)
    assert takes > 60
    chips = table.findChildren(FlyingChip)
    assert len(chips) == 4
    with qtbot.waitSignal(mover.finished):
        pass
    assert not [chip for chip in table.findChildren(FlyingChip) if chip.isVisibleTo(table)]
    assert flights.fly(4, Spot(20, 20, 20), Spot(300, 200, 20), 0) == 0


def test_a_number_counts_to_its_value(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    seen: list[int] = []
    number = Counting(owner, lambda: seen.append(number.value))
    number.to(7)
    number.to(40, 120)
    assert number.running
    qtbot.waitUntil(lambda: not number.running)
    assert seen[0] == 7
    assert seen[-1] == 40
    assert seen == sorted(seen)
    number.to(3, 500)
    number.finish()
    assert number.value == 3


@pytest.fixture
def make_table(qtbot: QtBot) -> Callable[[str], TableWidget]:
    def make(speed: str) -> TableWidget:
        store = SettingsStore(Keys())
        store.change(speed=speed)
        table = TableWidget(store, TrutLayout(), TrutWords(), status_height=status_height)
        qtbot.addWidget(table)
        table.resize(900, 640)
        table.show()
        return table

    return make


@pytest.mark.parametrize(("speed", "seen"), [("fast", True), ("none", False)])
def test_a_trut_that_is_marked_is_seen_and_can_be_skipped(
    qtbot: QtBot, make_table: Callable[[str], TableWidget], speed: str, seen: bool
) -> None:
    table = make_table(speed)
    session = open_session(BOTH, lines=score_lines((0, 0, 1)))
    while session.turn().must == CHANCE:
        session.step()
    seating = Seating(session.chairs, (0, 1))
    table.show_view(session.view(0), seating, perspective=0)
    banner = table.findChild(MomentBanner)
    assert banner is not None
    shown: list[bool] = []
    table.happening.connect(lambda batch, part: shown.append(banner.isVisible()))
    session.watch(0, lambda batch: table.play(batch, session.view(0), seating, perspective=0))
    for seat, word in ((0, "trut"), (1, "fold")):
        assert session.submit(seat, session.game.read(word), session.ply) is None
    qtbot.waitUntil(lambda: any(shown) or not table.busy)
    assert any(shown) == seen
    table.skip()
    assert not banner.isVisible()
    assert not table.busy


def test_no_bubble_covers_a_card(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(752, 590)
    room = room_for(QSizeF(752, 590), 4, 0, True, status_height)
    session = open_session(
        FOUR,
        ["luck deal 8c Qd 9h / 8d Jc 10s / Kh Ks 9d / As 10h Jh / 7h", "0 play 8c", "1 play 8d", "2 play 9d"],
    )
    cards = [spot_rect(spot) for place in TrutLayout().spots(session.view(0), room).values() for spot in place]
    for seat, where in room.seats.items():
        bubble = Bubble(table, seat)
        bubble.say("Je trute !", where, room.scale, DURATIONS["normal"], [(card, 1.0) for card in cards])
        rect = QRectF(bubble.geometry())
        assert not any(rect.intersects(card) for card in cards), seat
        assert QRectF(table.rect()).contains(rect)
        assert (rect.center() - where.plate.center()).manhattanLength() < 260
