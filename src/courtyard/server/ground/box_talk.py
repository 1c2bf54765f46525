"""Messages about boxes: the values of somebody's own copy of a game, and what a table tells of them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from courtyard.server.ground.messages import ShortText

Values = dict[str, Any]
"""Corrections to our values, as a component file has them."""
Ids = Annotated[list[ShortText], Meta(max_length=1000)]


class BoxComplaint(Struct):
    """An error in a box: a sentence, the path of the value, and the place in a file (0 for none).

    Without a path it is about the whole, such as the number of cards: such a box can be kept, but not played.
    """

    sentence: str
    path: str
    line: int = 0
    column: int = 0


class BoxField(Struct):
    """A value of a component, ours beside it, where ours comes from, and the few words it can be."""

    key: str
    value: Any
    ours: Any
    source: Literal["rulebook", "published", "reconstructed", "owner"]
    choices: list[str]


class BoxComponent(Struct):
    """A component, such as a kind of card; its source is `box` when its owner has confirmed it."""

    id: str
    kind: str
    names: dict[str, str]
    pieces: int
    source: Literal["box", "rulebook", "published", "reconstructed", "owner"]
    remark: str
    confirmed: bool
    changed: bool
    fields: list[BoxField]


class BoxPart(Struct):
    """Completeness of one kind of components: the number of pieces, and their sources."""

    kind: str
    counted: bool
    components: int
    pieces: int
    confirmed: int
    sources: dict[str, int]


class BoxInfo(Struct):
    """A box from outside. `confirmed` of `pieces` are those of its first kind, such as Development cards."""

    id: str | None
    game: str
    name: str
    digest: str
    mine: bool
    default: bool
    """Whether tables of this server are opened with it unless another is named."""
    playable: bool
    confirmed: int
    pieces: int
    shared: str | None
    """End of the link to it; told to its owner alone."""
    created: str | None
    changed: str | None


class Shelf(Struct):
    """My boxes, those with which this server opens tables by itself, and how many one may have."""

    mine: list[BoxInfo]
    default: list[BoxInfo]
    most: int


class BoxWhole(Struct):
    """A box with all that is in it."""

    info: BoxInfo
    own: Values
    confirmed: list[str]
    parts: list[BoxPart]
    components: list[BoxComponent]
    complaints: list[BoxComplaint]


class BoxWish(Struct, forbid_unknown_fields=True):
    """A box that somebody wants to keep."""

    game: ShortText
    name: ShortText
    own: Values = field(default_factory=dict)
    confirmed: Ids = field(default_factory=list)


class BoxChange(Struct, forbid_unknown_fields=True):
    """Changes of a box; absent fields stay as they are."""

    name: ShortText | UnsetType = UNSET
    own: Values | UnsetType = UNSET
    confirmed: Ids | UnsetType = UNSET


class BoxValues(Struct, forbid_unknown_fields=True):
    """Values to be checked while somebody types them."""

    game: ShortText
    own: Values
    confirmed: Ids = field(default_factory=list)


class BoxFile(Struct, forbid_unknown_fields=True):
    """A file with a box, to be read but not kept. Values that it does not name stay as in `box`."""

    format: Literal["csv", "toml"]
    text: str
    game: ShortText | None = None
    box: ShortText | None = None


class BoxDifference(Struct):
    """A value that would change."""

    id: str
    key: str
    before: Any
    after: Any


class BoxRead(Struct):
    """Contents of a file, the changes it would make, and its errors with their places."""

    game: str
    name: str
    own: Values
    confirmed: list[str]
    changes: list[BoxDifference]
    newly_confirmed: list[str]
    complaints: list[BoxComplaint]


class BoxGone(Struct):
    """A box is no more."""

    id: str
