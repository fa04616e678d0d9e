"""Every decision of Triomphe is made on the screen: by dragging, by clicks, by keys; what is refused names the rule."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from ludo.engine.drafts import Item
from ludo.engine.places import TRICK
from ludo.games.triomphe.view import GIVEN, TURN_UP, TURNED, triomphe_view
from ludo.ui.play.page import PlayPage
from tests.ui.games.triomphe.tables import ACE_HANDS, FOUR_HANDS, TWO_HANDS, deal, table
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, card, click, drag, press, seen_point, trick_point, wait_for
from tests.ui.play.tables import Mind, Notebook

ANNA_LEADS = ["luck lot 1", deal(TWO_HANDS, "8h")]
ANNA_FOLLOWS = ["luck lot 0", deal(("Kc Jc 8c 9d 7h", "Qc 10c Ad Kh 9h"), "10s"), "1 play Qc"]
"""TRI-E01: only the king may be laid."""
PLUNDER = ["luck lot 3", deal(ACE_HANDS, "10d", "7d Kd Qs")]

Opened = tuple[PlayPage, Notebook]


@pytest.fixture
def sit(open_page: Open, qtbot: QtBot) -> Callable[..., Opened]:
    """Open a table of which the computer players never answer, and wait until Anna is asked."""

    def opened(players: int, lines: list[str], **values: Any) -> Opened:
        mind, notebook = Mind(), Notebook(list(lines))
        mind.held = True
        page = open_page(table(players, lines, mind=mind, notebook=notebook, **values), mind)
        wait_for(qtbot, page, "asking", "result")
        return page, notebook

    return opened


def done(qtbot: QtBot, notebook: Notebook, line: str) -> None:
    """Wait until a line is written."""
    qtbot.waitUntil(lambda: line in notebook.lines)


def middle_of(page: PlayPage, item: Item) -> QPoint:
    area = page.table.drafts.area_of(item)
    assert area is not None
    return area.center().toPoint()


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_card_is_laid(sit: Callable[..., Opened], qtbot: QtBot, way: str) -> None:
    page, notebook = sit(2, ANNA_LEADS, concession="off")
    match way:
        case "drag":
            drag(card(page, "Qs"), trick_point(page))
        case "click":
            click(card(page, "Qs"))
        case _:
            card(page, "Qs").setFocus()
            press(page, Qt.Key.Key_Return)
    done(qtbot, notebook, "0 play Qs")


@pytest.mark.clause("TRI-40", "TRI-41")
def test_a_forbidden_card_is_refused_by_its_rule(sit: Callable[..., Opened]) -> None:
    page, notebook = sit(2, ANNA_FOLLOWS, concession="off")
    assert page.status_panel.text().endswith("Your turn: follow clubs, beat the Queen.")
    assert [found.dimmed for found in page.table.hand_cards()].count(False) == 1
    click(card(page, "Jc"))
    assert "surmonter" in page.status_panel.text()
    drag(card(page, "9d"), trick_point(page))
    assert "You hold clubs: you must follow suit" in page.status_panel.text()
    assert notebook.lines == ANNA_FOLLOWS


def test_without_trumps_any_card_may_follow_one(sit: Callable[..., Opened]) -> None:
    lines = ["luck lot 0", deal(("Kc Jc 8c 9d 7h", "Qs 10c Ad Kh 9h"), "10s"), "1 play Qs"]
    page, _ = sit(2, lines, concession="off")
    assert page.status_panel.text().endswith("Your turn: no trumps, so discard any card.")


@pytest.mark.clause("TRI-90", "TRI-91", "TRI-93")
def test_at_a_strict_table_a_forbidden_card_is_laid_and_punished(sit: Callable[..., Opened], qtbot: QtBot) -> None:
    page, notebook = sit(2, ANNA_FOLLOWS, concession="off", strict_table=True)
    assert "At this strict table anything else is a fault." in page.status_panel.text()
    click(card(page, "9d"))
    done(qtbot, notebook, "0 play 9d")
    wait_for(qtbot, page, "result")
    assert "A fault: the deal is lost, one point for the other side." in page.status_panel.text()
    journal = [page.panel.journal.item(row).text() for row in range(page.panel.journal.count())]
    assert "A fault (renonce): you could follow suit." in journal


@pytest.mark.clause("TRI-80", "TRI-82")
@pytest.mark.parametrize(("key", "line"), [(Qt.Key.Key_G, "0 concede"), (Qt.Key.Key_P, "0 keep")])
def test_a_deal_is_given_up_or_kept(sit: Callable[..., Opened], qtbot: QtBot, key: Qt.Key, line: str) -> None:
    page, notebook = sit(2, ANNA_LEADS)
    assert [found.text() for found in page.status_panel.buttons] == ["Play", "Give up: a point for Hugo"]
    assert page.status_panel.buttons[0].main, "what is usual is not what costs a point"
    press(page, key)
    done(qtbot, notebook, line)


@pytest.mark.clause("TRI-81", "TRI-83", "TRI-84")
@pytest.mark.parametrize(("words", "line"), [("Accept", "0 accept"), ("Refuse", "0 refuse")])
def test_an_offer_is_answered(sit: Callable[..., Opened], qtbot: QtBot, words: str, line: str) -> None:
    page, notebook = sit(2, ["luck lot 0", deal(TWO_HANDS, "8h"), "1 concede"])
    assert "Hugo gives the deal up" in page.status_panel.text()
    click(button(page, words))
    done(qtbot, notebook, line)


@pytest.mark.clause("TRI-89")
def test_between_two_cards_a_deal_is_given_up_by_a_button_beside_the_cards(
    sit: Callable[..., Opened], qtbot: QtBot
) -> None:
    page, notebook = sit(2, ANNA_FOLLOWS, concession="any_turn")
    assert not button(page, "Give up").main
    click(button(page, "Give up"))
    done(qtbot, notebook, "0 concede")


@pytest.mark.clause("TRI-12", "TRI-13")
def test_the_strongest_card_names_the_first_dealer(sit: Callable[..., Opened], qtbot: QtBot) -> None:
    lines = ["luck draw Kd 10h 8s Ac"]
    page, notebook = sit(4, lines, first_dealer="draw_designates")
    assert page.status_panel.text().startswith("Who deals first?")
    assert page.status_panel.buttons[0].text() == "I deal"
    click(button(page, "Léa"))
    done(qtbot, notebook, "0 dealer 2")
    wait_for(qtbot, page, "gap", "asking")
    assert page.table.seats.plates[2].mark.dealer


@pytest.mark.clause("TRI-26")
def test_the_dealer_names_the_next_one_after_the_result(sit: Callable[..., Opened], qtbot: QtBot) -> None:
    lines = ["luck lot 0", deal(FOUR_HANDS, "7s"), "1 keep", "2 concede", "1 accept"]
    page, notebook = sit(4, lines, teams="2x2", team_draw="agreed")
    assert "You name the next dealer." in page.status_panel.text()
    click(button(page, "Next deal"))
    wait_for(qtbot, page, "asking")
    assert sorted(found.text() for found in page.status_panel.buttons) == ["Léa deals", "Marcel deals"]
    click(button(page, "Marcel"))
    done(qtbot, notebook, "0 dealer 3")


@pytest.mark.clause("TRI-22")
def test_the_dealer_chooses_the_packets(sit: Callable[..., Opened], qtbot: QtBot) -> None:
    page, notebook = sit(2, ["luck lot 0"], deal_packets="dealer_choice")
    click(button(page, "Two, then three"))
    done(qtbot, notebook, "0 2-3")


@pytest.mark.clause("APP-06", "APP-07")
@pytest.mark.parametrize("way", ["drag", "drag the offer", "clicks", "keys"])
def test_a_card_is_exchanged_for_the_one_on_offer(sit: Callable[..., Opened], qtbot: QtBot, way: str) -> None:
    page, notebook = sit(4, PLUNDER, variant="as_qui_pille")
    offer = page.table.pack.at(TURN_UP)[0]
    match way:
        case "drag":
            drag(card(page, "8h"), offer.geometry().center())
        case "drag the offer":
            drag(offer, seen_point(card(page, "8h")))
        case "clicks":
            click(card(page, "8h"))
            click(page.table.drafts.targets.buttons[0])
        case _:
            card(page, "8h").setFocus()
            press(page, Qt.Key.Key_Return)
            press(page, Qt.Key.Key_Right)
            press(page, Qt.Key.Key_Return)
    done(qtbot, notebook, "0 pillage 8h")
    wait_for(qtbot, page, "asking")
    assert [found.face for found in page.table.pack.at(GIVEN)]
    assert page.table.pack.at(TURNED), "the next card is on offer"
    click(button(page, "Leave it"))
    done(qtbot, notebook, "0 no_pillage")


@pytest.mark.clause("APP-07")
def test_the_ace_of_trumps_is_not_given_up(sit: Callable[..., Opened]) -> None:
    page, notebook = sit(4, PLUNDER, variant="as_qui_pille")
    offer = page.table.pack.at(TURN_UP)[0]
    drag(card(page, "Ad"), offer.geometry().center())
    assert "The ace of trumps, by which you plunder, stays in your hand" in page.status_panel.text()
    assert notebook.lines == PLUNDER


@pytest.mark.clause("TRI-28")
def test_the_back_tells_which_pack_is_in_use(sit: Callable[..., Opened]) -> None:
    page, _ = sit(2, ["luck lot 1", deal(TWO_HANDS, "8h")], two_packs=True, concession="off")
    assert {found.spot.back for found in page.table.pack.all()} == {"lattice-blue"}
    other, _ = sit(2, ["luck lot 0", deal(TWO_HANDS, "8h"), "1 play Jh"], two_packs=True, concession="off")
    assert {found.spot.back for found in other.table.pack.all()} == {"lattice-red"}


@pytest.mark.clause("TRI-39", "TRI-50")
def test_a_trick_says_why_and_lies_face_down_before_its_taker(sit: Callable[..., Opened], qtbot: QtBot) -> None:
    lines = [*ANNA_LEADS, "0 play Kh", "1 play Jh"]
    page, _ = sit(2, lines, concession="off")
    journal = [page.panel.journal.item(row).text() for row in range(page.panel.journal.count())]
    assert "King beats Jack: your trick." in journal
    taken = [cards for place, cards in page.table.pack.places.items() if place.kind == "taken"]
    assert all(found.seen is None for cards in taken for found in cards)
    assert len(taken) == 1
    plate = page.table.seats.plates[0].geometry()
    assert abs(taken[0][0].spot.x - plate.center().x()) < plate.width()
    assert page.table.view is not None
    assert not page.table.view.cards(TRICK)
    assert triomphe_view(page.table.view).facts.takers == (0,)
