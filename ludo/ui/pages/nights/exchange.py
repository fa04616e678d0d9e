"""Chips and results as CSV files: out, and in after a look at every line."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.nights.exchange import ImportPreview, LineReport, Mend, Progress, Table, Verdict
from ludo.nights.foreign_tables import Columns, RawTable
from ludo.nights.people import clean_line
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.files import path_to_open
from ludo.ui.dialogs.long_work import CancelledError, long_work
from ludo.ui.dialogs.message import show_message
from ludo.ui.i18n import Text, enumerated, full_stop, texts, translate
from ludo.ui.pages.nights.closing_copies import ClosingCopies
from ludo.ui.pages.nights.columns_choice import ColumnsChoice
from ludo.ui.pages.nights.exchange_words import evenings_by_date, file_problem_text, problem_text, some, table_name
from ludo.ui.pages.nights.exporting import export, save_template
from ludo.ui.pages.nights.import_lines import ask_to_mend, in_order, lines_of
from ludo.ui.pages.nights.spreadsheets import SYSTEM, choose_separator, chosen_separator, system_separator
from ludo.ui.services.store_types import BringingTable, ExchangeTables, Store
from ludo.ui.widgets.choices import Chips, Switch
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.more import MoreButton
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, clear, fill, row, without_margins
from ludo.ui.widgets.words_with_buttons import Beside
from ludo.ui.wording.chips import system_currency
from ludo.ui.wording.common import with_head

_text = texts("Exchange")

_ENDINGS: Final = "*.csv *.tsv *.txt *.xlsx *.xlsm *.xls *.ods *.json"
_NOT_OURS: Final = ("unknown-columns", "not-csv", "not-text")
"""Why a file cannot be one that Ludo has written, but may be another spreadsheet."""
_AGAIN: Final = _text("Also import what was taken back here")
_LEAVE: Final = _text("Leave it taken back")
_OVER: Final = _text("Also take from the file what was changed both here and there")
_AT_ONCE: Final = 60
"""Lines of a file shown before somebody asks for more."""


class ExchangePlace(NamedTuple):
    """The file that is looked at, what is known of it, whether it is of another program, its columns as chosen, and
    lines as they were mended.
    """

    path: Path | None
    preview: ImportPreview | None
    brought: bool
    columns: tuple[RawTable, Columns] | None
    mends: dict[int, Mend]


class ExchangePage(Page):
    """The page of exports and imports. back_up, restore: everything in one file. give_out, take_in: evenings
    for, or of, another computer.
    """

    back_up = Signal()
    restore = Signal()
    give_out = Signal()
    take_in = Signal()

    def __init__(self, exchange: ExchangeTables, bringing: BringingTable, keys: Store, today: str) -> None:
        """keys: where choices are kept. today: the date for names of files."""
        super().__init__()
        self._exchange, self._bringing, self._keys, self._today = exchange, bringing, keys, today
        self._path: Path | None = None
        self._brought = False
        """Is the file one of another program?"""
        self.columns: ColumnsChoice | None = None
        """The choice of its columns."""
        self._preview: ImportPreview | None = None
        self._mends: dict[int, Mend] = {}
        self.column.addWidget(Label(self.title, "title"))
        self.column.addWidget(self._out_panel())
        self.column.addWidget(self._in_panel())
        self.column.addWidget(self._computers_panel())
        fill(self.column, self._all_panel(), ClosingCopies(keys))
        self.column.addStretch(1)
        begin_focus_at(self, self.choose)

    def title(self) -> str:
        return translate("Exchange", "Export and import")

    @property
    def place(self) -> ExchangePlace:
        """The file that is looked at."""
        columns = None if self.columns is None else (self.columns.table, self.columns.columns())
        return ExchangePlace(self._path, self._preview, self._brought, columns, self._mends)

    @place.setter
    def place(self, place: ExchangePlace) -> None:
        self._path, self._preview, self._brought = place.path, place.preview, place.brought
        self._mends = place.mends
        if place.columns is not None:
            self._offer_columns(*place.columns)
        self._show()

    def _out_panel(self) -> Panel:
        panel = Panel()
        panel.box.addWidget(Label(_text("Export for a spreadsheet"), "heading"))
        self.out: dict[Table, Button] = {}
        for table, about in (
            (Table.RESULTS, _text("A row for each person in each partie: place and score.")),
            (Table.POSTINGS, _text("A row for each posting: who gave how many chips, or how much money, to whom.")),
        ):
            button = Button(_save_text(table), does=partial(self._export, table))
            self.out[table] = button
            panel.box.addWidget(Beside(Label(about), button))
        self.separator = Chips(
            [
                (SYSTEM, _system_separator),
                (";", _text("semicolon")),
                (",", _text("comma")),
                ("\t", _text("tab")),
            ],
            _text("Between two cells"),
        )
        self.separator.set_value(chosen_separator(self._keys))
        self.separator.chosen.connect(lambda value: attempt(self, lambda: choose_separator(self._keys, value)))
        words = Label(_text("Between two cells"), "small", "quiet")
        panel.box.addLayout(row(words, self.separator, None))
        return panel

    def _in_panel(self) -> Panel:
        panel = Panel()
        self.choose = Button(_text("Choose a file…"), does=self._choose)
        self.template = Button(_text("Save a template…"), does=self._save_template)
        head = Label(_text("Import"), "heading")
        panel.box.addWidget(Beside(head, self.template, self.choose))
        panel.box.addWidget(
            Label(
                _text(
                    "What Ludo has written, a spreadsheet of your own, or what BG Stats exports. Ludo says line by "
                    "line what it would do. Nothing is imported before you say so. A line that is not understood is "
                    "set aside and can be mended here."
                )
            )
        )
        self._summary = Label(self._summary_text)
        self._details = Label(self._details_text, "body", "quiet")
        self._choices = QVBoxLayout()
        panel.box.addLayout(self._choices)
        self._lines = QVBoxLayout()
        self.more = MoreButton(_text("Show more lines"), _AT_ONCE, self._show, step=4 * _AT_ONCE, plain=True)
        self.take = Button(self._take_text, "primary", does=self._take_in)
        self.again = Switch(_AGAIN)
        self.again.chosen.connect(self._show)
        self.over = Switch(_OVER)
        self.over.chosen.connect(self._show)
        self._deleted, self._asked = _with_words(self.again, _AGAIN), _with_words(self.over, _OVER)
        for widget in (self._summary, self._details, self._deleted, self._asked):
            panel.box.addWidget(widget)
        fill(panel.box, self._lines, row(self.more, None, self.take))
        self._show()
        return panel

    def _computers_panel(self) -> Panel:
        return _panel_of(
            _text("Between computers"),
            _text(
                "All evenings with people, diaries, score sheets and chips in one file. Another computer takes in "
                "what it does not have yet, and asks where both say something else or something was removed."
            ),
            Button(_text("Give evenings out…"), does=self.give_out.emit),
            Button(_text("Take evenings in…"), does=self.take_in.emit),
        )

    def _all_panel(self) -> Panel:
        return _panel_of(
            _text("Everything in one file"),
            _text(
                "All games, evenings, people, chips and settings. Before anything is restored you see what would "
                "change."
            ),
            Button(_text("Back up…"), does=self.back_up.emit),
            Button(_text("Restore…"), does=self.restore.emit),
        )

    def _save_template(self) -> None:
        save_template(self, self._keys)

    def _export(self, table: Table) -> None:
        export(self, self._exchange, self._keys, table, f"ludo {table} {self._today}")

    def _choose(self) -> None:
        kinds = translate("Exchange", "Spreadsheets and BG Stats ({endings});;All files (*)").format(endings=_ENDINGS)
        path = path_to_open(self, translate("Exchange", "Choose a file"), kinds)
        if path is not None:
            self.look_at(path)

    def look_at(self, path: Path) -> None:
        """Show what importing a file would do; nothing of it where somebody cancels that."""
        preview = None
        with suppress(CancelledError), long_work(self, _text("The file is being read")) as progress:
            preview = attempt(self, lambda: self._exchange.preview(path, progress))
        if preview is None:
            return
        clear(self._choices)
        self._path, self._preview = path, preview
        self.more.begin_anew()
        self._brought, self.columns = False, None
        self._mends = {}
        for switch in (self.again, self.over):
            switch.set_value(False)
        if preview.code in _NOT_OURS:
            self._look_at_other(path)
        self._show()

    def _look_at_other(self, path: Path, sheet: int | None = None) -> None:
        """Ask which columns of a file of another program hold what."""
        found = None
        with suppress(CancelledError), long_work(self, _text("The file is being read")) as progress:
            found = attempt(self, lambda: self._bringing.look_at(path, sheet, progress))
        if found is None:
            return
        table, columns = found
        if table.code and not table.sheets:
            if table.code not in _NOT_OURS:
                self._preview = ImportPreview(None, code=table.code)
            return
        self._brought = True
        if columns is not None:
            self._offer_columns(table, columns)
        self._look_again()

    def _offer_columns(self, table: RawTable, columns: Columns) -> None:
        self.columns = ColumnsChoice(table, columns)
        self.columns.changed.connect(self._look_again)
        self.columns.sheet_chosen.connect(self._look_at_sheet)
        self._choices.addWidget(self.columns)

    def _look_at_sheet(self, sheet: int) -> None:
        if self._path is not None:
            clear(self._choices)
            self._mends = {}
            self._look_at_other(self._path, sheet)

    def _look_again(self) -> None:
        path, mends = self._path, self._mends
        if path is None:
            return
        chosen = None if self.columns is None else self.columns.columns()

        def look(progress: Progress) -> ImportPreview:
            if self._brought:
                return self._bringing.preview(path, chosen, progress, mends=mends)
            return self._exchange.preview(path, progress, mends=mends)

        with suppress(CancelledError), long_work(self, _text("The file is being read")) as progress:
            self._preview = attempt(self, lambda: look(progress))
        self._show()

    def _mend(self, report: LineReport) -> None:
        """Ask for what stands in a line that is set aside, and look at it again."""

        def mend(cells: tuple[str, ...]) -> str:
            known = self._mends.get(report.line)
            before = tuple(text for _, text in report.cells) if known is None else known.before
            self._mends[report.line] = Mend(before, cells)
            self._look_again()
            lines = () if self._preview is None else self._preview.wrong
            return next((problem_text(each) for each in lines if each.line == report.line), "")

        ask_to_mend(self, report, mend)

    def _take_in(self) -> None:
        path = self._path
        if path is None:
            return
        chosen = None if self.columns is None else self.columns.columns()
        again, over, mends = self.again.value, self.over.value, self._mends

        def take(progress: Progress) -> ImportPreview:
            if self._brought:
                return self._bringing.take_in(
                    path, chosen, mends=mends, again=again, over=over, currency=system_currency(), progress=progress
                )
            return self._exchange.take_in(path, mends=mends, again=again, over=over, progress=progress)

        done = None
        with suppress(CancelledError), long_work(self, _text("The file is being imported")) as progress:
            done = attempt(self, lambda: take(progress))
        if done is None:
            return
        self._preview = done
        self.more.begin_anew()
        if done.code:  # the file has changed meanwhile
            self._show()
            return
        count, aside = self._count(), len(done.wrong)
        if aside:
            self._look_again()
        else:
            self._path = self._preview = self.columns = None
            clear(self._choices)
            self._show()
        said: list[Text] = [lambda: translate("Exchange", "%n row(s) are new.", None, count)]
        if aside:
            said.append(
                lambda: translate("Exchange", "%n line(s) are set aside: mend them here, then import.", None, aside)
            )
        show_message(self, _text("The file is imported"), lambda: " ".join(sentence() for sentence in said))

    def _show(self) -> None:
        preview = self._preview
        for label in (self._summary, self._details):
            label.retranslate()
            label.setVisible(bool(label.text()))
        self._summary.set_tone("mistake" if preview is not None and preview.code else "plain")
        clear(self._lines)
        reports = [] if preview is None else in_order(preview, self._mends)
        if reports:
            self._lines.addWidget(lines_of(reports[: self.more.shown], self._mend))
        self.more.setVisible(len(reports) > self.more.shown)
        self.take.retranslate()
        fits = preview is not None and not preview.code
        self._deleted.setVisible(preview is not None and fits and preview.deleted > 0)
        self._asked.setVisible(preview is not None and fits and preview.asked > 0)
        waiting = preview is not None and preview.new + preview.deleted > 0
        self.take.setVisible(fits and (waiting or self._count() > 0))

    def _summary_text(self) -> str:
        preview, path = self._preview, self._path
        if preview is None or path is None:
            return ""
        if preview.code:
            return with_head(clean_line(path.name), file_problem_text(preview))
        known = sum(report.verdict is Verdict.KNOWN for report in preview.lines)
        parts = [
            translate("Exchange", "%n new row(s)", None, preview.new),
            translate("Exchange", "%n already there", None, known),
        ]
        if preview.deleted:
            parts.append(translate("Exchange", "%n taken back here", None, preview.deleted))
        if preview.asked:
            parts.append(translate("Exchange", "%n changed both here and there", None, preview.asked))
        if preview.wrong:
            parts.append(translate("Exchange", "%n set aside", None, len(preview.wrong)))
        table = "" if preview.table is None else f" ({table_name(preview.table)})"
        name = clean_line(path.name) + table
        return with_head(name, full_stop(enumerated(parts)))

    def _details_text(self) -> str:
        """Return who and which evenings would be added."""
        preview = self._preview
        if preview is None:
            return ""
        parts = []
        if preview.people:
            names = some(preview.people)
            parts.append(translate("Exchange", "New people: {names}.").format(names=names))
        if preview.evenings:
            names = some(evenings_by_date(preview.evenings))
            parts.append(translate("Exchange", "New evenings: {names}.").format(names=names))
        return " ".join(parts)

    def _take_text(self) -> str:
        count = self._count()
        return translate("Exchange", "Import %n row(s)", None, count) if count else _LEAVE()

    def _count(self) -> int:
        """Return how many rows would be imported."""
        preview = self._preview
        if preview is None:
            return 0
        more = (self.again.value and preview.deleted, self.over.value and preview.asked)
        return preview.new + sum(more)


def _with_words(switch: Switch, words: Text) -> QWidget:
    """Return a switch with its words beside it, in one line where there is room."""
    holder, line = QWidget(), without_margins(row(switch, Label(words)), UNIT)
    line.setStretch(1, 1)
    holder.setLayout(line)
    return holder


def _system_separator() -> str:
    """Return the choice of the country's separator, with that."""
    return translate("Exchange", "as in this country ({sign})").format(sign=system_separator())


def _save_text(table: Table) -> Text:
    if table is Table.RESULTS:
        return _text("Save all results…")
    return _text("Save all postings…")


def _panel_of(heading: Text, words: Text, *buttons: Button) -> Panel:
    panel = Panel()
    panel.box.addWidget(Label(heading, "heading"))
    panel.box.addWidget(Beside(Label(words), *buttons))
    return panel
