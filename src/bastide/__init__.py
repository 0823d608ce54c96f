"""Bastide: Orléans, Johanna and Carcassonne at a table in the browser."""

from . import _core

__version__ = "0.1.0"

RUNNING = _core.install()
"""Whether the rules run compiled or as plain Python."""
