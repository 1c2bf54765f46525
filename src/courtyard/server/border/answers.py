"""Answers to each request: the guest is known, and a room does the work."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from courtyard.games import GAMES
from courtyard.server.border.packed import Packed, pack
from courtyard.server.ground import games
from courtyard.server.ground.box_talk import BoxGone, BoxInfo, BoxRead, BoxWhole, Shelf
from courtyard.server.ground.looking_back import Analysis, Statistics
from courtyard.server.ground.messages import (
    Code,
    GameInfo,
    Lobby,
    Me,
    PushKey,
    SignedOut,
    TableInfo,
)
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.puzzle_talk import PuzzleCard, PuzzleHint, Puzzles
from courtyard.server.ground.table_talk import Done, EndOffered, Proposal, State, UndoAsked
from courtyard.server.ground.training_talk import Trained, Training
from courtyard.server.past.replays import Pay, Ready
from courtyard.server.tables.names import rename

log = structlog.get_logger()
CHOICES_PER_DROP = 100
"""Choices of a replayed game that cost another drop."""

if TYPE_CHECKING:
    from courtyard.server.rooms import Rooms


@dataclass
class Asked:
    """A request after reading: the guest, the message, and the rooms that answer."""

    rooms: "Rooms"
    me: Me
    token: str | None
    path: dict[str, str]
    body: Any = None
    new_token: str | None = None
    session: bytes | None = None
    address: str | None = None
    has_ended: bool = False
    """Whether the request ended a session, perhaps its own."""

    @property
    def table(self) -> str:
        return self.path["table"]

    @property
    def seat(self) -> int:
        seat = self.path["seat"]
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
            raise Refusal("unknown-seat", seat=seat[:40])
        return int(seat)


Answer = Callable[[Asked], Awaitable[Any]]


async def me(asked: Asked) -> Me:
    return asked.me


async def change_me(asked: Asked) -> Me:
    changed, tables = await asked.rooms.guests.change(asked.me, asked.body, rename)
    await asked.rooms.tables.catch_up(tables)
    return changed


async def new_code(asked: Asked) -> Code:
    code = await asked.rooms.guests.new_code(asked.me)
    log.info("recovery-code-made", guest=asked.me.id)
    return Code(code)


async def sign_out(asked: Asked) -> SignedOut:
    if asked.session is None:
        return SignedOut(0)
    asked.has_ended, asked.new_token = True, None
    log.info("signed-out", guest=asked.me.id)
    return SignedOut(await asked.rooms.sessions.end(asked.session))


async def sign_out_others(asked: Asked) -> SignedOut:
    if asked.session is None:
        return SignedOut(0)
    asked.has_ended = True
    devices, asked.new_token = await asked.rooms.sessions.end_others(asked.me.id)
    log.info("signed-out-elsewhere", guest=asked.me.id, devices=devices)
    return SignedOut(devices)


async def forget_me(asked: Asked) -> SignedOut:
    if asked.session is None:
        return SignedOut(0)
    asked.has_ended, asked.new_token = True, None
    devices = await asked.rooms.erasure.run(asked.me)
    log.info("forgotten", guest=asked.me.id, devices=devices)
    return SignedOut(devices)


async def recover(asked: Asked) -> Me:
    asked.has_ended = True
    recovered, asked.new_token = await asked.rooms.guests.recover(asked.body.code, asked.token)
    log.info("recovered", guest=recovered.id)
    return recovered


async def list_games(asked: Asked) -> list[GameInfo]:
    return [games.describe(name) for name in GAMES]


async def one_game(asked: Asked) -> GameInfo:
    return games.describe(games.find_game(asked.path["game"]).name)


async def rules(asked: Asked) -> Packed:
    return packed_rules(games.find_game(asked.path["game"]).name)


@cache
def packed_rules(game: str) -> Packed:
    return pack(msgspec.json.encode(games.rule_texts(game)))


async def words(asked: Asked) -> Packed:
    return packed_words(games.find_game(asked.path["game"]).name, asked.path["language"])


@cache
def packed_words(game: str, language: str) -> Packed:
    """Pack a game's words; refusals are not kept, so that there are as many as there are languages."""
    return pack(msgspec.json.encode(games.words_of(game, language)))


