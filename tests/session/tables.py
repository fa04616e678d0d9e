"""Tables for tests: sessions whose computer players answer at once, in the same process."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.engine.actions import Action
from ludo.engine.options import Value, write_options
from ludo.games import GAMES
from ludo.nights.evenings import Finish
from ludo.session.chairs import Chair
from ludo.session.ports import Header, Settlement
from ludo.session.session import Session
from ludo.store.store import Store


class Memory:
    """A storage that keeps lines in a list; `broken` makes it refuse to write."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.settlements: list[Settlement] = []
        self.over = False
        self.finish: Finish | None = None
        self.broken: Exception | None = None

    def create(self, header: Header, evening: int | None = None) -> int:
        return 1

    def append(
        self,
        session: int,
        number: int,
        lines: Sequence[str],
        settlements: Sequence[Settlement],
        over: bool,
        finish: Finish | None = None,
    ) -> None:
        if self.broken is not None:
            raise self.broken
        assert number == len(self.lines)
        self.lines.extend(lines)
        self.settlements.extend(settlements)
        self.over, self.finish = over, finish

    def reconcile(self, session: int, settlements: Sequence[Settlement]) -> list[int]:
        self.settlements = list(settlements)
        return []


class AtOnce:
    """Thinks in the same process and answers within `ask`, or when told to (`held`)."""

    given_up = False

    def __init__(self, *, held: bool = False) -> None:
        self.session: Session | None = None
        self.held = held
        self.requests: list[tuple[int, DecisionRequest]] = []

    @property
    def busy(self) -> bool:
        return bool(self.requests)

    def start(self, game: str, /) -> None:
        """It needs no start."""

    def poll(self) -> Sequence[tuple[int, Action | None]]:
        return ()

    def stop(self) -> None:
        self.requests.clear()

    def cancel(self, ticket: int) -> None:
        self.requests = [(one, request) for one, request in self.requests if one != ticket]

    def hurry(self) -> None:
        self.release()

    def weighs(self, game: str) -> bool:
        return False

    def ask(self, ticket: int, request: DecisionRequest, *, weigh: bool = False) -> None:
        self.requests.append((ticket, request))
        if not self.held:
            self.release()

    def release(self) -> None:
        """Answer everything asked so far."""
        waiting, self.requests = self.requests, []
        assert self.session is not None
        for ticket, request in waiting:
            self.session.receive(ticket, answer(request))


def header(game: str, chairs: Sequence[Chair], **options: Value) -> Header:
    """A header with these options, defaults for the rest; the number of players from the chairs."""
    read = GAMES[game].read_options({**options, "players": len(chairs)})
    return Header(game, GAMES[game].rules_version, write_options(read), tuple(chairs), "2026-05-01T20:00:00+00:00")


def computers(count: int, level: str = "random") -> tuple[Chair, ...]:
    """Chairs of computer players only."""
    return tuple(Chair(f"Computer {number}", level) for number in range(count))


def open_session(storage: Memory | Store, head: Header, seed: int = 1, *, held: bool = False) -> Session:
    """A new session whose computer players answer at once (or when released)."""
    thinker = AtOnce(held=held)
    session = Session(GAMES[head.game], head, storage, Random(seed), thinker)
    thinker.session = session
    return session


def thinker_of(session: Session) -> AtOnce:
    """The thinker of a session made here."""
    thinker = session._wishes._bots
    assert isinstance(thinker, AtOnce)
    return thinker


def resume(store: Store, number: int, seed: int = 1) -> Session:
    """A stored session, gone on with."""
    head, lines = store.load(number)
    thinker = AtOnce()
    session = Session(GAMES[head.game], head, store, Random(seed), thinker, number=number, lines=lines)
    thinker.session = session
    return session


def ledger_chips(store: Store, session: int) -> tuple[int, ...]:
    """What each chair has gained in a session, by the ledger; what is left on the table comes last."""
    chips = [0] * len(store.load(session)[0].chairs)
    for gains in store.ledger.gains(session).values():
        for chair, gain in gains.items():
            chips[chair] += gain
    return (*chips, -sum(chips))


def fresh_store(folder: Path) -> Store:
    """A store in a folder."""
    return Store(folder / "ludo.db")
