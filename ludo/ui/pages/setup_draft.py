"""The setup of a new game while it is edited."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from ludo.bots.registry import offered_level, usual_level
from ludo.engine.game import AnyGame
from ludo.engine.options import Option, Options, OptionsError, Problem, Value, options_of
from ludo.games import GAMES
from ludo.nights.people import clean_name, folded_name
from ludo.nights.sheets.registry import sheet_of
from ludo.session.chairs import Chair
from ludo.session.own_person import own_name
from ludo.session.service import Archive, Setup
from ludo.ui.i18n import translate

PLAYERS: Final = "players"
MOST_SEATS: Final = 9
"""No game has more players than this."""
_BEGINNERS: Final = ("Nino", "Lison", "Titouan", "Zélie", "Maël", "Capucine", "Sacha", "Ninon", "Timéo")
_AMATEURS: Final = ("Hugo", "Léa", "Marcel", "Jeanne", "Basile", "Odette", "Lucien", "Suzanne", "Firmin")
NAMES: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {
        "random": _BEGINNERS,
        "debutant": _BEGINNERS,
        "simple": _AMATEURS,
        "amateur": _AMATEURS,
        "fort": ("Victor", "Solange", "Octave", "Hélène", "Armand", "Irène", "Gustave", "Blanche", "Edmond"),
        "expert": (
            "Ambroise",
            "Apolline",
            "Balthazar",
            "Célestine",
            "Anselme",
            "Léontine",
            "Ulysse",
            "Clotilde",
            "Cyr",
        ),
    }
)
"""Names of computer players by level, so that one knows who plays how; nobody has two."""


class Bound(NamedTuple):
    """Why an option is not free, as a problem (`forced`, `needs`, `idle`), and whether no other value can be chosen."""

    reason: Problem | None = None
    fixed: bool = True


FREE: Final = Bound(None, fixed=False)


class SetupDraft:
    """A setup while it is edited: option values, and chairs that are remembered while fewer take part."""

    def __init__(self, game: str, start: Setup | None = None, person: str = "", *, persons: bool = False) -> None:
        """`start`: an earlier setup; `person`: else the name of the first seat; `persons`: nobody else can play."""
        self.game = GAMES[game]
        self._sheet = sheet_of(game) if persons else None
        self.values: dict[str, Value] = {}
        level = usual_level(game)
        self._strangers = tuple(Chair("") if persons else Chair(name, level) for name in NAMES[level])
        self._guests = list(self._strangers)
        self.chairs: list[Chair] = []
        if start is not None:
            self.values = dict(start.values)
            self.chairs = [chair for chair in start.chairs if chair.person or not persons]
            if persons:
                self.set_count(len(start.chairs))
        else:
            self.chairs = [Chair(person)]
            self.set_count(usual_count(self.game, self.values))

    def options(self) -> tuple[Option, ...]:
        """Return the options, without the number of players; for a score sheet those that matter to it."""
        wanted = None if self._sheet is None else self._sheet.options
        return tuple(
            option
            for option in options_of(self.game.options_type)
            if option.name != PLAYERS and (wanted is None or option.name in wanted)
        )

    def counts(self) -> tuple[int, ...]:
        """Return the possible numbers of players."""
        return self.game.player_counts(self.values)

    def all_counts(self) -> tuple[int, ...]:
        """Return the numbers of players that some values make possible."""
        players = next(option for option in options_of(self.game.options_type) if option.name == PLAYERS)
        return tuple(count for count in range(1, MOST_SEATS + 1) if players.accepts(count))

    def set_count(self, count: int) -> None:
        """Set the number of players; chairs that were removed come back when there is a seat again."""
        while len(self.chairs) > count:
            self._guests.insert(0, self.chairs.pop())
        taken = {chair.name for chair in self.chairs}
        while len(self.chairs) < count:
            chair = next(chair for chair in self._guests if not chair.name or chair.name not in taken)
            self._guests.remove(chair)
            self.chairs.append(chair)
            taken.add(chair.name)

    def change_chair(self, seat: int, chair: Chair) -> None:
        """Put somebody else on a seat; a computer player of another level is called as one of that level.

        The name of a computer player goes with it: a person who takes its seat has none until they write theirs.
        """
        before = self.chairs[seat]
        lent = chair.name in NAMES.get(before.level or "", ()) or (before.person and not chair.name)
        if chair.person and not before.person and lent:
            chair = Chair("")
        elif chair.level not in (None, before.level) and lent:
            taken = {other.name for other in self.chairs}
            chair = Chair(next(name for name in NAMES[chair.level] if name not in taken), chair.level)
        self.chairs[seat] = chair

    def levels(self) -> set[str]:
        """Return the levels of the computer players, empty without any."""
        return {chair.level for chair in self.chairs if chair.level is not None}

    def take_level(self, level: str) -> None:
        """Have all computer players play at one level."""
        for seat, chair in enumerate(self.chairs):
            if not chair.person:
                self.change_chair(seat, Chair(chair.name, level))

    def draw_seats(self, luck: Random) -> None:
        """Draw by lot who sits where."""
        luck.shuffle(self.chairs)

    def seat_people(self, people: Sequence[Chair]) -> None:
        """Seat these persons, as many as there can be; others fill the seats that are needed besides."""
        counts = self.counts()
        seated = list(people[: max(counts)])
        taken = {chair.name for chair in seated}
        self._guests = [chair for chair in self._strangers if chair.name not in taken]
        self.chairs = seated
        self.set_count(next(count for count in counts if count >= len(seated)))

    def value(self, option: Option) -> Value:
        """Return the value of an option with which is played: it may not be the one that was chosen."""
        return self._in_force(self.values)[option.name]

    def set_value(self, option: Option, value: Value) -> None:
        """Set an option; what changes nothing is not stored. A value that a board forbids leaves the board."""
        self.values = self._with(option.name, value)
        self._fit_count()

    def _with(self, name: str, value: Value) -> dict[str, Value]:
        """Return the chosen values after one more choice, without those that give way to it or change nothing."""
        chosen = {**self.values, name: value}
        if self._in_force(chosen)[name] != value:
            usual, alone = self._in_force({}), self._in_force({name: value})
            chosen = {key: kept for key, kept in chosen.items() if key == name or alone[key] == usual[key]}
        played, forced = self._in_force(chosen), {problem.option for problem in self._resolutions(chosen)}
        for key in [*(key for key in chosen if key != name and key not in forced), name]:
            fewer = {other: kept for other, kept in chosen.items() if other != key}
            if self._in_force(fewer) == played:
                chosen = fewer
        return chosen

    def _in_force(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Return what is played by some values; one that is impossible stays as it was chosen."""
        named = {**values, PLAYERS: len(self.chairs)}
        try:
            return self.game.in_force(named)
        except OptionsError as error:
            wrong = {problem.option for problem in error.problems}
        possible = {name: value for name, value in named.items() if name not in wrong}
        return {**self.game.in_force(possible), **{name: named[name] for name in wrong if name in named}}

    def _resolutions(self, values: Mapping[str, Value]) -> tuple[Problem, ...]:
        """Return what some values force upon others."""
        try:
            return self.game.resolutions({**values, PLAYERS: len(self.chairs)})
        except OptionsError:
            return ()

    def bound(self, option: Option) -> Bound:
        """Return what decides an option, or makes it idle."""
        for problem in self._resolutions(self.values):
            if problem.option == option.name:
                return Bound(problem, self._is_fixed(option))
        if option.needs is not None:
            name, value = option.needs
            if {**self._in_force(self.values), **self._assumed()}[name] != value:
                return Bound(Problem("needs", option.name, {"value": str(value), "by": name}))
        if not self.option_problems() and option.name in self.game.idle(self._options()):
            return Bound(Problem("idle", option.name))
        return FREE

    def _options(self) -> Options:
        return self.game.read_options({**self.values, **self._assumed(), PLAYERS: len(self.chairs)})

    def _assumed(self) -> Mapping[str, Value]:
        """Return what holds at a table of people, whatever is chosen."""
        return {} if self._sheet is None else self._sheet.assumes

    def _is_fixed(self, option: Option) -> bool:
        """Return whether no other value of a forced option would be played."""
        return sum(self.possible(option, value) for value in option.choices) < 2

    def take_preset(self, name: str) -> None:
        """Apply a preset; all other options take their defaults."""
        self.values = {key: value for key, value in self.game.presets[name].items() if key != PLAYERS}
        self._fit_count()

    def take_values(self, values: Mapping[str, Value]) -> None:
        """Apply one's own rules; all other options take their defaults."""
        self.values = dict(values)
        self._fit_count()

    def _fit_count(self) -> None:
        """Have as many players as these values need, as near as possible to those there are."""
        counts = self.counts()
        if len(self.chairs) not in counts:
            self.set_count(min(counts, key=lambda count: abs(count - len(self.chairs))))

    def preset(self) -> str | None:
        """Return the preset with exactly these values, None if there is none."""
        played = self._in_force(self.values)
        for name, values in self.game.presets.items():
            if self._in_force({key: value for key, value in values.items() if key != PLAYERS}) == played:
                return name
        return None

    def played(self) -> dict[str, Value] | None:
        """Return every option as it will be played; None where these values are impossible."""
        return None if self.option_problems() else self._in_force(self.values)

    def differing(self) -> int:
        """Return how many options are played otherwise than the rulebook has them."""
        played, usual = self._in_force(self.values), self._in_force({})
        return sum(played[option.name] != usual[option.name] for option in self.options())

    def option_problems(self) -> tuple[Problem, ...]:
        """Return why this cannot be played, as problems of options."""
        try:
            self.game.read_options({**self.values, PLAYERS: len(self.chairs)})
        except OptionsError as error:
            return error.problems
        return ()

    def seat_problems(self) -> dict[int, str]:
        """Return what is wrong with the names, by seat."""
        named = self.named_chairs()
        folded = [folded_name(chair.name) for chair in named]
        first = {name: seat for seat, name in reversed(list(enumerate(folded)))}
        return {
            seat: translate("NewGame", "Somebody else already has this name.")
            for seat, name in enumerate(folded)
            if first[name] != seat
        }

    def named_chairs(self) -> tuple[Chair, ...]:
        """Return the chairs, with a name for those without one."""
        return named(self.setup()).chairs

    def setup(self) -> Setup:
        """Return the setup; a name that was left empty stays empty, so that it follows the language."""
        chairs = (chair._replace(name=clean_name(chair.name)) for chair in self.chairs)
        return Setup(self.game.id, dict(self.values), tuple(chairs))

    def possible(self, option: Option, value: Value) -> bool:
        """Return whether a value would be played if it were chosen, and names a seat of this table if it names one."""
        forced = {problem.option for problem in self._resolutions(self.values)}
        if option.minimum is None and option.name not in forced:
            return True
        try:
            played = self.game.in_force({**self._with(option.name, value), PLAYERS: len(self.chairs)})
        except OptionsError as error:
            return not any(p.option == option.name and p.code == "no-such-seat" for p in error.problems)
        return played[option.name] == value


