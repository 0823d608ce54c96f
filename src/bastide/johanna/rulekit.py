"""The kernel's steps, verbs and modules for a state of Johanna: what rules are written with."""

from __future__ import annotations

from ..kernel import flow, modules
from .state import JohannaState

Anchor = flow.Anchor[JohannaState]
Ask = flow.Ask[JohannaState]
Build = modules.Build[JohannaState]
Call = flow.Call[JohannaState]
Do = flow.Do[JohannaState]
Draw = flow.Draw[JohannaState]
Flow = flow.Flow[JohannaState]
Limit = flow.Limit[JohannaState]
Module = modules.Module[JohannaState]
Step = flow.Step[JohannaState]
Verb = flow.Verb[JohannaState]
