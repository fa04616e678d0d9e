"""Several persons at one screen: nobody sees another's cards."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_cards
from ludo.engine.options import write_options
from ludo.engine.places import hand
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.messages import Decided, EndVisit, LiftCurtain, NextDeal, PassOn, PassScreen
from ludo.ui.play.page import PlayPage
from tests.session.tables import header as table_header
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, card, click, press, shows_the_view, wait_for
from tests.ui.play.tables import ANNA, BOTH, EIGHT_QUEEN_TEN, Mind, Notebook, meek, open_session
from tests.ui.waiting import stays

ANNAS, PAULS = set(read_cards("8d Qh 10s")), set(read_cards("Kc 7s 9h"))


def faces(page: PlayPage) -> set[int]:
    """Every face that any widget of the table has, seen or not."""
    return {found.face for found in page.table.pack.all() if found.face is not None}


def test_the_curtain_hides_everything_and_names_who_sits_down(open_page: Open, qtbot: QtBot) -> None:
    notebook = Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(BOTH, notebook.lines, notebook=notebook))
    wait_for(qtbot, page, "curtain")
    assert page.curtain.isVisible()
    assert page.curtain.geometry() == page.rect()
    assert page.curtain.text() == "Pass the screen to Anna"
    assert faces(page) == set()
    press(page, Qt.Key.Key_Return)
    wait_for(qtbot, page, "asking")
    assert not page.curtain.isVisible()
    assert faces(page) == ANNAS
    click(card(page, "Qh"))
    wait_for(qtbot, page, "curtain")
    assert page.curtain.text() == "Pass the screen to Paul"
    assert faces(page) == set(read_cards("Qh"))
    click(page.curtain.button)
    wait_for(qtbot, page, "asking")
    assert faces(page) == PAULS | set(read_cards("Qh"))
    shows_the_view(page)


def test_the_curtain_tells_what_one_missed_and_costs_one_click_a_change_of_person(
    open_page: Open, qtbot: QtBot
) -> None:
    """Two tricks of Trut: four cards, and a curtain each time another person sits down."""
    notebook = Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(BOTH, notebook.lines, notebook=notebook))
    told, clicks = [], 0
    while (state := wait_for(qtbot, page, "curtain", "asking", "result")) != "result":
        clicks += 1
        if state == "curtain":
            told.append((page.curtain.shown.name, page.curtain.shown.missed))
            click(page.curtain.button)
            continue
        click(page.table.hand_cards()[0])
        qtbot.waitUntil(lambda: page.facts.phase.name != "asking")
    assert told == [
        ("Anna", ()),
        ("Paul", ("Anna: Eight of diamonds",)),
        ("Anna", ("Paul: Seven of spades", "Seven beats Eight: Paul’s trick.", "Paul: King of clubs")),
    ]
    assert clicks == 4 + len(told)


def test_one_sees_ones_own_card_land_before_the_curtain_falls(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(open_session(BOTH, [EIGHT_QUEEN_TEN]), speed="slow")
    wait_for(qtbot, page, "curtain")
    click(page.curtain.button)
    wait_for(qtbot, page, "asking")
    click(card(page, "Qh"))
    qtbot.waitUntil(lambda: page.session.ply == 2 and not page.table.busy)
    assert page.curtain.isHidden()
    assert read_cards("Qh")[0] in faces(page)
    press(page, Qt.Key.Key_Space)
    assert page.curtain.isVisible(), "who has seen enough passes the screen at once"


@pytest.mark.clause("TRU-34")
def test_who_steps_in_out_of_turn_does_so_from_the_curtain(open_page: Open, qtbot: QtBot) -> None:
    notebook = Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(BOTH, notebook.lines, notebook=notebook))
    wait_for(qtbot, page, "curtain")
    click(next(found for found in page.curtain.findChildren(ActButton) if found.text() == "Paul steps in first"))
    wait_for(qtbot, page, "asking")
    assert faces(page) == PAULS
    click(button(page, "Je trute"))
    qtbot.waitUntil(lambda: notebook.lines[1:] == ["1 trut"])


def test_keys_and_clicks_do_not_get_through_the_curtain(open_page: Open, qtbot: QtBot) -> None:
    notebook = Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(BOTH, notebook.lines, notebook=notebook))
    wait_for(qtbot, page, "curtain")
    for key in (Qt.Key.Key_T, Qt.Key.Key_1, Qt.Key.Key_Right):
        press(page, key)
    click(page.curtain)
    assert len(notebook.lines) == 1
    assert page.facts.phase.name == "curtain"


def test_no_curtain_for_one_person(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN], mind=mind), mind)
    wait_for(qtbot, page, "asking")
    assert not page.curtain.isVisible()
    assert page.facts.seat == 0


@pytest.mark.clause("TRU-34")
def test_a_person_who_calls_from_the_plate_sits_down_first(open_page: Open, qtbot: QtBot) -> None:
    """TRU-34: at one screen, too, everybody may call between two cards; nobody calls for another."""
    notebook = Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(BOTH, notebook.lines, notebook=notebook))
    wait_for(qtbot, page, "curtain")
    page.send(LiftCurtain())
    wait_for(qtbot, page, "asking")
    plates = page.table.seats.plates
    assert plates[0].button.isHidden()
    assert plates[1].button.text() == "Je trute"
    assert "Paul sits down first" in plates[1].button.accessibleDescription()
    click(plates[1].button)
    wait_for(qtbot, page, "curtain")
    assert page.curtain.button.text() == "I am Paul: show my cards"
    assert faces(page) == set()
    assert notebook.lines[1:] == []
    click(page.curtain.button)
    wait_for(qtbot, page, "asking")
    assert faces(page) == PAULS
    assert notebook.lines[1:] == []
    click(button(page, "Je trute"))
    qtbot.waitUntil(lambda: notebook.lines[1:] == ["1 trut"])
    wait_for(qtbot, page, "curtain")
    assert page.curtain.shown.name == "Anna"


def test_who_sat_down_to_call_may_decide_against_it(open_page: Open, qtbot: QtBot) -> None:
    """A computer player on turn waits for whoever has sat down, and goes on when they say so."""
    chairs = (Chair("Computer", "simple"), Chair("Anna"), Chair("Other", "simple"), Chair("Paul"))
    deal = "luck deal 8c Qd 9h / 8d Jc 10s / Kh Ks 9d / As 10h Jh / 7h"
    notebook, mind = Notebook([deal]), Mind(meek)
    mind.held = True
    page = open_page(open_session(chairs, notebook.lines, notebook=notebook, mind=mind), mind)
    page.send(PassScreen(1))
    page.send(LiftCurtain())
    click(page.table.seats.plates[3].button)
    assert page.facts.phase.name == "curtain"
    assert page.curtain.shown.name == "Paul"
    click(page.curtain.button)
    assert page.facts.phase.name == "gap"
    assert button(page, "Je trute").isEnabled()
    mind.held = False
    stays(lambda: notebook.lines[1:] == [])
    click(button(page, "Go on"))
    qtbot.waitUntil(lambda: notebook.lines[1:2] == ["0 play 8c"])


@pytest.mark.parametrize("game", SCREENS)
def test_nobody_acts_from_a_plate_before_they_have_seen_their_cards(open_page: Open, qtbot: QtBot, game: str) -> None:
    """Whatever the plates offer, pressed or by assistive technology, only brings the curtain down."""
    luck, chairs = Random(5), tuple(Chair(name) for name in ("Anna", "Paul", "Inès", "Marc"))
    page = open_page(Session(GAMES[game], table_header(game, chairs), Notebook(), luck))
    pressed = 0
    for _ in range(25):
        if wait_for(qtbot, page, "curtain", "asking", "nothing", "result", "over") == "curtain":
            page.send(LiftCurtain())
            continue
        match page.facts.phase.name:
            case "nothing":
                page.send(PassOn())
            case "result":
                page.send(NextDeal())
            case "asking":
                for plate in [plate for plate in page.table.seats.plates.values() if plate.button.isVisible()]:
                    ply, name, pressed = page.session.ply, page.session.chairs[plate.seat].name, pressed + 1
                    plate.button.click()
                    assert (page.session.ply, page.facts.phase.name, page.curtain.shown.name) == (ply, "curtain", name)
                    assert page.facts.seat is None
                    click(page.curtain.button)
                    wait_for(qtbot, page, "asking")
                    assert page.session.ply == ply
                    page.send(EndVisit())
                    wait_for(qtbot, page, "curtain", "asking")
                    page.send(LiftCurtain())
                page.send(Decided(page.facts.offers.sample(luck)))
            case _:
                break
    assert bool(pressed) == (game == "trut")


def test_a_person_looks_at_his_cards_out_of_turn_and_goes_again(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(open_session(BOTH, [EIGHT_QUEEN_TEN]))
    wait_for(qtbot, page, "curtain")
    page.send(LiftCurtain())
    wait_for(qtbot, page, "asking")
    click(page.table.seats.plates[1])
    wait_for(qtbot, page, "curtain")
    assert page.curtain.shown.name == "Paul"
    click(page.curtain.button)
    wait_for(qtbot, page, "asking")
    assert faces(page) == PAULS
    click(button(page, "Back to Anna"))
    wait_for(qtbot, page, "curtain")
    assert page.curtain.shown.name == "Anna"
    assert faces(page) == set()


def test_partners_at_one_screen_do_not_see_each_other(open_page: Open, qtbot: QtBot) -> None:
    chairs = (ANNA, Chair("Paul", "simple"), Chair("Inès"), Chair("Marc", "simple"))
    mind = Mind(meek)
    deal = "luck deal 8c Qd 9h / 8d Jc 10s / Kh Ks 9d / As 10h Jh / 7h"
    page = open_page(open_session(chairs, [deal], mind=mind), mind)
    seen: dict[str, set[int]] = {}
    unplayed = set(read_cards("8c Qd 9h Kh Ks 9d"))
    for _ in range(4):
        if wait_for(qtbot, page, "curtain", "asking") == "curtain":
            assert not faces(page) & unplayed
            page.send(LiftCurtain())
            wait_for(qtbot, page, "asking")
        held = {found.face for found in page.table.hand_cards() if found.face is not None}
        seat = page.facts.seat
        assert seat is not None
        seen.setdefault(chairs[seat].name, held)
        assert faces(page) & unplayed == held
        unplayed.discard(page.table.hand_cards()[0].face or 0)
        click(page.table.hand_cards()[0])
        qtbot.waitUntil(lambda: page.facts.phase.name != "asking")
    assert seen["Anna"] == set(read_cards("8c Qd 9h"))
    assert seen["Inès"] == set(read_cards("Kh Ks 9d"))


def test_no_curtain_falls_where_nothing_hidden_would_show(open_page: Open, qtbot: QtBot) -> None:
    game = GAMES["triomphe"]
    options = write_options(game.read_options({"players": 2}))
    header = Header("triomphe", game.rules_version, options, BOTH, "2026-01-01T00:00:00+00:00")
    page = open_page(Session(game, header, Notebook(), Random(3)))
    assert wait_for(qtbot, page, "curtain", "asking") == "asking"
    assert page.session.view(None).zones == page.facts.view.zones
    asked = page.session.chairs[page.facts.seat or 0].name
    assert page.status_panel.status.title.startswith(f"{asked}: ")
    while not page.session.view(0).known(hand(0)):
        assert page.curtain.isHidden()
        assert wait_for(qtbot, page, "curtain", "asking") == "asking"
        page.send(Decided(next(iter(page.facts.offers))))
        qtbot.waitUntil(lambda: page.facts.phase.name in ("curtain", "asking") and not page.table.busy)
    assert page.facts.phase.name == "curtain"
