"""Nothing overlaps and nothing is cut, from the smallest window to a portrait screen, with two to nine players."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.places import DISCARD_PILE, STOCK, hand
from ludo.games.trente_et_un.view import TABLE
from ludo.ui.games.trente_et_un.furniture import TrenteEtUnFurniture
from ludo.ui.games.trente_et_un.signs import Pot
from ludo.ui.play.page import PlayPage
from ludo.ui.table.contract import spot_rect
from ludo.ui.table.places import covers
from tests.ui.games.trente_et_un.conftest import Dealt

SIZES = [(900, 560), (1024, 640), (1366, 768), (1920, 1080), (1080, 1880)]
HANDS = ("Kh 8h Jc", "Qs 9d 8d", "7h 7d Jd", "10c 7c 6s", "6c 6d 8s", "9h 10d As", "Ks Kc Qd", "Js Jh 9c", "Ah 8c 7s")


def things(page: PlayPage) -> dict[str, QRectF]:
    """Everything that must keep clear of everything else."""
    table = page.table
    assert table.room is not None
    furniture = table._furniture
    assert isinstance(furniture, TrenteEtUnFurniture)
    found = {f"plate {seat}": QRectF(plate.geometry()) for seat, plate in table.seats.plates.items()}
    found["pot"] = QRectF(furniture.pot.geometry())
    if furniture.own.isVisible():
        found["value"] = QRectF(furniture.own.geometry())
    found["status"] = QRectF(page.status_panel.geometry())
    for place, spots in table.game_layout.spots(page.facts.view, table.room).items():
        if place in (STOCK, DISCARD_PILE, TABLE) or place == hand(0):
            numbered = enumerate(spots) if place in (TABLE, hand(0)) else [(0, spots[-1])]
            found |= {f"{place.kind} {number}": spot_rect(spot) for number, spot in numbered}
    return found


def apart(page: PlayPage) -> None:
    area = QRectF(page.table.rect())
    found = things(page)
    for name, rect in found.items():
        assert area.contains(rect), name
    for (one, first), (other, second) in combinations(found.items(), 2):
        common = first.intersected(second)
        assert common.width() < 1.5 or common.height() < 1.5, (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4, 9])
@pytest.mark.parametrize("variant", ["classic52", "schwimmen36"])
def test_nothing_overlaps(dealt: Dealt, qtbot: QtBot, size: tuple[int, int], players: int, variant: str) -> None:
    page = dealt(HANDS[:players], hold=True, dealer=players - 1, variant=variant)
    page.resize(*size)
    qtbot.waitUntil(lambda: page.facts.phase.name in ("asking", "gap") and page.table.room is not None)
    if variant == "classic52":
        assert {"stock 0", "discard 0", "hand 0"} <= set(things(page))
    apart(page)
    page.settings.change(panel_open=False)
    apart(page)


def test_four_cards_and_what_they_would_be_worth_keep_clear(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt(HANDS[:9], acts=("0 draw_talon",), hold=True)
    page.resize(900, 560)
    qtbot.waitUntil(lambda: page.facts.phase.name == "asking")
    assert len(page.table.hand_cards()) == 4
    apart(page)


def _all_shown(dealt: Dealt, qtbot: QtBot, high: int) -> PlayPage:
    knocked = ["0 knock"]
    for seat in range(1, 9):
        knocked += [f"{seat} draw_talon", f"{seat} discard:{HANDS[seat].split()[0]}"]
    page = dealt(HANDS, rest="5c 5d 5h 5s 4c 4d 4h 4s 3c 3d", acts=knocked, hold=True)
    page.resize(900, high)
    qtbot.waitUntil(lambda: page.facts.phase.name == "result" and not page.table.busy)
    return page


def test_nine_hands_that_are_shown_are_large_enough_and_keep_clear(dealt: Dealt, qtbot: QtBot) -> None:
    page = _all_shown(dealt, qtbot, 560)
    room = page.table.room
    assert room is not None
    spots = page.table.game_layout.spots(page.facts.view, room)
    hands = {seat: [spot_rect(spot) for spot in spots[hand(seat)]] for seat in range(1, 9)}
    assert min(card.width() for cards in hands.values() for card in cards) >= 33
    for seat, cards in hands.items():
        kept = [*things(page).values(), *(card for other in hands if other != seat for card in hands[other])]
        assert not any(covers(card, thing) for card in cards for thing in kept), seat


def test_on_small_plates_the_value_of_a_hand_stands_in_place_of_its_cards(dealt: Dealt, qtbot: QtBot) -> None:
    page = _all_shown(dealt, qtbot, 522)  # in a window of 900 x 560
    room, furniture = page.table.room, page.table._furniture
    assert room is not None
    assert not room.fans
    assert isinstance(furniture, TrenteEtUnFurniture)
    for seat, badge in furniture.badges.items():
        plate, value = room.seats[seat].plate, QRectF(badge.geometry())
        coins_end = room.seats[seat].fan.x() - plate.height() * 0.3 / 2 - 4
        number_of_cards = QRectF(room.seats[seat].fan, plate.bottomRight() - QPointF(8, 6))
        assert badge.isVisible()
        assert plate.contains(value)
        assert value.left() >= coins_end - 1
        assert value.top() >= plate.center().y() - 2, "covers the name"
        assert value.contains(number_of_cards), "a part of the number of cards is seen beside it"


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3])
@pytest.mark.parametrize("wide", [40, 56, 60, 64, 72, 90])
def test_the_number_of_chips_keeps_off_the_edges_of_the_pot(qtbot: QtBot, wide: int, scale: float) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    pot = Pot(parent)
    pot.resize(wide, round(wide * 1.9))
    pot.show_amount(12, scale)
    picture = QImage(pot.size(), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    pot.render(picture, renderFlags=QWidget.RenderFlag.DrawChildren)
    edges = (*range(3), *range(wide - 3, wide))
    assert not any(picture.pixelColor(x, y).alpha() for x in edges for y in range(pot.height()))
