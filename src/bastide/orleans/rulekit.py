"""The kernel's steps, verbs and modules for a state of Orléans: what rules are written with."""

from __future__ import annotations

from ..kernel import flow, modules
from .state import OrleansState

Anchor = flow.Anchor[OrleansState]
Ask = flow.Ask[OrleansState]
Build = modules.Build[OrleansState]
Call = flow.Call[OrleansState]
Do = flow.Do[OrleansState]
Draw = flow.Draw[OrleansState]
Flow = flow.Flow[OrleansState]
Limit = flow.Limit[OrleansState]
Module = modules.Module[OrleansState]
Step = flow.Step[OrleansState]
Verb = flow.Verb[OrleansState]
