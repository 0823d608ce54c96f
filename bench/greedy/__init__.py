"""`greedy` as it was on 16 November 2026: the fixed measure of every later bot. It is never improved.

Judgement, boxes and all, is a copy; only the rules are the project's own.
"""

from __future__ import annotations

from .greedy import Greedy

__all__ = ["Greedy"]
