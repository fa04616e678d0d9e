"""What a person does to a page: waits, clicks, drags, presses keys."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_card
from ludo.engine.places import TRICK
from ludo.session.session import Session
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.KeyboardModifier.NoModifier


def wait_for(qtbot: QtBot, page: PlayPage, *states: str) -> str:
    """Wait until nothing moves and the page is in one of these states; which."""
    qtbot.waitUntil(lambda: at_rest(page) and page.controller.state in states)
    return page.controller.state


def at_rest(page: PlayPage) -> bool:
    """Does nothing move any more? What waits to be looked at has been seen."""
    page.controller.turns.halt.end()
    return not page.table.busy


def card(page: PlayPage, text: str) -> CardWidget:
    """A card of the hand before the person."""
    return next(found for found in page.table.hand_cards() if found.face == read_card(text))


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, _LEFT, _NONE, widget.rect().center())


def drag(found: CardWidget, to: QPoint) -> None:
    """Drag a card so that its middle comes to a point of the table."""
    table = found.parentWidget()
    assert table is not None
    start = found.rect().center()
    way = to - found.mapTo(table, start)
    QTest.mousePress(found, _LEFT, _NONE, start)
    for share in (0.1, 0.4, 0.7, 1.0):
        here = found.mapFrom(table, to - way + QPoint(round(way.x() * share), round(way.y() * share)))
        QTest.mouseMove(found, here)
    QTest.mouseRelease(found, _LEFT, _NONE, found.mapFrom(table, to))


def trick_point(page: PlayPage) -> QPoint:
    """The middle of where cards are laid."""
    table = page.table
    assert table.view is not None
    assert table.room is not None
    return table.game_layout.areas(table.view, table.room)[TRICK].center().toPoint()


def button(page: PlayPage, words: str) -> ActButton:
    """The button whose words begin so."""
    return next(found for found in page.status_panel.buttons if found.text().startswith(words))


def choose_more(page: PlayPage, words: str) -> None:
    """Choose an entry of the menu at the end of a partie."""
    click(button(page, "More"))
    menu = page.status_panel.buttons[-1].findChild(QMenu)
    assert menu is not None
    next(action for action in menu.actions() if action.text() == words).trigger()
    menu.close()


def press(page: QWidget, key: Qt.Key) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or page, key)


def written(qtbot: QtBot, session: Session, ply: int) -> None:
    """Wait until more than so many actions have been done."""
    qtbot.waitUntil(lambda: session.ply > ply)


def shows_the_view(page: PlayPage) -> None:
    """Every card that the person may see is on the table, no other, each where the layout wants it."""
    table = page.table
    assert table.view is not None
    assert table.room is not None
    assert table.view == page.controller.view
    spots = table.game_layout.spots(table.view, table.room)
    assert set(table.pack.places) == set(spots)
    for place, ends in spots.items():
        cards = table.pack.at(place)
        assert [found.face for found in cards] == list(table.in_order(table.view).cards(place)[-len(ends) :])
        for found, spot in zip(cards, ends, strict=True):
            if found is not table.drafts.raised():
                assert found.spot == spot, (place, found.face)
