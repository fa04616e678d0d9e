"""L'As qui pille at one screen: nobody learns who holds the ace of trumps and stays silent, or that nobody does."""

from functools import cache
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import Action
from ludo.engine.cards import ACE, card_of
from ludo.engine.options import write_options
from ludo.engine.places import hand
from ludo.games import GAMES
from ludo.games.triomphe.actions import NO_PILLAGE
from ludo.games.triomphe.view import triomphe_view
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, click, press, wait_for
from tests.ui.play.tables import Mind, Notebook

pytestmark = pytest.mark.clause("APP-15")

PEOPLE = (Chair("Anna"), Chair("Paul"), Chair("Inès"))
ONE = (Chair("Anna"), Chair("Paul", "simple"), Chair("Inès", "simple"))
QUESTION = "Whoever holds the ace of trumps may plunder the stock."
NOTHING = "Nothing for you: pass on."


def silent(request: DecisionRequest) -> Action | None:
    """Never plunders, lays its first card."""
    return NO_PILLAGE if NO_PILLAGE in request.offers else next(iter(request.offers))


def session_of(seed: int, chairs: tuple[Chair, ...], mind: Mind | None = None) -> Session:
    game = GAMES["triomphe"]
    values = {"variant": "as_qui_pille", "players": 3, "first_dealer": "random", "concession": "off"}
    options = write_options(game.read_options(values))
    header = Header("triomphe", game.rules_version, options, chairs, "2026-01-01")
    return Session(game, header, Notebook(), Random(seed), mind)


@cache
def seed_of(holder: int | None) -> int:
    """A luck that gives the ace of trumps to this seat, or to nobody; nobody has turned an ace."""
    for seed in range(500):
        session = session_of(seed, PEOPLE)
        while session.turn().must == -1:
            session.step()
        facts = triomphe_view(session.view(None)).facts
        ace = card_of(ACE, facts.trump)
        holders = [seat for seat in range(3) if ace in session.view(seat).cards(hand(seat))]
        turned = ace in (card for cards in session.view(None).zones.values() for card in cards)
        if not turned and holders == ([] if holder is None else [holder]) and facts.dealer == 2:
            return seed
    raise AssertionError(holder)


def walk(page: PlayPage, qtbot: QtBot) -> list[tuple[str, str, str]]:
    """Everybody in turn sits down, stays silent or passes on; what each was told, up to the first lead."""
    told: list[tuple[str, str, str]] = []
    while True:
        state = wait_for(qtbot, page, "curtain", "asking", "nothing")
        if page.table.view is not None and triomphe_view(page.facts.view).facts.phase == "play":
            return told
        name = page.session.players[page.facts.curtain or 0].name
        assert state == "curtain"
        assert page.curtain.button.accessibleDescription().endswith(QUESTION)
        press(page, Qt.Key.Key_Return)
        state = wait_for(qtbot, page, "asking", "nothing")
        told.append((name, state, page.status_panel.status.title))
        click(button(page, "Leave it" if state == "asking" else "Pass on"))


@pytest.mark.parametrize("holder", [None, 0, 1, 2])
def test_each_person_is_asked_behind_the_curtain_whoever_holds_the_ace(
    open_page: Open, qtbot: QtBot, holder: int | None
) -> None:
    page = open_page(session_of(seed_of(holder), PEOPLE))
    told = walk(page, qtbot)
    assert [name for name, _, _ in told] == ["Anna", "Paul", "Inès"]
    for seat, (_, state, title) in enumerate(told):
        assert state == ("asking" if seat == holder else "nothing")
        assert (title == NOTHING) == (seat != holder)
    wait_for(qtbot, page, "curtain", "asking")
    assert triomphe_view(page.session.view(None)).facts.phase == "play"


@pytest.mark.parametrize("holder", [None, 1])
def test_a_lone_person_sees_the_same_moment_whether_or_not_a_computer_player_could_answer(
    open_page: Open, qtbot: QtBot, holder: int | None
) -> None:
    mind = Mind(silent)
    page = open_page(session_of(seed_of(holder), ONE, mind), mind)
    seen: list[tuple[str, str]] = []

    def note() -> None:
        moment = str(page.facts.phase.name), page.status_panel.status.line
        if triomphe_view(page.facts.view).facts.phase == "pillage" and moment not in seen:
            seen.append(moment)

    page.runner.changed.connect(note)
    wait_for(qtbot, page, "asking")
    assert ("gap", QUESTION) in seen
    assert {state for state, _ in seen} <= {"showing", "gap"}
    assert {line for state, line in seen if state == "gap"} == {QUESTION}
    assert page.facts.seat == 0
