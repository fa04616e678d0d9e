"""Looking at a partie again."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.engine.events import Moved
from ludo.engine.places import hand
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_state import GoTo, Knowledge, SeeAs
from ludo.ui.pages.replay_views import ALL_OPEN
from ludo.ui.play.seal_check import SealCheck
from ludo.ui.services.destinations import ToReplay
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.wording.cards import card_name
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import texts
from tests.ui.waiting import stays

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(desk: Desk) -> MainWindow:
    desk.play("Anna Hugo")
    opened = desk.open()
    opened.services.settings.change(speed="none")
    return opened


def watch(window: MainWindow, number: int = 1) -> ReplayPage:
    window.open(ToReplay(number))
    return there(window)


def there(window: MainWindow) -> ReplayPage:
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    return page


def shown(page: ReplayPage) -> bool:
    """Does the table show what the seat saw at the moment?"""
    return not page.table.busy and page.table.view == page.replay.view(page.state.ply, page.snapshot.chair)


def test_buttons_go_through_the_moments(window: MainWindow, qtbot: QtBot) -> None:
    page = watch(window)
    assert page.state.ply == 0
    assert not page.bar.back.isEnabled()
    for expected in (1, 2, 3):
        QTest.mouseClick(page.bar.next, LEFT)
        assert page.state.ply == expected
        qtbot.waitUntil(lambda: shown(page))
    QTest.mouseClick(page.bar.back, LEFT)
    assert page.state.ply == 2
    assert shown(page)
    QTest.mouseClick(page.bar.last, LEFT)
    assert page.state.ply == len(page.replay)
    assert not page.bar.next.isEnabled()
    assert shown(page)
    QTest.mouseClick(page.bar.first, LEFT)
    assert page.state.ply == 0


def test_keys_go_through_the_moments(window: MainWindow, qtbot: QtBot) -> None:
    page = watch(window)
    steps: list[tuple[Qt.Key, Callable[[int], int]]] = [
        (Qt.Key.Key_Right, lambda moment: moment + 1),
        (Qt.Key.Key_Right, lambda moment: moment + 1),
        (Qt.Key.Key_Left, lambda moment: moment - 1),
        (Qt.Key.Key_End, lambda moment: len(page.replay)),
        (Qt.Key.Key_Home, lambda moment: 0),
    ]
    for key, expected in steps:
        moment = expected(page.state.ply)
        QTest.keyClick(page, key)
        assert page.state.ply == moment
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.navigator.page is window.home


def test_the_slider_jumps(window: MainWindow) -> None:
    page = watch(window)
    page.bar.slider.setValue(17)
    assert page.state.ply == 17
    assert shown(page)
    assert "17 of" in " ".join(texts(page))


def test_the_journal_follows_and_leads(window: MainWindow, qtbot: QtBot) -> None:
    page = watch(window)
    page.send(GoTo(len(page.replay)))
    assert page.journal.currentRow() == page.journal.count() - 1
    item = page.journal.item(3)
    page.journal.scrollToItem(item)
    QTest.mouseClick(page.journal.viewport(), LEFT, pos=page.journal.visualItemRect(item).center())
    assert 0 < page.state.ply < len(page.replay)
    assert page.journal.currentRow() >= 3


def test_it_runs_by_itself_until_it_is_stopped(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludo.ui.pages.replay._REST", 0)
    page = watch(window)
    QTest.keyClick(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.state.ply > 4)
    QTest.keyClick(page, Qt.Key.Key_Space)
    stopped = page.state.ply
    stays(lambda: page.state.ply <= stopped + 1 and not page.state.running)
    page.send(GoTo(len(page.replay) - 2))
    QTest.mouseClick(page.bar.run, LEFT)
    qtbot.waitUntil(lambda: page.state.ply == len(page.replay) and not page.state.running)


def test_it_runs_on_where_the_page_is_built_anew(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludo.ui.pages.replay._REST", 0)
    page = watch(window)
    page.send(SeeAs(1))
    page.send(GoTo(len(page.replay) - 4))
    QTest.keyClick(page, Qt.Key.Key_Space)
    window.services.settings.change(theme="dark")
    qtbot.waitUntil(lambda: window.navigator.page is not page)
    following = there(window)
    assert following.snapshot.chair == 1
    assert following.hasFocus()
    qtbot.waitUntil(lambda: following.state.ply == len(following.replay) and not following.state.running)


def test_a_finished_partie_is_seen_from_every_seat(window: MainWindow, qtbot: QtBot) -> None:
    page = watch(window)
    page.send(GoTo(6))
    for seat in (1, None, 0):
        QTest.mouseClick(page.seen_by.chip(seat), LEFT)
        assert page.snapshot.chair == seat
        assert shown(page)


def test_nobody_looks_into_the_cards_of_others_while_it_is_played(desk: Desk) -> None:
    number = desk.play("Anna Hugo", actions=9)
    page = watch(desk.open(), number)
    assert page.snapshot.chair is None
    with pytest.raises(StopIteration):
        page.seen_by.chip(0)
    for moment in range(len(page.replay) + 1):
        page.send(GoTo(moment))
        page.table.skip()
        assert page.table.view == page.replay.view(moment, None)


def test_a_damaged_record_is_shown_up_to_the_damage(desk: Desk) -> None:
    number = desk.play("Anna Hugo", actions=12)
    desk.damage(number, 11, "0 play Zz")  # each act of luck has a line more
    window = desk.open()
    window.playing.resume(number)
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    assert len(page.replay) == 7
    assert any("up to action 7 only" in text for text in texts(page))
    assert window.playing.page is None


def test_all_cards_can_be_seen_once_it_is_over(window: MainWindow) -> None:
    page = watch(window)
    page.send(GoTo(4))
    page.seen_by.chip(ALL_OPEN).click()
    view = page.table.view
    assert view is not None
    hands = [view.cards(place) for place in view.zones if place.kind == "hand"]
    assert len(hands) == 2
    assert all(card is not None for cards in hands for card in cards)
    page.seen_by.chip(0).click()
    assert shown(page)


def test_the_journal_has_headings_and_bold_words(window: MainWindow) -> None:
    page = watch(window)
    items = [page.journal.item(number) for number in range(page.journal.count())]
    assert any(item.font().bold() and item.text().startswith("Deal") for item in items)
    assert not all(item.font().bold() for item in items)


@pytest.fixture
def against_computers(desk: Desk) -> ReplayPage:
    """The replay of a partie of a person and a computer player that is over."""
    number = desk.play("Anna Hugo", computers=("Hugo",))
    opened = desk.open()
    opened.services.settings.change(speed="none")
    return watch(opened, number)


def test_what_a_computer_player_knew_is_shown_in_words_and_at_the_table(against_computers: ReplayPage) -> None:
    page = against_computers
    replay = page.replay
    acted = next(ply for ply in range(8, len(replay)) if replay.batch(ply, None).actor == 1)
    page.send(GoTo(acted))
    QTest.mouseClick(page.know, LEFT)
    assert page.state.ply == acted - 1
    (asked,) = [one for one in replay.asked(page.state.ply) if one.seat == 1]
    assert page.table.view == asked.request.view
    assert page.table.perspective == 1
    own, others = hand(1), hand(0)
    assert None not in asked.request.view.cards(own)
    assert set(asked.request.view.cards(others)) == {None}
    text = page.known.toPlainText()
    assert text.startswith("Hugo (Computer).")
    for card in asked.request.view.known(own):
        assert card_name(card) in text
    hidden = replay.view(page.state.ply, 0).known(others)
    before = text.split("What happened then:")[0].split("What it had heard")[0]
    assert not any(card_name(card) in before for card in hidden)
    QTest.mouseClick(page.know, LEFT)
    assert shown(page)


def test_knowledge_says_where_no_computer_player_was_asked(against_computers: ReplayPage) -> None:
    page = against_computers
    page.send(GoTo(0))
    page.send(Knowledge(True))
    assert page.known.toPlainText() == "No computer player was asked at this moment. Go one step on."
    page.send(SeeAs(0))
    assert page.journal.isVisible()


def test_secrets_stay_secret_until_the_partie_is_over(desk: Desk) -> None:
    number = desk.play("Anna Hugo", actions=12, computers=("Hugo",))
    page = watch(desk.open(), number)
    assert not page.know.isVisible()
    assert not page.check.isVisible()


def test_the_seals_can_be_checked_in_the_replay(window: MainWindow) -> None:
    window.services.settings.change(seals=True)
    page = watch(window)
    QTest.mouseClick(page.check, LEFT)
    (dialog,) = page.findChildren(SealCheck)
    assert dialog.verdict.text() == f"It matches: all {len(page.replay.luck)} seals."
    dialog.accept()
    assert any(text.startswith("Sealed") for text in (page.journal.item(0).text(), page.journal.item(1).text()))


def test_each_step_is_said_with_its_cards(window: MainWindow, heard: list[str]) -> None:
    """Whoever steps through hears every card that is laid, forwards and backwards, once a step."""
    page = watch(window)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        for _ in range(25):
            heard.clear()
            QTest.keyClick(page, key)
            assert len(heard) == 1, (page.state.ply, heard)
            events = page.replay.batch(page.state.ply, page.snapshot.chair).events if page.state.ply else ()
            laid = [event for event in events if isinstance(event, Moved) and event.target.kind == "trick"]
            for card in (card for event in laid for card in event.cards if card is not None):
                assert card_name(card) in heard[0]


def test_the_keys_of_the_table_read_out_in_a_replay(window: MainWindow, heard: list[str]) -> None:
    page = watch(window)
    page.send(GoTo(9))
    page.setFocus()
    heard.clear()
    for key in (Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F7, Qt.Key.Key_F8, Qt.Key.Key_F12):
        QTest.keyClick(page, key)
    QTest.keyClick(page, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    assert len(heard) == 7
    assert "Anna" in heard[5]
    assert "Hugo" in heard[5]
    assert heard[6].startswith(("Gone: ", "No card has gone"))
    assert heard[0].startswith(f"9 of {len(page.replay)}. ")
    assert heard[2].startswith("Anna holds ")
    assert "truts" in heard[4]
    page.send(SeeAs(ALL_OPEN))
    QTest.keyClick(page, Qt.Key.Key_F5)
    assert "Hugo holds " in heard[-1]


@pytest.mark.parametrize("text", [1.3, 2.0])
def test_no_card_is_smaller_in_large_letters(window: MainWindow, qapp: QApplication, text: float) -> None:
    page = watch(window)
    window.resize(1280, 800)
    QApplication.processEvents()
    usual = {card.place: card.spot.width for card in page.table.pack.all()}
    apply_theme(qapp, theme_for("light"), text)
    QApplication.processEvents()
    assert usual
    anew = window.navigator.page
    assert isinstance(anew, type(page)), "it is built anew, and the old one is no longer seen"
    assert all(card.spot.width >= usual[card.place] - 0.01 for card in anew.table.pack.all())
