"""Lines of score sheets as JSON texts: fields read one by one, each with its type.

Texts come from a file that another program may have changed, so nothing is taken for granted.
"""

import json
from collections.abc import Mapping
from typing import Self

from ludo.nights.sheets.contract import LineError

LARGEST = 10**12
"""The largest number of a line, either way: sums of many still fit everywhere."""


class Fields:
    """The fields of a line; every `take` reads one and refuses any other type, leaving it fields left over."""

    def __init__(self, text: str) -> None:
        try:
            values = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise LineError("line-unreadable") from error
        if not isinstance(values, dict):
            raise LineError("line-unreadable")
        self._values: dict[str, object] = values

    def take_word(self, name: str, words: tuple[str, ...]) -> str:
        """Return one of a few words."""
        value = self._values.pop(name, None)
        if not isinstance(value, str) or value not in words:
            raise self._error(name)
        return value

    def take_number(self, name: str) -> int:
        """Return a whole number."""
        return self._number(name, self._values.pop(name, None))

    def take_optional(self, name: str) -> int | None:
        """Return a whole number, None if it is missing or null."""
        value = self._values.pop(name, None)
        return None if value is None else self._number(name, value)

    def take_flag(self, name: str) -> bool:
        """Return true or false; false if it is missing."""
        value = self._values.pop(name, False)
        if not isinstance(value, bool):
            raise self._error(name)
        return value

    def take_numbers(self, name: str) -> tuple[int, ...]:
        """Return a list of whole numbers; an empty one if it is missing."""
        return tuple(self._number(name, value) for value in self._list(name))

    def take_optionals(self, name: str) -> tuple[int | None, ...]:
        """Return a list of whole numbers and nulls; an empty one if it is missing."""
        return tuple(None if value is None else self._number(name, value) for value in self._list(name))

    def take_values(self, name: str) -> tuple[float | None, ...]:
        """Return a list of numbers, halves among them, and nulls; an empty one if it is missing."""
        return tuple(None if value is None else self._value(name, value) for value in self._list(name))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        """Refuse fields that nobody has taken."""
        if error is None and self._values:
            raise self._error(min(self._values))

    def _list(self, name: str) -> list[object]:
        value = self._values.pop(name, [])
        if not isinstance(value, list):
            raise self._error(name)
        return value

    def _number(self, name: str, value: object) -> int:
        if type(value) is not int or abs(value) > LARGEST:
            raise self._error(name)
        return value

    def _value(self, name: str, value: object) -> float:
        if isinstance(value, float) and abs(value) <= LARGEST:
            return value
        return self._number(name, value)

    @staticmethod
    def _error(name: str) -> LineError:
        return LineError("line-field", {"field": name})


def json_text(values: Mapping[str, object]) -> str:
    """Return the fields of a line as one JSON text."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))
