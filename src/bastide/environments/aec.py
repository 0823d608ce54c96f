"""PettingZoo: all games and all set-ups, one agent for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from ..encodings import VERSION
from ..kernel import SEATS
from .position import Reward, position


class Table(AECEnv):
    """Seats `A` to `F` are the agents. What is no option ends the game, and costs the agent 1."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"bastide_v{VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        sets: Sequence[str] = (),
        elements: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "score",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.position = position(game, seats, sets, elements, options, reward)
        self.render_mode = render_mode
        self.possible_agents = list(SEATS[:seats])
        encoding = self.position.encoding
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(low, high, (encoding.size,), np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (encoding.slots.size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(encoding.slots.size) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.position.begin(SystemRandom().getrandbits(62) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = SEATS[self.position.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = SEATS.index(agent)
        return {"observation": self.position.observe(seat), "action_mask": self.position.mask(seat)}

    def view(self, agent: str) -> dict[str, Any]:
        """What a seat may see, as the page gets it."""
        return self.position.view(SEATS.index(agent)).data

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position, rewards, since = self.position, self.rewards, self._cumulative_rewards
        since[agent] = 0.0
        position.step(int(action))
        for one, gain in zip(self.possible_agents, position.gains(), strict=True):
            rewards[one] = gain
            since[one] += gain
        if position.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = SEATS[position.seat]

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return str(self.position.ruleset.game.render_text(self.position.state))

    def close(self) -> None:
        pass


def env(game: str, **options: Any) -> Table:
    """An environment; `options` are those of `Table`."""
    return Table(game, **options)
