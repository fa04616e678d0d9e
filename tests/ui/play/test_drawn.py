"""The card just drawn is marked until the person's next act."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ludo.engine.actions import Discard
from ludo.engine.options import write_options
from ludo.engine.places import hand
from ludo.games import GAMES
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.play.messages import Decided
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from ludo.ui.table.card_marks import tab_of
from tests.gallery import trente_et_un, trio
from tests.gallery.scripts import Script
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for, written
from tests.ui.play.tables import Mind, Notebook

DRAW = "draw_talon"


def before_drawing(game: str, variant: str = "") -> Script:
    """Anna is on turn, and has to draw."""
    values = {"variant": variant} if variant else {}
    others = trente_et_un if game == "trente_et_un" else trio
    script = Script(game, values, next(moment for moment in others.MOMENTS if len(moment.chairs) == 4).chairs)
    script.luck()
    while script.state.turn().must != 0:
        must = script.state.turn().must or 0
        script.act(must, script.game.write(script.state.legal(must).sample(Random(1))))
        script.luck()
    return script


def sit_down(open_page: Open, script: Script) -> tuple[PlayPage, Session, Notebook]:
    rules, mind = script.game, Mind()
    mind.held = True
    header = Header(rules.id, rules.rules_version, write_options(script.options), script.chairs, "2026-01-01")
    notebook = Notebook(list(script.lines))
    session = Session(rules, header, notebook, Random(3), mind, lines=script.lines)
    assert session.damage is None
    return open_page(session, mind), session, notebook


def marked(page: PlayPage) -> list[CardWidget]:
    return [card for card in page.table.pack.all() if card.drawn]


@pytest.mark.parametrize(("game", "variant"), [("trente_et_un", ""), ("trio", ""), ("trio", "ecole")])
def test_the_card_just_drawn_is_marked_until_the_next_act(
    open_page: Open, qtbot: QtBot, game: str, variant: str
) -> None:
    script = before_drawing(game, variant)
    page, session, notebook = sit_down(open_page, script)
    wait_for(qtbot, page, "asking")
    assert not marked(page)
    held = sorted(session.view(0).known(hand(0)))
    before = session.ply
    page.send(Decided(GAMES[game].read(DRAW)))
    written(qtbot, session, before)
    wait_for(qtbot, page, "asking", "gap")
    (new,) = marked(page)
    rest = sorted(session.view(0).known(hand(0)))
    assert new.face is not None
    rest.remove(new.face)
    assert rest == held, "one card is marked, and it is the one that came; of equal ones any"
    assert "just drawn" in new.accessibleName()
    again, *_ = sit_down(open_page, _as_written(script, notebook))
    wait_for(qtbot, again, "asking", "gap")
    assert [card.face for card in marked(again)] == [new.face], "also where the partie is opened again"
    if page.facts.phase.name == "asking":
        before = session.ply
        throw = next(action for action in session.offers(0) if isinstance(action, Discard))
        page.send(Decided(throw))
        written(qtbot, session, before)
        qtbot.waitUntil(lambda: not page.table.busy)
        assert not marked(page)
        assert not any("just drawn" in card.accessibleName() for card in page.table.pack.all())


def _as_written(script: Script, notebook: Notebook) -> Script:
    """The same partie with what has been done since."""
    twin = Script(script.game.id, {}, script.chairs)
    twin.options, twin.state = script.options, script.state.clone()
    twin.lines = list(notebook.lines)
    return twin


def test_the_mark_is_seen_however_far_the_next_card_covers_it() -> None:
    for width in (40.0, 94.0, 180.0):
        tab = tab_of(width)
        assert tab.top() < -width * 0.7, "it lies at the upper edge"
        assert tab.left() < -width * 0.4
        assert tab.height() >= 5
