"""Writing down a season: its name, its span and its rules of standing."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Final

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QDateEdit, QWidget

from ludo.nights.seasons import Basis, Season, StandingRules
from ludo.nights.sharing_ports import Seasons
from ludo.ui.i18n import translate
from ludo.ui.pages.nights.forms import Form, TextField
from ludo.ui.widgets.choices import Chips, Stepper
from ludo.ui.widgets.labels import Button

_MOST: Final = 99


class SeasonForm:
    """A form for a season. changed: called with its number after it was kept, with 0 after it was forgotten."""

    def __init__(self, page: QWidget, seasons: Seasons, season: Season, changed: Callable[[int], object]) -> None:
        self._seasons, self._season, self._changed = seasons, season, changed
        rules = season.rules
        self.name = TextField(season.name)
        self.since, self.until = _day_field(season.since), _day_field(season.until)
        self.yearly = Chips(
            [
                (False, lambda: translate("Seasons", "only these days")),
                (True, lambda: translate("Seasons", "every year")),
            ],
            lambda: translate("Seasons", "When"),
        )
        self.yearly.set_value(season.yearly)
        self.basis = Chips(
            [
                (Basis.PLACES, lambda: translate("Seasons", "points by place")),
                (Basis.CHIPS, lambda: translate("Seasons", "chips won")),
                (Basis.WINS, lambda: translate("Seasons", "parties won")),
            ],
            lambda: translate("Seasons", "What is counted"),
        )
        self.basis.set_value(rules.basis)
        self.basis.chosen.connect(lambda _: self._show())
        self.points = TextField(", ".join(map(str, rules.points)), 60)
        self.best = Stepper(0, _MOST, lambda: translate("Seasons", "Best evenings that count (0: all)"))
        self.best.set_value(rules.best)
        self.least = Stepper(0, _MOST, lambda: translate("Seasons", "Evenings needed to be ranked"))
        self.least.set_value(rules.least)
        self.form = Form(
            page,
            lambda: translate("Seasons", "A season") if season.number else translate("Seasons", "A new season"),
            lambda: translate("Seasons", "Save"),
            self._write,
        )
        add = self.form.add
        add(lambda: translate("Seasons", "Name"), self.name)
        add(lambda: translate("Seasons", "First day"), self.since)
        add(lambda: translate("Seasons", "Last day"), self.until)
        self.form.column.addWidget(self.yearly)
        self.form.column.addWidget(self.basis)
        add(lambda: translate("Seasons", "Points for the first, second, third place…"), self.points)
        add(lambda: translate("Seasons", "Best evenings that count (0: all)"), self.best)
        add(lambda: translate("Seasons", "Evenings needed to be ranked"), self.least)
        if season.number:
            forget = Button(lambda: translate("Seasons", "Forget this season (its evenings stay)"), "plain")
            forget.clicked.connect(self._forget)
            self.form.column.addWidget(forget)
        self._show()
        self.form.start(self.name)

    def _show(self) -> None:
        self.points.setEnabled(self.basis.value == Basis.PLACES)

    def _write(self) -> str:
        points = [int(number) for number in re.findall(r"\d{1,4}", self.points.text())]
        basis = self.basis.value or Basis.PLACES
        if basis is Basis.PLACES and not any(points):
            return translate("Seasons", "How many points does the first place bring?")
        rules = StandingRules(
            basis, tuple(points) or self._season.rules.points, int(self.best.value), int(self.least.value)
        )
        season = replace(
            self._season,
            name=self.name.words(),
            since=_day(self.since),
            until=_day(self.until),
            yearly=bool(self.yearly.value),
            rules=rules,
        )
        self._changed(self._seasons.write(season))
        return ""

    def _forget(self) -> None:
        self._seasons.remove(self._season.number)
        self._changed(0)
        self.form.reject()


def _day_field(day: date) -> QDateEdit:
    field = QDateEdit(QDate(day.year, day.month, day.day))
    field.setCalendarPopup(True)
    field.setDisplayFormat("dd/MM/yyyy")
    field.setMaximumWidth(240)
    return field


def _day(field: QDateEdit) -> date:
    shown = field.date()
    return date(shown.year(), shown.month(), shown.day())
