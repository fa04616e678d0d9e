"""A small window in letters of 200 % has a layout of its own: fewer things at once, none of them small."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from benchmarks.stage import BAR, session_of
from ludo.ui.table.geometry import TALL
from ludo.ui.table.places import covers
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from tests.gallery.camera import MOMENTS
from tests.ui.play.conftest import Open
from tests.ui.play.overlays import overlaps
from tests.ui.play.tables import Mind
from tests.ui.play.test_nothing_cut import _plain_cards, session_at

__all__ = ["_plain_cards"]


@pytest.fixture(autouse=True)
def _large_letters(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, theme_for("light"), 2.0)
    yield
    set_base(qapp.font(), 1.0)


def test_the_panel_folds_where_it_would_take_the_table_its_room(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(session_of("trut", 2), panel_open=True)
    page.resize(900, 560 - BAR)
    qtbot.waitUntil(lambda: page.table.width() == page.width())
    assert page.top.panel_button.isEnabled()
    assert not page.top.panel_button.isChecked()
    page.top.panel_button.click()
    assert page.panel.isVisible()
    assert page.top.panel_button.isChecked()
    page.top.panel_button.click()
    assert page.panel.isHidden()
    page.resize(1920, 1080)
    assert page.panel.isVisible()
    assert page.settings.value.panel_open


@pytest.mark.parametrize("moment", ["betting", "nine-betting"])
def test_to_call_is_written_as_large_as_to_raise(moment: str, open_page: Open, qtbot: QtBot) -> None:
    mind = Mind()
    chosen = next(each for each in MOMENTS["tripoli"] if each.name == moment)
    page = open_page(session_at("tripoli", chosen, mind), mind, panel_open=True)
    page.resize(900, 560 - BAR)
    qtbot.waitUntil(lambda: not page.table.busy)
    letters = {QFontInfo(button.written()).pixelSize() for button in page.status_panel.buttons}
    assert len(letters) == 1
    assert not overlaps(page.table)


@pytest.mark.parametrize("game", ["tripoli", "trente_et_un"])
def test_the_card_that_stands_for_a_hand_lies_on_no_name(
    game: str, open_page: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(session_of(game, 9))
    page.resize(900, 560 - BAR)
    qtbot.waitUntil(lambda: not page.table.busy)
    written: list[tuple[str, QRectF]] = []

    def note(painter: object, rect: QRectF, text: str, *rest: object) -> float:
        written.append((text, rect))
        return 0.0

    monkeypatch.setattr("ludo.ui.table.plate.write_line", note)
    for seat, plate in page.table.seats.plates.items():
        spot, wide = plate.style_of_plate.hand_spot, plate.style_of_plate.back
        if seat == 0 or spot is None:
            continue
        written.clear()
        plate.grab()
        card = QRectF(spot.x() - wide / 2, spot.y() - wide * TALL / 2, wide, wide * TALL)
        (name,) = [rect for text, rect in written if text == plate.name]
        assert not covers(name, card), plate.name
        assert name.width() > plate.width() / 3
