"""Boxes of guests: kept, changed, shared by link, read from files, and laid open for a table.

A box that is wrong as a whole, such as one with 68 cards on the way from 67 to 70, is kept but opens no
table; one with a value that cannot be is refused. Nobody sees a box of another guest unless by its link.
"""

import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from courtyard.boxes.bounds import check_name
from courtyard.boxes.box import Box, known_only, tidy
from courtyard.boxes.checking import Complaint, check
from courtyard.boxes.drafts import changes
from courtyard.boxes.files import ENDINGS, FORMATS, read_box, write_box
from courtyard.boxes.listing import Component, listed, main_part, progress
from courtyard.engine.language import LANGUAGES
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.server.ground.box_talk import (
    BoxChange,
    BoxComplaint,
    BoxComponent,
    BoxDifference,
    BoxField,
    BoxFile,
    BoxGone,
    BoxInfo,
    BoxPart,
    BoxRead,
    BoxValues,
    BoxWhole,
    BoxWish,
    Shelf,
)
from courtyard.server.ground.errands import Errands
from courtyard.server.ground.games import find_game
from courtyard.server.ground.messages import BoxTold, Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.store.writer import Store

MOST_BOXES = 20
"""Boxes a guest may keep."""
OURS = "ours"
"""Name of our own values, where the server has a box of its own."""


