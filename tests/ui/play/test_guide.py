"""The guided first deal, and what is heard at the table."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.actions import Say
from ludo.engine.events import Moved, Paid, PartieEnded, Said
from ludo.engine.options import write_options
from ludo.engine.places import STOCK, hand, purse
from ludo.games import GAMES
from ludo.resource_paths import resource
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.control.sounds import Sounds
from ludo.ui.games.guide import GuideMoment, Step
from ludo.ui.games.registry import SCREENS
from ludo.ui.platform.player import SoundPlayer, WindowsBackend
from ludo.ui.play.explainer import Explainer
from ludo.ui.play.messages import Decided, EndGuide, FirstPartie, Hurry, NextDeal, TimeOver
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open, put_away
from tests.ui.play.hands import click, press, wait_for
from tests.ui.play.tables import EIGHT_QUEEN_TEN, Mind, Notebook, meek, open_session


def _at_table(open_page: Open, qtbot: QtBot) -> PlayPage:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN], mind=mind), mind)
    wait_for(qtbot, page, "asking")
    return page


def _guide(page: PlayPage, offer: str = "", known: tuple[int, ...] = ()) -> Explainer:
    page.extras.add_guide(SCREENS["trut"].guide(), (lambda: offer) if offer else None, known)
    return page.explainer


def _read_on(qtbot: QtBot, page: PlayPage, guide: Explainer, words: str) -> None:
    """Read what is said up to these words."""
    for _ in range(8):
        qtbot.waitUntil(lambda: page.facts.reading)
        if words in guide.card.words.text():
            return
        click(guide.card.next)
    raise AssertionError(words)


@pytest.mark.parametrize("game", list(SCREENS))
def test_a_guided_deal_is_told_in_a_few_short_steps(game: str) -> None:
    rules, luck = GAMES[game], Random(5)
    options = rules.read_options(dict(next(iter(rules.presets.values()))))
    chairs = tuple(Chair(f"P{seat}") for seat in range(options.players))
    header = Header(game, rules.rules_version, write_options(options), chairs, "")
    session = Session(rules, header, Notebook(), luck)
    shown: list[Step] = []
    steps = [step for step in SCREENS[game].guide() if step.concerns(session.view(0))]
    while not (session.ply and session.deal_ended):
        must = session.turn().must
        assert must is not None
        moments = [GuideMoment(session.view(0), None, deciding=False, result=False)]
        if must == 0:
            moments.append(GuideMoment(session.view(0), session.draft(0), deciding=True, result=False))
        shown += [step for step in steps if step not in shown and any(map(step.when, moments))]
        if not session.step():
            session.submit(must, session.offers(must).rollout_action(luck), session.ply)
    moment = GuideMoment(session.view(0), None, deciding=False, result=True)
    shown += [step for step in steps if step not in shown and step.when(moment)]
    assert 5 <= len(shown) <= 9
    assert shown[0] is steps[0], "something was told before the deal began"
    assert all(20 < len(step.words(session.view(0))()) < 260 for step in steps)


def test_steps_come_one_after_the_other_and_cover_nothing_of_the_table(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page)
    seen, places = [], set()
    while page.facts.reading:
        card = guide.card
        assert card.isVisible()
        assert not page.table.geometry().intersects(QRect(card.mapTo(page, QPoint(0, 0)), card.size()))
        places.add(card.next.mapTo(page, card.next.rect().topRight()).toTuple())
        seen.append(card.words.text())
        click(card.next)
    assert len(seen) >= 3
    assert "Seven is the highest" in seen[0]
    assert len(places) == 1, "the button jumped"


def test_the_table_is_held_before_anything_happens(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(mind=mind), mind, speed="slow")
    assert page.session.ply == 0
    guide = _guide(page, "Shall I explain?")
    page.settings.change(speed="none")
    assert page.facts.phase.name == "held"
    page.send(Hurry())
    assert page.session.ply == 0
    click(guide.card.next)
    assert "two of them win it" in guide.card.words.text()
    assert page.session.ply == 0
    click(guide.card.next)
    qtbot.waitUntil(lambda: page.session.ply > 0 and page.facts.reading)
    assert "Seven is the highest" in guide.card.words.text()


def test_nobody_steps_in_while_something_is_read(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(lambda request: next((act for act in request.offers if act == Say("trut")), None))
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN], mind=mind), mind, speed="slow")
    guide = _guide(page)
    page.settings.change(speed="none")
    _read_on(qtbot, page, guide, "what is going on")
    page.send(Hurry())
    page.send(TimeOver("gap"))
    assert page.session.ply == 1
    while page.facts.reading:
        click(guide.card.next)
    qtbot.waitUntil(lambda: page.session.ply > 1)


def test_what_is_not_there_yet_is_explained_when_it_comes(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page)
    while page.facts.reading:
        click(guide.card.next)
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.facts.reading)
    assert "highest card makes the trick" in guide.card.words.text()


def test_the_rest_can_be_skipped(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page)
    with qtbot.waitSignal(page.runner.guide_ended):
        click(guide.card.skip)


def test_enter_goes_on_and_escape_puts_off_until_the_next_deal(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page)
    before = guide.card.words.text()
    press(guide.card.next, Qt.Key.Key_Return)
    assert guide.card.words.text() != before
    unsaid = guide.card.words.text()
    press(guide.card.next, Qt.Key.Key_Escape)
    assert not page.facts.reading
    while wait_for(qtbot, page, "asking", "result") == "asking":
        page.send(Decided(next(iter(page.facts.offers))))
    assert not page.facts.reading
    page.send(NextDeal())
    _read_on(qtbot, page, guide, unsaid)


def test_the_keys_bring_the_next_words(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page)
    before = guide.card.words.text()
    press(page, Qt.Key.Key_G)  # a letter of nothing
    assert guide.card.words.text() == before
    QTest.keyClick(page, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert guide.card.words.text() != before


def test_an_offer_is_declined_with_escape(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page, "Shall I explain?")
    assert guide.card.words.text() == "Shall I explain?"
    with qtbot.waitSignal(page.runner.guide_ended):
        press(guide.card.next, Qt.Key.Key_Escape)


def test_what_was_read_before_is_not_said_again(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page, known=(0, 1))
    assert "what is going on" in guide.card.words.text()
    assert guide.card.caption.text() == "Guide: 3 of 7"


def test_it_is_spoken_too(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page = _at_table(open_page, qtbot)
    guide = _guide(page)
    assert any(guide.card.words.text() in text for text in heard)
    assert guide.card.next.hasFocus()


class _Ear(WindowsBackend):
    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, path: Path) -> None:
        self.heard.append(path.stem)


def test_what_happens_is_heard(open_page: Open, qtbot: QtBot) -> None:
    page = _at_table(open_page, qtbot)
    sounds = Sounds(page, page.look, page.table.happening, page.runner.changed, page.settings)
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
    player = SoundPlayer(resource("sounds"), ear)
    Sounds(page, page.look, page.table.happening, page.runner.changed, page.settings, player)
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


def test_the_computer_draws_for_the_person_in_a_first_partie(open_page: Open, qtbot: QtBot) -> None:
    rules = GAMES["triomphe"]
    options = write_options(rules.read_options({"players": 2, "first_dealer": "draw_designates"}))
    mind = Mind()
    for seed in range(6):
        chairs = (Chair("Anna"), Chair("Paul", "simple"))
        header = Header("triomphe", rules.rules_version, options, chairs, "")
        page = open_page(Session(rules, header, Notebook(), Random(seed), mind), mind)
        page.send(FirstPartie())
        qtbot.waitUntil(lambda page=page: bool(page.table.hand_cards()))  # type: ignore[misc]
        wait_for(qtbot, page, "asking")
        assert not page.facts.state.pace.opening
        put_away(page)


def test_a_first_partie_skips_to_the_first_decision_when_that_takes_long(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(mind=mind), mind, speed="slow")
    page.send(FirstPartie())
    _guide(page)
    page.send(TimeOver("opening"))
    assert page.facts.reading
    assert not page.facts.state.pace.fast, "somebody reads"
    page.send(EndGuide())
    page.send(TimeOver("opening"))
    wait_for(qtbot, page, "asking")
    assert not page.facts.state.pace.opening
