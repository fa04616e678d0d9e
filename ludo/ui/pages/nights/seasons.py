"""Seasons: who stands where, and by which rules."""

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout

from ludo.moments import day_here
from ludo.nights.money import CHIPS
from ludo.nights.seasons import Basis, Season, Standing, StandingRules, span, standings
from ludo.ui.charts.figures import Column, Table
from ludo.ui.charts.ticks import number_text, signed_text
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.files import path_to_save
from ludo.ui.dialogs.message import show_message
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import enumerated, listed, texts, translate
from ludo.ui.pages.nights.season_form import write_season
from ludo.ui.pages.statistics.table import TableView
from ludo.ui.paper.season import save_season, season_document, season_text
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import Page, Panel, clear, fill, flow, row
from ludo.ui.wording.chips import cents_text, currency_text
from ludo.ui.wording.evening_titles import long_date
from ludo.ui.wording.figures import WON
from ludo.ui.wording.names import elided

_text = texts("Seasons")

_YEARS: Final = 10
"""So many years of a yearly season can be looked at."""


class SeasonPlace(NamedTuple):
    """The season that is shown, by its number, and of how many years ago."""

    number: int
    back: int = 0


class SeasonsPage(Page):
    """The seasons, and the standings of one."""

    def __init__(self, nights: Nights) -> None:
        """Raises StorageError."""
        super().__init__()
        self._nights, self._seasons = nights, nights.seasons
        self._all: Sequence[Season] = self._seasons.all()
        self._back = 0
        self.season: Season | None = None
        self.rows: Sequence[Standing] = ()
        self.currencies: Sequence[str] = ()
        self.currency = ""
        self.new = Button(_text("New season…"), "primary", does=self._begin)
        self.column.addLayout(row(Label(self.title, "title").one_line(), None, self.new))
        self._choice = QVBoxLayout()
        self.column.addLayout(self._choice)
        self._panel = Panel()
        self._about = Label(str, "body", "quiet")
        self.table = TableView()
        fill(self._panel.box, self._about, self.table)
        self.edit = Button(_text("Edit…"), does=self._edit)
        self.pdf = Button(
            _text("Save as PDF…"), does=lambda: self._save(".pdf", translate("Print", "PDF files (*.pdf)"))
        )
        self.picture = Button(
            _text("Save as a picture…"), does=lambda: self._save(".png", translate("Seasons", "Pictures (*.png)"))
        )
        self.copy = Button(_text("Copy as text"), does=self._copy)
        self._panel.box.addLayout(flow(self.edit, self.copy, self.picture, self.pdf))
        self.column.addWidget(self._panel)
        self._none = Label(
            _text("A season has a span of days, or comes every year, and ranks whoever was at its evenings."),
            "body",
            "quiet",
        )
        fill(self.column, self._none, None)
        begin_focus_at(self, self.new)
        self.choose(next(iter(self._all), None))

    def title(self) -> str:
        return translate("Seasons", "Seasons")

    @property
    def place(self) -> SeasonPlace:
        """The season on show."""
        return SeasonPlace(self.season.number if self.season is not None else 0, self._back)

    @place.setter
    def place(self, place: SeasonPlace) -> None:
        found = next((each for each in self._all if each.number == place.number), None)
        if found is not None:
            self.choose(found, place.back)

    def choose(self, season: Season | None, back: int = 0) -> None:
        """Show a season, or one of years ago."""
        self.season, self._back = season, back
        if season is not None:
            first, last = self._span(season)
            self.currencies = attempt(self, lambda: self._seasons.currencies(first, last)) or ()
            if self.currency not in self.currencies:
                self.currency = next(iter(self.currencies), "")
            took = attempt(self, lambda: self._seasons.took(first, last, season.rules.game, self.currency))
            self.rows = standings(took or (), season.rules)
        self._show_season()

    def _span(self, season: Season) -> tuple[date, date]:
        return span(season, day_here(self._nights.now()), back=self._back)

    def _show_season(self) -> None:
        season = self.season
        clear(self._choice)
        if len(self._all) > 1:
            chips = Chips([(each.number, each.name) for each in self._all], self.title)
            chips.set_value(None if season is None else season.number)
            chips.chosen.connect(self._choose_number)
            self._choice.addWidget(chips)
        if season is not None and season.yearly:
            today = day_here(self._nights.now())
            years = [(back, _years(span(season, today, back=back))) for back in range(_YEARS)]
            select = Select(years, _text("Year"))
            select.set_value(self._back)
            select.chosen.connect(lambda back: self.choose(self.season, int(back)))
            self._choice.addLayout(row(select, None))
        if season is not None and len(self.currencies) > 1:
            units = Chips([(each, _currency_text(each)) for each in self.currencies], _text("Currency"))
            units.set_value(self.currency)
            units.chosen.connect(self._choose_currency)
            self._choice.addWidget(units)
        self._panel.setVisible(season is not None)
        self._none.setVisible(season is None)
        self._about.set_text(self._about_text)
        if season is not None:
            columns = tuple(Column(name, number=at != 1) for at, name in enumerate(_columns()))
            self.table.show_table(Table(columns, tuple(self._cells())), season.name)

    def _about_text(self) -> str:
        season = self.season
        if season is None:
            return ""
        first, last = self._span(season)
        form = translate("Seasons", "{name}, {first} to {last}")
        about = elided(form, name=season.name, first=_day_text(first), last=_day_text(last))
        said = " ".join((rules_text(season.rules), *self._unit_texts()))
        return f"{about}. {said}"

    def _unit_texts(self) -> list[str]:
        """Return in what gains are counted, where chips were not worth the same at all evenings."""
        if not self.currencies:
            return []
        unit = _currency_text(self.currency)
        form = translate("Seasons", "Chips had several worths: what was won counts in {unit}.").format(unit=unit)
        others = [_currency_text(each) for each in self.currencies if each != self.currency]
        apart = translate("Seasons", "What was won in {units} is counted apart.").format(units=listed(others))
        return [form, apart] if others else [form]

    def _choose_currency(self, currency: str) -> None:
        self.currency = currency
        self.choose(self.season, self._back)

    def _cells(self) -> list[tuple[str, ...]]:
        in_money = self.season is not None and self.season.rules.basis is Basis.CHIPS
        return [_cells(each, self.currency, self.currency if in_money else "") for each in self.rows]

    def _choose_number(self, number: int) -> None:
        self.place = SeasonPlace(number)

    def _begin(self) -> None:
        today = day_here(self._nights.now())
        first = date(today.year if today.month >= 9 else today.year - 1, 9, 1)
        season = Season(0, "", first, date(first.year + 1, 6, 30), yearly=True)
        write_season(self, self._nights, season, self._kept)

    def _edit(self) -> None:
        if self.season is not None:
            write_season(self, self._nights, self.season, self._kept)

    def _kept(self, number: int) -> None:
        """Show a season that was written; that it was, the page does not know yet."""
        self._all = self._seasons.all()
        self.place = SeasonPlace(number)

    def _title_of(self) -> str:
        if self.season is None:
            return ""
        years = f" {_years(self._span(self.season))}" if self.season.yearly else ""
        return f"{self.season.name}{years}"

    def table_content(self) -> tuple[str, str, Sequence[str], Sequence[Sequence[str]]]:
        """Return title, rules, heads of columns and rows of the standings."""
        return self._title_of(), self._about_text(), _columns(), self._cells()

    def _save(self, suffix: str, kinds: str) -> None:
        title = self._title_of()
        path = path_to_save(self, translate("Seasons", "Save the standings"), f"{title}{suffix}", kinds, suffix)
        if path is None:
            return
        if attempt(self, lambda: save_season(season_document(*self.table_content()), path, title)):
            show_message(self, _text("The standings are saved"), lambda: str(path))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(season_text(*self.table_content()))
        show_message(
            self,
            _text("The standings are copied"),
            _text("They can be put into a message or a spreadsheet."),
        )


