"""The board of Gùgōng in a terminal, drawn from a view in the words of the game."""

from functools import partial
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from courtyard.engine.game import Game, View
from courtyard.engine.language import Saying
from courtyard.engine.match import Event
from courtyard.games.gugong import events as told
from courtyard.terminal.map import Place, draw_map
from courtyard.terminal.players import Player
from courtyard.terminal.screen import in_lines
from courtyard.terminal.wording import say

WIDE = 112
"""From this width on, the viewer's cards stand beside the families."""
NARROW = 76
"""Below this width the map is a list."""
MAP_LINES = 9
DECREE_PARTS = (told.DECREE_SCORED, told.ARRIVAL_SCORED, told.JADE_SCORED)


class GugongBoard:
    """Draws views of Gùgōng."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(
        self, view: View, players: list[Player], language: str, console: Console, room: int
    ) -> RenderableType:
        """Draw the board, the families and the viewer's own things; with the map, where there is room."""
        sketch = Sketch(self.game, view, players, language)
        width = console.width
        dots = console.encoding.startswith("utf")
        with_map = Group(sketch.map(width, dots), sketch.board(console))
        if console.width < NARROW or len(console.render_lines(with_map)) >= room:
            return Group(sketch.heading(), sketch.cities(width), Text(), sketch.board(console))
        return Group(sketch.heading(), with_map)

    def count(
        self, view: View, events: list[Event], places: list[int], players: list[Player], language: str
    ) -> RenderableType:
        """Draw the final count part by part, and say what decided between equals."""
        parts = final_parts(view, events, language)
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column("")
        for player in players:
            table.add_column(player.signed, justify="right")
        for name, points in parts.items():
            table.add_row(name, *(str(number) if number else "–" for number in points))
        table.add_section()
        totals = [family["points"] for family in view["families"]]
        table.add_row(say(language, "points-total"), *map(str, totals), style="bold")
        table.add_row(say(language, "place"), *map(str, places))
        order = sorted(players, key=lambda player: precedence(view, player.seat), reverse=True)
        markers = " > ".join(player.letter for player in order)
        best = max(totals)
        if not any(family["arrival"] for family in view["families"]):
            return Group(table, Text(say(language, "gugong-all-outside", order=markers)))
        if totals.count(best) > 1:
            return Group(table, Text(say(language, "gugong-tie", order=markers)))
        return table


def precedence(view: View, seat: int) -> tuple[int, int]:
    marker = view["families"][seat]["intrigue"]
    return marker["step"], marker["height"]


def final_parts(view: View, events: list[Event], language: str) -> dict[str, list[int]]:
    """Split the final points of all seats by where they came from."""
    seats = range(len(view["families"]))
    scored = {kind: [0] * len(seats) for kind in (*DECREE_PARTS, told.OUTSIDE)}
    for kind, seat, a, b in events:
        if kind in DECREE_PARTS:
            scored[kind][seat] += b
        elif kind == told.OUTSIDE:
            scored[kind][seat] -= a
    final = [family["points"] for family in view["families"]]
    before = [final[seat] - sum(points[seat] for points in scored.values()) for seat in seats]
    parts = {
        "game": before,
        "decrees": scored[told.DECREE_SCORED],
        "arrival": scored[told.ARRIVAL_SCORED],
        "jade": scored[told.JADE_SCORED],
        "outside": scored[told.OUTSIDE],
    }
    return {
        say(language, f"gugong-score-{name}"): points
        for name, points in parts.items()
        if any(points) or name == "game"
    }


