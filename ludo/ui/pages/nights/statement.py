"""The statement of a person: dates, acts and sums of what they are owed."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from PySide6.QtGui import QTextDocument

from ludo.nights.errors import NightsError
from ludo.nights.money import CHIPS, StatementLine
from ludo.nights.people import current
from ludo.ui.charts.figures import Column, Table
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.files import path_to_save
from ludo.ui.i18n import enumerated, texts, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.nights.titles import evening_title
from ludo.ui.pages.nights.words import kind_text
from ludo.ui.pages.statistics.table import TableView
from ludo.ui.paper.document import document, table, write_pdf
from ludo.ui.paper.printer import print_document
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Page, Panel, fill, flow
from ludo.ui.wording.chips import cents_text, chips_text, currency_text
from ludo.ui.wording.figures import OWED
from ludo.ui.wording.names import elided

_text = texts("Statement")

_NUMBERS_FROM: Final = 3


class Section(NamedTuple):
    """Changes that are settled together: what they are called, and a row each."""

    name: str
    rows: Sequence[tuple[str, ...]]


class StatementPage(Page):
    """The statement of a person."""

    def __init__(self, nights: Nights, person: int) -> None:
        """Raises StorageError, and NightsError if there is no such person."""
        super().__init__()
        people = current(nights.people.all())
        if person not in people:
            raise NightsError("no-such-person", str(person))
        self.person = people[person]
        self.sections = _sections(nights, person)
        self.column.addWidget(Label(self.title, "title"))
        self.tables: list[TableView] = []
        for section in self.sections:
            self.column.addWidget(self._panel(section))
        if not self.sections:
            self.column.addWidget(Label(_text("Nothing is owed, and nothing was paid."), "body", "quiet"))
        self.pdf = Button(_text("Save as PDF…"), does=self._save)
        self.paper = Button(_text("Print…"), does=lambda: print_document(self, self.document(), self.title()))
        self.column.addLayout(flow(self.pdf, self.paper))
        fill(self.column, None)
        begin_focus_at(self, self.tables[0] if self.tables else self.pdf)

    def title(self) -> str:
        """Return whose statement it is."""
        return elided(translate("Statement", "Statement: {name}"), name=self.person.name)

    def _panel(self, section: Section) -> Panel:
        panel = Panel()
        panel.box.addWidget(Label(section.name, "heading"))
        view = TableView()
        columns = tuple(Column(name, number=at >= _NUMBERS_FROM) for at, name in enumerate(_columns()))
        view.show_table(Table(columns, tuple(section.rows)), section.name)
        view.show_all_rows()
        panel.box.addWidget(view)
        self.tables.append(view)
        return panel

    def document(self) -> QTextDocument:
        """Return the statement as it is printed."""
        parts = [f"<h1>{escape(self.title())}</h1>"]
        for section in self.sections:
            parts += [f"<h2>{escape(section.name)}</h2>", table(_columns(), section.rows, _NUMBERS_FROM)]
        return document("".join(parts), {})

    def _save(self) -> None:
        title, kinds = self.title(), translate("Print", "PDF files (*.pdf)")
        path = path_to_save(self, translate("Statement", "Save the statement as PDF"), f"{title}.pdf", kinds, ".pdf")
        if path is not None:
            attempt(self, lambda: write_pdf(self.document(), path, title))


def _sections(nights: Nights, person: int) -> list[Section]:
    """Return what is settled over all evenings, by currency, and what single evenings settle for themselves."""
    known = nights.evenings.summaries()
    titles = {each.evening.number: evening_title(each.evening) for each in known}
    found = [
        (_currency_name(currency), nights.money.statement(person, currency)) for currency in nights.money.currencies()
    ]
    for each in known:
        evening = each.evening
        if not evening.plan.carried and person in each.people:
            lines = nights.money.statement(person, evening.plan.worth.currency, evening.number)
            found.append((titles[evening.number], lines))
    return [Section(name, [_row(line, titles) for line in lines]) for name, lines in found if lines]


def _currency_name(currency: str) -> str:
    if currency == CHIPS:
        return translate("Statement", "In chips")
    return translate("Statement", "In {currency}").format(currency=currency_text(currency))


def _columns() -> list[str]:
    return [
        translate("Statement", "When"),
        translate("Statement", "Evening"),
        translate("Statement", "What"),
        translate("Statement", "Amount"),
        OWED(),
    ]


def _row(line: StatementLine, titles: dict[int, str]) -> tuple[str, ...]:
    moment = when(line.moment) if line.moment else translate("Statement", "before")
    if line.kind is not None:
        what = enumerated(part for part in (kind_text(line.kind), line.reason) if part)
    elif line.chips:
        what = translate("Statement", "Handed in at closing: %n chip(s)", None, line.chips).replace(
            str(line.chips), chips_text(line.chips)
        )
    else:
        what = translate("Statement", "Carried over")
    evening = "" if line.evening is None else titles.get(line.evening, "")
    amounts = cents_text(line.cents, line.currency, sign=True), cents_text(line.owed, line.currency, sign=True)
    return moment, evening, what, *amounts
