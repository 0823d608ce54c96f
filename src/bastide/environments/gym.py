"""Gymnasium: one seat against bots, or Johanna alone.

gymnasium.make("bastide/Johanna-v1")
gymnasium.make("bastide/Carcassonne-v1", opponents=["greedy"], reward="win")
gymnasium.make_vec("bastide/Johanna-v1", num_envs=8, vectorization_mode="async")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from ..bots import make
from ..encodings import VERSION
from .position import Reward, position


class Seat(gymnasium.Env):
    """One seat; bots have the others, and play on until it is asked again."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Sequence[str] = ("random",),
        sets: Sequence[str] = (),
        elements: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "score",
        render_mode: str | None = None,
    ) -> None:
        self.position = position(game, 1 + len(opponents), sets, elements, options, reward)
        self.seat = seat
        self._opponents = list(opponents)
        self._bots: list[Any] = []
        self.render_mode = render_mode
        encoding = self.position.encoding
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        self.observation_space = gymnasium.spaces.Box(low, high, (encoding.size,), np.int16)
        self.action_space = gymnasium.spaces.Discrete(encoding.slots.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        super().reset(seed=seed)
        own = int(self.np_random.integers(2**62))
        self.position.begin(own)
        game = self.position.ruleset.game.name
        self._bots = [make(name, f"{own}/{at}", game) for at, name in enumerate(self._opponents)]
        self._bots.insert(self.seat, None)
        self._let_others_play()
        self.position.gains()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.position.step(int(action))
        self._let_others_play()
        gain = self.position.gains()[self.seat]
        return self._seen(), gain, self.position.over, False, self._info()

    def _let_others_play(self) -> None:
        position = self.position
        while not position.over and self.seat not in position.state.pending:
            position.act(self._bots[position.seat].choose(position.view(position.seat)))
        while not position.over and position.seat != self.seat:  # several are asked at once: the others first
            position.act(self._bots[position.seat].choose(position.view(position.seat)))

    def _seen(self) -> Any:
        return self.position.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        scores = self.position.ruleset.game.scores(self.position.state)
        return {"action_mask": self.action_masks(), "scores": np.array(scores)}

    def action_masks(self) -> Any:
        """What MaskablePPO of sb3-contrib asks for."""
        return self.position.mask(self.seat)

    def render(self) -> Any:
        if self.render_mode != "ansi":
            return None
        return self.position.ruleset.game.render_text(self.position.state)


class Solo(Seat):
    """A game for one: Johanna against Johanna."""

    def __init__(self, game: str = "johanna", **options: Any) -> None:
        super().__init__(game, opponents=(), **options)


NAMES = {
    f"bastide/Carcassonne-v{VERSION}": ("Seat", {"game": "carcassonne"}),
    f"bastide/Orleans-v{VERSION}": ("Seat", {"game": "orleans"}),
    f"bastide/Johanna-v{VERSION}": ("Solo", {}),
}

for name, (kind, options) in NAMES.items():
    if name not in gymnasium.registry:
        gymnasium.register(name, f"{__name__}:{kind}", kwargs=options)
