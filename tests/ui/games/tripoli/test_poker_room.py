"""Poker at Tripoli: cards kept apart, bets and the names of hands leave plates and numbers uncovered."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.actions import Say
from ludo.engine.places import hand
from ludo.games import GAMES
from ludo.games.tripoli.rules import POKER_SIZE
from ludo.games.tripoli.view import APART, tripoli_view
from ludo.session.session import Session
from ludo.ui.games.tripoli import showdown
from ludo.ui.games.tripoli.signs import ChipSign, Tag
from ludo.ui.play.messages import Decided, Hurry
from ludo.ui.play.page import PlayPage
from ludo.ui.table.contract import Spot, spot_rect
from ludo.ui.table.geometry import INDEX
from tests.gallery import tripoli as moments
from tests.gallery.scripts import Script
from tests.session.tables import header
from tests.ui.pages.finding import only
from tests.ui.play.conftest import Open
from tests.ui.play.hands import press, wait_for
from tests.ui.play.tables import Mind, Notebook
from tests.ui.waiting import stays

SIZES = [(900, 560, 130), (1024, 700, 100), (1280, 800, 100), (3840, 2160, 100)]
"""Windows, and the size of the text in per cent."""

Betting = Callable[[int, int, int, int], PlayPage]


@pytest.fixture
def betting(open_page: Open, qtbot: QtBot) -> Betting:
    """Open a page on which Anna is asked while others have bet."""

    def open_(players: int, width: int, height: int, text: int) -> PlayPage:
        chairs, values = moments.people(players), {"first_dealer": 1}
        script = Script("tripoli", values, chairs)
        moments.betting(script)
        mind = Mind()
        mind.held = True
        storage = Notebook(list(script.lines))
        session = Session(
            GAMES["tripoli"], header("tripoli", chairs, **values), storage, Random(1), mind, lines=script.lines
        )
        page = open_page(session, mind, text_scale=text)
        page.resize(width, height)
        wait_for(qtbot, page, "asking")
        return page

    return open_


def turned(spot: Spot) -> QRectF:
    """The area of a card, which may lie at an angle."""
    rect = spot_rect(spot)
    around = QTransform().translate(spot.x, spot.y).rotate(spot.angle).translate(-spot.x, -spot.y)
    return around.mapRect(rect)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 5, 9])
def test_plates_are_uncovered(betting: Betting, size: tuple[int, int, int], players: int) -> None:
    page = betting(players, *size)
    table = page.table
    assert table.room is not None
    plates = [QRectF(plate.geometry()) for plate in table.seats.plates.values()]
    bets = [sign for sign in table.findChildren(ChipSign) if sign.isVisible()]
    assert bets
    covering = [(sign.accessibleName(), QRectF(sign.geometry())) for sign in bets]
    if table.room.fans:
        covering += [
            (f"a card of {place}", turned(card.spot))
            for seat in range(1, players)
            for place in (hand(seat), APART[seat])
            for card in table.pack.at(place)
        ]
    for name, rect in covering:
        assert QRectF(table.rect()).contains(rect), name
        for plate in plates:
            common = rect.intersected(plate)
            assert common.width() < 2 or common.height() < 2, name
    if not table.room.fans:
        apart = [{(card.spot.x, card.spot.y) for card in table.pack.at(APART[seat])} for seat in range(1, players)]
        assert all(len(spots) <= 1 for spots in apart)


def test_who_skips_to_the_hands_that_are_shown_can_go_on(open_page: Open, qtbot: QtBot) -> None:
    chairs, values = moments.people(3), {"first_dealer": 0}
    script = Script("tripoli", values, chairs)
    moments.until(script, lambda phase, must: phase == "poker" and must == 0)
    notebook = Notebook(list(script.lines))
    head = header("tripoli", chairs, **values)
    session = Session(GAMES["tripoli"], head, notebook, Random(1), Mind(), lines=script.lines)
    page = open_page(session, speed="slow", reduced_motion="no")
    wait_for(qtbot, page, "asking")
    page.send(Decided(Say("check")))
    assert page.table.busy
    while page.table.busy and not page.table.halted:
        page.send(Hurry())
    assert page.table.halted
    assert [found.text() for found in page.status_panel.buttons] == ["Go on"]


@pytest.mark.parametrize(
    "size", [(900, 560, 100), (900, 560, 130), (900, 560, 200), (1280, 800, 100), (1920, 1080, 100)]
)
@pytest.mark.parametrize("players", [3, 9])
def test_hands_that_are_shown_wait_and_are_large_enough_to_be_read(
    open_page: Open, qtbot: QtBot, players: int, size: tuple[int, int, int]
) -> None:
    """The person goes on, not time nor a click on the cloth; nobody's index is covered."""
    chairs, values = moments.people(players), {"first_dealer": 0}
    script = Script("tripoli", values, chairs)
    moments.until(script, lambda phase, must: phase == "poker" and must == 0)
    session = Session(
        GAMES["tripoli"],
        header("tripoli", chairs, **values),
        Notebook(list(script.lines)),
        Random(1),
        Mind(),
        lines=script.lines,
    )
    page = open_page(session, text_scale=size[2])
    page.resize(*size[:2])
    wait_for(qtbot, page, "asking")
    page.send(Decided(Say("check")))
    qtbot.waitUntil(lambda: page.table.halted)
    assert [found.text() for found in page.status_panel.buttons] == ["Go on"]
    assert "Pot of" in page.status_panel.text()
    seen: list[tuple[int, QRectF]] = []
    for seat in range(1, players):
        cards = page.table.pack.at(APART[seat])
        assert len([card.face for card in cards if card.face is not None]) == POKER_SIZE
        assert min(card.spot.width for card in cards) >= 36
        for card in cards:
            rect = spot_rect(card.spot)
            assert QRectF(page.table.rect()).contains(rect)
            index = QRectF(rect.left(), rect.top(), rect.width() * INDEX, rect.height() * 0.3)
            assert not any(index.intersects(other) for owner, other in seen if owner != seat), (seat, card.face)
        seen += [(seat, spot_rect(card.spot)) for card in cards]
    room = page.table.room
    assert room is not None
    tags = [tag for tag in page.table.findChildren(Tag) if tag.isVisible()]
    for seat in showdown.in_the_middle(tripoli_view(page.facts.view), room):
        areas = [spot_rect(card.spot) for card in page.table.pack.at(APART[seat])]
        indices = min(rect.top() + rect.width() * 0.3 for rect in areas)
        covering = [tag for tag in tags if any(rect.intersects(QRectF(tag.geometry())) for rect in areas)]
        assert all(tag.geometry().top() >= indices for tag in covering), "what a hand is covers its cards"
    before = session.ply
    QTest.mouseClick(page.table, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    press(page, Qt.Key.Key_Escape)
    stays(lambda: page.table.halted and session.ply == before, 50)
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.table.busy)
    assert not page.table.pack.at(APART[1])


@pytest.mark.parametrize("size", SIZES)
def test_what_a_hand_is_stands_in_the_middle_of_its_five_cards(betting: Betting, size: tuple[int, int, int]) -> None:
    page = betting(5, *size)
    tag = only(page.table, Tag)
    across = [card.spot.x for card in page.table.pack.at(APART[0])]
    assert len(across) == POKER_SIZE
    assert abs(QRectF(tag.geometry()).center().x() - (min(across) + max(across)) / 2) < 2
