"""Trio and its variant L'École: contracts of sets and sequences. The rules are `docs/rules/trio.md`."""

from collections.abc import Mapping, Sequence

from ludo.engine.actions import Action
from ludo.engine.certain import Certain
from ludo.engine.drafts import Check, Draft
from ludo.engine.game import Game
from ludo.engine.offers import Offers, Rng
from ludo.engine.options import Problem
from ludo.engine.places import Seat
from ludo.games.trio.actions import VOCABULARY
from ludo.games.trio.certain import certain
from ludo.games.trio.determinize import determinize
from ludo.games.trio.drafts import draft
from ludo.games.trio.options import PRESETS, TrioOptions, conflicts, idle_options, player_counts
from ludo.games.trio.position import require_position
from ludo.games.trio.state import TrioState, start
from ludo.games.trio.view import TrioFacts, TrioView


class Trio(Game[TrioOptions, TrioFacts]):
    """The game of Trio, each for themselves (TRO-01)."""

    id = "trio"
    rules_version = 2
    presets = PRESETS
    vocabulary = VOCABULARY

    def __init__(self) -> None:
        self.options_type = TrioOptions

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        """Three to six, in L'École up to seven (TRO-01, ECO-02)."""
        return player_counts(values.get("variant"))

    def conflicts(self, options: TrioOptions) -> tuple[Problem, ...]:
        """Too many players for the variant."""
        return conflicts(options)

    def idle(self, options: TrioOptions) -> frozenset[str]:
        return idle_options(options)

    def new(self, options: TrioOptions) -> TrioState:
        """Return the start: luck chooses who holds the pack when the first dealer is sought (TRO-08)."""
        return start(options)

    def position(
        self, options: TrioOptions, dealer: Seat, contracts: Sequence[int] = (), scores: Sequence[int] = ()
    ) -> TrioState:
        """Return a partie in progress: this seat is about to deal; contracts to fulfil (all 1 if not given), scores.

        Raises PositionError naming what is wrong.
        """
        require_position(options, dealer, contracts, scores)
        return start(options, dealer, contracts, scores)

    def certain(self, view: TrioView, action: Action) -> Certain | None:
        return certain(view, action)

    def determinize(self, view: TrioView, rng: Rng) -> TrioState:
        return determinize(view, rng)

    def draft(self, view: TrioView, offers: Offers, check: Check) -> Draft:
        return draft(view, offers, check)


TRIO = Trio()
