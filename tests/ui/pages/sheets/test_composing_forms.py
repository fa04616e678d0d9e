"""While a line of a sheet or board is composed every button keeps its place: a second click there is never another act.

The clicks go to the window, and the clock of the guard is the test's own: the second comes when it holds nothing back.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.options import Value
from ludo.games.tripoli.reports import WentOut
from ludo.store.store import Store
from ludo.ui.games.tripoli.real_table.history import CorrectionPanel
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.games.tripoli.real_table.play_forms import PlayForm
from ludo.ui.games.tripoli.real_table.state import Correct, Count
from ludo.ui.i18n import set_language
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.services.settings import SettingsStore
from ludo.ui.sheets.entry import _ChoiceButton
from ludo.ui.sheets.fields import FieldEntry
from ludo.ui.widgets.press_guard import PressGuard
from ludo.ui.widgets.removal_focus import takes_away
from tests.games.facts import FACTS
from tests.ui.play.test_press_guard import SIZES, Time, click, middle, time
from tests.ui.waiting import settle

__all__ = ["time"]
LATER = (300, 700, 1500)
"""Milliseconds after which the second click comes."""
NAMES = ("Anna", "Maximilienne", "Zoé", "Marc", "Léa", "Jean")
TABLES: dict[str, tuple[str, int, Mapping[str, Value]]] = {
    f"{game}, {name}": (game, *table) for game, facts in FACTS.items() for name, table in facts.forms.items()
}
"""What is composed: which game, by how many, with which options."""
FORMS = {
    "tripoli, by claims": ("DealerForm", "ClaimsForm", "BettingForm", "ShowdownForm", "PlayForm", "BetweenForm"),
    "tripoli, auction": ("SpareForm", "SuitForm"),
    "tripoli, cosmo": ("WindowsForm",),
}
"""Forms that have to be seen."""


class Robot:
    """Composes lines, and clicks every button twice."""

    def __init__(self, page: BoardPage | SheetPage, clock: Time, luck: Random) -> None:
        self.page, self.clock, self.luck = page, clock, luck
        self.clicked: Counter[tuple[str, str]] = Counter()
        self.faults: list[str] = []
        self.finished: list[str] = []

    @property
    def form(self) -> QWidget:
        """What the line is composed in."""
        return self.page.form if isinstance(self.page, BoardPage) else self.page.entry

    def lines(self) -> tuple[int, int]:
        """How many lines there are, and how many of them count."""
        lines = (self.page.model if isinstance(self.page, BoardPage) else self.page.kept).filled.lines
        return len(lines), sum(line.counts for line in lines)

    def state(self) -> tuple[object, ...]:
        """What is asked."""
        page = self.page
        if isinstance(page, SheetPage):
            return self.form, self.lines(), page.correcting
        return self.form, self.lines(), page.deal.text(), self.asking

    @property
    def asking(self) -> bool:
        """Does a board ask something, instead of showing what a correction changes?"""
        return self.form.isVisibleTo(self.page)

    def own(self) -> list[QAbstractButton]:
        """The buttons with which a line is composed."""
        parts: list[QWidget] = [self.form]
        if isinstance(self.page, SheetPage):
            parts += [self.page.keypad, self.page.write]
        elif self.asking:
            parts += [self.page.form.foot, *self.page.cloth.plates]
        else:
            parts = self.page.findChildren(CorrectionPanel)
        found = [part for part in parts if isinstance(part, QAbstractButton)]
        return found + [one for part in parts for one in part.findChildren(QAbstractButton)]

    def usable(self) -> list[QAbstractButton]:
        """Return the buttons that can be clicked: enabled, and to be seen."""
        return [one for one in self.own() if one.isEnabled() and _seen(one)]

    def places(self) -> dict[str, QRect]:
        """Return where all buttons of the page stand."""
        found: dict[str, QRect] = {}
        for one in self.page.findChildren(QAbstractButton):
            if _seen(one):
                found[_name(one)] = QRect(one.mapTo(self.page, one.rect().topLeft()), one.size())
        return found

    def step(self) -> bool:
        """Click something twice; return whether anything could be clicked."""
        usable = self.usable()
        if not usable:
            return False
        kind = type(self.form).__name__
        least = min(self.clicked[kind, _name(one)] for one in usable)
        button = self.luck.choice([one for one in usable if self.clicked[kind, _name(one)] == least])
        name, words = _name(button), button.accessibleName() or button.text()
        self.clicked[kind, name] += 1
        said, place, state, before = f"{kind}: {words!r}", middle(button), self.state(), self.places()
        self.clock.pass_(2000)
        click(self.page, place)
        settle(self.page)
        under = self.page.childAt(self.page.mapFromGlobal(place))
        acts = isinstance(under, QAbstractButton) and under.isEnabled()
        if self.state() != state:
            if isinstance(under, QAbstractButton) and acts:
                self.finished.append(f"{said} → {type(self.form).__name__}: {under.accessibleName() or under.text()!r}")
                if takes_away(under) or (isinstance(under.parentWidget(), CorrectionPanel) and button is not under):
                    self.faults.append(f"{self.finished[-1]} is what a second click does")
            return True
        self.stays(before, said)
        if isinstance(under, QAbstractButton) and acts and _name(under) != name:
            self.faults.append(f"{said} clicked twice: the second click is {under.accessibleName() or under.text()!r}")
        if under is not None and isinstance(under.parentWidget(), QTableWidget):
            self.faults.append(f"{said} clicked twice: the second click is on a line")
        for _ in range(self.luck.choice((1, 2))):
            self.clock.pass_(self.luck.choice(LATER))
            click(self.page, place)
            settle(self.page)
            if self.state() != state:
                self.faults.append(f"{said}: a second click finished the line")
                break
            self.stays(before, f"{said} clicked again")
        return True

    def stays(self, before: dict[str, QRect], said: str) -> None:
        """Note what has moved, though a line is composed."""
        after = self.places()
        moved = {
            name: (place.getRect(), after[name].getRect())
            for name, place in before.items()
            if after.get(name, place) != place
        }
        if moved:
            self.faults.append(f"{said} moved {moved}")

    def type(self) -> None:
        """Type figures, so that a line can be finished; what is typed moves nothing."""
        form = self.form
        if isinstance(form, FieldEntry):
            first, others = self.luck.choice((("0", "10"), ("31", "20"), ("31", "31"), ("140", "12")))
            for place, field in enumerate(filter(QWidget.isEnabled, form.fields)):
                before = self.places()
                field.setText(others if place else first)
                field.textEdited.emit(field.text())
                settle(self.page)
                self.stays(before, f"{type(form).__name__}: {field.text()} typed")
            if first == "0" and isinstance(self.page, SheetPage):
                self.page.write.click()
        elif isinstance(form, PlayForm) and self.state()[2] is None:
            form.send(WentOut(0, (0, 3, 4, 5)))
        settle(self.page)

    def look_again(self) -> None:
        """Begin to correct a line, or to count chips."""
        number = self.luck.randrange(self.lines()[0]) + 1
        if isinstance(self.page, BoardPage) and self.page.acts.count.isVisible():
            self.page.send(Count())
        elif isinstance(self.page, BoardPage):
            self.page.send(Correct(number))
        else:
            self.page.open_line(number)
        settle(self.page)


def _seen(button: QAbstractButton) -> bool:
    return button.isVisible() and button.visibleRegion().contains(button.rect().center())


def _name(button: QAbstractButton) -> str:
    """Return what a button is, whatever it says now: a whole line, or its number among its like."""
    parent = button.parentWidget()
    if parent is None or isinstance(button, _ChoiceButton):
        return button.accessibleName()
    return f"{parent.accessibleName()} {parent.findChildren(type(button)).index(button)} of {id(parent)}"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "ludo.db")
    yield store
    store.close()


def open_table(store: Store, qtbot: QtBot, what: str, size: tuple[int, int]) -> BoardPage | SheetPage:
    """Open the board, or a sheet, with a guard over it."""
    game, players, options = TABLES[what]
    people = [store.nights.people.add(name) for name in NAMES[:players]]
    number = store.nights.sheets.create(game, options, people)
    settings = SettingsStore(store)
    settings.change(speed="none")
    page = BoardPage(store.nights, number, settings) if game == "tripoli" else SheetPage(store.nights, number)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    handle = page.windowHandle()
    assert handle is not None
    PressGuard(lambda: page, page).watch(handle)
    if isinstance(page, SheetPage) and page.entry.has_figures:
        page.show_keypad.click()
    settle(page)
    return page


def compose_all(page: BoardPage | SheetPage, clock: Time, seed: int, steps: int) -> Robot:
    """Compose lines for so many clicks."""
    robot = Robot(page, clock, Random(seed))
    for number in range(steps):
        if number % 12 == 11:
            robot.type()
        if number % 40 == 39 and robot.lines()[0]:
            robot.look_again()
        if not robot.step():
            break
    return robot


def check(robot: Robot, *forms: str) -> None:
    """Assert that nothing was wrong, and that these forms were seen."""
    assert not robot.faults, "\n".join(sorted(set(robot.faults)))
    assert {*forms} <= {form for form, _ in robot.clicked}


@pytest.mark.parametrize("what", TABLES)
def test_nothing_moves_while_a_line_is_composed(store: Store, qtbot: QtBot, time: Time, what: str) -> None:
    check(compose_all(open_table(store, qtbot, what, SIZES[0]), time, 1, 36))


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("what", TABLES)
def test_nothing_moves_in_whole_evenings(
    store: Store, qtbot: QtBot, time: Time, what: str, size: tuple[int, int], language: str
) -> None:
    set_language(language)
    check(compose_all(open_table(store, qtbot, what, size), time, sum(size), 400), *FORMS.get(what, ()))
