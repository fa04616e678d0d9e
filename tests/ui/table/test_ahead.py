"""What is prepared while a table waits for the next beat."""

import pytest
from pytestqt.qtbot import QtBot

from ludo.engine.actions import PLAYS
from ludo.engine.cards import read_card
from ludo.ui.games.registry import words_of
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.choreography import Beat
from ludo.ui.table.prerendering import Ahead, Next
from ludo.ui.table.table import TableWidget
from tests.ui.play.tables import EIGHT_QUEEN_TEN, Keys, open_session
from tests.ui.table.test_table import CountingLayout, batches, play, show


@pytest.fixture
def table(qtbot: QtBot) -> TableWidget:
    store = SettingsStore(Keys())
    store.change(speed="normal")
    shown = TableWidget(store, CountingLayout(), words_of("trut"))
    qtbot.addWidget(shown)
    shown.resize(900, 640)
    shown.show()
    return shown


def test_what_was_prepared_is_what_is_shown(qtbot: QtBot, table: TableWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Next | None] = []
    take = Ahead.take

    def remember(ahead: Ahead, beat: Beat) -> Next | None:
        taken.append(take(ahead, beat))
        return taken[-1]

    monkeypatch.setattr(Ahead, "take", remember)
    session = open_session(lines=[EIGHT_QUEEN_TEN])
    show(table, session)
    told = batches(session)
    session.submit(0, PLAYS[read_card("Qh")], session.ply)
    with qtbot.waitSignal(table.idle):
        play(table, session, told)
    assert taken[0] is not None
    assert taken[0].view == session.view(0)
    assert table.room is not None
    assert taken[0].spots == table.game_layout.spots(session.view(0), table.room)


def test_a_table_of_another_size_shows_nothing_that_was_prepared_before(qtbot: QtBot, table: TableWidget) -> None:
    session = open_session(lines=[EIGHT_QUEEN_TEN])
    show(table, session)
    told = batches(session)
    session.submit(0, PLAYS[read_card("Qh")], session.ply)
    play(table, session, told)
    ahead = table.findChild(Ahead)
    assert ahead is not None
    qtbot.waitUntil(lambda: ahead._next is not None or not table.busy)
    table.resize(1200, 800)
    qtbot.waitUntil(lambda: not table.busy)
    assert table.room is not None
    spots = table.game_layout.spots(session.view(0), table.room)
    assert all(card.spot in spots[card.place] for card in table.pack.all())
