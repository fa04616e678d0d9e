"""Stand-ins for the process of the computer players."""

from ludo.bots.contract import DecisionRequest, Evaluation
from ludo.bots.players import evaluate
from ludo.bots.registry import players_of
from ludo.engine.actions import Action


class Nobody:
    """Never answers."""

    busy = False
    given_up = False

    def start(self) -> None:
        """Nothing to start."""

    def ask(self, ticket: int, prompt: DecisionRequest) -> None:
        """The question is not answered."""

    def poll(self) -> list[tuple[int, Action | None]]:
        """No answer."""
        return []

    def cancel(self, ticket: int) -> None:
        """Nothing to forget."""

    def hurry(self) -> None:
        """Nothing to hurry."""

    def stop(self) -> None:
        """Nothing to stop."""


class Adviser:
    """Weighs in this process."""

    def __init__(self) -> None:
        self._asked: list[tuple[int, DecisionRequest]] = []

    def weighs(self, game: str) -> bool:
        """Of games whose strongest player knows it."""
        return players_of(game).oracle is not None

    def weigh(self, ticket: int, request: DecisionRequest) -> None:
        """Answer when the answers are asked for."""
        self._asked.append((ticket, request))

    def cancel_weighing(self, ticket: int) -> None:
        """Forget a question."""
        self._asked = [(one, request) for one, request in self._asked if one != ticket]

    def weighed(self) -> list[tuple[int, Evaluation | None]]:
        """The answers."""
        asked, self._asked = self._asked, []
        return [(ticket, evaluate(request)) for ticket, request in asked]
