"""Play games to learn from, and write down what was known and how it ended.

    python play.py GAME PLAYERS --seconds 60 --seed 1 --out FOLDER/NAME [--tries 100]

Games are played by the judgement, or by the network where there are weights (COURTYARD_WEIGHTS names their
folder). Some seats are careless, so that the games also show what comes of mistakes. After a few choices the
game is played on as a try of the search would be, up to where the network is asked; the knowledge of each
seat there, with the end of the game, is a sample for the value. With `--tries`, some of the choices are made
by a search, and how often it tried each option is a sample for the policy.

`.value.pairs` and `.policy.pairs` hold what is not 0 of each sample: place and number, 16 bits each.
`.value.rows` and `.policy.rows` hold the rest in 32-bit floats, and `.policy.options` the options of each
decision: the option, its worth, how likely it was (as the logarithm), how often it was tried, and with what
result.
"""

import argparse
import json
import random
import time
from array import array
from math import log
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from courtyard.bots.tree import Tree, priors_of
from courtyard.bots.weights import digest_of, network_for
from courtyard.engine.chance import Dice
from courtyard.engine.features import Features, Page
from courtyard.engine.game import Game
from courtyard.engine.network import Network, lead_of, written
from courtyard.engine.position import CHANCE, Position
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game

CARELESS = (0.0, 0.0, 0.02, 0.06, 0.2)
"""The part of its choices that a seat makes at random: one of these, for a whole game."""
CAREFUL = (0.0, 0.0, 0.0, 0.01, 0.05)
"""The same where networks play for samples of the value."""
LEFT_OUT = {
    "in_row",
    "laid_by",
    "top_card",
    "unmasked",
    "gift_card",
    "die_face",
    "discard_order",
    "drawn",
    "detail",
}
"""Rows of numbers that say in other words what others say as well, or nothing of worth."""
STRETCH = 40
"""Fewer choices than these lie between two samples for the value; where networks play, for each seat."""
CURIOSITY = 0.5
"""Searches try more than those of a game, so that they also correct what looks bad."""
MARGIN = 2000.0
"""Hundredths of a point by which a better option is preferred in 73 % of cases: see LIKED in train.py."""
UNLIKELY = 1e-9
"""No option counts as less likely than this."""
SEARCHED = 0.4
"""The part of the choices that a search makes."""
USUAL = 0.5
"""The part of the games with the usual options; the others have any."""
TRUST = 100.0


