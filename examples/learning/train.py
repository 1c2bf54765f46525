"""Train networks from the samples that play.py wrote, and write their weights. Needs PyTorch.

    python train.py value GAME PLAYERS --data FOLDER... --out parts/GAME-PLAYERS.npz
    python train.py policy GAME [KIND] --data FOLDER... --out parts/GAME-KIND-policy.npz
    python train.py write GAME --data FOLDER... --parts parts --card CARD.json --out weights/GAME.weights

Folders are the rounds of play, the oldest first; a sample of an older round counts less. With `--start
weights/GAME.weights` training begins with these weights, and what is written keeps all that was not
trained again.
"""

import argparse
import json
from pathlib import Path

import torch
from policy import train_policy
from value import train_value
from weights import write

EPOCHS = {"gugong": 12, "kingdom": 4}
"""The number of passes over all samples."""
AGAIN = 6
"""The same where training begins with weights."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Train networks from games.")
    parser.add_argument("what", choices=("value", "policy", "write"))
    parser.add_argument("game")
    parser.add_argument("players", nargs="?", help="of a value; of a policy few, many or all")
    parser.add_argument("--data", nargs="+", required=True)
    parser.add_argument("--epochs", type=int, help="how often all samples are gone through")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", default="parts")
    parser.add_argument("--card")
    parser.add_argument("--start", default="", help="weights to begin with")
    parser.add_argument("--out", required=True)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    epochs = asked.epochs or (AGAIN if asked.start else EPOCHS[asked.game])
    if asked.what == "value":
        train_value(asked.game, asked.players or "2", asked.data, epochs, asked.start, asked.out)
    elif asked.what == "policy":
        epochs = asked.epochs or (AGAIN if asked.start else 5)
        train_policy(asked.game, asked.players or "all", asked.data, epochs, asked.start, asked.out)
    else:
        card = json.loads(Path(asked.card).read_text()) if asked.card else {}
        write(asked.game, asked.data, asked.parts, card, asked.start, asked.out)


if __name__ == "__main__":
    main()
