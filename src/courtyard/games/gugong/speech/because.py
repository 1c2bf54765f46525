"""The outcome of an option in the turn that it begins, in words for somebody who asks for reasons."""

from courtyard.engine.language import Saying
from courtyard.engine.terms import Event
from courtyard.games.gugong.chapters.locations.great_wall import strength
from courtyard.games.gugong.chapters.night import matches_of
from courtyard.games.gugong.declaration import events as e
from courtyard.games.gugong.declaration.cells import JADES, SHIP_DOUBLE, SHIP_LOAD, SHIP_OWNER, TODAY
from courtyard.games.gugong.declaration.counts import HARBOURS
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.speech.chronicle import PACK
from courtyard.games.gugong.speech.naming import (
    berth,
    city,
    decree,
    gift,
    jade,
    points,
    reward,
    servants,
    steps,
    token,
)

PRICE_OF_EXCHANGE = (e.PAID, e.SACRIFICED, e.TOKEN_USED)
"""Events of the price of an exchange; they come before the exchange itself."""
IMPORTANCE = (
    "because-arrived",
    "because-envoy-last",
    "because-claimed",
    "because-wall-won",
    "because-decree",
    "because-filled",
    "because-jade",
    "because-travelled",
    "because-match",
    "because-envoy",
    "because-medal",
    "because-wall-most",
    "because-loaded",
    "because-intrigue",
    "because-points",
    "because-gained",
    "because-free",
    "because-wall",
)
"""The order in which they are told."""


def because(p: Court, events: list[Event], seat: int) -> tuple[Saying, ...]:
    """Say what the events of a turn that began here mean to a seat, the most important first."""
    own = [event for event in events if event[1] == seat]
    found = [
        *of_the_palace(p, own, seat),
        *of_ships(p, own, seat),
        *of_the_wall(p, own, seat),
        *of_the_board(p, own, seat),
        *of_the_exchange(p, own, seat),
    ]
    return tuple(sorted(found, key=lambda fact: IMPORTANCE.index(fact.id)))


def of_the_palace(p: Court, own: list[Event], seat: int) -> list[Saying]:
    """Say how far the Envoy still has to go, and in how many days; inside, the worth of its place."""
    found = [
        Saying("because-arrived", {"points": points(b)}) for number, _, _, b in own if number == e.ARRIVED
    ]
    climbed = [a for number, _, a, _ in own if number == e.ENVOY_MOVED]
    if climbed and not found:
        left = int(p.t.stairs) - climbed[-1]
        days = int(p.t.days) - int(p.cells[TODAY])
        gaps: dict[str, int | str | Saying] = {"step": climbed[-1], "steps": steps(left)}
        found.append(
            Saying("because-envoy", {**gaps, "days": days}) if days else Saying("because-envoy-last", gaps)
        )
    return found


def of_ships(p: Court, own: list[Event], seat: int) -> list[Saying]:
    """Rewards, and what is on the ships that were loaded, wherever they lie in the end."""
    c, t = p.cells, p.t
    load = {
        at: int(c[SHIP_LOAD + at] + 2 * c[SHIP_DOUBLE + at])
        for at in range(int(t.routes) * HARBOURS)
        if c[SHIP_OWNER + at] == seat + 1
    }
    loaded = set[int]()
    found = list[Saying]()
    for number, _, a, b in own:
        if number == e.LOADED:
            load[a] = load.get(a, 0) + 1 + b
            loaded.add(a)
        elif number == e.SAILED:
            load[b] = load.pop(a, 0)
            if a in loaded:
                loaded.remove(a)
                loaded.add(b)
        elif number in (e.CLAIMED, e.LOST_AT_SEA):
            load.pop(a, 0)
            loaded.discard(a)
            if number == e.CLAIMED:
                found.append(Saying("because-claimed", {"harbour": berth(t, a), "reward": reward(t, b)}))
    for at in sorted(loaded):
        left = int(t.ship_spaces) - load[at]
        if left:
            found.append(Saying("because-loaded", {"harbour": berth(t, at), "servants": servants(left)}))
        elif at % HARBOURS < t.harbours - 1:
            found.append(Saying("because-filled", {"harbour": berth(t, at), "next": berth(t, at + 1)}))
    return found


def of_the_wall(p: Court, own: list[Event], seat: int) -> list[Saying]:
    found = [
        Saying("because-wall-won", {"points": points(b)}) for number, _, _, b in own if number == e.WALL_WON
    ]
    built = sum(a for number, _, a, _ in own if number == e.BUILT)
    if built and not found:
        mine = int(strength(p, seat)) + built
        most = max(int(strength(p, other)) for other in range(int(p.t.players)) if other != seat)
        name = "because-wall-most" if mine > most else "because-wall"
        found.append(Saying(name, {"servants": servants(mine), "most": most}))
    return found


def of_the_board(p: Court, own: list[Event], seat: int) -> list[Saying]:
    """Decrees, travel tokens, jade, the Intrigue Track and points of a turn."""
    t = p.t
    found = [
        Saying("because-decree", {"decree": decree(t, a)})
        for number, _, a, _ in own
        if number == e.DECREE_OBTAINED
    ]
    found += [
        Saying("because-travelled", {"city": city(t, a), "token": token(t, b)})
        for number, _, a, b in own
        if number == e.TRAVELLED
    ]
    gained = sum(a for number, _, a, _ in own if number == e.JADE_GAINED)
    if gained:
        found.append(
            Saying("because-jade", {"jade": jade(gained), "all": int(p.cells[JADES + seat]) + gained})
        )
    if any(event[0] == e.MEDAL_TAKEN for event in own):
        found.append(Saying("because-medal"))
    markers = [(a, b) for number, _, a, b in own if number == e.MARKER_MOVED]
    if markers and markers[-1][1] > markers[0][0]:
        found.append(Saying("because-intrigue", {"step": markers[-1][1]}))
    scored = sum(a for number, _, a, _ in own if number in (e.POINTS_SCORED, e.STEP_AS_POINT))
    if scored:
        found.append(Saying("because-points", {"points": points(scored)}))
    return found


def of_the_exchange(p: Court, own: list[Event], seat: int) -> list[Saying]:
    """Say if the card that is taken matches a die as it lies now, and if it costs nothing."""
    t = p.t
    numbers = [event[0] for event in own]
    if e.EXCHANGED not in numbers:
        return []
    exchange = numbers.index(e.EXCHANGED)
    taken = own[exchange][2] % PACK
    is_kept = all(number != e.SWAPPED or a // PACK != taken for number, _, a, _ in own)
    found = list[Saying]()
    if is_kept and e.DIE_TURNED not in numbers and matches_of(p, taken):
        found.append(Saying("because-match", {"gift": gift(t, taken)}))
    is_paid = any(number in PRICE_OF_EXCHANGE for number in numbers[:exchange])
    if not is_paid and e.WITHOUT_ACTIONS not in numbers:
        found.append(Saying("because-free"))
    gained = sum(a for number, _, a, _ in own if number == e.GAINED)
    if gained:
        found.append(Saying("because-gained", {"servants": servants(gained)}))
    return found
