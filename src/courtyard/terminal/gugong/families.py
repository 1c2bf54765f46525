"""The families of Gùgōng: a line for each, and what the viewer alone can see."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from courtyard.engine.terms import View
from courtyard.terminal.gugong.names import Sketch
from courtyard.terminal.screen import in_lines


class Families(Sketch):
    """Draws the families and the viewer's own things."""

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

    def meng(self, width: int) -> Group:
        """Meng's focus, the Automa cards that lie open, and how many are left in his deck."""
        meng = self.view["meng"]
        if meng is None:
            return Group()
        focus = Text(self.place_name(meng["focus"]) if meng["focus"] else "–", style="bold")
        parts: list[RenderableType] = [Text.assemble(self.say("gugong-meng-focus"), " ", focus)]
        today = [Text(self.automa_name(card)) for card in meng["today"]]
        if today:
            parts.append(self.listed(self.say("gugong-meng-today"), today, width))
        used = [Text(f"{self.automa_name(card)} ×{number}") for card, number in meng["used"].items()]
        if used:
            parts.append(self.listed(self.say("gugong-meng-used"), used, width))
        parts.append(Text(self.say("gugong-meng-deck", cards=meng["deck"])))
        return Group(*parts)

    def automa_name(self, card: str) -> str:
        return self.say("gugong-meng-special") if card == "special" else self.place_name(card)

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
