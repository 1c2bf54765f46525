"""The board of Gùgōng: the map and the seven locations."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from courtyard.engine.terms import View
from courtyard.terminal.gugong.names import Sketch
from courtyard.terminal.map import Place, draw_map
from courtyard.terminal.screen import in_lines

MAP_LINES = 9


class Places(Sketch):
    """Draws what lies open to all."""

    # The top of the board.

    def heading(self) -> Rule:
        """Day, dice, start player and medal."""
        view = self.view
        days = len(self.tables["days"]["servants"])
        title = Text(
            f"{self.game.title} · {self.say('gugong-day', day=view['day'], days=days)}", style="bold"
        )
        title.append(f", {self.say('gugong-phase-' + view['phase'])}")
        title.append(f" · {self.say('gugong-dice')}", style="not bold")
        for die in view["dice"]:
            title.append(f" {die['value']}", style="bold red")
            if die["value"] in self.discarded_values():
                title.append("✓", style="green")
        title.append(f" · {self.say('gugong-start')} ", style="not bold")
        title.append_text(self.players[view["start_player"]].mark)
        if view["medal"] is not None:
            title.append(f" · {self.say('gugong-medal')} ", style="not bold")
            title.append_text(self.players[view["medal"]].mark)
        return Rule(title, align="left", style="dim")

    def discarded_values(self) -> set[int]:
        """The values of the viewer's discards: these match the dice at night."""
        if self.view["viewer"] is None:
            return set()
        discard = self.view["families"][self.view["viewer"]]["discard"]
        return {self.tables["gift"][code]["value"] for code in discard}

    def city_state(self, city: View) -> Text:
        """Draw the things in a city."""
        if city["travellers"]:
            return Text.assemble("[", self.marks(city["travellers"]), "]")
        return (
            Text(self.token_name(city["token"]), style="yellow") if city["token"] else Text("–", style="dim")
        )

    def cities(self, width: int) -> Text:
        """The cities one after the other, where there is no room for a map."""
        pairs = [
            Text.assemble(self.city_name(city["name"]), " ", self.city_state(city))
            for city in self.view["cities"]
        ]
        return in_lines(pairs, "  ", width, indent=0)

    def map(self, width: int, dots: bool) -> Text:
        names = [city["name"] for city in self.view["cities"]]
        places = []
        for city in self.view["cities"]:
            x, y = self.side["cities"][city["name"]]
            places.append(Place(x, y, Text(self.city_name(city["name"])), self.city_state(city)))
        loop = self.side["loop"]
        pairs = [(city, loop[nth - 1]) for nth, city in enumerate(loop)] + self.side["roads"]
        roads = [(names.index(one), names.index(other)) for one, other in pairs]
        return draw_map(places, roads, width, MAP_LINES, dots)

    # The locations.

    def places(self, wide: bool) -> Group:
        """A line for each location: its official's gift, and how things stand there."""
        table = Table(box=None, pad_edge=False, show_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        decrees = self.decrees()
        states: dict[str, RenderableType] = {
            "travel": self.travel_state(),
            "great-wall": self.wall_state(),
            "jade": self.jade_state(),
            "intrigue": self.intrigue_state(),
            "palace": self.palace_state(),
            "canal": self.canal_state(),
            "decrees": decrees if wide else Text(),
        }
        for location, state in states.items():
            code = self.view["officials"][location]
            gift = self.gift(code, with_name=False) if code else Text("–")
            table.add_row(
                Text(self.place_name(location), style="bold"), gift, self.with_bonus(location, state)
            )
        return Group(table) if wide else Group(table, Padding(decrees, (0, 0, 0, 2)))

    def with_bonus(self, location: str, state: RenderableType) -> RenderableType:
        """Add the bonus tokens that lie at a location."""
        lying = Text()
        for key, token in (("tolls", "toll"), ("follows", "follower")):
            owners = [seat for seat, family in enumerate(self.view["families"]) if family[key].get(location)]
            if owners:
                lying.append(f" {self.token_name(token)} ", style="yellow").append_text(self.marks(owners))
        if not lying:
            return state
        return Text.assemble(state, " ·", lying) if isinstance(state, Text) else Group(state, lying)

    def travel_state(self) -> Text:
        piles = self.view["tokens"]["piles"]
        text = Text(self.say("gugong-tokens-left", one=piles[0], other=piles[1]))
        beside = [seat for seat, family in enumerate(self.view["families"]) if family["traveller"] is None]
        if beside:
            text.append(" · ").append_text(self.seats_in("gugong-beside", beside))
        return text

    def seats_in(self, phrase: str, seats: list[int]) -> Text:
        """A phrase with the letters of players in its gap."""
        before, _, after = self.say(phrase, who="@").partition("@")
        return Text.assemble(before, self.marks(seats), after)

    def wall_state(self) -> Text:
        """Every servant on the wall as its owner's letter; the Double Servant in brackets."""
        full = self.tables["wall"]["full"][len(self.players) - 1]
        text = Text()
        built = 0
        for player in self.players:
            family = self.view["families"][player.seat]
            for _ in range(family["wall"]):
                text.append(player.letter + " ", style=player.style)
            if family["double"] == "wall":
                text.append(f"({player.letter}{player.letter}) ", style=player.style)
            built += family["wall"] + 2 * (family["double"] == "wall")
        text.append("· " * max(0, full - built), style="dim")
        return text.append(self.say("gugong-wall-state", built=built, full=full))

    def jade_state(self) -> Text:
        text = Text(self.say("gugong-houses"))
        for house in self.view["houses"]:
            text.append(
                f" {house['price']}" if house["jade"] else " –", style="green" if house["jade"] else "dim"
            )
        return text.append(", " + self.say("gugong-square", price=self.tables["jade"]["square"]))

    def intrigue_state(self) -> Text:
        """The markers from the first to the last."""
        order = sorted(self.players, key=lambda player: precedence(self.view, player.seat), reverse=True)
        parts = [
            Text.assemble(player.mark, f" {self.view['families'][player.seat]['intrigue']['step']}")
            for player in order
        ]
        return Text(" > ").join(parts).append(f"  / {self.tables['intrigue']['track']}", style="dim")

    def palace_state(self) -> Text:
        families = self.view["families"]
        order = sorted(self.players, key=lambda player: -families[player.seat]["envoy"])
        parts = [Text.assemble(player.mark, f" {self.stair(families[player.seat])}") for player in order]
        text = Text("  ").join(parts).append(f"  / {self.tables['palace']['stairs']}", style="dim")
        inside = sum(family["arrival"] > 0 for family in families)
        if inside < len(families):
            points = self.tables["arrival"]["points"][inside]
            return text.append(" · " + self.say("gugong-next-place", points=points))
        return text.append(" · " + self.say("gugong-nobody-left"))

    def stair(self, family: View) -> str:
        if family["arrival"]:
            return f"{self.say('gugong-inside')} ({family['arrival']}.)"
        return str(family["envoy"])

    def decrees(self) -> Table:
        """Each decree with its level, cost, points and owners; those of a level side by side."""
        grid = Table.grid(padding=(0, 3, 0, 0))
        tiles = [self.decree(decree) for decree in self.view["decrees"]]
        beside = self.tables["decrees"]["each_level"]
        for first in range(0, len(tiles), beside):
            grid.add_row(*tiles[first : first + beside])
        return grid

    def decree(self, decree: View) -> Text:
        if decree["kind"] is None:
            return Text("–")
        row = self.tables["decree"][decree["kind"]]
        words = self.say(f"gugong-decree-{decree['kind']}", n=row["amount"], most=row.get("most", 0))
        cost = self.say("gugong-cost", cost=row["cost"])
        text = Text.assemble((f"{'I' * row['level']:<3} ", "bold"), f"{cost} ", (words, "yellow"))
        if row["points"]:
            text.append(f" {row['points']} {self.say('gugong-points')}")
        if decree["owners"]:
            text.append(" ").append_text(self.marks(decree["owners"]))
        return text

    def canal_state(self) -> Table:
        """Harbours side by side, a line for each route, over them what they give."""
        table = Table.grid(padding=(0, 2, 0, 0))
        rewards = self.tables["harbours"]["rewards"][: self.side["harbours"]]
        table.add_row("", *(Text(f"{nth} {self.rewards_of(here)}") for nth, here in enumerate(rewards, 1)))
        harbours = self.side["harbours"]
        berths = {berth["berth"]: berth for berth in self.view["canal"]}
        for route in "ab"[: self.side["routes"]]:
            ships = [self.ship(berths[f"{route}{harbour}"]) for harbour in range(1, harbours + 1)]
            table.add_row(Text(route.upper(), style="dim"), *ships)
        return table

    def rewards_of(self, here: list[str]) -> str:
        if len(here) > 1:
            return self.say("gugong-reward-any")
        if here == ["points"]:
            return f"{self.tables['reward']['points']['points']} {self.say('gugong-points')}"
        return self.say(f"gugong-reward-{here[0]}") if here else ""

    def ship(self, berth: View) -> Text:
        if berth["owner"] is None:
            return Text("·", style="dim")
        player = self.players[berth["owner"]]
        spaces = self.tables["canal"]["spaces"]
        load = "■" * berth["load"] + ("▬▬" if berth["double"] else "")
        return Text(f"{player.letter}[{load:·<{spaces}}]", style=player.style)


def precedence(view: View, seat: int) -> tuple[int, int]:
    marker = view["families"][seat]["intrigue"]
    return marker["step"], marker["height"]
