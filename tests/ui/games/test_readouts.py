"""Hand, table, score and the lines of the journal can be read out at every moment of every game on the screen."""

from collections.abc import Iterator
from random import Random

import pytest

from ludo.engine.events import Event, Moved
from ludo.engine.places import Place
from ludo.games import GAMES
from ludo.games.trio.actions import Open
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS, words_of
from ludo.ui.i18n import set_language
from ludo.ui.wording.names import names_of
from tests.games.trio.table import combination
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


def test_several_melds_to_open_with_are_told_apart() -> None:
    """The names of melds have commas themselves."""
    session = Session(
        GAMES["trio"], header("trio", (Chair("Anna"), Chair("Paul"), Chair("Inès"))), Notebook(), Random(4)
    )
    names = names_of(session.chairs, 0)
    sevens, queens = combination("7c 7d 7h"), combination("Qc Qd Qh")
    text = words_of("trio").act_text(Open((sevens, queens)), session.view(0), names)
    assert text in (
        "Open with Three of a kind, Sevens and Three of a kind, Queens",
        "Ouvrir avec : Brelan de sept et Brelan de dames",
    )
