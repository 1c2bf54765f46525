"""Positions written by hand: a short file in the game's words; the set-up fills in the rest.

    players = ["Anna", "Lisa", "David"]
    day = 2
    turn = "Lisa"
    officials = { jade = 8 }

    [family.Lisa]
    hand = [2, "3 two-servants", 5]
    pool = 1

A gift is named by its code (`s2-3`), by its value (any free card of that value), or by value and
action. What cannot be is refused with a sentence.
"""

from difflib import get_close_matches
from hashlib import blake2b
from itertools import permutations
from typing import Any

from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.game import Game, Opening
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong import night, steps
from courtyard.games.gugong import position as at
from courtyard.games.gugong.audit import audit
from courtyard.games.gugong.components import side_for, tables_for, with_corrections
from courtyard.games.gugong.course import Gugong
from courtyard.games.gugong.morning import is_visited, lay_token, tokens_left
from courtyard.games.gugong.notation import ROUTES
from courtyard.games.gugong.options import LOT_AUTOMA, LOT_FACE, LOT_GIFT, LOT_TOKEN
from courtyard.games.gugong.position import FACE_UP, FACES, HARBOURS, SEATS, SPACES, TOKEN_KINDS
from courtyard.games.gugong.setup import owner_of_set
from courtyard.games.gugong.words import (
    ACTIONS,
    AUTOMA,
    BOX,
    DAY,
    DECREE_KINDS,
    DISCARD,
    DOUBLE_PLACES,
    HAND,
    IN_POOL,
    LOCATIONS,
    LOCKED,
    ON_SHIP,
    OPEN,
    PHASES,
    PILE,
    PRECIOUS,
    REWARD_DOUBLE,
    REWARD_GIFT,
    REWARDS,
    TOKEN_DOUBLE,
    TOKENS,
    WITH,
)

OPTIONS = ("printing", "bonus", "expert", "open_information", "solo", "focus", "sets")
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
NEXT_KEYS = ("gifts", "tokens", "dice", "automa", "meng")


def read(game: Game, written: Table, own: Table) -> Opening:
    """Build the position that a file describes."""
    return Scribe(game, written, own).opening()


def one_of(value: Any, known: Any, what: str) -> int:
    """Give the number of a word, or say which words there are."""
    words = list(known)
    if value not in words:
        near = get_close_matches(str(value), [str(word) for word in words], n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(map(str, words))}."
        raise Trouble(f"{value!r} is no {what}; {hint}")
    return words.index(value)


