"""Writing a partie down in one line: any game, who took part, and how it went."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QWidget

from ludo.nights.errors import NightsError
from ludo.nights.one_line import read_line
from ludo.nights.others import Play, Side, Unit, check_sides, results
from ludo.nights.people import folded_name
from ludo.ui.dialogs.attempt import problem_text
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import listed, texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.forms import Form, TextField
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Label
from ludo.ui.wording.chips import chips_text

if TYPE_CHECKING:
    from ludo.store.nights.nights import Nights

_text = texts("OneLine")

_LONGEST: Final = 300


class OneLineForm:
    """A form for a partie in one line: the game, what is counted in it, the line, and what it is understood as."""

    def __init__(self, page: QWidget, nights: Nights, data: EveningData, changed: Callable[[], object]) -> None:
        """`changed` is called after a partie was written down."""
        self._nights, self._data, self._changed = nights, data, changed
        self._people = {
            person.number: person.name for person in nights.people.all() if person.listed and not person.computer
        }
        self._present = list(data.present()) or [person.number for person in data.attended()]
        self._known = {folded_name(game_title(game)): game for game in SCREENS}
        others = nights.others.games()
        self._units = {folded_name(game.name): game.unit for game in others}
        self._units |= {name: Unit(SCREENS[game].counted) for name, game in self._known.items()}
        self.game = TextField("", 40)
        names = [*(game.name for game in others), *(game_title(game) for game in SCREENS)]
        completer = QCompleter(names, self.game)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.activated.connect(lambda _: self._choose_unit())
        self.game.setCompleter(completer)
        self.game.setPlaceholderText(translate("OneLine", "Belote, Trut, a board game…"))
        self.game.textChanged.connect(lambda _: self._choose_unit())
        self.unit = Chips(
            [
                (Unit.POINTS, _text("most points win")),
                (Unit.FEWEST, _text("fewest points win")),
                (Unit.CHIPS, _text("chips won and lost")),
                (Unit.PLACES, _text("places")),
            ],
            _text("What is counted"),
        )
        self.unit.set_value(Unit.POINTS)
        self.unit.chosen.connect(lambda _: self._show())
        self.line = TextField("", _LONGEST)
        self.line.textChanged.connect(lambda _: self._show())
        self.understood = Label(self._understood_text, "body", "quiet")
        self.form = Form(
            page,
            _text("A partie in one line"),
            _text("Write down"),
            self._write,
        )
        self.form.add(_text("Game"), self.game)
        self.form.column.addWidget(self.unit)
        self.form.add(_text("Who, and how it went"), self.line)
        self.form.column.addWidget(self.understood)
        self.form.start(self.game)

    def _choose_unit(self) -> None:
        unit = self._units.get(folded_name(self.game.words()))
        if unit is not None:
            self.unit.set_value(unit)
        self._show()

    def _show(self) -> None:
        self.understood.retranslate()
        self.understood.show()
        self.form.problem.hide()

    def _sides(self) -> tuple[Side, ...]:
        unit = self.unit.checked
        sides = read_line(self.line.words(), self._people, unit, self._present)
        check_sides(sides, unit)
        return sides

    def _understood_text(self) -> str:
        """Return what the line means, or what it lacks."""
        if not self.line.words():
            return self._example_text()
        try:
            sides = self._sides()
        except NightsError as error:
            return problem_text(error)
        unit = self.unit.checked
        places = results([Side((at,), side.score) for at, side in enumerate(sides)], unit)
        found = []
        for side, result in zip(sides, places, strict=True):
            place = result.place
            names = listed([self._people[person] for person in side.people])
            form = (
                translate("OneLine", "{place}. {names}")
                if unit is Unit.PLACES
                else translate("OneLine", "{place}. {names}: {score}")
            )
            score = chips_text(side.score, sign=unit is Unit.CHIPS)
            found.append((place, form.format(place=place, names=names, score=score)))
        return " · ".join(text for _, text in sorted(found, key=lambda entry: entry[0]))

    def _example_text(self) -> str:
        names = [self._people[person] for person in self._present if person in self._people]
        names = [*names, "Anna", "Bruno"][:2]
        match self.unit.checked:
            case Unit.CHIPS:
                form = translate("OneLine", "For example: {one} +12, {other} −12")
            case Unit.PLACES:
                form = translate("OneLine", "For example, the best first: {one}, {other}")
            case _:
                form = translate("OneLine", "For example: {one} 7–3 {other}, or with & between partners")
        return form.format(one=names[0], other=names[1])

    def _write(self) -> str:
        name, unit = self.game.words(), self.unit.checked
        if not name:
            return translate("OneLine", "Which game was it?")
        self.understood.hide()  # where it is refused, the form says why
        sides, known = self._sides(), self._known.get(folded_name(name))
        if known is None:
            self._nights.others.write(self._data.number, Play(name, unit, sides))
        else:
            self._nights.others.write_known(self._data.number, known, unit, sides)
        self._changed()
        return ""
