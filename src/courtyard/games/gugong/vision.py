"""What a seat may know: the view of a position, and positions that agree with a view.

`view` writes the table down in the words of the game and leaves out what is secret: the cards of
the others, the order of the piles, the tokens that lie face down elsewhere, a card that somebody
has picked but not yet shown. `sample` reads a view back and fills the gaps by lot.
"""

from copy import deepcopy
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from math import comb, prod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.game import SPECTATOR, View
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong import exchange, steps
from courtyard.games.gugong import position as at
from courtyard.games.gugong.components import printed, side_for, tables_for, with_corrections
from courtyard.games.gugong.course import Gugong
from courtyard.games.gugong.locations import travel
from courtyard.games.gugong.notation import TRADE_CLASSES, TRADES, berth_name, card_codes, notation
from courtyard.games.gugong.position import FACE_UP, FACES, HARBOURS, SEATS, SIZE, SPACES, TOKEN_KINDS
from courtyard.games.gugong.tables import Tables
from courtyard.games.gugong.words import (
    BOX,
    DECREE_KINDS,
    DISCARD,
    DOUBLE_PLACES,
    FOLLOWER,
    GENEROUS,
    HAND,
    HELD,
    LOCATIONS,
    OPEN,
    PHASES,
    PILE,
    REWARDS,
    SECRET,
    SET_UP,
    TOKEN_DOUBLE,
    TOKENS,
    TOLL,
    WITH,
)

Cells = list[int]

AGENDA: Final = {
    step: words.split()
    for step, words in {
        steps.DAWN: "dawn",
        steps.REFILL: "refill - city",
        steps.ROLL: "roll - die",
        steps.MORNING_DECREES: "morning-decrees - nth",
        steps.OWN_MORNING: "own-morning seat slots",
        steps.MORNING_EFFECT: "morning-effect seat slot",
        steps.INCOME: "income - nth",
        steps.NEXT_TURN: "next-turn - first",
        steps.EXCHANGE: "exchange seat card location",
        steps.CARD_ACTION: "card-action seat card",
        steps.CARD_EFFECT: "card-effect seat card",
        steps.PRICE: "price seat servants kept",
        steps.GAIN: "gain seat servants may",
        steps.TRAVEL_STEP: "travel-step seat",
        steps.TOKEN: "token seat token",
        steps.STORE: "store seat token face_up",
        steps.TRADE_GAIN: "trade-gain seat trade",
        steps.WALL_CHECK: "wall-check seat",
        steps.BENEFITS: "benefits - seats",
        steps.OBTAIN: "obtain seat slot",
        steps.CLAIMS: "claims seat berth",
        steps.DRAW_GIFT: "draw-gift seat",
        steps.FOLLOWERS: "followers seat location",
        steps.DUSK: "dusk",
        steps.RETURN_TOKENS: "return-tokens seat",
        steps.NIGHT_MATCHES: "night-matches - nth",
        steps.NIGHT_BONUS: "night-bonus",
        steps.NIGHT_SHIPS: "night-ships",
        steps.NIGHT_CLAIMS: "night-claims - nth",
        steps.NIGHT_END: "night-end",
        steps.FINAL_COUNT: "final-count",
        steps.DEAL: "deal - nth",
        steps.DEAL_DECREES: "deal-decrees - slot",
        steps.SET_UP_SEATS: "set-up-seats",
        steps.OPEN_DAY: "open-day",
        steps.ASK_GIFT: "ask-gift seat",
        steps.ASK_OFFICIAL: "ask-official seat card",
        steps.ASK_PAYMENT: "ask-payment seat card location",
        steps.ASK_ACTION: "ask-action seat location how",
        steps.ASK_PRICE: "ask-price seat servants kept",
        steps.ASK_GAIN: "ask-gain seat servants may",
        steps.ASK_CITY: "ask-city seat",
        steps.ASK_TOKEN: "ask-token seat token may",
        steps.ASK_ROOM: "ask-room seat",
        steps.ASK_TRADE: "ask-trade seat tokens class",
        steps.ASK_EXTRA: "ask-extra seat source",
        steps.ASK_BENEFIT: "ask-benefit seat",
        steps.ASK_LOAD: "ask-load seat source may",
        steps.ASK_SAIL: "ask-sail seat",
        steps.ASK_CLAIM: "ask-claim seat berth",
        steps.ASK_SWAP: "ask-swap seat must",
        steps.ASK_SWAP_WITH: "ask-swap-with seat card",
        steps.ASK_ENCORE: "ask-encore seat card",
        steps.ASK_MORNING: "ask-morning seat slots",
        steps.ASK_LAST_TRADE: "ask-last-trade seat",
        steps.LOT_START_PLAYER: "lot-start-player",
        steps.LOT_OFFICIAL: "lot-official - location",
        steps.LOT_DECREES: "lot-decrees - slot",
        steps.LOT_CITY: "lot-city - city",
        steps.LOT_DIE: "lot-die - die",
        steps.LOT_DRAW: "lot-draw seat",
    }.items()
}
"""The name of every step, and what its seat and its two details mean; a dash for what has no meaning."""
STEP_OF: Final = {words[0]: step for step, words in AGENDA.items()}
PICKED: Final = (steps.EXCHANGE, steps.ASK_OFFICIAL, steps.ASK_PAYMENT, steps.ASK_SWAP_WITH)
"""Steps with a card that only their seat knows: it was picked, but not yet laid down."""
DETAILS: Final = {
    "location": LOCATIONS,
    "token": TOKENS,
    "trade": TRADES,
    "class": TRADE_CLASSES,
    "source": ("pool", "supply"),
    "how": ("official", "card", "following", "", "official-bargain", "card-bargain", "following-bargain"),
}
"""Details of a step that are words, beside its card; the others are numbers."""
SETS: Final = ("slots", "seats")
"""Details of a step that are sets of numbers."""

