"""House rules as readable text: which game, what they are called, a few words about them, and its options.

Ludo rules 1
game trut 1
name At Berthe's
about As they were played in the kitchen.
option truts_to_win 5

The number of players is none of them. What cannot be understood is refused with the number of its line.
"""

import json
from collections.abc import Mapping
from typing import Final, NamedTuple

from ludo.engine.options import OptionsError, Problem, Value
from ludo.games import GAMES, NotUnderstoodError
from ludo.nights.people import clean_name
from ludo.session.partie_text import PartieTextError, read_value

RULES_TITLE: Final = "Ludo rules "
MAX_NAME: Final = 32
MAX_ABOUT: Final = 600
"""Letters of what is said about the rules."""
_VERSION: Final = "1"
_PLAYERS: Final = "players"


class SharedRules(NamedTuple):
    """Rules to hand on. values: of the options that are named, without the number of players."""

    game: str
    values: Mapping[str, Value]
    name: str = ""
    about: str = ""


class ImpossibleRulesError(ValueError):
    """Rules that their game does not know, or that do not go together: which game, and the first problem."""

    def __init__(self, game: str, problem: Problem) -> None:
        super().__init__(f"{game}: {problem.option}: {problem.code}")
        self.game = game
        self.problem = problem


def write_rules(rules: SharedRules) -> str:
    """Return the text of rules."""
    head = [RULES_TITLE + _VERSION, f"game {rules.game} {GAMES[rules.game].rules_version}"]
    if rules.name:
        head.append(f"name {' '.join(rules.name.split())}")
    head += [f"about {' '.join(line.split())}" for line in rules.about.splitlines() if line.strip()]
    values = (f"option {name} {json.dumps(value)}" for name, value in rules.values.items() if name != _PLAYERS)
    return "\n".join([*head, *values, ""])


def read_rules(text: str) -> SharedRules:
    """Return the rules of a text. Raises PartieTextError, NotUnderstoodError, ImpossibleRulesError."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or not lines[0].startswith(RULES_TITLE):
        raise PartieTextError("not-rules", 1)
    if lines[0].removeprefix(RULES_TITLE).strip() != _VERSION:
        raise PartieTextError("newer-version", 1)
    found: dict[str, str] = {}
    about: list[str] = []
    values: dict[str, Value] = {}
    for number, line in enumerate(lines[1:], 2):
        key, _, rest = line.partition(" ")
        try:
            match key:
                case "game" | "name" if key not in found:
                    found[key] = _short(rest, MAX_NAME)
                case "about":
                    about.append(_short(rest, MAX_ABOUT))
                case "option":
                    name, _, value = rest.partition(" ")
                    if name in values or name == _PLAYERS:
                        raise ValueError(name)
                    values[name] = read_value(value)
                case "" if not line.strip():
                    pass
                case _:
                    raise ValueError(key)
        except ValueError:
            raise PartieTextError("bad-header", number) from None
    game, _, version = found.get("game", "").partition(" ")
    if not (game and version.isascii() and version.isdigit()) or len("\n".join(about)) > MAX_ABOUT:
        raise PartieTextError("bad-header", len(lines))
    if game not in GAMES:
        raise NotUnderstoodError("unknown-game", game)
    if int(version) > GAMES[game].rules_version:
        raise NotUnderstoodError("newer-rules")
    try:
        with_players(game, values)
    except OptionsError as error:
        raise ImpossibleRulesError(game, error.problems[0]) from error
    return SharedRules(game, values, found.get("name", ""), "\n".join(about))


def with_players(game: str, values: Mapping[str, Value]) -> dict[str, Value]:
    """Return rules with the fewest players for which they are possible. Raises OptionsError where they never are."""
    rules = GAMES[game]
    named = {name: value for name, value in values.items() if name != _PLAYERS}
    try:
        rules.read_options(named)
    except OptionsError as error:
        if any(problem.code in ("unknown-option", "bad-value") for problem in error.problems):
            raise
        counts = rules.player_counts(named)
        if not counts:
            raise
        named[_PLAYERS] = counts[0]
        rules.read_options(named)
    return named


def _short(text: str, most: int) -> str:
    """Return a text without what cannot be seen. Raises ValueError where it is too long."""
    if len(text) > most:
        raise ValueError(text)
    return clean_name(text, most)
