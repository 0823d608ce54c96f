"""The kernel's steps, verbs and modules for a state of Carcassonne: what rules are written with."""

from __future__ import annotations

from ..kernel import flow, modules
from .state import CarcassonneState

Anchor = flow.Anchor[CarcassonneState]
Ask = flow.Ask[CarcassonneState]
Call = flow.Call[CarcassonneState]
Do = flow.Do[CarcassonneState]
Draw = flow.Draw[CarcassonneState]
Flow = flow.Flow[CarcassonneState]
Limit = flow.Limit[CarcassonneState]
Step = flow.Step[CarcassonneState]
Verb = flow.Verb[CarcassonneState]
Build = modules.Build[CarcassonneState]
Module = modules.Module[CarcassonneState]
