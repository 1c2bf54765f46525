"""Reads one file, piece by piece, onto an empty table."""

from typing import Any

from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.reading import check_position, hash_of, known_keys, listed, seat_of, strings_in
from courtyard.engine.terms import Opening
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.by_hand.cards import Cards
from courtyard.games.kingdom.by_hand.duchies import Steward
from courtyard.games.kingdom.by_hand.moments import begin, moment_of, refuse_what_is_not_there
from courtyard.games.kingdom.by_hand.offering import Dealer
from courtyard.games.kingdom.chapters.audit import audit
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.declaration.components import tables_for, with_corrections
from courtyard.games.kingdom.declaration.options import LOT
from courtyard.games.kingdom.declaration.words import ADVISOR, DANGER, DECK

OPTIONS = ("module", "side", "duchy", "menaces", "quest", "memory", "ruleset")
SET_UP_KEYS = ("game", "title", "players", *OPTIONS, "seed", "phase", "round", "card", "next")
SOLO_KEYS = ("top", "danger", "unmasked")
TABLE_KEYS = (*SET_UP_KEYS, "turn", "resource", "areas", "discard", *SOLO_KEYS, "seat")
SEAT_KEYS = (
    "hand",
    "selected",
    "selected_down",
    "traps",
    "duchy",
    "calamities",
    "building",
    "alchemy",
    "krystallium",
    "soldiers",
    "training",
    "menaces",
    "stolen",
    "vermin",
    "advisors",
    "used",
    "steps",
)
NEXT_KEYS = ("developments", "danger", "advisors")


