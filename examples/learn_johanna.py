"""Learns Johanna alone with MaskablePPO (sb3-contrib, CPU), and writes the model and its curve.

    pip install "bastide[research,learn]"
    python examples/learn_johanna.py --minutes 10 --to johanna.onnx
    bastide arena round-robin johanna --players 1 --bots johanna.onnx,random,greedy --games 200

The curve (johanna.csv beside the model) has the steps so far and the mean points of the last games; the line
"random" is what any option brings. What is learned is the points of the own sheet, as they come. With --steps
instead of --minutes the same seed gives the same curve on the same machine.
"""

from __future__ import annotations

import argparse
import csv
import json
import time
from collections import deque
from math import inf
from pathlib import Path
from statistics import fmean

import numpy as np
import onnx
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

from bastide.encodings import VERSION
from bastide.environments.gym import Solo


def random_points(games: int, seed: int) -> float:
    """What any option brings."""
    env, rng, points = Solo(), np.random.default_rng(seed), []
    for game in range(games):
        _, info = env.reset(seed=seed + game)
        over = False
        while not over:
            _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        points.append(int(info["scores"][0]))
    return fmean(points)


class Curve(BaseCallback):
    """Stops when the time is up, and writes the points of the last games down on the way."""

    def __init__(self, path: Path, minutes: float) -> None:
        super().__init__()
        self.path, self.end = path, time.monotonic() + 60 * minutes
        self.last: deque[float] = deque(maxlen=200)
        self.rows: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        for ended, info in zip(self.locals["dones"], self.locals["infos"], strict=True):
            if ended:
                self.last.append(float(info["scores"][0]))
        return time.monotonic() < self.end

    def _on_rollout_end(self) -> None:
        if self.last:
            self.rows.append((self.num_timesteps, fmean(self.last)))
            print(f"{self.rows[-1][0]:>9} steps  {self.rows[-1][1]:6.2f} points", flush=True)

    def write(self, random: float) -> None:
        with self.path.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("steps", "points"))
            writer.writerow(("random", f"{random:.2f}"))
            writer.writerows((steps, f"{points:.2f}") for steps, points in self.rows)


class Values(torch.nn.Module):
    """What the policy gives each slot, as a bot from a model needs it."""

    def __init__(self, policy: torch.nn.Module) -> None:
        super().__init__()
        self.policy = policy

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        latent, _ = self.policy.mlp_extractor(self.policy.features_extractor(seen))
        return self.policy.action_net(latent)


def export(model: MaskablePPO, path: Path) -> None:
    size = model.observation_space.shape[0]
    values = Values(model.policy.to("cpu")).eval()
    torch.onnx.export(values, (torch.zeros(1, size),), str(path), input_names=["seen"], dynamo=False)
    made = onnx.load(str(path))
    about = made.metadata_props.add()
    about.key, about.value = "bastide", json.dumps({"game": "johanna", "seats": 1, "encoding": VERSION})
    onnx.save(made, str(path))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10, help="when to stop")
    parser.add_argument("--steps", type=int, help="stop after so many steps instead")
    parser.add_argument("--envs", type=int, default=8)
    parser.add_argument("--processes", type=int, default=1, help="processes for the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("johanna.onnx"))
    args = parser.parse_args()
    made = [Solo] * args.envs
    envs = SubprocVecEnv(made) if args.processes > 1 else DummyVecEnv(made)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device="cpu",
    )
    random = random_points(100, args.seed)
    print(f"random: {random:.2f} points")
    curve = Curve(args.to.with_suffix(".csv"), inf if args.steps else args.minutes)
    model.learn(args.steps or 10**9, callback=curve)
    curve.write(random)
    export(model, args.to)
    print(f"{args.to}: {curve.rows[-1][1]:.2f} points after {curve.rows[-1][0]} steps, random {random:.2f}")


if __name__ == "__main__":
    main()
