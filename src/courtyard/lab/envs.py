"""The named variants as environments of Gymnasium: importing this registers them.

`gymnasium.make("courtyard/Gugong-2p-v0")` is one seat of a game against `heuristic`, another seat in every
game; `opponents`, `seat`, `reward` and `floats` are keywords. `gymnasium.make_vec` gives many games at once.
"""

import gymnasium

from courtyard.lab.seating import ROTATE
from courtyard.lab.variants import VARIANTS

NAMESPACE = "courtyard"


def register() -> None:
    """Let Gymnasium know every named variant."""
    for name, variant in VARIANTS.items():
        gymnasium.register(
            f"{NAMESPACE}/{name}",
            entry_point="courtyard.lab:gym_env",
            vector_entry_point="courtyard.lab:vector_env",
            kwargs={
                "game": variant.game,
                "opponents": ("heuristic",) * variant.opponents,
                "seat": ROTATE,
                **variant.options,
            },
        )


register()
