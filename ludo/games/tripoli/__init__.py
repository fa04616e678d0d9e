"""Tripoli (*Trois en un*): pay cards, poker and Michigan with one deal. The rules are `docs/rules/tripoli.md`."""

from collections.abc import Mapping

from ludo.engine.actions import Action
from ludo.engine.game import Game
from ludo.engine.offers import Rng
from ludo.engine.options import Problem, read_options
from ludo.engine.places import Seat
from ludo.games.tripoli.actions import CLOSE, VOCABULARY
from ludo.games.tripoli.determinize import determinize
from ludo.games.tripoli.options import PRESETS, TripoliOptions, conflicts, settled, with_preset
from ludo.games.tripoli.position import Position, state_at
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import TripoliFacts, TripoliView


class Tripoli(Game[TripoliOptions, TripoliFacts]):
    """The game of Tripoli, for two to nine players; a partie is a night."""

    id = "tripoli"
    rules_version = 2
    options_type = TripoliOptions
    presets = PRESETS
    vocabulary = VOCABULARY

    def read_options(self, values: Mapping[str, object]) -> TripoliOptions:
        """Options from values, with those that a preset sets and those that others force (TRPV-30)."""
        return settled(read_options(TripoliOptions, with_preset(values), self.conflicts))

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        """Two to nine, whatever the options (TRP-02)."""
        return tuple(range(2, 10))

    def conflicts(self, options: TripoliOptions) -> tuple[Problem, ...]:
        """A first dealer who has no seat."""
        return conflicts(options)

    def new(self, options: TripoliOptions) -> TripoliState:
        """The start: the first dealer is drawn by lot; the lot can only fall on him whom the options name (TRP-08)."""
        return TripoliState(options)

    def steps_in(self, action: Action) -> bool:
        """Between two hands anybody may close the night before the next dealer says how it goes on (TRP-95)."""
        return action == CLOSE

    def position(self, options: TripoliOptions, position: Position) -> TripoliState:
        """A night in progress. Raises ValueError naming what the position has wrong."""
        return state_at(options, position)

    def determinize(self, view: TripoliView, rng: Rng) -> TripoliState:
        """A full state that looks the same to that view."""
        return determinize(view, rng)

    def sides(self, options: TripoliOptions) -> tuple[tuple[Seat, ...], ...]:
        """Everybody plays alone."""
        return tuple((seat,) for seat in range(options.players))


TRIPOLI = Tripoli()
