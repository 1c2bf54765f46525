"""One seat's possessions, counted once: the look ahead asks for them over and over.

The counts are kept right while cards are slated and completed; the position beside them is a copy
that is played on.
"""

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from courtyard.games.kingdom.chapters import construction
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.declaration.cells import BEFORE, CARD_AT, FILL, FROZEN, STOLEN
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    BUILDING,
    CALAMITY,
    DUCHY,
    MENACE,
    MENACES,
    SELECTED,
)
from courtyard.games.kingdom.judgement.worth import (
    ALIKE,
    BEGUN,
    CUBE,
    LATER_CUBE,
    NEW_CARDS,
    POINT,
    SPARE_KRYSTALLIUM,
    SPARE_SOLDIER,
    STANDS,
    THIS_ROUND,
    rounds_to_come,
)

# By type, counted from 1: points that another card brings, cards that will stand there in the end
# (in hundredths), cards that stand there; and for each resource the icons that count the type.
COMBO: Final[i64] = 0
SOON: Final[i64] = 5
STANDING: Final[i64] = 10
ICONS_PER: Final[i64] = 15
# By resource: what the Duchy makes. Then the points that depend on nothing.
MAKES: Final[i64] = 35
FLAT: Final[i64] = 39
COUNTS: Final = vec[i64]([0] * 40)


