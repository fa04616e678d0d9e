"""A monkey at the table of every game: whatever is done, nothing breaks, and the picture is that of the view.

A failure names the seed and the last gestures; `run.py test --long` makes ten times as many with seeds of its own.
"""

from collections import deque
from collections.abc import Callable
from random import Random, SystemRandom

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.actions import Action
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language
from ludo.ui.play.effects import Do
from ludo.ui.play.messages import Decided, GoBack, Hurry, NextDeal
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from ludo.ui.table.chips import FlyingChip
from ludo.ui.theme import apply_theme, theme_for
from tests.session.tables import header
from tests.ui.play.conftest import Open
from tests.ui.play.hands import at_rest, click_at, let_go, move_held, take_up
from tests.ui.play.tables import Mind, Notebook
from tests.ui.table.seen import Picture

PLAYERS = {"tripoli": 5}
"""Where not four play."""
KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space,
    Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Tab, Qt.Key.Key_1,
    Qt.Key.Key_3, Qt.Key.Key_9, Qt.Key.Key_T, Qt.Key.Key_F, Qt.Key.Key_N, Qt.Key.Key_S, Qt.Key.Key_P, Qt.Key.Key_F3,
)  # fmt: skip
_WRITTEN = {
    Qt.Key.Key_Plus: "+", Qt.Key.Key_Minus: "-", Qt.Key.Key_1: "1", Qt.Key.Key_3: "3", Qt.Key.Key_9: "9",
    Qt.Key.Key_T: "t", Qt.Key.Key_F: "f", Qt.Key.Key_N: "n", Qt.Key.Key_S: "s", Qt.Key.Key_P: "p",
}  # fmt: skip
_LEFT = Qt.MouseButton.LeftButton


class Monkey:
    """Does something with a page, at random."""

    def __init__(self, page: PlayPage, luck: Random) -> None:
        self.page = page
        self.luck = luck
        self.done: deque[str] = deque(maxlen=12)
        self._held: list[CardWidget] = []

    def act(self) -> None:
        """One gesture."""
        gestures: list[tuple[Callable[[], str], int]] = [
            (self._drag, 8), (self._drag_off, 4), (self._click, 5), (self._press_button, 6), (self._key, 6),
            (self._decide, 10), (self._resize, 2), (self._look, 2), (self._undo, 1), (self._set, 1), (self._edit, 4),
        ]  # fmt: skip
        kinds, weights = zip(*gestures, strict=True)
        (gesture,) = self.luck.choices(kinds, weights)
        self.done.append(gesture.__name__)
        self.done[-1] += f": {gesture()}"

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(self.luck.randrange(max(1, widget.width())), self.luck.randrange(max(1, widget.height())))

    def _drag(self) -> str:
        cards = [card for card in self.page.table.pack.all() if card.takeable and card.isVisible()]
        if not cards:
            return "nothing"
        return self._drag_to(self.luck.choice(cards), self._point(self.page.table))

    def _drag_off(self) -> str:
        """Let a card of the hand go outside the table: over the journal, the bar, or outside the window."""
        page, table = self.page, self.page.table
        cards = [card for card in table.hand_cards() if card.takeable and card.isVisible()]
        area = page.rect().adjusted(-60, -60, 60, 60)
        x, y = self.luck.randint(area.left(), area.right()), self.luck.randint(area.top(), area.bottom())
        goals = [QPoint(x, y), *(panel.geometry().center() for panel in (page.side, page.top) if panel.isVisible())]
        off = [goal for goal in goals if not table.geometry().contains(goal)]
        if not cards or not off:
            return "nothing"
        before = own_acts(page)
        told = self._drag_to(self.luck.choice(cards), table.mapFrom(page, self.luck.choice(off)))
        assert own_acts(page) == before, f"a card let go outside the table was played: {told}"
        return told

    def _drag_to(self, card: CardWidget, goal: QPoint) -> str:
        table = self.page.table
        if not Picture(table, card.geometry()).points(card):
            return "a card that is not seen"
        start = take_up(card)
        for share in (0.2, 0.6, 1.0):
            move_held(table, start + (goal - start) * share)
        if self.luck.random() < 0.1:
            QApplication.sendEvent(
                self.page, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
            )
        let_go(table, goal)
        return f"{card.face} of {card.place} to {goal.toTuple()}"

    def _click(self) -> str:
        point = self._point(self.page.table)
        click_at(self.page.table, point, twice=self.luck.random() < 0.3)
        return str(point.toTuple())

    def _press_button(self) -> str:
        buttons: list[QAbstractButton] = [*self.page.status_panel.buttons]
        buttons += [self.page.top.undo_button, self.page.top.sort_button, self.page.top.panel_button]
        button = self.luck.choice([button for button in buttons if button.isVisible() and button.isEnabled()] or [None])
        if button is not None:
            button.click()
        return "nothing" if button is None else button.accessibleName()

    def _key(self) -> str:
        key = self.luck.choice(KEYS)
        shift = self.luck.random() < 0.15
        modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            target = QApplication.focusWidget() or self.page
            QApplication.sendEvent(target, QKeyEvent(kind, key, modifier, _WRITTEN.get(key, "")))
        return f"{key.name} {shift}"

    def _edit(self) -> str:
        """One step of the draft."""
        editor = self.page.table.editor
        steps = [(source, target) for source in editor.sources for target in editor.targets(source)]
        if not steps or not self.page.facts.deciding:
            return "nothing"
        step = self.luck.choice(steps)
        editor.put(*step)
        return str(step)

    def _decide(self) -> str:
        """Something legal, so that the partie goes on."""
        page, facts = self.page, self.page.facts
        if facts.phase.name == "result":
            page.send(NextDeal())
            return "next deal"
        if facts.phase.name != "asking" or facts.seat is None:
            page.send(Hurry())
            return "hurry"
        action = facts.offers.sample(self.luck)
        page.send(Decided(action))
        return page.session.game.write(action)

    def _resize(self) -> str:
        self.page.resize(self.luck.randrange(700, 1700), self.luck.randrange(470, 1050))
        return str(self.page.size().toTuple())

    def _look(self) -> str:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        theme, language = self.luck.choice(("light", "dark", "contrast")), self.luck.choice(("fr", "en"))
        apply_theme(app, theme_for(theme))
        set_language(language)
        return f"{theme} {language}"

    def _undo(self) -> str:
        if self.luck.random() < 0.7:
            self.page.send(GoBack(Do.UNDO))
        else:
            self.page.send(GoBack(Do.REDO))
        return ""

    def _set(self) -> str:
        name, values = self.luck.choice(
            (
                ("speed", ("fast", "none")), ("sort_hand", (True, False)), ("show_aid", (True, False)),
                ("one_click", (True, False)), ("panel_open", (True, False)), ("four_colours", (True, False)),
            )
        )  # fmt: skip
        value = self.luck.choice(values)
        self.page.settings.change(**{name: value})
        return f"{name} {value}"


