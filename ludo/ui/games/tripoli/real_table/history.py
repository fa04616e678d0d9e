"""The lines of the board: read, corrected, taken back, inserted; and what that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from ludo.games.tripoli.rules import POT
from ludo.nights.sheets.contract import changes
from ludo.ui.games.tripoli.real_table.form import WideButton
from ludo.ui.games.tripoli.real_table.words import gains_text, line_text, refusal_text, signed
from ludo.ui.games.tripoli.spaces import space_title
from ludo.ui.i18n import enumerated, texts, translate
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, flow, without_margins
from ludo.ui.widgets.value_field import ValueField
from ludo.ui.widgets.wrapped_list import WrappedList
from ludo.ui.wording.common import capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.games.tripoli.reports import Report
    from ludo.nights.sheets.contract import Filled, Marked
    from ludo.nights.sheets.tripoli import TripoliPosition
    from ludo.ui.games.tripoli.real_table.model import BoardModel
    from ludo.ui.wording.names import Names

    Line = Marked[Report, TripoliPosition]
    Sheet = Filled[Report, TripoliPosition]

_text = texts("Board")


class HistoryPanel(QWidget):
    """Every line in order.

    correct, take_back, insert: the number of a line; insert: one was forgotten before it. printed: an empty board is
    wanted.
    """

    correct = Signal(int)
    take_back = Signal(int)
    insert = Signal(int)
    printed = Signal()

    def __init__(self, model: BoardModel) -> None:
        super().__init__()
        self._model = model
        box = without_margins(QVBoxLayout(self), UNIT)
        self.list = WrappedList()
        self.list.currentItemChanged.connect(lambda: self._show_acts())
        self.list.itemActivated.connect(lambda item: self.correct.emit(item.data(Qt.ItemDataRole.UserRole)))
        box.addWidget(self.list, 1)
        self.correct_button = Button(_text("Correct…"))
        self.correct_button.clicked.connect(lambda: self.correct.emit(self._number()))
        self.back_button = Button(_text("Take back…"))
        self.back_button.clicked.connect(lambda: self.take_back.emit(self._number()))
        self.insert_button = WideButton(_text("Insert a line before it…"), "plain")
        self.insert_button.clicked.connect(lambda: self.insert.emit(self._number()))
        box.addLayout(flow(self.correct_button, self.back_button))
        self.print_button = WideButton(_text("Empty board to print…"), "plain")
        self.print_button.clicked.connect(self.printed)
        box.addWidget(self.insert_button)
        box.addWidget(self.print_button)

    def refresh(self) -> None:
        """Read all lines again; the last one is shown."""
        self.list.setAccessibleName(translate("Board", "Lines of the board"))
        self.list.clear()
        before = self._model.filled.start
        for marked in self._model.filled.lines:
            item = QListWidgetItem(
                describe(
                    marked,
                    before,
                    self._model.names_before(marked.number),
                    len(self._model.revisions[marked.number]),
                    capital(self._model.text_of(marked)),
                )
            )
            item.setData(Qt.ItemDataRole.UserRole, marked.number)
            letters = item.font()
            letters.setStrikeOut(marked.struck)
            letters.setItalic(marked.refusal is not None)
            item.setFont(letters)
            self.list.addItem(item)
            before = marked.position
        self.list.setCurrentRow(self.list.count() - 1)
        self.list.scrollToBottom()
        self._show_acts()

    def _number(self) -> int:
        item = self.list.currentItem()
        return -1 if item is None else int(item.data(Qt.ItemDataRole.UserRole))

    def _show_acts(self) -> None:
        number = self._number()
        marked = next((line for line in self._model.filled.lines if line.number == number), None)
        for button in (self.correct_button, self.insert_button):
            button.setEnabled(marked is not None)
        self.back_button.setEnabled(marked is not None and not marked.struck)


def describe(marked: Line, before: TripoliPosition, names: Names, revisions: int = 1, change: str = "") -> str:
    """Return a line in words: what happened, who gained, and what is the matter with it. change: what it says about
    the table, if it does."""
    text = change if marked.line is None else line_text(marked.line, before, names)
    if marked.struck:
        text = translate("Board", "taken back")
    gains = gains_text(marked.chips, names)
    if gains:
        text += f"\n{gains}"
    if marked.refusal is not None:
        problem = refusal_text(marked.refusal, names)
        text = f"{text}\n⚠ {problem}" if text else f"⚠ {problem}"
    if revisions > 1 and not marked.struck:
        text += " " + translate("Board", "(corrected)")
    return f"{marked.number}. {text}"


def take_back_text(model: BoardModel) -> str:
    """Return that the last line is taken back, and what it says; empty if there is none."""
    last = model.last
    if last is None:
        return ""
    if last.line is None:
        text = model.text_of(last)
    else:
        text = line_text(last.line, model.filled.before(last.number), model.names)
    if not text:
        return translate("Board", "Take the last line back")
    return translate("Board", "Take back: {line}").format(line=text)


def proposal_text(number: int, report: Report | None, *, inserting: bool) -> str:
    """Return what is asked before a line is written: None takes one back."""
    if report is None:
        form = translate("Board", "Take line {number} back?")
    elif inserting:
        form = translate("Board", "Insert this before line {number}?")
    else:
        form = translate("Board", "Correct line {number}?")
    return form.format(number=number)


def consequences(before: Sheet, after: Sheet, number: int, names: Names) -> list[str]:
    """Return what a correction of a line changes: chips of people and spaces, lines that fit no more or fit again."""
    old, new = before.position, after.position
    texts = []
    people = [
        f"{names.name(seat)} {was} → {now} ({signed(now - was)})"
        for seat, (was, now) in enumerate(zip(old.standing.balances, new.standing.balances, strict=True))
        if was != now
    ]
    if people:
        texts.append(translate("Board", "Chips: {changes}").format(changes=enumerated(people)))
    layout = new.facts.layout
    spaces = [
        f"{space_title(space, layout)} {old.board[space]} → {new.board[space]}"
        for space in range(POT + 1)
        if old.board[space] != new.board[space]
    ]
    if spaces:
        texts.append(translate("Board", "Board: {changes}").format(changes=enumerated(spaces)))
    unfit = _refused(before, after, number)
    if unfit:
        which = enumerated(map(str, unfit))
        texts.append(
            translate("Board", "%n later line(s) fit no more and count for nothing: {lines}.", None, len(unfit)).format(
                lines=which
            )
        )
    again = _refused(after, before, number)
    if again:
        which = enumerated(map(str, again))
        texts.append(translate("Board", "%n later line(s) count again: {lines}.", None, len(again)).format(lines=which))
    return texts or [translate("Board", "No chips change.")]


def _refused(before: Sheet, after: Sheet, number: int) -> list[int]:
    """Return the numbers of other lines that are refused after, and were not before."""
    return [
        change.number
        for change in changes(before, after)
        if change.number != number
        and change.after is not None
        and change.after.refusal is not None
        and change.before is not None
        and change.before.refusal is None
    ]


class CorrectionPanel(QWidget):
    """The effects of a correction; it is written, with a reason, or dropped. saved: the reason; dropped."""

    saved = Signal(str)
    dropped = Signal()

    def __init__(self, heading: str, texts: Sequence[str]) -> None:
        super().__init__()
        box = without_margins(QVBoxLayout(self), UNIT + 2)
        box.addWidget(Label(lambda: heading, "heading"))
        for text in texts:
            box.addWidget(Label(lambda text=text: text))  # type: ignore[misc]
        box.addStretch(1)
        self.cancel = WideButton(_text("Leave it as it was"))
        self.cancel.clicked.connect(self.dropped)
        box.addWidget(self.cancel)
        # Below it forms have their main button and what takes the last line back: neither comes before or after these.
        box.addSpacing(2 * UNIT)
        box.addWidget(Label(_text("Why? (may stay empty)"), "small", "quiet"))
        self.reason = ValueField()
        self.reason.setMaxLength(200)
        self.reason.setAccessibleName(translate("Board", "Reason"))
        self.reason.returnPressed.connect(lambda: self.saved.emit(self.reason.text().strip()))
        box.addWidget(self.reason)
        self.save = WideButton(_text("Write the correction"), "primary")
        self.save.clicked.connect(lambda: self.saved.emit(self.reason.text().strip()))
        box.addWidget(self.save)
