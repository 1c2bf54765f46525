"""Small networks that were learned from games: what a seat may expect, and what it leans to.

A seat's knowledge is a row of numbers (`features.py`), most of them 0. Each value that a number can have has
a row of weights of its own, so the first layer is a sum over the numbers that are not 0. These weights are
whole numbers of 8 bits, and four sums are kept in one number of 64 bits. The program that writes weights
keeps every sum within its 16 bits; bits that one sum borrows from the next are given back when they are
separated.
"""

from math import exp
from typing import Final, final

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from courtyard.engine.features import Features, Page
from courtyard.engine.position import Position

LANES: Final = 4
"""Number of sums kept in one integer."""
BLOCK: Final = 32
"""Number of sums added up at a time; every first layer has a multiple of these."""
ABREAST: Final = 8
"""Every middle layer has a multiple of these."""
OUTPUTS: Final = 4
"""Number of outputs of a value."""
LANE: Final = 65536
HALF: Final = 32768
FARTHEST: Final = 100_000.0
"""Nobody expects to be further ahead, in hundredths of a point."""

STRONGEST: Final = 50.0
"""Nobody leans more to or from an option; a number beyond that, or no number at all, counts as nothing."""


class Layer:
    """The first layer: rows of weights, chosen by what the numbers of a seat are.

    Some numbers say more together: who owns a card, and what it is worth. Their products are joined, each
    to a number that stands behind those of the seat, and is looked at like them.
    """

    hidden: i64
    size: i64
    joins: vec[i64]
    """The places of two numbers, and of what their product is added to; over and over."""
    joined: vec[i64]
    columns: vec[i64]
    """Places of the inputs in use, in order."""
    first: vec[i64]
    """Row of each input's value 1."""
    most: vec[i64]
    """Value of each input from which on all have the same row."""
    rows: vec[i64]
    scale: vec[float]
    bias: vec[float]
    active: vec[i64]
    found: vec[float]
    """Result of the last evaluation; never below 0."""

    def __init__(
        self,
        size: int,
        joins: list[int],
        columns: list[int],
        most: list[int],
        weights: bytes,
        scale: list[float],
        bias: list[float],
    ) -> None:
        self.hidden = len(scale)
        self.size = size
        self.joins = vec[i64](joins)
        self.joined = vec[i64]([0] * (max([*joins[2::3], *columns, size]) + 1 - size))
        self.columns = vec[i64](columns)
        self.most = vec[i64](most)
        self.first = vec[i64]([0] * len(columns))
        self.scale = vec[float](scale)
        self.bias = vec[float](bias)
        self.active = vec[i64]([0] * len(columns))
        self.found = vec[float]([0.0] * len(scale))
        words = self.hidden // LANES
        row: i64 = 0
        for nth in range(len(self.columns)):
            self.first[nth] = row * words
            row += self.most[nth]
        self.rows = vec[i64]([0] * (row * words))
        for word in range(row * words):
            packed: i64 = 0
            for lane in range(LANES):
                weight: i64 = weights[LANES * word + LANES - 1 - lane]
                packed = packed * LANE + (weight - 256 if weight > 127 else weight)
            self.rows[word] = packed

    @final
    def look(self, numbers: vec[i16]) -> None:
        """Sum up the rows of all numbers that are above 0."""
        active = self.active
        columns = self.columns
        most = self.most
        first = self.first
        words = self.hidden // LANES
        joined = self.joined
        self.join(numbers)
        end: i64 = 0
        for nth in range(i64(len(columns))):
            place = columns[nth]
            value = i64(numbers[place]) if place < self.size else joined[place - self.size]
            if value > 0:
                if value > most[nth]:
                    value = most[nth]
                active[end] = first[nth] + (value - 1) * words
                end += 1
        at: i64 = 0
        while at < words:
            self.add_up(at, end)
            at += BLOCK // LANES

    @final
    def join(self, numbers: vec[i16]) -> None:
        """Add up the products of numbers that say more together."""
        joins = self.joins
        joined = self.joined
        for nth in range(i64(len(joined))):
            joined[nth] = 0
        at: i64 = 0
        while at < len(joins):
            value = i64(numbers[joins[at]])
            if value != 0:
                joined[joins[at + 2] - self.size] += value * i64(numbers[joins[at + 1]])
            at += 3

    @final
    def add_up(self, at: i64, end: i64) -> None:
        """Sum up one block of all active rows."""
        rows = self.rows
        active = self.active
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        e: i64 = 0
        f: i64 = 0
        g: i64 = 0
        h: i64 = 0
        for nth in range(end):
            row = active[nth] + at
            a += rows[row]
            b += rows[row + 1]
            c += rows[row + 2]
            d += rows[row + 3]
            e += rows[row + 4]
            f += rows[row + 5]
            g += rows[row + 6]
            h += rows[row + 7]
        self.tell_apart(a, LANES * at)
        self.tell_apart(b, LANES * (at + 1))
        self.tell_apart(c, LANES * (at + 2))
        self.tell_apart(d, LANES * (at + 3))
        self.tell_apart(e, LANES * (at + 4))
        self.tell_apart(f, LANES * (at + 5))
        self.tell_apart(g, LANES * (at + 6))
        self.tell_apart(h, LANES * (at + 7))

    @final
    def tell_apart(self, packed: i64, at: i64) -> None:
        """Take four sums out of one number."""
        found = self.found
        scale = self.scale
        bias = self.bias
        for unit in range(at, at + LANES):
            low = ((packed + HALF) & (LANE - 1)) - HALF
            packed = (packed - low) >> 16
            value = float(low) * scale[unit] + bias[unit]
            found[unit] = value if value > 0.0 else 0.0


