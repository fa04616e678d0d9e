"""Fetches what computer players answer at a table, and what a person's offers are worth."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.bots.contract import DecisionRequest
from ludo.session.ports import BotService
from ludo.session.questions import new_ticket

_POLL: Final = 15


class Answers(QObject):
    """The one queue of all answers. Signal `came`: the ticket of a question, and the answer."""

    came = Signal(int, object)

    def __init__(self, parent: QObject, bots: BotService) -> None:
        super().__init__(parent)
        self._bots = bots
        self._timer = QTimer(self, interval=_POLL)
        self._timer.timeout.connect(self._fetch)

    def expect(self) -> None:
        """Fetch answers from now on until nothing is asked any more."""
        self._timer.start()

    def stop(self) -> None:
        """Let answers wait until they are expected again."""
        self._timer.stop()

    def weigh(self, request: DecisionRequest) -> int:
        """Ask what the offers of a request are worth; return the ticket with which the answer comes."""
        ticket = new_ticket()
        self._bots.ask(ticket, request, weigh=True)
        self.expect()
        return ticket

    def cancel(self, ticket: int) -> None:
        """Forget a question: its answer does not come."""
        self._bots.cancel(ticket)

    def _fetch(self) -> None:
        for ticket, answer in self._bots.poll():
            self.came.emit(ticket, answer)
        if not self._bots.busy:
            self._timer.stop()
