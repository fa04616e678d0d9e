"""What the screen asks of the outside; the start of the program puts it together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ludo.session.ports import Storage
from ludo.ui.settings import KeyValues

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from pathlib import Path

    from ludo.engine.offers import Rng
    from ludo.session.ports import Header
    from ludo.ui.settings import SettingsStore


class Kept(Protocol):
    """A session in a list."""

    @property
    def number(self) -> int:
        """Its number."""
        ...

    @property
    def header(self) -> Header:
        """How it began."""
        ...

    @property
    def changed(self) -> str:
        """When it was last played: UTC, ISO 8601."""
        ...

    @property
    def over(self) -> bool:
        """Has it ended?"""
        ...

    @property
    def cut(self) -> bool:
        """Did it go back to an earlier action because the file was damaged?"""
        ...


class Note(Protocol):
    """Something about the file that a person must be told, as a code (see `ludo.ui.errors.note_text`)."""

    @property
    def code(self) -> str:
        """What is the matter."""
        ...

    @property
    def kept(self) -> Path | None:
        """Where the file was moved to, None if it was not."""
        ...

    @property
    def saved(self) -> int:
        """How many sessions could be copied out of it."""
        ...

    @property
    def cut(self) -> int:
        """How many of these went back to an earlier action."""
        ...

    @property
    def lost(self) -> int:
        """How many sessions could not be read."""
        ...

    @property
    def interrupted(self) -> bool:
        """Did an earlier attempt to copy them not come to its end?"""
        ...


class Archive(Storage, KeyValues, Protocol):
    """Where everything is kept. Every call may raise StorageError."""

    @property
    def notice(self) -> Note | None:
        """What a person must be told about the file, if anything."""
        ...

    @property
    def path(self) -> Path:
        """The file."""
        ...

    @property
    def saving(self) -> bool:
        """Is anything written to disk?"""
        ...

    def now(self) -> str:
        """The moment, in UTC, ISO 8601."""
        ...

    def sessions(
        self, limit: int | None = None, *, unfinished: bool = False, games: Collection[str] = ()
    ) -> Sequence[Kept]:
        """Return sessions, the one played last first: at most so many, unfinished ones, ones of these games."""
        ...

    def session_count(self) -> int:
        """Return how many sessions there are."""
        ...

    def load(self, session: int, /) -> tuple[Header, list[str]]:
        """A session's header and log."""
        ...

    def people(self) -> list[str]:
        """The names of persons who have played."""
        ...

    def backup(self, path: Path, /) -> None:
        """Write a copy of everything to a file."""
        ...

    def on_vanished(self, listener: Callable[[], None], /) -> None:
        """Call a listener whenever something cannot be written because the file is gone."""
        ...

    def move(self, folder: Path, /) -> None:
        """Go on in another folder, with all there is."""
        ...

    def close(self) -> None:
        """Close the file, with everything in it."""
        ...

    def restore(self, source: Path, /) -> Path | None:
        """Put such a copy in the place of what there is; where that was moved to."""
        ...


@dataclass(frozen=True)
class Services:
    """All that the window works with.

    write_partie, read_partie: a partie as text and back; the latter raises StorageError `not-a-partie`,
    `newer-version` or `bad-header`, whose detail is the number of the line. folder: where the data lies.
    """

    store: Archive
    settings: SettingsStore
    luck: Rng
    write_partie: Callable[[Header, Sequence[str]], str]
    read_partie: Callable[[str], tuple[Header, list[str]]]
    folder: Path
