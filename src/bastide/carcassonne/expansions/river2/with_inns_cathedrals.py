"""C-3.1.2.2-o: with the inn on one of its tiles comes the rule for inns."""

BRINGS = ("inns",)
