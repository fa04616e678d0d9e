"""Answers that are asked for again before anything has changed."""

from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeVar

from ludo.store.database import Database

T = TypeVar("T")


class Remembered(Generic[T]):
    """Answers of one kind by what was asked, kept until the file changes or another one is opened."""

    def __init__(self) -> None:
        self._answers: dict[Hashable, T] = {}
        self._revision: object = None

    def get(self, database: Database, asked: Hashable, read: Callable[[], T]) -> T:
        """Return the answer to a question, read if it is not known."""
        if self._revision != database.revision:
            self._answers.clear()
            self._revision = database.revision
        if asked not in self._answers:
            self._answers[asked] = read()
        return self._answers[asked]


class RememberedRows(Remembered[list[tuple[object, ...]]]):
    """The rows of queries: a page asks again when it is shown again, and in another language."""

    def fetch(self, database: Database, query: str, values: Mapping[str, str | int | None]) -> list[tuple[object, ...]]:
        """Return the rows of a query."""
        asked = query, tuple(values.items())
        return self.get(database, asked, lambda: database.connection.execute(query, values).fetchall())
