"""The data of charts: the figures, the filter, and the names of evenings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ludo.nights.seasons import Season
from ludo.nights.statistics import Choices, EveningChoice, Filter
from ludo.ui.charts.ticks import day_text
from ludo.ui.i18n import translate
from ludo.ui.pages.statistics.only_people import OnlyPeople
from ludo.ui.services.store_types import OwnPlayTable, StatisticsTable


@dataclass(frozen=True)
class OwnFigures:
    """Figures of costs of decisions. person: oneself, if that is known; seasons: all of them."""

    play: OwnPlayTable
    person: int | None = None
    seasons: Sequence[Season] = ()


@dataclass(frozen=True)
class Scope:
    """The statistics with a filter over them. choices: everything that it could be set to.

    shown: who is to be seen in charts; nobody: everybody. own: what decisions cost, None where nobody prices them.
    """

    statistics: StatisticsTable | OnlyPeople
    chosen: Filter
    choices: Choices
    shown: frozenset[int] = frozenset()
    own: OwnFigures | None = None

    @cached_property
    def evenings(self) -> Mapping[int, EveningChoice]:
        """The evenings by number."""
        return {evening.number: evening for evening in self.choices.evenings}

    def evening_text(self, number: int | None) -> str:
        """Return what an evening is called; for None what was played outside of any."""
        if number is None:
            return translate("Statistics", "no evening")
        evening = self.evenings.get(number)
        if evening is None:
            return translate("Statistics", "evening {number}").format(number=number)
        return evening.name or evening.place or translate("Statistics", "evening")

    @property
    def game(self) -> str | None:
        """The game of charts that show one only: the chosen one, else the one played most; None if there is none."""
        if self.chosen.game is not None:
            return self.chosen.game
        counts = self.statistics.game_counts(self.chosen)
        return counts[0].game if counts else None

    @property
    def parties(self) -> int:
        """How many parties fit the filter, whoever played them."""
        return sum(each.parties for each in self.statistics.game_counts(self.chosen))

    @property
    def game_note(self) -> str:
        """Say that the chart shows one game only, where none was chosen."""
        if self.chosen.game is not None:
            return ""
        return translate("Statistics", "One game at a time: this is the one played most; choose another one above.")


def no_parties_text() -> str:
    """Return what is said where nothing was played."""
    return translate("Statistics", "No partie has been finished here yet.")


def evening_choice_text(evening: EveningChoice) -> str:
    """Return an evening in a list: its day, and its name or place."""
    day, name = day_text(evening.started), evening.name or evening.place
    return translate("Statistics", "{day} · {name}").format(day=day, name=name) if name else day
