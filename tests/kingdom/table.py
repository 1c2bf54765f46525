"""A table for tests: a position written by hand, choices in notation, seats by number or name.

    table = Table('''
        phase = "planning"
        [seat.0]
        selected = ["barracks", "quarry"]
    ''')
    table[0].choose("slate quarry", "slate barracks")   # a kind is enough where it is clear
    assert table[0].building == {"quarry.1": {}, "barracks.1": {}}
    assert "slated" in table[0].told                    # what this seat has heard of so far
    assert "slated" not in table.told                   # what all have: the veil is still down
    table.choose("finish")                              # the first seat that must choose
    assert "slated" in table.told

A position may be a dict as well. `Table(module="quest", players=1, seed="x")` begins with the set-up.
The keys of a position are told in docs/positions.md; a position that needs cards the deck does not
have brings them along as `[card.NAME]` tables, and they are called by that name here, too. Between
choices the position is audited. In a stage that both go through together, `table[0].choose(...)`
and `table[1].choose(...)` may come in any order; `table.idle()` lets everybody do as little as
possible, once or until something holds, and `table.play_to("production")` until a phase begins.
"""

import re
import tomllib
from collections.abc import Callable
from typing import Any

from courtyard.engine.match import Match
from courtyard.games.kingdom.chapters.modules import menace
from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration import events, steps
from courtyard.games.kingdom.declaration.counts import CARDS, RESOURCES, SPACES
from courtyard.games.kingdom.declaration.notation import named, spell
from courtyard.games.kingdom.declaration.words import (
    ADVISING,
    ADVISOR,
    ADVISOR_NAMES,
    AREA,
    AREA_DOWN,
    BOX,
    BUILDING,
    CALAMITY,
    DANGER,
    DECK,
    DISCARD,
    DRAWN,
    DUCHY,
    HAND,
    LOOKED_AT,
    MENACE,
    PHASES,
    SELECTED,
    SELECTED_DOWN,
    SPACE_NAMES,
)
from courtyard.games.kingdom.game import KINGDOM

IDLE = ("finish", "pass", "recycle", "alchemy")


def kinds(names: list[str]) -> list[str]:
    """Cards by their kinds: `barracks` instead of `barracks.2`."""
    return [kind(name) for name in names]


def kind(text: str) -> str:
    return re.sub(r"(?<=[a-z])\.\d+", "", text)


class Seat:
    """One player at a test table, read from the cells."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat

    def _cell(self, field: int) -> int:
        return self.table.cells[field + self.seat]

    def _amounts(self, field: int) -> dict[str, int]:
        """The amount of each resource; resources with no cubes are left out."""
        first = field + RESOURCES * self.seat
        row = self.table.cells[first : first + RESOURCES]
        return {SPACE_NAMES[nth]: amount for nth, amount in enumerate(row) if amount}

    def _cards(self, zone: int, first: int = 0, end: int = CARDS) -> list[str]:
        return self.table.cards_at(zone + self.seat, first, end)

    soldiers = property(lambda self: self._cell(at.SOLDIERS))
    krystallium = property(lambda self: self._cell(at.KRYSTALLIUMS))
    training = property(lambda self: self._cell(at.TRAINING))
    traps = property(lambda self: self._cell(at.TRAPS))
    vermin = property(lambda self: self._cell(at.VERMIN))
    alchemy = property(lambda self: self._amounts(at.ALCHEMY))
    purse = property(lambda self: self._amounts(at.PURSE))
    stolen = property(lambda self: self._amounts(at.STOLEN))
    produced = property(lambda self: self._amounts(at.PRODUCED))
    hand = property(lambda self: self._cards(HAND))
    selected = property(lambda self: self._cards(SELECTED))
    selected_down = property(lambda self: self._cards(SELECTED_DOWN))
    duchy = property(lambda self: self._cards(DUCHY, 0, CALAMITY))
    calamities = property(lambda self: self._cards(DUCHY, CALAMITY, MENACE))
    menaces = property(lambda self: self._cards(BUILDING, MENACE, ADVISOR))
    advisors = property(lambda self: self._cards(ADVISING))
    drawn = property(lambda self: self._cards(DRAWN))
    points = property(lambda self: self.table.position.result(self.seat))
    place = property(lambda self: self.table.position.place(self.seat))
    is_open = property(lambda self: self.table.position.is_open(self.seat))
    duty = property(lambda self: steps.DUTIES[self._cell(at.DUTY)])

    @property
    def building(self) -> dict[str, dict[str, int]]:
        """Cards under construction, with what lies on them."""
        p = self.table.position
        return {
            self.table.names[card]: {
                SPACE_NAMES[space]: p.filled(card, space) for space in range(SPACES) if p.filled(card, space)
            }
            for card in range(MENACE)
            if self.table.cells[at.CARD_AT + card] == BUILDING + self.seat
        }

    @property
    def frozen(self) -> dict[str, str]:
        """Giants that lie beside a card, and the card they hold."""
        names, p = self.table.names, self.table.position
        giants = [names.index(name) for name in self.menaces]
        held = {giant: menace.frozen_by(p, giant) for giant in giants}
        return {names[giant]: names[card] for giant, card in held.items() if card >= 0}

    @property
    def used(self) -> list[str]:
        return [name for nth, name in enumerate(ADVISOR_NAMES) if self._cell(at.USED) >> nth & 1]

    @property
    def steps(self) -> list[int]:
        return [step + 1 for step in range(8) if self._cell(at.STEPS_DONE) >> step & 1]

    @property
    def makes(self) -> dict[str, int]:
        """The production of the Duchy, by resource."""
        return {
            SPACE_NAMES[resource]: yield_of(self.table.position, self.seat, resource)
            for resource in range(RESOURCES)
        }

    @property
    def options(self) -> list[str]:
        """The choices of this seat now; none if it has nothing to choose."""
        if not self.is_open:
            return []
        return [self.table.texts[option] for option in self.table.position.options_of(self.seat)]

    def offers(self, *verbs: str) -> list[str]:
        """The choices of this seat with one of these verbs."""
        return [text for text in self.options if text.split()[0] in verbs]

    @property
    def events(self) -> list[tuple[str, int, int, int]]:
        """All that this seat has heard of: the event's name, whose it is, and two details."""
        return [(events.NAMES[event[0]], *event[1:]) for event in self.table.match.log(self.seat)]

    @property
    def told(self) -> list[str]:
        return [event[0] for event in self.events]

    def knows(self, card: str) -> bool:
        return bool(self.table.position.is_known(self.table.names.index(card), self.seat))

    def choose(self, *choices: str) -> "Seat":
        """Let this seat take these, one after the other; the position stays sound."""
        for choice in choices:
            self.table.match.choose(self.seat, self.table.texts.index(self._exact(choice)))
            assert self.table.position.audit() == []
        return self

    def _exact(self, choice: str) -> str:
        """The option that a choice means: cards of which one is offered can be named by kind."""
        if choice in self.options:
            return choice
        fitting = [text for text in self.options if kind(text) == choice]
        assert len(fitting) == 1, f"{choice!r} is {len(fitting)} of the options {self.options}"
        return fitting[0]


