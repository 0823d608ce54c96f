"""Orléans: three editions of the game on one flow."""
