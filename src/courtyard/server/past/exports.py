"""Exports: a finished game as a journal or as a text to read; of a running one, what the exporter may know.

The document of a running game is no journal, and says so: it has the exporter's own choices, their log and
view.
"""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from courtyard.engine import journal
from courtyard.engine.game import Game
from courtyard.engine.language import LANGUAGES, Phrasebook, Saying, phrasebook
from courtyard.engine.match import Match
from courtyard.engine.rulesets import version_of
from courtyard.engine.terms import EVERYTHING, SPECTATOR
from courtyard.server.ground.games import find_game
from courtyard.server.ground.looking_back import Moment
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Line, Result
from courtyard.server.past.replays import PUBLIC, Pay, Ready, Replays, past_of
from courtyard.server.tables.table import Place, Table, stamp

VIEW_FORMAT = 1


class Exports:
    """Games to take away."""

    def __init__(self, replays: Replays) -> None:
        self.tables = replays.tables
        self.pool = replays.pool

    async def journal(self, guest: str | None, id_: str, pay: Pay) -> Ready:
        """Give a finished game as a journal, a running one as what a guest knows of it."""

        async def work(table: Table) -> tuple[str, Callable[[], bytes]]:
            pay(len(table.playing.choices))
            name = f"courtyard-{table.game_name}-{table.id}"
            if table.course.is_over:  # Nobody changes it any more.
                is_agreed = table.course.is_agreed
                return f"{name}.json", partial(as_journal, table.playing, players(table), is_agreed)
            return f"{name}-view.json", partial(as_document, known_to(table, guest))

        name, content = await self.tables.within(id_, work)
        return Ready(await self.pool.replay(guest, 0, content), name=name)

    async def text(self, guest: str | None, id_: str, language: str, pay: Pay) -> Ready:
        """Give a game in words: all of it when it is over, and before what a guest has heard."""
        if language not in LANGUAGES:
            raise Refusal("unknown-language", language=language[:40])

        async def work(table: Table) -> tuple[Story, str]:
            pay(len(table.playing.choices))
            return Story(table, guest, language), f"courtyard-{table.game_name}-{table.id}.txt"

        story, name = await self.tables.within(id_, work)
        text = await self.pool.replay(guest, len(story.pasts[0].choices), story.text)
        return Ready(text.encode(), "text/plain; charset=utf-8", name)


def as_journal(match: Match, who: journal.Players, is_agreed: bool) -> bytes:
    return journal.to_text(match, who, is_agreed).encode()


def as_document(known: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(known), indent=1)


def players(table: Table) -> journal.Players:
    """Say who sat where, as journals do."""

    def player(place: Place) -> dict[str, str] | None:
        if place.kind == "rules":
            return None
        if place.bot:
            return {"bot": place.bot}
        return {"name": place.name} if place.name else {}

    return [player(place) for place in table.places]


def own_readers(table: Table, guest: str | None) -> list[int]:
    """Give the seats of a guest, or that of a spectator."""
    mine = [seat for seat, place in enumerate(table.places) if guest is not None and place.guest == guest]
    return mine or [SPECTATOR]


def known_to(table: Table, guest: str | None) -> dict[str, Any]:
    """Give what a guest knows of a running game; it holds nothing from which it could be played again."""
    match = table.playing
    return {
        journal.VIEW: VIEW_FORMAT,
        "journal": False,
        "game": table.game_name,
        "rules": version_of(table.options["ruleset"]),
        "options": match.options,
        "players": players(table),
        "known": [
            {
                "reader": PUBLIC if reader == SPECTATOR else str(reader),
                "choices": [
                    f"{seat} {table.game.notation(option, table.playing.values)}"
                    for seat, option in match.choices
                    if seat == reader
                ],
                "log": list(table.presenter.hear(reader).lines),
                "view": match.view(reader),
            }
            for reader in own_readers(table, guest)
        ],
    }


# A game in words.


def words() -> Phrasebook:
    return phrasebook(Path(__file__).parents[1] / "words" / "export")


def minus(value: object) -> str:
    """Give a number as it is printed."""
    return str(value).replace("-", "−")


