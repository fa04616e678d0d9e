"""A person plays Tripoli by mouse and by keyboard, and sees what happens."""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.actions import Say
from ludo.engine.cards import read_card, read_cards
from ludo.engine.drafts import Item
from ludo.engine.places import hand
from ludo.games import GAMES
from ludo.games.tripoli.drafts import TRAY
from ludo.games.tripoli.options import PRESETS
from ludo.games.tripoli.view import APART, BOARDS, LAID, PURSE, SPARE, tripoli_view
from ludo.session.session import Session
from ludo.ui.games.tripoli.board import Board
from ludo.ui.games.tripoli.furniture import TripoliFurniture
from ludo.ui.games.tripoli.runs import current_run
from ludo.ui.games.tripoli.signs import WantedCard
from ludo.ui.play.messages import Decided, NextDeal
from ludo.ui.play.page import PlayPage
from tests.session.tables import header, thinker_of
from tests.ui.games.tripoli.conftest import Dealt, chairs_of, quiet
from tests.ui.pages.finding import named, only
from tests.ui.play.conftest import Open
from tests.ui.play.hands import at_rest, button, card, click, drag, press, shows_the_view, wait_for, written
from tests.ui.play.tables import Mind, Notebook

OWN = "2c 4c 9c Kc 3d Jd 6h Qh 5s As"
FIVE = "2c 3d Jd Qh As"


def furniture(page: PlayPage) -> TripoliFurniture:
    found = page.table._furniture
    assert isinstance(found, TripoliFurniture)
    return found


def lines(page: PlayPage) -> list[str]:
    notebook = page.session._storage
    assert isinstance(notebook, Notebook)
    return notebook.lines


def phase(page: PlayPage) -> str:
    return tripoli_view(page.facts.view).facts.phase


def middle_of(page: PlayPage, item: Item) -> QPoint:
    area = page.table.drafts.area_of(item)
    assert area is not None
    return area.center().toPoint()


def asked_in(qtbot: QtBot, page: PlayPage, wanted: str) -> None:
    """Wait until Anna is asked in a phase."""
    qtbot.waitUntil(lambda: at_rest(page) and _asks(page, wanted), timeout=60_000)


def _asks(page: PlayPage, wanted: str) -> bool:
    return page.facts.phase.name == "asking" and phase(page) == wanted


def after_poker(qtbot: QtBot, page: PlayPage) -> None:
    """Wait until the poker is over, and Anna leads or the deal has ended."""
    qtbot.waitUntil(
        lambda: at_rest(page) and page.facts.phase.name in ("asking", "result") and phase(page) != "poker",
    )


def acts_of(page: PlayPage) -> list[str]:
    """What Anna has done so far."""
    return [line[2:] for line in lines(page) if line.startswith("0 ")]


def choose_five(page: PlayPage) -> None:
    for text in FIVE.split():
        click(card(page, text))


# the spare hand


@pytest.mark.clause("TRP-20")
def test_the_dealer_pulls_the_spare_hand_to_the_own(dealt: Dealt, qtbot: QtBot) -> None:
    """TRP-20: the dealer may exchange the hand for the spare."""
    page = dealt(OWN, hold=True)
    wait_for(qtbot, page, "asking")
    spare = page.table.pack.at(SPARE)
    assert len(spare) == 10
    drag(spare[-1], middle_of(page, Item(hand(0))))
    written(qtbot, page.session, 2)
    assert acts_of(page) == ["exchange"]
    wait_for(qtbot, page, "asking")
    assert not set(read_cards(OWN)) & {found.face for found in page.table.hand_cards()}
    shows_the_view(page)


