"""OpenSpiel: Carcassonne's base game for two, and Johanna alone; chance is explicit.

import pyspiel, bastide.environments.spiel
game = pyspiel.load_game("python_bastide_carcassonne")
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ..encodings import encoding_for
from ..games import compile_ruleset
from ..kernel import CHANCE, Ruleset


def game_type(short: str, title: str, players: int, utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=short,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


CARCASSONNE = game_type(
    "python_bastide_carcassonne", "Carcassonne, base game", 2, pyspiel.GameType.Utility.ZERO_SUM
)
JOHANNA = game_type("python_bastide_johanna", "Johanna alone", 1, pyspiel.GameType.Utility.GENERAL_SUM)
MOST_POINTS = 1000.0


class Shared:
    """Rules and encoding, which all states of a game share: copies of a state do not copy them."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self.ruleset = ruleset
        self.encoding = encoding_for(ruleset)

    def __deepcopy__(self, memo: Any) -> Shared:
        return self


class Held:
    """A state of the rules; a copy of it is an independent game."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.state.copy())


class BastideGame(pyspiel.Game):
    """One set-up as OpenSpiel sees it."""

    kind: Any
    setup: tuple[str, int]
    utility: tuple[float, float]
    length: int

    def __init__(self, params: Any = None) -> None:
        name, seats = self.setup
        self.shared = Shared(compile_ruleset(name, seats))
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.shared.encoding.slots.size,
                max_chance_outcomes=256,
                num_players=seats,
                min_utility=self.utility[0],
                max_utility=self.utility[1],
                utility_sum=0.0 if seats > 1 else None,
                max_game_length=self.length,
            ),
            params or {},
        )

    def new_initial_state(self) -> BastideState:
        return BastideState(self, self.shared)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.shared)

    def max_chance_nodes_in_history(self) -> int:
        return self.length


class CarcassonneGame(BastideGame):
    kind = CARCASSONNE
    setup = ("carcassonne", 2)
    utility = (-1.0, 1.0)
    length = 400


class JohannaGame(BastideGame):
    kind = JOHANNA
    setup = ("johanna", 1)
    utility = (-MOST_POINTS, MOST_POINTS)
    length = 2000


class BastideState(pyspiel.State):
    """A position; draws are chance nodes."""

    def __init__(self, game: BastideGame, shared: Shared) -> None:
        super().__init__(game)
        self._shared = shared
        self._held = Held(shared.ruleset.start(None))

    @property
    def position(self) -> Any:
        return self._held.state

    def current_player(self) -> int:
        state = self.position
        if not state.frames:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.pending[0] == CHANCE else int(state.pending[0])

    def _slots(self, player: int) -> dict[int, Any]:
        ruleset, state = self._shared.ruleset, self.position
        return self._shared.encoding.options(state, ruleset.options(state, player))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._slots(player))

    def _draw(self) -> Any:
        ruleset: Any = self._shared.ruleset
        return ruleset.program[self.position.frames[-1]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self._draw().weights(self.position)
        total = sum(weights)
        return [(index, weight / total) for index, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        ruleset, state = self._shared.ruleset, self.position
        if self.is_chance_node():
            ruleset.resolve(state, action)
        else:
            seat = state.pending[0]
            ruleset.apply(state, seat, self._slots(seat)[action], None)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            draw = self._draw()
            return f"{draw.topic} {draw.write(self.position, action)}"
        return str(self._shared.ruleset.write(self.position, self._slots(player)[action]))

    def is_terminal(self) -> bool:
        return not self.position.frames

    def returns(self) -> list[float]:
        game, state = self._shared.ruleset.game, self.position
        seats = self._shared.ruleset.setup.seats
        if state.frames:
            return [0.0] * seats
        if seats == 1:
            return [float(game.scores(state)[0])]
        winners = game.winners(state)
        if len(winners) > 1:
            return [0.0] * seats
        return [1.0 if seat in winners else -1.0 for seat in range(seats)]

    def __str__(self) -> str:
        game, state = self._shared.ruleset.game, self.position
        return f"{game.render_text(state)}\nscores {game.scores(state)}, after {state.serial}"


class Observer:
    """The encoding as a tensor, and the position as text."""

    def __init__(self, shared: Shared) -> None:
        self._encoding = shared.encoding
        self.tensor: Any = np.zeros(self._encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BastideState, player: int) -> None:
        self.tensor[:] = self._encoding.observe(state.position, player)

    def string_from(self, state: BastideState, player: int) -> str:
        return f"{player}: {state}"


pyspiel.register_game(CARCASSONNE, CarcassonneGame)
pyspiel.register_game(JOHANNA, JohannaGame)
