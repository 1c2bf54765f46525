"""Events of the log.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

TURN: Final = 0
DAWN: Final = 1
NEW_START_PLAYER: Final = 2
TOKENS_RESHUFFLED: Final = 3
DIE_ROLLED: Final = 4
MORNING_ADVANTAGE: Final = 5
EXCHANGED: Final = 6
WITHOUT_ACTIONS: Final = 7
SACRIFICED: Final = 8
SWAPPED: Final = 9
ACTION: Final = 10
ACTION_DECLINED: Final = 11
PAID: Final = 12
GAINED: Final = 13
SUPPLY_SHORT: Final = 14
TRAVELLED: Final = 15
BENEFIT_DECLINED: Final = 16
POINTS_SCORED: Final = 17
GIFT_FOR_JADE: Final = 18
RECOVERED: Final = 19
TOKEN_PLACED: Final = 20
TOKEN_USED: Final = 21
TRADED: Final = 22
TOLL_PAID: Final = 23
BUILT: Final = 24
WALL_WON: Final = 25
MARKER_MOVED: Final = 26
MEDAL_TAKEN: Final = 27
DIE_TURNED: Final = 28
JADE_GAINED: Final = 29
ENVOY_MOVED: Final = 30
ARRIVED: Final = 31
STEP_AS_POINT: Final = 32
DECREE_OBTAINED: Final = 33
NEW_SHIP: Final = 34
LOADED: Final = 35
SAILED: Final = 36
LOST_AT_SEA: Final = 37
CLAIMED: Final = 38
GIFT_DRAWN: Final = 39
NIGHT: Final = 40
MATCHES: Final = 41
MOST_MATCHES: Final = 42
DECREE_SCORED: Final = 43
ARRIVAL_SCORED: Final = 44
JADE_SCORED: Final = 45
OUTSIDE: Final = 46
GAME_OVER: Final = 47
START_PLAYER: Final = 48
SHIPS_ADVANCE: Final = 49
FOCUS_DRAWN: Final = 50
AUTOMA_REVEALED: Final = 51
TWILIGHT: Final = 52
TWILIGHT_CARD: Final = 53
CONSOLATION: Final = 54
AUTOMA_RESHUFFLED: Final = 55
MENG_CLAIMED: Final = 56
MENG_CANNOT: Final = 57
ADVANTAGE_WAIVED: Final = 58
TOKEN_GIVES_NOTHING: Final = 59

NAMES: Final = (
    "turn",
    "dawn",
    "new-start-player",
    "tokens-reshuffled",
    "die-rolled",
    "morning-advantage",
    "exchanged",
    "without-actions",
    "sacrificed",
    "swapped",
    "action",
    "action-declined",
    "paid",
    "gained",
    "supply-short",
    "travelled",
    "benefit-declined",
    "points-scored",
    "gift-for-jade",
    "recovered",
    "token-placed",
    "token-used",
    "traded",
    "toll-paid",
    "built",
    "wall-won",
    "marker-moved",
    "medal-taken",
    "die-turned",
    "jade-gained",
    "envoy-moved",
    "arrived",
    "step-as-point",
    "decree-obtained",
    "new-ship",
    "loaded",
    "sailed",
    "lost-at-sea",
    "claimed",
    "gift-drawn",
    "night",
    "matches",
    "most-matches",
    "decree-scored",
    "arrival-scored",
    "jade-scored",
    "outside",
    "game-over",
    "start-player",
    "ships-advance",
    "focus-drawn",
    "automa-revealed",
    "twilight",
    "twilight-card",
    "consolation",
    "automa-reshuffled",
    "meng-claimed",
    "meng-cannot",
    "advantage-waived",
    "token-gives-nothing",
)
