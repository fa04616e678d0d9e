"""Trut: three cards, bluff, and seven truts to win. The rules are `docs/rules/trut.md`."""

from collections.abc import Mapping, Sequence

from ludo.engine.actions import Action
from ludo.engine.certain import Certain
from ludo.engine.game import Game
from ludo.engine.offers import Rng
from ludo.engine.options import Problem
from ludo.engine.places import Seat
from ludo.games.trut.actions import CALLS, VOCABULARY
from ludo.games.trut.certain import certain, gives_away
from ludo.games.trut.determinize import determinize
from ludo.games.trut.options import PRESETS, TrutOptions, conflicts, idle_options
from ludo.games.trut.position import check_position
from ludo.games.trut.rules import sides
from ludo.games.trut.scoring import Score
from ludo.games.trut.state import TrutState, start
from ludo.games.trut.view import TrutFacts, TrutView


class Trut(Game[TrutOptions, TrutFacts]):
    """The game of Trut, for two players or two against two."""

    id = "trut"
    rules_version = 2
    presets = PRESETS
    vocabulary = VOCABULARY

    def __init__(self) -> None:
        self.options_type = TrutOptions

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        """Two or four, whatever the options (TRU-01)."""
        return (2, 4)

    def conflicts(self, options: TrutOptions) -> tuple[Problem, ...]:
        """A first dealer who has no seat."""
        return conflicts(options)

    def idle(self, options: TrutOptions) -> frozenset[str]:
        return idle_options(options)

    def steps_in(self, action: Action) -> bool:
        """Truting, in any of its words (TRU-34)."""
        return action in CALLS

    def new(self, options: TrutOptions) -> TrutState:
        """Return the start: luck chooses the first dealer, unless the options name them (TRU-10)."""
        return start(options)

    def position(self, options: TrutOptions, dealer: Seat, score: Sequence[Score] = ()) -> TrutState:
        """Return a partie in progress: this seat is about to deal, the sides have these scores (all 0 if not given).

        Raises PositionError naming what is wrong.
        """
        check_position(options, dealer, score)
        return start(options, dealer, score)

    def certain(self, view: TrutView, action: Action) -> Certain | None:
        return certain(view, action)

    def gives_away(self, view: TrutView, action: Action) -> bool:
        return gives_away(view, action)

    def determinize(self, view: TrutView, rng: Rng) -> TrutState:
        return determinize(view, rng)

    def sides(self, options: TrutOptions) -> tuple[tuple[Seat, ...], ...]:
        """Side = seat mod 2 (TRU-03)."""
        return sides(options.players)


TRUT = Trut()
