"""Hand, table, score and the lines of the journal can be read out at every moment of every game on the screen."""

from collections.abc import Iterator
from random import Random

import pytest

from ludo.engine.events import Event, Moved
from ludo.engine.places import Place
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS, words_of
from ludo.ui.i18n import set_language
from ludo.ui.wording.names import names_of
from tests.session.tables import header
from tests.ui.play.tables import Notebook

ACTIONS = 250


@pytest.fixture(params=["en", "fr"], autouse=True)
def _language(request: pytest.FixtureRequest, qapp: object) -> Iterator[None]:
    set_language(request.param)
    yield
    set_language("en")


def play_on(session: Session, luck: Random) -> bool:
    """Do something legal, whoever is asked; False once the partie is over."""
    must = session.turn().must
    if must is None:
        return False
    if not session.step():
        assert session.submit(must, session.offers(must).sample(luck), session.ply) is None
    return True


def meld_of(event: Event) -> Place | None:
    """The meld that cards are laid into: two of equal cards, laid at once, read alike."""
    return event.target if isinstance(event, Moved) and event.target.kind == "meld" else None


@pytest.mark.parametrize("game", SCREENS)
def test_everything_can_be_read_out(game: str) -> None:
    luck, words = Random(4), words_of(game)
    chairs = tuple(Chair(name) for name in ("Anna", "Paul", "Inès", "Marc"))
    session = Session(GAMES[game], header(game, chairs), Notebook(), luck)
    for _ in range(ACTIONS):
        before = session.view(0)
        if not play_on(session, luck):
            break
        names = names_of(session.chairs, 0)
        events = session.record.batch(session.ply, 0).events
        lines = words.event_texts(events, before, names)
        assert len(lines) == len(events)
        told = [(line, meld_of(event)) for line, event in zip(lines, events, strict=True) if line]
        assert len(told) == len(set(told)), told
        view = session.view(0)
        for text in (words.hand_text(view, names), words.table_text(view, names)):
            assert text.endswith(".")
            assert "{" not in text
    assert words.score_text(session.view(0), session.record.history(0), names_of(session.chairs, 0)).endswith(".")
