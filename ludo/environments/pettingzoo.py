"""The games as environments of PettingZoo (AEC), an extra: `pip install ludo-cards[pettingzoo]`.

    from ludo.environments.pettingzoo import env
    table = env("trio", {"players": 3}, length="deal")

An action is a token (`ludo.environments.tokens`); `action_mask` says which can come next. `observation` holds what the
agent sees, one number for each of `table.unwrapped.terms.labels`. Rewards come at the end and sum to 0.
"""

import sys
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludo.engine.cards import write_card
from ludo.engine.options import Value
from ludo.environments.play import Length, Play, Terms


def env(
    game: str,
    options: Mapping[str, Value] | str = "classic",
    length: Length = "partie",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """Return an environment as PettingZoo makes its own: an act that is not legal ends it."""
    table = LudoEnv(game, options, length, max_cycles, render_mode)
    legal = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class LudoEnv(AECEnv):
    """A game, one seat after the other. max_cycles: after so many steps it is cut off."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Value] | str = "classic",
        length: Length = "partie",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"ludo_{game}_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.terms = Terms(game, options, length)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.terms.players)]
        self._max_cycles = max_cycles
        self._luck = Random()
        self._space = cache(self._new_space)
        self._choices = cache(lambda agent: spaces.Discrete(len(self.terms.tokens)))

    def _new_space(self, agent: str) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(self.terms.labels),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.terms.tokens),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what `observe` can return: a vector, and what can be chosen."""
        return self._space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of tokens."""
        return self._choices(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; the same seed brings the same cards."""
        if seed is not None:
            self._luck = Random(seed)
        self.agents = self.possible_agents[:]
        self._play, self._steps = Play(self.terms), 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Take a token of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._play.choose(int(action))
        self._steps += 1
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        while self._play.luck_is_due:
            self._play.draw(self._luck)
        if self._play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self._play.returns(), strict=True))
        elif self._max_cycles is not None and self._steps >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        seat = self._play.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it can choose now; nothing unless it is asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.terms.tokens), np.int8)
        if seat == self._play.seat and not self.truncations.get(agent, True):
            mask[self._play.legal()] = 1
        return {"observation": self._play.observe(seat), "action_mask": mask}

    def render(self) -> str | None:
        """Return the table as an onlooker sees it, as text (`ansi`), or print it (`human`)."""
        view = self._play.state.view(None)
        lines = [f"{self.terms.game.id}, after {self._steps} steps"]
        for place, cards in view.zones.items():
            faces = " ".join("--" if card is None else write_card(card) for card in cards)
            lines.append(f"{place.kind}{'' if place.owner < 0 else f' {place.owner}'}: {faces}")
        text = "\n".join(lines)
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n")
            return None
        return text

    def close(self) -> None:
        """Close nothing: nothing is open."""
