"""Where *My play* gets everything from."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from ludo.nights.statistics import Choices, Filter
from ludo.session.chairs import UNNAMED
from ludo.session.own_person import keep_unnamed, own_name, unnamed_is_asked
from ludo.session.ports import StorageError
from ludo.session.retries import Retry
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.statistics.scope import OwnFigures
from ludo.ui.services.backlog import Backlog
from ludo.ui.services.coach import Coach
from ludo.ui.services.store_types import Store


@dataclass(frozen=True)
class OwnSource:
    """The file, who reviews parties, and what reviews old ones."""

    store: Store
    coach: Coach
    backlog: Backlog

    @property
    def games(self) -> list[str]:
        """The games whose decisions are priced; none where the coach is switched off."""
        return [game for game in SCREENS if self.coach.possible(game)]

    def figures(self, choices: Choices) -> OwnFigures:
        """Return what charts are made of. Raises StorageError."""
        return OwnFigures(self.store.own_play, self.oneself(choices), self.store.nights.seasons.all())

    def oneself(self, choices: Choices) -> int | None:
        """Return who plays alone against the computer, `UNNAMED` where that was never said; None if nobody knows."""
        try:
            name = own_name(self.store)
        except StorageError:
            return None
        if not name:
            return UNNAMED
        return next((number for number, known in choices.people if known == name), None)

    def unnamed(self) -> tuple[str, int]:
        """Return one's own name and the number of parties without one, until it is answered whose they are."""
        try:
            name = "" if unnamed_is_asked(self.store) else own_name(self.store)
            return name, self.store.own_play.unnamed() if name else 0
        except StorageError:
            return "", 0

    def take(self, name: str) -> None:
        """Keep whose parties without a name are; empty: nobody's."""
        with suppress(StorageError):  # it is asked again then
            keep_unnamed(self.store, name)

    def waiting(self, chosen: Filter) -> Sequence[int]:
        """Return the parties that wait for a review; none where the file cannot be read."""
        try:
            return self.store.own_play.waiting(chosen, self.games)
        except StorageError:
            return ()

    def due(self, person: int | None) -> Sequence[Retry]:
        """Return the mistakes that are due for another try; none where the file cannot be read."""
        try:
            return self.store.retries.due(person)
        except StorageError:
            return ()
