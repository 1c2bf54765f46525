"""The weights of the judgement: where each lies in their row, and how it is read.

`worth.toml` has a row for games of several players and one for the game against Meng, and explains them.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.content import Table, read_toml
from courtyard.engine.trouble import Trouble

SERVANT: Final = 0
PLENTY: Final = SERVANT + 4
SERVANT_TO_SPARE: Final = PLENTY + 1
SERVANT_AT_LAST: Final = SERVANT_TO_SPARE + 1
ENOUGH: Final = SERVANT_AT_LAST + 1
SETTLED: Final = ENOUGH + 1
STAIR: Final = SETTLED + 1
LATENESS: Final = STAIR + 4
STAIR_AT_LAST: Final = LATENESS + 1
PLACE: Final = STAIR_AT_LAST + 1
MARKER_STEP: Final = PLACE + 1
MARKER_MORNING: Final = MARKER_STEP + 1
FIRST_TURN: Final = MARKER_MORNING + 1
TURN: Final = FIRST_TURN + 1
VALUE_TODAY: Final = TURN + 4
VALUE_TOMORROW: Final = VALUE_TODAY + 10
TOMORROW: Final = VALUE_TOMORROW + 10
NIGHT: Final = TOMORROW + 11
SWAPPING: Final = NIGHT + 5
TOKEN_KEPT: Final = SWAPPING + 1
FURTHER: Final = TOKEN_KEPT + 1
BONUS: Final = FURTHER + 1
GIFT_TO_OTHERS: Final = BONUS + 1
CHANCES: Final = GIFT_TO_OTHERS + 1
HOPE: Final = CHANCES + 6
EACH_DAY: Final = HOPE + 6
MORE_JADE: Final = EACH_DAY + 10
MORE_DECREES: Final = MORE_JADE + 1
MORE_HARBOURS: Final = MORE_DECREES + 1
POINTS_A_DAY: Final = MORE_HARBOURS + 1
LOADED: Final = POINTS_A_DAY + 1
PATIENCE: Final = LOADED + 4
DOUBLE_DAY: Final = PATIENCE + 1
USE: Final = DOUBLE_DAY + 1
EAGER: Final = USE + 1
TOKEN_MORE: Final = EAGER + 28
ONWARD: Final = TOKEN_MORE + 18
SECOND: Final = ONWARD + 1
LOAD_TWO: Final = SECOND + 1
LEFT: Final = LOAD_TWO + 1
AGAINST: Final = LEFT + 11
OVERTAKING: Final = AGAINST + 6
DENIED: Final = OVERTAKING + 1
HIS_JADE: Final = DENIED + 1
HIS_TOKEN: Final = HIS_JADE + 1
DEARER_JADE: Final = HIS_TOKEN + 1
DEARER_DECREE: Final = DEARER_JADE + 1

WEIGHTS: Final = (
    ("servant", SERVANT, 4),
    ("plenty", PLENTY, 1),
    ("servant_to_spare", SERVANT_TO_SPARE, 1),
    ("servant_at_last", SERVANT_AT_LAST, 1),
    ("enough", ENOUGH, 1),
    ("settled", SETTLED, 1),
    ("stair", STAIR, 4),
    ("lateness", LATENESS, 1),
    ("stair_at_last", STAIR_AT_LAST, 1),
    ("place", PLACE, 1),
    ("marker_step", MARKER_STEP, 1),
    ("marker_morning", MARKER_MORNING, 1),
    ("first_turn", FIRST_TURN, 1),
    ("turn", TURN, 4),
    ("value_today", VALUE_TODAY, 10),
    ("value_tomorrow", VALUE_TOMORROW, 10),
    ("tomorrow", TOMORROW, 11),
    ("night", NIGHT, 5),
    ("swapping", SWAPPING, 1),
    ("token_kept", TOKEN_KEPT, 1),
    ("further", FURTHER, 1),
    ("bonus", BONUS, 1),
    ("gift_to_others", GIFT_TO_OTHERS, 1),
    ("chances", CHANCES, 6),
    ("hope", HOPE, 6),
    ("each_day", EACH_DAY, 10),
    ("more_jade", MORE_JADE, 1),
    ("more_decrees", MORE_DECREES, 1),
    ("more_harbours", MORE_HARBOURS, 1),
    ("points_a_day", POINTS_A_DAY, 1),
    ("loaded", LOADED, 4),
    ("patience", PATIENCE, 1),
    ("double_day", DOUBLE_DAY, 1),
    ("use", USE, 1),
    ("eager", EAGER, 28),
    ("token_more", TOKEN_MORE, 18),
    ("onward", ONWARD, 1),
    ("second", SECOND, 1),
    ("load_two", LOAD_TWO, 1),
    ("left", LEFT, 11),
    ("against", AGAINST, 6),
    ("overtaking", OVERTAKING, 1),
    ("denied", DENIED, 1),
    ("his_jade", HIS_JADE, 1),
    ("his_token", HIS_TOKEN, 1),
    ("dearer_jade", DEARER_JADE, 1),
    ("dearer_decree", DEARER_DECREE, 1),
)
"""Name, place in the row and number of values of every weight."""


@cache
def profiles() -> Table:
    return read_toml(Path(__file__).with_name("worth.toml"), "The file of weights")


def weights(profile: str) -> vec[i64]:
    """Give the row of a profile, `together` or `alone`."""
    return vec[i64](as_row(profiles()[profile], profile))


def as_row(table: Table, profile: str) -> list[int]:
    """Put the weights of a table in a row; each must be there with all its values, and no other."""
    row: list[int] = []
    for name, _, length in WEIGHTS:
        value = table.get(name)
        values: list[Any] = value if isinstance(value, list) else [value]
        if len(values) != length or not all(type(each) is int for each in values):
            raise Trouble(f"The weight {profile}.{name} must have {length} whole numbers, not {value!r}.")
        row += values
    unknown = set(table) - {name for name, _, _ in WEIGHTS}
    if unknown:
        raise Trouble(f"There is no weight {profile}.{min(unknown)}.")
    return row
