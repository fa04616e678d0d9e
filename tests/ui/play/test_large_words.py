"""What stands on a table for a while is whole with the largest words, and no smaller than the rest of a large table."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.games.trente_et_un.furniture import TrenteEtUnFurniture
from ludo.ui.games.triomphe.furniture import TriompheFurniture
from ludo.ui.i18n import set_language
from ludo.ui.play.messages import ShowTrick
from ludo.ui.play.page import PlayPage
from ludo.ui.play.summary import SummaryPanel
from ludo.ui.table.geometry import TALL
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from tests.gallery.camera import MOMENTS
from tests.ui.cuts import watched_writing
from tests.ui.play.conftest import Open
from tests.ui.play.tables import Mind
from tests.ui.play.test_nothing_cut import SMALL, session_at

At = Callable[..., PlayPage]


@pytest.fixture
def at(open_page: Open, qtbot: QtBot, qapp: QApplication) -> At:
    """Open the page of a moment of a game, in French."""

    def open_at(game: str, which: str, scale: float = 2.0) -> PlayPage:
        apply_theme(qapp, theme_for("light"))
        set_base(qapp.font(), scale)
        set_language("fr")
        mind = Mind()
        page = open_page(session_at(game, next(each for each in MOMENTS[game] if each.name == which), mind), mind)
        page.resize(SMALL)
        page.show()
        qtbot.waitUntil(lambda: not page.table.busy)
        return page

    return open_at


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_all_rows_of_a_summary_are_alike_and_have_room(at: At, scale: float) -> None:
    page = at("tripoli", "payment", scale)
    panel = page.extras.add(SummaryPanel(page.table))
    assert panel.isVisible()
    needed = panel._size()
    assert not panel.geometry().intersects(page.status_panel.geometry())
    assert needed.x() <= panel.width() + 1
    assert needed.y() <= panel.height() + 1


def test_the_buttons_that_sort_are_as_tall_as_their_words(at: At) -> None:
    page = at("trio", "drawn")
    buttons = [button for button in page.findChildren(QWidget) if button.property("cloth") and button.isVisible()]
    assert len(buttons) == 3
    for button in buttons:
        assert button.height() >= button.fontMetrics().height()
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(buttons, 2))


def test_the_word_below_the_trump_sign_lies_above_the_question(at: At) -> None:
    page = at("triomphe", "middle")
    furniture = page.table._furniture
    assert isinstance(furniture, TriompheFurniture)
    question = page.status_panel.plate().translated(QPointF(page.status_panel.pos()))
    assert furniture._sign.isVisible()
    assert not question.intersects(QRectF(furniture._sign.geometry()))


def test_the_last_trick_is_read_and_named_whole(at: At) -> None:
    page = at("triomphe", "middle")
    page.send(ShowTrick())
    panel = page.cards
    with watched_writing() as cut:
        panel.grab()
    assert not cut
    room = page.table.room
    assert room is not None
    assert panel.height() >= 0.5 * room.unit * TALL
    assert page.table.rect().contains(panel.geometry())


def test_where_one_is_is_said_whole_above_the_table(at: At) -> None:
    page = at("triomphe", "middle")
    bar = page.top
    with watched_writing() as cut:
        bar.grab()
    assert not cut
    buttons = [button for button in bar.findChildren(QPushButton) if button.isVisible()]
    assert bar.place.geometry().right() <= min(button.x() for button in buttons)


def test_words_below_the_piles_are_apart(at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    page = at("trente_et_un", "middle")
    furniture = page.table._furniture
    assert isinstance(furniture, TrenteEtUnFurniture)
    written: list[QRectF] = []

    def note(painter: object, rect: QRectF, *rest: object) -> float:
        written.append(rect)
        return 0.0

    monkeypatch.setattr("ludo.ui.games.trente_et_un.signs.write_line", note)
    furniture._captions.grab()
    assert len(written) == 2
    assert not written[0].intersects(written[1])


def test_the_number_of_a_bet_grows_with_the_table_as_its_buttons_do(at: At, qtbot: QtBot) -> None:
    page = at("tripoli", "betting", 1.0)
    panel = page.status_panel
    before = panel.amount.number.fontInfo().pointSizeF()
    page.resize(3840, 2160)
    qtbot.waitUntil(lambda: panel.buttons[0].height() > 80)
    qtbot.waitUntil(lambda: panel.amount.less.height() == panel.buttons[0].height())
    assert panel.amount.number.fontInfo().pointSizeF() > 2 * before
