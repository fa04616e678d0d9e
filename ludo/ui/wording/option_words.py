"""The words of a game's options: typed tables, and how they are looked up."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from ludo.engine.options import Problem, Value
from ludo.ui.i18n import Plural, Text, plurals, texts, translate

_text = texts("Problems")
_plural = plurals("Options")

chips: Final = _plural("%n chip(s)")
"""An amount of chips."""


class OptionText(NamedTuple):
    """An option, or a preset: its name in a few words, and what it does in one sentence."""

    label: Text
    rule: Text


def option_texts(context: str, /) -> Callable[[str, str], OptionText]:
    """Return what makes the name and the sentence of options, both in one context."""
    return lambda label, rule, /: OptionText(partial(translate, context, label), partial(translate, context, rule))


_SHARED_PROBLEMS: Final[Mapping[str, Text]] = {
    "unknown-option": _text("There is no option “{option}”."),
    "bad-value": _text("“{value}” is not possible here."),
    "idle": _text("This changes nothing with these players and rules."),
    "no-such-seat": _text("There is no player number {seat} at a table of {players}."),
}
"""What is wrong with options, by code, as far as all games share it."""


@dataclass(frozen=True)
class OptionWords:
    """All words about the options of one game.

    options, presets: every one by name. values: those that are neither plain numbers nor yes and no, by option and
    value. amounts: numbers that need more than figures, by option. problems: what is wrong with a set of options, by
    code, with its details as fields; they come before those that all games share.
    """

    options: Mapping[str, OptionText]
    presets: Mapping[str, OptionText]
    values: Mapping[tuple[str, Value], Text]
    amounts: Mapping[str, Plural] = field(default_factory=dict)
    problems: Mapping[str, Text] = field(default_factory=dict)

    def value(self, name: str, value: Value) -> str:
        """Return the value of an option in a few words."""
        if isinstance(value, bool):
            return translate("Options", "Yes") if value else translate("Options", "No")
        text = self.values.get((name, value))
        if text is not None:
            return text()
        if isinstance(value, int) and name in self.amounts:
            return self.amounts[name](value)
        return str(value)

    def _written(self, name: str, written: object) -> str:
        """Return a value in a few words that a problem names as text."""
        if written in ("True", "False"):
            return self.value(name, written == "True")
        known = (value for option, value in self.values if option == name and str(value) == written)
        return self.value(name, next(known, str(written)))

    def problem(self, problem: Problem) -> str:
        """Return what is wrong with a set of options, or what another option decides."""
        by = problem.details.get("by")
        if problem.code == "forced" and isinstance(by, str) and by in self.options:
            return translate("Problems", "“{option}” decides this: {value}.").format(
                option=self.options[by].label(), value=self._written(problem.option, problem.details.get("value"))
            )
        if problem.code == "needs" and isinstance(by, str):
            return translate("NewGame", "Only where “{option}” is: {value}").format(
                option=self.options[by].label(), value=self._written(by, problem.details.get("value"))
            )
        text = self.problems.get(problem.code) or _SHARED_PROBLEMS.get(problem.code)
        if text is None:
            return translate("Problems", "This does not go together.")
        seat = problem.details.get("seat")
        people_count = {"seat": seat + 1} if isinstance(seat, int) else {}
        return text().format(option=problem.option, **{**problem.details, **people_count})


def player_number(seat: int) -> str:
    """Return a seat chosen by an option, as people count."""
    return translate("Options", "Player {number}").format(number=seat + 1)