class Sketch:
    """One view on its way to the screen."""

    def __init__(self, game: Game, view: View, players: list[Player], language: str) -> None:
        self.game = game
        self.view = view
        self.players = players
        self.language = language
        self.say = partial(say, language)
        own = view["own"]
        self.tables = game.correct_components(own) if own else game.components()
        self.side: dict[str, Any] = next(
            side for side in self.tables["side"].values() if len(players) in side["players"]
        )

    def board(self, console: Console) -> Group:
        """All but the map; on a wide screen the viewer's own things stand beside the families."""
        wide = console.width >= WIDE
        places = self.places(wide)
        families = self.families()
        if not wide:
            return Group(places, Text(), families, self.own_things(console.width, ", "))
        halves = Table.grid(expand=True, padding=(0, 3, 0, 0))
        halves.add_column()
        halves.add_column(ratio=1)
        beside = console.width - console.measure(families).maximum - 3
        halves.add_row(families, self.own_things(beside, "\n"))
        return Group(places, Text(), halves)

    # Words.

    def marks(self, seats: list[int]) -> Text:
        """The letters of some players."""
        return Text(" ").join([self.players[seat].mark for seat in seats])

    def from_game(self, phrase: str, **gaps: str | int) -> str:
        return self.game.phrases.say(Saying(phrase, dict(gaps)), self.language)

    def place_name(self, location: str) -> str:
        return self.say(f"gugong-place-{location}")

    def action_name(self, action: str) -> str:
        if action in self.view["officials"]:
            return self.place_name(action)
        if action in ("servant", "two-servants"):
            return self.say(f"gugong-action-{action}", n=1 if action == "servant" else 2)
        return self.say(f"gugong-action-{action}")

    def token_name(self, kind: str) -> str:
        """A short name, with the number that the component holds."""
        row = self.tables["token"][kind]
        for key in ("servants", "points", "least_value", "value"):
            if key in row:
                return self.say(f"gugong-token-{kind}", n=row[key])
        return self.say(f"gugong-token-{kind}")

    def gift(self, code: str, with_name: bool = True) -> Text:
        """A gift card: its value, what it shows, what it does."""
        row = self.tables["gift"][code]
        text = Text(str(row["value"]), style="bold")
        if with_name:
            text.append(f" {self.tables['present'][str(row['value'])][self.language]}", style="not bold")
        if row["action"] != "none" or not with_name:
            text.append(f" · {self.action_name(row['action'])}", style="not bold cyan")
        return text

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
        """What lies or stands in a city."""
        if city["travellers"]:
            return Text.assemble("[", self.marks(city["travellers"]), "]")
        return (
            Text(self.token_name(city["token"]), style="yellow") if city["token"] else Text("–", style="dim")
        )

    def cities(self, width: int) -> Text:
        """The cities one after the other, where there is no room for a map."""
        pairs = [
            Text.assemble(self.from_game(f"city-{city['name']}"), " ", self.city_state(city))
            for city in self.view["cities"]
        ]
        return in_lines(pairs, "  ", width, indent=0)

    def map(self, width: int, dots: bool) -> Text:
        names = [city["name"] for city in self.view["cities"]]
        places = []
        for city in self.view["cities"]:
            x, y = self.side["cities"][city["name"]]
            places.append(Place(x, y, Text(self.from_game(f"city-{city['name']}")), self.city_state(city)))
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

    # The families.

    def families(self) -> Table:
        """A line for each family."""
        table = Table(box=None, pad_edge=False, show_edge=False, header_style="dim", padding=(0, 1, 0, 0))
        table.add_column(self.say("gugong-players"), no_wrap=True)
        columns = ("points", "pool", "supply", "hand", "jades", "intrigue", "palace", "tokens", "rewards")
        for column in columns:
            table.add_column(self.say(f"gugong-{column}"), justify="right", no_wrap=True)
        for player in self.players:
            family = self.view["families"][player.seat]
            name = Text("▸ " if player.seat == self.view["seat"] else "  ").append_text(player.signed)
            if player.seat == self.view["viewer"]:
                name.append(f" ({self.say('you')})")
            table.add_row(
                name,
                Text(str(family["points"]), style="bold"),
                with_double(family["pool"], family["double"] == "pool"),
                with_double(family["supply"], family["double"] == "supply"),
                str(family["hand_size"]),
                str(family["jades"]),
                str(family["intrigue"]["step"]),
                self.say("gugong-inside") if family["arrival"] else str(family["envoy"]),
                str(len(family["stored"])),
                str(sum(family["rewards"].values())),
            )
        return table

    def own_things(self, width: int, gap: str) -> Group:
        """The viewer's cards and tokens, and what is known of the others' cards."""
        parts: list[RenderableType] = []
        viewer = self.view["viewer"]
        if viewer is not None:
            family = self.view["families"][viewer]
            name = self.say("gugong-your-hand")
            if gap == "\n":
                cards = [self.gift(code) for code in family["hand"]] or [Text(self.say("gugong-no-cards"))]
                parts += [Text(name, style="bold"), *(Padding(card, (0, 0, 0, 2)) for card in cards)]
            else:
                parts.append(self.listed(name, [self.gift(code) for code in family["hand"]], width))
            discard = [self.gift(code, with_name=gap != "\n") for code in family["discard"]]
            tokens = [self.stored(token) for token in family["stored"]]
            if discard:
                parts.append(self.listed(self.say("gugong-your-discard"), discard, width))
            if tokens:
                parts.append(self.listed(self.say("gugong-your-tokens"), tokens, width))
        for player in self.players:
            family = self.view["families"][player.seat]
            known = family["hand"] + family["discard"] + family["either"]
            if player.seat != viewer and known:
                cards = [self.gift(code, with_name=False) for code in known]
                parts.append(self.listed(self.say("gugong-held", name=player.name), cards, width))
        return Group(*parts)

    def listed(self, heading: str, things: list[Text], width: int) -> Text:
        """A heading, and things one after the other."""
        if not things:
            things = [Text(self.say("gugong-no-cards"))]
        return in_lines(things, ", ", width, Text.assemble((heading, "bold"), " "))

    def stored(self, token: View) -> Text:
        name = self.token_name(token["token"]) if token["token"] else "?"
        return Text(name, style="yellow" if token["face_up"] else "dim")


def with_double(servants: int, double: bool) -> str:
    return f"{servants}+D" if double else str(servants)
