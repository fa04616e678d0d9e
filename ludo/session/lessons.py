"""A lesson: a partie whose log is written beforehand, and in which the learner's acts are told from others.

It is nowhere kept: it belongs to no books, no statistics and no list of past games.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from ludo.bots.questions import Decide, Question
from ludo.bots.worker import Answered, Message, Ready
from ludo.engine.actions import Action
from ludo.engine.game import AnyGame, read_actor
from ludo.engine.options import Value, write_options
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.nights.evenings import Finish
from ludo.session.asker import Asker
from ludo.session.chairs import Chair
from ludo.session.ports import Header, Settlement
from ludo.session.session import Session

ANOTHER_WAY: Final = Refusal("lesson-another-way")
"""The act is allowed, but the lesson does something else here."""
COMPUTER: Final = "amateur"
"""What the other players of a lesson are called where levels are named; what they do is written."""
NUMBER: Final = -1
"""The number of every lesson: no partie of the file has it."""


class Nowhere:
    """A storage that keeps nothing."""

    def create(self, header: Header, evening: int | None = None) -> int:
        """Return a number that no partie has."""
        return NUMBER

    def append(
        self,
        session: int,
        number: int,
        lines: Sequence[str],
        settlements: Sequence[Settlement],
        over: bool,
        finish: Finish | None = None,
    ) -> None:
        """Keep nothing."""

    def reconcile(self, session: int, settlements: Sequence[Settlement]) -> Sequence[int]:
        """Mend nothing."""
        return ()


class ScriptedPlayers:
    """Computer players who do what the log of a lesson says; they never step in otherwise."""

    pid, hears = None, True

    def __init__(self) -> None:
        self.next: tuple[Actor, Action] | None = None
        """Who acts next in the log, and how."""
        self.inbox: deque[Message] = deque([Ready()])

    def send(self, number: int, question: Question[object]) -> None:
        """Answer as the log says, or let the moment pass."""
        actor, action = self.next if self.next is not None else (CHANCE, None)
        asked = isinstance(question, Decide) and actor == question.request.view.seat
        self.inbox.append(Answered(action if asked else None))

    def hurry(self, number: int) -> None:
        """Do nothing: they have answered."""

    def end(self) -> None:
        """Do nothing."""


class LessonSession(Session):
    """A session that follows a log. The learner has the chair of the log's number `learner`.

    tried: the learner's last act that was allowed, but was not the one of the log.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, Value],
        names: Sequence[str],
        log: Sequence[str],
        begun: int,
        learner: int = 0,
    ) -> None:
        """names: of all players; log: the whole lesson; begun: so many of its lines are played when it begins."""
        self._script = [_read(game, line) for line in log]
        self._log = tuple(log)
        self.tried: Action | None = None
        chairs = tuple(
            Chair(name, None if number == learner else COMPUTER, guest=True) for number, name in enumerate(names)
        )
        values = write_options(game.read_options({**options, "players": len(names)}))
        self._players = ScriptedPlayers()
        self.scripted = Asker(lambda game, wake: self._players)
        super().__init__(
            game,
            Header(game.id, game.rules_version, values, chairs, ""),
            Nowhere(),
            Random(0),
            self.scripted,
            lines=log[:begun],
            deals=[action for actor, action in self._script if actor == CHANCE],
        )
        self._follow()

    @property
    def expected(self) -> tuple[Actor, Action] | None:
        """Who acts next in the log, and how; None at its end."""
        return self._script[self.ply] if self.ply < len(self._script) else None

    def submit(self, seat: Seat, action: Action, ply: int) -> Refusal | None:
        """Submit the learner's act if the log has it; another one that is allowed is kept as `tried` and refused."""
        refusal = self.check(seat, action)
        if refusal is not None:
            return refusal
        if self.expected is None or self.expected[0] != seat or not self._same(action, self.expected[1]):
            self.tried = action
            return ANOTHER_WAY
        return super().submit(seat, self.expected[1], ply)

    def _same(self, one: Action, other: Action) -> bool:
        """Do two acts name the same cards, in whatever order?"""
        return one == other or sorted(self._words(one)) == sorted(self._words(other))

    def _words(self, action: Action) -> list[str]:
        return self.game.write(action).replace(":", " ").replace("/", " ").split()

    def _do(self, actor: Actor, action: Action) -> None:
        super()._do(actor, action)
        self._follow()

    def _follow(self) -> None:
        self._players.next = self.expected

    def undo_point(self) -> int | None:
        """Return None: what is wrong is taken back at once."""
        return None

    def set_player(self, chair: int, level: str | None) -> bool:
        """Return False: who plays is part of the lesson."""
        return False

    def give_up(self, chair: int) -> bool:
        """Return False: a lesson is simply left."""
        return False


def _read(game: AnyGame, line: str) -> tuple[Actor, Action]:
    who, _, what = line.partition(" ")
    return read_actor(who), game.read(what)
