"""What is announced, once each and with its reason, and what the keys read out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.ui.play.page import PlayPage
from ludo.ui.wording.cards import card_name
from tests.ui.play.hands import button, card, click, press, wait_for, written


@pytest.fixture
def page(heard: list[str], page: PlayPage) -> PlayPage:
    """The page, everything announced since it opened being heard."""
    return page


def played(page: PlayPage, qtbot: QtBot, text: str) -> None:
    ply = page.session.ply
    click(card(page, text))
    written(qtbot, page.session, ply)
    wait_for(qtbot, page, "asking", "result")


def test_every_announcement_is_made_once(page: PlayPage, qtbot: QtBot, heard: list[str]) -> None:
    assert heard.count("Your turn: you open the deal.") == 1
    heard.clear()
    played(page, qtbot, "Qh")
    assert heard == [
        "You: Queen of hearts.",
        "Paul is about to lay a card. You may trut first.",
        "Paul: King of clubs. King beats Queen: Paul’s trick.",
        "Paul is about to lay a card. You may trut first.",
        "Paul: Seven of spades.",
        "Your turn: lay any card.",
    ]


def test_an_unchanged_prompt_is_not_said_again(page: PlayPage, heard: list[str]) -> None:
    heard.clear()
    page.show_facts()
    page.settings.change(panel_open=False)
    assert heard == []


def test_the_reason_of_the_last_result_stays_above_the_line(page: PlayPage, qtbot: QtBot) -> None:
    played(page, qtbot, "Qh")
    assert page.status_panel.status.line == "Your turn: lay any card."
    assert page.status_panel.status.reason == "King beats Queen: Paul’s trick."
    journal = [page.panel.journal.item(row).text() for row in range(page.panel.journal.count())]
    assert journal.count("King beats Queen: Paul’s trick.") == 1


def test_a_deal_that_ends_says_why(page: PlayPage, qtbot: QtBot, heard: list[str]) -> None:
    played(page, qtbot, "Qh")
    heard.clear()
    played(page, qtbot, "8d")
    assert page.facts.phase.name == "result"
    assert any("beats" in text and "Paul’s trick" in text for text in heard)
    assert page.status_panel.status.reason == "2 tricks win the deal."
    assert sum("2 tricks win the deal." in text for text in heard) == 1


def test_the_dealt_hand_is_spoken(page: PlayPage, qtbot: QtBot, heard: list[str]) -> None:
    played(page, qtbot, "Qh")
    played(page, qtbot, "8d")
    heard.clear()
    click(button(page, "Next deal"))
    wait_for(qtbot, page, "asking", "gap")
    hands = [text for text in heard if "Your hand, 3 cards: " in text]
    assert len(hands) == 1
    assert page.words.hand_text(page.facts.view, page.names) in hands[0]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        (Qt.Key.Key_F3, "Your turn: lay any card."),
        (Qt.Key.Key_F4, "Paul: King of clubs. King beats Queen: Paul’s trick. Paul: Seven of spades."),
        (Qt.Key.Key_F5, "Your hand, 2 cards: Eight of diamonds, Ten of spades."),
        (Qt.Key.Key_F7, "The trick: Paul: Seven of spades. Trick 1: Paul."),
        (Qt.Key.Key_F8, "You: 0 truts, 0 points; Paul: 0 truts, 0 points."),
    ],
)
def test_a_key_reads_out(page: PlayPage, qtbot: QtBot, heard: list[str], key: Qt.Key, expected: str) -> None:
    played(page, qtbot, "Qh")
    heard.clear()
    QTest.keyClick(page, key)
    assert len(heard) == 1
    assert expected in heard[0]
    assert expected in page.status_panel.text()


def test_the_prompt_names_the_buttons_with_their_keys(page: PlayPage, heard: list[str]) -> None:
    heard.clear()
    press(page, Qt.Key.Key_Question)
    assert heard == ["Your turn: you open the deal. Je trute [T]."]


@pytest.mark.parametrize("key", [Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F7, Qt.Key.Key_F8])
def test_the_prompt_is_read_after_anything_else_was(page: PlayPage, heard: list[str], key: Qt.Key) -> None:
    press(page, key)
    heard.clear()
    press(page, Qt.Key.Key_F3)
    assert heard == ["Your turn: you open the deal. Je trute [T]."]


def test_the_hand_is_read_as_it_lies(page: PlayPage, heard: list[str]) -> None:
    first = page.table.hand_cards()[0]
    page.table.move_in_hand(first, 2)
    heard.clear()
    press(page, Qt.Key.Key_F5)
    lying = [card_name(found.face) for found in page.table.hand_cards() if found.face is not None]
    assert heard == [f"Your hand, 3 cards: {', '.join(lying)}."]
    press(page, Qt.Key.Key_2)
    now = QApplication.focusWidget()
    assert now is page.table.hand_cards()[1]
    assert now.accessibleName().startswith(lying[1])


def test_keys_lead_to_the_next_suit_and_back(page: PlayPage) -> None:
    cards = page.table.hand_cards()
    assert len({card.accessibleName().split(" of ")[1] for card in cards}) == 3
    for key, number in (
        (Qt.Key.Key_PageDown, 0),
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_PageUp, 0),
        (Qt.Key.Key_PageUp, 2),
    ):
        press(page, key)
        assert QApplication.focusWidget() is cards[number]
