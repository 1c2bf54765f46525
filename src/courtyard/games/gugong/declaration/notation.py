"""Options as short words and back: `give s2-3`, `to jade`, `load b4 double`, `trade jade`."""

from functools import cache

from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.declaration.components import printed
from courtyard.games.gugong.declaration.declared import DECLARED


@cache
def card_codes() -> tuple[str, ...]:
    return tuple(printed()["gift"])


@cache
def berth_name(berth: int) -> str:
    """Name a berth by route and harbour: `a1` to `b5`."""
    return DECLARED.axis("berth")[berth]


@cache
def words() -> list[str]:
    """Give the notation of every option, by its number; unused numbers have no text."""
    return DECLARED.notation({"card": card_codes()})


@cache
def numbers() -> dict[str, int]:
    return {word: option for option, word in enumerate(words()) if word}


@cache
def notation(option: int) -> str:
    """Write an option."""
    if 0 <= option < len(words()) and words()[option]:
        return words()[option]
    raise Trouble(f"There is no option {option}.")


def parse(text: str) -> int:
    """Read an option."""
    option = numbers().get(" ".join(text.split()))
    if option is None:
        raise Trouble(f"{text!r} is not a choice of Gùgōng.")
    return option
