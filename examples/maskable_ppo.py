"""MaskablePPO of sb3-contrib, unchanged, on one seat of a named variant against a bot.

    pip install '.[lab]' sb3-contrib
    python examples/maskable_ppo.py --variant Gugong-2p-v0 --against random --steps 200000

sb3-contrib is not among Courtyard's extras: it brings PyTorch and Stable-Baselines3, and this page alone
needs it. It finds the masks by itself, in the method `action_masks` of the environment.
"""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import courtyard.lab.envs
from courtyard.lab.variants import variant


def make(name: str, against: str) -> gymnasium.Env:
    opponents = [against] * variant(name).opponents
    return gymnasium.make(f"{courtyard.lab.envs.NAMESPACE}/{name}", opponents=opponents, floats=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train MaskablePPO on a named variant.")
    parser.add_argument("--variant", default="Gugong-2p-v0")
    parser.add_argument("--against", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=50, help="to measure it in")
    parser.add_argument("--rollout", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()

    model = MaskablePPO(
        "MlpPolicy", make(wanted.variant, wanted.against), n_steps=wanted.rollout, seed=wanted.seed, gamma=1.0
    )
    model.learn(wanted.steps)
    rewards, _ = evaluate_policy(
        model, make(wanted.variant, wanted.against), wanted.games, return_episode_rewards=True, warn=False
    )
    won = 100 * np.mean(np.array(rewards) > 0)
    print(
        f"{np.mean(rewards):+.1f} points ahead of {wanted.against}, {won:.0f} % of {wanted.games} games won"
    )


if __name__ == "__main__":
    main()
