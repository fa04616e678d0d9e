"""Stand-ins for the process of the computer players."""

from ludo.bots.contract import Answer, DecisionRequest
from ludo.bots.players import evaluate
from ludo.bots.registry import players_of
from tests.session.pricing import MadeUp


class Nobody:
    """Never answers."""

    busy = False
    given_up = False

    def start(self, game: str, /) -> None:
        """Nothing to start."""

    def weighs(self, game: str) -> bool:
        """Of no game."""
        return False

    def ask(self, ticket: int, request: DecisionRequest, *, weigh: bool = False) -> None:
        """The question is not answered."""

    def poll(self) -> list[tuple[int, Answer]]:
        """No answer."""
        return []

    def cancel(self, ticket: int) -> None:
        """Nothing to forget."""

    def hurry(self) -> None:
        """Nothing to hurry."""

    def stop(self) -> None:
        """Nothing to stop."""


class Appraiser(MadeUp, Nobody):
    """Never plays, but prices decisions, by made-up prices."""


class Adviser(Nobody):
    """Weighs in this process, and never acts."""

    def __init__(self) -> None:
        self._asked: list[tuple[int, DecisionRequest]] = []

    @property
    def busy(self) -> bool:  # type: ignore[override]
        """Is anything to be weighed?"""
        return bool(self._asked)

    def weighs(self, game: str) -> bool:
        """Of games whose strongest player knows it."""
        return players_of(game).oracle is not None

    def ask(self, ticket: int, request: DecisionRequest, *, weigh: bool = False) -> None:
        """Answer when the answers are asked for."""
        if weigh:
            self._asked.append((ticket, request))

    def cancel(self, ticket: int) -> None:
        """Forget a question."""
        self._asked = [(one, request) for one, request in self._asked if one != ticket]

    def poll(self) -> list[tuple[int, Answer]]:
        """The answers."""
        asked, self._asked = self._asked, []
        return [(ticket, evaluate(request)) for ticket, request in asked]
