"""Taking evenings of another computer in: what that would do, and what both say otherwise, one by one."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.nights.merging import Choice, Conflict, MergePreview
from ludo.nights.people import clean_line
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.long_work import CancelledError, long_work
from ludo.ui.dialogs.message import ask, show_message
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.nights.conflict_words import choice_text, preview_text, question_text, undo_text
from ludo.ui.platform.announce import joined
from ludo.ui.services.store_types import MergingTable
from ludo.ui.services.waiting import wait_cursor
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Page, Panel, clear, fill, row
from ludo.ui.wording.errors import cleaned_text

_text = texts("Merging")
_exchange_text = texts("Exchange")


class MergePage(Page):
    """A preview of a book of evenings. taken: it was taken in.

    It follows language and look by itself, for the book would be read again.
    """

    follows = True
    taken = Signal()

    def __init__(self, merging: MergingTable, path: Path, over: QWidget | None = None) -> None:
        """over: the window in which it will be, for the file is read before it is."""
        super().__init__()
        self._over = over or self
        self._merging, self.path = merging, path
        self._answers: dict[str, Choice] = {}
        self._asked: tuple[Conflict, ...] = ()
        self.preview = MergePreview()
        self.choices: dict[str, Chips[Choice]] = {}
        fill(self.column, Label(self.title, "title"), Label(lambda: clean_line(path.name), "body", "quiet"))
        self._summary = Label(str)
        self.column.addWidget(self._summary)
        self._about = Label(self._about_text, "body", "quiet")
        self.column.addWidget(self._about)
        self._conflicts = QVBoxLayout()
        fill(self.column, self._conflicts, None)
        foot = self.add_foot()
        self.undo = Button(_text("Undo the last merge"), does=self._ask_undo)
        self._state = Label(self._state_text, "body", "quiet")
        self.take = Button(_text("Take in"), "primary", does=self._take_in)
        foot.addWidget(self._state, 1)
        foot.addWidget(self.undo)
        foot.addWidget(self.take)
        begin_focus_at(self, self.take)
        self.refresh()

    def title(self) -> str:
        return translate("Merging", "Evenings of another computer")

    def refresh(self) -> None:
        """Find out what would happen with the decisions so far; something may have changed here."""
        found = None
        with suppress(CancelledError), long_work(self._over, _exchange_text("The file is being read")) as progress:
            found = attempt(self, lambda: self._merging.preview(self.path, self._answers, progress))
        self.take.setVisible(found is not None)
        self.undo.setVisible(attempt(self, self._merging.last) is not None)
        self.preview = found or MergePreview()
        shown = self.preview
        self._summary.set_text(lambda: "" if found is None else preview_text(shown))
        self._about.setVisible(bool(shown.conflicts))
        if [conflict.key for conflict in shown.conflicts] != [conflict.key for conflict in self._asked]:
            self._ask(shown.conflicts)
        self._asked = shown.conflicts
        for label in (self._about, self._state):
            label.retranslate()
        self.take.setEnabled(bool(shown.changed) and not shown.undecided)

    def _ask(self, conflicts: tuple[Conflict, ...]) -> None:
        clear(self._conflicts)
        self.choices = {}
        for conflict in conflicts:
            panel = Panel()
            panel.box.addWidget(Label(_question(conflict)))
            chips = Chips([(choice, _choice(conflict, choice)) for choice in conflict.choices], _question(conflict))
            chips.set_value(conflict.answer)
            chips.chosen.connect(self._decide(conflict.key))
            panel.box.addLayout(row(chips))
            self.choices[conflict.key] = chips
            self._conflicts.addWidget(panel)

    def _decide(self, key: str) -> Callable[[object], None]:
        def decide(choice: object) -> None:
            if isinstance(choice, Choice):
                self._answers[key] = choice
                self.refresh()

        return decide

    def _about_text(self) -> str:
        return translate("Merging", "Here and there something else is said. What is here stands unless you choose.")

    def _state_text(self) -> str:
        open_ = len(self.preview.undecided)
        if open_:
            return translate("Merging", "%n question(s) still to be answered.", None, open_)
        if self.preview.keeps_all:
            return translate("Merging", "Nothing of what is here is replaced or lost.")
        return translate("Merging", "Some of what is here becomes as it is there, or goes: it is named above.")

    def _take_in(self) -> None:
        done = None
        with suppress(CancelledError), long_work(self._over, _exchange_text("The file is being imported")) as progress:
            done = attempt(self, lambda: self._merging.take_in(self.path, self._answers, progress))
        if done is None:
            return
        if not done.undecided:
            self.taken.emit()
            show_message(
                self,
                _text("The evenings are taken in"),
                lambda: joined([preview_text(done), cleaned_text(done.cleaned)]),
            )

    def _ask_undo(self) -> None:
        last = attempt(self, self._merging.last)
        with wait_cursor():
            balances = None if last is None else attempt(self, self._merging.preview_undo)
        if last is not None and balances is not None:
            ask(
                self,
                _text("Undo the last merge?"),
                lambda: undo_text(last, balances),
                (_text("Undo the merge"), self._undo),
            )

    def _undo(self) -> None:
        with wait_cursor():
            done = attempt(self, self._merging.undo_last)
        if done is not None:
            self.taken.emit()
            self.refresh()


def _question(conflict: Conflict) -> Text:
    return lambda: question_text(conflict)


def _choice(conflict: Conflict, choice: Choice) -> Text:
    return lambda: choice_text(conflict, choice)
