"""Sessions for the play page: a storage in memory, computer players that answer in this process, composed deals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from PySide6.QtCore import QTimer

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.bots.questions import Decide, Question
from ludo.engine.actions import Action
from ludo.engine.options import Value, write_options
from ludo.games import GAMES
from ludo.games.trut.view import trut_view
from ludo.nights.evenings import Finish
from ludo.session.asker import Asker
from ludo.session.chairs import Chair
from ludo.session.ports import Header, Settlement, StorageError
from ludo.session.session import Session
from tests.session.tables import InProcess, LocalPlayers

ANNA, PAUL = Chair("Anna"), Chair("Paul", "simple")
TWO = (ANNA, PAUL)
FOUR = (ANNA, PAUL, Chair("Inès", "simple"), Chair("Marc", "simple"))
BOTH = (ANNA, Chair("Paul"))

EIGHT_QUEEN_TEN = "luck deal 8d Qh 10s / Kc 7s 9h / As"
"""Anna holds 8d Qh 10s, Paul Kc 7s 9h."""
BRELAN = "luck deal 8d 8h 8s / Kc 7s 9h / As"
ROTTEN = "luck deal Ac Jd 9s / Ad Js 10c / As"


class Keys:
    """Settings that are forgotten."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.kept.get(key)

    def put(self, key: str, value: str) -> None:
        self.kept[key] = value


@dataclass
class Notebook:
    """A storage in memory; `fault` is raised instead of writing."""

    lines: list[str] = field(default_factory=list)
    fault: StorageError | None = None

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
        if self.fault is not None:
            raise self.fault
        assert number <= len(self.lines)
        self.lines[number:] = lines

    def reconcile(self, session: int, settlements: Sequence[Settlement]) -> list[int]:
        return []


THOUGHT: Final = 15
"""Milliseconds that an answer takes, as from another process: nobody answers at once."""


class Thoughtful(LocalPlayers):
    """Players that take a moment for each answer."""

    def __init__(self, answer: Callable[[Question[object]], object], over: Callable[[], None]) -> None:
        super().__init__(answer)
        self._over = over

    def send(self, number: int, question: Question[object]) -> None:
        super().send(number, question)
        self.thinking = True
        QTimer.singleShot(THOUGHT, self._over)


class Mind(InProcess):
    """Computer players that answer in this process after a moment; `held` keeps them from answering."""

    def __init__(self, think: Callable[[DecisionRequest], Action | None] = answer) -> None:
        super().__init__(lambda question: think(question.request) if isinstance(question, Decide) else None)
        self.wake = lambda: QTimer.singleShot(0, self.take)
        self.local = Thoughtful(self.local.answer, self._answer_now)

    def _answer_now(self) -> None:
        self.local.thinking = False
        self.take()

    def weighs(self, game: str, /) -> bool:
        return False


def meek(request: DecisionRequest) -> Action | None:
    """Never steps in; does the first thing there is: lays its first card, follows, goes."""
    return next(iter(request.offers)) if request.must else None


def open_session(
    chairs: Sequence[Chair] = TWO,
    lines: Sequence[str] = (),
    *,
    mind: Asker | None = None,
    notebook: Notebook | None = None,
    seed: int = 1,
    **values: Value,
) -> Session:
    """A session of Trut; the first dealer is the last seat unless `values` say otherwise."""
    game = GAMES["trut"]
    options = game.read_options({"players": len(chairs), "first_dealer": len(chairs) - 1, **values})
    header = Header("trut", game.rules_version, write_options(options), tuple(chairs), "2026-01-01T00:00:00+00:00")
    session = Session(game, header, notebook or Notebook(list(lines)), Random(seed), mind, lines=lines)
    assert session.damage is None, session.damage
    return session


def score_lines(sides: Sequence[int], chairs: Sequence[Chair] = TWO) -> list[str]:
    """The log of donnes each won by a side because its trut was not followed (or, at the fortial, not gone for)."""
    people = tuple(Chair(chair.name) for chair in chairs)
    notebook = Notebook()
    session = open_session(people, notebook=notebook)
    game = session.game
    for side in sides:
        while session.turn().must == -1:
            session.step()
        if trut_view(session.view(None)).facts.phase == "fortial":
            say(session, "no_go")
            continue
        assert session.submit(side, game.read("trut"), session.ply) is None
        say(session, "fold")
    return notebook.lines


def say(session: Session, word: str) -> None:
    """Whoever is asked says this, until nobody is asked."""
    phase = trut_view(session.view(None)).facts.phase
    while trut_view(session.view(None)).facts.phase == phase:
        must = session.turn().must
        assert must is not None
        assert session.submit(must, session.game.read(word), session.ply) is None
