"""No text of the board is cut at any step, in either language, in the smallest window with large text."""

from contextlib import suppress

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from ludo.engine.options import Value
from ludo.games.tripoli.options import PRESETS
from ludo.ui.games.tripoli.real_table.form import WideButton
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.services.destinations import ToSheet
from tests.gallery.boards import play
from tests.ui.games.tripoli.real_table.conftest import Table
from tests.ui.pages.conftest import Desk
from tests.ui.pages.test_nothing_cut import cut

NAMES = ("Anna", "Paul", "Zoé", "Marie-Antoinette", "Léa", "Jean", "Inès", "Hugo", "Camille")
STEPS = [
    ("classic", "dealer", 0, 5),
    ("classic", "spare", 1, 5),
    ("classic", "claims", 1, 9),
    ("classic", "betting", 1, 9),
    ("classic", "showdown", 1, 5),
    ("classic", "play", 1, 9),
    ("classic", "between", 1, 9),
    ("pay_suit", "pay_suit", 1, 4),
    ("cosmo", "windows", 0, 4),
    ("cosmo", "play", 1, 4),
]


@pytest.mark.parametrize(("preset", "step", "deals", "players"), STEPS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_text_is_cut(
    preset: str, step: str, deals: int, players: int, language: str, desk: Desk, qtbot: QtBot
) -> None:
    window = desk.open(language)
    window.services.settings.change(language=language, text_scale=130, speed="none")
    nights = window.services.store.nights
    values: dict[str, Value] = dict(PRESETS[preset])
    people = [nights.people.add(name) for name in NAMES[:players]]
    number = nights.sheets.create("tripoli", values, people)
    play(nights, number, step, deals)
    window.open(ToSheet(number))
    page = window.navigator.page
    assert isinstance(page, BoardPage)
    window.setMinimumSize(QSize(900, 560))
    window.resize(900, 560)
    if page.form.marks().choosable and step != "dealer":
        page.form.touch_seat(max(page.form.marks().choosable))
    with suppress(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: not any(cut(page)))
    found = list(cut(page))
    found += [button.text() for button in page.form.findChildren(WideButton) if button.text().endswith("…")]
    inner = page.form.width()
    assert inner >= page.form.minimumSizeHint().width(), "wider than the panel"
    assert not found


def test_the_line_above_the_question_ends_where_the_buttons_end(table: Table) -> None:
    page = table.begin(4)
    ends = {part.mapTo(page, part.contentsRect().topRight()).x() for part in (page.deal, page.acts)}
    assert len(ends) == 1