class Tally:
    """A copy that is played on for one seat: whose it is, the rounds to come, and what is counted."""

    p: Kingdom
    who: i64
    left: i64
    is_counted: bool
    sites: vec[i64]
    selected: vec[i64]
    menaces: vec[i64]
    counts: vec[i64]

    def __init__(self, p: Kingdom, who: i64) -> None:
        self.p = Kingdom(p.t, 0)
        self.p.cells = p.cells[:BEFORE]
        self.who = who
        self.left = rounds_to_come(p)
        self.is_counted = False
        self.sites = vec[i64]()
        self.selected = vec[i64]()
        self.menaces = vec[i64]()
        self.counts = vec[i64]()

    @final
    def begin_like(self, other: "Tally") -> None:
        """Begin again where another one stands that has counted and not played on yet."""
        self.p.cells = other.p.cells[:]
        self.left = other.left
        self.is_counted = True
        self.sites = other.sites[:]
        self.selected = other.selected
        self.menaces = other.menaces[:]
        self.counts = other.counts[:]

    # Counting.

    @final
    def count(self) -> None:
        """Go through the cards once: what stands in the Duchy, is under construction or selected."""
        c = self.p.cells
        t = self.p.t
        who = self.who
        n = COUNTS[:]
        for resource in range(RESOURCES):
            cell = RESOURCES * who + resource
            n[MAKES + resource] = t.duchy_makes[cell] - c[STOLEN + cell]
        n[COMBO + t.duchy_points_type[who]] = t.duchy_points[who]
        for its_type in range(SOON, STANDING):
            n[its_type] = NEW_CARDS * self.left
        self.counts = n
        sites = vec[i64](capacity=16)
        selected = vec[i64](capacity=24)
        for card in range(CALAMITY):
            zone = c[CARD_AT + card]
            if zone == DUCHY + who:
                self.stand(card)
            elif zone == BUILDING + who:
                n[SOON + t.card_type[card]] += BEGUN
                sites = append(sites, card)
            elif zone == SELECTED + who:
                selected = append(selected, card)
        self.sites = sites
        self.selected = selected
        if t.module == MENACES:
            menaces = vec[i64](capacity=8)
            for card in range(MENACE, ADVISOR):
                if c[CARD_AT + card] == BUILDING + who:
                    menaces = append(menaces, card)
            self.menaces = menaces
        self.is_counted = True

    @final
    def stand(self, card: i64) -> None:
        """Count a card of the Duchy."""
        t = self.p.t
        n = self.counts
        its_type = t.card_type[card]
        n[STANDING + its_type] += 1
        n[SOON + its_type] += STANDS
        n[COMBO + t.points_per_type[card]] += t.points_per[card]
        n[FLAT] += t.points[card]
        for resource in range(RESOURCES):
            n[MAKES + resource] += t.makes[RESOURCES * card + resource]
            n[MAKES + resource] += n[ICONS_PER + RESOURCES * its_type + resource]
        counted = t.makes_per[card]
        if counted > 0:
            resource = t.makes_per_resource[card] - 1
            n[MAKES + resource] += n[STANDING + counted]
            n[ICONS_PER + RESOURCES * counted + resource] += 1

    @final
    def pass_round(self) -> None:
        self.left -= 1
        n = self.counts
        for its_type in range(SOON, STANDING):
            n[its_type] -= NEW_CARDS

    @final
    def combo_points(self) -> i64:
        n = self.counts
        points: i64 = 0
        for its_type in range(SOON):
            points += n[COMBO + its_type] * n[STANDING + its_type]
        return points

    # What cards are worth, as in `worth`.

    @final
    def worth(self, card: i64) -> i64:
        """Give the worth of a card once it is completed."""
        t = self.p.t
        n = self.counts
        left = self.left
        icon = left * LATER_CUBE[left] + THIS_ROUND
        its_type = t.card_type[card]
        value = POINT * (t.points[card] + n[COMBO + its_type]) + t.icons[card] * icon
        points_per = t.points_per[card]
        if points_per > 0:
            counted = t.points_per_type[card]
            value += points_per * (n[SOON + counted] + (ALIKE if counted == its_type else 0))
        if t.makes_per[card] > 0:
            value += n[SOON + t.makes_per[card]] * icon // 100
        value += t.bonus_soldiers[card] * SPARE_SOLDIER[left]
        return value + t.bonus_krystallium[card] * SPARE_KRYSTALLIUM[left]

    @final
    def cost(self, card: i64) -> i64:
        """Give the worth of the cubes still missing on a card."""
        empty = self.p.empty(card)
        left = self.left
        cubes = (empty & 15) + ((empty >> 4) & 15) + ((empty >> 8) & 15) + ((empty >> 12) & 15)
        return (
            cubes * CUBE[left]
            + ((empty >> 16) & 15) * SPARE_KRYSTALLIUM[left]
            + (empty >> 20) * SPARE_SOLDIER[left]
        )

    # Changing.

    @final
    def slate(self, card: i64) -> None:
        """A card of the selection goes under construction; those stay in rising order."""
        self.p.move(card, BUILDING + self.who)
        self.counts[SOON + self.p.t.card_type[card]] += BEGUN
        sites = append(self.sites, card)
        nth = len(sites) - 1
        while nth > 0 and sites[nth - 1] > card:
            sites[nth] = sites[nth - 1]
            nth -= 1
        sites[nth] = card
        self.sites = sites

    @final
    def fill(self, card: i64, space: i64, amount: i64) -> None:
        """Fill spaces of a card; the last one completes it, unless a giant holds it."""
        c = self.p.cells
        c[FILL + card] += amount << (4 * space)
        if c[FROZEN + card] == 0 and self.p.is_filled(card):
            self.complete(card)

    @final
    def complete(self, card: i64) -> None:
        construction.complete(self.p, self.who, card)
        self.leave_site(card)

    @final
    def leave_site(self, card: i64) -> None:
        """Count a card that was just completed."""
        self.sites = remove(self.sites, card)
        self.counts[SOON + self.p.t.card_type[card]] -= BEGUN
        self.stand(card)


def number_of(empty: i64) -> i64:
    """Tell how many empty spaces of all kinds there are."""
    in_twos = (empty & 0x0F0F0F) + ((empty >> 4) & 0x0F0F0F)
    return (in_twos & 255) + ((in_twos >> 8) & 255) + (in_twos >> 16)
