"""Types of a view, field by field, for those who draw it.

`vision` makes the views; the server describes them with these, and the browser client is written
against that description. Cards go by their names, as in `hamlet.1`.
"""

from typing import Any, Literal, NotRequired, TypedDict

from courtyard.games.kingdom.declaration.literals import (
    AdvisorName,
    DuchyName,
    DutyName,
    Module,
    Phase,
    Resource,
    Stage,
    StepName,
)


class KingdomOptions(TypedDict):
    """Options of the game; `menaces` names the decks seat by seat, with a comma."""

    ruleset: str
    players: Literal[1, 2]
    module: Module
    side: Literal["a", "b"]
    duchy: DuchyName
    menaces: str
    quest: Literal["none", "1", "2"]
    memory: Literal["helped", "printed"]


class Cubes(TypedDict):
    """A number for each resource."""

    materials: int
    population: int
    gold: int
    exploration: int


class Filled(TypedDict, total=False):
    """The number of filled spaces of each kind on a card; kinds with none are left out."""

    materials: int
    population: int
    gold: int
    exploration: int
    krystallium: int
    soldier: int


class Offering(TypedDict):
    """A card that lies in an area or a selection; null where the viewer does not know it."""

    card: str | None
    down: bool
    laid_by: Literal[0, 1] | None
    nth: int


class LeftOver(TypedDict):
    """A card that was discarded face down, with the player who laid it, and when."""

    card: str | None
    down: Literal[True]
    laid_by: Literal[0, 1] | None
    nth: int
    round: int


class Discards(TypedDict):
    """The discarded cards: those that all have seen, and those that were put away face down."""

    open: list[str]
    down: list[LeftOver]


class DevelopmentDeck(TypedDict):
    """The deck; alone, one sees its top card and knows which cards were shuffled in again."""

    size: int
    top: str | None
    known: list[str]


class Stacks(TypedDict):
    """Stacks left beside the board; Soldiers do not run out, they are only counted."""

    calamities: int
    vermin: int
    soldiers: int


class Draws(TypedDict):
    """The number of times that chance has drawn each kind of card."""

    developments: int
    advisors: int
    dangers: int


class HiddenDanger(TypedDict):
    """A Calamity or Menace that the viewer has not seen, with the hand it came from; alone there is none."""

    card: str
    seat: Literal[0, 1] | None
    round: int | None


class Building(TypedDict):
    """A card under construction: what lies on its spaces, and the giant beneath it."""

    card: str
    filled: Filled
    frozen: str | None


class Duty(TypedDict):
    """A seat's remaining duty in a stage that all go through together."""

    name: DutyName
    detail: int
    begun: DutyName | None
    left: int
    unserved: list[str]


class Duchy(TypedDict):
    """Everything of one seat."""

    name: DuchyName
    krystallium: int
    soldiers: int
    training: int
    recruited: int
    returned: int
    minted: int
    traps: int
    vermin: int
    handed: int
    alchemy: Cubes
    purse: Cubes
    stolen: Cubes
    produced: Cubes
    production: Cubes
    points: int
    used: list[AdvisorName]
    steps_done: list[int]
    duty: Duty | None
    hand_size: int
    hand: list[str]
    selection: list[Offering]
    building: list[Building]
    menaces: list[str]
    built: list[str]
    calamities: list[str]
    advisors: list[str]
    drawn: list[str | None]
    unkept: list[str | None]


class KingdomStep(TypedDict):
    """Something that is still to happen, with its details; a card that is not the viewer's is null."""

    step: StepName
    seat: NotRequired[int]
    round: NotRequired[int]
    turn: NotRequired[int]
    left: NotRequired[int]
    nth: NotRequired[int]
    area: NotRequired[int]
    charted: NotRequired[int]
    searches: NotRequired[int]
    progress: NotRequired[int]
    card: NotRequired[str | None]
    resource: NotRequired[Resource]
    advisor: NotRequired[AdvisorName]
    stage: NotRequired[Stage]


class KingdomView(TypedDict):
    """All that a seat, or a spectator, may know; the first thing to happen stands last on the agenda."""

    game: Literal["kingdom"]
    options: KingdomOptions
    own: dict[str, Any]
    viewer: Literal[0, 1] | None
    seat: int
    deciding: list[Literal[0, 1]]
    choices: list[str]
    round: int
    phase: Phase
    turn: int
    stage: Stage | None
    veiled: bool
    first_player: Literal[0, 1]
    laid: int
    draws: Draws
    areas: tuple[list[Offering], list[Offering]]
    deck: DevelopmentDeck
    stacks: Stacks
    danger_deck: int
    looked_at: list[str]
    unmasked: str | None
    doubled: bool
    attended: bool
    discards: Discards
    box: list[str]
    hidden_dangers: list[HiddenDanger]
    unseen: list[str]
    duchies: list[Duchy]
    before: Duchy | None
    agenda: list[KingdomStep]
