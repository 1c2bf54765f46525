"""The travel tokens: those that the file names, and the others at random."""

from typing import Any

from courtyard.engine.reading import count, known_keys, listed, one_of
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.by_hand.sheet import Part
from courtyard.games.gugong.chapters.locations.trading import can_hand_in
from courtyard.games.gugong.chapters.morning import is_visited, lay_token, tokens_left
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration.counts import SEATS, SPACES, TOKEN_KINDS
from courtyard.games.gugong.declaration.words import FACE_UP, PRECIOUS, TOKEN_DOUBLE, TOKENS


class Tokens(Part):
    """The travel tokens."""

    def deal(self) -> None:
        c, t = self.p.cells, self.t
        for kind in range(TOKEN_KINDS):
            c[at.TOKEN_PILE + kind] = t.token_copies[kind]
        for seat in range(t.players):
            for kind in range(3):
                used = c[at.GENEROSITY + seat] if kind == 0 else 0
                field = at.TOLLS if kind == 1 else at.FOLLOWS
                if kind:
                    used = sum(c[field + SEATS * location + seat] for location in range(7))
                for _ in range(used):
                    self.use_token(TOKENS[12 + kind])
            stored = listed(self.sheet.family(seat).get("tokens", []), "tokens")
            if len(stored) > t.spaces:
                raise Trouble(f"{self.sheet.name(seat)} has room for {t.spaces} tokens, not {len(stored)}.")
            for space, name in enumerate(stored):
                used_up = isinstance(name, str) and name.endswith(" used")
                kind = self.use_token(str(name).removesuffix(" used"))
                face_up = (kind == TOKEN_DOUBLE or kind >= PRECIOUS) and not used_up
                c[at.STORED + SPACES * seat + space] = kind + 1 + (FACE_UP if face_up else 0)
            if seat == t.meng and can_hand_in(self.p, seat, t.trade_tokens[2], 0, -1):
                raise Trouble("Meng trades tokens that count for six at once: he cannot keep so many.")
        discarded = self.written.get("discarded_tokens", [])
        for name in listed(discarded, "discarded_tokens"):
            c[at.TOKEN_DISCARD + self.use_token(name)] += 1
        self.fill_cities()
        if "token_pile" in self.written:
            self.shorten_pile()

    def shorten_pile(self) -> None:
        """Leave the written number of tokens in the draw piles; the others were discarded, at random."""
        c, there = self.p.cells, int(tokens_left(self.p))
        wanted = count(self.written["token_pile"], there, "token_pile")
        for _ in range(there - wanted):
            kinds = [k for k in range(TOKEN_KINDS) for _ in range(c[at.TOKEN_PILE + k])]
            kind = kinds[self.sheet.dice.below(len(kinds))]
            c[at.TOKEN_PILE + kind] -= 1
            c[at.TOKEN_DISCARD + kind] += 1

    def use_token(self, name: Any) -> int:
        kind = one_of(name, TOKENS, "travel token")
        if self.p.cells[at.TOKEN_PILE + kind] == 0:
            copies = self.t.token_copies[kind]
            raise Trouble(f"There are {copies} travel tokens {name!r} in this game, and no more.")
        self.p.cells[at.TOKEN_PILE + kind] -= 1
        return kind

    def fill_cities(self) -> None:
        """Tokens on the named cities; the others get one at random, unless they are said to be empty."""
        c = self.p.cells
        cities = self.written.get("cities", {})
        known_keys(cities, (*self.sheet.cities, "others"), "the map")
        for name, token in cities.items():
            if name != "others" and token != "empty":
                city = self.sheet.cities.index(name)
                if is_visited(self.p, city):
                    raise Trouble(f"A token and a traveller are both in {name}.")
                c[at.CITY_TOKEN + city] = self.use_token(token) + 1
        if cities.get("others", "filled") == "empty":
            return
        for city, name in enumerate(self.sheet.cities):
            if name not in cities and not is_visited(self.p, city) and tokens_left(self.p):
                kinds = [k for k in range(TOKEN_KINDS) for _ in range(c[at.TOKEN_PILE + k])]
                lay_token(self.p, city, kinds[self.sheet.dice.below(len(kinds))])
        c[at.TOKENS_DRAWN] = 0