class Value:
    """A seat's expectation: by how much it will be ahead, and its points, in hundredths.

    Where the game itself can guess both, the network says how far to trust that guess, and what to add.
    Behind the first layer each day, or round, has layers of its own.
    """

    layer: Layer
    stage: i64
    """Place of the number of the day or round."""
    stages: i64
    """Number of days or rounds, from 1 on."""
    now: i64
    middle: i64
    second: vec[float]
    """By day or round, the weights to each of the middle, for every one of the first layer."""
    second_bias: vec[float]
    last: vec[float]
    last_bias: vec[float]
    doubt: float
    """How many hundredths of a point ahead are a chance to win of 73 %."""
    used: vec[i64]
    strong: vec[float]
    outputs: vec[float]
    """Result of the last evaluation: lead and points beyond the guess, and the trust in each guess."""

    def __init__(
        self,
        layer: Layer,
        stage: int,
        stages: int,
        second: list[float],
        second_bias: list[float],
        last: list[float],
        last_bias: list[float],
        doubt: float,
    ) -> None:
        self.layer = layer
        self.stage = stage
        self.stages = stages
        self.now = 0
        self.middle = len(second_bias) // stages
        self.second = vec[float](second)
        self.second_bias = vec[float](second_bias)
        self.last = vec[float](last)
        self.last_bias = vec[float](last_bias)
        self.doubt = doubt
        self.used = vec[i64]([0] * layer.hidden)
        self.strong = vec[float]([0.0] * layer.hidden)
        self.outputs = vec[float]([0.0] * OUTPUTS)

    @final
    def look(self, numbers: vec[i16]) -> None:
        """Let what a seat knows go through all layers."""
        layer = self.layer
        layer.look(numbers)
        found = layer.found
        used = self.used
        strong = self.strong
        middle = self.middle
        self.now = i64(numbers[self.stage]) - 1
        if self.now >= self.stages:
            self.now = self.stages - 1
        if self.now < 0:
            self.now = 0
        first = self.now * middle * layer.hidden
        end: i64 = 0
        for unit in range(layer.hidden):
            if found[unit] > 0.0:
                used[end] = first + unit * middle
                strong[end] = found[unit]
                end += 1
        outputs = self.outputs
        for nth in range(i64(OUTPUTS)):
            outputs[nth] = self.last_bias[self.now * OUTPUTS + nth]
        at: i64 = 0
        while at < middle:
            self.add_up(at, end)
            at += ABREAST

    @final
    def add_up(self, at: i64, end: i64) -> None:
        """Sum up eight of the middle side by side."""
        used = self.used
        strong = self.strong
        second = self.second
        bias = self.second_bias
        unit = self.now * self.middle + at
        a = bias[unit]
        b = bias[unit + 1]
        c = bias[unit + 2]
        d = bias[unit + 3]
        e = bias[unit + 4]
        f = bias[unit + 5]
        g = bias[unit + 6]
        h = bias[unit + 7]
        for nth in range(end):
            row = used[nth] + at
            by = strong[nth]
            a += by * second[row]
            b += by * second[row + 1]
            c += by * second[row + 2]
            d += by * second[row + 3]
            e += by * second[row + 4]
            f += by * second[row + 5]
            g += by * second[row + 6]
            h += by * second[row + 7]
        self.pass_on(a, unit)
        self.pass_on(b, unit + 1)
        self.pass_on(c, unit + 2)
        self.pass_on(d, unit + 3)
        self.pass_on(e, unit + 4)
        self.pass_on(f, unit + 5)
        self.pass_on(g, unit + 6)
        self.pass_on(h, unit + 7)

    @final
    def pass_on(self, value: float, unit: i64) -> None:
        """Add what one of the middle says to all outputs."""
        if value > 0.0:
            outputs = self.outputs
            last = self.last
            row = unit * OUTPUTS
            outputs[0] += value * last[row]
            outputs[1] += value * last[row + 1]
            outputs[2] += value * last[row + 2]
            outputs[3] += value * last[row + 3]


