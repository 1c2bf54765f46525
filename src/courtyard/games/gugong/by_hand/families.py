"""The families: points and jade, servants, ships, markers and envoys."""

from courtyard.engine.reading import count, known_keys, listed, one_of
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.by_hand.sheet import Part
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import counts
from courtyard.games.gugong.declaration.counts import HARBOURS, SEATS
from courtyard.games.gugong.declaration.words import (
    DOUBLE_PLACES,
    IN_POOL,
    LOCATIONS,
    LOCKED,
    ON_SHIP,
    REWARD_DOUBLE,
    REWARDS,
    ROUTES,
)


class Families(Part):
    """All families."""

    def lay(self) -> None:
        for seat in range(self.t.players):
            self.lay_family(seat)
        self.lay_markers()
        self.lay_arrivals()

    def lay_family(self, seat: int) -> None:
        c, t, family, name = self.p.cells, self.t, self.sheet.family(seat), self.sheet.name(seat)
        c[at.POINTS + seat] = count(family.get("points", 0), 999, f"the points of {name}")
        c[at.JADES + seat] = count(family.get("jade", 0), 99, f"the jade of {name}")
        c[at.WALL + seat] = count(family.get("wall", 0), t.servants, f"the wall of {name}")
        c[at.GENEROSITY + seat] = count(family.get("generous", 0), 2, f"generous of {name}")
        for field, key in ((at.TOLLS, "tolls"), (at.FOLLOWS, "follows")):
            for place in listed(family.get(key, []), key):
                c[field + SEATS * one_of(place, LOCATIONS, "location") + seat] += 1
        aside = c[at.GENEROSITY + seat] + len(family.get("tolls", [])) + len(family.get("follows", []))
        c[at.BESIDE + seat] = aside
        marked = ["gift"] if seat == t.meng and self.sheet.options["solo"] == "hard" else []
        for reward in listed(family.get("rewards", marked), "rewards"):
            c[at.REWARDED + 3 * seat + one_of(reward, REWARDS, "harbour reward")] += 1
        for nth, reward in enumerate(REWARDS):
            most = t.reward_slots[nth]
            if c[at.REWARDED + 3 * seat + nth] > most:
                raise Trouble(f"{name} can have the harbour reward {reward!r} {most} times at most.")
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
        c, name = self.p.cells, self.sheet.name(seat)
        for ship in listed(self.sheet.family(seat).get("ships", []), "ships"):
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
            if seat == self.t.meng and c[at.SHIP_LOAD + number] == self.t.ship_spaces:
                raise Trouble("A full ship of Meng's claims its reward at once: it cannot lie in a harbour.")
            if ship.get("double", False):
                c[at.SHIP_DOUBLE + number] = 1
                c[at.DOUBLE + seat] = ON_SHIP
                c[at.REWARDED + 3 * seat + REWARD_DOUBLE] = 1

    def lay_traveller(self, seat: int) -> None:
        if "traveller" in self.sheet.family(seat):
            city = one_of(self.sheet.family(seat)["traveller"], self.sheet.cities, "city")
            self.p.cells[at.TRAVELLER + seat] = city + 1

    def share_servants(self, seat: int) -> None:
        """Pool and supply share what stands nowhere else; the supply takes the rest."""
        c, t, family, name = self.p.cells, self.t, self.sheet.family(seat), self.sheet.name(seat)
        placed = c[at.WALL + seat] + c[at.BESIDE + seat]
        for berth in range(counts.BERTHS):
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
        stack = [self.sheet.seat(name) for name in listed(self.written.get("stack", []), "stack")]
        order = [self.p.in_order(nth) for nth in range(t.players)]
        order.sort(key=lambda seat: stack.index(seat) if seat in stack else -1)
        heights: dict[int, int] = {}
        for seat in order:
            step = count(
                self.sheet.family(seat).get("intrigue", 0),
                t.track,
                f"the Intrigue step of {self.sheet.name(seat)}",
            )
            c[at.MARKER + seat] = step
            c[at.HEIGHT_IN_STACK + seat] = heights.get(step, 0)
            heights[step] = heights.get(step, 0) + 1

    def lay_arrivals(self) -> None:
        """Envoys on the stairs; those inside in the order of `arrived`, or of the players."""
        c, t = self.p.cells, self.t
        arrived = [self.sheet.seat(name) for name in listed(self.written.get("arrived", []), "arrived")]
        for seat in range(t.players):
            standard = t.stairs if seat in arrived else 0
            family, name = self.sheet.family(seat), self.sheet.name(seat)
            step = count(family.get("envoy", standard), t.stairs, f"the envoy of {name}")
            c[at.ENVOY + seat] = step
            if step == t.stairs and seat not in arrived:
                arrived.append(seat)
            elif step < t.stairs and seat in arrived:
                raise Trouble(f"The envoy of {name} has arrived, but stands on step {step}.")
        for place, seat in enumerate(arrived, 1):
            if arrived.count(seat) > 1:
                raise Trouble(f"The envoy of {self.sheet.name(seat)} has arrived twice.")
            c[at.ARRIVAL + seat] = place
