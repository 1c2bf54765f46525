"""Invariants: everything is somewhere exactly once, and no track is out of range."""

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.position import FRAME, FRAMES, HEIGHT, MAX_FRAMES
from courtyard.games.gugong.declaration.cells import (
    ARRIVAL,
    BESIDE,
    CARD_AT,
    CITY_TOKEN,
    DECREE_OWNERS,
    DOUBLE,
    ENVOY,
    FOLLOWS,
    GENEROSITY,
    HAND_SIZE,
    HEIGHT_IN_STACK,
    JADES,
    MARKER,
    OFFICIAL,
    PHASE,
    POINTS,
    POOL,
    REWARDED,
    SHIP_DOUBLE,
    SHIP_LOAD,
    SHIP_OWNER,
    STORED,
    SUPPLY,
    TODAY,
    TOKEN_DISCARD,
    TOKEN_PILE,
    TOLLS,
    TRAVELLER,
    WALL,
)
from courtyard.games.gugong.declaration.counts import BERTHS, HARBOURS, SEATS, SPACES, TOKEN_KINDS
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import ASK_TOKEN, STORE, TOKEN
from courtyard.games.gugong.declaration.words import (
    ASIDE,
    DISCARD,
    FACE_UP,
    FOLLOWER,
    GENEROUS,
    HAND,
    LOCKED,
    ON_SHIP,
    OVER,
    PILE,
    REWARD_DOUBLE,
    TOKENS,
    TOLL,
    WITH,
)


def audit(p: Court) -> list[str]:
    """Give a sentence for everything that cannot be; none when all is well."""
    faults: list[str] = []
    for seat in range(p.t.players):
        audit_servants(p, seat, faults)
        audit_tracks(p, seat, faults)
    audit_ships(p, faults)
    audit_cards(p, faults)
    audit_tokens(p, faults)
    audit_agenda(p, faults)
    if not 1 <= p.cells[TODAY] <= p.t.days or not 0 <= p.cells[PHASE] <= OVER:
        faults.append("The day is out of its range.")
    return faults


def audit_servants(p: Court, seat: i64, faults: list[str]) -> None:
    """A family's servants are all somewhere, and so is its Double Servant."""
    c = p.cells
    t = p.t
    if c[POOL + seat] < 0 or c[SUPPLY + seat] < 0 or c[WALL + seat] < 0 or c[BESIDE + seat] < 0:
        faults.append(f"Seat {seat} has less than no servants somewhere.")
    servants = c[POOL + seat] + c[SUPPLY + seat] + c[WALL + seat] + c[BESIDE + seat]
    for slot in range(t.slots):
        servants += (c[DECREE_OWNERS + slot] >> seat) & 1
    for reward in range(3):
        claimed = c[REWARDED + 3 * seat + reward]
        if seat != t.meng:
            servants += claimed
        if claimed > t.reward_slots[reward]:
            faults.append(f"Seat {seat} has claimed a harbour reward too often.")
    ships: i64 = 0
    doubles: i64 = 0
    for berth in range(BERTHS):
        if c[SHIP_OWNER + berth] == seat + 1:
            ships += 1
            servants += c[SHIP_LOAD + berth]
            doubles += c[SHIP_DOUBLE + berth]
    if servants != t.servants:
        faults.append(f"Seat {seat} has {servants} servants, not {t.servants}.")
    if ships > t.ships:
        faults.append(f"Seat {seat} has {ships} ships on the canal, not at most {t.ships}.")
    where = c[DOUBLE + seat]
    if not LOCKED <= where <= ASIDE or doubles > 1 or (where == ON_SHIP) != (doubles == 1):
        faults.append(f"The Double Servant of seat {seat} is not in exactly one place.")
    if (where == LOCKED) != (c[REWARDED + 3 * seat + REWARD_DOUBLE] == 0):
        faults.append(f"The Double Servant of seat {seat} and its harbour reward do not agree.")


def audit_ships(p: Court, faults: list[str]) -> None:
    """Every ship lies on a route that is there and carries one to three servants."""
    c = p.cells
    for berth in range(BERTHS):
        load = c[SHIP_LOAD + berth] + 2 * c[SHIP_DOUBLE + berth]
        if c[SHIP_OWNER + berth] == 0:
            if load:
                faults.append("Servants stand on a ship that is not there.")
        elif not 1 <= load <= p.t.ship_spaces:
            faults.append(f"A ship of seat {c[SHIP_OWNER + berth] - 1} carries {load} servants.")
        elif berth // HARBOURS >= p.t.routes or berth % HARBOURS >= p.t.harbours:
            faults.append("A ship is in a harbour that is not there.")


