"""Options of a game: typed fields of one frozen dataclass, each with its default, its values and its clause.

A variant is a preset: a named set of option values. Values from outside (a form, a save, a scenario) go through
`read_options`, which reports every problem as a code and never guesses.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar, cast

from ludo.engine.compiling import mypyc_attr
from ludo.engine.frozen import Frozen
from ludo.engine.refusals import NO_DETAILS, Detail

Value: TypeAlias = bool | int | str | None

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

OptionsT = TypeVar("OptionsT", bound="Options")
AnyValue: TypeAlias = Any  # type: ignore[explicit-any]
"""What stands for the default of an option in a class: a dataclass's field, whatever the option's type."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Options(Frozen):
    """The options of a partie: each game has a frozen dataclass of fields made by `choice`, `switch` and `number`.

    `players` is one of them, at whatever place the rulebook gives it.
    """

    __slots__ = ()
    players: int


@dataclass(frozen=True, slots=True)
class Option(Frozen):
    """One option: its name, default, and which values it takes.

    `choices` are all values of an option with few; else whole numbers from `minimum` up to `maximum` (None: no limit).
    An option may have both: some words, or a number (`first_dealer`: `random` or a seat). `clauses` name the rule.
    `needs` is another option and the value that it must have for this one to have any effect. `names_seat`: its numbers
    are seats, which people know by name and not by number.
    """

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    clauses: tuple[str, ...] = ()
    needs: tuple[str, Value] | None = None
    names_seat: bool = False

    def accepts(self, value: object) -> bool:
        """Is this a value of the option? `True` is not 1."""
        if any(type(value) is type(choice) and value == choice for choice in self.choices):
            return True
        if self.minimum is None or type(value) is not int:
            return False
        return value >= self.minimum and (self.maximum is None or value <= self.maximum)


class Problem(NamedTuple):
    """Why a set of options is impossible, or what was resolved: a code, the option it stands beside, and details."""

    code: str
    option: str
    details: Mapping[str, Detail] = NO_DETAILS


class OptionsError(Exception):
    """A set of options is impossible. `problems` says why, at least one."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(f"{problem.option}: {problem.code}" for problem in problems))
        self.problems = problems


_KEY: Final = "option"


Needs: TypeAlias = tuple[str, Value] | None


def choice(default: Value, *others: Value, needs: Needs = None, clauses: str = "") -> AnyValue:
    """Return a field with a few values. `clauses` are ids separated by spaces."""
    return _field(Option("", default, (default, *others), clauses=tuple(clauses.split()), needs=needs))


def switch(default: bool, *, needs: Needs = None, clauses: str = "") -> AnyValue:
    """Return a field that is on or off."""
    return choice(default, not default, needs=needs, clauses=clauses)


def number(
    default: Value,
    minimum: int,
    maximum: int | None = None,
    *,
    or_: tuple[Value, ...] = (),
    needs: Needs = None,
    clauses: str = "",
) -> AnyValue:
    """Return a field that is a whole number within limits, or one of a few other values (`or_`)."""
    return _field(Option("", default, or_, minimum, maximum, tuple(clauses.split()), needs))


def seat(default: Value, maximum: int, *, clauses: str = "") -> AnyValue:
    """Return a field that is a seat from 0 up, or its default, a word."""
    return _field(Option("", default, (default,), 0, maximum, tuple(clauses.split()), names_seat=True))


def _field(option: Option) -> AnyValue:
    return field(default=option.default, metadata={_KEY: option})


def options_of(cls: type[Options]) -> tuple[Option, ...]:
    """Return the options of a dataclass made with `choice`, `switch` and `number`, in order."""
    return _options_of(cast("type[DataclassInstance]", cls))


@cache
def _options_of(cls: "type[DataclassInstance]") -> tuple[Option, ...]:
    return tuple([replace(entry.metadata[_KEY], name=entry.name) for entry in fields(cls)])


def option_problems(cls: type[Options], values: Mapping[str, object]) -> tuple[Problem, ...]:
    """Values that no option takes, and names that are no option."""
    known = {option.name: option for option in options_of(cls)}
    problems = []
    for name, value in values.items():
        option = known.get(name)
        if option is None:
            problems.append(Problem("unknown-option", name))
        elif not option.accepts(value):
            problems.append(Problem("bad-value", name, {"value": str(value)}))
    return tuple(problems)


def read_options(
    cls: type[OptionsT],
    values: Mapping[str, object],
    conflicts: Callable[[OptionsT], tuple[Problem, ...]] | None = None,
) -> OptionsT:
    """Options from values, defaults for those not named. Raises OptionsError with every problem found."""
    problems = option_problems(cls, values)
    if problems:
        raise OptionsError(problems)
    options = cls(**cast("Mapping[str, int]", values))
    clashes = conflicts(options) if conflicts is not None else ()
    if clashes:
        raise OptionsError(clashes)
    return options


Forced: TypeAlias = Mapping[str, tuple[Value, str]]
"""By option the value that another option forces upon it, and the name of that other one."""
NOT_FORCED: Final[Forced] = MappingProxyType({})


def with_starting_values(
    values: Mapping[str, object], name: str, starting: Mapping[str, Mapping[str, Value]]
) -> dict[str, object]:
    """Return the values with those that the value of one option sets at the start; what is named stays as named."""
    chosen = values.get(name)
    return {**(starting.get(chosen, {}) if isinstance(chosen, str) else {}), **values}


def normalized(options: OptionsT, forced: Forced) -> OptionsT:
    """Return the options with all forced values."""
    values = {name: value for name, (value, _) in forced.items()}
    return cast(OptionsT, replace(cast("DataclassInstance", options), **values)) if values else options


def idle_by_needs(options: Options) -> frozenset[str]:
    """Return the options that have no effect because the one that they need has another value."""
    return frozenset(
        option.name
        for option in options_of(type(options))
        if option.needs is not None and getattr(options, option.needs[0]) != option.needs[1]
    )


def resolutions(forced: Forced) -> tuple[Problem, ...]:
    """Return what is forced, for a form: which option, to what value and because of which other one."""
    return tuple(Problem("forced", name, {"value": str(value), "by": by}) for name, (value, by) in forced.items())


def write_options(options: Options) -> dict[str, Value]:
    """Return all options by name, for a save."""
    return asdict(cast("DataclassInstance", options))
