"""What a seat may know: the view of a position, and positions that agree with a view.

`view` writes the table down in the words of the game and leaves out what is secret: the cards of
the others, the order of the piles, the tokens that lie face down elsewhere, a card that somebody
has picked but not yet shown; to EVERYTHING nothing is. `sample` fills the gaps of a view by lot.
"""

from copy import deepcopy
from functools import cache, lru_cache
from typing import Final

from courtyard.engine.game import EVERYTHING, SPECTATOR, View
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.declaration import position as at
from courtyard.games.gugong.declaration import steps
from courtyard.games.gugong.declaration.components import printed, side_for, with_corrections
from courtyard.games.gugong.declaration.notation import (
    TRADE_CLASSES,
    TRADES,
    berth_name,
    card_codes,
    notation,
)
from courtyard.games.gugong.declaration.position import (
    FACE_UP,
    FACES,
    HARBOURS,
    MENG_CARDS,
    SEATS,
    SPACES,
    TOKEN_KINDS,
)
from courtyard.games.gugong.declaration.tables import Tables
from courtyard.games.gugong.declaration.words import (
    AUTOMA,
    BOX,
    DECREE_KINDS,
    DISCARD,
    DOUBLE_PLACES,
    HAND,
    HELD,
    LOCATIONS,
    OPEN,
    PHASES,
    PILE,
    REWARDS,
    SET_UP,
    TOKENS,
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
        steps.MENG_TURN: "meng-turn seat",
        steps.MENG_CARD: "meng-card seat card special",
        steps.MENG_ACTION: "meng-action seat location special",
        steps.MENG_STEP: "meng-step seat",
        steps.MENG_LOAD: "meng-load seat source",
        steps.TWILIGHT: "twilight seat nth",
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
        steps.ASK_SAIL: "ask-sail seat must",
        steps.ASK_CLAIM: "ask-claim seat berth",
        steps.ASK_SWAP: "ask-swap seat must",
        steps.ASK_SWAP_WITH: "ask-swap-with seat card",
        steps.ASK_ENCORE: "ask-encore seat card",
        steps.ASK_MORNING: "ask-morning seat slots",
        steps.ASK_LAST_TRADE: "ask-last-trade seat",
        steps.ASK_ADVANTAGE: "ask-advantage seat advantage amount",
        steps.LOT_START_PLAYER: "lot-start-player",
        steps.LOT_OFFICIAL: "lot-official - location",
        steps.LOT_DECREES: "lot-decrees - slot",
        steps.LOT_CITY: "lot-city - city",
        steps.LOT_DIE: "lot-die - die",
        steps.LOT_DRAW: "lot-draw seat",
        steps.LOT_FOCUS: "lot-focus",
        steps.LOT_AUTOMA: "lot-automa seat",
        steps.LOT_MENG_GIFT: "lot-meng-gift seat for_jade",
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
    "source": ("pool", "supply", "supply-first"),
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
    if seat not in (SPECTATOR, EVERYTHING) and not 0 <= seat < t.players:
        raise Trouble(f"There is no seat {seat} at this table; there are seats 0 to {t.players - 1}.")
    c: Cells = list(p.cells)
    cards_at: dict[int, list[int]] = {}
    for card in range(t.cards):
        cards_at.setdefault(c[at.CARD_AT + card], []).append(card)
    return {
        "game": "gugong",
        "options": dict(t.options),
        "own": deepcopy(t.own),
        "viewer": None if seat < 0 else seat,
        "seat": int(p.seat),
        "choices": [notation(option) for option in p.options] if seat == p.seat else [],
        **show_table(c, t),
        "officials": show_officials(c),
        "pile": len(cards_at.get(PILE, [])),
        "box": named(cards_at.get(BOX, [])),
        "tokens": show_tokens(c, t, seat),
        "families": [show_family(c, t, owner, seat, cards_at) for owner in range(t.players)],
        "wary": seat >= 0 and bool(c[at.WARY + seat]),
        "meng": show_meng(c, t, seat) if t.meng >= 0 else None,
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


def knows_all(t: Tables, viewer: int) -> bool:
    """Tell whether a viewer is shown what all could remember."""
    return t.open_information or viewer == EVERYTHING


def show_tokens(c: Cells, t: Tables, viewer: int) -> View:
    """The sizes of the two draw piles; what was discarded, in games where all is remembered."""
    left = sum(c[at.TOKEN_PILE : at.TOKEN_PILE + TOKEN_KINDS])
    discarded = c[at.TOKEN_DISCARD : at.TOKEN_DISCARD + TOKEN_KINDS]
    return {
        "piles": [left - left // 2, left // 2],
        "discarded": sum(discarded),
        "discarded_kinds": counted(TOKENS, discarded) if knows_all(t, viewer) else None,
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
        "stored": show_stored(c, owner, owner == viewer or knows_all(t, viewer)),
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
    if viewer in (owner, EVERYTHING):
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


def show_meng(c: Cells, t: Tables, viewer: int) -> View:
    """Meng's cards that lie open, and how many do not; with open information also their order."""
    piles = (c[first : first + MENG_CARDS] for first in (at.MENG_LATER, at.MENG_TAKEN))
    later, taken = ([card - 1 for card in pile if card] for pile in piles)
    hidden = {card for card in later + taken if not c[at.CARD_KNOWN + card] and viewer != EVERYTHING}
    known, order = ([None if card in hidden else codes()[card] for card in cards] for cards in (later, taken))
    return {
        "seat": int(t.meng),
        "focus": LOCATIONS[c[at.FOCUS]] if c[at.PHASE] != SET_UP else None,
        "deck": sum(c[at.AUTOMA_DECK : at.AUTOMA_DECK + len(AUTOMA)]),
        "today": [AUTOMA[card - 1] for card in c[at.AUTOMA_TODAY : at.AUTOMA_TODAY + MENG_CARDS] if card],
        "used": counted(AUTOMA, c[at.AUTOMA_USED : at.AUTOMA_USED + len(AUTOMA)]),
        "under_pile": len(later),
        "under_pile_known": known if knows_all(t, viewer) else None,
        "discard_order": order if knows_all(t, viewer) else None,
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
    if frame[0] in PICKED and viewer not in (frame[1], EVERYTHING):
        shown["card"] = None
    return shown
