"""Carcassonne: the base game and its expansions."""
