"""Johanna – Orléans Draw & Write: 2 to 5 players, or one against Johanna."""
