"""While something is composed every button keeps its place: a second click there is never another act.

The clicks go to the window, and the clock of the guard is the test's own: the second comes when it holds nothing back.
"""

import re
from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import SCREENS
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.test_press_guard import SIZES, Time, click, go_on, middle, own_acts, settled, table, time
from tests.ui.stories.plans import plan_for

__all__ = ["time"]
LATER = (300, 700, 1500)
"""Milliseconds after which the second click comes."""
_DIGITS = re.compile(r"\d+")
_MOMENTS = {"tripoli": 45, "trio": 12}
"""Games in which something is composed, and the decisions that are looked at in each."""


def bar(page: PlayPage) -> dict[str, QRect]:
    """Return where everything stands in the row of buttons that can be seen."""
    group = page.status_panel.group
    shown = [one for one in group.findChildren(ActButton) if one.isVisible()]
    return {
        _DIGITS.sub("0", one.accessibleName()): QRect(one.mapTo(page, one.rect().topLeft()), one.size())
        for one in shown
    }


class Composer:
    """Composes at the table of one game, and clicks each button of the row twice."""

    def __init__(self, page: PlayPage, qtbot: QtBot, clock: Time, luck: Random) -> None:
        self.page, self.qtbot, self.clock, self.luck = page, qtbot, clock, luck
        self.clicked: Counter[str] = Counter()

    def steps(self) -> list[QAbstractButton]:
        """Return the buttons that go on composing: the number, and what takes back."""
        page, panel = self.page, self.page.status_panel
        found: list[QAbstractButton] = []
        if panel.amount.isVisible():
            found += [panel.amount.less, panel.amount.more, *panel.amount.shortcuts]
        found += [one for one, choice in zip(panel.buttons, panel.choices, strict=True) if choice.part == "reset"]
        draft = page.table.editor.draft
        opening = (
            []
            if draft is None
            else [
                page.words.action_label(one, page.facts.view, page.names) for one in draft.buttons if draft.opened(one)
            ]
        )
        found += [one for one in panel.buttons if one.text() in opening]
        return [one for one in found if one.isVisible() and one.isEnabled()]

    def click_twice(self, button: QAbstractButton, wait: int) -> None:
        """Click, and click again in the same place."""
        page = self.page
        name, place, acts = button.text(), middle(button), own_acts(page)
        before = bar(page)
        self.clock.pass_(2000)
        click(page, place)
        assert own_acts(page) == acts
        self.stays(before, name)
        self.clock.pass_(wait)
        window = page.window()
        under = window.childAt(window.mapFromGlobal(place))
        if isinstance(under, QAbstractButton) and under.isEnabled():
            assert under.text() == name or under in page.table.pack.all(), (
                f"{name!r} clicked twice: the second click is {under.text()!r}"
            )
        click(page, place)
        settled(page, self.qtbot)
        assert own_acts(page) == acts, f"a second click on {name!r} did {own_acts(page)[-1]!r}"
        self.clicked[name] += 1

    def full(self) -> bool:
        """Do long words of cards that are laid out fill the row, so that it has to be laid out anew?"""
        return self.page.status_panel.group.width() >= self.page.status_panel.width()

    def stays(self, before: dict[str, QRect], step: str) -> None:
        """Assert that nothing in the row has moved, or come to the place of something else."""
        after = bar(self.page)
        moved = {name: (place, after[name]) for name, place in before.items() if after.get(name, place) != place}
        assert not moved, f"{step!r} moved {moved}"
        there = [
            name for name, place in after.items() if name not in before and any(map(place.intersects, before.values()))
        ]
        assert not there, f"{step!r} brought {there} to the place of something else"

    def compose(self) -> None:
        """Compose what may be done now, step by step, and take it back."""
        page, editor = self.page, self.page.table.editor
        draft, seat = editor.draft, page.facts.seat
        if draft is None or seat is None or not (draft.trays or draft.amount or any(map(draft.opened, draft.buttons))):
            return
        for button in self.steps():
            self.click_twice(button, self.luck.choice(LATER))
        goal = page.session.offers(seat).sample(self.luck)
        plan = plan_for(page.session.game, draft, goal, self.luck)
        for source, target in () if plan is None or not draft.trays else plan.steps:
            if editor.draft is None or not editor.draft.put(source, target).needs_confirmation:
                break
            before = bar(page)
            editor.put(source, target)
            if not self.full():
                self.stays(before, f"{source} to {target}")
            if self.luck.random() < 0.2:
                self.take_back()
                return
        self.take_back()

    def take_back(self) -> None:
        for button in self.steps()[-1:]:
            if self.page.table.editor.edited:
                self.click_twice(button, self.luck.choice(LATER))
        self.page.table.editor.reset()


def compose_all(
    open_page: Open, qtbot: QtBot, clock: Time, game: str, seed: int, size: tuple[int, int], moments: int
) -> Counter[str]:
    """Compose at so many moments of a partie; return what was clicked twice, and how often."""
    luck = Random(seed)
    composer = Composer(table(open_page, game, seed, size), qtbot, clock, luck)
    for _ in range(moments):
        if settled(composer.page, qtbot) == "over":
            break
        composer.compose()
        go_on(composer.page, luck)
    return composer.clicked


@pytest.mark.parametrize("game", _MOMENTS)
def test_nothing_moves_in_the_row_while_something_is_composed(
    open_page: Open, qtbot: QtBot, time: Time, game: str
) -> None:
    clicked = compose_all(open_page, qtbot, time, game, 2, (1366, 768), _MOMENTS[game])
    assert clicked["Start again"]
    assert game != "tripoli" or (clicked["+"] and clicked["½ pot"] and clicked["Stop here"])


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SCREENS)
def test_nothing_moves_in_whole_parties(
    open_page: Open, qtbot: QtBot, time: Time, game: str, size: tuple[int, int]
) -> None:
    compose_all(open_page, qtbot, time, game, sum(size), size, 300)
