"""Writing a partie down in one line: any game, who took part, and how it went."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QWidget

from ludo.nights.errors import NightsError
from ludo.nights.one_line import read_line
from ludo.nights.other_games import Play, Side, Unit, check_sides, results
from ludo.nights.people import folded_name
from ludo.ui.dialogs.attempt import problem_text
from ludo.ui.forms.dialog import show_form
from ludo.ui.forms.fields import choice_of, line_of, note
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import Text, listed, texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.services.store_types import Nights
from ludo.ui.wording.chips import chips_text

_text = texts("OneLine")

_LONGEST: Final = 300


def unit_texts() -> dict[Unit, Text]:
    """Return how each way of counting is called."""
    return {
        Unit.POINTS: _text("most points win"),
        Unit.FEWEST: _text("fewest points win"),
        Unit.CHIPS: _text("chips won and lost"),
        Unit.PLACES: _text("places"),
    }


class OneLineForm:
    """A form for a partie in one line: the game, what is counted in it, the line, and what it is understood as."""

    def __init__(self, page: QWidget, nights: Nights, data: EveningData) -> None:
        self._nights, self._data = nights, data
        self._people = {
            person.number: person.name for person in nights.people.all() if person.listed and not person.computer
        }
        self._present = list(data.present()) or [person.number for person in data.attended()]
        self._known = {folded_name(game_title(game)): game for game in SCREENS}
        others = nights.others.games()
        self._units = {folded_name(game.name): game.unit for game in others}
        self._units |= {name: Unit(SCREENS[game].counted) for name, game in self._known.items()}
        game = line_of(_text("Game"), longest=40, hint=translate("OneLine", "Belote, Trut, a board game…"))
        self._game = game.needed(_text("Which game was it?"))
        names = [*(game.name for game in others), *(game_title(game) for game in SCREENS)]
        completer = QCompleter(names, game.widget)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        game.widget.setCompleter(completer)
        game.changed.connect(lambda _: self._choose_unit())
        self._unit = choice_of(_text("What is counted"), unit_texts(), Unit.POINTS)
        self._line = line_of(_text("Who, and how it went"), longest=_LONGEST)
        self._agreed: Sequence[str] = ()
        """Names of nobody yet, of whom it was said that they are added."""
        self._understood = note(self._understood_text)
        self._form = show_form(
            page,
            [self._game, self._unit, self._line, self._understood],
            self._write,
            heading=_text("A partie in one line"),
            done=_text("Write down"),
        )
        self._form.forget_problem_on_change()

    def _choose_unit(self) -> None:
        unit = self._units.get(folded_name(self._game.value))
        if unit is not None:
            self._unit.widget.set_value(unit)

    def _sides(self) -> tuple[tuple[Side, ...], dict[int, str]]:
        """Return the sides of the line, and who is new in it by numbers below zero."""
        unit, new = self._unit.value, dict[int, str]()
        while True:
            try:
                sides = read_line(self._line.value, {**self._people, **new}, unit, self._present)
            except NightsError as error:
                if error.code != "unknown-name" or not folded_name(error.detail) or error.detail in new.values():
                    raise
                new[-len(new) - 1] = error.detail
            else:
                check_sides(sides, unit)
                return sides, new

    def _understood_text(self) -> str:
        """Return what the line means, or what it lacks."""
        if not self._line.value:
            return self._example_text()
        try:
            sides, new = self._sides()
        except NightsError as error:
            return problem_text(error)
        known = {**self._people, **new}
        unit = self._unit.value
        places = results([Side((at,), side.score) for at, side in enumerate(sides)], unit)
        found = []
        for side, result in zip(sides, places, strict=True):
            place = result.place
            names = listed([known[person] for person in side.people])
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
        match self._unit.value:
            case Unit.CHIPS:
                form = translate("OneLine", "For example: {one} +12, {other} −12")
            case Unit.PLACES:
                form = translate("OneLine", "For example, the best first: {one}, {other}")
            case _:
                form = translate("OneLine", "For example: {one} 7–3 {other}, or with & between partners")
        return form.format(one=names[0], other=names[1])

    def _write(self) -> str:
        name, unit = self._game.value, self._unit.value
        self._understood.widget.hide()  # where it is refused, the form says why
        (sides, new), known = self._sides(), self._known.get(folded_name(name))
        if set(new.values()).difference(self._agreed):
            self._agreed = tuple(new.values())
            form = translate("OneLine", "Nobody is called {names} yet. Write it down again to add them.")
            return form.format(names=listed(self._agreed))
        with self._nights.acts.together():
            numbers = {number: self._nights.people.add(name) for number, name in new.items()}
            sides = tuple(Side(tuple(numbers.get(who, who) for who in people), score) for people, score in sides)
            if known is None:
                self._nights.others.write(self._data.number, Play(name, unit, sides))
            else:
                self._nights.others.write_known(self._data.number, known, unit, sides)
        return ""