class Scribe:
    """Turns a file into a position and into what chance has in store for it."""

    def __init__(self, game: Game, written: Table, own: Table) -> None:
        check_position(game.name, written, TABLE_KEYS)
        self.written = written
        self.options = game.settle_options(self.wanted())
        self.p = Kingdom(tables_for(self.options, self.with_extra_cards(own)))
        self.t = self.p.t
        self.names = self.names_of_players()
        self.moment = moment_of(written, self.t)
        if self.moment.phase == "set-up":
            known_keys(written, SET_UP_KEYS, "a position before the set-up")
        self.seats = self.seat_tables()
        words = {key: value for key, value in written.items() if key not in ("title", "players")}
        self.cards = Cards(self.p, self.moment, strings_in(words))
        self.dice = Dice(hash_of(written.get("seed", 0)))
        self.dealer = Dealer(self.p, self.cards, self.moment, self.dice, self.names)

    def wanted(self) -> dict[str, Any]:
        """The game options that a file names."""
        wanted = {key: self.written[key] for key in OPTIONS if key in self.written}
        players = self.written.get("players", 2)
        wanted["players"] = len(players) if isinstance(players, list) else players
        if isinstance(wanted.get("menaces"), list):
            wanted["menaces"] = ",".join(map(str, wanted["menaces"]))
        return wanted

    def with_extra_cards(self, own: Table) -> Table:
        """Cards that the file describes by their properties stand beside an owner's corrections."""
        extra = self.written.get("card", {})
        if not isinstance(extra, dict):
            raise Trouble(f"card must hold a table for each card, not {extra!r}.")
        if not extra:
            return own
        together = {**own, "extra": {**own.get("extra", {}), **extra}}
        with_corrections(together)
        return together

    def names_of_players(self) -> list[str]:
        players = self.written.get("players")
        if not isinstance(players, list):
            return [f"player {seat}" for seat in range(self.t.players)]
        names = list(map(str, players))
        if len(set(names)) != len(names):
            raise Trouble("Two players have the same name.")
        return names

    def seat_tables(self) -> list[Table]:
        """Give the entries of each player, by name or number, or in order."""
        written = self.written.get("seat", {})
        if isinstance(written, list):
            written = dict(enumerate(written))
        if not isinstance(written, dict):
            raise Trouble(f"seat must hold a table for each player, not {written!r}.")
        tables: list[Table] = [{} for _ in self.names]
        for name, table in written.items():
            seat = seat_of(name, self.names)
            known_keys(table, SEAT_KEYS, f"the seat of {name}")
            refuse_what_is_not_there(table, self.moment.phase)
            if tables[seat]:
                raise Trouble(f"{self.names[seat]} is described twice.")
            tables[seat] = table
        if self.t.players == 1 and "hand" in tables[0]:
            raise Trouble("Nobody has a hand alone; lay the cards into the areas.")
        return tables

    # The position.

    def opening(self) -> Opening:
        begin(self.p, self.moment)
        if self.moment.phase == "set-up":
            foreseen = self.foresee_set_up()
        else:
            foreseen = self.lay_table()
        self.refuse_faults()
        self.p.records_events = True
        self.p.settle()
        self.refuse_faults()
        return Opening(self.options, self.p, foreseen, self.t.own)

    def refuse_faults(self) -> None:
        faults = audit(self.p)
        if faults:
            raise Trouble(f"This position cannot be: {faults[0]}")

    def lay_table(self) -> dict[str, list[int]]:
        """First what the file names, then what the lot fills in."""
        p, dealer, written = self.p, self.dealer, self.written
        for card in self.t.in_deck:
            p.move(card, DECK)
        for who, table in enumerate(self.seats):
            Steward(p, self.cards, who, self.names[who], table).lay()
            dealer.lay_hand(who, table.get("hand", []))
        for who, table in enumerate(self.seats):
            dealer.lay_selection(who, table)
        if "areas" in written:
            dealer.lay_areas(written["areas"])
        dealer.lay_discards(written.get("discard", []))
        if self.t.players == 1:
            return self.lay_solo()
        for key in SOLO_KEYS:
            if key in written:
                raise Trouble(f"{key} belongs to the game alone.")
        return self.lay_for_two()

    def lay_for_two(self) -> dict[str, list[int]]:
        foreseen = self.foresee()
        if self.moment.phase == "choice":
            for who in range(2):
                self.dealer.fill_hand(who)
        self.fill_the_rest()
        return foreseen

    def lay_solo(self) -> dict[str, list[int]]:
        dealer, written = self.dealer, self.written
        if "unmasked" in written:
            dealer.lay_unmasked(written["unmasked"])
        foreseen = self.foresee()
        danger = [option - LOT for option in foreseen["danger"]]
        danger += [self.cards.take(name, DANGER) for name in listed(written.get("danger", []), "danger")]
        if "top" in written:
            dealer.lay_top(written["top"])
        dealer.fill_danger(danger)
        self.fill_the_rest()
        if "top" not in written:
            dealer.lay_top(None)
        return foreseen

    def fill_the_rest(self) -> None:
        """Areas and Trap tokens, and what is out of the game."""
        if self.moment.phase == "choice" and "areas" not in self.written:
            self.dealer.fill_areas()
        self.dealer.check_laid()
        if self.moment.phase != "deal":
            for who, table in enumerate(self.seats):
                self.dealer.lay_traps(who, table)
        self.dealer.send_home()

    # What comes next.

    def coming(self, key: str) -> list[Any]:
        coming = self.written.get("next", {})
        known_keys(coming, NEXT_KEYS, "what comes next")
        return listed(coming.get(key, []), f"next.{key}")

    def foresee(self) -> dict[str, list[int]]:
        """Cards on top of the decks, in the order in which they are drawn."""
        if self.coming("advisors"):
            raise Trouble("next.advisors are drawn at the set-up; say phase = 'set-up'.")
        if self.coming("danger") and self.t.players > 1:
            raise Trouble("There is a Danger deck only alone.")
        return {
            "developments": [LOT + self.cards.take(name, DECK) for name in self.coming("developments")],
            "danger": [LOT + self.cards.take(name, DANGER) for name in self.coming("danger")],
        }

    def foresee_set_up(self) -> dict[str, list[int]]:
        """Give the draws of the set-up; unnamed ones are drawn without taking away a named card."""
        foreseen = self.foresee_first_advisors()
        developments = [self.cards.take(name, DECK) for name in self.coming("developments")]
        danger = [self.cards.take(name, DECK) for name in self.coming("danger")]
        most = int(self.t.danger_cards) if self.t.players == 1 else 0
        if len(danger) > most:
            raise Trouble(f"The set-up lays {most} cards into a Danger deck, not {len(danger)}.")
        if developments:
            danger += [self.dealer.draw_development() for _ in range(most - len(danger))]
        foreseen["developments"] = [LOT + card for card in developments]
        foreseen["danger"] = [LOT + card for card in danger]
        return foreseen

    def foresee_first_advisors(self) -> dict[str, list[int]]:
        named = [self.cards.take(name, DECK) for name in self.coming("advisors")]
        drawn = len(self.t.in_advisors) and int(self.t.players * self.t.advisors_drawn)
        if len(named) > drawn or any(card < ADVISOR for card in named):
            raise Trouble(f"next.advisors must name the {drawn} Advisors that the set-up draws at most.")
        if drawn:
            mentioned = {card for name in self.coming("developments") for card in self.cards.named(name)}
            mentioned |= {card for name in self.coming("danger") for card in self.cards.named(name)}
            advisors = self.cards.free & set(self.t.in_advisors) - mentioned
            while len(named) < drawn:
                card = self.dealer.draw(advisors)
                advisors.remove(card)
                named.append(card)
        return {"advisors": [LOT + card for card in named]}
