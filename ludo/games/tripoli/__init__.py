"""Tripoli (*Trois en un*): pay cards, poker and Michigan with one deal. The rules are `docs/rules/tripoli.md`."""

from collections.abc import Callable, Mapping

from ludo.engine.actions import Action
from ludo.engine.certain import Certain
from ludo.engine.drafts import Draft
from ludo.engine.game import AfterDeal, Game
from ludo.engine.offers import Offers, Rng
from ludo.engine.options import Forced, Problem, normalized, read_options, with_starting_values
from ludo.engine.refusals import Refusal
from ludo.games.tripoli import drafts
from ludo.games.tripoli.actions import ANOTHER, CLOSE, VOCABULARY, ClosePots
from ludo.games.tripoli.certain import certain
from ludo.games.tripoli.determinize import determinize
from ludo.games.tripoli.options import (
    PRESETS,
    STARTING_VALUES,
    TripoliOptions,
    conflicts,
    fitting_preset,
    forced_values,
    idle_options,
)
from ludo.games.tripoli.position import Position, state_at
from ludo.games.tripoli.state import TripoliState, start
from ludo.games.tripoli.view import TripoliFacts, TripoliView


class Tripoli(Game[TripoliOptions, TripoliFacts]):
    """The game of Tripoli, for two to nine players."""

    id = "tripoli"
    rules_version = 4
    presets = PRESETS
    vocabulary = VOCABULARY
    after_deal = AfterDeal(ANOTHER, CLOSE)

    def __init__(self) -> None:
        self.options_type = TripoliOptions

    def read_options(self, values: Mapping[str, object]) -> TripoliOptions:
        """Return options from values, with those that a preset sets and those that others force (TRPV-30)."""
        options = self.named_options(values)
        return fitting_preset(normalized(options, forced_values(options)))

    def named_options(self, values: Mapping[str, object]) -> TripoliOptions:
        """Return options as values name them, with those that a preset sets."""
        return read_options(TripoliOptions, with_starting_values(values, "preset", STARTING_VALUES), self.conflicts)

    def forced(self, options: TripoliOptions) -> Forced:
        """Return what the changing board and the auction of the pay suit force (TRPV-30, TRPV-22)."""
        return forced_values(options)

    def idle(self, options: TripoliOptions) -> frozenset[str]:
        """Return the options of stages that are not played."""
        return idle_options(options)

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        """Return two to nine, whatever the options (TRP-02)."""
        return tuple(range(2, 10))

    def conflicts(self, options: TripoliOptions) -> tuple[Problem, ...]:
        """Return a problem for a first dealer who has no seat."""
        return conflicts(options)

    def new(self, options: TripoliOptions) -> TripoliState:
        """Return the start: the lot for the first dealer can only fall on the one whom the options name (TRP-08)."""
        return start(options)

    def draft(self, view: TripoliView, offers: Offers, check: Callable[[Action], Refusal | None]) -> Draft:
        return drafts.draft(view, offers, check)

    def steps_in(self, action: Action) -> bool:
        """Is this the end that anybody may call for between two deals, before the next dealer decides (TRP-95)?"""
        return action == CLOSE or isinstance(action, ClosePots)

    def position(self, options: TripoliOptions, position: Position) -> TripoliState:
        """Return a partie in progress. Raises PositionError naming what the position has wrong."""
        return state_at(options, position)

    def certain(self, view: TripoliView, action: Action) -> Certain | None:
        return certain(view, action)

    def determinize(self, view: TripoliView, rng: Rng) -> TripoliState:
        return determinize(view, rng)


TRIPOLI = Tripoli()
