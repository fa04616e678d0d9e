"""Parties of Triomphe played on the screen to their end, by mouse and by keyboard alone."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.engine.options import Value
from ludo.games import GAMES
from ludo.games.triomphe.view import triomphe_view
from ludo.session.session import Session
from ludo.ui.play.page import PlayPage
from tests.ui.games.triomphe.tables import table
from tests.ui.play.conftest import Open
from tests.ui.play.hands import click, drag, press, shows_the_view, trick_point, wait_for, written
from tests.ui.play.tables import Mind

PRESETS = GAMES["triomphe"].presets
PLAYERS = {"as_qui_pille": 4, "match": 3}


def preset_table(preset: str, mind: Mind, **values: Value) -> Session:
    """A table of a preset, a little shorter than usual."""
    chosen = {**PRESETS[preset], **values}
    players = chosen.pop("players", PLAYERS.get(preset, 2))
    assert isinstance(players, int)
    return table(players, mind=mind, seed=4, **{"first_dealer": "draw_designates", **chosen})  # type: ignore[arg-type]


def one_step_by_mouse(page: PlayPage, luck: Random) -> None:
    """Press a button, or lay or exchange a card by clicks or by dragging it."""
    buttons, cards = page.status_panel.buttons, page.table.hand_cards()
    targets = page.table.drafts.targets.buttons
    if targets:
        click(luck.choice(targets))
    elif buttons and (not cards or any(found.main for found in buttons) or luck.random() < 0.25):
        click(luck.choice(buttons))
    elif luck.random() < 0.5:
        click(luck.choice(cards))
    else:
        drag(luck.choice(cards), trick_point(page))


def one_step_by_keys(page: PlayPage, luck: Random) -> None:
    """Go to a button by Tab and press it, use the letter of an act, or go to a card by arrows."""
    buttons, cards = page.status_panel.buttons, page.table.hand_cards()
    lettered = [found for found in buttons if len(found.key) == 1]
    if buttons and (not cards or page.facts.phase.name == "result" or any(found.main for found in buttons)):
        if lettered and luck.random() < 0.5:
            press(page, Qt.Key(ord(luck.choice(lettered).key)))
        else:
            found = luck.choice(buttons)
            for _ in range(80):
                if found.hasFocus():
                    break
                press(page, Qt.Key.Key_Tab)
            assert found.hasFocus(), found.text()
            press(page, Qt.Key.Key_Return)
        return
    for _ in range(luck.randrange(1, 5)):
        press(page, luck.choice((Qt.Key.Key_Left, Qt.Key.Key_Right)))
    assert cards
    press(page, luck.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))


def play_to_the_end(page: PlayPage, qtbot: QtBot, step: object, luck: Random) -> None:
    """Take one step after the other; a step that only picks a card up, or is refused, is followed by another."""
    assert callable(step)
    for _ in range(3000):
        if wait_for(qtbot, page, "asking", "result", "over") == "over":
            return
        shows_the_view(page)
        step(page, luck)
    raise AssertionError("the partie did not end")


def test_the_classic_partie_by_mouse(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind()
    session = preset_table("classic", mind)
    page = open_page(session, mind)
    play_to_the_end(page, qtbot, one_step_by_mouse, Random(3))
    assert max(triomphe_view(session.view(None)).facts.scores) >= 5
    assert "won the partie" in page.status_panel.text()
    assert page.panel.score.rowCount() == triomphe_view(session.view(None)).facts.deal_number


def test_the_classic_partie_by_keyboard_alone(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind()
    session = preset_table("classic", mind)
    page = open_page(session, mind)
    play_to_the_end(page, qtbot, one_step_by_keys, Random(5))
    assert session.over


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_of_every_preset_by_mouse(open_page: Open, qtbot: QtBot, preset: str) -> None:
    mind = Mind()
    session = preset_table(preset, mind)
    page, luck = open_page(session, mind), Random(7)
    for _ in range(400):
        if wait_for(qtbot, page, "asking", "result", "over") != "asking":
            break
        shows_the_view(page)
        one_step_by_mouse(page, luck)
    facts = triomphe_view(session.view(None)).facts
    assert facts.outcome is not None
    assert page.status_panel.status.tone in ("result", "end")
    written(qtbot, session, 0)


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_to_its_end(open_page: Open, qtbot: QtBot, preset: str) -> None:
    mind = Mind()
    session = preset_table(preset, mind)
    play_to_the_end(open_page(session, mind), qtbot, one_step_by_mouse, Random(8))
    assert session.over
    assert sum(session.standing().chips) == 0
