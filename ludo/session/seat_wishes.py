"""Wishes of the seats of a turn, before it is decided whose wish counts.

The computer players of a turn are asked once, all together; persons say by themselves what they wish.
"""

from collections.abc import Callable

from ludo.bots.questions import Decide
from ludo.engine.actions import Action
from ludo.engine.game import AnyGame, arbitrate
from ludo.engine.places import Seat
from ludo.engine.turns import Turn
from ludo.session.asker import Asker
from ludo.session.pending import Pending
from ludo.session.ports import Header
from ludo.session.questions import asked_computers
from ludo.session.timeline import Timeline


class Wishes:
    """The questions and answers of one turn. asker: who asks the computer players; None if there are none."""

    def __init__(self, asker: Asker | None) -> None:
        self._asker = asker
        self._asked = False
        self._pending: dict[Seat, Pending[Action | None]] = {}
        self._persons: dict[Seat, Action] = {}

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """The computer players whose answers are awaited."""
        return tuple(seat for seat, pending in self._pending.items() if not pending.done)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those who have said what they wish."""
        return (*self._persons, *(seat for seat, pending in self._pending.items() if pending.done))

    def ask(self, timeline: Timeline, header: Header, answered: Callable[[], None]) -> None:
        """Ask the computer players of this turn, once; answered: called whenever one of them has answered."""
        if self._asked or self._asker is None:
            return
        self._asked = True
        for seat, request in asked_computers(timeline, header, len(timeline.steps)):
            self._pending[seat] = self._asker.ask(Decide(request)).then(lambda _: answered())

    def add(self, seat: Seat, action: Action) -> None:
        """Note what a person wishes."""
        self._persons[seat] = action

    def decided(self, game: AnyGame, turn: Turn) -> tuple[Seat, Action] | None:
        """Return who acts and how; None while an answer is awaited or nobody wishes to act."""
        if self.thinking or turn.must is None:
            return None
        answers = {seat: pending.value for seat, pending in self._pending.items()}
        return arbitrate(turn, {**self._persons, **answers}, game.steps_in)

    def hurry(self) -> None:
        """Hurry the computer players that are still thinking: they answer at once."""
        if self.thinking and self._asker is not None:
            self._asker.hurry()

    def forget(self) -> None:
        """Forget all questions and answers: there is another turn."""
        for pending in self._pending.values():
            pending.cancel()
        self._pending.clear()
        self._persons.clear()
        self._asked = False
