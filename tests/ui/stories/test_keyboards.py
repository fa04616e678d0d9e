"""A deal of each game by one hand: no key is held while another is pressed, on French and German keyboards.

`run.py test --long` plays all games.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import SCREENS
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.hands import press, wait_for, written
from tests.ui.play.tables import Mind
from tests.ui.stories.doing import button_of, card_of, walk_to
from tests.ui.stories.plans import Plan
from tests.ui.stories.test_stories import goal_of, open_session, usual

DECISIONS = 60
FIRST_DIGIT = 10
"""The scan code of the first key of the row of digits on Linux."""


class Keyboard(NamedTuple):
    """What keys write without Shift: the row of digits, and those for more and less, each with its scan code."""

    digits: str
    more: tuple[str, int]
    less: tuple[str, int]


KEYBOARDS: Mapping[str, Keyboard] = {
    "azerty": Keyboard("&é\"'(-è_ç", ("=", 21), ("-", 15)),
    "qwertz": Keyboard("123456789", ("+", 35), ("-", 61)),
    "qwerty": Keyboard("123456789", ("=", 21), ("-", 20)),
}


def type_key(page: QWidget, text: str, code: int) -> None:
    """Press and release a key by what it writes and where it lies."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(text.upper()), Qt.KeyboardModifier.NoModifier, code, 0, 0, text)
        QApplication.sendEvent(QApplication.focusWidget() or page, event)


def asked(page: PlayPage) -> int | None:
    """The number that is asked for now, None if there is none."""
    draft = page.table.editor.draft
    amount = None if draft is None else draft.amount
    return None if amount is None else amount.value


def go_to(page: PlayPage, card: QWidget, keyboard: Keyboard) -> None:
    """Bring the focus to a card: by its number where it has one."""
    reachable: Sequence[QWidget] = page.table.reachable()
    number = reachable.index(card)
    if number < len(keyboard.digits) and asked(page) is None:
        type_key(page, keyboard.digits[number], FIRST_DIGIT + number)
        assert card.hasFocus()
    else:
        walk_to(page, card)


def act(page: PlayPage, plan: Plan, keyboard: Keyboard) -> None:
    """Carry a plan out."""
    editor = page.table.editor
    if plan.opener is not None:
        walk_to(page, button_of(page, plan.opener))
        press(page, Qt.Key.Key_Return)
    while plan.amount is not None and (now := asked(page)) is not None and now != plan.amount:
        type_key(page, *(keyboard.more if now < plan.amount else keyboard.less))
    for source, target in plan.steps:
        go_to(page, card_of(page, source), keyboard)
        press(page, Qt.Key.Key_Return)
        if editor.picked_up is not None:
            walk_to(page, next(found for found in page.table.drafts.targets.buttons if found.target == target))
            press(page, Qt.Key.Key_Return)
    if plan.pressed:
        walk_to(page, button_of(page, plan.action))
        press(page, Qt.Key.Key_Return)


@pytest.mark.parametrize("keyboard", KEYBOARDS.values(), ids=KEYBOARDS)
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "tripoli" else pytest.mark.long) for game in SCREENS]
)
def test_a_deal_is_played_by_one_hand(open_page: Open, qtbot: QtBot, game: str, keyboard: Keyboard) -> None:
    mind, luck = Mind(), Random(5)
    page = open_page(open_session(game, usual(game), mind, 4), mind)
    session = page.session
    for _ in range(DECISIONS):
        if wait_for(qtbot, page, "asking", "result", "over") != "asking":
            return
        ply = session.ply
        act(page, goal_of(page, luck), keyboard)
        written(qtbot, session, ply)
    raise AssertionError("the deal has no end")
