"""A person plays Trente-et-un by mouse and by keyboard, and sees what happens."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_card
from ludo.engine.drafts import Item
from ludo.engine.places import DISCARD_PILE, STOCK, Place, hand
from ludo.games import GAMES
from ludo.games.trente_et_un.view import TABLE
from ludo.session.session import Session
from ludo.ui.games.trente_et_un.furniture import TrenteEtUnFurniture
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from tests.session.tables import header
from tests.ui.games.trente_et_un.conftest import Dealt, table_of
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, card, click, drag, press, shows_the_view, wait_for, written
from tests.ui.play.tables import Mind, Notebook

ANNAS = "Kh 8h 5c"
OTHERS = ("Qs 9d 8d", "2c 7h Jd")
REST = "9h 2s 3d 6c 4h Jh Ad"
"""The turn-up and the stock; nobody has met another card."""


def furniture(page: PlayPage) -> TrenteEtUnFurniture:
    found = page.table._furniture
    assert isinstance(found, TrenteEtUnFurniture)
    return found


def top(page: PlayPage, place: Place) -> CardWidget:
    return page.table.pack.at(place)[-1]


def at(page: PlayPage, place: Place, text: str) -> CardWidget:
    return next(found for found in page.table.pack.at(place) if found.face == read_card(text))


def middle_of(page: PlayPage, item: Item) -> QPoint:
    area = page.table.drafts.area_of(item)
    assert area is not None
    return area.center().toPoint()


def lines(page: PlayPage) -> list[str]:
    notebook = page.session._storage
    assert isinstance(notebook, Notebook)
    return notebook.lines


@pytest.fixture
def page(dealt: Dealt, qtbot: QtBot) -> PlayPage:
    """Anna is to draw; the turn-up is the nine of hearts."""
    opened = dealt((ANNAS, *OTHERS), REST)
    wait_for(qtbot, opened, "asking")
    return opened


def test_a_click_takes_from_the_stock_and_another_throws(page: PlayPage, qtbot: QtBot) -> None:
    assert furniture(page).own.number == "18"
    click(top(page, STOCK))
    written(qtbot, page.session, 2)
    wait_for(qtbot, page, "asking")
    assert len(page.table.hand_cards()) == 4
    click(card(page, "5c"))
    written(qtbot, page.session, 3)
    assert "0 discard:5c" in lines(page)
    wait_for(qtbot, page, "asking")
    shows_the_view(page)


def test_the_open_card_is_pulled_into_the_hand_and_another_onto_the_pile(page: PlayPage, qtbot: QtBot) -> None:
    drag(top(page, DISCARD_PILE), middle_of(page, Item(hand(0))))
    written(qtbot, page.session, 2)
    wait_for(qtbot, page, "asking")
    assert read_card("9h") in [found.face for found in page.table.hand_cards()]
    drag(card(page, "5c"), middle_of(page, Item(DISCARD_PILE)))
    written(qtbot, page.session, 3)
    assert "0 discard:5c" in lines(page)


def test_keys_draw_throw_and_knock(page: PlayPage, qtbot: QtBot) -> None:
    QTest.keyClick(page, Qt.Key.Key_D)
    written(qtbot, page.session, 2)
    wait_for(qtbot, page, "asking")
    assert len(page.table.hand_cards()) == 4
    card(page, "5c").setFocus()
    press(page, Qt.Key.Key_Return)
    written(qtbot, page.session, 3)
    wait_for(qtbot, page, "asking")
    QTest.keyClick(page, Qt.Key.Key_K)
    qtbot.waitUntil(lambda: "0 knock" in lines(page))
    wait_for(qtbot, page, "result")
    shows_the_view(page)


def test_throwing_before_drawing_names_the_rule(page: PlayPage, qtbot: QtBot) -> None:
    drag(card(page, "5c"), middle_of(page, Item(DISCARD_PILE)))
    qtbot.waitUntil(lambda: "take a card" in page.status_panel.text().lower())
    assert page.status_panel.problem.startswith("First take a card")


def test_a_card_from_the_pile_stays(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt((ANNAS, *OTHERS), REST, ("0 draw_talon", "0 discard:2s", "1 draw_talon", "1 discard:3d", "2 knock"))
    wait_for(qtbot, page, "asking")
    click(top(page, DISCARD_PILE))
    written(qtbot, page.session, 7)
    wait_for(qtbot, page, "asking")
    assert "stays" in page.status_panel.text()
    click(card(page, "3d"))
    assert "stays in the hand" in page.status_panel.problem


def test_touching_a_card_shows_what_the_hand_would_become(page: PlayPage, qtbot: QtBot) -> None:
    page.table.drafts.by_keys = True
    top(page, DISCARD_PILE).setFocus()
    qtbot.waitUntil(lambda: furniture(page).own.number == "18 → 27")
    card(page, "Kh").setFocus()
    qtbot.waitUntil(lambda: furniture(page).own.number == "18")
    click(top(page, STOCK))
    written(qtbot, page.session, 2)
    wait_for(qtbot, page, "asking")
    page.table.drafts.by_keys = True
    card(page, "5c").setFocus()
    qtbot.waitUntil(lambda: furniture(page).own.number == "18")
    card(page, "Kh").setFocus()
    qtbot.waitUntil(lambda: furniture(page).own.number == "8")


def test_the_value_can_be_switched_off(page: PlayPage) -> None:
    assert furniture(page).own.isVisible()
    page.settings.change(show_aid=False)
    assert not furniture(page).own.isVisible()
    page.settings.change(show_aid=True)
    assert furniture(page).own.isVisible()


def test_the_last_round_shows_who_knocked_and_who_is_still_to_play(dealt: Dealt, qtbot: QtBot) -> None:
    acts = ("0 draw_talon", "0 discard:2s", "1 knock", "2 draw_talon")
    page = dealt((ANNAS, *OTHERS, "10c 7c 4s"), REST, acts, hold=True)
    qtbot.waitUntil(lambda: page.facts.phase.name in ("gap", "asking"))
    plates = page.table.seats.plates
    fist = furniture(page).fist
    assert fist.isVisible()
    assert plates[1].geometry().contains(fist.geometry().center())
    assert [seat for seat, plate in plates.items() if plate.mark.lit] == [0, 2, 3]
    assert "has knocked" in plates[1].accessibleName()
    assert "one more turn" in plates[0].accessibleName()
    assert "Last round: Hugo has knocked" in page.status_panel.text()


def test_a_showdown_says_why_who_loses(dealt: Dealt, qtbot: QtBot) -> None:
    acts = ("0 knock", "1 draw_talon", "1 discard:2s", "2 draw_talon", "2 discard:3d")
    page = dealt((ANNAS, *OTHERS), REST, acts)
    wait_for(qtbot, page, "result")
    assert page.status_panel.text().startswith("10 is the lowest: Léa loses a life.")
    assert "You knocked with 18, and nobody has more." in page.status_panel.text()
    badges = furniture(page).badges
    assert {seat: badge.number for seat, badge in badges.items()} == {1: "17", 2: "10"}
    assert furniture(page).pot.amount == 1
    assert "2 chips" in page.table.seats.plates[2].accessibleName()


def test_a_hand_that_ties_the_best_one_says_so(dealt: Dealt, qtbot: QtBot) -> None:
    acts = ("0 knock", "1 draw_talon", "1 discard:2s", "2 draw_talon", "2 discard:3d")
    page = dealt((ANNAS, "Js 8s 4d", "2c 7h Jd"), REST, acts)
    wait_for(qtbot, page, "result")
    assert "18 ties the knocker’s best hand: Hugo loses a life." in page.status_panel.text()


def test_a_thirty_one_is_shown_at_once(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt((ANNAS, "Ac Kc Jc", "2c 7h Jd"), REST)
    wait_for(qtbot, page, "result")
    medal = furniture(page).medal
    assert (medal.number, medal.caption) == ("31", "Hugo")
    piles = [card for place in (STOCK, DISCARD_PILE) for card in page.table.pack.at(place)]
    assert piles
    assert not any(card.isHidden() or medal.geometry().intersects(card.outline().toRect()) for card in piles)
    assert page.status_panel.text().startswith("Hugo shows thirty-one: everybody else loses a life.")
    assert [found.face for found in page.table.pack.at(hand(1))] == [read_card(text) for text in ("Ac", "Kc", "Jc")]


@pytest.fixture
def exchange(dealt: Dealt, qtbot: QtBot) -> PlayPage:
    """The 36-card game: Anna is to exchange with the nine of clubs, the ten of hearts and the ace of diamonds."""
    hands = ("Kh 8h Jc", "Qs 9d 8d", "7h 7d Jd")
    opened = dealt(hands, "9c 10h Ad", ("2 dealer_keep",), variant="schwimmen36")
    wait_for(qtbot, opened, "asking")
    return opened


def test_an_exchange_by_two_clicks_with_the_pairs_shown(exchange: PlayPage, qtbot: QtBot) -> None:
    page = exchange
    click(card(page, "Jc"))
    assert page.table.glows
    labels = [badge.number for badge in furniture(page).pairs if badge.isVisible()]
    assert labels == ["→ 18", "→ 28", "→ 18"]
    target = next(b for b in page.table.drafts.targets.buttons if b.target == Item(TABLE, read_card("10h")))
    click(target)
    written(qtbot, page.session, 3)
    wait_for(qtbot, page, "asking", "result", "gap")
    assert "0 swap:Jc:10h" in lines(page)
    assert read_card("10h") in [found.face for found in page.table.pack.at(hand(0))]
    shows_the_view(page)


def test_a_table_card_is_touched_first(exchange: PlayPage) -> None:
    page = exchange
    page.table.drafts.by_keys = True
    at(page, TABLE, "10h").setFocus()
    labels = {badge.number for badge in furniture(page).pairs if badge.isVisible()}
    assert labels == {"→ 18", "→ 20", "→ 28"}


def test_an_exchange_by_dragging(exchange: PlayPage, qtbot: QtBot) -> None:
    page = exchange
    drag(card(page, "Jc"), middle_of(page, Item(TABLE, read_card("10h"))))
    written(qtbot, page.session, 3)
    assert "0 swap:Jc:10h" in lines(page)


def test_all_three_and_passing_by_keys(exchange: PlayPage, qtbot: QtBot) -> None:
    page = exchange
    QTest.keyClick(page, Qt.Key.Key_A)
    written(qtbot, page.session, 3)
    wait_for(qtbot, page, "asking")
    assert page.status_panel.buttons[0].text().startswith("Pass")
    assert "only pass" in page.status_panel.text()
    click(card(page, "10h"))
    assert "only pass" in page.status_panel.problem
    QTest.keyClick(page, Qt.Key.Key_P)
    wait_for(qtbot, page, "result")


@pytest.mark.parametrize("choice", ["Keep", "Lay"])
def test_the_dealer_chooses_his_hand(dealt: Dealt, qtbot: QtBot, choice: str) -> None:
    hands = ("Kh 8h Jc", "Qs 9d 8d", "7h 7d Jd")
    page = dealt(hands, "9c 10h Ad", dealer=0, variant="schwimmen36")
    wait_for(qtbot, page, "asking")
    first = [read_card(text) for text in hands[0].split()]
    assert [found.face for found in page.table.pack.at(Place("packet", 0))] == first
    click(button(page, choice))
    written(qtbot, page.session, 2)
    wait_for(qtbot, page, "asking", "gap", "result")
    start = [line for line in lines(page) if "dealer" in line]
    assert start == ["0 dealer_keep" if choice == "Keep" else "0 dealer_refuse"]


@pytest.mark.parametrize("preset", GAMES["trente_et_un"].presets)
def test_a_partie_of_every_preset_is_played_to_its_end(open_page: Open, qtbot: QtBot, preset: str) -> None:
    game, luck = GAMES["trente_et_un"], Random(5)
    mind = Mind(lambda request: request.offers.sample(luck))  # who never knocks may play on for ever
    values = {**game.presets[preset], "chips": 1}
    session = Session(game, header("trente_et_un", table_of(3), **values), Notebook(), Random(5), mind)
    page = open_page(session, mind)
    for _ in range(300):
        if wait_for(qtbot, page, "asking", "result", "over") == "over":
            break
        ply = session.ply
        if page.facts.phase.name == "result":
            press(page, Qt.Key.Key_Return)
            continue
        decide(page, luck)
        written(qtbot, session, ply)
    assert page.facts.phase.name == "over"
    assert "won the partie" in page.status_panel.text()
    assert furniture(page).pot.amount == 0
    assert page.panel.score.rowCount() >= 1


def decide(page: PlayPage, luck: Random) -> None:
    """Press a button if there is one, else click cards until something happens."""
    buttons = page.status_panel.buttons
    if buttons and luck.random() < 0.6:
        click(luck.choice(buttons))
        return
    editor = page.table.editor
    steps = [(s, t) for s in editor.sources for t in editor.targets(s) if editor.fits(s, t)]
    if steps:
        editor.put(*luck.choice(steps))
    else:
        click(buttons[0])
