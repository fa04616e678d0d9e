"""All evenings: those that go on first, then the past ones."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludo.nights.evenings import EveningState, EveningSummary
from ludo.nights.money import Worth
from ludo.nights.people import Person, current, folded_name
from ludo.nights.sheet_records import SheetRecord
from ludo.ui.dialogs.attempt import ProblemLabel, attempt
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import enumerated, listed, texts, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.home import again_button
from ludo.ui.pages.nights.backup_reminder import BackupReminder
from ludo.ui.pages.nights.evening_form import begin_evening
from ludo.ui.pages.nights.outside import OutsideNotice
from ludo.ui.pages.nights.revalue_form import ask_to_turn, worth_text
from ludo.ui.pages.nights.titles import date_text, evening_title
from ludo.ui.pages.nights.words import state_text
from ludo.ui.services.destinations import (
    ToDebts,
    ToEvening,
    ToExchange,
    ToOutside,
    ToPeople,
    ToSeasons,
    ToSheet,
    ToStatistics,
)
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label, lines
from ludo.ui.widgets.links import links
from ludo.ui.widgets.more import MoreButton
from ludo.ui.widgets.portrait import PersonPicture
from ludo.ui.widgets.search_field import SearchField
from ludo.ui.widgets.surfaces import UNIT, Flow, Page, Panel, clear, fill, grid_of_rows, line, row, with_margins
from ludo.ui.widgets.toggles import make_checkable
from ludo.ui.wording.evening_titles import local

_text = texts("Evenings")

_AT_ONCE: Final = 20
_SEARCHED: Final = 8
"""So many evenings can be found without a field to search in."""
_SHEETS: Final = 12
"""Score sheets looked through for those outside of evenings."""
_NAMES: Final = 6
"""So many people are named; of more their number is given."""


class EveningsPage(Page):
    """The list of evenings, and of score sheets outside of them. closed: one that is over was written down."""

    closed = Signal()

    def __init__(self, nights: Nights, reminder: BackupReminder) -> None:
        super().__init__()
        self._nights = nights
        self._people: Mapping[int, Person] = {}
        self._sheet_records: Sequence[SheetRecord] = ()
        self._put_away = 0
        self._written: Worth | None = None
        self.begin = Button(_text("Begin an evening…"), "primary", does=self._begin)
        self.column.addLayout(row(Label(self.title, "title").one_line(), None, self.begin))
        self.again = again_button("plain")
        ways = [
            Button(_text("People"), "plain", does=ToPeople()),
            Button(_text("What is owed"), "plain", does=ToDebts()),
            Button(_text("Statistics"), "plain", does=ToStatistics()),
            Button(_text("Seasons"), "plain", does=ToSeasons()),
            Button(_text("Export and import"), "plain", does=ToExchange()),
        ]
        self.answers = Button(_text("Outside of evenings"), "plain", does=ToOutside())
        self.away = Button(str, "plain")
        make_checkable(self.away)
        self.away.toggled.connect(lambda _: self._list())
        self.column.addWidget(links(self.again, *ways, self.answers, self.away))
        self.search = SearchField(640, _text("Find an evening: name, place, day, person or game"))
        self.search.textChanged.connect(lambda _: self._list())
        self.column.addWidget(self.search)
        self._problem = ProblemLabel()
        fill(self.column, self._problem, reminder)
        self.turn = Button(self._turn_text, does=self._ask_to_turn)
        self.column.addWidget(self.turn)
        self.outside = OutsideNotice(nights)
        self.column.addWidget(self.outside)
        self._upper, self._lower = QVBoxLayout(), QVBoxLayout()
        for layout in (self._upper, self._lower):
            layout.setSpacing(UNIT)
            self.column.addLayout(layout)
        self.more = MoreButton(_text("Show more"), _AT_ONCE, self._list)
        fill(self.column, row(None, self.more, None), None)
        self._read()
        self._list()

    def title(self) -> str:
        return translate("Evenings", "Evenings")

    def _read(self) -> None:
        """Read what does not depend on what is searched for."""
        with self._problem.telling():
            self.answers.setVisible(bool(self._nights.outside.parties()) and self.outside.isHidden())
            self._put_away = self._nights.evenings.count(put_away=True)
            self._written = self._nights.money.written_worth()
            self.again.setVisible(self._nights.evenings.count() > 0)
            self._people = current(self._nights.people.all())
            self._sheet_records = [each for each in self._nights.sheets.all(_SHEETS) if each.evening is None]
        self.away.setVisible(self._put_away > 0)
        self.turn.setVisible(self._written is not None)
        self.turn.retranslate()

    def _turn_text(self) -> str:
        """Return that debts in chips could be owed in money, since all evenings say what a chip was worth."""
        if self._written is None:
            return ""
        return translate("Evenings", "Owe money for chips of before ({worth})…").format(worth=worth_text(self._written))

    def _ask_to_turn(self) -> None:
        worth = self._written
        if worth is not None:
            attempt(self, lambda: ask_to_turn(self, self._nights, worth, self._read))

    def _list(self) -> None:
        """List the evenings that fit what is chosen and searched for."""
        summaries: Sequence[EveningSummary] = ()
        people, sheets = self._people, self._sheet_records
        away = self.away.isChecked() and self._put_away > 0
        with self._problem.telling():
            summaries = self._summaries(people, away)
            self.search.setVisible(self._nights.evenings.count(put_away=away) > _SEARCHED)
        put_away = translate("Evenings", "Put away (%n)", None, self._put_away)
        self.away.set_text(translate("Evenings", "All evenings") if away else put_away)
        clear(self._upper)
        clear(self._lower)
        shown = summaries[: self.more.shown]
        goes_on = [summary for summary in shown if _goes_on(summary)]
        past = [summary for summary in shown if not _goes_on(summary)]
        first: Button | None = None
        for summary in goes_on:
            panel, button = self._open_panel(summary, people)
            first = first or button
            self._upper.addWidget(panel)
        if past:
            if goes_on:
                self._lower.addWidget(Label(_text("Past evenings"), "heading"))
            self._lower.addWidget(self._past(past, people))
        if sheets:
            fill(self._lower, Label(_text("Score sheets outside of evenings"), "heading"), self._sheets(sheets, people))
        if not shown and folded_name(self.search.text()):
            self._lower.addWidget(Label(_text("No evening fits what is searched for."), "body", "quiet"))
        elif not shown and not sheets and self._problem.isHidden():
            self._lower.addWidget(_nothing())
        self.more.setVisible(len(summaries) > len(shown))
        begin_focus_at(self, first or self.begin)

    def _summaries(self, people: Mapping[int, Person], away: bool) -> Sequence[EveningSummary]:
        """Return the evenings that may be shown and one more, or all that fit what is searched for."""
        words = folded_name(self.search.text()).split()
        if not words:
            return self._nights.evenings.summaries(self.more.shown + 1, put_away=away)
        found = []
        for summary in self._nights.evenings.summaries(put_away=away):
            said = folded_name(" ".join(_said_of(summary, people)))
            if all(word in said for word in words):
                found.append(summary)
        return found[: self.more.shown + 1]

    def _open_panel(self, summary: EveningSummary, people: Mapping[int, Person]) -> tuple[QWidget, Button]:
        """Return an evening that goes on, with the button that leads to it."""
        evening = summary.evening
        panel = Panel(row=True)
        panel.setAccessibleName(evening_title(evening))
        words = QVBoxLayout()
        words.setSpacing(UNIT // 2)
        words.addWidget(
            Label(
                translate("Evenings", "{state}, since {moment}").format(
                    state=state_text(evening.state), moment=when(evening.started)
                ),
                "small",
                "quiet",
            )
        )
        words.addWidget(Label(evening_title(evening), "heading"))
        holder = QWidget()
        flow = Flow(holder, UNIT)
        for number in summary.people:
            flow.addWidget(self._plate(people[number]))
        if summary.people:
            words.addWidget(holder)
        played = Label(_games_text(summary), "body", "quiet")
        if not summary.games:
            played.hide()
        words.addWidget(played)
        button = Button(_text("Continue the evening"), "primary", does=ToEvening(evening.number))
        panel.box.addLayout(words, 1)
        panel.box.addWidget(button)
        return panel, button

    def _plate(self, person: Person) -> QWidget:
        photo = self._nights.people.picture(person.number) if person.has_picture else None
        plate = QWidget()
        box = with_margins(QHBoxLayout(plate), UNIT - 2, 0, 0, UNIT, 0)
        fill(box, PersonPicture(26).show_person(person.name, person.colour, photo), Label(person.name).one_line())
        return plate

    def _past(self, past: Sequence[EveningSummary], people: Mapping[int, Person]) -> QWidget:
        panel = Panel(margin=UNIT)
        holder, grid = grid_of_rows({0: 4, 1: 4}, margin=UNIT)
        for place, summary in enumerate(past):
            if place:
                grid.addWidget(line(), 2 * place - 1, 0, 1, 3)
            self._add_row(grid, 2 * place, summary, people)
        panel.box.addWidget(holder)
        return panel

    def _add_row(self, grid: QGridLayout, at: int, summary: EveningSummary, people: Mapping[int, Person]) -> None:
        evening = summary.evening
        words = lines(Label(evening_title(evening)).make_bold(), _where_text(summary))
        about = lines(Label(_people_text(summary, people)), _games_text(summary))
        look = Button(_text("Open"), "plain", does=ToEvening(evening.number))
        look.about(evening_title(evening))
        grid.addLayout(words, at, 0)
        grid.addLayout(about, at, 1)
        grid.addWidget(look, at, 2)

    def _sheets(self, sheets: Sequence[SheetRecord], people: Mapping[int, Person]) -> QWidget:
        panel = Panel(margin=UNIT)
        for place, sheet in enumerate(sheets):
            if place:
                panel.box.addWidget(line())
            names = listed([people[number].name for number in sheet.people])
            look = Button(_text("Open"), "plain", does=ToSheet(sheet.number))
            look.about(_sheet_text(sheet, names))
            what = Label(_sheet_text(sheet, names))
            moment = Label(when(sheet.changed), "small", "quiet").one_line()
            entry = row(what, moment, look, first=1)
            entry.setContentsMargins(UNIT, 0, 0, 0)
            panel.box.addLayout(entry)
        return panel

    def _begin(self) -> None:
        attempt(self, lambda: begin_evening(self, self._nights, self._begun))

    def _begun(self, number: int) -> None:
        if self._nights.evenings.get(number).ended is not None:
            self.closed.emit()
        self.go.emit(ToEvening(number))


def _said_of(summary: EveningSummary, people: Mapping[int, Person]) -> list[str]:
    """Return all that an evening can be found by."""
    evening = summary.evening
    plan, day = evening.plan, local(evening.started).date()
    said = [evening_title(evening), date_text(evening.started), day.toString(Qt.DateFormat.ISODate), plan.place]
    said += [plan.notes, *(people[number].name for number in summary.people)]
    return [*said, *map(game_title, summary.games)]


def _goes_on(summary: EveningSummary) -> bool:
    evening = summary.evening
    return evening.state is not EveningState.CLOSED and not evening.put_away


def _sheet_text(sheet: SheetRecord, names: str) -> str:
    return translate("Evenings", "{game}: {names}").format(game=game_title(sheet.game), names=names)


def _where_text(summary: EveningSummary) -> str:
    """Return date and place of an evening, as far as its title does not say them."""
    evening = summary.evening
    return " · ".join(
        part for part in (date_text(evening.started) if evening.plan.name else "", evening.plan.place) if part
    )


def _people_text(summary: EveningSummary, people: Mapping[int, Person]) -> str:
    if len(summary.people) > _NAMES:
        return translate("Evenings", "%n people", None, len(summary.people))
    return listed([people[number].name for number in summary.people])


def _games_text(summary: EveningSummary) -> str:
    """Return what was played: "2 × Trut, Tripoli"."""
    order = [game for game in SCREENS if game in summary.games]
    order += [game for game in summary.games if game not in SCREENS]
    counts = ((summary.games[game], game_title(game)) for game in order)
    return enumerated(title if count == 1 else f"{count} × {title}" for count, title in counts)


def _nothing() -> QWidget:
    panel = Panel(margin=3 * UNIT)
    panel.box.addWidget(Label(_text("No evening yet"), "heading"))
    panel.box.addWidget(
        Label(
            _text(
                "An evening keeps together who was there, what was played here and with real cards, and "
                "everybody’s chips. Begin one when the first guests arrive; it can be paused, closed and "
                "opened again at any time."
            )
        )
    )
    return panel
