"""One of the tiles has a herd of pigs: it follows the rule of River II."""

BRINGS = ("pig-herd",)
