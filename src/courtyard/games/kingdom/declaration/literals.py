"""The words of views as types.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Literal

DuchyName = Literal["valados", "teressie"]
Module = Literal["menace", "advisors", "quest"]
Phase = Literal["set-up", "choice", "planning", "production", "combat", "over"]
Resource = Literal["materials", "population", "gold", "exploration"]
Stage = Literal[
    "attending",
    "keeping",
    "menaces",
    "planning",
    "production-materials",
    "production-population",
    "production-gold",
    "production-exploration",
    "foreman",
    "combat",
]
DutyName = Literal[
    "done",
    "keep-advisor",
    "lose-cards",
    "lose-icons",
    "freeze-cards",
    "sort-cards",
    "place-cubes",
    "give-cubes",
    "see-to-duchy",
    "melt-cubes",
    "restore-icon",
    "build-freely",
]
AdvisorName = Literal[
    "underground-spy",
    "master-cartographer",
    "power-behind-the-throne",
    "chief-mercenary",
    "whimsical-gambler",
    "tyrannical-foreman",
    "forest-chieftain",
    "nurturing-mother",
    "negotiator-from-the-lake",
    "pirate-of-the-five-seas",
    "scrying-alchemist",
    "illuminated-prophet",
    "great-silversmith",
    "master-artisan",
]
StepName = Literal[
    "begin-round",
    "deal",
    "starters",
    "next-turn",
    "end-choice",
    "reveal",
    "meet-menaces",
    "plan",
    "produce",
    "hire-foreman",
    "fight",
    "end-round",
    "last-advice",
    "final-count",
    "first-advisors",
    "chart",
    "fill-danger",
    "next-top",
    "draw-top",
    "look",
    "collect",
    "replenish",
    "ask-offer-card",
    "ask-lay-card",
    "ask-select-area",
    "ask-pick-card",
    "ask-pick-area",
    "ask-search",
    "ask-drop-card",
    "ask-keep-card",
    "ask-double-calamities",
    "ask-together",
    "lot-hand",
    "lot-area",
    "lot-advisor",
    "lot-danger-deck",
    "lot-danger",
    "lot-top",
]
