"""The file before it is laid out: its options and players, and the empty court that it is read onto."""

from typing import Any

from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.reading import check_position, hash_of, known_keys
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.declaration.components import side_for, tables_for, with_corrections

OPTIONS = ("printing", "bonus", "expert", "open_information", "solo", "focus", "sets", "ruleset")
TABLE_KEYS = (
    "game",
    "title",
    "players",
    *OPTIONS,
    "seed",
    "day",
    "phase",
    "start",
    "turn",
    "medal",
    "dice",
    "officials",
    "decrees",
    "houses",
    "cities",
    "discarded_tokens",
    "token_pile",
    "stack",
    "arrived",
    "automa_today",
    "automa_used",
    "family",
    "next",
)
FAMILY_KEYS = (
    "hand",
    "discard",
    "pool",
    "supply",
    "wall",
    "double",
    "points",
    "jade",
    "intrigue",
    "envoy",
    "traveller",
    "tokens",
    "decrees",
    "rewards",
    "ships",
    "generous",
    "tolls",
    "follows",
)


class Sheet:
    """One file, and the position that is made of it."""

    def __init__(self, game: Game, written: Table, own: Table) -> None:
        check_position(game.name, written, TABLE_KEYS)
        self.written = written
        players = written.get("players", 4)
        self.names = list(players) if isinstance(players, list) else []
        wanted = {key: written[key] for key in OPTIONS if key in written}
        if "players" in written or "solo" not in written:
            wanted["players"] = len(players) if isinstance(players, list) else players
        self.options = game.settle_options(wanted)
        if self.options["players"] == 1:
            self.names = [*(self.names or ["0"]), "Meng"]
        if len(set(map(str, self.names))) != len(self.names):
            raise Trouble("Two players have the same name.")
        self.tables = with_corrections(own)
        self.p = Gugong(tables_for(self.options, own))
        self.t = self.p.t
        self.side = side_for(self.tables, self.t.players)
        self.cities = list(self.side["cities"])
        self.dice = Dice(hash_of(written.get("seed", 0)))
        families = written.get("family", {})
        if not isinstance(families, dict):
            raise Trouble(f"family must hold a table for each player, not {families!r}.")
        self.families: dict[int, Table] = {}
        for name, family in families.items():
            known_keys(family, FAMILY_KEYS, f"the family of {name}")
            self.families[self.seat(name)] = family

    def seat(self, name: Any) -> int:
        """A player by name or by number."""
        if name in self.names:
            return self.names.index(name)
        seats = [str(seat) for seat in range(self.t.players)]
        if str(name) in seats:
            return int(name)
        raise Trouble(f"There is no player {name!r}; there is {', '.join(map(str, self.names or seats))}.")

    def name(self, seat: int) -> str:
        return str(self.names[seat]) if self.names else f"player {seat}"

    def family(self, seat: int) -> Table:
        return self.families.get(seat, {})


class Part:
    """Lays out one part of a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.written = sheet.written
        self.p = sheet.p
        self.t = sheet.t
