"""Bubbles hide neither trump nor board, nor another sign on the cloth, in large letters as in usual ones."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from ludo.engine.options import write_options
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.i18n import set_language
from ludo.ui.play.page import PlayPage
from ludo.ui.table.bubble import Bubble
from ludo.ui.table.durations import DURATIONS
from ludo.ui.theme.fonts import set_base
from tests.games.facts import FACTS
from tests.ui.play.conftest import Open
from tests.ui.play.tables import Mind, Notebook

ACTIONS = 12
HIDDEN = 0.1
"""The share of a sign that may be covered: less than the rim around what it shows."""
SIZES = ((900, 560), (1280, 800), (1366, 768), (1920, 1080))
SAMPLE = {("tripoli", 4, (1366, 768), 2.0), ("triomphe", 4, (1366, 768), 2.0), ("trio", 6, (900, 560), 1.0)}
TABLES = [
    pytest.param(*table, marks=() if table in SAMPLE else pytest.mark.long)
    for game, facts in FACTS.items()
    for players in facts.bubble.players
    for size in SIZES
    for letters in (1.0, 2.0)
    for table in [(game, players, size, letters)]
]


@pytest.fixture
def _letters(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    set_base(qapp.font(), request.getfixturevalue("letters"))
    set_language("fr")
    yield
    set_language("en")
    set_base(qapp.font(), 1.0)


def in_the_middle(game: str, players: int, open_page: Open) -> PlayPage:
    """A table on which something has happened already."""
    rules, mind, luck = GAMES[game], Mind(), Random(2)
    mind.held = True
    chairs = (Chair("Anna"), *(Chair(f"Marguerite {number}") for number in range(1, players)))
    options = write_options(rules.read_options({"players": players}))
    header = Header(game, rules.rules_version, options, chairs, "2026-01-01T00:00:00+00:00")
    session = Session(rules, header, Notebook(), Random(3), mind)
    for _ in range(ACTIONS):
        must = session.turn().must
        if must is None or session.deal_ended:
            break
        if must == CHANCE:
            session.step()
        else:
            assert session.submit(must, session.offers(must).sample(luck), session.ply) is None
    for chair in range(1, players):
        session.set_player(chair, "random")
    return open_page(session, mind)


@pytest.mark.usefixtures("_letters")
@pytest.mark.parametrize(("game", "players", "size", "letters"), TABLES)
def test_a_bubble_hides_no_sign(
    game: str, players: int, size: tuple[int, int], letters: float, open_page: Open, qapp: QApplication
) -> None:
    page = in_the_middle(game, players, open_page)
    page.resize(*size)
    qapp.processEvents()
    table, room = page.table, page.table.room
    assert room is not None
    view = table.view
    assert view is not None
    signs = [QRectF(sign.geometry()) for sign in table.pack.furniture() if sign.isVisible()]
    signs += table.game_layout.fixtures(view, room)
    assert signs
    for seat in room.seats:
        table.seats.say(seat, FACTS[game].bubble.words, room, DURATIONS["normal"])
        (said,) = [bubble for bubble in table.findChildren(Bubble) if bubble.isVisible()]
        rect = QRectF(said.geometry())
        assert QRectF(table.rect()).contains(rect)
        for sign in signs:
            both = rect.intersected(sign)
            assert both.width() * both.height() <= HIDDEN * sign.width() * sign.height(), (seat, sign, rect)
        said.dismiss()
