"""Writing down a season: its name, its span and its rules of standing."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from ludo.nights.errors import NightsError
from ludo.nights.seasons import Basis, Season, StandingRules
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.forms import Form, TextField
from ludo.ui.pages.nights.moment_fields import DayField
from ludo.ui.widgets.choices import Chips, Stepper
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.taking_away import taking_away

if TYPE_CHECKING:
    from ludo.store.nights.seasons import SeasonsTable

_text = texts("Seasons")

_MOST: Final = 99


class SeasonForm:
    """A form for a season. changed: called with its number after it was kept, with 0 after it was forgotten."""

    def __init__(self, page: QWidget, seasons: SeasonsTable, season: Season, changed: Callable[[int], object]) -> None:
        self._seasons, self._season, self._changed = seasons, season, changed
        rules = season.rules
        self.name = TextField(season.name)
        self.since, self.until = DayField(season.since), DayField(season.until)
        self.yearly = Chips(
            [
                (False, _text("only these days")),
                (True, _text("every year")),
            ],
            _text("When"),
        )
        self.yearly.set_value(season.yearly)
        self.basis = Chips(
            [
                (Basis.PLACES, _text("points by place")),
                (Basis.CHIPS, _text("chips won")),
                (Basis.WINS, _text("parties won")),
            ],
            _text("What is counted"),
        )
        self.basis.set_value(rules.basis)
        self.basis.chosen.connect(lambda _: self._show())
        self.points = TextField(", ".join(map(str, rules.points)), 60)
        self.best = Stepper(0, _MOST, _text("Best evenings that count (0: all)"))
        self.best.set_value(rules.best)
        self.least = Stepper(0, _MOST, _text("Evenings needed to be ranked"))
        self.least.set_value(rules.least)
        self.form = Form(
            page,
            lambda: season.name if season.number else translate("Seasons", "A new season"),
            _text("Save"),
            self._write,
        )
        add = self.form.add
        add(_text("Name"), self.name)
        add(_text("First day"), self.since)
        add(_text("Last day"), self.until)
        self.form.column.addWidget(self.yearly)
        self.form.column.addWidget(self.basis)
        add(_text("Points for the first, second, third place…"), self.points)
        add(_text("Best evenings that count (0: all)"), self.best)
        add(_text("Evenings needed to be ranked"), self.least)
        if season.number:
            forget = taking_away(Button(_text("Forget this season (its evenings stay)"), "plain"))
            forget.clicked.connect(self._forget)
            self.form.column.addWidget(forget)
        self._show()
        self.form.start(self.name)

    def _show(self) -> None:
        self.points.setEnabled(self.basis.value == Basis.PLACES)

    def _write(self) -> str:
        points = [_points(part) for part in re.split(r"[,;\s]+", self.points.text()) if part]
        basis = self.basis.value or Basis.PLACES
        if basis is Basis.PLACES and not any(points):
            return translate("Seasons", "How many points does the first place bring?")
        rules = StandingRules(
            basis, tuple(points) or self._season.rules.points, int(self.best.value), int(self.least.value)
        )
        season = replace(
            self._season,
            name=self.name.words(),
            since=self.since.day(),
            until=self.until.day(),
            yearly=bool(self.yearly.value),
            rules=rules,
        )
        self._changed(self._seasons.write(season))
        return ""

    def _forget(self) -> None:
        self._seasons.remove(self._season.number)
        self._changed(0)
        self.form.reject()


def _points(text: str) -> int:
    """Return the points of a place. Raises NightsError for what is no number, or one that is too large."""
    if re.fullmatch(r"[0-9]{1,4}", text) is None:
        raise NightsError("not-a-number", text)
    return int(text)
