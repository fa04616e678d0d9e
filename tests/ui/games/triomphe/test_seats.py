"""The draw for teams is seen: cards are drawn, then people walk to their seats."""

import pytest
from pytestqt.qtbot import QtBot

from ludo.engine.places import Place
from ludo.games.triomphe.view import triomphe_view
from ludo.ui.play.page import PlayPage
from tests.ui.games.triomphe.tables import table
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for
from tests.ui.play.tables import Mind

DRAWN = "luck draw Kd 10s 8s Qh"
"""Anna and Jeanne draw red, Hugo and Léa black."""


def places(page: PlayPage) -> dict[int, tuple[int, int]]:
    return {plate.chair: (plate.x(), plate.y()) for plate in page.table.seats.plates.values()}


@pytest.mark.clause("TRI-10", "TRI-06")
@pytest.mark.parametrize("speed", ["fast", "none"])
def test_people_walk_to_the_seats_that_the_draw_gives_them(open_page: Open, qtbot: QtBot, speed: str) -> None:
    mind = Mind()
    session = table(4, mind=mind, teams="2x2", first_dealer="draw_designates", seed=3)
    page = open_page(session, mind, speed=speed)
    before = places(page)
    drawn, between = False, False
    while triomphe_view(session.view(None)).facts.phase == "team_draw" or page.table.busy:
        qtbot.wait(5)
        shown = {place.kind for place in page.table.pack.places}
        drawn |= "drawn" in shown and page.table.seating.chairs == (0, 1, 2, 3)
        seated = page.table.seating.chairs != (0, 1, 2, 3)
        between |= seated and page.table.busy and "drawn" not in shown and places(page) != ends(page)
    chairs = page.table.seating.chairs
    assert chairs == triomphe_view(session.view(None)).facts.seating
    assert chairs != (0, 1, 2, 3), "choose a seed that changes seats"
    assert drawn
    assert between == (speed == "fast")
    assert places(page) != before
    assert places(page) == ends(page)


def ends(page: PlayPage) -> dict[int, tuple[int, int]]:
    """Where the plates belong."""
    room = page.table.room
    assert room is not None
    return {
        page.table.seating.chairs[seat]: (where.plate.toRect().x(), where.plate.toRect().y())
        for seat, where in room.seats.items()
    }


@pytest.mark.clause("TRI-10")
def test_nobody_is_a_partner_before_the_draw(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind()
    page = open_page(table(4, mind=mind, teams="2x2", first_dealer="draw_designates", seed=3), mind)
    assert not any(plate.mark.partner or plate.mark.team for plate in page.table.seats.plates.values())
    wait_for(qtbot, page, "asking")
    plates = page.table.seats.plates.values()
    assert sum(plate.mark.partner for plate in plates) == 1
    assert sorted(plate.mark.team.number for plate in plates if plate.mark.team is not None) == [0, 0, 1, 1]


@pytest.mark.clause("TRI-06")
def test_the_hand_of_a_partner_is_open(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind()
    page = open_page(table(4, mind=mind, teams="2x2", team_draw="agreed", concession="off", seed=2), mind)
    wait_for(qtbot, page, "asking")
    faces = {seat: [card.face for card in page.table.pack.at(Place("hand", seat))] for seat in range(4)}
    assert None not in faces[1]
    assert faces[1]
    assert {*faces[2], *faces[3]} == {None}
