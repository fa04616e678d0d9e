"""What a person does to a page: waits, clicks, drags, presses keys."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_card
from ludo.engine.places import TRICK
from ludo.session.session import Session
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.messages import LookOn
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from tests.ui.table.seen import Picture, window_of

_LEFT = Qt.MouseButton.LeftButton
_NO_BUTTON = Qt.MouseButton.NoButton
_NONE = Qt.KeyboardModifier.NoModifier
_PRESS, _RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
_MOVE = QEvent.Type.MouseMove


def wait_for(qtbot: QtBot, page: PlayPage, *states: str) -> str:
    """Wait until nothing moves and the page is in one of these states; which."""
    qtbot.waitUntil(lambda: at_rest(page) and page.facts.phase.name in states)
    return page.facts.phase.name


def at_rest(page: PlayPage) -> bool:
    """Does nothing move any more? What waits to be looked at has been seen."""
    page.send(LookOn())
    return not page.table.busy


def card(page: PlayPage, text: str) -> CardWidget:
    """A card of the hand before the person."""
    return next(found for found in page.table.hand_cards() if found.face == read_card(text))


def click(widget: QWidget, modifiers: Qt.KeyboardModifier = _NONE) -> None:
    """Click in the middle of a widget; of a card, where it is seen."""
    if not isinstance(widget, CardWidget):
        QTest.mouseClick(widget, _LEFT, modifiers, widget.rect().center())
        return
    table, point = _point_to(widget)
    _send(table, _PRESS, point, _LEFT, modifiers)
    _send(table, _RELEASE, point, _NO_BUTTON, modifiers)


def double_click(found: CardWidget) -> None:
    """Click a card twice where it is seen, whatever is seen there at the second time."""
    table, point = _point_to(found)
    click_at(table, point, twice=True)


def click_at(table: QWidget, point: QPoint, *, twice: bool = False) -> None:
    """Click at a point of the table, whatever is seen there."""
    press = QTest.mouseDClick if twice else QTest.mouseClick
    press(window_of(table), _LEFT, _NONE, table.mapTo(table.window(), point))


def seen_point(found: CardWidget) -> QPoint:
    """Return a point of the table where a card is seen."""
    table = found.parentWidget()
    assert table is not None
    return Picture(table, found.geometry()).middle(found)


def take_up(found: CardWidget) -> QPoint:
    """Press a card where it is seen, and hold it; return the point of the table that is pressed."""
    table, point = _point_to(found)
    _send(table, _PRESS, point, _LEFT)
    return point


def move_held(table: QWidget, point: QPoint) -> None:
    """Move the pointer to a point of the table with the button down."""
    _send(table, _MOVE, point, _LEFT)


def let_go(table: QWidget, point: QPoint) -> None:
    """Let the button up at a point of the table."""
    _send(table, _RELEASE, point, _NO_BUTTON)


def drag(found: CardWidget, to: QPoint) -> None:
    """Drag a card so that its middle comes to a point of the table."""
    table = found.parentWidget()
    assert table is not None
    start = take_up(found)
    grip = start - QPoint(round(found.spot.x), round(found.spot.y))
    way = to + grip - start
    for share in (0.1, 0.4, 0.7, 1.0):
        move_held(table, start + QPoint(round(way.x() * share), round(way.y() * share)))
    let_go(table, to + grip)


def _point_to(found: CardWidget) -> tuple[QWidget, QPoint]:
    """Bring the pointer to where a card is seen; return the table, and the point of it."""
    table, point = found.parentWidget(), seen_point(found)
    assert table is not None
    _send(table, _MOVE, point, _NO_BUTTON)
    return table, point


def _send(
    table: QWidget, kind: QEvent.Type, point: QPoint, buttons: Qt.MouseButton, modifiers: Qt.KeyboardModifier = _NONE
) -> None:
    """Send the window what the system sends it when the pointer is at a point of the table."""
    button = _NO_BUTTON if kind == _MOVE else _LEFT
    where, screen = table.mapTo(table.window(), point).toPointF(), table.mapToGlobal(point).toPointF()
    QApplication.sendEvent(window_of(table), QMouseEvent(kind, where, screen, button, buttons, modifiers))


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
    assert table.view == page.facts.view
    spots = table.game_layout.spots(table.in_order(table.view), table.room)
    assert set(table.pack.places) == set(spots)
    for place, ends in spots.items():
        cards = table.pack.at(place)
        assert [found.face for found in cards] == list(table.in_order(table.view).cards(place)[-len(ends) :])
        for found, spot in zip(cards, ends, strict=True):
            if found is not table.drafts.raised():
                assert found.spot == spot, (place, found.face)
