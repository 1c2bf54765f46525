"""Words that follow from a declaration, for games that do not put their own together."""

from typing import TYPE_CHECKING, Any

from courtyard.engine.declaration import ABSENT, Declaration, Detail
from courtyard.engine.language import Saying
from courtyard.engine.position import ALL, FRAME, FRAMES, HEIGHT, LOT, Position
from courtyard.engine.terms import HIDDEN, Decision, Event, OptionText, View
from courtyard.engine.trouble import Trouble

if TYPE_CHECKING:
    from courtyard.engine.game import Game

Gaps = dict[str, "str | int | Saying"]


def decision(game: "Game", position: Position, seat: int) -> Decision:
    """Give the open decision of a seat: `prompt-QUESTION`, and `option-BLOCK` for each option."""
    if not position.is_open(seat):
        raise Trouble(f"Seat {seat} has nothing to choose now.")
    c = position.cells
    frame = FRAMES + FRAME * (c[HEIGHT] - 1)
    step = game.declaration.step_by_number[c[frame]]
    numbers = [seat if ALL <= step.number < LOT else c[frame + 1], c[frame + 2], c[frame + 3]]
    return Decision(
        seat=seat,
        kind=step.question,
        prompt=Saying(f"prompt-{step.question}", gaps(game, step.details, numbers)),
        rules=(),
        options=tuple(option_text(game, int(option)) for option in position.options_of(seat)),
    )


def option_text(game: "Game", option: int) -> OptionText:
    declared = game.declaration
    block = declared.block_of(option)
    said: Gaps = {axis: word_of(game, axis, number) for axis, number in declared.parts(option).items()}
    return OptionText(option, game.notation(option), Saying(f"option-{block.name.replace('_', '-')}", said))


def word_of(game: "Game", axis: str, number: int) -> "str | int | Saying":
    """Give what stands at a place of an axis: a number, a saying (`AXIS-WORD`), or the bare word."""
    words = game.names().get(axis) or game.declaration.axis(axis)
    word = words[number]
    if word.isdigit():
        return int(word)
    id_ = f"{axis}-{word}".replace(" ", "-")
    return Saying(id_) if id_ in game.phrases.ids("en") else word


def gaps(game: "Game", details: tuple[Detail, ...], numbers: list[int]) -> Gaps:
    """Give the details of a step or event for the gaps of a saying; a seat is `who`, as `@0`"""
    said: Gaps = {}
    for detail, number in zip(details, numbers, strict=False):
        if detail.name == ABSENT or number == HIDDEN:
            continue
        if detail.name == "seat":
            said["who"] = f"@{number}"
        elif detail.name in game.names() or game.declaration.has_axis(detail.name):
            said[detail.name] = word_of(game, detail.name, number)
        else:
            said[detail.name] = int(number)
    return said


def log_line(game: "Game", event: Event, seat: int) -> Saying | None:
    """Give an event as `log-EVENT`: `-hidden` where a detail may not be known, `-you` to whom it happened."""
    name = game.event_names[event[0]]
    details = game.declaration.events[name]
    is_hidden = any(detail.is_secret and event[1 + nth] == HIDDEN for nth, detail in enumerate(details))
    id_ = f"log-{name}-hidden" if is_hidden else f"log-{name}"
    known = game.phrases.ids("en")
    if event[1] == seat and f"{id_}-you" in known:
        id_ = f"{id_}-you"
    if id_ not in known:
        return None
    return Saying(id_, gaps(game, details, list(event[1:])))


def event_for(event: Event, seat: int) -> Event:
    """Give an event to a seat: the first detail of a secret one is for its own seat."""
    return event if seat == event[1] else event.without_detail()


def secret_events(declared: Declaration) -> frozenset[int]:
    """Give the events with a detail that is known to their seat alone."""
    return frozenset(
        nth
        for nth, details in enumerate(declared.events.values())
        if any(detail.is_secret for detail in details)
    )


def chapter(view: View) -> Saying:
    """Give `chapter`, with every number that stands in the view by itself."""
    numbers: dict[str, Any] = {key: value for key, value in view.items() if type(value) is int}
    return Saying("chapter", numbers)
