"""Who enters a tournament: bots by their names, each with its time to think."""

from dataclasses import dataclass, field
from math import isfinite

from courtyard.bots import BOTS, Budget, find_bot
from courtyard.engine.trouble import Trouble

LONGEST = 86_400.0
"""Nobody thinks longer than a day about a choice."""
MOST = 1_000_000_000


@dataclass(frozen=True)
class Entrant:
    """A bot with its budget; two of them are the same where both are, however they were typed."""

    bot: str
    budget: Budget
    label: str = field(compare=False)


def read_entrants(text: str, default: Budget) -> tuple[Entrant, ...]:
    """Read bots as they are typed, such as master,search:0.5,search:500p,random."""
    found: dict[Entrant, Entrant] = {}
    entrants = [read_entrant(word.strip(), default) for word in text.split(",")]
    return tuple(found.setdefault(entrant, entrant) for entrant in entrants)


def read_entrant(word: str, default: Budget) -> Entrant:
    name, colon, own = word.partition(":")
    if not name:
        raise Trouble("A seat has no bot; write their names with commas between them: heuristic,random.")
    if name not in BOTS:
        find_bot(name)  # It says in its own sentence that there is none.
    if not colon:
        return Entrant(name, default, name)
    budget = read_budget(own, word)
    return Entrant(name, budget, f"{name}:{budget_text(budget)}")


def read_budget(text: str, word: str) -> Budget:
    """Read what stands behind a bot's name: 0.5 are seconds, 500p are playouts."""
    try:
        return playouts(int(text[:-1])) if text.endswith("p") else seconds(float(text))
    except ValueError:
        raise Trouble(
            f"{word!r} has no budget that can be read; 0.5 would be seconds, 500p playouts."
        ) from None


def seconds(number: float) -> Budget:
    if not isfinite(number) or not 0 < number <= LONGEST:
        raise Trouble(f"A bot thinks for more than 0 and at most {LONGEST:,.0f} seconds, not for {number:g}.")
    return Budget(seconds=number)


def playouts(number: int) -> Budget:
    if not 0 < number <= MOST:
        raise Trouble(f"A bot tries 1 to {MOST:,} playouts, not {number}.")
    return Budget(playouts=number)


def default_budget(think: float | None, tries: int | None) -> Budget:
    """Give the budget of bots that have none of their own."""
    if think is not None and tries is not None:
        raise Trouble("Bots think for seconds or for playouts: leave out --think, or --playouts.")
    if think is not None:
        return seconds(think)
    return Budget() if tries is None else playouts(tries)


def budget_text(budget: Budget) -> str:
    """Write a budget as it is typed."""
    if budget.playouts is not None:
        return f"{budget.playouts}p"
    return "" if budget.seconds is None else repr(budget.seconds).removesuffix(".0")
