"""A seat's knowledge: the view of a position, and positions that agree with a view.

`view` writes the table down in the words of the game and leaves out what is secret: the cards of
the others, the order of the piles, the tokens that lie face down elsewhere, a card that somebody
has picked but not yet shown; to EVERYTHING nothing is. `sample` fills the gaps of a view at random.
"""

from copy import deepcopy
from functools import cache, lru_cache
from typing import Final

from courtyard.engine.saving import frames
from courtyard.engine.terms import EVERYTHING, SPECTATOR, View
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration.components import printed, side_for, with_corrections
from courtyard.games.gugong.declaration.counts import FACES, HARBOURS, MENG_CARDS, SEATS, SPACES, TOKEN_KINDS
from courtyard.games.gugong.declaration.declared import DECLARED
from courtyard.games.gugong.declaration.notation import (
    berth_name,
    card_codes,
    notation,
)
from courtyard.games.gugong.declaration.tables import Tables
from courtyard.games.gugong.declaration.words import (
    AUTOMA,
    BOX,
    DECREE_KINDS,
    DISCARD,
    DOUBLE_PLACES,
    FACE_UP,
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
"""Plain numbers of every family."""

TRIES: Final = 1000
"""How often a deal that does not fit is made again; seldom more than once or twice."""


# Words and numbers.


@cache
def codes() -> tuple[str, ...]:
    return tuple(card_codes())


def named(cards: list[int]) -> list[str]:
    return [codes()[card] for card in cards]


def numbers(cards: list[str]) -> list[int]:
    return [codes().index(card) for card in cards]


def present(cell: int) -> int | None:
    """Read a cell that is kept one higher, where 0 means none."""
    return cell - 1 if cell else None


def kept(value: int | None) -> int:
    """Write what `present` read."""
    return 0 if value is None else value + 1


def members(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def counted(names: tuple[str, ...], counts: Cells) -> dict[str, int]:
    """Tell how many there are of each name, leaving out those of which there is none."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def city_names(t: Tables) -> list[str]:
    return _own_cities(t) if t.own else _printed_cities(int(t.players))


@cache
def _printed_cities(players: int) -> list[str]:
    return list(side_for(printed(), players)["cities"])


@lru_cache(maxsize=16)
def _own_cities(t: Tables) -> list[str]:
    return list(side_for(with_corrections(t.own), int(t.players))["cities"])


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
        "own": deepcopy(t.own) if t.own else {},
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
        "agenda": [DECLARED.show(step, seat, seat == EVERYTHING, {"card": codes()}) for step in frames(c)],
    }


recall = view
"""Knowledge of a seat that forgets nothing it has seen: no more than it is shown."""


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
    """The sizes of the two draw piles; the discarded cards, in games where all is remembered."""
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
    """Tokens in their spaces; face-down ones only to a player who knows them."""
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
