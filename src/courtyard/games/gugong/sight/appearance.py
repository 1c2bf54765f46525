"""Types of the view of a game of Gùgōng: one for every field that `vision` gives.

Clients read it as the server's description of itself; `tests/gugong/test_appearance.py` compares it
with the views of whole games.
"""

from typing import Any, Literal, NotRequired, TypedDict

from courtyard.games.gugong.declaration.literals import (
    AutomaCard,
    BerthName,
    DecreeKind,
    DoublePlace,
    Location,
    PhaseOfDay,
    TravelToken,
)

Gift = Literal[
    "o1", "o2", "o3", "o4", "o5", "o6", "o7",
    "s1-1", "s1-4", "s1-6", "s1-9",
    "s2-2", "s2-3", "s2-7", "s2-8",
    "s3-1", "s3-5a", "s3-5b", "s3-9",
    "s4-2", "s4-4", "s4-6", "s4-8",
    "s5-3", "s5-4", "s5-6", "s5-7",
    "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8a", "d8b", "d9a", "d9b",
]  # fmt: skip


class CourtOptions(TypedDict):
    ruleset: str
    players: Literal[1, 2, 3, 4, 5]
    printing: Literal["english-1", "english-2", "french", "dutch"]
    bonus: str
    expert: bool
    open_information: bool
    solo: Literal["none", "easy", "normal", "hard"]
    focus: Literal["random", Location]
    sets: Literal["4-5", "2-3", "1-2"]


class DestinyDie(TypedDict):
    """A die; its face is counted from 0."""

    face: int
    value: int


class JadeHouse(TypedDict):
    price: int
    jade: bool


class City(TypedDict):
    """A city of the map, in the order in which options number them (there from 1 on)."""

    name: str
    token: TravelToken | None
    travellers: list[int]


class DecreeTile(TypedDict):
    kind: DecreeKind | None
    owners: list[int]


class CanalBerth(TypedDict):
    berth: BerthName
    owner: int | None
    load: int
    double: bool


OfficialsGifts = TypedDict(
    "OfficialsGifts",
    {
        "travel": Gift | None,
        "great-wall": Gift | None,
        "jade": Gift | None,
        "intrigue": Gift | None,
        "palace": Gift | None,
        "decrees": Gift | None,
        "canal": Gift | None,
    },
)
"""The gift that lies with every official."""


class TokenPiles(TypedDict):
    piles: list[int]
    discarded: int
    discarded_kinds: dict[TravelToken, int] | None


class IntrigueMarker(TypedDict):
    """The place of a marker; in a stack the one with the greater height lies above."""

    step: int
    height: int


class HarbourRewards(TypedDict):
    """The number of times that a family has had each reward."""

    points: int
    gift: int
    double: int


class StoredToken(TypedDict):
    """A token in a space of its family; null where it lies face down and is not the viewer's."""

    token: TravelToken | None
    face_up: bool


class KnownGifts(TypedDict):
    """The others' knowledge of the viewer's cards, with open information."""

    in_place: list[Gift]
    either: list[Gift]


class Family(TypedDict):
    """A player: what lies on the family board, and where its pieces are."""

    pool: int
    supply: int
    wall: int
    beside: int
    points: int
    jades: int
    envoy: int
    arrival: int
    generosity: int
    hand_size: int
    double: DoublePlace
    intrigue: IntrigueMarker
    traveller: int | None
    rewards: HarbourRewards
    tolls: dict[Location, int]
    follows: dict[Location, int]
    stored: list[StoredToken]
    discard_size: int
    hand: list[Gift]
    discard: list[Gift]
    either: list[Gift]
    others_know: KnownGifts | None


class Meng(TypedDict):
    """Meng, in the solo game: his seat, his focus and what can be seen of his cards."""

    seat: int
    focus: Location | None
    deck: int
    today: list[AutomaCard]
    used: dict[AutomaCard, int]
    under_pile: int
    under_pile_known: list[Gift | None] | None
    discard_order: list[Gift | None] | None


CourtStep = TypedDict(
    "CourtStep",
    {
        "step": str,
        "seat": NotRequired[int],
        "card": NotRequired[Gift | None],
        "location": NotRequired[Location],
        "token": NotRequired[TravelToken],
        "trade": NotRequired[Literal["servant", "points", "jade"]],
        "class": NotRequired[Literal["face-down", "precious", "encore", "bargain", "double"]],
        "source": NotRequired[Literal["pool", "supply", "supply-first"]],
        "how": NotRequired[
            Literal["official", "card", "following", "official-bargain", "card-bargain", "following-bargain"]
        ],
        "slots": NotRequired[list[int]],
        "seats": NotRequired[list[int]],
        "slot": NotRequired[int],
        "city": NotRequired[int],
        "die": NotRequired[int],
        "nth": NotRequired[int],
        "first": NotRequired[int],
        "advantage": NotRequired[int],
        "amount": NotRequired[int],
        "servants": NotRequired[int],
        "kept": NotRequired[int],
        "may": NotRequired[int],
        "must": NotRequired[int],
        "face_up": NotRequired[int],
        "tokens": NotRequired[int],
        "berth": NotRequired[int],
        "special": NotRequired[int],
        "for_jade": NotRequired[int],
    },
)
"""A step that is still to be done: its name, and those details that it has."""


class GugongView(TypedDict):
    """The whole table, as one seat or a spectator may see it."""

    game: Literal["gugong"]
    options: CourtOptions
    own: dict[str, Any]
    viewer: int | None
    seat: int
    choices: list[str]
    day: int
    phase: PhaseOfDay
    start_player: int
    active: int
    acted: bool
    medal: int | None
    dice: list[DestinyDie]
    houses: list[JadeHouse]
    cities: list[City]
    decrees: list[DecreeTile]
    canal: list[CanalBerth]
    officials: OfficialsGifts
    pile: int
    box: list[Gift]
    tokens: TokenPiles
    families: list[Family]
    wary: bool
    meng: Meng | None
    agenda: list[CourtStep]
