"""The games as Python games of OpenSpiel, an extra: `pip install ludo-cards[openspiel]`.

    import pyspiel, ludo.environments.openspiel
    game = pyspiel.load_game("ludo_trio", {"preset": "strict", "players": 3, "length": "deal"})

An action is a token (`ludo.environments.tokens`). What luck does is drawn by a number of some digits, one chance node a
digit, so that each partie follows from its history. Returns come at the end and sum to 0.
"""

from functools import cache
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from ludo.environments.play import Length, Play, Terms
from ludo.games import GAMES

PREFIX: Final = "ludo_"
"""Before the id of a game."""
DIGITS: Final = 5
OUTCOMES: Final = 256
"""Of each digit: what luck does is drawn by forty bits."""
_EQUAL: Final = [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]
LONGEST: Final = 10_000
"""Steps after which a partie is called off; nobody has won it then."""
_USUAL: Final = 0


@cache
def _game_type(game_id: str) -> Any:
    game = GAMES[game_id]
    counts = sorted({count for values in game.presets.values() for count in game.player_counts(values)})
    return pyspiel.GameType(
        short_name=PREFIX + game_id,
        long_name=f"Ludo {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"preset": "classic", "players": _USUAL, "length": "partie"},
    )


class LudoGame(pyspiel.Game):
    """A game of Ludo. Parameters: preset; players (0: as many as the preset has); length: `partie` or `deal`.

    Each game is a class of its own, as OpenSpiel keeps what makes a game beyond the end of Python.
    """

    game_id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"preset": "classic", "players": _USUAL, "length": "partie", **(params or {})}
        self.terms = _terms(self.game_id, given["preset"], given["players"], given["length"])
        seats = self.terms.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.terms.tokens),
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=float(len(self.terms.sides) - 1),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.game_id), info, params or {})

    def new_initial_state(self) -> "LudoState":
        """Return the start of a partie."""
        return LudoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "LudoObserver":
        """Return what makes a vector of what a player sees."""
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        return LudoObserver(self.terms)


@cache
def _terms(game_id: str, preset: str, players: int, length: Length) -> Terms:
    values = dict(GAMES[game_id].presets[preset])
    if players:
        values["players"] = players
    return Terms(game_id, values, length)


class LudoState(pyspiel.State):
    """A partie in progress."""

    def __init__(self, game: LudoGame) -> None:
        super().__init__(game)
        self.play = Play(game.terms)
        self._digits: list[int] = []
        self._steps = 0

    def current_player(self) -> Any:
        """Return the player that is asked, or who acts instead."""
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.play.luck_is_due else self.play.seat

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self.play.over or self._steps >= LONGEST

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal() if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the digits, all as likely."""
        return _EQUAL

    def _apply_action(self, action: int) -> None:
        if not self.play.luck_is_due:
            self.play.choose(action)
            self._steps += 1
            return
        self._digits.append(action)
        if len(self._digits) == DIGITS:
            self.play.draw(Random("/".join(map(str, self._digits))))
            self._digits = []

    def _action_to_string(self, player: Any, action: int) -> str:
        return f"digit {action}" if player == pyspiel.PlayerId.CHANCE else self.play.terms.tokens[action].strip() or "_"

    def returns(self) -> list[float]:
        """Return what each player has won."""
        return self.play.returns()

    def __str__(self) -> str:
        return repr(self.play.state.view(None))


class LudoObserver:
    """A vector of what a player sees; `dict` has one entry, `observation`, whose numbers `Terms.labels` names."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self.tensor = np.zeros(len(terms.labels), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudoState, player: int) -> None:
        """Make the vector of a state for a player."""
        self.tensor[:] = state.play.observe(player)

    def string_from(self, state: LudoState, player: int) -> str:
        """Return what a player sees as text."""
        return repr(state.play.state.view(player))


for _id in GAMES:
    pyspiel.register_game(_game_type(_id), type(f"{LudoGame.__name__}_{_id}", (LudoGame,), {"game_id": _id}))