def with_offered_levels(setup: Setup) -> Setup:
    """Return the setup of an earlier partie with levels that can be chosen for a new one."""
    levels = [chair.level and offered_level(setup.game, chair.level) for chair in setup.chairs]
    chairs = (chair._replace(level=level) for chair, level in zip(setup.chairs, levels, strict=True))
    return setup._replace(chairs=tuple(chairs))


def usual_count(game: AnyGame, values: Mapping[str, Value]) -> int:
    """Return how many play a game with these options if nothing else is said."""
    counts = game.player_counts(values)
    usual = next(option.default for option in options_of(game.options_type) if option.name == PLAYERS)
    return usual if isinstance(usual, int) and usual in counts else counts[0]


def named(setup: Setup) -> Setup:
    """Return a setup in which everybody has a name, in the current language; who had none is nobody's acquaintance."""
    chairs = (
        chair if chair.name else chair._replace(name=unnamed(seat), guest=chair.person)
        for seat, chair in enumerate(setup.chairs)
    )
    return setup._replace(chairs=tuple(chairs))


def usual_setup(game: str, archive: Archive) -> Setup:
    """Return how a game is begun that was never played: its first preset, one person against the computer.

    Raises StorageError.
    """
    draft = SetupDraft(game, None, own_name(archive))
    draft.take_preset(next(iter(draft.game.presets)))
    return draft.setup()


def unnamed(seat: int) -> str:
    """Return the name of a player without one."""
    return translate("NewGame", "Player {number}").format(number=seat + 1)
