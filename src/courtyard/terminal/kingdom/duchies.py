"""The Duchies: how they stand beside each other, and each with its cards."""

from dataclasses import replace

from rich.table import Table as Lines
from rich.text import Text

from courtyard.engine.terms import View
from courtyard.games.kingdom.declaration.words import TYPES
from courtyard.terminal.kingdom.cards import Card, headline
from courtyard.terminal.kingdom.names import FACE_DOWN, FROZEN, LEGEND, LOSS, RESOURCE_NAMES, signed
from courtyard.terminal.kingdom.table import INDENT, Table
from courtyard.terminal.screen import in_lines

NARROW = 76
"""Below this width some numbers are left out that the cards below tell as well."""


class Duchies(Table):
    """Draws the Duchies of all players."""

    # Side by side.

    def standings(self, width: int) -> Lines:
        """A line for each player: points, what their Duchy makes, and what lies on its card."""
        alone = len(self.players) == 1
        table = Lines(box=None, pad_edge=False, show_edge=False, header_style="dim", padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True)
        heads = [Text(self.say("kingdom-head-worth"))]
        heads += [Text("+").append_text(self.sign(resource)) for resource in RESOURCE_NAMES]
        heads += [self.sign(space) for space in ("krystallium", "soldier")]
        keys = ["training"] if width >= NARROW else []
        keys += ["alchemy", "token" if alone else "traps"]
        keys += ["hand"] if width >= NARROW and not alone else []
        for head in heads + [Text(self.say(f"kingdom-head-{key}")) for key in keys]:
            table.add_column(head, justify="right", no_wrap=True)
        for player in self.players:
            duchy = self.view["duchies"][player.seat]
            name = Text("▸ " if player.seat in self.view["deciding"] else "  ").append_text(player.signed)
            if player.seat == self.view["viewer"]:
                name.append(f" ({self.say('you')})")
            cells: dict[str, str | Text] = {
                "training": str(duchy["training"]),
                "alchemy": self.alchemy(duchy),
                "traps": str(duchy["traps"]),
                "token": str(duchy["traps"]),
                "hand": str(duchy["hand_size"]),
            }
            table.add_row(
                name,
                Text(signed(duchy["points"]), style="bold"),
                *(self.made(player.seat, resource) for resource in RESOURCE_NAMES),
                str(duchy["krystallium"]),
                str(duchy["soldiers"]),
                *(cells[key] for key in keys),
            )
        return table

    def made(self, seat: int, resource: str) -> Text:
        """Tell how much a Duchy makes of a resource, and mark supremacy."""
        amounts = [duchy["production"][resource] for duchy in self.view["duchies"]]
        least = max(amounts[1 - seat] + 1, 1) if len(amounts) > 1 else self.tables["solo"]["supremacy"]
        return Text(f"{'▲' if amounts[seat] >= least else ''}{amounts[seat]}", style="bold")

    def alchemy(self, duchy: View) -> Text:
        """The cubes of an Alchemy area, and a dot for each that is lacking."""
        cubes = self.letters([name for name in RESOURCE_NAMES for _ in range(duchy["alchemy"][name])])
        return cubes.append("·" * (self.tables["alchemy"]["cubes"] - len(cubes)), style="dim")

    # One by one.

    def duchy(self, seat: int, width: int) -> list[Text]:
        """All that a player has: in full for the viewer, in short for the other."""
        duchy = self.view["duchies"][seat]
        lines = [self.title(seat)]
        lines += self.selection(seat, width)
        purse = self.amounts(duchy["purse"])
        if purse and self.is_viewer(seat):
            lines.append(self.listed(self.say("kingdom-purse"), [purse], width))
        lines += self.in_construction(seat, width)
        lines += self.dangers(duchy, width)
        lines += self.constructed(duchy, width)
        return lines + self.advisors(duchy, width)

    def title(self, seat: int) -> Text:
        """Name the owner of a Duchy, and its points for a type of cards."""
        duchy = self.view["duchies"][seat]
        row = self.tables["duchy"][duchy["name"]]
        title = Text.assemble(self.players[seat].signed, " · ", (row["name"][self.language], "bold"))
        worth = self.worth(row[self.options["side"]], with_unit=True)
        if worth:
            title.append(" · ").append_text(worth)
        if self.options["module"] == "menace":
            deck = self.options["menaces"].split(",")[seat]
            name = self.tables["menace"][deck][f"{self.language}_plural"]
            brings = self.say("kingdom-brings", deck=name) if len(self.players) > 1 else name
            title.append(f" · {brings}", style="dim")
        return title

    def is_viewer(self, seat: int) -> bool:
        return bool(seat == self.view["viewer"])

    def selection(self, seat: int, width: int) -> list[Text]:
        """The cards that were selected this round; line by line when they are decided about."""
        laid = self.view["duchies"][seat]["selection"]
        if not laid or (self.is_viewer(seat) and self.shows_selection):
            return []
        if self.is_viewer(seat) and self.view["phase"] != "choice":
            title = self.headings(self.say("kingdom-selection"), len(laid))
            return self.grid([title, *self.lying(laid)], width)
        cards = [self.selected(card, self.is_viewer(seat) and self.roominess >= LEGEND) for card in laid]
        return [self.listed(self.say("kingdom-selection"), cards, width)]

    def selected(self, laid: View, in_full: bool) -> Text:
        """A card of a Selection, with what it costs and gives or by its name alone."""
        if in_full and laid["card"]:
            return Text(f"{FACE_DOWN} " if laid["down"] else "").append_text(self.in_short(laid["card"]))
        card = self.laid(laid)
        return Text(card.lead.lstrip()).append_text(card.name)

    def in_construction(self, seat: int, width: int) -> list[Text]:
        """Cards under construction with what lies on them."""
        duchy = self.view["duchies"][seat]
        title = self.say("kingdom-construction")
        if not duchy["building"]:
            return []
        if not self.is_viewer(seat):
            cards = [self.in_short(card["card"], card["filled"]) for card in duchy["building"]]
            cards = [
                Text(self.frost(card)) + text for text, card in zip(cards, duchy["building"], strict=True)
            ]
            return [self.listed(title, cards, width)]
        rows = [
            replace(self.card(card["card"], card["filled"]), lead=self.frost(card) or INDENT)
            for card in duchy["building"]
        ]
        return self.grid([self.headings(title, len(rows)), *rows], width)

    def frost(self, card: View) -> str:
        return f"{FROZEN} " if card["frozen"] else ""

    def constructed(self, duchy: View, width: int) -> list[Text]:
        """The cards of the Duchy, type by type; where there is little room, one type after the other."""
        title = self.say("kingdom-built")
        by_type = {
            its_type: [code for code in duchy["built"] if self.row(code)["type"] == its_type]
            for its_type in TYPES
        }
        lines = []
        things = []
        for its_type, codes in by_type.items():
            if codes:
                cards = self.built(codes)
                first = Text.assemble(self.type_sign(its_type), f" {len(codes)}  ")
                things += [first + cards[0], *cards[1:]]
                lines.append(
                    in_lines(cards, ", ", width - 1, Text(INDENT) + first, len(INDENT + first.plain))
                )
        if not things:
            return [self.listed(title, [Text(self.say("kingdom-nothing"))], width)]
        if self.roominess < LEGEND:
            return [self.listed(title, things, width)]
        return [headline(title, len(duchy["built"])).name, *lines]

    def dangers(self, duchy: View, width: int) -> list[Text]:
        """List what costs points or hinders: Calamities, Menaces, Vermin, covered icons."""
        things: list[Text] = []
        for code in duchy["calamities"] + duchy["menaces"]:
            row = self.row(code)
            lost = self.menaced(row) if code in duchy["menaces"] else self.points(-row["points"])
            held = [f" ({self.name(card['card'])})" for card in duchy["building"] if card["frozen"] == code]
            things.append(Text.assemble(self.name(code), " ", lost, *held))
        things = counted(things)
        if duchy["vermin"]:
            row = self.tables["vermin"]
            vermin = Text(f"{duchy['vermin']}× {row[self.language]} ", style=LOSS)
            things.append(vermin.append_text(self.menaced(row)))
        stolen = self.amounts(duchy["stolen"], "−")
        if stolen:
            things.append(Text.assemble(self.say("kingdom-stolen"), " ", stolen))
        return [self.listed(self.say("kingdom-dangers"), things, width)] if things else []

    def advisors(self, duchy: View, width: int) -> list[Text]:
        """Advisors with their price, and whether they were used this round."""
        if not duchy["advisors"]:
            return []
        title = self.say("kingdom-advisors")
        rows = []
        for code in duchy["advisors"]:
            advice = self.advice(code)
            if code in duchy["used"]:
                advice.append(f" ({self.say('kingdom-used')})", style="dim")
            rows.append(Card(self.name(code), remark=advice))
        if self.roominess < LEGEND:
            return [self.listed(title, [Text(" ").join([row.name, row.remark]) for row in rows], width)]
        return self.grid([headline(title, len(rows)), *rows], width)

    def listed(self, heading: str, things: list[Text], width: int) -> Text:
        """A heading, and things one after the other; below it where the first does not fit beside it."""
        first = Text.assemble((heading, "bold"), " ")
        if len(first) + len(things[0]) <= width:
            return in_lines(things, ", ", width - 1, first)
        first.rstrip()
        return Text("\n").join([first, in_lines(things, ", ", width - 1, Text(INDENT))])


def counted(things: list[Text]) -> list[Text]:
    """Equal things together, with their number."""
    plain = [thing.plain for thing in things]
    return [
        Text(f"{plain.count(thing.plain)}× " if plain.count(thing.plain) > 1 else "").append_text(thing)
        for nth, thing in enumerate(things)
        if thing.plain not in plain[:nth]
    ]
