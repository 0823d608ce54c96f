"""The hooks of Orléans."""

from __future__ import annotations

from ..kernel import Hook
from .tables import Reading

READING: Hook[[], Reading] = Hook("reading", "", "how an edition reads the rules that they share")