def rules_text(rules: StandingRules) -> str:
    """Return by which rules people are ranked."""
    match rules.basis:
        case Basis.PLACES:
            points = enumerated(map(number_text, rules.points))
            parts = [translate("Seasons", "Points by place in each partie: {points}.").format(points=points)]
        case Basis.CHIPS:
            parts = [translate("Seasons", "Chips won in play count.")]
        case Basis.WINS:
            parts = [translate("Seasons", "Parties won count.")]
        case Basis.SCORES:
            parts = [translate("Seasons", "Points count as they were scored.")]
    if rules.game:
        form = translate("Seasons", "Only {game} counts.")
        parts.append(elided(form, game=game_title(rules.game)))
    if rules.best:
        parts.append(translate("Seasons", "The %n best evening(s) of each count.", None, rules.best))
    if rules.least:
        parts.append(translate("Seasons", "Ranked is who was there at %n evening(s).", None, rules.least))
    return " ".join(parts)


def _columns() -> list[str]:
    return [
        translate("Seasons", "Rank"),
        translate("Seasons", "Person"),
        translate("Seasons", "Score"),
        translate("Seasons", "Last evening"),
        translate("Seasons", "Evenings"),
        translate("Seasons", "Parties"),
        translate("Seasons", "Wins"),
        WON(),
        translate("Seasons", "Per evening"),
    ]


def _currency_text(currency: str) -> str:
    return translate("Seasons", "chips without money") if currency == CHIPS else currency_text(currency)


def _cells(each: Standing, currency: str, of_score: str) -> tuple[str, ...]:
    """Return the cells of a person. currency: of what was won, and perhaps of their score; empty for numbers."""
    average = cents_text(round(each.average), of_score) if of_score else number_text(each.average, 1)
    climbed = "" if not each.climbed else f" {'▲' if each.climbed > 0 else '▼'}{abs(each.climbed)}"
    return (
        "–" if each.rank is None else f"{number_text(each.rank)}{climbed}",
        each.name,
        cents_text(each.score, of_score) if of_score else number_text(each.score),
        "–" if each.change is None else _signed(each.change, of_score),
        number_text(each.evenings),
        number_text(each.parties),
        number_text(each.wins),
        _signed(each.net, currency),
        average,
    )


def _signed(amount: int, currency: str) -> str:
    return cents_text(amount, currency, sign=True) if currency else signed_text(amount)


def _day_text(day: date) -> str:
    from PySide6.QtCore import QDate

    return long_date(QDate(day.year, day.month, day.day))


def _years(days: tuple[date, date]) -> str:
    first, last = days
    return str(first.year) if first.year == last.year else f"{first.year}–{last.year}"
