"""The computer players, whose code is read only once somebody is about to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ludo.bots.asking import Reviewed
    from ludo.bots.coach.asides import Aside
    from ludo.bots.contract import Answer, DecisionRequest
    from ludo.bots.worker import Worker


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

    def start(self, game: str, /) -> None:
        """See Worker."""
        self._made().start(game)

    def ask(self, ticket: int, request: DecisionRequest, *, weigh: bool = False) -> None:
        """See Worker."""
        self._made().ask(ticket, request, weigh=weigh)

    def cancel(self, ticket: int) -> None:
        """See Worker."""
        if self._worker is not None:
            self._worker.cancel(ticket)

    def hurry(self) -> None:
        """See Worker."""
        if self._worker is not None:
            self._worker.hurry()

    def poll(self) -> Sequence[tuple[int, Answer]]:
        """See Worker."""
        return self._worker.poll() if self._worker is not None else ()

    def weighs(self, game: str) -> bool:
        """See Worker."""
        from ludo.bots.registry import players_of

        return players_of(game).oracle is not None

    @property
    def reviewing(self) -> bool:
        """See Worker."""
        return self._worker is not None and self._worker.reviewing

    def reviews(self, game: str) -> bool:
        """See Worker."""
        from ludo.bots.registry import players_of

        return players_of(game).witness is not None

    def review(self, ticket: int, request: Aside, *, first: bool = False) -> None:
        """See Worker."""
        self._made().review(ticket, request, first=first)

    def reviewed(self, tickets: Collection[int]) -> Sequence[Reviewed]:
        """See Worker."""
        return self._worker.reviewed(tickets) if self._worker is not None else ()

    def stop(self) -> None:
        """See Worker."""
        if self._worker is not None:
            self._worker.stop()

    def _made(self) -> Worker:
        if self._worker is None:
            from ludo.bots.worker import Worker

            self._worker = Worker()
        return self._worker