class Table:
    """A match begun from a position written by hand, or from the set-up."""

    def __init__(
        self,
        text: str | dict[str, Any] = "",
        own: dict[str, Any] | None = None,
        seed: str = "test",
        **options: Any,
    ) -> None:
        written = tomllib.loads(text) if isinstance(text, str) and text else text or None
        self.match = Match(KINGDOM, options, seed=seed, own=own, written=written)
        assert self.position.audit() == []
        self.names = named(self.position.t)
        self.texts = spell(self.names)
        players = written.get("players") if written else None
        self.players = players if isinstance(players, list) else []

    @property
    def position(self) -> Any:
        return self.match.position

    @property
    def cells(self) -> list[int]:
        return list(self.match.position.cells)

    def __getitem__(self, who: int | str) -> Seat:
        return Seat(self, who if isinstance(who, int) else self.players.index(who))

    # Choosing.

    @property
    def chooser(self) -> int | None:
        """The first seat that must choose now."""
        return None if self.match.is_over else int(self.position.seat)

    @property
    def open(self) -> list[int]:
        """All seats that may choose now."""
        return self.match.open_seats

    @property
    def options(self) -> list[str]:
        return [self.texts[option] for option in self.position.options]

    def choose(self, *choices: str) -> "Table":
        """Let the first seat that must choose take these, one after the other."""
        for choice in choices:
            self[int(self.position.seat)].choose(choice)
        return self

    def idle(self, until: Callable[["Table"], bool] | None = None) -> "Table":
        """Let everybody do as little as possible, once or until something holds (or the game is over)."""
        while not self.match.is_over:
            if until and until(self):
                break
            do_nothing = [text for text in self.options if text.split()[0] in IDLE]
            self.choose(do_nothing[0] if do_nothing else self.options[0])
            if until is None:
                break
        return self

    def play_to(self, phase: str, number: int | None = None) -> "Table":
        """Idle until a phase begins, of a given round if it is named."""
        return self.idle(lambda table: table.phase == phase and number in (None, table.round))

    # The table.

    def cards_at(self, zone: int, first: int = 0, end: int = CARDS) -> list[str]:
        cells = self.cells
        return [self.names[card] for card in range(first, end) if cells[at.CARD_AT + card] == zone]

    @property
    def areas(self) -> list[list[str]]:
        """The two areas in the order in which cards were laid; those face down with a star."""
        cells = self.cells
        rows = []
        for area in range(2):
            zones = (AREA + area, AREA_DOWN + area)
            there = [card for card in range(CARDS) if cells[at.CARD_AT + card] in zones]
            there.sort(key=lambda card: cells[at.CARD_LAID + card])
            rows.append(
                [self.names[c] + "*" * (cells[at.CARD_AT + c] >= AREA_DOWN) for c in there],
            )
        return rows

    deck = property(lambda self: self.cards_at(DECK))
    discards = property(lambda self: self.cards_at(DISCARD))
    danger = property(lambda self: self.cards_at(DANGER))
    looked_at = property(lambda self: self.cards_at(LOOKED_AT))
    box = property(lambda self: self.cards_at(BOX))
    round = property(lambda self: self.cells[at.ROUND])
    turn = property(lambda self: self.cells[at.TURN])
    phase = property(lambda self: PHASES[self.cells[at.PHASE]])
    stage = property(lambda self: self.cells[at.STAGE])
    first_player = property(lambda self: self.position.first_player())

    @property
    def top(self) -> str | None:
        """Alone: the visible card of the deck."""
        card = self.cells[at.TOP]
        return self.names[card - 1] if card else None

    @property
    def events(self) -> list[tuple[str, int, int, int]]:
        """Everything that all have heard of: the event's name, whose it is, and two details."""
        return [(events.NAMES[event[0]], *event[1:]) for event in self.match.events]

    @property
    def told(self) -> list[str]:
        return [event[0] for event in self.events]
