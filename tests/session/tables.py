"""Tables for tests: sessions whose computer players answer at once, in the same process."""

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import never
from ludo.bots.questions import A, Decide, Question
from ludo.bots.worker import Answered, Failed, Message, Ready
from ludo.engine.options import Value, write_options
from ludo.games import GAMES
from ludo.nights.evenings import Finish
from ludo.session.asker import Asker
from ludo.session.chairs import Chair
from ludo.session.pending import Pending
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


class LocalPlayers:
    """Players that answer in this process: at once, or once they are no longer held or are hurried."""

    pid, hears = None, True

    def __init__(self, answer: Callable[[Question[object]], object], *, held: bool = False) -> None:
        self.answer = answer
        self.held = held
        self.holds: Callable[[Question[object]], bool] = lambda question: True
        """Which questions are not answered while it is held?"""
        self.thinking = False
        """Does an answer take a moment yet?"""
        self._sent: deque[tuple[int, Question[object]]] = deque()
        self._said: deque[Message] = deque([Ready()])
        self._hurried = 0

    @property
    def inbox(self) -> deque[Message]:
        while self._sent and not self.thinking:
            number, question = self._sent[0]
            if self.held and number > self._hurried and self.holds(question):
                break
            self._sent.popleft()
            try:
                self._said.append(Answered(self.answer(question)))
            except Exception as error:
                self._said.append(Failed(str(error)))
        return self._said

    def say(self, answer: object) -> None:
        """Answer the question that is being thought about."""
        self._sent.popleft()
        self._said.append(Answered(answer))

    def send(self, number: int, question: Question[object]) -> None:
        self._sent.append((number, question))

    def hurry(self, number: int) -> None:
        self._hurried = number

    def end(self) -> None:
        self._sent.clear()
        self._said = deque([Ready()])


class InProcess(Asker):
    """Asks players in this process; `held` keeps them from answering."""

    def __init__(self, answer: Callable[[Question[object]], object] | None = None, *, held: bool = False) -> None:
        self.local = LocalPlayers(answer or (lambda question: question.answer(never)), held=held)
        super().__init__(lambda game, wake: self.local)

    @property
    def held(self) -> bool:
        return self.local.held

    @held.setter
    def held(self, held: bool) -> None:
        self.local.held = held
        if not held:
            self.wake()

    @property
    def waiting(self) -> list[Question[object]]:
        """The questions that have no answer yet."""
        current = [] if self._current is None or self._current.cancelled else [self._current]
        return [pending.question for pending in (*current, *self._waiting)]

    @property
    def requests(self) -> list[DecisionRequest]:
        """Those of them that are put to computer players."""
        return [question.request for question in self.waiting if isinstance(question, Decide)]

    def say(self, answer: object) -> None:
        """Answer the question that is being thought about."""
        self._go_on()
        self.local.say(answer)
        self.take()


class AtOnce(InProcess):
    """Has its answers before `ask` returns."""

    def ask(self, question: Question[A], /) -> Pending[A]:
        pending = super().ask(question)
        self._go_on()
        return pending


def header(game: str, chairs: Sequence[Chair], **options: Value) -> Header:
    """A header with these options, defaults for the rest; the number of players from the chairs."""
    read = GAMES[game].read_options({**options, "players": len(chairs)})
    return Header(game, GAMES[game].rules_version, write_options(read), tuple(chairs), "2026-05-01T20:00:00+00:00")


def computers(count: int, level: str = "random") -> tuple[Chair, ...]:
    """Chairs of computer players only."""
    return tuple(Chair(f"Computer {number}", level) for number in range(count))


def open_session(storage: Memory | Store, head: Header, seed: int = 1, *, held: bool = False) -> Session:
    """A new session whose computer players answer at once (or when released)."""
    return Session(GAMES[head.game], head, storage, Random(seed), AtOnce(held=held))


def thinker_of(session: Session) -> InProcess:
    """The thinker of a session made here."""
    thinker = session._wishes._asker
    assert isinstance(thinker, InProcess)
    return thinker


def resume(store: Store, number: int, seed: int = 1) -> Session:
    """A stored session, gone on with."""
    head, lines = store.load(number)
    return Session(GAMES[head.game], head, store, Random(seed), AtOnce(), number=number, lines=lines)


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
