"""C-1.15-c: "Siege" tiles follow the rules of the Cathars."""

BRINGS = ("cathars",)
