"""Positions that somebody builds by hand: what of them adds up, and how a position is written as `given`."""

from .forms import Field, form_of
from .settling import Fault, Settled, settle
from .writing import begins_here, given_of

__all__ = ["Fault", "Field", "Settled", "begins_here", "form_of", "given_of", "settle"]
