"""Ports of the screen to the outside; the start of the program puts it together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from ludo.session.service import Archive
from ludo.ui.services.settings import KeyValues

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ludo.nights.file_kinds import FileKind
    from ludo.session.losses import LossStore
    from ludo.session.own_play import OwnPlay
    from ludo.session.ports import LuckStore, OpenEvening, ReviewStore
    from ludo.session.retries import RetryStore
    from ludo.session.service import PartieService
    from ludo.store.nights.nights import Nights
    from ludo.ui.services.settings import SettingsStore


class Note(Protocol):
    """Something about the file that a person must be told, as a code (see `ludo.ui.wording.errors.note_text`)."""

    @property
    def code(self) -> str:
        """Return the code of the trouble."""

    @property
    def kept(self) -> Path | None:
        """Where the file was moved to, None if it was not."""

    @property
    def saved(self) -> int:
        """How many sessions could be copied out of it."""

    @property
    def cut(self) -> int:
        """How many of these went back to an earlier action."""

    @property
    def missing(self) -> tuple[tuple[str, int], ...]:
        """Return other losses: kinds (`ludo.ui.wording.losses`), and how much; 0: nobody knows."""

    @property
    def evenings(self) -> tuple[tuple[str, str], ...]:
        """Name and beginning of the evenings that are concerned."""

    @property
    def lost(self) -> int:
        """How many sessions could not be read."""

    @property
    def interrupted(self) -> bool:
        """Did an earlier attempt to copy them not come to its end?"""


class Store(Archive, KeyValues, Protocol):
    """Where everything is kept. Every call may raise StorageError."""

    @property
    def notices(self) -> Sequence[Note]:
        """Return the notices about the file, the gravest first; kept until `notices_read`."""

    def suspect(self) -> None:
        """Have the file looked through at the next start: something in it makes no sense."""

    def notices_read(self) -> None:
        """Mark all notices as read."""

    @property
    def path(self) -> Path:
        """The file."""

    @property
    def saving(self) -> bool:
        """Is anything written to disk?"""

    @property
    def nights(self) -> Nights:
        """People, evenings, score sheets and chips; read on first use."""

    @property
    def reviews(self) -> ReviewStore:
        """Return the reviews of decisions."""

    @property
    def losses(self) -> LossStore:
        """Return the losses by kind of decision."""

    @property
    def own_play(self) -> OwnPlay:
        """Return the costs of people's decisions, added up."""

    @property
    def retries(self) -> RetryStore:
        """Own mistakes due for another try."""

    @property
    def lucks(self) -> LuckStore:
        """Return the luck reviews of parties."""

    def open_evenings(self) -> Sequence[OpenEvening]:
        """Return the evenings that are not closed, the one begun last first, without anything of `nights`."""

    def backup(self, path: Path, /) -> None:
        """Write a copy of everything to a file."""

    def file_kind(self, path: Path, /) -> FileKind | None:
        """Return what a file holds, by its content; None for what Ludo has not written."""

    def on_vanished(self, listener: Callable[[], None], /) -> None:
        """Call a listener whenever something cannot be written because the file is gone."""

    def move(self, folder: Path, /) -> None:
        """Go on in another folder, with all there is."""

    def close(self) -> None:
        """Close the file, with everything in it."""

    def restore(self, source: Path, progress: Callable[[int, int], None], /) -> Path | None:
        """Put such a copy in the place of what there is; return where that was moved to."""


class Services(NamedTuple):
    """All that the window works with. folder: where the data lies."""

    store: Store
    settings: SettingsStore
    parties: PartieService
    folder: Path
