"""Two people at one screen: who is named, who may act, whose controls there are and where the focus is are the same."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ludo.engine.actions import Play
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.messages import Decided, LiftCurtain, NextDeal, PassOn
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from tests.session.tables import header
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for
from tests.ui.play.tables import Mind, Notebook

MOMENTS = 12
STATES = ("asking", "curtain", "result", "nothing", "over")


def check_asked(page: PlayPage) -> None:
    """Compare all that speaks of who acts where a person is asked in their turn."""
    seat, focus, asked = page.facts.seat, page.window().focusWidget(), page.status_panel.asked()
    assert seat is not None
    assert page.session.turn().must == seat
    others = [chair.name for number, chair in enumerate(page.session.chairs) if number != seat]
    assert not any(f"{name}’s turn" in asked for name in others), asked
    refusal = page.session.check(seat, Play(51))
    assert refusal is None or refusal.code != "not-your-turn"
    assert page.facts.offers
    assert page.status_panel.buttons or page.table.editor.draft is not None
    assert focus is not None
    assert focus is page or page.isAncestorOf(focus)
    if isinstance(focus, CardWidget):
        assert focus in page.table.hand_cards() or page.table.drafts.source_of(focus) is not None
    if isinstance(focus, ActButton):
        assert focus in page.status_panel.buttons
        assert focus.isEnabled()


@pytest.mark.parametrize("game", SCREENS)
def test_who_is_asked_is_who_may_act_and_has_controls_and_focus(open_page: Open, qtbot: QtBot, game: str) -> None:
    mind, luck, counts = Mind(), Random(5), GAMES[game].player_counts({})
    count = counts[min(1, len(counts) - 1)]
    chairs = (Chair("Anna"), Chair("Paul"), *(Chair(f"B{number}", "random") for number in range(count - 2)))
    page = open_page(Session(GAMES[game], header(game, chairs, players=count), Notebook(), Random(7), mind), mind)
    seen = set()
    for _ in range(MOMENTS):
        match wait_for(qtbot, page, *STATES):
            case "curtain":
                assert page.window().focusWidget() is page.curtain.button
                assert page.session.players[page.facts.curtain or 0].name in page.curtain.text()
                assert not page.facts.offers
                page.send(LiftCurtain())
            case "asking":
                if not page.facts.state.secret.asked:
                    check_asked(page)
                    seen.add(page.facts.chair)
                assert page.facts.seat is not None
                page.send(Decided(page.session.offers(page.facts.seat).sample(luck)))
            case "result":
                page.send(NextDeal())
            case "nothing":
                page.send(PassOn())
            case _:
                break
    assert seen == {0, 1}
