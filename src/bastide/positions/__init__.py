"""Positions that somebody builds by hand: what of them adds up, and how a position is written as `given`."""

from .forms import Field, form_of
from .settling import BeginWith, Fault, Settled, settle
from .writing import begins_here, differences, given_of

__all__ = [
    "BeginWith",
    "Fault",
    "Field",
    "Settled",
    "begins_here",
    "differences",
    "form_of",
    "given_of",
    "settle",
]
