"""The ports of a session to the outside: somewhere to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:  # the file of games is opened before anything of the games themselves is read
    from collections.abc import Mapping
    from pathlib import Path

    from ludo.engine.options import Value
    from ludo.nights.evenings import Finish
    from ludo.session.chairs import Chair

FoundT = TypeVar("FoundT", covariant=True)
KeptT = TypeVar("KeptT", contravariant=True)


class Header(NamedTuple):
    """How a session began: all that is needed besides the log to play it again.

    `options` holds every option by name. `started` is a moment in UTC, ISO 8601, for people.
    """

    game: str
    rules_version: int
    options: Mapping[str, Value]
    chairs: tuple[Chair, ...]
    started: str


class SessionRecord(NamedTuple):
    """A session in a list: its number, header, last change (UTC, ISO 8601), whether it is over.

    cut: the end of its log was lost when the file was damaged, so that it went back to an earlier action. annulled: its
    chips were given back, and it is not gone on with.
    """

    number: int
    header: Header
    changed: str
    over: bool
    cut: bool
    annulled: bool = False


class Settlement(NamedTuple):
    """Chips that a deal brings: what each chair of the header gains; what is left lies on the table (`-sum(gains)`)."""

    deal: int
    gains: tuple[int, ...]


class OpenEvening(NamedTuple):
    """An evening (*soirée*) that is not closed, as far as it is named before anything of game nights is read.

    started: UTC, ISO 8601. chips, cents, currency: so many chips are worth so many cents.
    """

    number: int
    name: str
    started: str
    paused: bool
    chips: int = 1
    cents: int = 1
    currency: str = "chips"


class StorageError(Exception):
    """Something could not be written or read. `code` says what (`disk-full`, `read-only`, `damaged`, …)."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


class ForeignError(StorageError):
    """Something is the matter with a file that somebody brought, never with the one that the program keeps.

    `detail` is its name, without signs that cannot be seen; `most`: how much its budget is, where it is passed.
    """

    def __init__(self, code: str, path: Path, most: int = 0) -> None:
        super().__init__(code, "".join(sign if sign.isprintable() else " " for sign in path.name))
        self.most = most


class Storage(Protocol):
    """Keeps sessions. Every call is one transaction that is on disk when it returns; all raise StorageError."""

    def create(self, header: Header, evening: int | None = None) -> int:
        """Begin a session, at an evening if one is named; its number."""

    def append(
        self,
        session: int,
        number: int,
        lines: Sequence[str],
        settlements: Sequence[Settlement],
        over: bool,
        finish: Finish | None = None,
    ) -> None:
        """Write lines `number`, `number` + 1, … of a session's log, and what its chips do.

        over: it has ended; finish: how, as far as that is known.

        A line or settlement that is already there with the same content is left alone; with another content it is
        an error.
        """

    def reconcile(self, session: int, settlements: Sequence[Settlement]) -> Sequence[int]:
        """Make the ledger say what the whole log of a session says; return the deals that had to be reversed."""


class KeptReview(NamedTuple):
    """The review of a decision, as kept: of whom, by which code and after which actions (digest), and the text."""

    ply: int
    chair: int
    digest: str
    content: str


class KeptLuck(NamedTuple):
    """The luck in a partie, as it is kept: by which code and of which actions (digest), and the text."""

    digest: str
    content: str


class ResultStore(Protocol[FoundT, KeptT]):
    """Keeps what was worked out about sessions. Every call is a transaction of its own; all raise StorageError."""

    def kept(self, session: int, /) -> FoundT:
        """Return what is kept of a session."""

    def keep(self, session: int, kept: KeptT, /) -> None:
        """Keep something of a session, in the place of what was there."""


ReviewStore: TypeAlias = ResultStore[Sequence[KeptReview], KeptReview]
"""Keeps what decisions cost, and returns it by ply."""
LuckStore: TypeAlias = ResultStore[KeptLuck | None, KeptLuck]
"""Keeps what luck gave in parties."""
