"""The search tree: what was tried from a seat's decision on, how often, and what came of it.

A node stands for an option that a seat took, after the options on the way to it. Draws on the way and hidden
things differ from one try to the next: every try starts from one of many positions that agree with the seat's
knowledge, draws again, and follows the same tree. So a node holds the mean over all that can be, and no seat
in it can use what it may not know.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.judgement import Judgement
from courtyard.engine.network import Network, lead_of
from courtyard.engine.position import CHANCE, NOBODY, Position

NONE: Final = -1
FAR_BEHIND: Final = -1000000
"""Less than any seat can end with."""
CURIOSITY: Final = 0.3
MARGIN: Final = 2000.0
"""Hundredths of a point that make a lead rather safe, where no network says that fewer do."""


class Tree:
    """A tree that grows by one node a try; every seat in it goes where its own result looks best.

    `curiosity` weighs what was tried little, `trust` is how many hundredths of a point an option must
    look worse to be expected 2.7 times less often, and `margin` how many make a lead safe. Where it is free
    at its root, all options of the first decision are tried, and only later ones in one order. With a
    network, tries are played on only for a short while, and the network says what is to be expected there.
    """

    judge: Judgement
    network: Network | None
    is_free_at_root: bool
    seat: i64
    root: i64
    tries: i64
    par: i64
    curiosity: float
    trust: float
    margin: float
    owner: vec[i64]
    option: vec[i64]
    first: vec[i64]
    sibling: vec[i64]
    visits: vec[i64]
    prior: vec[float]
    total: vec[float]
    points: vec[float]
    won: vec[float]

    def __init__(self, judge: Judgement, seat: i64, network: Network | None = None) -> None:
        self.judge = judge
        self.network = network
        self.is_free_at_root = False
        self.seat = seat
        self.root = 0
        self.tries = 0
        self.par = FAR_BEHIND
        self.curiosity = CURIOSITY
        self.trust = 100.0
        self.margin = MARGIN
        if network is not None:
            # It knows how far ahead is nearly won.
            doubted = 2.0 * network.value.doubt
            if doubted < MARGIN:
                self.margin = doubted
                self.curiosity = 0.4
        self.owner = vec[i64]()
        self.option = vec[i64]()
        self.first = vec[i64]()
        self.sibling = vec[i64]()
        self.visits = vec[i64]()
        self.prior = vec[float]()
        self.total = vec[float]()
        self.points = vec[float]()
        self.won = vec[float]()
        self.add(NONE, NONE, 1.0)

    def add(self, owner: i64, option: i64, prior: float) -> i64:
        """Give a new node; it still has to be hung into the tree."""
        node: i64 = len(self.owner)
        self.owner = append(self.owner, owner)
        self.option = append(self.option, option)
        self.first = append(self.first, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.prior = append(self.prior, prior)
        self.total = append(self.total, 0.0)
        self.points = append(self.points, 0.0)
        self.won = append(self.won, 0.0)
        return node

    # Trying.

    def think(self, positions: list[Position], tries: i64, dice: Dice) -> None:
        """Try a number of times, from one position after the other."""
        for _ in range(tries):
            self.try_once(positions[self.tries % len(positions)].copy(), dice)
            self.tries += 1

    def follow(self, option: i64, open_options: list[int]) -> bool:
        """Go on from an option that the seat took, with what is known below it; tell whether anything is.

        Of what was tried there only what the seat may really choose now is kept.
        """
        child = self.first[self.root]
        while child != NONE and (self.option[child] != option or self.owner[child] != self.seat):
            child = self.sibling[child]
        if child == NONE or self.visits[child] == 0:
            return False
        self.root = child
        self.tries = 0
        tried = self.first[child]
        self.first[child] = NONE
        while tried != NONE:
            following = self.sibling[tried]
            if self.owner[tried] == self.seat and int(self.option[tried]) in open_options:
                self.sibling[tried] = self.first[child]
                self.first[child] = tried
            tried = following
        return True

    def try_once(self, p: Position, dice: Dice) -> None:
        path = vec[i64](capacity=64)
        path = append(path, self.root)
        node = self.root
        asked: i64 = i64(1) << self.seat
        while p.seat != NOBODY:
            if p.seat == CHANCE:
                p.choose(CHANCE, dice.choose(p))
                continue
            if self.visits[node] == 0 and node != self.root:
                break
            who = self.seat if p.is_open(self.seat) else p.seat
            node = self.descend(p, who, node)
            path = append(path, node)
            asked |= i64(1) << who
            p.choose(who, self.option[node])
            if self.is_free_at_root and not p.orderly:
                p.order(True)
        network = self.network
        if network is None:
            self.learn(path, leads_in(self.judge.play_on(p, dice)), None)
            return
        ends = self.judge.play_short(p, dice)
        if p.seat == NOBODY:
            self.learn(path, leads_in(ends), None)
        else:
            self.learn(path, network.expect(p, ends, asked), network)

    def learn(self, path: vec[i64], ends: vec[i64], network: Network | None) -> None:
        """Add what a try came to to all nodes on its way: by how much each seat is ahead, and its points.

        Where a network only expects it, it says as well how likely it is to win.
        """
        utilities = vec[float](capacity=8)
        seats = len(ends) // 2
        if seats == 1:
            # Who plays alone compares with the first end found.
            if self.par == FAR_BEHIND:
                self.par = ends[0]
                self.margin = MARGIN
                self.curiosity = CURIOSITY
            ends[0] -= self.par
        for seat in range(seats):
            utilities = append(utilities, self.utility(ends[seat]))
        points = float(ends[seats + self.seat])
        lead = ends[self.seat]
        won = 1.0 if lead > 0 else (0.5 if lead == 0 else 0.0)
        if network is not None:
            won = network.chance(lead)
        for node in path:
            self.visits[node] += 1
            owner = self.owner[node]
            self.total[node] += utilities[self.seat if owner < 0 else owner]
            self.points[node] += points
            self.won[node] += won

    def utility(self, lead: i64) -> float:
        """Tell how much a seat likes an end, from 0 to 1: to be ahead counts, and by how much."""
        return 1.0 / (1.0 + exp(-float(lead) / self.margin))

    def descend(self, p: Position, who: i64, node: i64) -> i64:
        """Give the child that the seat tries next, among what it may choose in this position."""
        options = p.options_of(who)
        found = vec[i64](capacity=32)
        is_new = False
        for option in options:
            child = self.first[node]
            while child != NONE and (self.option[child] != option or self.owner[child] != who):
                child = self.sibling[child]
            found = append(found, child)
            is_new = is_new or child == NONE
        if is_new:
            self.expand(p, who, node, found)
        tried: i64 = 0
        for child in found:
            tried += self.visits[child]
        reach = self.curiosity * sqrt(float(tried + 1))
        mean = self.mean_of(found)
        best: i64 = NONE
        most: float = -1.0
        for child in found:
            visits = self.visits[child]
            value = self.total[child] / float(visits) if visits > 0 else mean
            value += reach * self.prior[child] / float(visits + 1)
            if value > most:
                most = value
                best = child
        return best

    def mean_of(self, children: vec[i64]) -> float:
        """Give the value assumed for an option that was never tried: the mean of the others."""
        total = 0.0
        visits: i64 = 0
        for child in children:
            total += self.total[child]
            visits += self.visits[child]
        return total / float(visits) if visits > 0 else 0.5

    def expand(self, p: Position, who: i64, node: i64, found: vec[i64]) -> None:
        """Hang new children into the tree, each as likely to be tried as it looks good."""
        options = p.options_of(who)
        priors = priors_of(self.judge, self.network, self.trust, p, who)
        for nth in range(len(options)):
            if found[nth] == NONE:
                child = self.add(who, options[nth], priors[nth])
                self.sibling[child] = self.first[node]
                self.first[node] = child
                found[nth] = child

    # Asking.

    def lead(self) -> i64:
        """Tell how many more tries the most tried option has than the next."""
        most: i64 = 0
        second: i64 = 0
        child = self.first[self.root]
        while child != NONE:
            visits = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return most - second

    def children(self, node: i64) -> list[int]:
        """Give the nodes below a node, the most tried first."""
        found: list[int] = []
        child = self.first[node]
        while child != NONE:
            found.append(int(child))
            child = self.sibling[child]
        found.sort(key=lambda each: (-int(self.visits[each]), each))
        return found


def leads_in(ends: vec[i64]) -> vec[i64]:
    """Give by how much each seat is ahead of the best of the others, and behind that the points of each."""
    seats = len(ends) // 2
    found = vec[i64](capacity=10)
    for seat in range(seats):
        found = append(found, lead_of(ends, seat))
    for seat in range(seats):
        found = append(found, ends[seats + seat])
    return found


def priors_of(judge: Judgement, network: Network | None, trust: float, p: Position, who: i64) -> vec[float]:
    """Tell how likely each option of an open seat is, by its worth and by what the network leans to."""
    worths = judge.weigh(p, who)
    best: i64 = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    priors = vec[float](capacity=24)
    if network is None:
        for worth in worths:
            priors = append(priors, float(worth - best) / trust)
    else:
        leanings = network.lean(p, who, p.options_of(who))
        for nth in range(len(worths)):
            priors = append(priors, float(worths[nth] - best) / network.policy.trust + leanings[nth])
    most = priors[0]
    for prior in priors:
        if prior > most:
            most = prior
    sum_of = 0.0
    for nth in range(len(priors)):
        priors[nth] = exp(priors[nth] - most)
        sum_of += priors[nth]
    for nth in range(len(priors)):
        priors[nth] = priors[nth] / sum_of
    return priors