class Player:
    """Plays games of one kind and gathers samples."""

    def __init__(self, game: Game, players: int, seed: int, tries: int, uses_network: bool) -> None:
        self.game = game
        self.judge = game.judgement
        self.lot = random.Random(seed)
        self.dice = Dice(seed)
        self.tries = tries
        self.usual = game.settle_options({"players": players})
        self.variants = [one for one in game.variants() if one["players"] == players]
        self.starts: dict[str, Position] = {}
        self.network: Network | None = None
        if uses_network:
            self.network = network_for(game, self.usual, {})
        self.features = game.features
        self.page = Page(vec[i16]([0] * self.features.size), self.features.size)
        self.games = 0
        self.pairs: dict[str, list[bytes]] = {"value": [], "policy": []}
        self.rows = {"value": array("f"), "policy": array("f")}
        self.options = array("f")

    def start(self) -> Position:
        options = self.usual if self.lot.random() < USUAL else self.lot.choice(self.variants)
        key = repr(options)
        if key not in self.starts:
            self.starts[key] = self.game.start(self.game.settle_options(options), {})
        position = self.starts[key].copy()
        position.order(True)
        return position

    def known(self, kind: str, position: Position, seat: int) -> int:
        """Note what a seat knows; give how many numbers it is."""
        self.features.write(position, seat, self.page)
        self.pairs[kind].append(written(self.page.numbers))
        return len(self.pairs[kind][-1]) // 4

    def play(self) -> None:
        """Play a game, with samples on the way."""
        position, lot = self.start(), self.lot
        seats = int(position.seats())
        by_network = self.network is not None and not self.tries
        careless = [lot.choice(CAREFUL if by_network else CARELESS) for _ in range(seats)]
        stretch = STRETCH * seats if by_network else STRETCH
        samples: list[tuple[int, int, float, float]] = []
        while not position.is_over():
            for _ in range(lot.randrange(stretch)):
                self.draw(position)
                if position.is_over():
                    break
                self.choose(position, careless)
            guess = self.judge.play_short(position, self.dice)
            if not position.is_over():
                samples += [
                    (seat, self.known("value", position, seat), lead_of(guess, seat), guess[seats + seat])
                    for seat in range(seats)
                ]
        ends = self.judge.play_on(position, self.dice)
        for seat, known, lead, points in samples:
            end = (lead_of(ends, seat) / 100, ends[seats + seat] / 100)
            self.rows["value"].extend((known, self.games, seat, lead / 100, points / 100, *end))
        self.games += 1

    def draw(self, position: Position) -> None:
        while position.seat == CHANCE:
            position.choose(CHANCE, self.dice.choose(position))

    def choose(self, position: Position, careless: list[float]) -> None:
        """Make one choice: at random, by a search, or by what looks best."""
        seat, lot = int(position.seat), self.lot
        options = [int(option) for option in position.options_of(seat)]
        if len(options) == 1:
            chosen = options[0]
        elif self.tries and lot.random() < SEARCHED:
            chosen = self.search(position, seat, options)
        elif lot.random() < careless[seat]:
            chosen = lot.choice(options)
        elif self.network is None:
            chosen = int(self.judge.best(position, seat, self.dice))
        else:
            priors = list(priors_of(self.judge, self.network, TRUST, position, seat))
            if lot.random() < (0.3 if self.tries else 0.1):
                chosen = lot.choices(options, priors)[0]
            else:
                chosen = options[priors.index(max(priors))]
        position.choose(seat, chosen)

    def search(self, position: Position, seat: int, options: list[int]) -> int:
        """Search, and note how often each option was tried and what came of it."""
        tree = Tree(self.judge, seat, self.network)
        tree.curiosity, tree.margin = CURIOSITY, MARGIN
        worths = [int(worth) for worth in self.judge.weigh(position, seat)]
        tree.think([position], self.tries, self.dice)
        found = {int(tree.option[node]): node for node in tree.children(tree.root)}
        visits = [int(tree.visits[found[option]]) for option in options]
        known = self.known("policy", position, seat)
        self.rows["policy"].extend((known, self.games, seat, len(options)))
        for option, worth, tried in zip(options, worths, visits, strict=True):
            node = found[option]
            value = tree.total[node] / tried if tried else -1.0
            likely = log(max(tree.prior[node], UNLIKELY))
            self.options.extend((option, worth, likely, tried, value))
        return options[visits.index(max(visits))]

    def facts(self) -> dict[str, Any]:
        """Give what is to be known of the game when weights are written."""
        trained: dict[str, list[Any]] = {}
        for options in (self.usual, *self.variants):
            for name, value in self.game.settle_options(options).items():
                if value not in trained.setdefault(name, []):
                    trained[name].append(value)
        return {
            "game": self.game.name,
            "players": self.usual["players"],
            "options": self.game.player_options,
            "digest": digest_of(self.game),
            "size": int(self.features.size),
            "joins": joins_of(self.features),
            "stage": stage_of(self.features),
            "left out": [
                row.first + nth
                for row in self.features.table
                if row.name in LEFT_OUT
                for nth in range(self.features.length(row))
            ],
            "trained": trained,
        }

    def write(self, out: str) -> None:
        Path(f"{out}.facts").write_text(json.dumps(self.facts()), "utf-8")
        for kind, rows in self.rows.items():
            if rows:
                Path(f"{out}.{kind}.pairs").write_bytes(b"".join(self.pairs[kind]))
                Path(f"{out}.{kind}.rows").write_bytes(rows.tobytes())
        if self.options:
            Path(f"{out}.policy.options").write_bytes(self.options.tobytes())


def stage_of(features: Features) -> list[int]:
    """Give the place of the day or round, and how many there are."""
    first = {row.name: row.first for row in features.table}
    return [int(first["day"] if "day" in first else first["round"]), 4]


def joins_of(features: Features) -> list[list[int]]:
    """Give the numbers that say more together: which decrees somebody owns, and what is on whose ships."""
    first = {row.name: row.first for row in features.table}
    length = {row.name: [len(features.axes[axis]) for axis in row.axes] for row in features.table}
    if "decree_owner" not in first:
        return []
    found, behind = [], int(features.size)
    slots, seats = length["decree_owner"]
    kinds = length["decree"][1]
    for seat in range(seats):
        for kind in range(kinds):
            for slot in range(slots):
                decree, owner = (
                    first["decree"] + kinds * slot + kind,
                    first["decree_owner"] + seats * slot + seat,
                )
                found.append([owner, decree, behind])
            behind += 1
        for berth in range(length["ship_load"][0]):
            found.append([first["ship_owner"] + seats * berth + seat, first["ship_load"] + berth, behind])
            behind += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Play games to learn from.")
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to play")
    parser.add_argument("--games", type=int, default=1 << 30, help="and how many games at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=0, help="of a search that makes some of the choices")
    parser.add_argument("--network", action="store_true", help="play by the weights that are there")
    parser.add_argument("--out", required=True)
    asked = parser.parse_args()
    player = Player(find_game(asked.game), asked.players, asked.seed, asked.tries, asked.network)
    until = time.monotonic() + asked.seconds
    while time.monotonic() < until and player.games < asked.games:
        player.play()
    player.write(asked.out)
    decisions = len(player.rows["policy"]) // 4
    print(
        f"{asked.out}: {player.games} games, {len(player.rows['value']) // 7} samples, {decisions} searches"
    )


if __name__ == "__main__":
    try:
        main()
    except Trouble as trouble:
        raise SystemExit(str(trouble)) from None
