"""Another screen shows what everybody may know, follows the first one, and can be plugged out at any time."""

import sys
from math import ceil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ludo.engine.places import hand
from ludo.nights.evenings import Plan
from ludo.nights.other_games import Play, Side, Unit
from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.dialogs.message import Message
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_state import GoTo, SeeAs
from ludo.ui.pages.replay_views import ALL_OPEN
from ludo.ui.play.messages import LiftCurtain, SkipTo
from ludo.ui.play.state import Curtain
from ludo.ui.second_screen.screens import find_screen, write_screen
from ludo.ui.second_screen.window import LETTERS, SecondScreen, Slide
from ludo.ui.services.destinations import ToClosing, ToEvening, ToReplay, ToSheet
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from tests.session.tables import AtOnce
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import only


def start(window: MainWindow) -> SecondScreen:
    """Show it on the one screen that there is."""
    window.presenting.start(QGuiApplication.primaryScreen(), clock=True)
    shown = window.presenting.window
    assert shown is not None
    return shown


def follow(window: MainWindow) -> None:
    """Let what was changed on the first screen come to the other one."""
    QApplication.processEvents()
    window.presenting.follow()


def test_nothing_of_it_is_read_until_it_is_wanted(window: MainWindow) -> None:
    assert "presenting" not in window.__dict__
    window.close()
    assert "presenting" not in window.__dict__


def test_without_another_screen_it_says_what_to_do(window: MainWindow) -> None:
    window.presenting.toggle()
    assert "Connect a television" in only(window, Message).text.text()
    assert window.presenting.window is None


def test_it_takes_no_input_and_has_no_pointer(window: MainWindow) -> None:
    shown = start(window)
    assert shown.cursor().shape() == Qt.CursorShape.BlankCursor
    assert shown.isFullScreen()
    window.playing.begin(Setup("trut", {"players": 2}, (Chair("Anna"), Chair("Hugo"))))
    follow(window)
    assert shown.table is not None
    assert shown.table.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_people_at_one_screen_see_the_table_and_no_hand(desk: Desk, qapp: QApplication, theme: str) -> None:
    number = desk.play("Anna Hugo", actions=4)
    window = desk.open()
    apply_theme(qapp, theme_for(theme))
    window.services.settings.change(speed="none", reduced_motion="yes")
    shown = start(window)
    window.playing.resume(number)
    page = window.playing.page
    assert page is not None
    for _ in range(200):
        QApplication.processEvents()
        if isinstance(page.facts.phase, Curtain):
            break
    assert isinstance(page.facts.phase, Curtain)
    assert page.curtain.geometry() == page.rect()
    assert page.curtain.button.text() in ("I am Anna", "I am Hugo")
    assert page.curtain.button.scale > 2
    window.presenting.stop()
    assert page.curtain.button.text().endswith("show my cards")
    shown = start(window)
    page.send(LiftCurtain())
    QApplication.processEvents()
    assert shown.table is not None
    assert shown.table.view is not None
    assert page.table.view is not None
    assert page.facts.seat is not None
    assert None not in page.table.view.cards(hand(page.facts.seat))
    assert all(card is None for seat in range(2) for card in shown.table.view.cards(hand(seat)))
    assert shown.foot()[0].startswith("Deal 1")


def test_the_first_screen_shows_only_the_hand(desk: Desk) -> None:
    """What lies on the table is seen on the other screen; what can be taken up or takes a card stays open."""
    number = desk.play("Anna Hugo", actions=4)
    window = desk.open()
    window.services.settings.change(speed="none", reduced_motion="yes")
    window.playing.resume(number)
    page = window.playing.page
    assert page is not None
    follow(window)
    page.send(LiftCurtain())
    QApplication.processEvents()
    table, seat = page.table, page.facts.seat
    assert seat is not None
    plates = [plate for plate in table.seats.plates.values() if plate.isVisible()]

    def seen(widget: QWidget) -> bool:
        """Is any of a part of the table seen in the picture of it?"""
        before = table.grab(widget.geometry()).toImage()
        widget.hide()
        after = table.grab(widget.geometry()).toImage()
        widget.show()
        return before != after

    cards = table.pack.at(hand(seat))
    assert all(map(seen, plates))
    start(window)
    QApplication.processEvents()
    assert not any(map(seen, plates))
    assert all(map(seen, cards))
    assert seen(page.status_panel)
    assert not page.side.isVisible()
    window.presenting.stop()
    QApplication.processEvents()
    assert all(map(seen, plates))
    assert page.side.isVisible()


