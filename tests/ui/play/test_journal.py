"""The journal of a long partie is written from its end on, a part at a time, and is whole in the end."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.ui.i18n import set_language
from ludo.ui.play import panel
from ludo.ui.play.page import PlayPage
from ludo.ui.widgets.incremental_page import Gradual
from tests.ui.play.conftest import Open
from tests.ui.play.tables import BOTH, open_session


def lines(page: PlayPage) -> list[str]:
    return [page.panel.journal.item(row).text() for row in range(page.panel.journal.count())]


@pytest.fixture
def page(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> PlayPage:
    """A partie of 100 actions that is gone on with; eight are written at a time."""
    monkeypatch.setattr(panel, "_SLICE", 8)
    session, luck = open_session(BOTH, truts_to_win=9), Random(4)
    while session.ply < 100 and not session.over:
        if not session.step():
            seat = session.turn().must
            assert seat is not None
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
    return open_page(session, panel_open=True)


def topmost(page: PlayPage) -> str:
    line = page.panel.journal.itemAt(5, 5)
    assert line is not None
    return line.text()


def is_whole(page: PlayPage) -> bool:
    growth = page.panel.findChild(Gradual)
    return growth is not None and not growth.busy


def written_at_once(page: PlayPage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(panel, "_SLICE", 1_000)
    page.panel.write(page.facts.sole)
    return lines(page)


def test_its_end_is_there_at_once_and_seen_and_the_rest_soon(
    page: PlayPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: is_whole(page))
    whole = written_at_once(page, monkeypatch)
    monkeypatch.setattr(panel, "_SLICE", 8)
    page.panel.write(page.facts.sole)
    first = lines(page)
    assert 0 < len(first) < len(whole) / 2
    assert first == whole[-len(first) :]
    bar = page.panel.journal.verticalScrollBar()
    while not is_whole(page):
        assert bar.value() == bar.maximum(), "the last line stays in view"
        QApplication.processEvents()
    assert lines(page) == whole
    assert bar.value() == bar.maximum() > 0


def test_another_language_while_it_is_written_leaves_nothing_of_the_first(
    page: PlayPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.panel.write(page.facts.sole)
    assert not is_whole(page)
    set_language("fr")
    qtbot.waitUntil(lambda: is_whole(page))
    shown = lines(page)
    assert shown == written_at_once(page, monkeypatch)


def test_what_is_read_further_up_does_not_move(page: PlayPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panel, "_SLICE", 40)
    page.panel.write(page.facts.sole)
    bar = page.panel.journal.verticalScrollBar()
    assert bar.maximum() > 0
    assert not is_whole(page)
    bar.setValue(0)
    top = topmost(page)
    qtbot.waitUntil(lambda: is_whole(page))
    assert topmost(page) == top
