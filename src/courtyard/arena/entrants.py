"""Entrants of a tournament: bots by their names, each with its time to think."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import isfinite

from courtyard.bots import BOTS, Bot, Budget, find_bot
from courtyard.bots.foreign import installed, made, prepared
from courtyard.bots.learned import LearnedBot
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble

LONGEST = 86_400.0
"""Nobody thinks longer than a day about a choice."""
MOST = 1_000_000_000


IN_MODULE = re.compile(r"([A-Za-z_][\w.]*:[A-Za-z_][\w.]*)(?::(.*))?")
"""A bot of one's own, my.module:MyBot, and its budget."""

Entry = str | type[Bot] | Callable[[], Bot]
"""A bot as it is typed, its class, or a function that makes one."""


@dataclass(frozen=True)
class Entrant:
    """A bot with its budget; two of them are the same where both are, however they were typed."""

    bot: str
    budget: Budget
    label: str = field(compare=False)
    kind: Callable[[], Bot] | None = None
    """Makes the bot, if it has no name by which it is found."""

    @property
    def is_foreign(self) -> bool:
        """Tell whether it is a bot that is not in this package."""
        return self.kind is not None or self.bot.partition(":")[0] not in (*BOTS, LearnedBot.name)

    def make(self, game: Game) -> Bot:
        """Give a new bot that is ready, for one seat of one game; refuse with a sentence what cannot be."""
        bot = find_bot(self.bot) if self.kind is None else made(self.kind, self.label)
        return prepared(bot, game, self.label)


def read_entrants(text: str, default: Budget) -> tuple[Entrant, ...]:
    """Read bots as they are typed, such as master,search:0.5,learned:runs/a.npz,my.module:MyBot:500p."""
    return without_doubles([read_entrant(word.strip(), default) for word in text.split(",")])


def enter(entries: Sequence[Entry], default: Budget) -> tuple[Entrant, ...]:
    """Give the entrants for bots by name, for classes of bots, and for functions that make one."""
    return without_doubles(
        [
            read_entrant(entry.strip(), default) if isinstance(entry, str) else entrant_of(entry, default)
            for entry in entries
        ]
    )


def without_doubles(entrants: list[Entrant]) -> tuple[Entrant, ...]:
    """Let equal bots be one; different ones that would be called the same are numbered."""
    found: dict[Entrant, Entrant] = {}
    for entrant in entrants:
        if entrant not in found:
            same = sum(other.label.partition("#")[0] == entrant.label for other in found)
            found[entrant] = replace(entrant, label=f"{entrant.label}#{same + 1}") if same else entrant
    return tuple(found[entrant] for entrant in entrants)


def entrant_of(kind: type[Bot] | Callable[[], Bot], default: Budget) -> Entrant:
    """Give the entrant for what makes a bot, called as it would be typed."""
    if not callable(kind):
        raise Trouble(f"{kind!r} is no bot: name one, or give a class of Bot or a function that makes one.")
    name = getattr(kind, "__qualname__", type(kind).__qualname__)
    label = f"{getattr(kind, '__module__', '')}:{name}"
    return Entrant(label, default, label, kind)


def read_entrant(word: str, default: Budget) -> Entrant:
    name, own = split(word)
    if not name:
        raise Trouble("A seat has no bot; write their names with commas between them: heuristic,random.")
    if name not in BOTS:
        find_bot(name)  # It says in its own sentence that there is none.
    if own is None:
        return Entrant(name, default, name)
    budget = read_budget(own, word)
    return Entrant(name, budget, f"{name}:{budget_text(budget)}")


def split(word: str) -> tuple[str, str | None]:
    """Part the name of a bot from its budget, where it has one."""
    name, colon, rest = word.partition(":")
    if name == LearnedBot.name:
        return word, None  # What follows is its file; it does not think, and needs no budget.
    if name in BOTS or name in installed() or not colon:
        return name, rest if colon else None
    in_module = IN_MODULE.fullmatch(word)
    return (in_module[1], in_module[2]) if in_module else (name, rest)


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