class Boxes:
    """The boxes of all guests, and those of the server."""

    def __init__(
        self, store: Store, defaults: tuple[Box, ...] = (), now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.defaults = {box.game: box for box in defaults}
        self.now = now
        self.errands = Errands("boxes")

    # Reading.

    async def shelf(self, me: Me) -> Shelf:
        boxes = schema.boxes.c
        mine = select(schema.boxes).where(boxes.guest == me.id).order_by(boxes.created, boxes.id)
        rows = await self.store.read(lambda connection: connection.execute(mine).all()) if me.id else []
        defaults = [info(None, box, [], me, default=True) for box in self.defaults.values()]
        known = [row for row in rows if row.game in GAMES]
        told = await self.errands.run(me.id, lambda: [info_of(row, me) for row in known])
        return Shelf(mine=told, default=defaults, most=MOST_BOXES)

    async def read(self, me: Me, id_: str) -> BoxWhole:
        return await self._whole(await self._row(own_box(me, id_), id_), me)

    async def shared(self, me: Me, token: str) -> BoxWhole:
        return await self._whole(await self._row(shared_box(token), token), me)

    async def ours(self, me: Me, game: str) -> BoxWhole:
        """Give our values, as a box in which nothing is changed or confirmed."""
        box = Box(find_game(game).name, "", {})
        return await self.errands.run(me.id, lambda: whole(None, box, me))

    async def _row(self, where: ColumnElement[bool], id_: str) -> Any:
        if not id_.isprintable():  # PostgreSQL would not even look for some of these.
            raise Refusal("unknown-box", box="")
        row = await self.store.read(
            lambda connection: connection.execute(select(schema.boxes).where(where)).first()
        )
        if row is None:
            raise Refusal("unknown-box", box=id_[:40])
        find_game(row.game)
        return row

    async def _whole(self, row: Any, me: Me) -> BoxWhole:
        return await self.errands.run(me.id, lambda: whole(row, as_box(row), me))

    # Keeping.

    async def create(self, me: Me, wish: BoxWish) -> BoxWhole:
        box = await self.errands.run(me.id, lambda: checked(wish.game, wish.name, wish.own, wish.confirmed))
        return await self._insert(me, box)

    async def copy(self, me: Me, token: str) -> BoxWhole:
        """Keep a copy of a box that somebody shares; the copy is the guest's own."""
        return await self._insert(me, as_box(await self._row(shared_box(token), token)))

    async def _insert(self, me: Me, box: Box) -> BoxWhole:
        id_, now = secrets.token_urlsafe(9), self.now()
        row = {**values_of(box), "id": id_, "guest": me.id, "game": box.game, "created": now, "changed": now}

        def write(connection: Connection) -> None:
            # The guest's row is locked, so that of several at once none is one too many.
            connection.execute(
                select(schema.guests.c.id).where(schema.guests.c.id == me.id).with_for_update()
            )
            count = select(func.count()).select_from(schema.boxes).where(schema.boxes.c.guest == me.id)
            if connection.execute(count).scalar_one() >= MOST_BOXES:
                raise Refusal("too-many-boxes", most=MOST_BOXES)
            connection.execute(insert(schema.boxes).values(row))

        await self.store.do(write)
        return await self.read(me, id_)

    async def change(self, me: Me, id_: str, wish: BoxChange) -> BoxWhole:
        box = as_box(await self._row(own_box(me, id_), id_))
        name = wish.name if isinstance(wish.name, str) else box.name
        own = wish.own if isinstance(wish.own, dict) else box.own
        confirmed = wish.confirmed if isinstance(wish.confirmed, list) else list(box.confirmed)
        changed = await self.errands.run(me.id, lambda: checked(box.game, name, own, confirmed))
        await self._update(own_box(me, id_), {**values_of(changed), "changed": self.now()})
        return await self.read(me, id_)

    async def remove(self, me: Me, id_: str) -> BoxGone:
        await self._row(own_box(me, id_), id_)
        removing = delete(schema.boxes).where(own_box(me, id_))
        await self.store.do(lambda connection: connection.execute(removing) and None)
        return BoxGone(id_)

    async def share(self, me: Me, id_: str) -> BoxInfo:
        """Give a box a link; one that has one keeps it."""
        row = await self._row(own_box(me, id_), id_)
        if row.shared is None:
            unshared = own_box(me, id_) & schema.boxes.c.shared.is_(None)
            await self._update(unshared, {"shared": secrets.token_urlsafe(18)})
        return (await self.read(me, id_)).info

    async def unshare(self, me: Me, id_: str) -> BoxInfo:
        await self._row(own_box(me, id_), id_)
        await self._update(own_box(me, id_), {"shared": None})
        return (await self.read(me, id_)).info

    async def _update(self, where: ColumnElement[bool], values: dict[str, Any]) -> None:
        changing = update(schema.boxes).where(where).values(values)
        await self.store.do(lambda connection: connection.execute(changing) and None)

    # Checking, and files.

    async def check(self, me: Me, wish: BoxValues) -> BoxWhole:
        """Say what is wrong with values that nobody keeps yet, and how the box would look."""
        game = find_game(wish.game)

        def work() -> BoxWhole:
            complaints = check(game, wish.own)
            own = {} if any(each.path for each in complaints) else tidy(game, wish.own)
            box = Box(game.name, "", own, known_only(game, wish.confirmed))
            return whole(None, box, me, complaints)

        return await self.errands.run(me.id, work)

    async def look_through(self, me: Me, wish: BoxFile) -> BoxRead:
        """Say what a file would change in a box, or in our values; nothing is kept."""
        base = as_box(await self._row(own_box(me, wish.box), wish.box)) if wish.box else None
        return await self.errands.run(me.id, partial(looked_through, wish, base))

    async def export(self, me: Me, id_: str, format_: str, language: str) -> tuple[str, str, str]:
        """Give a box as a file: its text, its kind and its name."""
        box = as_box(await self._row(own_box(me, id_), id_))
        return await self.errands.run(me.id, partial(exported, box, format_, language))

    async def export_ours(self, me: Me, game: str, format_: str, language: str) -> tuple[str, str, str]:
        box = Box(find_game(game).name, "", {})
        return await self.errands.run(me.id, partial(exported, box, format_, language))

    # At a table.

    async def for_table(self, me: Me, game: str, wanted: str | None) -> tuple[Box, BoxTold] | None:
        """Give the box with which a table is opened, and what it tells of it; nothing for our values.

        One names a box of one's own, the link of another's, or `ours`; otherwise it is the server's.
        """
        if wanted is None:
            box = self.defaults.get(game)
            return (box, told_of(box, default=True)) if box else None
        if wanted == OURS:
            return None
        row = await self._row(own_box(me, wanted) | shared_box(wanted), wanted)
        box = as_box(row)
        if box.game != game:
            raise Refusal("bad-box", why=f"This is a box of {box.game}, not of {game}.", path="")
        complaints = await self.errands.run(me.id, lambda: check(find_game(game), box.own))
        if complaints:
            raise Refusal("bad-box", why=complaints[0].sentence, path=complaints[0].path)
        return box, told_of(box)


# Rows.


def own_box(me: Me, id_: str) -> ColumnElement[bool]:
    return (schema.boxes.c.id == id_) & (schema.boxes.c.guest == me.id)


def shared_box(token: str) -> ColumnElement[bool]:
    return schema.boxes.c.shared == token


def as_box(row: Any) -> Box:
    return Box(row.game, row.name, row.own, tuple(row.confirmed))


def values_of(box: Box) -> dict[str, Any]:
    return {"name": box.name, "own": box.own, "confirmed": list(box.confirmed)}


def checked(game_name: str, name: str, own: dict[str, Any], confirmed: list[str]) -> Box:
    """Give a box as it is kept; refuse one in which a value cannot be."""
    game = find_game(game_name)
    try:
        shown = check_name(name)
    except Trouble as trouble:
        raise Refusal("bad-box", why=str(trouble), path="name") from None
    wrong = next((each for each in check(game, own) if each.path), None)
    if wrong:
        raise Refusal("bad-box", why=wrong.sentence, path=wrong.path)
    return Box(game.name, shown, tidy(game, own), known_only(game, confirmed))


# Messages.


def whole(row: Any, box: Box, me: Me, complaints: list[Complaint] | None = None) -> BoxWhole:
    game = find_game(box.game)
    found = check(game, box.own) if complaints is None else complaints
    components = listed(game, box)
    return BoxWhole(
        info=info(row, box, found, me, components=components),
        own=box.own,
        confirmed=list(box.confirmed),
        parts=[BoxPart(**vars(part)) for part in progress(game, components)],
        components=[
            BoxComponent(
                id=each.id,
                kind=each.kind,
                names=each.names,
                pieces=each.pieces,
                source=msgspec.convert(each.source, Any),
                remark=each.remark,
                confirmed=each.is_confirmed,
                changed=each.is_changed,
                fields=[BoxField(**vars(field)) for field in each.fields],
            )
            for each in components
        ],
        complaints=[BoxComplaint(**vars(each)) for each in found],
    )


def info_of(row: Any, me: Me) -> BoxInfo:
    box = as_box(row)
    return info(row, box, check(find_game(box.game), box.own), me)


def info(
    row: Any,
    box: Box,
    complaints: list[Complaint],
    me: Me,
    default: bool = False,
    components: list[Component] | None = None,
) -> BoxInfo:
    told, is_mine = told_of(box, components=components), row is not None and row.guest == me.id
    return BoxInfo(
        id=row.id if is_mine else None,
        game=box.game,
        name=box.name,
        digest=told.digest,
        mine=is_mine,
        default=default,
        playable=not complaints,
        confirmed=told.confirmed,
        pieces=told.pieces,
        shared=row.shared if is_mine else None,
        created=stamp(row.created) if is_mine else None,
        changed=stamp(row.changed) if is_mine else None,
    )


def told_of(box: Box, default: bool = False, components: list[Component] | None = None) -> BoxTold:
    """Give what all who play with a box are told of it."""
    game = find_game(box.game)
    part = main_part(progress(game, listed(game, box) if components is None else components))
    return BoxTold(box.name, box.digest, part.confirmed, part.pieces, default)


def looked_through(wish: BoxFile, base: Box | None) -> BoxRead:
    try:
        draft = read_box(wish.text, wish.format, wish.game, base)
    except Trouble as trouble:
        raise Refusal("bad-box", why=str(trouble), path="") from None
    box, game = draft.box, find_game(draft.box.game)
    before = base or Box(box.game, "", {})
    found = [] if any(each.path for each in draft.complaints) else changes(game, before.own, box.own)
    return BoxRead(
        game=box.game,
        name=box.name,
        own=box.own,
        confirmed=list(box.confirmed),
        changes=[BoxDifference(**vars(change)) for change in found],
        newly_confirmed=[id_ for id_ in box.confirmed if id_ not in before.confirmed],
        complaints=[BoxComplaint(**vars(each)) for each in draft.complaints],
    )


def exported(box: Box, format_: str, language: str) -> tuple[str, str, str]:
    if format_ not in FORMATS:
        raise Refusal("unknown-format", format=format_[:40])
    if language not in LANGUAGES:
        raise Refusal("unknown-language", language=language[:40])
    text = write_box(find_game(box.game), box, format_, language, "all")
    return text, FORMATS[format_], f"{box.game}-box.{ENDINGS[format_]}"


def stamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
