"""Who is out of a partie that goes on chooses how: at once, fast, or not at all."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.play.messages import Decided
from ludo.ui.play.page import PlayPage
from tests.session.tables import header
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, click, wait_for
from tests.ui.play.tables import Mind, Notebook


@pytest.fixture
def out(open_page: Open, qtbot: QtBot) -> PlayPage:
    """Anna has lost her only life, and three others play on."""
    chairs = (Chair("Anna"), *(Chair(f"Computer {number}", "random") for number in range(3)))
    head = header("trente_et_un", chairs, chips=1, grace_life=False)
    for seed in range(20):
        mind, luck = Mind(), Random(seed)
        page = open_page(Session(GAMES["trente_et_un"], head, Notebook(), Random(seed), mind), mind)
        while (phase := wait_for(qtbot, page, "asking", "result", "over")) == "asking":
            ply = page.session.ply
            page.send(Decided(page.facts.offers.sample(luck)))
            qtbot.waitUntil(lambda before=ply, page=page: page.session.ply > before)  # type: ignore[misc]
        if phase == "result" and page.facts.out:
            return page
        page.close_session()
    raise AssertionError("Anna never lost first")


@pytest.mark.parametrize("words", ["See who wins", "Watch fast"])
def test_one_click_leads_to_the_end(out: PlayPage, qtbot: QtBot, words: str) -> None:
    assert [choice.text for choice in out.status_panel.choices] == ["Next deal", "Watch fast", "See who wins", "Leave"]
    click(button(out, words))
    wait_for(qtbot, out, "over")
    assert out.session.over
    assert button(out, "Play again")


def test_who_is_out_may_leave_and_is_asked_nothing(out: PlayPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(out.left):
        click(button(out, "Leave"))
    assert not out.session.over
