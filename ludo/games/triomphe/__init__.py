"""Triomphe and its variant L'As qui pille: five cards and a turn-up. The rules are `docs/rules/triomphe.md`."""

from collections.abc import Mapping, Sequence

from ludo.engine.actions import Action
from ludo.engine.certain import Certain
from ludo.engine.drafts import Check, Draft
from ludo.engine.game import Game
from ludo.engine.offers import Offers, Rng
from ludo.engine.options import Problem
from ludo.engine.places import Seat
from ludo.games.triomphe.actions import VOCABULARY, Stake
from ludo.games.triomphe.certain import certain, gives_away
from ludo.games.triomphe.determinize import determinize
from ludo.games.triomphe.drafts import draft
from ludo.games.triomphe.options import PRESETS, TEAM_PLAYERS, TriompheOptions, conflicts, idle_options
from ludo.games.triomphe.state import TriompheState, new_state, position
from ludo.games.triomphe.teams import sides
from ludo.games.triomphe.view import TriompheFacts, TriompheView


class Triomphe(Game[TriompheOptions, TriompheFacts]):
    """The game of Triomphe, for two to six players, four or six of them perhaps in two teams."""

    id = "triomphe"
    rules_version = 2
    presets = PRESETS
    vocabulary = VOCABULARY

    def __init__(self) -> None:
        self.options_type = TriompheOptions

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        """Return two to six, or as many as the teams have (TRI-04, TRI-05)."""
        needed = TEAM_PLAYERS.get(str(values.get("teams")))
        return (2, 3, 4, 5, 6) if needed is None else (needed,)

    def conflicts(self, options: TriompheOptions) -> tuple[Problem, ...]:
        """Return teams without their number of players, or in the variant."""
        return conflicts(options)

    def idle(self, options: TriompheOptions) -> frozenset[str]:
        return idle_options(options)

    def steps_in(self, action: Action) -> bool:
        """Is this the stake that anybody may name between two parties, before the cards are dealt (TRI-74)?"""
        return isinstance(action, Stake)

    def new(self, options: TriompheOptions) -> TriompheState:
        """Return the start: teams and first dealer are drawn (TRI-10, TRI-12)."""
        return new_state(options)

    def position(self, options: TriompheOptions, dealer: Seat, scores: Sequence[int] = ()) -> TriompheState:
        """Return a partie in progress: this seat is about to deal, the sides have these points (all 0 if not given)."""
        return position(options, dealer, scores)

    def certain(self, view: TriompheView, action: Action) -> Certain | None:
        return certain(view, action)

    def gives_away(self, view: TriompheView, action: Action) -> bool:
        return gives_away(view, action)

    def determinize(self, view: TriompheView, rng: Rng) -> TriompheState:
        return determinize(view, rng)

    def draft(self, view: TriompheView, offers: Offers, check: Check) -> Draft:
        return draft(view, offers, check)

    def sides(self, options: TriompheOptions) -> tuple[tuple[Seat, ...], ...]:
        """Return the sides: neighbours play together (TRI-06)."""
        return sides(options)

    def draws_sides(self, options: TriompheOptions) -> bool:
        """Return whether teams are drawn (TRI-10)."""
        return options.teams != "individual" and options.team_draw == "colour"


TRIOMPHE = Triomphe()
