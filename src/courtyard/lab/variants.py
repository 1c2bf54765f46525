"""Named variants: what a result is about, in one word.

A variant fixes every option of a game, its rules and its component values too. Nothing of it ever changes;
where rules or values are corrected there is a new one, with the next number behind its `v`.
"""

from typing import Any, NamedTuple

from courtyard.engine.trouble import Trouble

RULESETS = {"gugong": "2-abcbe93edca7", "kingdom": "2-cc8e2c92e804"}
"""The rules and values of the variants v0."""


class Variant(NamedTuple):
    """A game with all that is agreed on before it, and how many bots sit at the table beside the learner."""

    game: str
    options: dict[str, Any]
    opponents: int


def variant(name: str) -> Variant:
    """Give a variant by its name, such as Gugong-2p-v0."""
    if name not in VARIANTS:
        raise Trouble(f"There is no variant {name!r}; there are {', '.join(VARIANTS)}.")
    return VARIANTS[name]


def gugong(players: int, solo: str = "none") -> Variant:
    usual = {"printing": "english-2", "bonus": "none", "expert": False, "open_information": False}
    usual |= {"focus": "random", "sets": "4-5", "ruleset": RULESETS["gugong"]}
    return Variant("gugong", {"players": players, "solo": solo, **usual}, players - 1)


def kingdom(players: int, module: str) -> Variant:
    menaces = {"menace": "frost-giants,giant-rats" if players == 2 else "frost-giants"}.get(module, "none")
    usual = {"side": "a", "duchy": "valados", "menaces": menaces, "quest": {"quest": "1"}.get(module, "none")}
    usual |= {"memory": "helped", "ruleset": RULESETS["kingdom"]}
    return Variant("kingdom", {"players": players, "module": module, **usual}, players - 1)


VARIANTS: dict[str, Variant] = {
    **{f"Gugong-{players}p-v0": gugong(players) for players in (2, 3, 4, 5)},
    **{f"Gugong-Meng-{solo}-v0": gugong(1, solo) for solo in ("easy", "normal", "hard")},
    **{f"Kingdom-{module}-v0": kingdom(2, module) for module in ("menace", "advisors", "quest")},
    **{f"Kingdom-{module}-solo-v0": kingdom(1, module) for module in ("menace", "advisors", "quest")},
}
