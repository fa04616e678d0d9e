"""Every act of the books in words, in order; each can be taken back and brought back."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from ludo.nights.acts import Batch
from ludo.nights.statistics import Choices
from ludo.ui.dialogs.attempt import ProblemLabel, attempt
from ludo.ui.forms.dialog import Form, show_form
from ludo.ui.forms.fields import note
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.nights.act_words import act_text, batch_text, consequences_text, reason_text, thing_text
from ludo.ui.pages.statistics.scope import evening_choice_text
from ludo.ui.services.store_types import DoneTable, StatisticsTable
from ludo.ui.table.fonts import large_letters
from ludo.ui.widgets.labels import Button, Label, lines
from ludo.ui.widgets.more import MoreButton
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, clear, fill, flow, grid_of_rows, line, row

_text = texts("WhatWasDone")

_AT_ONCE: Final = 40
_COLUMNS: Final = 3
_NEVER: Final = "1970-01-01T00:00:00"
"""When something happened of which a file of before did not say when."""
_FEW: Final = 5
"""So many acts are named in a question."""


class DonePage(Page):
    """All acts, the latest first, filtered by evening and person."""

    def __init__(
        self, acts: DoneTable, statistics: StatisticsTable, *, evening: int | None = None, person: int | None = None
    ) -> None:
        """Of an evening, a person, or everything."""
        super().__init__()
        self._acts = acts
        self.evening: Select[int | None] = Select([(evening, "")], _text("Evening"))
        self.person: Select[int | None] = Select([(person, "")], _text("Person"))
        self._problem = ProblemLabel()
        with self._problem.telling():
            self._offer(statistics.choices(), evening, person)
        self._about = Label(self._about_text, "body", "quiet")
        self._rows = QVBoxLayout()
        self.more = MoreButton(_text("Show more"), _AT_ONCE, self._list)
        self.column.addWidget(Label(self.title, "title"))
        for part in (self._about, self._problem):
            self.column.addWidget(part)
        self.column.addLayout(flow(self.evening, self.person))
        fill(self.column, self._rows, row(None, self.more, None), None)
        for select in (self.evening, self.person):
            select.chosen.connect(self._choose)
        self._list()

    def title(self) -> str:
        return translate("WhatWasDone", "What was done")

    def _about_text(self) -> str:
        return translate(
            "WhatWasDone", "Everything that was written down. What was wrong is taken back, and can be brought back."
        )

    def _offer(self, choices: Choices, evening: int | None, person: int | None) -> None:
        evenings = ((each.number, evening_choice_text(each)) for each in choices.evenings)
        self.evening.set_values([(None, _text("All evenings")), *evenings])
        self.person.set_values([(None, _text("Everybody")), *choices.people])
        self.evening.set_value(evening)
        self.person.set_value(person)

    def _choose(self) -> None:
        self.more.begin_anew()
        self._list()

    def _list(self) -> None:
        """Read what was done, and list as much as is wanted."""
        batches: Sequence[Batch] = ()
        with self._problem.telling():
            batches = self._acts.done(evening=self.evening.value, person=self.person.value, limit=self.more.shown + 1)
        clear(self._rows)
        if batches:
            self._rows.addWidget(self._panel(batches[: self.more.shown]))
        elif self._problem.isHidden():
            self._rows.addWidget(Label(_text("Nothing was done yet.")))
        self.more.setVisible(len(batches) > self.more.shown)

    def _panel(self, batches: Sequence[Batch]) -> Panel:
        panel = Panel(margin=UNIT)
        holder, grid = grid_of_rows({1: 1}, margin=UNIT)
        for place, batch in enumerate(batches):
            if place:
                grid.addWidget(line(), 2 * place - 1, 0, 1, _COLUMNS)
            self._add(grid, 2 * place, batch)
        panel.box.addWidget(holder)
        return panel

    def _add(self, grid: QGridLayout, at: int, batch: Batch) -> None:
        """Add when something was done, what, and what takes it back."""
        first, gone = batch.acts[0], bool(batch.undos)
        said = batch_text(batch)
        moment = Label("" if first.moment.startswith(_NEVER) else when(first.moment), "body", "quiet")
        told = Label(said, "body", "quiet" if gone else "plain")
        below = [_state_text(batch), reason_text(first)]
        if self.evening.value is None and first.evening is not None and first.kind != "evening":
            below.append(thing_text(first.evening))
        button = self._button(batch).about(said)
        words = lines(told, *filter(None, below))
        if large_letters():
            words.insertWidget(0, moment)
            words.addWidget(button.flush_left())
            grid.addLayout(words, at, 0, 1, _COLUMNS)
            return
        grid.addWidget(moment, at, 0)
        grid.addLayout(words, at, 1)
        grid.addWidget(button, at, 2)

    def _button(self, batch: Batch) -> Button:
        if batch.undos:
            return Button(_text("Bring back"), "plain", does=partial(self._begin, batch.undos, batch, True))
        back = batch.takes_back
        text = _text("Bring back") if back else _text("Take back")
        return Button(text, "plain", does=partial(self._begin, batch.ids, batch, back))

    def _begin(self, ids: Sequence[str], batch: Batch, back: bool) -> None:
        reason = "" if back else translate("WhatWasDone", "taken back")
        attempt(self, lambda: take_back(self, self._acts, ids, batch, reason, bring=back))


def take_back(
    page: Page, acts: DoneTable, ids: Sequence[str], batch: Batch, reason: str, *, bring: bool = False
) -> Form | None:
    """Take acts back, after a question where something depends on them. bring: they are undos of something."""
    found = acts.consequences(ids)
    if not (found.others or found.waits):
        acts.undo(ids, reason)
        return None
    heading = _text("Bring back: {what}") if bring else _text("Take back: {what}")
    others = [*found.falls, *found.rises]
    named = [note(act_text(act), "small") for act in others[:_FEW]]
    if len(others) > _FEW:
        named.append(note(lambda: translate("WhatWasDone", "and %n more act(s)", None, len(others) - _FEW), "small"))
    return show_form(
        page,
        [note(lambda: consequences_text(found)), *named],
        lambda: acts.undo(ids, reason),
        heading=lambda: heading().format(what=batch_text(batch)),
        done=_text("Bring back") if bring else _text("Take back"),
    )


def _state_text(batch: Batch) -> str:
    """Return whether what was done counts no more, and why."""
    if batch.undos:
        return translate("WhatWasDone", "taken back")
    if any(act.undone_by for act in batch.acts):
        return translate("WhatWasDone", "taken back in part")
    if not all(act.stands for act in batch.acts if act.kind != "undo"):
        return translate("WhatWasDone", "does not count: what it needs was taken back")
    return ""
