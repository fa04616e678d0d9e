"""What a key reads of everybody and of the cards that have gone, and how much the settings have said."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.events import Moved
from ludo.engine.places import hand
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.cards_gone import gone
from ludo.ui.play.messages import Decided
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.hands import card, click, press, wait_for, written
from tests.ui.play.test_answers import open_game

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize("game", SCREENS)
def test_a_key_tells_of_everybody(game: str, open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page = open_game(game, open_page)
    wait_for(qtbot, page, "asking")
    heard.clear()
    press(page, Qt.Key.Key_F12)
    assert len(heard) == 1
    for chair in page.session.chairs:
        assert heard[0].count(chair.name) == 1
    view = page.facts.view
    assert "deals" in heard[0] or not view.cards(hand(0))
    for seat in range(len(page.session.chairs)):
        held = len(view.cards(hand(seat)))
        assert not held or f"{held} card" in heard[0]
    if game == "trio":
        assert heard[0].count("has not opened") == 3


@pytest.mark.parametrize("game", ["triomphe", "trut"])
def test_the_key_tells_the_tricks_of_everybody(game: str, open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page, luck = open_game(game, open_page), Random(5)
    for _ in range(12):
        wait_for(qtbot, page, "asking", "result")
        press(page, Qt.Key.Key_F12)
        if len([text for text in heard[-1].split(".") if text.endswith((" trick", " tricks"))]) == 2:
            return
        assert page.facts.phase.name == "asking", heard
        ply = page.session.ply
        page.send(Decided(page.facts.offers.sample(luck)))
        written(qtbot, page.session, ply)
    raise AssertionError(heard)


@pytest.mark.parametrize("game", SCREENS)
def test_what_has_gone_is_what_the_seat_has_seen_and_holds_no_more(game: str, open_page: Open, qtbot: QtBot) -> None:
    page = open_game(game, open_page)
    luck = Random(5)
    for _ in range(12):
        wait_for(qtbot, page, "asking", "result", "over")
        if page.facts.phase.name != "asking":
            break
        ply = page.session.ply
        page.send(Decided(page.facts.offers.sample(luck)))
        written(qtbot, page.session, ply)
    deal = page.session.record.deal(page.facts.chair)
    found = gone(deal)
    thrown = {
        face
        for batch in deal
        for event in batch.events
        if isinstance(event, Moved) and event.target.kind in ("trick", "discard", "laid")
        for face in event.cards
        if face is not None
    }
    assert set(found) >= set(found) & thrown
    view = page.facts.view
    for place, faces in view.zones.items():
        if place.kind in ("trick", "discard", "laid"):
            assert all(face is None or face in found for face in faces)


def test_the_key_tells_which_of_a_suit_or_rank_have_gone(page: PlayPage, qtbot: QtBot, heard: list[str]) -> None:
    QTest.keyClick(page, Qt.Key.Key_F7, SHIFT)
    assert heard[-1] == "No card has gone yet."
    ply = page.session.ply
    click(card(page, "Qh"))
    written(qtbot, page.session, ply)
    wait_for(qtbot, page, "asking")
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_F7, SHIFT)
    assert heard[-1].startswith("Gone: ")
    assert "Hearts: Queen" in heard[-1]
    card(page, "10s").setFocus()
    QTest.keyClick(card(page, "10s"), Qt.Key.Key_F8, SHIFT)
    assert heard[-1] == "Ten: none has gone."


def test_own_acts_are_not_echoed_where_that_is_not_wanted(page: PlayPage, qtbot: QtBot, heard: list[str]) -> None:
    page.settings.change(echo=False)
    heard.clear()
    ply = page.session.ply
    click(card(page, "Qh"))
    written(qtbot, page.session, ply)
    wait_for(qtbot, page, "asking")
    assert not any("You: Queen of hearts" in text for text in heard)
    assert any("King beats Queen" in text for text in heard)


def test_keys_are_not_named_where_that_is_not_wanted(page: PlayPage, heard: list[str]) -> None:
    page.settings.change(key_hints=False)
    heard.clear()
    press(page, Qt.Key.Key_F3)
    assert heard == ["Your turn: you open the deal. Je trute."]


def test_short_leaves_out_cards_face_down_but_never_ones_own(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    for much, told in (("full", True), ("short", False)):
        page = open_game("trio", open_page)
        page.settings.change(spoken=much)
        heard.clear()
        for _ in range(3):
            wait_for(qtbot, page, "asking")
            ply = page.session.ply
            page.send(Decided(page.facts.offers.sample(Random(1))))
            written(qtbot, page.session, ply)
        wait_for(qtbot, page, "asking")
        assert any("draws a card from the stock" in text for text in heard) == told, (much, heard)
        assert any(text.startswith(("You draw: ", "You take up: ")) for text in heard)
