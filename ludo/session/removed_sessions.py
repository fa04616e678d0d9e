"""Sessions that a person has taken off the lists of past games. Nothing is deleted: the record is append-only."""

import json
from collections.abc import Iterable
from typing import Final, Protocol

from ludo.session.json_values import json_value

_KEY: Final = "past.removed"
_ANNULLED: Final = "past.annulled"


class KeyValues(Protocol):
    """Texts under keys. Every call may raise StorageError."""

    def get(self, key: str) -> str | None:
        """Return the text of a key, None if there is none."""

    def put(self, key: str, value: str) -> None:
        """Keep a text under a key, in place of what was there."""


def removed(kept: KeyValues) -> frozenset[int]:
    """Return the numbers of all sessions that were taken off. Raises StorageError."""
    return _numbers(kept, _KEY)


def remove(kept: KeyValues, number: int, *, annulled: bool = False) -> None:
    """Take a session off; annulled: its chips were given back for that. Raises StorageError."""
    if annulled:
        _put(kept, _ANNULLED, _numbers(kept, _ANNULLED) | {number})
    _put(kept, _KEY, removed(kept) | {number})


def put_back(kept: KeyValues, number: int) -> bool:
    """List a session again; were its chips given back when it was taken off? Raises StorageError."""
    annulled = _numbers(kept, _ANNULLED)
    _put(kept, _ANNULLED, annulled - {number})
    _put(kept, _KEY, removed(kept) - {number})
    return number in annulled


def _numbers(kept: KeyValues, key: str) -> frozenset[int]:
    found = json_value(kept.get(key))
    return frozenset(number for number in found if isinstance(number, int)) if isinstance(found, list) else frozenset()


def _put(kept: KeyValues, key: str, numbers: Iterable[int]) -> None:
    kept.put(key, json.dumps(sorted(numbers)))
