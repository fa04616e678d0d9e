"""Parties of older files get their results while the pages of game nights are looked at."""

from pytestqt.qtbot import QtBot

from ludo.store.store import Store
from ludo.ui.services.destinations import ToEvenings
from tests.session.tables import computers, header, open_session
from tests.ui.pages.conftest import Desk


def test_results_of_parties_from_before_they_were_kept_come_by_themselves(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open("en")
    store = window.services.store
    assert isinstance(store, Store)
    for seed in (1, 2):
        session = open_session(store, header("trut", computers(2), truts_to_win=1), seed)
        while session.step():
            pass
    database = store._database
    connection = database.connection
    before = connection.execute("SELECT * FROM results ORDER BY origin, chair").fetchall()
    with database.transaction():
        books = database.books
        books.undo([act.id for act in books.standing.order if act.kind == "ended"])
    assert not connection.execute("SELECT 1 FROM results UNION SELECT 1 FROM finished").fetchall()
    window.open(ToEvenings())
    qtbot.waitUntil(lambda: store.unknown_finishes(["trut"]) == [])
    assert connection.execute("SELECT * FROM results ORDER BY origin, chair").fetchall() == before
    qtbot.waitUntil(lambda: not window.results.isActive())
