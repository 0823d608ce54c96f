"""Independent referees for Carcassonne: slow, simple, and without any engine code.

`base.py` knows the base game and the River completely: what may be done, and what must come of it. The other
files know the points of the expansions: they read the tile files and the JSON of a view, flood-fill the whole
board, and say from that alone what is finished, who owns it and what it pays. `judged.py` lists what they
judge of each element, `scorer.py` follows a game.
"""

from carcassonne.slow.base import Area, Position, Referee, name

__all__ = ["Area", "Position", "Referee", "name"]
