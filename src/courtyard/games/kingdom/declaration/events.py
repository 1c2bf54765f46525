"""Events of the log.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

MODULE: Final = 0
DUCHY_TAKEN: Final = 1
MENACE_DECK: Final = 2
CALAMITIES_OUT: Final = 3
TREASURES_OUT: Final = 4
FIRST_SOLDIERS: Final = 5
QUEST_LAID: Final = 6
DANGER_DECK: Final = 7
ROUND_BEGINS: Final = 8
STARTER: Final = 9
OFFERED: Final = 10
TOOK: Final = 11
LEFT_OVER: Final = 12
ADVISOR_KEPT: Final = 13
ADVISOR_ENTERS: Final = 14
ADVISOR_USED: Final = 15
TRAP_BACK: Final = 16
CHARTED: Final = 17
UNMASKED: Final = 18
SENT_AWAY: Final = 19
MOVED: Final = 20
SEARCHED: Final = 21
FOUND: Final = 22
DANGER_LAID: Final = 23
TOP_TURNED: Final = 24
RESHUFFLED: Final = 25
TURNED_UP: Final = 26
CALAMITY_STRIKES: Final = 27
SHADOWS_TAKE: Final = 28
SHADOWS_GIVE: Final = 29
ICON_STOLEN: Final = 30
VERMIN_COME: Final = 31
FROZEN: Final = 32
NOTHING_TO_FREEZE: Final = 33
SLATED: Final = 34
RECYCLED: Final = 35
PLACED: Final = 36
INTO_ALCHEMY: Final = 37
TRANSMUTED: Final = 38
COMPLETED: Final = 39
BONUS: Final = 40
PRODUCED: Final = 41
EXTRA: Final = 42
TRAINED: Final = 43
TAKEN_FROM_TRAINING: Final = 44
INFUSED: Final = 45
ENLISTED: Final = 46
SCRAPPED: Final = 47
VANQUISHED: Final = 48
VERMIN_VANQUISHED: Final = 49
ICON_RESTORED: Final = 50
CALAMITY_LIFTED: Final = 51
SILVER: Final = 52
STEP_DONE: Final = 53
DOUBLED: Final = 54
FLAT_POINTS: Final = 55
COMBO_POINTS: Final = 56
LOST_POINTS: Final = 57
QUEST_POINTS: Final = 58
QUEST_UNFINISHED: Final = 59
GAME_OVER: Final = 60
PHASE: Final = 61
MENACE_STAYS: Final = 62
DECK_SHUFFLED: Final = 63
CALAMITIES_READY: Final = 64
TRAPS_READY: Final = 65
ADVISORS_LEFT_OUT: Final = 66
VERMIN_READY: Final = 67
HANDS_DEALT: Final = 68
DROPPED: Final = 69
TIE_BROKEN: Final = 70

NAMES: Final = (
    "module",
    "duchy-taken",
    "menace-deck",
    "calamities-out",
    "treasures-out",
    "first-soldiers",
    "quest-laid",
    "danger-deck",
    "round-begins",
    "starter",
    "offered",
    "took",
    "left-over",
    "advisor-kept",
    "advisor-enters",
    "advisor-used",
    "trap-back",
    "charted",
    "unmasked",
    "sent-away",
    "moved",
    "searched",
    "found",
    "danger-laid",
    "top-turned",
    "reshuffled",
    "turned-up",
    "calamity-strikes",
    "shadows-take",
    "shadows-give",
    "icon-stolen",
    "vermin-come",
    "frozen",
    "nothing-to-freeze",
    "slated",
    "recycled",
    "placed",
    "into-alchemy",
    "transmuted",
    "completed",
    "bonus",
    "produced",
    "extra",
    "trained",
    "taken-from-training",
    "infused",
    "enlisted",
    "scrapped",
    "vanquished",
    "vermin-vanquished",
    "icon-restored",
    "calamity-lifted",
    "silver",
    "step-done",
    "doubled",
    "flat-points",
    "combo-points",
    "lost-points",
    "quest-points",
    "quest-unfinished",
    "game-over",
    "phase",
    "menace-stays",
    "deck-shuffled",
    "calamities-ready",
    "traps-ready",
    "advisors-left-out",
    "vermin-ready",
    "hands-dealt",
    "dropped",
    "tie-broken",
)
