"""Filters of the statistics: whose parties, which game, what time, which evening."""

from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ludo.moments import utc, utc_now
from ludo.nights.statistics import Choices, Filter
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.statistics.scope import evening_choice_text
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import UNIT, Flow

_text = texts("Statistics")

Period: TypeAlias = str | int
"""The last days ("month", "year"), a year, or "" for all the time."""

KeptFilters: TypeAlias = tuple[list[object], frozenset[int]]

_LAST_DAYS: Final = {"month": 30, "year": 365}


class Filters(QWidget):
    """A row of lists to choose from. changed: something else has been chosen; people_wanted: so are people shown."""

    changed = Signal()
    people_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.person: Select[int | None] = Select([], _text("Person"))
        self.game: Select[str | None] = Select([], _text("Game"))
        self.period: Select[Period] = Select([], _text("Period"))
        self.evening: Select[int | None] = Select([], _text("Evening"))
        self.clear = Button(_text("Show everything"), "plain", does=self._clear)
        self.shown: frozenset[int] = frozenset()
        """Who is shown in charts; nobody: everybody."""
        self.who = Button(self._who_text, does=self.people_wanted.emit)
        flow = Flow(self, UNIT)
        for widget in (self.person, self.game, self.period, self.evening, self.who, self.clear):
            flow.addWidget(widget)
        for select in self._selects:
            select.chosen.connect(lambda _: self._choose())
        self.set_choices(Choices((), (), (), ()))

    @property
    def _selects(self) -> tuple[Select[int | None], Select[str | None], Select[Period], Select[int | None]]:
        return self.person, self.game, self.period, self.evening

    def set_choices(self, choices: Choices) -> None:
        """Offer other values; what is chosen stays where it is still offered."""
        self.person.set_values(
            [
                (None, _text("Everybody")),
                *((number, name) for number, name in choices.people),
            ]
        )
        self.game.set_values(
            [
                (None, _text("All games")),
                *((game, game_title(game)) for game in choices.games),
            ]
        )
        self.period.set_values(
            [
                ("", _text("All time")),
                ("month", _text("Last 30 days")),
                ("year", _text("Last 12 months")),
                *((year, str(year)) for year in choices.years),
            ]
        )
        self.evening.set_values(
            [
                (None, _text("All evenings")),
                *((evening.number, evening_choice_text(evening)) for evening in choices.evenings),
            ]
        )

    def set_filter(self, chosen: Filter) -> None:
        """Choose person, game and evening; all the time."""
        self.person.set_value(chosen.person)
        self.game.set_value(chosen.game)
        self.period.set_value("")
        self.evening.set_value(chosen.evening)
        self._choose()

    def save(self) -> KeptFilters:
        """Return what is chosen."""
        return [select.value for select in self._selects], self.shown

    def restore(self, kept: KeptFilters) -> None:
        """Choose the same, where it is still offered."""
        values, self.shown = kept
        selects: tuple[Select[Any], ...] = self._selects
        for select, value in zip(selects, values, strict=True):
            select.set_value(value)
        self.who.retranslate()
        self._choose()

    def chosen(self, now: datetime | None = None) -> Filter:
        """Return what is chosen, with the bounds of the period; `now`: for tests."""
        since, until = bounds(self.period.value or "", now or utc_now())
        return Filter(self.person.value, self.game.value, since, until, self.evening.value)

    def show_people(self, people: frozenset[int]) -> None:
        """Show these people only; nobody: everybody."""
        self.shown = people
        self.who.retranslate()
        self._choose()

    def _who_text(self) -> str:
        if not self.shown:
            return translate("Statistics", "People shown…")
        return translate("Statistics", "%n people shown…", None, len(self.shown))

    def _choose(self) -> None:
        self.clear.setVisible(bool(self.shown) or any(select.currentIndex() > 0 for select in self._selects))
        self.changed.emit()

    def _clear(self) -> None:
        self.shown = frozenset()
        self.who.retranslate()
        self.set_filter(Filter())
        self.person.setFocus()


def bounds(period: Period, now: datetime) -> tuple[str | None, str | None]:
    """Return the moments (UTC, ISO 8601) from which and before which a period lasts; a year is one of local time."""
    if isinstance(period, int):
        first, last = (utc(datetime(year, 1, 1)) for year in (period, period + 1))
        return _moment(first), _moment(last)
    if period in _LAST_DAYS:
        return _moment(now - timedelta(days=_LAST_DAYS[period])), None
    return None, None


def _moment(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