def test_it_follows_a_partie_that_is_hurried_to_its_end(desk: Desk) -> None:
    window = desk.open(worker=AtOnce())
    window.services.settings.change(speed="fast", next_deal_alone=True)
    shown = start(window)
    chairs = (Chair("Anna", "random"), Chair("Hugo", "random"))
    window.playing.begin(Setup("trut", {"players": 2, "truts_to_win": 1}, chairs))
    page = window.playing.page
    assert page is not None
    seen = []
    for _ in range(40):
        page.send(SkipTo("turn"))
        QApplication.processEvents()
        assert shown.given is not None
        seen.append(shown.given.ply)
    assert seen == sorted(seen)
    assert shown.given is not None
    assert (shown.given.ply, shown.given.view) == (page.session.ply, page.session.view(None))
    assert page.session.ply > 4
    assert shown.table is not None
    said, shown.table.between = shown.foot(), True
    shown.table.view = page.session.record.view(1, None)
    assert shown.foot() == said  # what is on its way need not agree yet
    shown.table.between = False
    assert shown.foot() != said


def test_a_replay_is_shown_as_an_onlooker_sees_it(desk: Desk) -> None:
    number = desk.play("Anna Hugo")
    window = desk.open()
    shown = start(window)
    window.open(ToReplay(number))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    page.send(SeeAs(ALL_OPEN))
    page.send(GoTo(12))
    follow(window)
    assert shown.given is not None
    assert shown.given.view == page.replay.view(12, None)


def test_an_evening_is_led_played_and_paid(desk: Desk) -> None:
    window = desk.open()
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo")]
    evening = nights.evenings.start(Plan("Trut"), people)
    nights.chips.buy_in(evening, people[0], 20)
    shown = start(window)
    assert [slide.title for slide in shown.slides] == ["Trut"]
    window.open(ToClosing(evening))
    follow(window)
    assert shown.slides[0] == Slide("Who pays whom", [("The cash box pays Anna 20 chips", "")])
    nights.others.write(evening, Play("Quits", Unit.CHIPS, (Side((people[0],), 5), Side((people[1],), -5))))
    window.open(ToEvening(evening))
    follow(window)
    assert shown.slides[0].rows == [("1  Anna", "+5"), ("2  Hugo", "−5")]


def test_a_board_for_real_cards_is_shown_without_its_questions(desk: Desk) -> None:
    window = desk.open()
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")]
    number = nights.sheets.create("tripoli", {}, people, None)
    shown = start(window)
    window.open(ToSheet(number))
    follow(window)
    board = window.presenting.board
    assert board is not None
    assert board is not window.navigator.page
    assert board.window() is shown
    assert "Anna 100 · Hugo 100 · Léa 100" in shown.foot()
    window.navigator.home()
    follow(window)
    assert shown.slides


def test_long_lists_turn_their_pages_in_large_letters(window: MainWindow) -> None:
    shown = start(window)
    shown.resize(1280, 720)
    shown.show_slides(
        [Slide("Trut", [(f"{number}  Anna", "+1") for number in range(40)]), Slide("Played", [("x", "")])]
    )
    pages = shown.pages()
    assert sum(len(page.rows) for page in pages) == 41
    assert shown.letters_font().pixelSize() >= ceil(720 / LETTERS) >= 720 / 25
    seen = []
    for _ in pages:
        seen.append(shown.page)
        shown.turn()
    assert seen == list(range(len(pages)))
    assert shown.page == 0


def test_it_is_found_again_when_its_screen_comes_back(window: MainWindow) -> None:
    screen = QGuiApplication.primaryScreen()
    shown = start(window)
    window.presenting.lose(screen)
    assert not shown.isVisible()
    window.presenting.find_again(screen)
    assert shown.isVisible()
    assert find_screen(write_screen(screen)) is screen
    assert find_screen('{"serial": "other", "name": "other"}') is None
    assert find_screen("[") is None
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert window.presenting.window is None
    follow(window)
    assert window.presenting.window is None


@pytest.mark.skipif(sys.platform == "win32", reason="asks the system there")
def test_closing_the_first_window_closes_it(window: MainWindow) -> None:
    shown = start(window)
    window.close()
    assert not shown.isVisible()
