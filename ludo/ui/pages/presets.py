"""Presets beyond those of a game: one's own, kept by name; and how long each of the game's takes."""

import json
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from ludo.engine.options import OptionsError, Value
from ludo.games import GAMES
from ludo.resource_paths import resource
from ludo.session.service import Archive


class OwnPreset(NamedTuple):
    """A preset of the person, by its name."""

    name: str


class OwnPresets:
    """The rules that a person has saved for a game, by name. Everything may raise StorageError."""

    def __init__(self, archive: Archive, game: str) -> None:
        self._archive = archive
        self._game = GAMES[game]
        self._key = f"presets.{game}"

    def all(self) -> dict[str, dict[str, Value]]:
        """Return the option values of each; those that this program does not understand are left out."""
        try:
            kept = json.loads(self._archive.get(self._key) or "{}")
        except ValueError:
            return {}
        if not isinstance(kept, dict):
            return {}
        return {name: values for name, values in kept.items() if isinstance(values, dict) and self._known(values)}

    def save(self, name: str, values: Mapping[str, Value]) -> None:
        """Keep rules under a name, in place of those that had it."""
        self._write({**self.all(), name: dict(values)})

    def remove(self, name: str) -> None:
        """Forget rules."""
        self._write({other: values for other, values in self.all().items() if other != name})

    def _known(self, values: Mapping[str, Value]) -> bool:
        try:
            self._game.read_options(values)
        except (OptionsError, TypeError, ValueError):
            return False
        return True

    def _write(self, presets: Mapping[str, Mapping[str, Value]]) -> None:
        self._archive.put(self._key, json.dumps(presets))


@cache
def _minutes() -> dict[str, dict[str, int]]:
    kept: dict[str, dict[str, int]] = json.loads(resource("minutes.json").read_text(encoding="utf-8"))
    return kept


def minutes_of(game: str, preset: str) -> int:
    """Return how many minutes a preset takes at its usual number of players; 0 where that was not measured."""
    return _minutes().get(game, {}).get(preset, 0)
