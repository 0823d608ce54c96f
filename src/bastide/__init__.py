"""Bastide: Orléans, Johanna and Carcassonne at a table in the browser."""

__version__ = "0.1.0"
