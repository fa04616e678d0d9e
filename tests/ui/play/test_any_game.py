"""The generic part of the table serves the drafts of every game, also of those that have no table of their own yet."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.games import registry
from ludo.ui.play.messages import Decided, NextDeal
from ludo.ui.play.page import PlayPage
from tests.session.tables import header
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for
from tests.ui.play.tables import Mind, Notebook
from tests.ui.table.plain import plain_screen

PLAYERS = {"tripoli": 5, "trio": 3}
"""Where not four play."""
DECISIONS = 12
EDITS = 8


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_person_decides_by_drafts_alone(
    open_page: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(registry, "SCREENS", {**registry.SCREENS, game: plain_screen()})
    registry.words_of.cache_clear()
    registry.layout_of.cache_clear()
    luck, mind = Random(6), Mind()
    others = (Chair(f"Computer {number}", "random") for number in range(1, PLAYERS.get(game, 4)))
    session = Session(GAMES[game], header(game, (Chair("Anna"), *others)), Notebook(), Random(6), mind)
    page = open_page(session, mind)
    by_draft = 0
    for _ in range(DECISIONS):
        if wait_for(qtbot, page, "asking", "result", "over") == "over":
            break
        ply = session.ply
        if page.facts.phase.name == "result":
            page.send(NextDeal())
            continue
        by_draft += decide(page, luck)
        qtbot.waitUntil(lambda before=ply: session.ply > before)  # type: ignore[misc]
    registry.words_of.cache_clear()
    registry.layout_of.cache_clear()
    assert by_draft > 0


def decide(page: PlayPage, luck: Random) -> bool:
    """Edit the draft at random until it is an action; if it never is, act otherwise."""
    editor, ply = page.table.editor, page.session.ply
    for _ in range(EDITS):
        assert editor.draft is not None
        buttons = [found for found in page.status_panel.buttons if found.text() != "Start again"]
        steps = [(source, target) for source in editor.sources for target in editor.targets(source)]
        good = [step for step in steps if editor.fits(*step)]
        amount = editor.draft.amount
        if amount is not None and luck.random() < 0.3:
            editor.set_amount(luck.randint(amount.minimum, amount.maximum))
        elif buttons and (not good or luck.random() < 0.3):
            buttons[luck.randrange(len(buttons))].click()
        elif steps:
            editor.put(*luck.choice(good if good and luck.random() < 0.8 else steps))
        if page.session.ply > ply or page.facts.phase.name == "sent":
            return True
        shown = {place for place in page.table.pack.places if place.kind == "tray"}
        assert shown == {tray.place for tray in editor.trays if tray.cards}
        for tray in editor.trays:
            assert [card.face for card in page.table.pack.at(tray.place)] == list(tray.cards)
    seat = page.facts.seat
    assert seat is not None
    page.send(Decided(page.session.offers(seat).sample(luck)))
    return False
