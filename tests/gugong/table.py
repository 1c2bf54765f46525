"""A table for tests: a position written by hand, choices in notation, families by name."""

import tomllib
from typing import Any

from courtyard.engine.match import Match
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import counts, events
from courtyard.games.gugong.declaration.components import side_for, with_corrections
from courtyard.games.gugong.declaration.counts import FACES, SEATS, SPACES
from courtyard.games.gugong.declaration.notation import berth_name, card_codes
from courtyard.games.gugong.declaration.words import (
    AUTOMA,
    DECREE_KINDS,
    DISCARD,
    DOUBLE_PLACES,
    FACE_UP,
    HAND,
    LOCATIONS,
    PHASES,
    PILE,
    REWARDS,
    TOKENS,
)
from courtyard.games.gugong.game import GUGONG


class Family:
    """One family at a test table, read from the cells."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat

    def _cell(self, field: int) -> int:
        return self.table.cells[field + self.seat]

    pool = property(lambda self: self._cell(at.POOL))
    supply = property(lambda self: self._cell(at.SUPPLY))
    wall = property(lambda self: self._cell(at.WALL))
    beside = property(lambda self: self._cell(at.BESIDE))
    points = property(lambda self: self._cell(at.POINTS))
    jade = property(lambda self: self._cell(at.JADES))
    intrigue = property(lambda self: self._cell(at.MARKER))
    height = property(lambda self: self._cell(at.HEIGHT_IN_STACK))
    envoy = property(lambda self: self._cell(at.ENVOY))
    arrival = property(lambda self: self._cell(at.ARRIVAL))
    double = property(lambda self: DOUBLE_PLACES[self._cell(at.DOUBLE)])
    place = property(lambda self: self.table.position.place(self.seat))

    @property
    def traveller(self) -> str | None:
        city = self._cell(at.TRAVELLER)
        return self.table.cities[city - 1] if city else None

    def _cards(self, zone: int) -> list[str]:
        cells = self.table.cells
        return [
            code for card, code in enumerate(card_codes()) if cells[at.CARD_AT + card] == zone + self.seat
        ]

    hand = property(lambda self: self._cards(HAND))
    discard = property(lambda self: self._cards(DISCARD))

    @property
    def tokens(self) -> list[str]:
        """Stored tokens in their spaces; those that lie face up carry a star."""
        stored = [self.table.cells[at.STORED + SPACES * self.seat + space] for space in range(SPACES)]
        return [
            TOKENS[(token & (FACE_UP - 1)) - 1] + ("*" if token > FACE_UP else "")
            for token in stored
            if token
        ]

    @property
    def ships(self) -> dict[str, int]:
        """Own ships by berth, with how many servants they count."""
        cells = self.table.cells
        return {
            berth_name(berth): cells[at.SHIP_LOAD + berth] + 2 * cells[at.SHIP_DOUBLE + berth]
            for berth in range(counts.BERTHS)
            if cells[at.SHIP_OWNER + berth] == self.seat + 1
        }

    @property
    def rewards(self) -> dict[str, int]:
        cells = self.table.cells
        return {name: cells[at.REWARDED + 3 * self.seat + nth] for nth, name in enumerate(REWARDS)}

    @property
    def decrees(self) -> set[str]:
        cells = self.table.cells
        return {
            DECREE_KINDS[cells[at.DECREE_TILE + slot] - 1]
            for slot in range(6)
            if (cells[at.DECREE_OWNERS + slot] >> self.seat) & 1
        }

    def _at_locations(self, field: int) -> list[str]:
        cells = self.table.cells
        return [
            name for nth, name in enumerate(LOCATIONS) for _ in range(cells[field + SEATS * nth + self.seat])
        ]

    tolls = property(lambda self: self._at_locations(at.TOLLS))
    follows = property(lambda self: self._at_locations(at.FOLLOWS))


class Table:
    """A match begun from a position written by hand, or from the set-up."""

    def __init__(self, text: str = "", own: dict[str, Any] | None = None, **options: Any) -> None:
        if text:
            written = tomllib.loads(text)
            players = written.get("players", 4)
            self.names = players if isinstance(players, list) else [str(n) for n in range(players)]
            self.match = Match(GUGONG, seed="test", own=own, written=written)
        else:
            seed = options.pop("seed", "test")
            self.match = Match(GUGONG, options, seed=seed, own=own)
            self.names = [str(n) for n in range(self.match.options["players"])]
        if self.match.options["players"] == 1:
            self.names = [*self.names, "Meng"]
        side = side_for(with_corrections(own or {}), self.match.options["players"])
        self.cities = list(side["cities"])

    @property
    def position(self) -> Any:
        return self.match.position

    @property
    def cells(self) -> list[int]:
        return list(self.match.position.cells)

    def __getitem__(self, name: str) -> Family:
        return Family(self, self.names.index(name))

    @property
    def chooser(self) -> str | None:
        """The seat that must choose now."""
        return None if self.match.is_over else self.names[self.position.seat]

    @property
    def question(self) -> str:
        """The kind of decision that is asked for now."""
        return self.match.decision(self.position.seat).kind

    @property
    def options(self) -> list[str]:
        return [GUGONG.notation(option) for option in self.position.options]

    def choose(self, *choices: str) -> "Table":
        """Let whoever must choose take these, one after the other; the position stays sound."""
        for choice in choices:
            self.match.choose(self.position.seat, GUGONG.parse(choice))
            assert self.position.audit() == []
        return self

    def standing(self, name: str) -> list[str]:
        """The choices a seat may make without being asked."""
        return [GUGONG.notation(option) for option in self.position.standing(self.names.index(name))]

    def let(self, name: str, *choices: str) -> "Table":
        """Let somebody, whether asked or not, take these, one after the other."""
        for choice in choices:
            self.match.choose(self.names.index(name), GUGONG.parse(choice))
            assert self.position.audit() == []
        return self

    def ask_always(self, *names: str) -> "Table":
        """These want to be asked about everything that they may decline."""
        for name in names:
            self.let(name, "ask-me always")
        return self

    def exchange(self, gift: str, location: str, *further: str) -> "Table":
        """Give a gift to an official (a single card in hand goes without asking), then choose further."""
        if f"give {gift}" in self.options:
            self.choose(f"give {gift}")
        return self.choose(f"to {location}", *further)

    def officials(self) -> dict[str, str]:
        return {name: card_codes()[self.cells[at.OFFICIAL + nth]] for nth, name in enumerate(LOCATIONS)}

    def token_in(self, city: str) -> str | None:
        token = self.cells[at.CITY_TOKEN + self.cities.index(city)]
        return TOKENS[token - 1] if token else None

    def city(self, name: str) -> str:
        """The notation of moving to a city."""
        return f"city {self.cities.index(name) + 1}"

    def decree(self, kind: str) -> str:
        """The notation of obtaining a decree."""
        tiles = [DECREE_KINDS[self.cells[at.DECREE_TILE + slot] - 1] for slot in range(6)]
        return f"decree {tiles.index(kind) + 1}"

    @property
    def decrees_in_play(self) -> list[str]:
        return [DECREE_KINDS[self.cells[at.DECREE_TILE + slot] - 1] for slot in range(6)]

    @property
    def dice(self) -> list[int]:
        faces = self.position.t.faces
        return [faces[FACES * die + self.cells[at.DICE + die]] for die in range(3)]

    @property
    def told(self) -> list[str]:
        """The names of everything that happened, from the beginning."""
        return [events.NAMES[event[0]] for event in self.match.events]

    @property
    def day(self) -> int:
        return self.cells[at.TODAY]

    @property
    def phase(self) -> str:
        return PHASES[self.cells[at.PHASE]]

    @property
    def medal(self) -> str | None:
        owner = self.cells[at.MEDAL]
        return self.names[owner - 1] if owner else None

    @property
    def start_player(self) -> str:
        return self.names[self.cells[at.START_PLAYER]]

    @property
    def houses(self) -> list[int]:
        """The prices of the houses that still hold a jade."""
        prices = list(self.position.t.house_price)
        return [price for house, price in enumerate(prices) if self.cells[at.HOUSE_JADE + house]]

    @property
    def pile(self) -> list[str]:
        return [code for card, code in enumerate(card_codes()) if self.cells[at.CARD_AT + card] == PILE]

    @property
    def discarded_tokens(self) -> list[str]:
        return [name for nth, name in enumerate(TOKENS) for _ in range(self.cells[at.TOKEN_DISCARD + nth])]

    @property
    def token_pile(self) -> list[str]:
        return [name for nth, name in enumerate(TOKENS) for _ in range(self.cells[at.TOKEN_PILE + nth])]

    @property
    def focus(self) -> str:
        """The official whom Meng favours."""
        return LOCATIONS[self.cells[at.FOCUS]]

    def _automa(self, field: int) -> list[str]:
        return [name for nth, name in enumerate(AUTOMA) for _ in range(self.cells[field + nth])]

    automa_deck = property(lambda self: self._automa(at.AUTOMA_DECK))
    automa_used = property(lambda self: self._automa(at.AUTOMA_USED))

    @property
    def automa_today(self) -> list[str]:
        """Meng's Automa cards of the day, in the order he played them."""
        cards = self.cells[at.AUTOMA_TODAY : at.AUTOMA_TODAY + counts.MENG_CARDS]
        return [AUTOMA[card - 1] for card in cards if card]

    def play_to(self, phase: str, day: int | None = None) -> "Table":
        """Choose the last option offered (mostly to decline) until a phase begins."""
        while not self.match.is_over and (self.phase != phase or (day is not None and self.day != day)):
            self.choose(self.options[-1])
        return self
