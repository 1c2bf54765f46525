"""The cards of It's a Wonderful Kingdom: what each costs, makes and is worth, in a line."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rich.text import Text

from courtyard.games.kingdom.declaration.checks import CALAMITY_CARD, MENACE_CARDS
from courtyard.games.kingdom.declaration.words import (
    ADVISOR_NAMES,
    CHIEFTAIN,
    MENACE_NAMES,
    PIRATE,
    SPACE_NAMES,
)
from courtyard.terminal.kingdom.names import LOSS, RESOURCE_NAMES, STYLES, Sketch

HEADINGS = ("type", "cost", "makes", "worth", "bonus", "recycled")
RIGHT = "worth"
EXTRA_CUBES = ADVISOR_NAMES[CHIEFTAIN : PIRATE + 1]


@dataclass(frozen=True)
class Card:
    """A card in words: its name, then a part for each heading, or a remark where it has no such parts."""

    name: Text
    parts: list[Text] = field(default_factory=list)
    remark: Text = field(default_factory=Text)
    lead: str = "  "


class Cards(Sketch):
    """Puts cards into words."""

    # What the components say of a card.

    def family(self, code: str) -> str:
        slug = code.partition(".")[0]
        if slug == CALAMITY_CARD:
            return "calamity"
        if slug in MENACE_CARDS:
            return "menace"
        families = ("card", "extra", "treasure", "advisor")
        return next(family for family in families if slug in self.tables.get(family, {}))

    def row(self, code: str) -> Mapping[str, Any]:
        """Give the row of a card; of a Menace, with the numbers of this very card."""
        slug, _, copy = code.partition(".")
        family = self.family(code)
        if family == "calamity":
            return dict(self.tables["calamities"])
        if family == "menace":
            row = self.tables["menace"][MENACE_NAMES[MENACE_CARDS.index(slug)]]
            nth = int(copy) - 1
            return {**row, "soldiers": row["soldiers"][nth], "points": row["points"][nth]}
        return dict(self.tables[family][slug])

    def is_development(self, code: str) -> bool:
        return self.family(code) in ("card", "extra")

    def name(self, code: str) -> Text:
        return Text(str(self.row(code)[self.language]), style=LOSS if self.is_danger(code) else "")

    def is_danger(self, code: str) -> bool:
        return self.family(code) in ("calamity", "menace")

    # Its parts.

    def card(self, code: str, filled: Mapping[str, int] | None = None) -> Card:
        """Put a card into words; one under construction with what lies on it."""
        row = self.row(code)
        name = self.name(code)
        family = self.family(code)
        if family == "treasure":
            cubes = Text("↻", style="dim").append_text(self.letters(row["recycling"]))
            return Card(name, [Text(self.say("kingdom-type-treasure")), *[Text()] * 4, cubes])
        if not self.is_development(code):
            return Card(name, remark=self.remark(code, row))
        cost = self.amounts(row["cost"]) if filled is None else self.progress(row["cost"], filled)
        recycled = Text("↻", style="dim").append_text(self.letters([row["recycling"]]))
        bonus = self.amounts({"soldier": row["soldiers"], "krystallium": row["krystallium"]}, "+")
        return Card(
            name, [self.type_sign(row["type"]), cost, self.makes(row), self.worth(row), bonus, recycled]
        )

    def letters(self, resources: list[str]) -> Text:
        return Text.assemble(*(self.sign(resource) for resource in resources))

    def progress(self, cost: Mapping[str, int], filled: Mapping[str, int]) -> Text:
        """Tell how many spaces of each kind are filled; a kind that is complete with a tick."""
        kinds = []
        for space in SPACE_NAMES:
            if cost[space]:
                there = filled.get(space, 0)
                style = "dim" if there == cost[space] else STYLES[space]
                kinds.append(Text(f"{self.sign(space)}{there}/{cost[space]}", style=style))
        return Text(" ").join(kinds)

    def makes(self, row: Mapping[str, Any]) -> Text:
        if row["makes_per_type"]:
            one = self.amounts({row["makes_per_resource"]: 1})
            return Text.assemble(one, "/", self.type_sign(row["makes_per_type"]))
        return self.amounts(row["makes"])

    def worth(self, row: Mapping[str, Any], with_unit: bool = False) -> Text:
        """Points of a card or a Duchy: flat ones, or a number for each card of a type."""
        parts = []
        for number, per in ((row.get("points", 0), ""), (row["points_per"], row["points_per_type"])):
            if number:
                text = self.points(number) if with_unit else Text(str(number), style="bold")
                parts.append(text.append("/").append_text(self.type_sign(per)) if per else text)
        return Text("+").join(parts)

    def remark(self, code: str, row: Mapping[str, Any]) -> Text:
        """Remark on a card that is not built."""
        if self.family(code) == "advisor":
            return self.advice(code)
        if self.family(code) == "calamity":
            return self.points(-row["points"])
        does = self.say(f"kingdom-does-{code.partition('.')[0]}")
        return Text.assemble(self.menaced(row), " · ", does)

    def menaced(self, row: Mapping[str, Any]) -> Text:
        """The points that a Menace costs, and the soldiers who vanquish it."""
        soldiers = self.amounts({"soldier": row["soldiers"]})
        return Text.assemble(self.points(-row["points"]), f" {self.say('kingdom-unless')} ", soldiers)

    def advice(self, name: str) -> Text:
        """The price of an Advisor, and what he does for it."""
        row = self.tables["advisor"][name]
        numbers = self.tables["advisors"]
        if name in EXTRA_CUBES:
            what = self.amounts({RESOURCE_NAMES[EXTRA_CUBES.index(name)]: numbers["cubes"]}, "+")
        elif name == "great-silversmith":
            what = self.amounts({"krystallium": numbers["krystallium"]}, "+")
        else:
            what = Text(self.say(f"kingdom-does-{name}"))
        return Text.assemble(self.amounts({"soldier": row["price"]}), " → ", what)

    # Cards one under the other, or one after the other.

    def headings(self, title: str, number: int) -> Card:
        """The title of a list of cards, with the headings of their parts behind it."""
        parts = [Text(self.say(f"kingdom-head-{head}"), style="dim") for head in HEADINGS]
        return replace(headline(title, number), parts=parts)

    def grid(self, cards: list[Card], width: int) -> list[Text]:
        """A line for each card, its parts one under the other; the last ones only where there is room."""
        rows = [card for card in cards if card.parts]
        longest = max((len(card.lead) + len(card.name) for card in rows), default=0)
        widths = [max(map(len, column)) for column in zip(*(card.parts for card in rows), strict=True)]
        while widths and longest + len(widths) + 1 + sum(widths) > width:
            widths.pop()
        return [in_columns(card, longest, widths) for card in cards]

    def in_short(self, code: str, filled: Mapping[str, int] | None = None) -> Text:
        """A card in a few letters: its name and what matters of it."""
        card = self.card(code, filled)
        if not card.parts:
            return Text.assemble(card.name, " ", card.remark)
        if self.family(code) == "treasure":
            return Text.assemble(card.name, " ", card.parts[-1])
        kind, cost = card.parts[:2]
        gives = self.gives(self.row(code))
        return Text.assemble(card.name, " ", kind, " ", cost, " → " if gives else "", gives)

    def gives(self, row: Mapping[str, Any]) -> Text:
        """Draw the production and worth of a card."""
        return Text(" ").join([part for part in (self.makes(row), self.worth(row, with_unit=True)) if part])

    def built(self, codes: list[str]) -> list[Text]:
        """Constructed cards, equal ones together, with what they make and are worth."""
        kinds = Counter(code.partition(".")[0] for code in codes)
        first = {code.partition(".")[0]: code for code in reversed(codes)}
        there = []
        for slug, number in kinds.items():
            row = self.row(first[slug])
            name = self.name(first[slug]).append(f" ×{number}" if number > 1 else "")
            there.append(Text(" ").join([part for part in (name, self.gives(row)) if part]))
        return there


def headline(title: str, number: int) -> Card:
    """The title of a list of cards, and how many they are."""
    return Card(Text.assemble((title, "bold"), f" {number}"), lead="")


def in_columns(card: Card, longest: int, widths: list[int]) -> Text:
    """A card with its name and parts filled up to their columns."""
    line = Text(card.lead).append_text(card.name)
    line.pad_right(longest - len(line))
    if not card.parts:
        line.append("  ").append_text(card.remark)
        line.rstrip()
        return line
    for heading, part, width in zip(HEADINGS, card.parts, widths, strict=False):
        if not width:
            continue
        filled = part.copy()
        if heading == RIGHT:
            filled.pad_left(width - len(filled))
        else:
            filled.pad_right(width - len(filled))
        line.append("  " if heading == "type" else " ").append_text(filled)
    line.rstrip()
    return line