def count(value: Any, most: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise Trouble(f"{what} must be a whole number from 0 to {most}, not {value!r}.")
    return value


def listed(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise Trouble(f"{what} must be a list, not {value!r}.")
    return value


def known_keys(table: Any, keys: tuple[str, ...], what: str) -> None:
    if not isinstance(table, dict):
        raise Trouble(f"{what} must be a table, not {table!r}.")
    for key in table:
        one_of(key, keys, f"part of {what}")


class Scribe:
    """Reads one file, piece by piece, onto an empty court."""

    def __init__(self, game: Game, written: Table, own: Table) -> None:
        known_keys(written, TABLE_KEYS, "a position")
        if written.get("game", game.name) != game.name:
            raise Trouble(f"This position is of the game {written['game']!r}, not of {game.name}.")
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
        self.gifts = self.tables["gift"]
        self.codes = list(self.gifts)
        self.dice = Dice(hash_of(written.get("seed", 0)))
        families = written.get("family", {})
        if not isinstance(families, dict):
            raise Trouble(f"family must hold a table for each player, not {families!r}.")
        self.families: dict[int, Table] = {}
        for name, family in families.items():
            known_keys(family, FAMILY_KEYS, f"the family of {name}")
            self.families[self.seat(name)] = family

    def opening(self) -> Opening:
        self.lay_table()
        for seat in range(self.t.players):
            self.lay_family(seat)
        self.lay_markers()
        self.lay_arrivals()
        self.deal_cards()
        self.deal_tokens()
        self.set_agenda()
        foreseen = self.foresee()
        faults = self.game_faults()
        if faults:
            raise Trouble(f"This position cannot be: {faults[0]}")
        return Opening(self.options, self.p, foreseen)

    def game_faults(self) -> list[str]:
        self.p.telling = True
        self.p.settle()
        return audit(self.p)

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

    # The table.

    def lay_table(self) -> None:
        c, t, written = self.p.cells, self.t, self.written
        known = [name for name in PHASES[1:6] if name != "twilight" or t.meng >= 0]
        phase = known[one_of(written.get("phase", "day"), known, "phase")]
        c[at.PHASE] = PHASES.index(phase)
        first = {"morning": 2, "ending": t.days}.get(written.get("phase", "day"), 1)
        c[at.TODAY] = count(written.get("day", first), t.days, "day")
        if c[at.TODAY] == 0:
            raise Trouble("The first day is day 1.")
        c[at.START_PLAYER] = self.seat(written.get("start", written.get("turn", 0)))
        if "medal" in written:
            c[at.MEDAL] = self.seat(written["medal"]) + 1
        self.lay_dice()
        self.lay_decrees()
        if t.meng >= 0:
            self.lay_automa()
        left = listed(written.get("houses", list(t.house_price)), "houses")
        prices = list(t.house_price)
        for price in left:
            if price not in prices:
                raise Trouble(f"No house is left for the price {price!r}; there are {list(t.house_price)}.")
            prices[prices.index(price)] = -1
        for house in range(t.houses):
            c[at.HOUSE_JADE + house] = 1 if prices[house] == -1 else 0

    def lay_dice(self) -> None:
        c = self.p.cells
        shown = self.written.get("dice")
        if shown is None:
            for die in range(self.t.dice):
                c[at.DICE + die] = self.dice.below(FACES)
            return
        if len(listed(shown, "dice")) != self.t.dice:
            raise Trouble(f"There are {self.t.dice} dice, not {len(shown)}.")
        for die, face in enumerate(self.fit_dice(shown)):
            c[at.DICE + die] = face

    def fit_dice(self, shown: list[Any]) -> list[int]:
        """Give the faces of three dice that show these values, in any order of the dice."""
        faces = [list(self.t.faces[FACES * die : FACES * die + FACES]) for die in range(self.t.dice)]
        for order in permutations(range(len(shown))):
            if all(shown[order[die]] in faces[die] for die in range(self.t.dice)):
                return [faces[die].index(shown[order[die]]) for die in range(self.t.dice)]
        raise Trouble(f"The dice cannot show {shown}; their faces are {faces}.")

    def lay_decrees(self) -> None:
        c, t = self.p.cells, self.t
        for name in listed(self.written.get("decrees", []), "decrees"):
            self.lay_decree(one_of(name, DECREE_KINDS, "decree"))
        for seat in range(t.players):
            for name in listed(self.family(seat).get("decrees", []), "decrees"):
                slot = self.lay_decree(one_of(name, DECREE_KINDS, "decree"))
                c[at.DECREE_OWNERS + slot] |= 1 << seat
        for level in (1, 2, 3):
            while -1 in (slots := self.slots(level)):
                rest = [kind for kind in range(15) if t.decree_level[kind] == level and kind not in slots]
                self.lay_decree(rest[self.dice.below(len(rest))])

    def slots(self, level: int) -> list[int]:
        first = (level - 1) * self.t.slots_per_level
        return [
            self.p.cells[at.DECREE_TILE + slot] - 1 for slot in range(first, first + self.t.slots_per_level)
        ]

    def lay_decree(self, kind: int) -> int:
        """Put a decree in play, if it is not yet, and give its slot."""
        level = self.t.decree_level[kind]
        slots = self.slots(level)
        if kind not in slots:
            if -1 not in slots:
                raise Trouble(f"Only {len(slots)} decrees of level {level} are in play.")
            slot = (level - 1) * self.t.slots_per_level + slots.index(-1)
            self.p.cells[at.DECREE_TILE + slot] = kind + 1
            return int(slot)
        return int((level - 1) * self.t.slots_per_level + slots.index(kind))

    def lay_automa(self) -> None:
        """Meng's focus, his cards of today in their order, those of earlier days, and the deck."""
        c, t = self.p.cells, self.t
        c[at.FOCUS] = t.focus if t.focus >= 0 else self.dice.below(7)
        for kind in range(len(AUTOMA)):
            c[at.AUTOMA_DECK + kind] = t.automa_copies[kind]
        today = listed(self.written.get("automa_today", []), "automa_today")
        if len(today) >= sum(t.automa_copies):
            raise Trouble("Meng cannot have played all his Automa cards today.")
        for nth, name in enumerate(today):
            c[at.AUTOMA_TODAY + nth] = self.use_automa(name) + 1
        for name in listed(self.written.get("automa_used", []), "automa_used"):
            c[at.AUTOMA_USED + self.use_automa(name)] += 1

    def use_automa(self, name: Any) -> int:
        kind = one_of(name, AUTOMA, "Automa card")
        if self.p.cells[at.AUTOMA_DECK + kind] == 0:
            raise Trouble(f"There are {self.t.automa_copies[kind]} Automa cards {name!r}, and no more.")
        self.p.cells[at.AUTOMA_DECK + kind] -= 1
        return kind

    # The families.

    def lay_family(self, seat: int) -> None:
        c, t, family, name = self.p.cells, self.t, self.family(seat), self.name(seat)
        c[at.POINTS + seat] = count(family.get("points", 0), 999, f"the points of {name}")
        c[at.JADES + seat] = count(family.get("jade", 0), 99, f"the jade of {name}")
        c[at.WALL + seat] = count(family.get("wall", 0), t.servants, f"the wall of {name}")
        c[at.GENEROSITY + seat] = count(family.get("generous", 0), 2, f"generous of {name}")
        for field, key in ((at.TOLLS, "tolls"), (at.FOLLOWS, "follows")):
            for place in listed(family.get(key, []), key):
                c[field + SEATS * one_of(place, LOCATIONS, "location") + seat] += 1
        aside = c[at.GENEROSITY + seat] + len(family.get("tolls", [])) + len(family.get("follows", []))
        c[at.BESIDE + seat] = aside
        marked = ["gift"] if seat == t.meng and self.options["solo"] == "hard" else []
        for reward in listed(family.get("rewards", marked), "rewards"):
            c[at.REWARDED + 3 * seat + one_of(reward, REWARDS, "harbour reward")] += 1
        double = family.get("double")
        if double is not None:
            c[at.DOUBLE + seat] = one_of(double, DOUBLE_PLACES, "place of a Double Servant")
        elif c[at.REWARDED + 3 * seat + REWARD_DOUBLE]:
            c[at.DOUBLE + seat] = IN_POOL
        if c[at.DOUBLE + seat] != LOCKED:
            c[at.REWARDED + 3 * seat + REWARD_DOUBLE] = 1
        self.lay_ships(seat)
        if seat == t.meng and c[at.REWARDED + 3 * seat + REWARD_DOUBLE]:
            raise Trouble("Meng's Double Servant only marks his focus; it is never won, paid or placed.")
        self.lay_traveller(seat)
        self.share_servants(seat)

    def lay_ships(self, seat: int) -> None:
        c, name = self.p.cells, self.name(seat)
        for ship in listed(self.family(seat).get("ships", []), "ships"):
            known_keys(ship, ("berth", "servants", "double"), f"a ship of {name}")
            berth = str(ship.get("berth", ""))
            berths = [f"{route}{h + 1}" for route in ROUTES[: self.t.routes] for h in range(HARBOURS)]
            number = one_of(berth, berths, "harbour")
            if c[at.SHIP_OWNER + number]:
                raise Trouble(f"Two ships lie in harbour {berth}.")
            c[at.SHIP_OWNER + number] = seat + 1
            c[at.SHIP_LOAD + number] = count(
                ship.get("servants", 1), self.t.ship_spaces, f"servants on the ship of {name}"
            )
            if ship.get("double", False):
                c[at.SHIP_DOUBLE + number] = 1
                c[at.DOUBLE + seat] = ON_SHIP
                c[at.REWARDED + 3 * seat + REWARD_DOUBLE] = 1

    def lay_traveller(self, seat: int) -> None:
        if "traveller" in self.family(seat):
            city = one_of(self.family(seat)["traveller"], self.cities, "city")
            self.p.cells[at.TRAVELLER + seat] = city + 1

    def share_servants(self, seat: int) -> None:
        """Pool and supply share what stands nowhere else; the supply takes the rest."""
        c, t, family, name = self.p.cells, self.t, self.family(seat), self.name(seat)
        placed = c[at.WALL + seat] + c[at.BESIDE + seat]
        for berth in range(at.BERTHS):
            if c[at.SHIP_OWNER + berth] == seat + 1:
                placed += c[at.SHIP_LOAD + berth]
        for slot in range(t.slots):
            placed += (c[at.DECREE_OWNERS + slot] >> seat) & 1
        for reward in range(3):
            if seat != t.meng:
                placed += c[at.REWARDED + 3 * seat + reward]
        left = t.servants - placed
        supply = family.get("supply")
        if "pool" in family:
            pool = family["pool"]
        elif supply is not None and isinstance(supply, int):
            pool = left - supply
        else:
            pool = max(0, min(t.first_pool, left))
        if not isinstance(pool, int) or isinstance(pool, bool) or pool < 0:
            raise Trouble(f"The pool of {name} must be a whole number, not {pool!r}.")
        total = placed + pool + (supply if isinstance(supply, int) else max(0, left - pool))
        if total != t.servants:
            raise Trouble(f"The family of {name} has {t.servants} servants, not {total}.")
        c[at.POOL + seat] = pool
        c[at.SUPPLY + seat] = left - pool

    def lay_markers(self) -> None:
        """Markers on their steps; in a stack in the order of `stack`, or of the players."""
        c, t = self.p.cells, self.t
        stack = [self.seat(name) for name in listed(self.written.get("stack", []), "stack")]
        order = [self.p.in_order(nth) for nth in range(t.players)]
        order.sort(key=lambda seat: stack.index(seat) if seat in stack else -1)
        heights: dict[int, int] = {}
        for seat in order:
            step = count(
                self.family(seat).get("intrigue", 0), t.track, f"the Intrigue step of {self.name(seat)}"
            )
            c[at.MARKER + seat] = step
            c[at.HEIGHT_IN_STACK + seat] = heights.get(step, 0)
            heights[step] = heights.get(step, 0) + 1

    def lay_arrivals(self) -> None:
        """Envoys on the stairs; those inside in the order of `arrived`, or of the players."""
        c, t = self.p.cells, self.t
        arrived = [self.seat(name) for name in listed(self.written.get("arrived", []), "arrived")]
        for seat in range(t.players):
            standard = t.stairs if seat in arrived else 0
            step = count(
                self.family(seat).get("envoy", standard), t.stairs, f"the envoy of {self.name(seat)}"
            )
            c[at.ENVOY + seat] = step
            if step == t.stairs and seat not in arrived:
                arrived.append(seat)
            elif step < t.stairs and seat in arrived:
                raise Trouble(f"The envoy of {self.name(seat)} has arrived, but stands on step {step}.")
        for place, seat in enumerate(arrived, 1):
            if arrived.count(seat) > 1:
                raise Trouble(f"The envoy of {self.name(seat)} has arrived twice.")
            c[at.ARRIVAL + seat] = place

    # The gift cards.

    def deal_cards(self) -> None:
        """First the cards that are named, then own sets and officials' cards, then what is left."""
        c, t = self.p.cells, self.t
        self.free = [
            card
            for card in range(t.cards)
            if t.expert or t.card_set[card] in (0, 6) or owner_of_set(self.p, t.card_set[card]) >= 0
        ]
        self.laid: list[int] = []
        for card in range(t.cards):
            c[at.CARD_AT + card] = PILE if card in self.free else BOX
        officials = self.written.get("officials", {})
        if not isinstance(officials, dict):
            raise Trouble(f"officials must be a table of gifts by location, not {officials!r}.")
        named: list[tuple[Any, int]] = []
        for place, gift in officials.items():
            named.append((gift, WITH + one_of(place, LOCATIONS, "location")))
        for seat in range(t.players):
            for key, zone in (("hand", HAND), ("discard", DISCARD)):
                for gift in listed(self.family(seat).get(key, []), key):
                    named.append((gift, zone + seat))
        # Exact codes first, so that a card named by value alone never takes them away.
        for gift, zone in sorted(named, key=lambda pair: isinstance(pair[0], int)):
            self.lay_card(self.find_card(gift), zone)
        self.fill_hands()
        if t.meng >= 0:
            self.order_discards()
        for location in range(7):
            if not any(c[at.CARD_AT + card] == WITH + location for card in range(t.cards)):
                own = [card for card in self.free if t.card_set[card] == 0]
                self.lay_card(self.draw(own or self.free), WITH + location)

    def order_discards(self) -> None:
        """Meng's discards lie in the order in which the file names them."""
        c, zone = self.p.cells, DISCARD + self.t.meng
        cards = [card for card in self.laid if c[at.CARD_AT + card] == zone]
        for nth, card in enumerate(cards):
            c[at.MENG_TAKEN + nth] = card + 1

    def lay_card(self, card: int, zone: int) -> None:
        self.free.remove(card)
        self.laid.append(card)
        self.p.move_card(card, zone, OPEN)
        if WITH <= zone < HAND:
            self.p.cells[at.OFFICIAL + zone - WITH] = card

    def draw(self, cards: list[int]) -> int:
        if not cards:
            raise Trouble("There are not enough gift cards for this position.")
        return cards[self.dice.below(len(cards))]

    def find_card(self, gift: Any) -> int:
        """A card by code, by value, or by value and action; never one that is used already."""
        if gift in self.codes:
            card = self.codes.index(gift)
            if card not in self.free:
                where = "twice" if self.p.cells[at.CARD_AT + card] != BOX else "though it is in the box"
                raise Trouble(f"The gift card {gift} is named {where}.")
            return card
        value, _, action = str(gift).partition(" ")
        if isinstance(gift, bool) or not value.isdigit() or (action and action not in ACTIONS):
            raise Trouble(
                f"{gift!r} is no gift card; name a code such as {self.codes[0]!r}, a value from 1 to 9, "
                f"or a value and an action such as '3 two-servants'."
            )
        for card in self.free:
            row = self.gifts[self.codes[card]]
            if row["value"] == int(value) and (not action or row["action"] == action):
                return card
        raise Trouble(f"No gift card {gift!r} is left to lay out.")

    def fill_hands(self) -> None:
        """Everybody holds as many cards as the rules give: a set, and one for each card reward."""
        c, t = self.p.cells, self.t
        all_discarded = self.written.get("phase") in ("twilight", "night")
        for seat in range(t.players):
            family = self.family(seat)
            due = self.tables["gifts"]["each_set"] + c[at.REWARDED + 3 * seat + REWARD_GIFT]
            held = [card for card in range(t.cards) if c[at.CARD_AT + card] in (HAND + seat, DISCARD + seat)]
            if len(held) > due or (len(held) < due and "hand" in family and "discard" in family):
                raise Trouble(
                    f"The family of {self.name(seat)} holds {due} gift cards in hand and discard pile "
                    f"together, not {len(held)}."
                )
            zone = DISCARD if all_discarded or "hand" in family else HAND
            own = [card for card in self.free if owner_of_set(self.p, t.card_set[card]) == seat]
            for _ in range(due - len(held)):
                card = own.pop(0) if own else self.draw([x for x in self.free if t.card_set[x] == 6])
                self.lay_card(card, zone + seat)

    # The travel tokens.

    def deal_tokens(self) -> None:
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
            stored = listed(self.family(seat).get("tokens", []), "tokens")
            if len(stored) > t.spaces:
                raise Trouble(f"{self.name(seat)} has room for {t.spaces} tokens, not {len(stored)}.")
            for space, name in enumerate(stored):
                used_up = isinstance(name, str) and name.endswith(" used")
                kind = self.use_token(str(name).removesuffix(" used"))
                face_up = (kind == TOKEN_DOUBLE or kind >= PRECIOUS) and not used_up
                c[at.STORED + SPACES * seat + space] = kind + 1 + (FACE_UP if face_up else 0)
        discarded = self.written.get("discarded_tokens", [])
        for name in listed(discarded, "discarded_tokens"):
            c[at.TOKEN_DISCARD + self.use_token(name)] += 1
        self.fill_cities()

    def use_token(self, name: Any) -> int:
        kind = one_of(name, TOKENS, "travel token")
        if self.p.cells[at.TOKEN_PILE + kind] == 0:
            copies = self.t.token_copies[kind]
            raise Trouble(f"There are {copies} travel tokens {name!r} in this game, and no more.")
        self.p.cells[at.TOKEN_PILE + kind] -= 1
        return kind

    def fill_cities(self) -> None:
        """Tokens on the named cities; the others get one by lot, unless they are said to be empty."""
        c = self.p.cells
        cities = self.written.get("cities", {})
        known_keys(cities, (*self.cities, "others"), "the map")
        for name, token in cities.items():
            if name != "others" and token != "empty":
                city = self.cities.index(name)
                if is_visited(self.p, city):
                    raise Trouble(f"A token and a traveller are both in {name}.")
                c[at.CITY_TOKEN + city] = self.use_token(token) + 1
        if cities.get("others", "filled") == "empty":
            return
        for city, name in enumerate(self.cities):
            if name not in cities and not is_visited(self.p, city) and tokens_left(self.p):
                kinds = [k for k in range(TOKEN_KINDS) for _ in range(c[at.TOKEN_PILE + k])]
                lay_token(self.p, city, kinds[self.dice.below(len(kinds))])
        c[at.TOKENS_DRAWN] = 0

    # What happens next.

    def set_agenda(self) -> None:
        p, c = self.p, self.p.cells
        c[at.GIFTS_DRAWN] = 0
        phase = PHASES[c[at.PHASE]]
        turn = self.seat(self.written.get("turn", int(c[at.START_PLAYER])))
        c[at.ACTIVE] = turn
        if "turn" in self.written and phase != "day":
            raise Trouble(f"There are no turns in the {phase}; leave out `turn`, or say phase = 'day'.")
        if phase == "day":
            c[at.PHASE] = DAY
            p.push(steps.NEXT_TURN, 0, turn, 0)
        elif phase == "morning":
            if c[at.TODAY] == 1:
                raise Trouble("The first day has no morning.")
            c[at.TODAY] -= 1
            p.push(steps.DAWN, 0, 0, 0)
        elif phase == "twilight":
            p.push(steps.DUSK, 0, 0, 0)
        elif phase == "night":
            p.push(steps.NIGHT_MATCHES if self.t.meng >= 0 else steps.DUSK, 0, 0, 0)
        else:
            night.begin_ending(p)

    def foresee(self) -> dict[str, list[int]]:
        """What comes next from the draw piles and the dice."""
        coming = self.written.get("next", {})
        known_keys(coming, NEXT_KEYS, "what comes next")
        gifts = []
        for gift in listed(coming.get("gifts", []), "next.gifts"):
            card = self.find_card(gift)
            self.free.remove(card)
            gifts.append(LOT_GIFT + card)
        tokens = [
            LOT_TOKEN + one_of(name, TOKENS, "travel token")
            for name in listed(coming.get("tokens", []), "next.tokens")
        ]
        faces = []
        shown = listed(coming.get("dice", []), "next.dice")
        if len(shown) % self.t.dice:
            raise Trouble(f"next.dice must name {self.t.dice} values for each roll, not {len(shown)}.")
        for first in range(0, len(shown), self.t.dice):
            faces += [LOT_FACE + face for face in self.fit_dice(shown[first : first + self.t.dice])]
        automa = [LOT_AUTOMA + one_of(name, AUTOMA, "Automa card") for name in coming.get("automa", [])]
        meng = [LOT_GIFT + self.codes.index(self.code_of(gift)) for gift in coming.get("meng", [])]
        return {"gifts": gifts, "tokens": tokens, "dice": faces, "automa": automa, "meng": meng}

    def code_of(self, gift: Any) -> str:
        one_of(gift, self.codes, "gift card")
        return str(gift)


def hash_of(seed: Any) -> int:
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=6).digest(), "big")
