"""No words on any table are cut: at its telling moments, in both languages, written small and large."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.i18n import set_language
from ludo.ui.play.page import PlayPage
from ludo.ui.table import card
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from tests.gallery.camera import MOMENTS
from tests.gallery.scripts import Moment
from tests.ui.cuts import watched_writing
from tests.ui.play.conftest import Open, put_away
from tests.ui.play.tables import Mind, Notebook

SMALL, USUAL = QSize(900, 532), QSize(1280, 772)
"""The page in a window of 900 x 560, and of 1280 x 800."""
SIZES = [
    pytest.param(SMALL, 1.3, id="900x560-130"),
    pytest.param(USUAL, 2.0, id="1280x800-200"),
    pytest.param(SMALL, 1.0, id="900x560", marks=pytest.mark.long),
    pytest.param(USUAL, 1.3, id="1280x800-130", marks=pytest.mark.long),
]


@pytest.fixture(autouse=True)
def _plain_cards(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """No pictures on the cards: only what is written beside them is looked at."""
    empty = QPixmap(1, 1)
    empty.fill(Qt.GlobalColor.white)
    monkeypatch.setattr(card, "lying_card", lambda *_, **__: empty)
    yield
    set_base(qapp.font(), 1.0)


def session_at(game: str, moment: Moment, mind: Mind) -> Session:
    """A session that stands at a moment of the gallery; no computer player answers."""
    script, rules = moment.script(game), GAMES[game]
    header = Header(game, rules.rules_version, write_options(script.options), script.chairs, "2026-01-01")
    mind.held = True
    return Session(rules, header, Notebook(list(script.lines)), Random(1), mind, lines=script.lines)


def cut_buttons(table: QWidget) -> Iterator[str]:
    """Yield every button on a table whose words are cut."""
    for button in table.findChildren(QAbstractButton):
        if button.isVisibleTo(table) and button.text():
            with watched_writing() as cut:
                button.grab()
            yield from cut
            needed = button.fontMetrics().horizontalAdvance(button.text())
            if isinstance(button, QPushButton) and needed > button.width():
                yield f"{button.text()!r}: {button.width()} of {needed}"


def cut_on(page: PlayPage, qtbot: QtBot) -> list[str]:
    """Everything that is cut on a page where nothing moves."""
    qtbot.waitUntil(lambda: not page.table.busy)
    with watched_writing() as cut:
        page.grab()
    return cut


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_is_cut(
    game: str, size: QSize, scale: float, open_page: Open, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, theme_for("light"))
    set_base(qapp.font(), scale)
    found = []
    for moment in MOMENTS[game]:
        mind = Mind()
        page = open_page(session_at(game, moment, mind), mind)
        page.resize(size)
        page.show()
        for language in ("fr", "en"):
            set_language(language)
            found += [f"{moment.name}, {language}: {each}" for each in cut_on(page, qtbot)]
        put_away(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ["tripoli pots", "trente_et_un pushed-32"])
def test_buttons_have_room_for_large_words(name: str, open_page: Open, qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, theme_for("light"))
    set_base(qapp.font(), 2.0)
    set_language("fr")
    game, which = name.split()
    mind = Mind()
    page = open_page(session_at(game, next(each for each in MOMENTS[game] if each.name == which), mind), mind)
    page.resize(SMALL)
    page.show()
    qtbot.waitUntil(lambda: not page.table.busy)
    assert not list(cut_buttons(page.table))