class Policy:
    """A seat's leaning, beside the worth that the judgement gives its options."""

    layer: Layer
    options: i64
    weights: vec[i64]
    """For each option the weights of the first layer, in steps of its scale."""
    scale: vec[float]
    bias: vec[float]
    trust: float
    """Hundredths of a point that make an option 2.7 times as likely."""

    def __init__(
        self, layer: Layer, weights: bytes, scale: list[float], bias: list[float], trust: float
    ) -> None:
        self.layer = layer
        self.options = len(scale)
        self.weights = vec[i64]([weight - 256 if weight > 127 else weight for weight in weights])
        self.scale = vec[float](scale)
        self.bias = vec[float](bias)
        self.trust = trust

    @final
    def lean(self, numbers: vec[i16], options: vec[i64]) -> vec[float]:
        """Tell how much more likely than by their worth options are, as the logarithm."""
        self.layer.look(numbers)
        found = self.layer.found
        hidden = self.layer.hidden
        weights = self.weights
        leanings = vec[float](capacity=24)
        for option in options:
            sum_of = 0.0
            if option < self.options:
                row = option * hidden
                for unit in range(hidden):
                    if found[unit] > 0.0:
                        sum_of += found[unit] * float(weights[row + unit])
                sum_of = sum_of * self.scale[option] + self.bias[option]
            leanings = append(leanings, sum_of if -STRONGEST < sum_of < STRONGEST else 0.0)
        return leanings


class Network:
    """Learned weights for one game with one number of players."""

    features: Features
    page: Page
    value: Value
    policy: Policy

    def __init__(self, features: Features, value: Value, policy: Policy) -> None:
        self.features = features
        self.page = Page(vec[i16]([0] * features.size), features.size)
        self.value = value
        self.policy = policy

    @final
    def expect(self, position: Position, ends: vec[i64], asked: i64) -> vec[i64]:
        """Give by how much each seat will be ahead, and behind that the points of each, in hundredths.

        `ends` is what the game guesses: how each seat stands, and the points of each. Each seat is asked by
        what it knows itself; of two, one is ahead by as much as the other is behind. Of more, only those are
        asked whose bits are set: of the others nobody wants to know.
        """
        seats = len(ends) // 2
        found = vec[i64](capacity=10)
        value = self.value
        outputs = value.outputs
        for seat in range(seats):
            if seats > 2 and (asked >> seat) & 1 == 0:
                found = append(found, 0)
                continue
            self.features.write(position, seat, self.page)
            value.look(self.page.numbers)
            lead = outputs[0] + outputs[2] * float(lead_of(ends, seat))
            found = append(found, whole(lead))
            ends[seats + seat] = whole(outputs[1] + outputs[3] * float(ends[seats + seat]))
        if seats == 2:
            lead_of_first = (found[0] - found[1]) // 2
            found[0] = lead_of_first
            found[1] = -lead_of_first
        for seat in range(seats):
            found = append(found, ends[seats + seat])
        return found

    @final
    def lean(self, position: Position, seat: i64, options: vec[i64]) -> vec[float]:
        """Tell how much more likely than by their worth a seat's options are, as the logarithm."""
        self.features.write(position, seat, self.page)
        return self.policy.lean(self.page.numbers, options)

    @final
    def chance(self, lead: i64) -> float:
        """Give the chance to win of a seat with an expected lead."""
        return 1.0 / (1.0 + exp(-float(lead) / self.value.doubt))


def lead_of(ends: vec[i64], seat: i64) -> i64:
    """Give by how much a seat is ahead of the best other seat; alone, its points."""
    best: i64 = 0
    is_alone = True
    for other in range(len(ends) // 2):
        if other != seat and (is_alone or ends[other] > best):
            best = ends[other]
            is_alone = False
    return ends[seat] - best


def whole(value: float) -> i64:
    """Round an expectation; one that is not a number counts as nothing."""
    if not -FARTHEST < value < FARTHEST:
        return 0
    return int(value)


def written(numbers: vec[i16]) -> bytes:
    """Write what is not 0 of a row: place and number, in 16 bits each, for learning."""
    writer = BytesWriter()
    for place in range(i64(len(numbers))):
        number = numbers[place]
        if number != 0:
            write_i16_le(writer, i16(place))
            write_i16_le(writer, number)
    return writer.getvalue()
