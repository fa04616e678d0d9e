"""From the moment of a replay one plays on, or looks how the deal would have ended with the Expert in one's seat."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from ludo.bots.questions import PlayOn
from ludo.engine.turns import CHANCE
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_outlook import TIMES, Outlook
from ludo.ui.pages.replay_state import GoTo
from ludo.ui.services.destinations import ToPastGames, ToReplay
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.thinkers import Appraiser
from tests.ui.waiting import settle

LEFT = Qt.MouseButton.LeftButton


def watched(desk: Desk, worker: Appraiser, names: str = "Anna Hugo", *, actions: int | None = None) -> ReplayPage:
    desk.play(names, computers=[name for name in names.split() if name == "Hugo"], seed=5, actions=actions)
    window = desk.open(worker=worker)
    window.services.settings.change(speed="none")
    window.open(ToReplay(1))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    return page


def at_a_decision(page: ReplayPage, chair: int = 0) -> int:
    """Go to a decision in the middle."""
    replay = page.replay
    seats = [replay.seat_of(ply, chair) for ply in range(len(replay))]
    ply = next(ply for ply in range(len(replay) // 2, len(replay)) if replay.turn(ply).must == seats[ply])
    page.send(GoTo(ply))
    return ply


def window_of(page: ReplayPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def test_one_plays_on_at_the_table_where_it_says_so(desk: Desk) -> None:
    page = watched(desk, Appraiser())
    ply, window = at_a_decision(page), window_of(page)
    QTest.mouseClick(page.from_here.go_on, LEFT)
    table = window.playing.page
    assert table is not None
    assert window.navigator.page is table
    assert table.session.ply == ply
    assert table.session.view(None) == page.replay.view(ply, None)
    assert [chair.person for chair in table.session.chairs] == [chair.person for chair in page.replay.chairs(ply)]
    assert table.top.marked.isVisible()
    assert table.top.marked.text() == "Played on"
    assert f"Played on from moment {ply} of the partie of" in table.top.marked.toolTip()
    window.navigator.home()
    window.open(ToPastGames())
    (kept, _) = window.services.store.sessions()
    assert kept.number == table.session.number


def test_of_several_persons_one_may_play_on_alone(desk: Desk) -> None:
    page = watched(desk, Appraiser(), "Anna Paul")
    at_a_decision(page)
    QTest.mouseClick(page.from_here.go_on, LEFT)
    (menu,) = page.from_here.findChildren(QMenu)
    assert [action.text() for action in menu.actions()] == [
        "The same persons",
        "Anna alone, against computer players",
        "Paul alone, against computer players",
    ]
    menu.actions()[2].trigger()
    table = window_of(page).playing.page
    assert table is not None
    assert [chair.level for chair in table.session.players] == ["expert", None]


def test_at_the_end_and_in_a_partie_that_goes_on_nothing_can_be_played_on(desk: Desk) -> None:
    page = watched(desk, Appraiser())
    page.send(GoTo(len(page.replay)))
    assert not page.from_here.go_on.isEnabled()
    assert not page.from_here.expert.isEnabled()
    page.send(GoTo(3))
    assert page.from_here.go_on.isEnabled()


def test_a_partie_that_goes_on_offers_neither(desk: Desk) -> None:
    page = watched(desk, Appraiser(), actions=12)
    assert not page.from_here.isVisible()


def test_the_expert_in_ones_seat_shows_a_spread_with_progress(desk: Desk, qtbot: QtBot, heard: list[str]) -> None:
    worker = Appraiser(held=True)
    page = watched(desk, worker)
    ply = at_a_decision(page)
    QTest.mouseClick(page.from_here.expert, LEFT)
    outlook = page.outlook
    assert isinstance(outlook, Outlook)
    assert outlook.isVisible()
    assert outlook.progress.text() == f"Played on 0 of {TIMES} times"
    (request,) = worker.played
    assert request.done == tuple(page.replay.done(each) for each in range(ply))
    assert request.levels == tuple(chair.level or "expert" for chair in page.replay.players(ply))
    worker.held = False
    window = window_of(page)
    window.services.parties.bots.take()
    assert outlook.progress.text() == f"Played on 1 of {TIMES} times"
    while len(outlook.gains) < TIMES:
        window.services.parties.bots.take()
    assert len({each.number for each in worker.played}) == TIMES
    assert not outlook.progress.isVisible()
    assert not outlook.stop.isVisible()
    assert outlook.result.text().startswith("The Expert in this seat: ")
    assert "As it was played: " in outlook.result.text()
    assert heard[-1] == outlook.result.text()
    found = outlook.spread
    assert found is not None
    assert sum(count for _, count in found.counts) == TIMES


def test_it_can_be_stopped_and_ends_once_one_goes_elsewhere(desk: Desk) -> None:
    worker = Appraiser(held=True)
    page = watched(desk, worker)
    at_a_decision(page)
    page.from_here.expert.click()
    outlook = page.outlook
    assert outlook is not None
    outlook.stop.click()
    assert not any(isinstance(question, PlayOn) for question in worker.waiting)
    assert not outlook.stop.isVisible()
    page.from_here.expert.click()
    assert outlook.stop.isVisible()
    page.send(GoTo(page.state.ply + 1))
    assert not outlook.isVisible()
    assert not any(isinstance(question, PlayOn) for question in worker.waiting)


def test_where_the_coach_is_off_only_playing_on_is_offered(desk: Desk) -> None:
    worker = Appraiser()
    desk.play("Anna Hugo", computers=["Hugo"], seed=5)
    window = desk.open(worker=worker)
    window.services.settings.change(coach=False)
    window.open(ToReplay(1))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    assert page.from_here.go_on.isVisible()
    assert not page.from_here.expert.isVisible()


def test_where_text_is_large_one_button_offers_all(desk: Desk) -> None:
    window = window_of(watched(desk, Appraiser()))
    window.services.settings.change(text_scale=200)
    settle(window)
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    at_a_decision(page)
    assert not page.from_here.go_on.isVisible()
    assert not page.from_here.expert.isVisible()
    page.from_here.both.click()
    (menu,) = page.from_here.both.findChildren(QMenu)
    texts = [action.text() for action in menu.actions()]
    assert texts == ["Play on from here", "The Expert in this seat", "Analyse from here"]
    menu.actions()[1].trigger()
    assert page.outlook is not None
    assert page.outlook.isVisible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_said_in_both_languages(desk: Desk, language: str) -> None:
    desk.play("Anna Hugo", computers=["Hugo"], seed=5)
    window = desk.open(language, worker=Appraiser())
    window.services.settings.change(speed="none")
    window.open(ToReplay(1))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    ply = next(ply for ply in range(3, len(page.replay)) if page.replay.turn(ply).must not in (CHANCE, None))
    page.send(GoTo(ply))
    page.from_here.expert.click()
    outlook = page.outlook
    assert outlook is not None
    while len(outlook.gains) < TIMES:
        window.services.parties.bots.take()
    words = {"en": ("point", "trut"), "fr": ("point", "trut")}[language]
    assert any(word in outlook.result.text() for word in words)
    assert ("Expert à cette place" in outlook.result.text()) == (language == "fr")


def test_the_expert_goes_on_where_the_page_is_built_anew(desk: Desk, heard: list[str]) -> None:
    worker = Appraiser(held=True)
    page = watched(desk, worker)
    at_a_decision(page)
    page.from_here.expert.click()
    window = window_of(page)
    worker.held = False
    window.services.parties.bots.take()
    worker.held = True
    heard.clear()
    window.services.settings.change(theme="dark")
    settle(window)
    following = window.navigator.page
    assert isinstance(following, ReplayPage)
    assert following is not page
    outlook = following.outlook
    assert outlook is not None
    assert outlook.isVisible()
    assert 1 <= len(outlook.gains) < TIMES
    assert heard == []
    worker.held = False
    while len(outlook.gains) < TIMES:
        window.services.parties.bots.take()
    assert len({each.number for each in worker.played}) == TIMES
