"""The base game: 72 tiles of roads, cities, cloisters and fields. Its rules are those of every game."""

from ...box import Box

BOX = Box(sets=("base",), alone=True)