PLAIN: Final = {
    "pool": at.POOL,
    "supply": at.SUPPLY,
    "wall": at.WALL,
    "beside": at.BESIDE,
    "points": at.POINTS,
    "jades": at.JADES,
    "envoy": at.ENVOY,
    "arrival": at.ARRIVAL,
    "generosity": at.GENEROSITY,
    "hand_size": at.HAND_SIZE,
}
"""What is a plain number of every family."""

TRIES: Final = 1000
"""How often a deal is made anew that does not fit; seldom more than once or twice."""


# Words and numbers.


@cache
def codes() -> tuple[str, ...]:
    return tuple(card_codes())


def named(cards: list[int]) -> list[str]:
    return [codes()[card] for card in cards]


def numbers(cards: list[str]) -> list[int]:
    return [codes().index(card) for card in cards]


def words_for(kind: str) -> tuple[str, ...]:
    """Give the words of a detail of a step, by its number."""
    return codes() if kind == "card" else DETAILS[kind]


def present(cell: int) -> int | None:
    """Read a cell that is kept one higher, where 0 means none."""
    return cell - 1 if cell else None


def kept(value: int | None) -> int:
    """Write what `present` read."""
    return 0 if value is None else value + 1


def members(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def counted(names: tuple[str, ...], counts: Cells) -> dict[str, int]:
    """Give how many there are of each name, leaving out those of which there is none."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


@lru_cache(maxsize=256)
def city_names(t: Tables) -> list[str]:
    components = with_corrections(t.own) if t.own else printed()
    return list(side_for(components, int(t.players))["cities"])


# The view.


def view(p: Gugong, seat: int) -> View:
    """Give all that a seat, or a spectator, may know; the only way out of a position."""
    t = p.t
    if seat != SPECTATOR and not 0 <= seat < t.players:
        raise Trouble(f"There is no seat {seat} at this table; there are seats 0 to {t.players - 1}.")
    c: Cells = list(p.cells)
    cards_at: dict[int, list[int]] = {}
    for card in range(t.cards):
        cards_at.setdefault(c[at.CARD_AT + card], []).append(card)
    return {
        "game": "gugong",
        "options": dict(t.options),
        "own": deepcopy(t.own),
        "viewer": None if seat == SPECTATOR else seat,
        "seat": int(p.seat),
        "choices": [notation(option) for option in p.options] if seat == p.seat else [],
        **show_table(c, t),
        "officials": show_officials(c),
        "pile": len(cards_at.get(PILE, [])),
        "box": named(cards_at.get(BOX, [])),
        "tokens": show_tokens(c, t),
        "families": [show_family(c, t, owner, seat, cards_at) for owner in range(t.players)],
        "agenda": [show_step(c[frame : frame + FRAME], seat) for frame in frames(c)],
    }


def show_table(c: Cells, t: Tables) -> View:
    """The board, which lies open to all."""
    return {
        "day": c[at.TODAY],
        "phase": PHASES[c[at.PHASE]],
        "start_player": c[at.START_PLAYER],
        "active": c[at.ACTIVE],
        "acted": bool(c[at.ACTED]),
        "medal": present(c[at.MEDAL]),
        "dice": [
            {"face": c[at.DICE + die], "value": int(t.faces[FACES * die + c[at.DICE + die]])}
            for die in range(t.dice)
        ],
        "houses": [
            {"price": int(t.house_price[house]), "jade": bool(c[at.HOUSE_JADE + house])}
            for house in range(t.houses)
        ],
        "cities": [show_city(c, t, city, name) for city, name in enumerate(city_names(t))],
        "decrees": [show_decree(c, slot) for slot in range(t.slots)],
        "canal": [show_berth(c, berth) for berth in range(t.routes * HARBOURS)],
    }


def show_city(c: Cells, t: Tables, city: int, name: str) -> View:
    token = c[at.CITY_TOKEN + city]
    return {
        "name": name,
        "token": TOKENS[token - 1] if token else None,
        "travellers": [seat for seat in range(t.players) if c[at.TRAVELLER + seat] == city + 1],
    }


def show_decree(c: Cells, slot: int) -> View:
    tile = c[at.DECREE_TILE + slot]
    return {
        "kind": DECREE_KINDS[tile - 1] if tile else None,
        "owners": members(c[at.DECREE_OWNERS + slot]),
    }


def show_berth(c: Cells, berth: int) -> View:
    return {
        "berth": berth_name(berth),
        "owner": present(c[at.SHIP_OWNER + berth]),
        "load": c[at.SHIP_LOAD + berth],
        "double": bool(c[at.SHIP_DOUBLE + berth]),
    }


def show_officials(c: Cells) -> View:
    """Every official's gift; none before one was dealt."""
    gifts = c[at.OFFICIAL : at.OFFICIAL + len(LOCATIONS)]
    return {
        name: codes()[card] if c[at.CARD_AT + card] == WITH + location else None
        for location, (name, card) in enumerate(zip(LOCATIONS, gifts, strict=True))
    }


def show_tokens(c: Cells, t: Tables) -> View:
    """The sizes of the two draw piles; what was discarded, in games where all is remembered."""
    left = sum(c[at.TOKEN_PILE : at.TOKEN_PILE + TOKEN_KINDS])
    discarded = c[at.TOKEN_DISCARD : at.TOKEN_DISCARD + TOKEN_KINDS]
    return {
        "piles": [left - left // 2, left // 2],
        "discarded": sum(discarded),
        "discarded_kinds": counted(TOKENS, discarded) if t.open_information else None,
    }


def show_family(c: Cells, t: Tables, owner: int, viewer: int, cards_at: dict[int, list[int]]) -> View:
    tolls = c[at.TOLLS + owner : at.TOLLS + SEATS * len(LOCATIONS) : SEATS]
    follows = c[at.FOLLOWS + owner : at.FOLLOWS + SEATS * len(LOCATIONS) : SEATS]
    rewards = c[at.REWARDED + 3 * owner : at.REWARDED + 3 * owner + len(REWARDS)]
    return {
        **{name: c[cell + owner] for name, cell in PLAIN.items()},
        "double": DOUBLE_PLACES[c[at.DOUBLE + owner]],
        "intrigue": {"step": c[at.MARKER + owner], "height": c[at.HEIGHT_IN_STACK + owner]},
        "traveller": present(c[at.TRAVELLER + owner]),
        "rewards": dict(zip(REWARDS, rewards, strict=True)),
        "tolls": counted(LOCATIONS, tolls),
        "follows": counted(LOCATIONS, follows),
        "stored": show_stored(c, owner, t.open_information or owner == viewer),
        **show_gifts(c, t, owner, viewer, cards_at),
    }


def show_stored(c: Cells, owner: int, all_known: bool) -> list[View]:
    """Tokens in their spaces; those that lie face down only to who knows them."""
    spaces = c[at.STORED + SPACES * owner : at.STORED + SPACES * (owner + 1)]
    return [
        {
            "token": TOKENS[(token & FACE_UP - 1) - 1] if all_known or token > FACE_UP else None,
            "face_up": token > FACE_UP,
        }
        for token in spaces
        if token
    ]


def show_gifts(c: Cells, t: Tables, owner: int, viewer: int, cards_at: dict[int, list[int]]) -> View:
    """Own cards; with open information, what an attentive player could know of those of the others.

    `hand` and `discard` name the cards whose place is known, `either` those known to be in one of the
    two, and `others_know` says the same of the own cards: what the others know of them.
    """
    hand, discard = cards_at.get(HAND + owner, []), cards_at.get(DISCARD + owner, [])
    known = {card: c[at.CARD_KNOWN + card] for card in hand + discard}
    either: list[int] = []
    others_know: View | None = None
    size = len(discard)
    if owner == viewer:
        if t.open_information:
            others_know = {
                "in_place": named([card for card in sorted(known) if known[card] == OPEN]),
                "either": named([card for card in sorted(known) if known[card] == HELD]),
            }
    elif t.open_information or c[at.PHASE] == SET_UP:
        hand = [card for card in hand if known[card] == OPEN]
        discard = [card for card in discard if known[card] == OPEN]
        either = sorted(card for card in known if known[card] == HELD)
    else:
        hand, discard = [], []
    return {
        "discard_size": size,
        "hand": named(hand),
        "discard": named(discard),
        "either": named(either),
        "others_know": others_know,
    }


def frames(c: Cells) -> range:
    """The cells where the steps of the agenda begin; the first thing to happen stands last."""
    return range(FRAMES, FRAMES + FRAME * c[HEIGHT], FRAME)


def show_step(frame: Cells, viewer: int) -> View:
    """A step of the agenda; a card that another seat has picked but not laid down is null."""
    name, *kinds = AGENDA[frame[0]]
    shown: View = {"step": name}
    for kind, value in zip(kinds, frame[1:], strict=False):
        if kind in DETAILS or kind == "card":
            shown[kind] = words_for(kind)[value]
        elif kind in SETS:
            shown[kind] = members(value)
        elif kind != "-":
            shown[kind] = value
    if frame[0] in PICKED and frame[1] != viewer:
        shown["card"] = None
    return shown


# Positions that agree with a view.


def sample(view: View, dice: Dice) -> Gugong:
    """Build a full position that agrees with everything in a view; what it hides is drawn by lot."""
    p = Gugong(tables_for(view["options"], view["own"]), 0)
    c = [0] * SIZE
    lay_table(c, view)
    for seat, family in enumerate(view["families"]):
        lay_family(c, seat, family)
    for nth, shown in enumerate(view["agenda"]):
        c[FRAMES + FRAME * nth : FRAMES + FRAME * (nth + 1)] = read_step(shown)
    c[HEIGHT] = len(view["agenda"])
    deal_tokens(c, p.t, view, dice)
    p.cells = vec[i64](c)
    deal_gifts(c, p, view, dice)
    p.cells = vec[i64](c)
    p.settle()
    return p


def lay_table(c: Cells, view: View) -> None:
    """The board, as `show_table` wrote it."""
    c[at.TODAY] = view["day"]
    c[at.PHASE] = PHASES.index(view["phase"])
    c[at.START_PLAYER] = view["start_player"]
    c[at.ACTIVE] = view["active"]
    c[at.ACTED] = int(view["acted"])
    c[at.MEDAL] = kept(view["medal"])
    for die, shown in enumerate(view["dice"]):
        c[at.DICE + die] = shown["face"]
    for nth, house in enumerate(view["houses"]):
        c[at.HOUSE_JADE + nth] = int(house["jade"])
    for nth, city in enumerate(view["cities"]):
        c[at.CITY_TOKEN + nth] = TOKENS.index(city["token"]) + 1 if city["token"] else 0
    for slot, decree in enumerate(view["decrees"]):
        c[at.DECREE_TILE + slot] = DECREE_KINDS.index(decree["kind"]) + 1 if decree["kind"] else 0
        c[at.DECREE_OWNERS + slot] = sum(1 << seat for seat in decree["owners"])
    for nth, berth in enumerate(view["canal"]):
        c[at.SHIP_OWNER + nth] = kept(berth["owner"])
        c[at.SHIP_LOAD + nth] = berth["load"]
        c[at.SHIP_DOUBLE + nth] = int(berth["double"])
    for location, name in enumerate(LOCATIONS):
        if view["officials"][name] is not None:
            c[at.OFFICIAL + location] = codes().index(view["officials"][name])
            lay(c, [c[at.OFFICIAL + location]], WITH + location, OPEN)


def lay_family(c: Cells, seat: int, family: View) -> None:
    """All of a family but its cards and what lies face down, as `show_family` wrote it."""
    for name, cell in PLAIN.items():
        c[cell + seat] = family[name]
    c[at.DOUBLE + seat] = DOUBLE_PLACES.index(family["double"])
    c[at.MARKER + seat] = family["intrigue"]["step"]
    c[at.HEIGHT_IN_STACK + seat] = family["intrigue"]["height"]
    c[at.TRAVELLER + seat] = kept(family["traveller"])
    for nth, name in enumerate(REWARDS):
        c[at.REWARDED + 3 * seat + nth] = family["rewards"][name]
    for nth, name in enumerate(LOCATIONS):
        c[at.TOLLS + SEATS * nth + seat] = family["tolls"].get(name, 0)
        c[at.FOLLOWS + SEATS * nth + seat] = family["follows"].get(name, 0)
    for space, stored in enumerate(family["stored"]):
        if stored["token"]:
            token = TOKENS.index(stored["token"]) + 1
            c[at.STORED + SPACES * seat + space] = token + FACE_UP * stored["face_up"]


def read_step(shown: View) -> Cells:
    """Read what `show_step` wrote; a card that it hid is filled in later."""
    step = STEP_OF[shown["step"]]
    frame = [step]
    for kind in AGENDA[step][1:]:
        value = shown.get(kind)
        if isinstance(value, str):
            value = words_for(kind).index(value)
        elif isinstance(value, list):
            value = sum(1 << n for n in value)
        frame.append(value or 0)
    return frame + [0] * (FRAME - len(frame))


def shuffle(items: list[int], dice: Dice) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = dice.below(last + 1)
        items[last], items[other] = items[other], items[last]


# Tokens.


def deal_tokens(c: Cells, t: Tables, view: View, dice: Dice) -> None:
    """Deal the tokens that the view does not show to the spaces, the discard pile and the draw piles."""
    unseen = unseen_tokens(c, t, view)
    spaces = [
        at.STORED + SPACES * seat + space
        for seat, family in enumerate(view["families"])
        for space, stored in enumerate(family["stored"])
        if stored["token"] is None
    ]
    discarded = 0 if t.open_information else view["tokens"]["discarded"]
    top = len(spaces) + discarded
    drawing = c[HEIGHT] > 0 and c[frames(c)[-1]] == steps.LOT_CITY
    for _ in range(TRIES if drawing else 1):
        order = dealing_order(unseen, len(spaces), dice)
        # Where a token is drawn by lot there is more than one kind left on the piles.
        if len(set(order[top:])) > 1:
            break
    for space, kind in zip(spaces, order, strict=False):
        c[space] = kind + 1
    for kind in order[len(spaces) : top]:
        c[at.TOKEN_DISCARD + kind] += 1
    for kind in order[top:]:
        c[at.TOKEN_PILE + kind] += 1


def dealing_order(tokens: list[int], face_down: int, dice: Dice) -> list[int]:
    """Shuffle tokens; none of those that will lie face down counts for two, as those never do."""
    order = list(tokens)
    if face_down:
        shuffle(order, dice)
        order.sort(key=lambda kind: kind == TOKEN_DOUBLE)
    rest = order[face_down:]
    shuffle(rest, dice)
    return order[:face_down] + rest


def unseen_tokens(c: Cells, t: Tables, view: View) -> list[int]:
    """The kinds of all tokens whose place the view does not show; the discard pile is laid if it does."""
    left: Cells = list(t.token_copies)
    for token in c[at.CITY_TOKEN : at.CITY_TOKEN + t.cities] + c[at.STORED : at.STORED + SPACES * SEATS]:
        if token:
            left[(token & FACE_UP - 1) - 1] -= 1
    left[GENEROUS] -= sum(c[at.GENEROSITY : at.GENEROSITY + SEATS])
    left[TOLL] -= sum(c[at.TOLLS : at.TOLLS + SEATS * len(LOCATIONS)])
    left[FOLLOWER] -= sum(c[at.FOLLOWS : at.FOLLOWS + SEATS * len(LOCATIONS)])
    for name, count in (view["tokens"]["discarded_kinds"] or {}).items():
        c[at.TOKEN_DISCARD + TOKENS.index(name)] = count
        left[TOKENS.index(name)] -= count
    for frame in frames(c):
        step, kind = c[frame], c[frame + 2]
        if step in (steps.TOKEN, steps.STORE) or (step == steps.ASK_TOKEN and GENEROUS <= kind <= FOLLOWER):
            left[kind] -= 1
    return [kind for kind, count in enumerate(left) for _ in range(count)]


# Gifts.


@dataclass
class Holding:
    """The cards of a family that are known or already dealt, and how many there are in all."""

    hand: list[int]
    discard: list[int]
    either: list[int]
    hand_size: int
    discard_size: int

    @property
    def hand_room(self) -> int:
        return self.hand_size - len(self.hand)

    @property
    def discard_room(self) -> int:
        return self.discard_size - len(self.discard)

    @property
    def unknown(self) -> int:
        """How many cards are still to come from those that could be anywhere."""
        return self.hand_room + self.discard_room - len(self.either)


def deal_gifts(c: Cells, p: Gugong, view: View, dice: Dice) -> None:
    """Deal the cards that the view does not show to hands, discard piles and the draw pile."""
    holdings = [read_holding(family) for family in view["families"]]
    unseen = {card for card in range(p.t.cards) if c[at.CARD_AT + card] < WITH}
    unseen.difference_update(numbers(view["box"]))
    for holding in holdings:
        unseen.difference_update(holding.hand, holding.discard, holding.either)
    anywhere = sorted(unseen)
    shuffle(anywhere, dice)
    deal_picked(c, p, view, holdings, anywhere, dice)
    deal_matching(p.t, view, holdings, anywhere, dice)
    for seat, holding in enumerate(holdings):
        deal_rest(holding, anywhere, dice)
        lay(c, holding.hand, HAND + seat, SECRET)
        lay(c, holding.discard, DISCARD + seat, SECRET)
    lay(c, anywhere, PILE, SECRET)
    for family in view["families"]:
        lay_knowledge(c, family)


def read_holding(family: View) -> Holding:
    hand, discard, either = (numbers(family[key]) for key in ("hand", "discard", "either"))
    return Holding(hand, discard, either, family["hand_size"], family["discard_size"])


def lay(c: Cells, cards: list[int], zone: int, known: int) -> None:
    for card in cards:
        c[at.CARD_AT + card] = zone
        c[at.CARD_KNOWN + card] = known


def lay_knowledge(c: Cells, family: View) -> None:
    """What the others know of the cards of a family; a card that the view does not show is secret."""
    known = family["others_know"] or {
        "in_place": family["hand"] + family["discard"],
        "either": family["either"],
    }
    for card in numbers(known["in_place"]):
        c[at.CARD_KNOWN + card] = OPEN
    for card in numbers(known["either"]):
        c[at.CARD_KNOWN + card] = HELD


def deal_rest(holding: Holding, anywhere: list[int], dice: Dice) -> None:
    """Fill hand and discard pile with the cards known to be in one of them and with others."""
    coming = holding.either + [anywhere.pop() for _ in range(holding.unknown)]
    shuffle(coming, dice)
    room = holding.hand_room
    holding.hand += coming[:room]
    holding.discard += coming[room:]


def deal_picked(
    c: Cells, p: Gugong, view: View, holdings: list[Holding], anywhere: list[int], dice: Dice
) -> None:
    """Where the view hides a card that somebody has picked, pick one that the family could have there.

    A card is as likely as it is to be in the place it was picked from.
    """
    for nth, shown in enumerate(view["agenda"]):
        if "card" in shown and shown["card"] is None:
            frame = FRAMES + FRAME * nth
            holding = holdings[c[frame + 1]]
            chances = chances_to_hold(holding, anywhere, c[frame] == steps.ASK_SWAP_WITH)
            is_last = nth == len(view["agenda"]) - 1
            sensible = [card for card in chances if makes_sense(p, frame, card, is_last)]
            if not sensible:
                raise Trouble("No card that this player may hold fits what the view says.")
            card = sensible[dice.weighted(vec[i64]([chances[card] for card in sensible]))]
            c[frame + 2] = card
            hold(holding, card, anywhere, c[frame] == steps.ASK_SWAP_WITH, dice)


def chances_to_hold(holding: Holding, anywhere: list[int], or_discarded: bool) -> dict[int, int]:
    """How likely each card is to be in a hand, or in the hand or discard pile, all over the same number."""
    room = holding.hand_room + (holding.discard_room if or_discarded else 0)
    all_room = max(1, holding.hand_room + holding.discard_room)
    cards = max(1, len(anywhere))
    sure = holding.hand + (holding.discard if or_discarded else [])
    chances = dict.fromkeys(sure, all_room * cards)
    if room:
        chances |= dict.fromkeys(holding.either, room * cards)
    if room and holding.unknown:
        chances |= dict.fromkeys(anywhere, room * holding.unknown)
    return chances


def makes_sense(p: Gugong, frame: int, card: int, is_last: bool) -> bool:
    """A gift that is paid for was not free, and where its payment is asked there was a choice."""
    step, who, location = p.cells[frame], p.cells[frame + 1], p.cells[frame + 3]
    if step in (steps.ASK_OFFICIAL, steps.ASK_SWAP_WITH):
        return True
    if exchange.is_free(p, who, card, location):
        return False
    if step != steps.ASK_PAYMENT or not is_last or p.cells[at.HAND_SIZE + who] > 1:
        return True
    p.options = vec[i64]()
    exchange.payment_options(p, who, card, location)
    travel.trade_options(p, who)
    return len(p.options) > 1


def hold(holding: Holding, card: int, anywhere: list[int], or_discarded: bool, dice: Dice) -> None:
    """Give a picked card its place, if it has none yet."""
    if card in holding.hand or card in holding.discard:
        return
    (holding.either if card in holding.either else anywhere).remove(card)
    room = holding.hand_room + (holding.discard_room if or_discarded else 0)
    (holding.hand if dice.below(room) < holding.hand_room else holding.discard).append(card)


def deal_matching(t: Tables, view: View, holdings: list[Holding], anywhere: list[int], dice: Dice) -> None:
    """At night, whoever is asked how many servants to take has discarded so many matches."""
    agenda = [STEP_OF[shown["step"]] for shown in view["agenda"][-2:]]
    if agenda != [steps.NIGHT_MATCHES, steps.ASK_GAIN]:
        return
    asked = view["agenda"][-1]
    holding = holdings[asked["seat"]]
    if holding.hand_size or not holding.unknown:
        return
    values = [shown["value"] for shown in view["dice"]]
    worth = [values.count(t.card_value[card]) for card in range(t.cards)]
    missing = asked["servants"] - sum(worth[card] for card in holding.discard + holding.either)
    for card in with_matches(anywhere, worth, holding.unknown, missing, dice):
        anywhere.remove(card)
        holding.discard.append(card)


def with_matches(cards: list[int], worth: list[int], number: int, matches: int, dice: Dice) -> list[int]:
    """Give so many shuffled cards with so many matches, every such set as likely; none where none fits."""
    groups = [[card for card in cards if worth[card] == matching] for matching in range(max(worth) + 1)]
    ways: dict[tuple[int, ...], int] = {}
    for further in product(*(range(min(number, len(group)) + 1) for group in groups[1:])):
        split = (number - sum(further), *further)
        if split[0] >= 0 and sum(matching * count for matching, count in enumerate(split)) == matches:
            ways[split] = prod(comb(len(group), count) for group, count in zip(groups, split, strict=True))
    if not any(ways.values()):
        return []
    split = list(ways)[dice.weighted(vec[i64](list(ways.values())))]
    return [card for group, count in zip(groups, split, strict=True) for card in group[:count]]