def test_the_dealer_keeps_by_a_letter(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt(OWN, hold=True)
    wait_for(qtbot, page, "asking")
    press(page, Qt.Key.Key_K)
    written(qtbot, page.session, 2)
    assert acts_of(page) == ["keep"]


@pytest.mark.clause("TRP-25")
def test_a_bid_is_chosen_by_steps_and_confirmed(dealt: Dealt, qtbot: QtBot) -> None:
    """TRP-25: each bid is at least one chip higher than the standing one."""
    page = dealt(OWN, dealer=1, acts=["1 auction", "2 bid 3", "3 pass"], hold=True)
    wait_for(qtbot, page, "asking")
    amount = page.status_panel.amount
    assert amount.limits_text().startswith("4 to ")
    assert "Léa offers 3" in page.status_panel.text()
    click(amount.more)
    click(button(page, "Bid 5"))
    written(qtbot, page.session, 5)
    assert acts_of(page) == ["bid 5"]


def test_the_standing_bid_lies_beside_the_spare_hand(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt(OWN, dealer=1, acts=["1 auction", "2 bid 3", "3 pass"], hold=True)
    wait_for(qtbot, page, "asking")
    sign = named(page.table, "Léa offers 3")
    assert not any(sign.geometry().intersects(found.outline().toRect()) for found in page.table.pack.at(SPARE))


# poker


@pytest.mark.clause("TRP-51")
def test_five_cards_are_pulled_apart_and_step_forward(dealt: Dealt, qtbot: QtBot) -> None:
    """TRP-51: five cards of the hand are kept apart."""
    page = dealt(OWN, acts=["0 keep"])
    asked_in(qtbot, page, "select")
    for text in FIVE.split():
        drag(card(page, text), middle_of(page, Item(TRAY)))
    assert [found.face for found in page.table.pack.at(TRAY)] == list(read_cards(FIVE))
    click(button(page, "Play Ace high"))
    asked_in(qtbot, page, "poker")
    assert f"select {FIVE}" in acts_of(page)
    forward = {found.spot.y for found in page.table.pack.at(APART[0])}
    assert max(forward) < min(found.spot.y for found in page.table.hand_cards())
    shows_the_view(page)


def test_a_card_of_the_tray_goes_back(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt(OWN, acts=["0 keep"])
    asked_in(qtbot, page, "select")
    choose_five(page)
    click(page.table.pack.at(TRAY)[0])
    assert "1 card is missing" in page.status_panel.text()
    assert len(page.table.hand_cards()) == 6


@pytest.mark.clause("TRP-67")
def test_a_bet_keeps_to_the_limit_and_lies_before_its_seat(dealt: Dealt, qtbot: QtBot) -> None:
    """TRP-67: a bet may not exceed the limit."""
    page = dealt(OWN, acts=["0 keep"])
    asked_in(qtbot, page, "select")
    choose_five(page)
    click(button(page, "Play"))
    asked_in(qtbot, page, "poker")
    assert page.status_panel.amount.limits_text() == "1 to 10"
    page.table.editor.set_amount(6)
    thinker_of(page.session).held = True
    click(button(page, "Bet 6"))
    qtbot.waitUntil(lambda: "bet 6" in acts_of(page))
    wait_for(qtbot, page, "gap")
    assert named(page.table, "You have bet 6")


def test_calling_and_folding_by_letters(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt(OWN, dealer=3, acts=["3 keep"], hold=True)
    wait_for(qtbot, page, "asking")
    choose_five(page)
    click(button(page, "Play"))
    qtbot.waitUntil(lambda: bool(acts_of(page)))
    thinker_of(page.session).held = False
    asked_in(qtbot, page, "poker")
    page.table.editor.set_amount(2)
    click(button(page, "Bet 2"))
    after_poker(qtbot, page)
    assert "bet 2" in acts_of(page)


def test_shown_hands_say_what_they_are(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt(OWN, acts=["0 keep"])
    asked_in(qtbot, page, "select")
    choose_five(page)
    click(button(page, "Play Ace high"))
    asked_in(qtbot, page, "poker")
    assert named(page.table, "Ace high")
    press(page, Qt.Key.Key_P)
    after_poker(qtbot, page)
    journal = [page.panel.journal.item(row).text() for row in range(page.panel.journal.count())]
    assert any(" beats " in line and "Pot of 4" in line for line in journal)


# the board


@pytest.mark.clause("TRP-10")
def test_every_space_says_its_name_and_its_chips(dealt: Dealt, qtbot: QtBot) -> None:
    """TRP-10: every player has put a chip on each of the nine spaces."""
    page = dealt(OWN, hold=True)
    wait_for(qtbot, page, "asking")
    labels = only(page.table, Board).labels
    names = [label.accessibleName() for label in labels]
    assert len(names) == 9
    assert all(name.endswith(": 4 chips") for name in names)
    assert names[0].startswith("Ace of hearts")
    assert names[7].startswith("Kitty")
    for label in labels:
        assert label.accessibleDescription()
        assert QAccessible.queryAccessibleInterface(label).role() == QAccessible.Role.StaticText
    assert "You hold it." in labels[2].accessibleDescription()


def test_numbers_on_the_board_and_before_the_players_equal_the_view(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt(OWN, acts=["0 keep"])
    asked_in(qtbot, page, "select")
    view = page.facts.view
    board = only(page.table, Board)
    assert board.amounts == [view.chips.get(place, 0) for place in BOARDS[0]]
    assert board.amounts[2] == 0
    assert page.table.seats.plates[0].mark.chips == view.chips[PURSE[0]] == 100 - 9 + 4


# Michigan


def to_michigan(page: PlayPage, qtbot: QtBot) -> None:
    asked_in(qtbot, page, "select")
    choose_five(page)
    click(button(page, "Play"))
    asked_in(qtbot, page, "poker")
    press(page, Qt.Key.Key_P)
    after_poker(qtbot, page)


@pytest.mark.clause("TRP-83")
def test_a_wrong_lead_is_explained_and_names_the_cards(dealt: Dealt, qtbot: QtBot) -> None:
    """TRP-83: one leads the lowest card of a suit."""
    page = dealt(OWN, acts=["0 keep"], michigan_opener="dealer")
    to_michigan(page, qtbot)
    ply = page.session.ply
    page.table.editor.put(Item(hand(0), read_card("Kc")), Item(LAID[0]))
    text = page.status_panel.text()
    assert "lowest card" in text
    assert "Two of clubs" in text
    assert page.session.ply == ply


@pytest.mark.clause("TRP-84")
def test_the_run_lies_in_order_and_its_next_card_is_wanted(dealt: Dealt, qtbot: QtBot) -> None:
    """TRP-84: whoever has the next card of the suit lays it."""
    page = dealt(OWN, acts=["0 keep"], michigan_opener="dealer")
    to_michigan(page, qtbot)
    only(page.table, WantedCard)
    thinker_of(page.session).held = True
    click(card(page, "2c"))
    qtbot.waitUntil(lambda: "play 2c" in acts_of(page))
    qtbot.waitUntil(lambda: not page.table.busy)
    run = current_run(tripoli_view(page.facts.view))
    assert [face for _, face in run] == list(range(read_card("2c"), read_card("2c") + len(run)))
    spots = {found.face: found.spot for place in LAID for found in page.table.pack.at(place)}
    assert all(spots[one[1]].x < spots[two[1]].x for one, two in pairwise(run))
    wanted = only(page.table, WantedCard)
    assert wanted.card == (run[-1][1] + 1 if run[-1][1] % 13 != 12 else None)
    laid = page.table.pack.at(LAID[0])[0]
    assert laid.accessibleName() == "Two of clubs, laid by Anna"
    shows_the_view(page)


# whole deals


def test_a_deal_by_keyboard_alone(dealt: Dealt, qtbot: QtBot) -> None:
    page = dealt(OWN)
    asked_in(qtbot, page, "spare")
    press(page, Qt.Key.Key_K)
    asked_in(qtbot, page, "select")
    for _ in range(5):
        press(page, Qt.Key.Key_1)
        press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_Return)
    assert page.status_panel.text().startswith("Choose: "), "better cards are held"
    for _ in range(3):
        if page.focusWidget() not in page.status_panel.buttons:
            press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_Return)
    asked_in(qtbot, page, "poker")
    press(page, Qt.Key.Key_Return)
    for _ in range(40):
        state = wait_for(qtbot, page, "asking", "result")
        if state == "result":
            break
        ply = page.session.ply
        if phase(page) == "poker":
            letter = next(found.key for found in page.status_panel.buttons if found.key)  # to check, or to call
            press(page, Qt.Key(ord(letter)))
        for number in range(9):
            if page.session.ply == ply and phase(page) == "michigan":
                QTest.keyClick(page, Qt.Key(Qt.Key.Key_1 + number))
                press(page, Qt.Key.Key_Return)
        written(qtbot, page.session, ply)
    assert page.facts.phase.name == "result"
    assert "The kitty" in page.status_panel.text() or "chip for each card" in page.status_panel.text()
    press(page, Qt.Key.Key_Return)
    assert page.facts.phase.name != "result"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_to_its_end(open_page: Open, qtbot: QtBot, preset: str) -> None:
    players = 3 if preset != "cosmo" else 5
    mind, luck = Mind(quiet), Random(4)
    chairs = chairs_of(players)
    values = {**PRESETS[preset], "first_dealer": 1}
    session = Session(GAMES["tripoli"], header("tripoli", chairs, **values), Notebook(), Random(2), mind)
    page = open_page(session, mind)
    deals = 0
    for _ in range(120):
        state = wait_for(qtbot, page, "asking", "result", "over")
        if state == "over":
            break
        shows_the_view(page)
        if state == "result":
            deals += 1
            page.send(NextDeal())
            continue
        seat, ply = page.facts.seat, session.ply
        assert seat is not None
        offers = session.offers(seat)
        stop = Say("close") if deals and Say("close") in offers else None
        page.send(Decided(stop or offers.sample(luck)))
        written(qtbot, session, ply)
    else:
        if session.turn().must is not None:
            assert session.submit(0, Say("close"), session.ply) is None
    assert deals >= 1
    view = page.facts.view
    board = page.table.findChild(Board)  # hidden where the last hands are shown in its place
    assert board is not None
    assert board.amounts == [view.chips.get(place, 0) for place in BOARDS[tripoli_view(view).options.cosmo]]
