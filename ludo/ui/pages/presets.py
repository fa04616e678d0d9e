"""Presets beyond those of a game: one's own, kept by name."""

import json
from collections.abc import Mapping
from typing import NamedTuple

from ludo.engine.options import OptionsError, Value
from ludo.games import GAMES
from ludo.session.json_values import Json, json_value
from ludo.session.rules_text import with_players
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
        kept = json_value(self._archive.get(self._key))
        if not isinstance(kept, dict):
            return {}
        found = {name: _option_values(values) for name, values in kept.items()}
        return {name: values for name, values in found.items() if values is not None and self._known(values)}

    def save(self, name: str, values: Mapping[str, Value]) -> None:
        """Keep rules under a name, in place of those that had it."""
        self._write({**self.all(), name: dict(values)})

    def remove(self, name: str) -> None:
        """Forget rules."""
        self._write({other: values for other, values in self.all().items() if other != name})

    def _known(self, values: Mapping[str, Value]) -> bool:
        try:
            with_players(self._game.id, values)
        except (OptionsError, TypeError, ValueError):
            return False
        return True

    def _write(self, presets: Mapping[str, Mapping[str, Value]]) -> None:
        self._archive.put(self._key, json.dumps(presets))


def _option_values(kept: Json) -> dict[str, Value] | None:
    """Return the values of options, None for anything else."""
    if not isinstance(kept, dict):
        return None
    found = {name: value for name, value in kept.items() if value is None or isinstance(value, bool | int | str)}
    return found if len(found) == len(kept) else None
