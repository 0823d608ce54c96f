"""C-1.15-c: "Cult" tiles follow the rules of the shrines."""

BRINGS = ("shrine",)