class Story:
    """A game as a text; all that it tells is taken from the table at once, and put into words later."""

    def __init__(self, table: Table, guest: str | None, language: str) -> None:
        match = table.playing
        self.game_name = table.game_name
        self.language = language
        self.options = dict(match.options)
        self.is_imported = table.origin == "imported"
        self.is_over, self.is_agreed = table.course.is_over, table.course.is_agreed
        # When a running game was moved last tells that somebody has chosen, perhaps unseen.
        self.date = stamp(table.moved if self.is_over else table.created)[:10]
        self.names = [self.name(table, seat) for seat in range(len(table.places))]
        self.bots = [place.bot for place in table.places]
        readers = [EVERYTHING] if self.is_over else own_readers(table, guest)
        self.pasts = [past_of(table, reader) for reader in readers]
        self.seed = match.seed if self.is_over else None

    @property
    def game(self) -> Game:
        return find_game(self.game_name)

    def name(self, table: Table, seat: int) -> str:
        """The name of the player in a seat, or that of their colour."""
        resident = self.game.automated_seats(self.options).get(seat)
        if resident is not None:
            return self.game.phrases.say(resident, self.language)
        colour = f"colour-{seat}"
        if colour not in words().ids(self.language):
            colour = "seat-number"
        return table.places[seat].name or self.say(colour, n=seat + 1)

    def say(self, phrase: str, **gaps: str | int) -> str:
        return words().say(Saying(phrase, gaps), self.language)

    def of_game(self, phrase: str, otherwise: str) -> str:
        """Say what the game has words for where it is not being played; `otherwise` where it has none."""
        about = self.game.about
        return about.say(Saying(phrase), self.language) if phrase in about.ids(self.language) else otherwise

    def tell(self, saying: Saying) -> str:
        """Put a saying of the game into words, with names in the place of seats."""
        text = self.game.phrases.say(saying, self.language)
        return re.sub(r"@(\d+)", lambda found: self.names[int(found[1])], text)

    def text(self) -> str:
        lines = self.head()
        for past in self.pasts:
            if not self.is_over:
                who = self.names[past.reader] if past.reader >= 0 else self.say("text-looking-on")
                lines += ["", self.say("text-no-journal", who=who)]
            retelling = past.retelling()
            deal = next(retelling.moments())
            for seat, option in past.choices:
                retelling.choose(seat, option)
            lines += self.log(retelling.table.course.lines(past.reader), deal)
            if self.is_agreed:
                lines += ["", self.say("text-agreed")]
            elif self.is_over:
                lines += self.count(retelling.table.course.result(EVERYTHING))
        if self.seed is not None:
            lines += ["", self.say("text-seed", seed=self.seed)]
        return "\n".join(lines) + "\n"

    def head(self) -> list[str]:
        levels = [f" ({self.level(bot)})" if bot else "" for bot in self.bots]
        both = enumerate(zip(self.names, levels, strict=True), 1)
        seats = [f"  {number}. {name}{level}" for number, (name, level) in both]
        date = self.say("text-imported" if self.is_imported else "text-date", date=self.date)
        return [self.game.title, date, *self.agreed(), "", self.say("text-players"), *seats]

    def level(self, bot: str) -> str:
        level = self.say(f"bot-{bot}") if f"bot-{bot}" in words().ids(self.language) else bot
        return self.say("gather-bot-level", level=level)

    def agreed(self) -> list[str]:
        """The options that are not as usual, in words."""
        usual = self.game.settle_options({})
        always = {option.name for option in self.game.option_list if option.is_always_told}
        told = []
        for name, value in self.options.items():
            if name in always or (value != usual[name] and value != "none"):
                told.append(self.say("option-is", option=self.option(name), value=self.value(name, value)))
        return told

    def option(self, name: str) -> str:
        """The name of an option; one without words goes by what it is about."""
        if name == "players":
            return self.say("option-players")
        about = next((option.help for option in self.game.option_list if option.name == name), name)
        return self.of_game(f"option-{self.game.name}-{name}", about)

    def value(self, name: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("form-yes" if value else "form-no")
        named_in = next((option.named_in for option in self.game.option_list if option.name == name), "")
        if named_in:
            return " · ".join(self.component(named_in, one) for one in str(value).split(","))
        return self.of_game(f"value-{self.game.name}-{name}-{value}", str(value))

    def component(self, table: str, key: str) -> str:
        row = self.game.components().get(table, {}).get(key, {})
        name = row.get(f"{self.language}_plural") or row.get("name", {}).get(self.language)
        return str(name or key)

    def log(self, lines: list[Line], deal: Moment) -> list[str]:
        """Every line of the log; days, rounds and phases stand out, and what the deal belongs to."""
        headings = self.game.headings
        is_headed = any(line.text.id in headings for line in lines[: deal.log])
        told = [""] if is_headed else ["", self.tell(deal.chapter)]
        for line in lines:
            if line.text.id in headings:
                told += ["", self.tell(line.text)]
            else:
                told.append(f"  {self.tell(line.text)}")
        return told

    def count(self, result: Result) -> list[str]:
        """The final count as a table, and what is to be said about it."""
        rows: list[tuple[str, list[Any]]] = [("", self.names)]
        rows += [(self.tell(part.name), list(part.points)) for part in result.parts]
        rows += [(self.say("count-total"), result.points), (self.say("text-place"), result.places)]
        first = max(len(name) for name, _ in rows)
        widths = [max(len(str(row[seat])) for _, row in rows) for seat in range(len(self.names))]
        table = [
            "  ".join([name.ljust(first), *map(str.rjust, map(minus, cells), widths)]) for name, cells in rows
        ]
        remarks = [self.tell(remark) for remark in result.remarks]
        return ["", self.say("count-title"), "", *table, "", *remarks, *self.winners(result)]

    def winners(self, result: Result) -> list[str]:
        """Name the winners; in a solo game the remarks name the result."""
        if len(self.names) == 1:
            return []
        first = [seat for seat, place in enumerate(result.places) if place == 1]
        if not first:
            return [self.say("count-nobody")]
        names = ", ".join(self.names[seat] for seat in first)
        points = result.points[first[0]]
        if len(first) == 1:
            return [self.say("count-wins", name=names, points=points)]
        return [self.say("count-shared", names=names, points=points)]
