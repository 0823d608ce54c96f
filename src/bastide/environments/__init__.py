"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel (docs/environments.md).

from bastide.environments import aec, gym
env = aec.env("carcassonne", seats=2, sets=["base", "river"])
env = gym.Solo("johanna")
"""
