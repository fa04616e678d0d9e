"""Everybody has one plate, and their name stands once on the table."""

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from benchmarks.stage import PLAYERS, session_of
from tests.ui.play.conftest import Open


@pytest.mark.parametrize("game", PLAYERS)
def test_everybody_has_one_plate_and_is_named_once(
    game: str, open_page: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for players in {min(PLAYERS[game]), 4}:
        page = open_page(session_of(game, players))
        qtbot.waitUntil(lambda: not page.table.busy)  # noqa: B023
        assert len(page.table.seats.plates) == players
        written: list[str] = []
        with monkeypatch.context() as patch:
            patch.setattr(QPainter, "drawText", lambda *given: written.extend(x for x in given if isinstance(x, str)))  # noqa: B023
            for child in page.table.findChildren(QWidget):
                if hasattr(child, "level") and hasattr(child, "draw"):
                    child.update()
            page.table.grab()
        for chair in page.session.chairs:
            assert written.count(chair.name) == 1, chair.name