def audit_cards(p: Court, faults: list[str]) -> None:
    """Every gift card is in one place, every official holds one, every hand is counted."""
    c = p.cells
    t = p.t
    hands = vec[i64]([0] * SEATS)
    with_officials: i64 = 0
    for card in range(t.cards):
        zone = c[CARD_AT + card]
        if zone >= HAND:
            seat = zone - HAND if zone < DISCARD else zone - DISCARD
            if not 0 <= seat < t.players:
                faults.append(f"Card {card} is nowhere.")
            elif zone < DISCARD:
                hands[seat] += 1
        elif zone >= WITH:
            with_officials += 1
            if zone >= WITH + 7 or c[OFFICIAL + zone - WITH] != card:
                faults.append(f"Card {card} is not the gift of the official it lies with.")
        elif zone > PILE or zone < 0:
            faults.append(f"Card {card} is nowhere.")
    for seat in range(t.players):
        if hands[seat] != c[HAND_SIZE + seat]:
            faults.append(f"The hand of seat {seat} is miscounted.")
    if c[PHASE] > 0 and with_officials != 7:
        faults.append("An official has no gift, or two.")


def audit_tokens(p: Court, faults: list[str]) -> None:
    """Every travel token is somewhere, and no traveller stands on one."""
    c = p.cells
    t = p.t
    found = vec[i64]([0] * TOKEN_KINDS)
    for kind in range(TOKEN_KINDS):
        found[kind] = c[TOKEN_PILE + kind] + c[TOKEN_DISCARD + kind]
    for city in range(t.cities):
        token = c[CITY_TOKEN + city]
        if token:
            found[token - 1] += 1
    for seat in range(t.players):
        here = c[TRAVELLER + seat]
        if here > 0 and c[CITY_TOKEN + here - 1] > 0:
            faults.append("A traveller stands on a token.")
        gap = False
        for space in range(SPACES):
            token = c[STORED + SPACES * seat + space]
            if token == 0:
                gap = True
            else:
                found[(token & (FACE_UP - 1)) - 1] += 1
                if gap:
                    faults.append(f"The stored tokens of seat {seat} have a gap.")
        found[GENEROUS] += c[GENEROSITY + seat]
        for location in range(7):
            found[TOLL] += c[TOLLS + SEATS * location + seat]
            found[FOLLOWER] += c[FOLLOWS + SEATS * location + seat]
    for nth in range(c[HEIGHT]):
        frame = FRAMES + FRAME * nth
        step = c[frame]
        kind = c[frame + 2]
        if step == STORE or step == TOKEN or (step == ASK_TOKEN and GENEROUS <= kind <= FOLLOWER):
            found[kind] += 1
    for kind in range(TOKEN_KINDS):
        if found[kind] != t.token_copies[kind] or c[TOKEN_PILE + kind] < 0:
            faults.append(f"There are {found[kind]} tokens {TOKENS[kind]}, not {t.token_copies[kind]}.")


def audit_tracks(p: Court, seat: i64, faults: list[str]) -> None:
    """Marker and envoy are on their tracks; stacks and places of arrival have no gaps."""
    c = p.cells
    t = p.t
    if not 0 <= c[MARKER + seat] <= t.track:
        faults.append(f"The marker of seat {seat} has left the Intrigue Track.")
    if not 0 <= c[ENVOY + seat] <= t.stairs or (c[ENVOY + seat] == t.stairs) != (c[ARRIVAL + seat] > 0):
        faults.append(f"The envoy of seat {seat} is neither on the stairs nor inside.")
    if c[POINTS + seat] < 0 or c[JADES + seat] < 0:
        faults.append(f"Seat {seat} has less than nothing.")
    if c[PHASE] == 0:
        return
    below: i64 = 0
    stack: i64 = 1
    earlier: i64 = 0
    for other in range(t.players):
        if other == seat:
            continue
        if c[MARKER + other] == c[MARKER + seat]:
            stack += 1
            if c[HEIGHT_IN_STACK + other] < c[HEIGHT_IN_STACK + seat]:
                below += 1
        if 0 < c[ARRIVAL + other] < c[ARRIVAL + seat]:
            earlier += 1
    if c[HEIGHT_IN_STACK + seat] != below or below >= stack:
        faults.append("A stack of markers has a gap.")
    if c[ARRIVAL + seat] > 0 and c[ARRIVAL + seat] != earlier + 1:
        faults.append("The places of arrival are not taken one after the other.")


def audit_agenda(p: Court, faults: list[str]) -> None:
    """Check that a seat to move has options, and that nothing is offered twice."""
    if not 0 <= p.cells[HEIGHT] <= MAX_FRAMES:
        faults.append("The agenda is out of its range.")
    options = p.options
    if len(options) == 0 and p.cells[HEIGHT] > 0:
        faults.append("The decision lists no option.")
    for nth in range(1, len(options)):
        for earlier in range(nth):
            if options[nth] == options[earlier]:
                faults.append("The decision lists an option twice.")
