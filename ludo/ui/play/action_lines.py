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
        self._known: dict[tuple[int | None, int], tuple[EventBatch, str, list[str | None]]] = {}

    def of(self, batch: EventBatch, chair: int | None) -> list[str | None]:
        """Return the lines of what a chair (None: an onlooker) was told; None for what is not said."""
        known = self._known.get((chair, batch.ply))
        if known is not None and known[:2] == (batch, language()):
            return known[2]
        before = batch.ply - 1
        names = names_of(self._session.record.chairs(before), self._session.record.seat_of(before, chair))
        texts = self._words.event_texts(batch.events, self._session.record.view(before, chair), names)
        if len(self._known) >= _KEPT:
            self._known.clear()
        self._known[chair, batch.ply] = batch, language(), texts
        return texts
