"""The guided first deal, and what is heard at the table."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.events import Moved, Paid, PartieEnded, Said
from ludo.engine.options import write_options
from ludo.engine.places import STOCK, hand, purse
from ludo.games import GAMES
from ludo.resource_paths import resource
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.games.guide import GuideMoment
from ludo.ui.games.registry import SCREENS
from ludo.ui.platform.player import SoundPlayer
from ludo.ui.play.guide import Guide
from ludo.ui.play.page import PlayPage
from ludo.ui.sounds import Sounds
from tests.ui.play.conftest import Open
from tests.ui.play.hands import click, press, wait_for
from tests.ui.play.tables import EIGHT_QUEEN_TEN, Mind, Notebook, meek, open_session


def _at_table(open_page: Open, qtbot: QtBot) -> PlayPage:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN], mind=mind), mind)
    wait_for(qtbot, page, "asking")
    return page


def _guide(page: PlayPage, offer: str = "") -> Guide:
    guide = Guide(page, SCREENS["trut"].guide(), (lambda: offer) if offer else None)
    guide.refresh()
    return guide


@pytest.mark.parametrize("game", list(SCREENS))
def test_a_guided_deal_is_four_to_six_short_bubbles(game: str) -> None:
    rules, luck = GAMES[game], Random(5)
    options = rules.read_options(dict(next(iter(rules.presets.values()))))
    chairs = tuple(Chair(f"P{seat}") for seat in range(options.players))
    header = Header(game, rules.rules_version, write_options(options), chairs, "")
    session = Session(rules, header, Notebook(), luck)
    shown = []
    steps = [step for step in SCREENS[game].guide() if step.concerns(session.view(0))]
    while not (session.ply and session.deal_ended):
        must = session.turn().must
        assert must is not None
        if must == 0:
            moment = GuideMoment(session.view(0), session.draft(0), deciding=True, result=False)
            shown += [step for step in steps if step not in shown and step.when(moment)]
        if not session.step():
            session.submit(must, session.offers(must).rollout_action(luck), session.ply)
    moment = GuideMoment(session.view(0), None, deciding=False, result=True)
    shown += [step for step in steps if step not in shown and step.when(moment)]
    assert 4 <= len(shown) <= 6
    assert all(20 < len(step.text()) < 260 for step in steps)


def test_bubbles_come_one_after_the_other_and_cover_no_card(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page)
    seen = []
    while guide.step is not None:
        assert guide.bubble.isVisible()
        assert page.rect().contains(guide.bubble.geometry())
        corner = page.table.mapFrom(page, guide.bubble.pos())
        covered = QRectF(corner, QSizeF(guide.bubble.size()))
        assert not any(QRectF(card.geometry()).intersects(covered) for card in page.table.hand_cards())
        seen.append(guide.bubble.words.text())
        click(guide.bubble.next)
    assert len(seen) >= 3
    assert "Seven is the highest" in seen[0]
    assert guide.bubble.isHidden()


def test_what_is_not_there_yet_is_explained_when_it_comes(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page)
    while guide.step is not None:
        click(guide.bubble.next)
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: guide.step is not None)
    assert "highest card makes the trick" in guide.bubble.words.text()


def test_the_rest_can_be_skipped(open_page: Open, qtbot: QtBot) -> None:
    guide = _guide(_at_table(open_page, qtbot))
    with qtbot.waitSignal(guide.ended):
        click(guide.bubble.skip)


def test_the_keys_bring_the_next_bubble(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page)
    before = guide.bubble.words.text()
    press(page, Qt.Key.Key_G)  # a letter of nothing
    assert guide.bubble.words.text() == before
    QTest.keyClick(page, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert guide.bubble.words.text() != before


def test_whoever_plays_on_does_not_want_to_be_guided(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page, "Shall I explain?")
    assert guide.bubble.words.text() == "Shall I explain?"
    with qtbot.waitSignal(guide.ended):
        press(page, Qt.Key.Key_1)
        press(page, Qt.Key.Key_Return)


def test_the_offer_leads_to_the_first_bubble(open_page: Open, qtbot: QtBot) -> None:
    guide = _guide(_at_table(open_page, qtbot), "Shall I explain?")
    click(guide.bubble.next)
    assert guide.step is not None
    assert guide.bubble.count.text().startswith("1 of")


class _Ear:
    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, path: Path) -> None:
        self.heard.append(path.stem)


def test_what_happens_is_heard(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    sounds = Sounds(page, page.settings)
    laid = Moved((1,), hand(0), STOCK)
    assert sounds.sound_of([laid]) == "card"
    assert sounds.sound_of([laid, Paid(1, purse(0), purse(1))]) == "chip"
    assert sounds.sound_of([laid, Said(0, "trut")]) == "call"
    assert sounds.sound_of([PartieEnded((0,))]) == "won"
    assert sounds.sound_of([PartieEnded((1,))]) == ""


def test_a_card_is_heard_unless_sounds_are_off(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    ear = _Ear()
    page.settings.change(volume=100)
    Sounds(page, page.settings, SoundPlayer(resource("sounds"), ear))
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(ear.heard))
    assert set(ear.heard) <= {"card", "turn", "chip"}
    page.settings.change(sounds=False)
    count = len(ear.heard)
    wait_for(qtbot, page, "asking", "result")
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Return)
    wait_for(qtbot, page, "asking", "result")
    assert len(ear.heard) == count
