"""Answers that are asked for again before anything has changed."""

import sqlite3
from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """Answers of one kind by what was asked, kept until the file changes or another one is opened."""

    def __init__(self) -> None:
        self._answers: dict[Hashable, T] = {}
        self._connection: sqlite3.Connection | None = None
        self._changes = 0

    def get(self, connection: sqlite3.Connection, asked: Hashable, read: Callable[[], T]) -> T:
        """Return the answer to a question, read if it is not known."""
        if self._connection is not connection or self._changes != connection.total_changes:
            self._answers.clear()
            self._connection, self._changes = connection, connection.total_changes
        if asked not in self._answers:
            self._answers[asked] = read()
        return self._answers[asked]


class RememberedRows(Remembered[list[tuple[object, ...]]]):
    """The rows of queries: a page asks again when it is shown again, and in another language."""

    def fetch(
        self, connection: sqlite3.Connection, query: str, values: Mapping[str, str | int | None]
    ) -> list[tuple[object, ...]]:
        """Return the rows of a query."""
        asked = query, tuple(values.items())
        return self.get(connection, asked, lambda: connection.execute(query, values).fetchall())
