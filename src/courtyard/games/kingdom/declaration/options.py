"""First options of the blocks: the same number always means the same choice.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

from mypy_extensions import i64

OFFER: Final[i64] = 0
LAY: Final[i64] = 128
TAKE: Final[i64] = 132
ONTO: Final[i64] = 134
PICK: Final[i64] = 136
ATTEND: Final[i64] = 232
DROP: Final[i64] = 233
KEEP: Final[i64] = 361
PASS: Final[i64] = 489
LOSE: Final[i64] = 490
STEAL: Final[i64] = 580
FREEZE: Final[i64] = 584
SLATE: Final[i64] = 664
RECYCLE: Final[i64] = 744
PLACE: Final[i64] = 834
ALCHEMY: Final[i64] = 1634
GIVE: Final[i64] = 1674
INFUSE: Final[i64] = 1994
ENLIST: Final[i64] = 2394
SCRAP: Final[i64] = 2474
FIGHT: Final[i64] = 2554
FIGHT_VERMIN: Final[i64] = 2570
ACTIVATE: Final[i64] = 2571
STEP: Final[i64] = 2585
TRANSMUTE: Final[i64] = 2593
MELT: Final[i64] = 2594
RESTORE: Final[i64] = 2598
BUILD: Final[i64] = 2602
FINISH: Final[i64] = 2682
PLAYER_OPTIONS: Final[i64] = 2683
LOT: Final[i64] = 2683
ALL_OPTIONS: Final[i64] = 2811
