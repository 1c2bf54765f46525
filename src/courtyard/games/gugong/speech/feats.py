"""A family's achievements in a day: reasons for an option where its points alone say little."""

from courtyard.engine.terms import Feat
from courtyard.games.gugong.declaration import events as e

FEATS = (
    Feat("feat-servants", e.GAINED, place=2),
    Feat("feat-paid", e.PAID, place=2, is_wanted=False),
    Feat("feat-sacrificed", e.SACRIFICED, is_wanted=False),
    Feat("feat-idle", e.WITHOUT_ACTIONS, is_wanted=False),
    Feat("feat-tokens", e.TRAVELLED),
    Feat("feat-wall", e.BUILT, place=2),
    Feat("feat-intrigue", e.MARKER_MOVED, place=3),
    Feat("feat-intrigue", e.MARKER_MOVED, place=2, times=-1),
    Feat("feat-jade", e.JADE_GAINED, place=2),
    Feat("feat-envoy", e.ENVOY_MOVED),
    Feat("feat-decrees", e.DECREE_OBTAINED),
    Feat("feat-loaded", e.LOADED),
    Feat("feat-claimed", e.CLAIMED),
    Feat("feat-gifts", e.GIFT_DRAWN),
    Feat("feat-matches", e.MATCHES, place=2),
)
