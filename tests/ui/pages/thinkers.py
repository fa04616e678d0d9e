"""Stand-ins for the process of the computer players."""

from ludo.bots.contract import DecisionRequest
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