async def lobby(asked: Asked) -> Lobby:
    return await asked.rooms.lobby.read(asked.me)


async def open_table(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.open(asked.me, asked.body)


async def look(asked: Asked) -> TableInfo:
    return await asked.rooms.tables.look(asked.me.id, asked.table)


async def sit_down(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.sit_down(asked.me, asked.table, asked.seat, asked.body.claim)


async def leave(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.leave(asked.me, asked.table, asked.seat)


async def put_bot(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.put_bot(asked.me, asked.table, asked.body)


async def start(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.start(asked.me, asked.table)


async def resign(asked: Asked) -> TableInfo:
    return await asked.rooms.stand_ins.resign(asked.me, asked.table, asked.seat)


async def go_away(asked: Asked) -> TableInfo:
    return await asked.rooms.stand_ins.take_over(asked.me, asked.table, asked.seat)


async def come_back(asked: Asked) -> TableInfo:
    return await asked.rooms.stand_ins.give_back(asked.me, asked.table, asked.seat)


async def rematch(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.rematch(asked.me, asked.table)


async def watch(asked: Asked) -> State:
    return await asked.rooms.tables.state(asked.me.id, asked.table, None)


async def state(asked: Asked) -> State:
    return await asked.rooms.tables.state(asked.me.id, asked.table, asked.seat)


async def choose(asked: Asked) -> Done:
    return await asked.rooms.turns.choose(asked.me.id, asked.table, asked.body)


async def undo(asked: Asked) -> Done | UndoAsked:
    return await asked.rooms.turns.undo(asked.me.id, asked.table, asked.body)


async def answer_undo(asked: Asked) -> Done:
    return await asked.rooms.turns.answer_undo(asked.me.id, asked.table, asked.body)


async def offer_end(asked: Asked) -> Done | EndOffered:
    return await asked.rooms.turns.offer_end(asked.me.id, asked.table, asked.body)


async def answer_end(asked: Asked) -> Done:
    return await asked.rooms.turns.answer_end(asked.me.id, asked.table, asked.body)


async def propose(asked: Asked) -> Proposal:
    return await asked.rooms.turns.propose(asked.me.id, asked.table, asked.body)


async def analysis(asked: Asked) -> Analysis:
    return await asked.rooms.analyses.look(asked.table)


async def analyse(asked: Asked) -> Analysis:
    def pay(choices: int) -> None:
        asked.rooms.buckets.take("analysis", asked.me.id, asked.address, choices)

    return await asked.rooms.analyses.ask(asked.table, asked.me.id, pay)


async def statistics(asked: Asked) -> Statistics:
    return await asked.rooms.results.statistics(asked.me)


async def change_email(asked: Asked) -> Me:
    asked.rooms.buckets.take("mailbox", address=asked.body.email.strip().casefold())
    return await asked.rooms.mailboxes.change(asked.me, asked.body.email)


async def push_key(asked: Asked) -> PushKey:
    return await asked.rooms.push.key()


async def add_device(asked: Asked) -> PushKey:
    return await asked.rooms.push.add(asked.me, asked.body)


async def remove_device(asked: Asked) -> PushKey:
    return await asked.rooms.push.remove(asked.me, asked.body)


async def confirm_email(asked: Asked) -> Me:
    return await asked.rooms.mailboxes.confirm(asked.me, asked.body.code)


async def set_webhook(asked: Asked) -> TableInfo:
    return await asked.rooms.notices.set_webhook(asked.me, asked.table, asked.body.url)


async def open_lesson(asked: Asked) -> TableInfo:
    return await asked.rooms.lessons.open(asked.me, asked.path["game"])


async def skip_lesson(asked: Asked) -> Lobby:
    await asked.rooms.lessons.skip(asked.me, asked.path["game"])
    return await asked.rooms.lobby.read(asked.me)


async def replay(asked: Asked) -> Ready:
    return await asked.rooms.replays.replay(
        asked.me.id, asked.table, asked.path["reader"], price_of_looking_back(asked)
    )


async def export_journal(asked: Asked) -> Ready:
    return await asked.rooms.exports.journal(asked.me.id, asked.table, price_of_looking_back(asked))


async def export_text(asked: Asked) -> Ready:
    return await asked.rooms.exports.text(
        asked.me.id, asked.table, asked.path["language"], price_of_looking_back(asked)
    )


def price_of_looking_back(asked: Asked) -> Pay:
    """Give a function that takes drops by the number of choices of a game, besides that of the request."""

    def pay(choices: int) -> None:
        if choices >= CHOICES_PER_DROP:
            drops = choices // CHOICES_PER_DROP
            asked.rooms.buckets.take("replay", asked.me.id, asked.address, drops)

    return pay


async def bring_along(asked: Asked) -> TableInfo:
    return await asked.rooms.imports.keep(asked.me, asked.body.text)


async def shelf(asked: Asked) -> Shelf:
    return await asked.rooms.boxes.shelf(asked.me)


async def create_box(asked: Asked) -> BoxWhole:
    return await asked.rooms.boxes.create(asked.me, asked.body)


async def check_box(asked: Asked) -> BoxWhole:
    return await asked.rooms.boxes.check(asked.me, asked.body)


async def read_box_file(asked: Asked) -> BoxRead:
    return await asked.rooms.boxes.look_through(asked.me, asked.body)


async def our_box(asked: Asked) -> BoxWhole:
    return await asked.rooms.boxes.ours(asked.me, asked.path["game"])


async def export_ours(asked: Asked) -> Ready:
    return as_file(
        *await asked.rooms.boxes.export_ours(
            asked.me, asked.path["game"], asked.path["format"], asked.path["language"]
        )
    )


async def shared_box(asked: Asked) -> BoxWhole:
    return await asked.rooms.boxes.shared(asked.me, asked.path["token"])


async def copy_box(asked: Asked) -> BoxWhole:
    return await asked.rooms.boxes.copy(asked.me, asked.path["token"])


async def one_box(asked: Asked) -> BoxWhole:
    return await asked.rooms.boxes.read(asked.me, asked.path["box"])


async def change_box(asked: Asked) -> BoxWhole:
    return await asked.rooms.boxes.change(asked.me, asked.path["box"], asked.body)


async def remove_box(asked: Asked) -> BoxGone:
    return await asked.rooms.boxes.remove(asked.me, asked.path["box"])


async def share_box(asked: Asked) -> BoxInfo:
    return await asked.rooms.boxes.share(asked.me, asked.path["box"])


async def unshare_box(asked: Asked) -> BoxInfo:
    return await asked.rooms.boxes.unshare(asked.me, asked.path["box"])


async def export_box(asked: Asked) -> Ready:
    return as_file(
        *await asked.rooms.boxes.export(
            asked.me, asked.path["box"], asked.path["format"], asked.path["language"]
        )
    )


async def puzzles(asked: Asked) -> Puzzles:
    return await asked.rooms.puzzles.overview(asked.me)


async def next_puzzle(asked: Asked) -> PuzzleCard:
    path = asked.path
    return await asked.rooms.puzzles.next(asked.me, path["game"], path["theme"], path["level"])


async def one_puzzle(asked: Asked) -> Ready:
    return await asked.rooms.puzzles.task(asked.me, asked.path["puzzle"])


async def move_in_puzzle(asked: Asked) -> Ready:
    return await asked.rooms.puzzles.move(asked.me, asked.path["puzzle"], asked.body.moves)


async def hint_in_puzzle(asked: Asked) -> PuzzleHint:
    return await asked.rooms.puzzles.hint(asked.me, asked.path["puzzle"], asked.body.moves)


async def give_up_puzzle(asked: Asked) -> Ready:
    return await asked.rooms.puzzles.give_up(asked.me, asked.path["puzzle"])


async def training(asked: Asked) -> Training:
    return await asked.rooms.training.overview(asked.me)


async def train(asked: Asked) -> Trained:
    def pay(choices: int) -> None:
        asked.rooms.buckets.take("analysis", asked.me.id, asked.address, choices)

    return await asked.rooms.training.train(asked.me, asked.table, pay)


def as_file(text: str, media: str, name: str) -> Ready:
    return Ready(text.encode(), media, name)
