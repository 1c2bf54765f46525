"""What must always hold: everything is somewhere exactly once, and no track is out of range."""

from courtyard.engine.position import FIRST, HEIGHT, ROOM
from courtyard.games.gugong import position as at
from courtyard.games.gugong.position import BERTHS, FACE_UP, SEATS, SPACES, TOKEN_KINDS, Court
from courtyard.games.gugong.words import (
    ASIDE,
    BOX,
    DISCARD,
    FOLLOWER,
    GENEROUS,
    HAND,
    IN_POOL,
    LOCKED,
    ON_SHIP,
    ON_WALL,
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
    audit_servants(p, faults)
    audit_cards(p, faults)
    audit_tokens(p, faults)
    audit_tracks(p, faults)
    if not p.is_over() and len(p.options) == 0:
        faults.append("The decision lists no option.")
    if len(set(p.options)) != len(p.options):
        faults.append("The decision lists an option twice.")
    if not 0 <= p.cells[HEIGHT] <= ROOM:
        faults.append("The agenda is out of its range.")
    return faults


def audit_servants(p: Court, faults: list[str]) -> None:
    c, t = p.cells, p.t
    for seat in range(t.players):
        own_ships = [berth for berth in range(BERTHS) if c[at.SHIP_OWNER + berth] == seat + 1]
        decrees = sum((c[at.DECREE_OWNERS + slot] >> seat) & 1 for slot in range(t.slots))
        rewards = sum(c[at.REWARDED + 3 * seat + reward] for reward in range(3))
        parts = {
            "pool": c[at.POOL + seat],
            "supply": c[at.SUPPLY + seat],
            "wall": c[at.WALL + seat],
            "beside": c[at.BESIDE + seat],
            "ships": sum(c[at.SHIP_LOAD + berth] for berth in own_ships),
            "decrees": decrees,
            "rewards": rewards,
        }
        if sum(parts.values()) != t.servants or min(parts.values()) < 0:
            faults.append(f"Seat {seat} has {sum(parts.values())} servants, not {t.servants}: {parts}.")
        aboard = sum(c[at.SHIP_DOUBLE + berth] for berth in own_ships)
        where = c[at.DOUBLE + seat]
        if not LOCKED <= where <= ASIDE or (where == ON_SHIP) != (aboard == 1) or aboard > 1:
            faults.append(f"The Double Servant of seat {seat} is not in exactly one place.")
        if (where == LOCKED) != (c[at.REWARDED + 3 * seat + REWARD_DOUBLE] == 0):
            faults.append(f"The Double Servant of seat {seat} and its harbour reward do not agree.")
        if len(own_ships) > t.ships:
            faults.append(f"Seat {seat} has {len(own_ships)} ships on the canal, not at most {t.ships}.")
        for reward in range(3):
            if c[at.REWARDED + 3 * seat + reward] > t.reward_slots[reward]:
                faults.append(f"Seat {seat} has claimed a harbour reward too often.")
        for berth in own_ships:
            load = c[at.SHIP_LOAD + berth] + 2 * c[at.SHIP_DOUBLE + berth]
            if not 1 <= load <= t.ship_spaces:
                faults.append(f"A ship of seat {seat} carries {load} servants.")
    for berth in range(BERTHS):
        if c[at.SHIP_OWNER + berth] == 0 and (c[at.SHIP_LOAD + berth] or c[at.SHIP_DOUBLE + berth]):
            faults.append("Servants stand on a ship that is not there.")
        if berth // at.HARBOURS >= t.routes and c[at.SHIP_OWNER + berth]:
            faults.append("A ship is on a route that is not there.")


def audit_cards(p: Court, faults: list[str]) -> None:
    c, t = p.cells, p.t
    hands = [0] * SEATS
    officials = [0] * 7
    for card in range(t.cards):
        zone = c[at.CARD_AT + card]
        if HAND <= zone < HAND + t.players:
            hands[zone - HAND] += 1
        elif WITH <= zone < WITH + 7:
            officials[zone - WITH] += 1
            if c[at.OFFICIAL + zone - WITH] != card:
                faults.append(f"Card {card} is not the gift of the official it lies with.")
        elif not (zone in (BOX, PILE) or DISCARD <= zone < DISCARD + t.players):
            faults.append(f"Card {card} is nowhere.")
    for seat in range(t.players):
        if hands[seat] != c[at.HAND_SIZE + seat]:
            faults.append(f"The hand of seat {seat} is miscounted.")
    if c[at.PHASE] > 0 and officials != [1] * 7:
        faults.append("An official has no gift, or two.")


def audit_tokens(p: Court, faults: list[str]) -> None:
    c, t = p.cells, p.t
    count = [c[at.TOKEN_PILE + kind] + c[at.TOKEN_DISCARD + kind] for kind in range(TOKEN_KINDS)]
    for city in range(t.cities):
        if c[at.CITY_TOKEN + city]:
            count[c[at.CITY_TOKEN + city] - 1] += 1
            if any(c[at.TRAVELLER + seat] == city + 1 for seat in range(t.players)):
                faults.append("A traveller stands on a token.")
    for seat in range(t.players):
        stored = [c[at.STORED + SPACES * seat + space] for space in range(SPACES)]
        filled = [token for token in stored if token]
        if stored[: len(filled)] != filled:
            faults.append(f"The stored tokens of seat {seat} have a gap.")
        for token in filled:
            count[(token & (FACE_UP - 1)) - 1] += 1
        count[GENEROUS] += c[at.GENEROSITY + seat]
        for location in range(7):
            count[TOLL] += c[at.TOLLS + SEATS * location + seat]
            count[FOLLOWER] += c[at.FOLLOWS + SEATS * location + seat]
    pending = pending_tokens(p)
    for kind in range(TOKEN_KINDS):
        if count[kind] + pending.count(kind) != t.token_copies[kind]:
            faults.append(f"There are {count[kind]} tokens {TOKENS[kind]}, not {t.token_copies[kind]}.")


def pending_tokens(p: Court) -> list[int]:
    """The tokens that are in nobody's hands for a moment: their benefit is being taken."""
    from courtyard.engine.position import FRAME, FRAMES
    from courtyard.games.gugong.steps import ASK_TOKEN, STORE, TOKEN

    pending = []
    for nth in range(p.cells[HEIGHT]):
        frame = FRAMES + FRAME * nth
        step, kind = p.cells[frame], p.cells[frame + 2]
        if step in (STORE, TOKEN) or (step == ASK_TOKEN and GENEROUS <= kind <= FOLLOWER):
            pending.append(int(kind))
    return pending


def audit_tracks(p: Court, faults: list[str]) -> None:
    c, t = p.cells, p.t
    places = [c[at.ARRIVAL + seat] for seat in range(t.players) if c[at.ARRIVAL + seat]]
    if sorted(places) != list(range(1, len(places) + 1)):
        faults.append("The places of arrival are not taken one after the other.")
    stacks: dict[int, list[int]] = {}
    for seat in range(t.players):
        if not 0 <= c[at.MARKER + seat] <= t.track:
            faults.append(f"The marker of seat {seat} has left the Intrigue Track.")
        if not 0 <= c[at.ENVOY + seat] <= t.stairs:
            faults.append(f"The envoy of seat {seat} has left the stairs.")
        if (c[at.ENVOY + seat] == t.stairs) != (c[at.ARRIVAL + seat] > 0):
            faults.append(f"The envoy of seat {seat} is neither inside nor outside.")
        if c[at.POINTS + seat] < 0 or c[at.JADES + seat] < 0:
            faults.append(f"Seat {seat} has less than nothing.")
        stacks.setdefault(int(c[at.MARKER + seat]), []).append(int(c[at.HEIGHT_IN_STACK + seat]))
    if c[at.PHASE] > 0:
        for heights in stacks.values():
            if sorted(heights) != list(range(len(heights))):
                faults.append("A stack of markers has a gap.")
    if not 1 <= c[at.TODAY] <= t.days or not 0 <= c[at.PHASE] <= OVER:
        faults.append("The day is out of its range.")
    if c[at.DOUBLE] not in range(LOCKED, ASIDE + 1) or IN_POOL >= ON_WALL:
        faults.append("The Double Servant is nowhere.")
    if len(c) != at.SIZE or FIRST >= at.SIZE:
        faults.append("The position has the wrong size.")
