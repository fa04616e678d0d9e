"""Lines about an action."""

from typing import Final

from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.i18n import language
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import names_of

_KEPT: Final = 64
"""Actions whose lines are kept: more than there are between two acts of a person."""


class ActionLines:
    """The line of each event of an action, as a chair may know it; made once, however many parts it is shown in.

    The journal and the line of words ask for the same ones where both are for the same person.
    """

    def __init__(self, session: Session, words: GameWords) -> None:
        self._session = session
        self._words = words
        self._known: dict[tuple[int, int | None, str], tuple[EventBatch, list[str | None]]] = {}

    def at(self, ply: int, chair: int | None) -> tuple[EventBatch, list[str | None]]:
        """Return what a chair was told of the action that led to a ply, and a line for each event.

        chair: None is an onlooker. A line is None for what is not said.
        """
        key = ply, chair, language()
        if key not in self._known:
            record, before = self._session.record, ply - 1
            batch = record.batch(ply, chair)
            names = names_of(record.chairs(before), record.seat_of(before, chair))
            if len(self._known) >= _KEPT:
                self._known.clear()
            self._known[key] = batch, self._words.event_texts(batch.events, record.view(before, chair), names)
        return self._known[key]

    def forget(self) -> None:
        """Forget all lines after a jump: other actions may lead to the same ply now."""
        self._known.clear()
