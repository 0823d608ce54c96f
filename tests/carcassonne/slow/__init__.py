"""Independent referees for Carcassonne: slow, simple, and without any engine code.

`base.py` knows the base game and the River completely: what may be done, and what must come of it. The other
files know the expansions: they read the tile files and the JSON of a view and flood-fill the board. That
is all they need to say what is finished, who owns it and what it pays, what may be done and who stands where.
`scorer.py` follows the points of a game, `witness.py` its moves; `judged.py` lists what they judge of each
element.
"""

from carcassonne.slow.base import Area, Position, Referee, name

__all__ = ["Area", "Position", "Referee", "name"]
