"""Every cell of the score beside the table is written whole, and plates say in their tips what they show by signs."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QHeaderView, QTableWidget
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import words_of
from ludo.ui.i18n import set_language
from ludo.ui.play.page import PlayPage
from ludo.ui.play.panel import SCORE
from ludo.ui.table.plate_words import mark_words
from ludo.ui.table.sheet_cells import TOKENS
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from ludo.ui.wording.names import names_of
from tests.gallery.camera import MOMENTS
from tests.ui.play.conftest import Open, put_away
from tests.ui.play.tables import Mind
from tests.ui.play.test_nothing_cut import session_at

SMALL = QSize(900, 532)
_BESIDE = 4
"""Pixels beside the text of a cell, at least."""


def cut_cells(table: QTableWidget) -> list[str]:
    """What is not whole."""
    found = []
    for row in range(table.rowCount()):
        for column in range(table.columnCount()):
            item = table.item(row, column)
            if item is None or item.data(TOKENS):
                continue
            room = table.visualItemRect(item).adjusted(_BESIDE // 2, 0, -_BESIDE // 2, 0)
            words = QFontMetrics(item.font()).boundingRect(
                QRect(0, 0, room.width(), 10_000), Qt.TextFlag.TextWordWrap, item.text()
            )
            if words.width() > room.width() or words.height() > room.height():
                found.append(f"{item.text()!r}: {words.size().toTuple()} in {room.size().toTuple()}")
    header: QHeaderView = table.horizontalHeader()
    for column in range(table.columnCount()):
        title = table.horizontalHeaderItem(column)
        if title is not None and QFontMetrics(header.font()).horizontalAdvance(title.text()) > header.sectionSize(
            column
        ):
            found.append(f"heading {title.text()!r}")
    return found


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> object:
    yield
    set_base(qapp.font(), 1.0)
    set_language("en")


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("game", MOMENTS)
def test_every_cell_of_the_score_is_whole(
    game: str, scale: float, open_page: Open, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, theme_for("light"))
    set_base(qapp.font(), scale)
    found: list[str] = []
    rows = 0
    for moment in MOMENTS[game]:
        mind = Mind()
        session = session_at(game, moment, mind)
        if not words_of(game).score_sheet(session.record.history(None), names_of(session.chairs, None)).rows:
            continue
        page = open_page(session, mind)
        page.panel.show_tab(SCORE)
        page.resize(SMALL)
        for language in ("fr", "en"):
            set_language(language)
            page.panel.show_tab(SCORE)
            qapp.processEvents()
            rows += page.panel.score.rowCount()
            found += [f"{moment.name}, {language}: {each}" for each in cut_cells(page.panel.score)]
        put_away(page)
    assert rows
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", MOMENTS)
def test_what_a_small_plate_shows_by_signs_is_in_its_tip(game: str, open_page: Open, qtbot: QtBot) -> None:
    moment = max(MOMENTS[game], key=lambda moment: len(moment.script(game).chairs))
    mind = Mind()
    page: PlayPage = open_page(session_at(game, moment, mind), mind)
    page.resize(SMALL)
    assert len(page.table.seats.plates) == len(page.session.chairs)
    for plate in page.table.seats.plates.values():
        assert plate.name in plate.toolTip()
        for words in mark_words(plate.mark):
            assert words in plate.toolTip().replace("\n", " ")
