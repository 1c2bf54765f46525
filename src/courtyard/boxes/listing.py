"""Everything in a box, component by component: values, ours beside them, and where each comes from."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from courtyard.boxes.about_games import About, about, fits
from courtyard.boxes.box import Box, at, is_counts, tables_of
from courtyard.engine.content import ABOUT, Table, rows
from courtyard.engine.game import Game
from courtyard.engine.language import LANGUAGES

IN_BOX = "box"
"""The source of what an owner has confirmed."""


@dataclass(frozen=True)
class Field:
    """One value of a component; `source` is where ours comes from."""

    key: str
    value: Any
    ours: Any
    source: str
    choices: list[str]

    @property
    def is_changed(self) -> bool:
        return bool(self.value != self.ours)


@dataclass(frozen=True)
class Component:
    """A component, such as a kind of card; its source is `box` once its owner has confirmed it."""

    id: str
    kind: str
    names: dict[str, str]
    pieces: int
    source: str
    remark: str
    is_confirmed: bool
    fields: list[Field]

    @property
    def is_changed(self) -> bool:
        return any(field.is_changed for field in self.fields)


@dataclass(frozen=True)
class Part:
    """Progress with one kind of components: the number of pieces, and their sources."""

    kind: str
    counted: bool
    components: int
    pieces: int
    confirmed: int
    sources: dict[str, int]


def flat(row: Table) -> Iterator[tuple[str, Any]]:
    """Go through the values of a row; those of a cost or a production one by one."""
    for key, value in row.items():
        if key in ABOUT:
            continue
        if is_counts(value):
            for name, number in value.items():
                yield f"{key}.{name}", number
        else:
            yield key, value


def listed(game: Game, box: Box) -> list[Component]:
    """Give all components of a box in their order."""
    told, tables, confirmed = about(game), tables_of(game, box.own), set(box.confirmed)
    ours = dict(rows(game.components()))
    found = []
    for id_, row in ours.items():
        now = at(tables, tuple(id_.split("."))) or row
        printed = dict(flat(row))
        fields = [
            Field(
                key=key,
                value=value,
                ours=printed.get(key),
                source=told.source_of(id_, key, row["source"]),
                choices=told.choices_of(id_, key),
            )
            for key, value in flat(now)
            if key in printed
        ]
        found.append(
            Component(
                id=id_,
                kind=told.kind_of(id_),
                names=names_of(id_, now, tables, told),
                pieces=pieces_of(id_, now, told),
                source=IN_BOX if id_ in confirmed else row["source"],
                remark=str(row.get("page") or row.get("note") or ""),
                is_confirmed=id_ in confirmed,
                fields=fields,
            )
        )
    order = [kind.name for kind in told.kinds]
    return sorted(found, key=lambda component: order.index(component.kind))


def pieces_of(id_: str, row: Table, told: About) -> int:
    """Tell how many pieces a row stands for; a row without pieces counts as one thing to look at."""
    copies = row.get("number" if fits(id_, told.numbered) else "copies", 1)
    return copies if isinstance(copies, int) else 1


def names_of(id_: str, row: Table, tables: Table, told: About) -> dict[str, str]:
    """Give the printed name in every language; where none is printed, what its id says."""
    path = id_.split(".")
    if "en" in row:
        return {language: str(row.get(language, row["en"])) for language in LANGUAGES}
    for each in told.named:
        if fits(id_, each["of"]):
            after = at(tables, tuple(each["after"].format_map(row).split(".")))
            if after:
                return {language: f"{after[language]} ({path[-1]})" for language in LANGUAGES}
    beside = at(tables, (*path[:-1], "name"))
    last = path[-1].replace("-", " ").replace("_", " ")
    if beside:
        return {language: f"{beside[language]}, {last}" for language in LANGUAGES}
    plain = " ".join(path).replace("-", " ").replace("_", " ").capitalize()
    return dict.fromkeys(LANGUAGES, plain)


def progress(game: Game, components: list[Component]) -> list[Part]:
    """Tell how far one has come with every kind of components that there is."""
    parts = []
    for kind in about(game).kinds:
        own = [component for component in components if component.kind == kind.name]
        if own:
            sources: Counter[str] = Counter()
            for component in own:
                sources[component.source] += component.pieces
            parts.append(
                Part(
                    kind=kind.name,
                    counted=kind.counted,
                    components=len(own),
                    pieces=sources.total(),
                    confirmed=sources[IN_BOX],
                    sources=dict(sources),
                )
            )
    return parts


def in_words(part: Part) -> str:
    """Say how complete a part of a box is."""
    return f"{part.confirmed} of {part.pieces} {part.kind} pieces confirmed"


def main_part(parts: list[Part]) -> Part:
    """The part by which one says how complete a box is: its first counted kind."""
    return next((part for part in parts if part.counted), parts[0])
