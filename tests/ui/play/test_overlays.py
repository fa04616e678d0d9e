"""Panels, bubbles, labels and words never cover each other, nor cards that are spoken of: at every moment of a game."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from benchmarks.stage import BAR, WINDOWS
from ludo.ui.i18n import set_language
from ludo.ui.play.page import PlayPage
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from tests.gallery.camera import MOMENTS, compose
from tests.ui.play.conftest import Open
from tests.ui.play.overlays import faults_of, with_panels
from tests.ui.play.tables import Mind
from tests.ui.play.test_nothing_cut import _plain_cards, session_at

__all__ = ["_plain_cards"]

SAMPLE = {
    ("triomphe-partners", 2.0), ("triomphe-over", 1.5), ("trente_et_un-thirty-one", 1.0),
    ("trente_et_un-nine-showdown", 1.5), ("trut-call", 2.0), ("tripoli-over", 1.0), ("tripoli-nine-betting", 2.0),
    ("tripoli-payment", 1.5), ("trio-over", 1.0), ("trio-many", 1.0), ("trio-composing", 2.0),
}  # fmt: skip
"""Moments and sizes of letters at which most has covered something."""


@pytest.fixture(autouse=True)
def _usual_look(qapp: QApplication) -> Iterator[None]:
    yield
    set_base(qapp.font(), 1.0)


def _is_still(page: PlayPage) -> bool:
    return not page.table.busy


@pytest.mark.parametrize(
    ("game", "number", "text"),
    [
        pytest.param(
            game, number, text, id=f"{game}-{moment.name}-{text}",
            marks=() if (f"{game}-{moment.name}", text) in SAMPLE else pytest.mark.long,
        )
        for game, moments in MOMENTS.items()
        for number, moment in enumerate(moments)
        for text in (1.0, 1.5, 2.0)
    ],
)  # fmt: skip
def test_nothing_covers_what_is_spoken_of(
    game: str, number: int, text: float, open_page: Open, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, theme_for("light"))
    set_base(qapp.font(), text)
    set_language("fr")
    mind, moment = Mind(), MOMENTS[game][number]
    page = with_panels(open_page(session_at(game, moment, mind), mind))
    qtbot.waitUntil(partial(_is_still, page))
    compose(page, moment)
    for wide, high in WINDOWS:
        page.resize(wide, high - BAR)
        qtbot.waitUntil(partial(_is_still, page))
        qapp.processEvents()
        for state, found in faults_of(page):
            assert not found, f"{wide}x{high}, {state}"
