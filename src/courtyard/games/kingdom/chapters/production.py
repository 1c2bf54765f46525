"""The Production phase: counting icons, supremacy, and the cubes to be placed."""

from mypy_extensions import i64

from courtyard.games.kingdom.declaration import events
from courtyard.games.kingdom.declaration.cells import CARD_AT, PHASE, PRODUCED, PURSE, STOLEN, TRAINING
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import COMBAT, DUCHY, PRODUCTION


def yield_of(p: Realm, who: i64, resource: i64) -> i64:
    """Count the icons of a Duchy that are not covered (kingdom.production.count-icons)."""
    c = p.cells
    t = p.t
    cubes = t.duchy_makes[RESOURCES * who + resource] - c[STOLEN + RESOURCES * who + resource]
    for card in range(t.developments):
        if c[CARD_AT + card] == DUCHY + who:
            cubes += t.makes[RESOURCES * card + resource]
            if t.makes_per_resource[card] == resource + 1:
                cubes += p.of_type(who, t.makes_per[card])
    return cubes


def produce(p: Realm, resource: i64) -> None:
    """Both count what they make of a resource; the one who makes more has supremacy (kingdom.production)."""
    c = p.cells
    if c[PHASE] != PRODUCTION:
        c[PHASE] = PRODUCTION
        p.record(events.PHASE, 0, PRODUCTION, 0)
    for who in range(p.t.players):
        cubes = yield_of(p, who, resource)
        c[PRODUCED + RESOURCES * who + resource] = cubes
        c[PURSE + RESOURCES * who + resource] = cubes
        p.record(events.PRODUCED, who, resource, cubes)
    for who in range(p.t.players):
        if has_supremacy(p, who, resource):
            train(p, who, resource)


def has_supremacy(p: Realm, who: i64, resource: i64) -> bool:
    """More than the other; alone, five or more (kingdom.production.supremacy)."""
    c = p.cells
    cubes = c[PRODUCED + RESOURCES * who + resource]
    if p.t.players == 1:
        return cubes >= p.t.solo_supremacy
    return cubes > c[PRODUCED + RESOURCES * (1 - who) + resource]


def train(p: Realm, who: i64, resource: i64) -> None:
    """A soldier goes into training, or the one in training is taken (kingdom.production.supremacy-trains)."""
    c = p.cells
    if c[TRAINING + who] > 0:
        c[TRAINING + who] = 0
        p.recruit(who, 1)
        p.record(events.TAKEN_FROM_TRAINING, who, resource, 0)
    else:
        c[TRAINING + who] = 1
        p.record(events.TRAINED, who, resource, 0)


def begin_combat(p: Realm) -> None:
    """In the Menace module the Combat phase follows."""
    p.cells[PHASE] = COMBAT
    p.record(events.PHASE, 0, COMBAT, 0)
