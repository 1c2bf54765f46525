"""Chance: a fast generator for playouts, and the seeded draws of a real game.

A real game draws each outcome from its seed, the purpose of the draw and how many draws were
made for that purpose before, so that a replay never depends on who asked first.
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.position import Position

WORD: Final = 0xFFFFFFFF


class Dice:
    """A xoshiro128** generator on four 32-bit words; the same numbers compiled and interpreted."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int) -> None:
        digest = blake2b(str(seed).encode(), digest_size=16).digest()
        self.a = int.from_bytes(digest[0:4], "little") | 1
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.d = int.from_bytes(digest[12:16], "little")

    def word(self) -> i64:
        """Give the next 32 random bits."""
        b = self.b
        x = (b * 5) & WORD
        result = ((((x << 7) & WORD) | (x >> 25)) * 9) & WORD
        shifted = (b << 9) & WORD
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) & WORD) | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """Give a number from 0 to n - 1, all equally likely."""
        return (self.word() * n) >> 32

    def weighted(self, weights: vec[i64]) -> i64:
        """Give an index into the weights, as likely as its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        rest = self.below(total)
        index: i64 = 0
        for weight in weights:
            if rest < weight:
                return index
            rest -= weight
            index += 1
        return index - 1

    def shuffle(self, items: list[int]) -> None:
        """Put numbers into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def choose(self, position: Position) -> i64:
        """Give one of the open options at random; those of chance by their weights."""
        if position.seat < 0:
            return position.options[self.weighted(position.weights)]
        return position.options[self.below(len(position.options))]


def seeded_draw(seed: str, purpose: str, count: int, weights: list[int]) -> int:
    """Give the index that the seed holds for the count-th draw of a purpose."""
    digest = blake2b(f"{seed}\0{purpose}\0{count}".encode(), digest_size=16).digest()
    rest = int.from_bytes(digest, "big") * sum(weights) >> 128
    for index, weight in enumerate(weights):
        if rest < weight:
            return index
        rest -= weight
    raise ValueError("no outcome has any weight")


def seed_of(what: str, step: int) -> int:
    """Give the seed of the dice for one step of something: always the same, and unlike any other step's."""
    return int.from_bytes(blake2b(f"{what} {step}".encode(), digest_size=6).digest(), "big")
