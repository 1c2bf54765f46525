"""A player's area: the Duchy, the cards under construction, Menaces, Advisors, the quest."""

from typing import Any

from courtyard.engine.content import Table
from courtyard.engine.reading import count, flag, known_keys, listed, one_of
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.by_hand.cards import Cards
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules import menace
from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration.checks import CALAMITY_CARD, MENACE_CARDS
from courtyard.games.kingdom.declaration.counts import RESOURCES, SPACES
from courtyard.games.kingdom.declaration.words import (
    ADVISING,
    ADVISOR,
    ADVISOR_NAMES,
    ADVISORS,
    BUILDING,
    CALAMITY,
    DUCHY,
    FROST_GIANTS,
    GIANT_RATS,
    KRYSTALLIUM,
    MENACE,
    MENACE_NAMES,
    MODULES,
    QUEST,
    SOLDIER,
    SPACE_NAMES,
    THIEVES,
)

RESOURCE_NAMES = SPACE_NAMES[:RESOURCES]
MOST = 99


class Steward:
    """Lays what one player has, from a table of the file."""

    def __init__(self, p: Kingdom, cards: Cards, who: int, name: str, table: Table) -> None:
        self.p = p
        self.t = p.t
        self.cards = cards
        self.who = who
        self.name = name
        self.table = table

    def lay(self) -> None:
        self.lay_duchy()
        self.lay_menaces()
        self.lay_buildings()
        self.lay_stolen()
        self.lay_vermin()
        self.lay_tokens()
        self.lay_advisors()
        self.lay_steps()

    def put(self, card: int, zone: int) -> None:
        """Lay a card openly."""
        self.p.move(card, zone + self.who)
        self.p.cells[at.CARD_KNOWN + card] = self.p.everybody()

    def amounts(self, key: str) -> list[int]:
        """Give a number for each resource."""
        written = self.table.get(key, {})
        known_keys(written, RESOURCE_NAMES, f"{key} of {self.name}")
        return [count(written.get(name, 0), MOST, f"{key}.{name} of {self.name}") for name in RESOURCE_NAMES]

    # The Duchy.

    def lay_duchy(self) -> None:
        for name in listed(self.table.get("duchy", []), f"duchy of {self.name}"):
            self.put(self.cards.take(name, DUCHY), DUCHY)
        most = len(self.cards.dangers)
        for _ in range(count(self.table.get("calamities", 0), most, f"calamities of {self.name}")):
            self.put(self.cards.take(CALAMITY_CARD, DUCHY), DUCHY)

    # Menaces.

    def lay_menaces(self) -> None:
        for name in listed(self.table.get("menaces", []), f"menaces of {self.name}"):
            card = self.cards.named(name)[0]
            if not MENACE <= card < ADVISOR:
                raise Trouble(f"{name!r} is no Menace; name {', '.join(MENACE_CARDS)}.")
            self.put(self.cards.take(name, BUILDING), BUILDING)

    def lay_buildings(self) -> None:
        for entry in listed(self.table.get("building", []), f"building of {self.name}"):
            self.lay_building({"card": entry} if isinstance(entry, str) else entry)

    def lay_building(self, entry: Any) -> None:
        """A card under construction, with what lies on its spaces and perhaps a giant beneath it."""
        known_keys(entry, ("card", *SPACE_NAMES, "frozen"), f"a card under construction of {self.name}")
        name = entry.get("card")
        first = self.cards.named(name)[0]
        if CALAMITY <= first < ADVISOR and not self.cards.refusal(first, BUILDING, -1):
            raise Trouble(f"{name!r} is a Menace; name it under menaces.")
        card = self.cards.take(name, BUILDING)
        self.put(card, BUILDING)
        for space, kind in enumerate(SPACE_NAMES):
            room = int(self.t.cost[SPACES * card + space])
            cubes = count(entry.get(kind, 0), MOST, f"{kind} on {name}")
            if cubes > room:
                raise Trouble(f"{name} has {room} spaces for {kind}, not {cubes}.")
            self.p.cells[at.FILL + card] += cubes << (4 * space)
        if entry.get("frozen", False) is not False:
            self.p.cells[at.FROZEN + card] = self.giant_for(entry["frozen"]) + 1
        elif self.p.is_filled(card):
            raise Trouble(f"{name} is filled: it would be completed, so name it under duchy.")

    def giant_for(self, wanted: Any) -> int:
        """The named Frost Giant, the first that lies beside and froze nothing yet, or another one."""
        name = MENACE_CARDS[FROST_GIANTS]
        if wanted is True:
            for giant in self.cards.named(name):
                if self.p.is_at(giant, BUILDING + self.who) and menace.frozen_by(self.p, giant) < 0:
                    return giant
            wanted = name
        giant = self.cards.named(wanted)[0]
        if not menace.first_of(FROST_GIANTS) <= giant < menace.first_of(GIANT_RATS):
            raise Trouble(f"frozen must be true or a Frost Giant such as '{name}.1', not {wanted!r}.")
        if wanted != name and self.p.is_at(giant, BUILDING + self.who):
            if menace.frozen_by(self.p, giant) >= 0:
                raise Trouble(f"{wanted} freezes two cards.")
            return giant
        giant = self.cards.take(wanted, BUILDING)
        self.put(giant, BUILDING)
        return giant

    def lay_stolen(self) -> None:
        """Covered icons; each needs a Thief, who comes with it where he is not named."""
        p, stolen = self.p, self.amounts("stolen")
        thieves = menace.number(p, THIEVES, BUILDING + self.who)
        for _ in range(sum(stolen) - thieves):
            self.put(self.cards.take(MENACE_CARDS[THIEVES], BUILDING), BUILDING)
        for resource, tokens in enumerate(stolen):
            icons = int(yield_of(p, self.who, resource))
            if tokens > icons:
                raise Trouble(
                    f"{self.name} makes {icons} {RESOURCE_NAMES[resource]}, so {tokens} cannot be stolen."
                )
            p.cells[at.STOLEN + RESOURCES * self.who + resource] = tokens

    def lay_vermin(self) -> None:
        vermin = count(self.table.get("vermin", 0), int(self.t.vermin), f"vermin of {self.name}")
        if vermin == 0:
            return
        if GIANT_RATS not in self.t.menace:
            raise Trouble(f"Vermin come with the deck {MENACE_NAMES[GIANT_RATS]}, which is not in this game.")
        rats = self.cards.moment.rounds_dealt() if self.t.players > 1 else len(self.cards.dangers)
        others = int(self.p.cells[at.VERMIN] + self.p.cells[at.VERMIN + 1])
        if vermin + others > rats * (rats + 1) // 2:
            raise Trouble(
                f"By now Giant Rats can have brought {rats * (rats + 1) // 2} Vermin, not {vermin + others}."
            )
        self.p.cells[at.VERMIN + self.who] = vermin

    # Tokens and cubes.

    def lay_tokens(self) -> None:
        c, t, who = self.p.cells, self.t, self.who
        first = int(t.first_soldiers) if t.module == ADVISORS else 0
        soldiers = count(self.table.get("soldiers", first), MOST, f"soldiers of {self.name}")
        krystallium = count(self.table.get("krystallium", 0), MOST, f"krystallium of {self.name}")
        c[at.TRAINING + who] = int(flag(self.table.get("training", False), f"training of {self.name}"))
        c[at.SOLDIERS + who] = soldiers
        c[at.KRYSTALLIUMS + who] = krystallium
        c[at.RECRUITED + who] = soldiers + self.on_cards(SOLDIER)
        c[at.MINTED + who] = krystallium + self.on_cards(KRYSTALLIUM)
        for resource, cubes in enumerate(self.amounts("alchemy")):
            c[at.ALCHEMY + RESOURCES * who + resource] = cubes
        cubes = int(self.p.alchemy(who))
        if t.module != QUEST and cubes >= t.transmute:
            raise Trouble(
                f"The Alchemy area of {self.name} holds at most {t.transmute - 1} cubes, not {cubes}: "
                f"{t.transmute} become a Krystallium."
            )

    def on_cards(self, space: int) -> int:
        """Tell how many spaces of a kind are filled on all cards under construction."""
        cards = range(self.t.developments)
        return sum(self.p.filled(card, space) for card in cards if self.p.is_at(card, BUILDING + self.who))

    # Advisors and the quest.

    def lay_advisors(self) -> None:
        for name in listed(self.table.get("advisors", []), f"advisors of {self.name}"):
            self.put(self.cards.take(name, ADVISING), ADVISING)
        for name in listed(self.table.get("used", []), f"used of {self.name}"):
            advisor = one_of(name, ADVISOR_NAMES, "Advisor")
            if not self.p.is_at(ADVISOR + advisor, ADVISING + self.who):
                raise Trouble(f"{self.name} cannot have used {name}, who is not among the advisors.")
            self.p.cells[at.USED + self.who] |= 1 << advisor

    def lay_steps(self) -> None:
        done = listed(self.table.get("steps", []), f"steps of {self.name}")
        if done and self.t.module != QUEST:
            raise Trouble(f"steps belong to the module {MODULES[QUEST]}, not {MODULES[self.t.module]}.")
        for step in done:
            if not isinstance(step, int) or isinstance(step, bool) or not 1 <= step <= self.t.steps:
                raise Trouble(f"The quest has the steps 1 to {self.t.steps}, but no step {step!r}.")
            if done.count(step) > 1:
                raise Trouble(f"{self.name} has done step {step} twice.")
            self.p.cells[at.STEPS_DONE + self.who] |= 1 << (step - 1)
