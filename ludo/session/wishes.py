"""What the seats of a turn wish to do, before it is decided whose wish counts.

The computer players of a turn are asked once, all together; persons say by themselves what they wish.
"""

from ludo.bots.contract import Answer, Evaluation
from ludo.engine.actions import Action
from ludo.engine.game import AnyGame, arbitrate
from ludo.engine.places import Seat
from ludo.engine.turns import Turn
from ludo.session.ports import BotService, Header
from ludo.session.questions import asked_computers, new_ticket
from ludo.session.timeline import Timeline


class Wishes:
    """The questions and answers of one turn. bots: who thinks for the computer players; None if there are none."""

    def __init__(self, bots: BotService | None) -> None:
        self._bots = bots
        self._asked = False
        self._tickets: dict[int, Seat] = {}
        self._wishes: dict[Seat, Action | None] = {}

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """The computer players whose answers are awaited."""
        return tuple(self._tickets.values())

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those who have said what they wish."""
        return tuple(self._wishes)

    def ask(self, timeline: Timeline, header: Header) -> None:
        """Ask the computer players of this turn, once."""
        if self._asked or self._bots is None:
            return
        self._asked = True
        for seat, request in asked_computers(timeline, header, len(timeline.steps)):
            ticket = new_ticket()
            self._tickets[ticket] = seat
            self._bots.ask(ticket, request)

    def add(self, seat: Seat, action: Action) -> None:
        """Note what a person wishes."""
        self._wishes[seat] = action

    def receive(self, ticket: int, answer: Answer) -> bool:
        """Note what a computer player wishes; False if its question is not asked here, or no longer."""
        seat = self._tickets.pop(ticket, None)
        if seat is None:
            return False
        assert not isinstance(answer, Evaluation)
        self._wishes[seat] = answer
        return True

    def decided(self, game: AnyGame, turn: Turn) -> tuple[Seat, Action] | None:
        """Return who acts and how; None while an answer is awaited or nobody wishes to act."""
        return None if self._tickets or turn.must is None else arbitrate(turn, self._wishes, game.steps_in)

    def hurry(self) -> None:
        """Have the computer players answer at once that are still thinking."""
        if self._tickets and self._bots is not None:
            self._bots.hurry()

    def forget(self) -> None:
        """Forget all questions and answers: there is another turn."""
        for ticket in self._tickets:
            if self._bots is not None:
                self._bots.cancel(ticket)
        self._tickets.clear()
        self._wishes.clear()
        self._asked = False
