"""The draw for teams is seen: cards are drawn, then people walk to their seats."""

from collections.abc import Iterable, Mapping

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from ludo.engine.places import Place
from ludo.games.triomphe.view import triomphe_view
from ludo.ui.play.page import PlayPage
from ludo.ui.table.durations import Durations
from ludo.ui.table.plate import SeatPlate
from ludo.ui.table.seat_changes import Walks
from tests.ui.games.triomphe.tables import table
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for
from tests.ui.play.tables import Mind


def places(page: PlayPage) -> dict[int, tuple[int, int]]:
    return {plate.chair: (plate.x(), plate.y()) for plate in page.table.seats.plates.values()}


@pytest.mark.clause("TRI-10", "TRI-06")
@pytest.mark.parametrize("speed", ["fast", "none"])
def test_people_walk_to_the_seats_that_the_draw_gives_them(
    open_page: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    starts: list[tuple[dict[int, tuple[int, int]], set[str], int]] = []
    start = Walks.start

    def watched(self: Walks, plates: Iterable[SeatPlate], before: Mapping[int, QRect], durations: Durations) -> int:
        time = start(self, plates, before, durations)
        lying = {place.kind for place in page.table.pack.places}
        starts.append(({chair: (rect.x(), rect.y()) for chair, rect in before.items()}, lying, time))
        return time

    monkeypatch.setattr(Walks, "start", watched)
    mind = Mind()
    session = table(4, mind=mind, teams="2x2", first_dealer="draw_designates", seed=3)
    page = open_page(session, mind, speed=speed)
    shown: set[int] = set()
    page.table.happening.connect(lambda *_: shown.add(len(page.table.pack.at(Place("drawn", 0)))))
    qtbot.waitUntil(lambda: bool(starts) and not page.table.busy)
    assert page.table.seating.chairs == triomphe_view(session.view(None)).facts.seating
    assert page.table.seating.chairs != (0, 1, 2, 3), "choose a seed that changes seats"
    assert 1 in shown, "the cards drawn were seen"
    ((from_where, lying, time),) = starts
    moved = [chair for chair, at in places(page).items() if abs(at[0] - from_where[chair][0]) > 50]
    assert moved
    assert 0 not in moved, "the person before the screen stays where they are on it"
    assert "drawn" not in lying, "the cards had gone before people walked"
    assert (time > 0) == (speed == "fast")
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
