"""The state of the board as a value: no order of messages leads astray, and a page built anew goes on in it."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from ludo.games.tripoli.actions import CHECK
from ludo.games.tripoli.reports import Dealer, Report, Showdown, SpareHand, Wager
from ludo.nights.errors import NightsError
from ludo.ui.dialogs.message import Message as Dialog
from ludo.ui.games.tripoli.real_table.before_play import SpareForm
from ludo.ui.games.tripoli.real_table.history import CorrectionPanel
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.games.tripoli.real_table.play_forms import PlayForm
from ludo.ui.games.tripoli.real_table.stacks_form import StacksForm
from ludo.ui.games.tripoli.real_table.state import (
    Add,
    BoardDo,
    BoardState,
    Correct,
    Count,
    Drop,
    Insert,
    LineWritten,
    Message,
    Reported,
    Revise,
    Save,
    ShowTab,
    Strike,
    TakeBack,
    TakeBackLast,
    reduce,
)
from ludo.ui.services.destinations import ToSheet
from tests.ui.games.tripoli.real_table.conftest import Table, report, touch, touch_space
from tests.ui.games.tripoli.real_table.test_board import play_first_deal
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import only
from tests.ui.waiting import settle


def random_message(luck: Random, lines: int) -> Message:
    number = luck.randrange(lines + 3)
    sent: list[Message] = [
        ShowTab(luck.choice(("now", "lines"))), Count(), Correct(number), Insert(number), TakeBack(number), Drop(),
        TakeBackLast(), Reported(Wager(0, CHECK)), Save("why"), LineWritten(),
    ]  # fmt: skip
    return luck.choice(sent)


def forbidden(before: BoardState, message: Message, after: BoardState, effects: tuple[object, ...]) -> list[str]:
    """Return what must not be so, in words."""
    written = [effect for effect in effects if isinstance(effect, Add | Strike | Revise)]
    rules = {
        "a trial of no line": after.trial and after.line is None,
        "put in nowhere": after.inserting and after.line is None,
        "a report that nobody asks about": after.report is not None and not after.trial,
        "written, and something else": bool(written) and len(effects) > 1,
        "written without being asked for": bool(written) and not isinstance(message, Reported | Save | TakeBackLast),
        "written past the question": before.line is not None and bool(written) and not isinstance(written[0], Revise),
        "written, and nobody was asked whether": any(isinstance(each, Revise) for each in written) and not before.trial,
        "a report behind a trial": isinstance(message, Reported) and before.trial and after != before,
        "another question, and not shown": (before.line, before.trial, before.counting)
        != (after.line, after.trial, after.counting)
        and BoardDo.ASK not in effects,
        "asked behind the lines": BoardDo.ASK in effects and after.tab == "lines",
    }  # fmt: skip
    return [name for name, broken in rules.items() if broken]


def test_no_order_of_messages_leads_the_board_astray(table: Table) -> None:
    page = table.begin(4)
    play_first_deal(page)
    sheet, luck, state = page.model.filled, Random(1), BoardState()
    for _ in range(2_000):
        before, message = state, random_message(luck, len(sheet.lines))
        state, effects = reduce(before, message, sheet, luck.choice((None, len(sheet.lines))))
        assert not forbidden(before, message, state, effects), (message, before, state, effects)


def test_what_cannot_be_taken_back_is_not_said_to_be(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr("ludo.ui.games.tripoli.real_table.page.announce", lambda _, text: spoken.append(text))
    page = table.begin(3)
    report(page, Dealer(0))

    def refuse(*_: object) -> None:
        raise NightsError("evening-closed")

    monkeypatch.setattr(page.model, "revise", refuse)
    page.undo.click()
    assert only(page, Dialog).isVisible()
    assert not any("taken back" in text for text in spoken)
    assert len(page.model.filled.lines) == 1
    assert isinstance(page.form, SpareForm)


def opened(desk: Desk, *reports: Report) -> BoardPage:
    """A board of four in the window, after so much has happened."""
    window = desk.open()
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Paul", "Zoé", "Marc")]
    window.open(ToSheet(nights.sheets.create("tripoli", {"pay_collect": "by_play"}, people)))
    page = window.navigator.page
    assert isinstance(page, BoardPage)
    report(page, *reports)
    settle(window)
    return page


def _buyer(page: BoardPage) -> object:
    touch(page, "Zoé")
    assert isinstance(page.form, SpareForm)
    QTest.keyClicks(page.form.price.field, "17")
    return 2, "17"


def _read_buyer(page: BoardPage) -> object:
    assert isinstance(page.form, SpareForm)
    return page.form.answer, page.form.price.field.text()


def _count(page: BoardPage) -> object:
    page.send(Count())
    assert isinstance(page.form, StacksForm)
    page.form.fields[1].selectAll()
    QTest.keyClicks(page.form.fields[1], "1234")
    page.form.fields[1].setSelection(1, 2)
    return _read_count(page)


def _read_count(page: BoardPage) -> object:
    assert isinstance(page.form, StacksForm)
    return [field.text() for field in page.form.fields], page.form.fields[1].selectedText()


def _reason(page: BoardPage) -> object:
    page.send(Correct(2))
    report(page, SpareHand(1, 3))
    QTest.keyClicks(only(page, CorrectionPanel).reason, "miscounted")
    return _read_reason(page)


def _read_reason(page: BoardPage) -> object:
    return page.state, only(page, CorrectionPanel).reason.text(), page.deal.isVisible()


def _play(page: BoardPage) -> object:
    page.send(Insert(2))
    page.send(Drop())
    report(page, SpareHand(None, 0))
    report(page, *[Wager(seat, CHECK) for seat in (1, 2, 3, 0)], Showdown((None, 2, 2, 1)))
    return _read_play(page)


def _read_play(page: BoardPage) -> object:
    assert isinstance(page.form, PlayForm)
    return page.form.mode, page.form.marks()._replace(notes={})


def _taking(page: BoardPage) -> object:
    _play(page)
    touch_space(page, 2)
    found = _read_play(page)
    assert isinstance(found, tuple)
    assert found[0] == "laid"
    return found


def _lines(page: BoardPage) -> object:
    page.send(ShowTab("lines"))
    page.history.list.setCurrentRow(0)
    return _read_lines(page)


def _read_lines(page: BoardPage) -> object:
    return page.history.isVisible(), page.history.list.currentRow(), page.form.foot.isVisible(), page.acts.isVisible()


Look = Callable[[BoardPage], object]


@pytest.mark.parametrize(
    ("use", "read"),
    [
        (_buyer, _read_buyer),
        (_count, _read_count),
        (_reason, _read_reason),
        (_taking, _read_play),
        (_lines, _read_lines),
    ],
)
def test_what_was_touched_and_typed_stays_in_another_language(
    desk: Desk, heard: list[str], use: Look, read: Look
) -> None:
    """The question, who was touched, numbers, a reason, the selection, and the focus; nothing is said."""
    page = opened(desk, Dealer(0), *([SpareHand(None, 0)] if use is _reason else []))
    entered = use(page)
    settle(page)
    window, focus = page.window(), page.focusWidget()
    heard.clear()
    window.services.settings.change(theme="dark")  # type: ignore[attr-defined]
    window.services.settings.change(language="fr")  # type: ignore[attr-defined]
    settle(window)
    following = window.navigator.page  # type: ignore[attr-defined]
    assert isinstance(following, BoardPage)
    assert following is not page
    assert read(following) == entered
    assert following.tabs.chip("now").text() == "Donne"
    assert [text for text in heard if text != following.title()] == []
    now = window.focusWidget()
    assert now is not None
    assert type(now) is type(focus)
    if isinstance(now, QLineEdit):
        QTest.keyClick(now, Qt.Key.Key_End)
        QTest.keyClicks(now, "8")
        assert now.text().endswith("8")
