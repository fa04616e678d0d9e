"""Every preset of every game is played to its end, by mouse and by keyboard alone: each decision by its draft."""

from collections.abc import Callable, Sequence
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.engine.actions import Action
from ludo.engine.options import Value, write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.hands import click, press, shows_the_view, wait_for, written
from tests.ui.play.tables import Mind, Notebook
from tests.ui.stories.doing import by_keys, by_mouse, walk_to
from tests.ui.stories.plans import Plan, plan_for

DECISIONS = 3000
"""So many decisions of the person at most."""
ENOUGH = 3
"""After so many deals the person ends a partie that has no other end."""

Way = Callable[[PlayPage, Plan, Random], None]
WAYS = pytest.mark.parametrize("way", [by_mouse, by_keys], ids=["mouse", "keyboard"])
PRESETS = [(game, preset) for game in SCREENS for preset in GAMES[game].presets]


def usual(game: str) -> str:
    """Return the first preset of a game: its classic rules."""
    return next(iter(GAMES[game].presets))


def seated(game: str, preset: str) -> dict[str, Value]:
    """Return the options of a preset with the smallest number of players that it allows."""
    rules = GAMES[game]
    values = rules.presets[preset]
    return dict(write_options(rules.read_options({**values, "players": rules.player_counts(values)[0]})))


def open_session(game: str, preset: str, mind: Mind, seed: int) -> Session:
    """One person against simple computer players."""
    rules, values = GAMES[game], seated(game, preset)
    players = rules.read_options(values).players
    chairs = (Chair("Anna"), *(Chair(f"Computer {number}", "simple") for number in range(1, players)))
    return Session(
        rules, Header(game, rules.rules_version, values, chairs, "2026-01-01"), Notebook(), Random(seed), mind
    )


def goal_of(page: PlayPage, luck: Random, levels: Sequence[str] = ("simple", "random")) -> Plan:
    """Return what the person does: what a computer player would do in their place."""
    session, seat = page.session, page.facts.seat
    assert seat is not None
    offers = session.offers(seat)
    told = tuple(event for batch in session.record.history(page.facts.chair)[-60:] for event in batch.events)
    goal = answer(DecisionRequest(session.view(seat), told, offers, True, luck.choice(levels)))
    draft = page.table.editor.draft
    assert draft is not None
    found = plan_for(session.game, draft, goal or offers.sample(luck), luck)
    assert found is not None, session.game.write(goal or offers.sample(luck))
    return found


def ending_plan(page: PlayPage, close: Action, luck: Random) -> Plan:
    """Return how the partie is ended."""
    draft = page.table.editor.draft
    assert draft is not None
    found = plan_for(page.session.game, draft, close, luck)
    assert found is not None
    return found


def play(page: PlayPage, qtbot: QtBot, way: Way, luck: Random, decisions: int = DECISIONS, deals: int = 1) -> None:
    """Play to the end of the partie; one that ends only if somebody wants it to is ended after so many deals."""
    session = page.session
    while wait_for(qtbot, page, "asking", "result", "over") != "over":
        decisions -= 1
        assert decisions, "the partie has no end"
        before = session.ply
        deals -= session.deal_ended
        if page.facts.phase.name == "result":
            main = next(found for found in page.status_panel.buttons if found.main)
            if way is by_keys:
                walk_to(page, main)
                press(page, Qt.Key.Key_Return)
            else:
                click(main)
        else:
            shows_the_view(page)
            seat = page.facts.seat
            assert seat is not None
            after = session.game.after_deal
            ending = deals <= 0 and after is not None and after.close in session.offers(seat)
            way(page, ending_plan(page, after.close, luck) if ending and after else goal_of(page, luck), luck)
        written(qtbot, session, before)
    shows_the_view(page)


@pytest.mark.long
@WAYS
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_partie_with_every_preset(open_page: Open, qtbot: QtBot, game: str, preset: str, way: Way) -> None:
    mind, luck = Mind(), Random(3)
    session = open_session(game, preset, mind, 9)
    play(open_page(session, mind), qtbot, way, luck, deals=ENOUGH)
    assert session.over