def own_acts(page: PlayPage) -> list[Action]:
    """Return what the person has done so far."""
    record = page.session.record
    return [action for actor, action in map(record.done, range(record.ply)) if actor == 0]


def shows_what_it_should(page: PlayPage) -> None:
    """Every card and every plate is as the view, the draft and the order of the hand say."""
    table = page.table
    assert table.view is not None
    assert table.room is not None
    assert table.view == page.facts.view
    shown = table.drafts.shown(table.view)
    spots = table.drafts.spots(shown, table.room)
    assert set(table.pack.places) == set(spots)
    for place, ends in spots.items():
        cards = table.pack.at(place)
        assert len(cards) == len(ends), place
        assert [card.face for card in cards] == (list(shown.cards(place)[-len(ends) :]) if ends else [])
        for card, spot in zip(cards, ends, strict=True):
            assert card.isVisibleTo(table)
            assert card.place == place
            if card is not table.drafts.raised():
                assert card.spot == spot, (place, card.face)
    assert len(table.pack.all()) == sum(len(ends) for ends in spots.values())
    marks = table.game_layout.marks(table.view)
    assert set(table.seats.plates) == set(table.room.seats)
    for seat, plate in table.seats.plates.items():
        assert plate.name == table.seating.players[seat].name
        assert seat not in marks or plate.mark == marks[seat]
        assert plate.geometry() == table.room.seats[seat].plate.toRect()
    assert not [chip for chip in table.findChildren(FlyingChip) if chip.isVisibleTo(table)]


def play_with(open_page: Open, qtbot: QtBot, game: str, seed: int, gestures: int) -> None:
    luck, mind = Random(seed), Mind()
    others = (Chair(f"Computer {number}", "random") for number in range(1, PLAYERS.get(game, 4)))
    session = Session(GAMES[game], header(game, (Chair("Anna"), *others)), Notebook(), Random(seed), mind)
    page = open_page(session, mind)
    monkey = Monkey(page, luck)
    try:
        for number in range(gestures):
            monkey.act()
            qtbot.wait(luck.choice((0, 0, 1, 5)))
            if number % 4 == 3:
                qtbot.waitUntil(
                    lambda: at_rest(page) and not page.table.mover.moving and page.facts.phase.name != "showing",
                )
                shows_what_it_should(page)
    except BaseException:
        print(f"{game}, seed {seed}, gesture {number}; the last ones: " + "; ".join(monkey.done))
        raise


@pytest.fixture(autouse=True)
def _nothing_modal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Close at once whatever would wait for an answer outside the page."""
    monkeypatch.setattr(QDialog, "exec", lambda dialog: 0)
    monkeypatch.setattr(QMenu, "exec", lambda *arguments: None)


@pytest.mark.parametrize("game", SCREENS)
def test_200_gestures(open_page: Open, qtbot: QtBot, game: str) -> None:
    play_with(open_page, qtbot, game, 11, 200)


@pytest.mark.long
@pytest.mark.parametrize("game", SCREENS)
def test_2000_gestures(open_page: Open, qtbot: QtBot, game: str) -> None:
    play_with(open_page, qtbot, game, SystemRandom().randrange(10**9), 2000)
