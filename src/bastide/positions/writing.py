"""A position of a game under way, written as `given`.

`given` begins where a turn or a phase begins, so the position is one at which the game could be laid out so.
What cannot be written is left out; whoever asks compares what both show and says what is missing.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from ..kernel import Ruleset, View


def given_of(ruleset: Ruleset[Any], state: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The description, and what chance gives first: the tile that is in hand."""
    module = import_module(f"{__package__}.{ruleset.game.name}")
    given, chance = module.write(ruleset, state)
    return {key: value for key, value in given.items() if value not in ({}, [], None)}, chance


def differences(ruleset: Ruleset[Any], one: Any, other: Any) -> list[str]:
    """What of the table is shown otherwise, in whatever order things lie."""
    module = import_module(f"{__package__}.{ruleset.game.name}")
    shown = [msgspec.to_builtins(View(ruleset, state, None).shown) for state in (one, other)]
    return sorted(
        key
        for key in shown[0]
        if key not in module.PASSING and _lying(shown[0][key]) != _lying(shown[1].get(key))
    )


def _lying(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lying(entry) for key, entry in value.items()}
    if isinstance(value, list) and all(isinstance(one, dict | list | tuple) for one in value):
        return sorted(map(_lying, value), key=repr)
    return value


def begins_here(ruleset: Ruleset[Any], state: Any) -> bool:
    """Whether a description can begin at this decision."""
    module = import_module(f"{__package__}.{ruleset.game.name}")
    decision = ruleset.decision(state)
    return decision is not None and decision.name in module.BEGINS
