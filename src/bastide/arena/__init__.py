"""Many games at once: simulations and measurements."""

from .measure import Measures, measure
from .simulate import Result, simulate

__all__ = ["Measures", "Result", "measure", "simulate"]
