"""What game nights ask of whoever keeps them.

Everything may raise `ludo.session.ports.StorageError` where the file cannot be read or written, and `NightsError` for
what is not allowed; then nothing has changed. Every call that writes is one transaction, on disk when it returns.
Numbers of people: a merged entry's number is understood everywhere, answers hold the number that stands for it now.
Moments are UTC, ISO 8601 with seconds; `None` is now.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from ludo.engine.options import Value
from ludo.nights.chips import Account, Balance, Payment, Posting, Scope, Source
from ludo.nights.closing import EveningAccount
from ludo.nights.evenings import Evening, EveningSummary, Event, EventKind, Plan, Played
from ludo.nights.exchange import ImportPreview, Progress, RestorePreview, Table, unseen
from ludo.nights.mending import Mending, Outside
from ludo.nights.people import Person
from ludo.nights.sharing_ports import Bringing, Merging, Others, Seasons
from ludo.nights.sheet_records import ChairChange, KeptTable, LineRecord, SheetOutcome, SheetRecord
from ludo.nights.spreadsheets import PLAIN, Style
from ludo.nights.statistics import Statistics


class People(Protocol):
    """The roster."""

    def all(self) -> Sequence[Person]:
        """Return every entry by name: computer players, merged and archived ones too."""

    def get(self, number: int) -> Person:
        """Return the entry with this number itself, merged or not."""

    def add(self, name: str, *, computer: bool = False) -> int:
        """Return the number of who has this name, added if unknown; who was archived is listed again."""

    def add_guest(self, name: str, evening: int) -> int:
        """Return the number of a guest of an evening, written down there alone if unknown: they are not listed."""

    def adopt(self, number: int) -> None:
        """Let a guest be of the roster from now on. Raises NightsError `name-taken`."""

    def make_guest(self, number: int, evening: int) -> None:
        """Let somebody be a guest of an evening alone, as before `adopt`."""

    def seat(self, name: str, *, identity: int | None = None, guest: bool = False, evening: int | None = None) -> int:
        """Return the number of who sits on a chair, at an evening if one is named; added if unknown.

        identity: their number, if it is known. guest: nobody whom the roster is to remember.
        """

    def namesakes(self) -> Sequence[tuple[int, int]]:
        """Return the pairs of persons whose names are the same to people, unless they are known to be two."""

    def tell_apart(self, one: int, other: int) -> None:
        """Keep that two people of one name are not the same."""

    def rename(self, number: int, name: str) -> None:
        """Give a person another name, everywhere. Raises NightsError `name-taken`, `name-missing`."""

    def describe(self, number: int, *, colour: str, notes: str) -> None:
        """Set colour and notes."""

    def picture(self, number: int) -> bytes | None:
        """Return the picture of a person as an image file, None if there is none."""

    def set_picture(self, number: int, picture: bytes | None) -> None:
        """Keep a picture, or none. Raises NightsError `picture-too-large`."""

    def archive(self, number: int, archived: bool = True) -> None:
        """Offer a person no longer, or again; nothing that was played is lost."""

    def merge(self, number: int, into: int) -> None:
        """Let an entry, and all that are merged into it, be the same person as another.

        Raises NightsError `person-and-computer`.
        """

    def separate(self, number: int) -> None:
        """Let a merged entry stand for itself again. Raises NightsError `name-taken`."""


class Evenings(Protocol):
    """Evenings with their diaries."""

    def open(self) -> Sequence[Evening]:
        """Return the evenings that are not closed, the one begun last first."""

    def count(self, *, put_away: bool = False) -> int:
        """Return how many evenings there are, or how many were put away."""

    def summaries(
        self, limit: int | None = None, offset: int = 0, *, put_away: bool = False
    ) -> Sequence[EveningSummary]:
        """Return evenings with what was there, the latest first; only those that were put away, or none of them."""

    def get(self, number: int) -> Evening:
        """Return an evening. Raises NightsError `no-such-evening`."""

    def start(self, plan: Plan, people: Sequence[int] = (), moment: str | None = None) -> int:
        """Begin an evening with these people present, who buy in if its rules say so; its number."""

    def edit(self, number: int, plan: Plan) -> None:
        """Write other things down about an evening."""

    def events(self, number: int) -> Sequence[Event]:
        """Return what happened at an evening, in order."""

    def record(self, number: int, kind: EventKind, person: int | None = None, moment: str | None = None) -> None:
        """Write down what happens: pause, resume, close, reopen, come, leave. Raises NightsError (`check_event`).

        Who comes for the first time buys in if the rules of the evening say so.
        """

    def set_span(self, number: int, started: str, ended: str | None = None) -> None:
        """Correct when an evening began, with all that happened at that moment, and when it was closed last."""

    def set_moment(self, number: int, event: int, moment: str) -> None:
        """Correct when something happened. Raises NightsError `moment-order` if it would be before what came before."""

    def played(self, number: int) -> Sequence[Played]:
        """Return the parties and sheets of an evening, the first begun first."""

    def assign(self, source: str, origin: int, evening: int | None) -> None:
        """Let a partie ("session") or sheet ("sheet") belong to an evening, or to none; its people have come.

        Raises NightsError `alone` for what one person played against the computer.
        """

    def evening_of(self, source: str, origin: int) -> int | None:
        """Return the evening that a partie ("session") or sheet ("sheet") belongs to."""


class Sheets(Protocol):
    """Score sheets of real tables."""

    def create(self, game: str, options: Mapping[str, Value], people: Sequence[int], evening: int | None = None) -> int:
        """Begin a sheet with these people by chair; its number. At an evening, they have come."""

    def get(self, number: int) -> SheetRecord:
        """Return a sheet. Raises NightsError `no-such-sheet`."""

    def all(
        self, limit: int | None = None, *, unfinished: bool = False, game: str | None = None
    ) -> Sequence[SheetRecord]:
        """Return sheets, the one changed last first."""

    def lines(self, number: int) -> Sequence[LineRecord]:
        """Return every revision of every line of a sheet, by line and revision."""

    def write(
        self,
        number: int,
        line: int,
        text: str,
        outcome: SheetOutcome,
        reason: str | None = None,
        change: ChairChange | None = None,
    ) -> LineRecord:
        """Write a line: the next one, or another revision of one that is there, with a reason.

        change: who sits on a chair with this line; at an evening they have come. The ledger is made to say what
        `outcome` says of all lines: what it says otherwise is taken back by counter-entries with the reason, and paid
        again. Raises NightsError `changed-meanwhile` where people or lines are not those of `outcome.seen`.
        """

    def kept_tables(self, game: str) -> Sequence[KeptTable]:
        """Return the finished sheets of a game on whose tables chips lie, the latest first."""


class Chips(Protocol):
    """The ledger of an evening, of all evenings, and outside of any (`evening` None)."""

    def balances(self, scope: Scope = Scope.ALL, evening: int | None = None) -> Sequence[Balance]:
        """Return the accounts that are not at zero, the richest first; they sum to zero.

        Scope.EVENING needs an evening. Scope.CARRIED with an evening counts up to its end, in the order of evenings.
        """

    def won(self, evening: int) -> Mapping[int, int]:
        """Return what play has won each person at an evening, here and on tables; nothing that was moved by hand."""

    def paid(self, evening: int) -> Sequence[Payment]:
        """Return the payments with money that were made at an evening and stand, in order."""

    def scope_of(self, evening: int) -> Scope:
        """Return what is counted at an evening: itself alone, or all that is carried."""

    def postings(
        self,
        *,
        evening: int | None = None,
        account: Account | None = None,
        source: Source | None = None,
        alone: bool = True,
        limit: int | None = None,
        offset: int = 0,
    ) -> Sequence[Posting]:
        """Return postings, the latest first: of an evening, of an account, of a source.

        alone: those of what one person plays against the computer, too.
        """

    def posting_count(self, *, evening: int | None = None, account: Account | None = None, alone: bool = True) -> int:
        """Return how many postings there are."""

    def buy_in(self, evening: int | None, person: int, chips: int, reason: str | None = None) -> Source:
        """Sell chips of the bank to a person."""

    def cash_out(self, evening: int | None, person: int, chips: int, reason: str | None = None) -> Source:
        """Let a person give chips back to the bank."""

    def transfer(self, evening: int | None, payer: int, payee: int, chips: int, reason: str | None = None) -> Source:
        """Give chips of one person to another."""

    def pay(self, evening: int | None, payment: Payment, reason: str | None = None) -> Source:
        """Write down that a payment of `payments` was made with money: the chips go the other way."""

    def correct(self, evening: int | None, payer: Account, payee: Account, chips: int, reason: str) -> Source:
        """Move chips between any two accounts, with a reason."""

    def take_back(self, source: Source, reason: str) -> None:
        """Take back by counter-entries what was entered by hand. Raises NightsError `already-reversed`."""

    def payments(self, evening: int | None = None) -> Sequence[Payment]:
        """Return who pays whom at the end of an evening, or (None) for everything that is carried.

        The bank stands for what nobody can be paid or asked for: chips of computer players, and those on tables, such
        as a board that is kept for the next evening. Chips in a pot that is not won yet count as of who put them in.
        """


class Closing(Protocol):
    """What is still open at an evening."""

    def account(self, evening: int) -> EveningAccount:
        """Return the account of an evening as the ledger stands. Raises NightsError `no-such-evening`."""

    def stacks(self, people: Collection[int], evening: int | None) -> Mapping[int, int]:
        """Return the chips that people hold who have bought some; for others their balance is no stack."""

    def give_back(self, evening: int, session: int, reason: str) -> None:
        """Give what lies on the table of a partie back to those who put it in, in equal shares where that is not plain.

        Raises NightsError `no-chips`, `reason-missing`.
        """


class Exchange(Protocol):
    """Out and in."""

    def export(
        self,
        table: Table,
        path: Path,
        *,
        evening: int | None = None,
        style: Style = PLAIN,
        progress: Callable[[], None] = lambda: None,
    ) -> int:
        """Write postings or results as CSV; how many rows. progress: called often meanwhile."""

    def preview(self, path: Path, progress: Progress = unseen) -> ImportPreview:
        """Return line by line what importing a CSV file would do; what `progress` raises ends it."""

    def take_in(self, path: Path) -> ImportPreview:
        """Import a CSV file, all of it or, if anything is wrong, nothing; what was done."""

    def preview_restore(self, path: Path) -> RestorePreview:
        """Return what restoring a backup would change. Raises StorageError if it is none that can be used."""


class Nights(Protocol):
    """All of it."""

    @property
    def people(self) -> People:
        """The roster."""

    @property
    def evenings(self) -> Evenings:
        """Evenings."""

    @property
    def sheets(self) -> Sheets:
        """Score sheets."""

    @property
    def chips(self) -> Chips:
        """The ledger."""

    @property
    def bringing(self) -> Bringing:
        """Results of other programs."""

    @property
    def merging(self) -> Merging:
        """Evenings for another computer, and those of one."""

    @property
    def seasons(self) -> Seasons:
        """Seasons with their standings."""

    @property
    def others(self) -> Others:
        """Parties in one line, and shared expenses."""

    @property
    def exchange(self) -> Exchange:
        """CSV and backups."""

    @property
    def statistics(self) -> Statistics:
        """Figures of many parties and evenings."""

    @property
    def outside(self) -> Outside:
        """What was played outside of any evening."""

    @property
    def closing(self) -> Closing:
        """What is still open at an evening."""

    @property
    def mending(self) -> Mending:
        """Mistakes."""

    def currency(self) -> str:
        """Return the code (ISO 4217) of the currency of the books, empty where none was chosen."""

    def set_currency(self, code: str) -> None:
        """Let all evenings be counted in a currency."""

    def now(self) -> str:
        """Return the moment."""
