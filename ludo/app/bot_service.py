"""The computer players, whose code is read only once the window is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.bots.contract import DecisionRequest, Evaluation
    from ludo.bots.worker import Worker
    from ludo.engine.actions import Action


class LazyBotService:
    """A `Worker` that is created on first use."""

    def __init__(self) -> None:
        self._worker: Worker | None = None

    @property
    def busy(self) -> bool:
        """See Worker."""
        return self._worker is not None and self._worker.busy

    @property
    def given_up(self) -> bool:
        """See Worker."""
        return self._worker is not None and self._worker.given_up

    def start(self) -> None:
        """See Worker."""
        self._made().start()

    def ask(self, ticket: int, request: DecisionRequest) -> None:
        """See Worker."""
        self._made().ask(ticket, request)

    def cancel(self, ticket: int) -> None:
        """See Worker."""
        if self._worker is not None:
            self._worker.cancel(ticket)

    def hurry(self) -> None:
        """See Worker."""
        if self._worker is not None:
            self._worker.hurry()

    def poll(self) -> Sequence[tuple[int, Action | None]]:
        """See Worker."""
        return self._worker.poll() if self._worker is not None else ()

    def weighs(self, game: str) -> bool:
        """Is there a player that knows what the offers of a game are worth?"""
        from ludo.bots.registry import players_of

        return players_of(game).oracle is not None

    def weigh(self, ticket: int, request: DecisionRequest) -> None:
        """See Worker."""
        self._made().weigh(ticket, request)

    def cancel_weighing(self, ticket: int) -> None:
        """See Worker."""
        if self._worker is not None:
            self._worker.cancel_weighing(ticket)

    def weighed(self) -> Sequence[tuple[int, Evaluation | None]]:
        """See Worker."""
        return self._worker.weighed() if self._worker is not None else ()

    def stop(self) -> None:
        """See Worker."""
        if self._worker is not None:
            self._worker.stop()

    def _made(self) -> Worker:
        if self._worker is None:
            from ludo.bots.worker import Worker

            self._worker = Worker()
        return self._worker
