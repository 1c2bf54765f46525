"""Journals: the options, the seed and the choices of a match. Everything else follows from them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from courtyard.engine.content import Table
from courtyard.engine.files import read_text, write_whole
from courtyard.engine.game import Game
from courtyard.engine.match import MOST_NAMED, Match
from courtyard.engine.rulesets import version_of
from courtyard.engine.trouble import Trouble

FORMAT = 1
VIEW = "courtyard_view"
"""Marks a file that holds one seat's knowledge of a running game, in place of the format."""
NEEDED = {"game", "rules", "options", "seed", "choices"}
ENDED = "ended"
"""The part that says how a game ended before its end: by `AGREEMENT`."""
AGREEMENT = "agreement"
KEYS = {"courtyard", "components", "from", "players", ENDED, *NEEDED}
SHAPES = {
    "options": dict,
    "seed": str,
    "choices": list,
    "components": dict,
    "from": dict,
    "players": list,
    ENDED: str,
}
KINDS = {dict: "object", str: "text", list: "list"}
"""Shapes as JSON calls them."""
LONGEST_NAME = 16

Players = list[dict[str, str] | None]
"""Player of every seat: a `name`, a `bot`, or nobody where the rules play."""


class Flaw(Trouble):
    """An error in a journal: the sentence, and for other languages its kind and its arguments."""

    def __init__(self, kind: str, sentence: str, **gaps: str | int) -> None:
        super().__init__(sentence)
        self.kind = kind
        self.gaps = gaps


# Writing.


def write(match: Match, players: Players | None = None, is_agreed: bool = False) -> dict[str, Any]:
    """Give the journal of a match as plain data; it may have ended by agreement of the players."""
    journal: dict[str, Any] = {
        "courtyard": FORMAT,
        "game": match.game.name,
        "rules": version_of(match.options["ruleset"]),
        "options": match.options,
        "seed": match.seed,
    }
    if match.own:
        journal["components"] = match.own
    if match.written is not None:
        journal["from"] = match.written
    if players is not None:
        journal["players"] = players
    if is_agreed:
        journal[ENDED] = AGREEMENT
    journal["choices"] = [
        f"{seat} {match.game.notation(option, match.values)}" for seat, option in match.choices
    ]
    return journal


def to_text(match: Match, players: Players | None = None, is_agreed: bool = False) -> str:
    """Write a journal, one choice on a line."""
    journal = write(match, players, is_agreed)
    choices = journal.pop("choices")
    head = json.dumps(journal, ensure_ascii=False, indent=1)
    lines = ",\n".join("  " + json.dumps(choice, ensure_ascii=False) for choice in choices)
    return head[:-2] + f',\n "choices": [\n{lines}\n ]\n}}\n'


def save(match: Match, path: Path) -> None:
    """Write a journal to a file; the old one stays until the new one is whole."""
    write_whole(path, to_text(match))


# Reading.


def read(path: Path) -> dict[str, Any]:
    """Read a journal file that a person gave us."""
    return from_text(read_text(path, "The journal"), f"The journal {path}")


def from_text(text: str, what: str = "The journal") -> dict[str, Any]:
    """Read what `to_text` wrote, as far as it is a journal at all."""
    try:
        journal = json.loads(text)
    except json.JSONDecodeError as error:
        sentence = f"{what} is broken or cut off: it is not whole JSON (line {error.lineno})."
        raise Flaw("not-json", sentence, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Flaw("too-deep", f"{what} is broken: its JSON is nested too deep.") from None
    except ValueError:
        raise Flaw("number", f"{what} is broken: it holds a number that is too long.") from None
    if isinstance(journal, dict) and VIEW in journal:
        raise Flaw("view", f"{what} is no journal: it holds what a player knew of a game that was not over.")
    if not isinstance(journal, dict) or "courtyard" not in journal:
        raise Flaw("no-journal", f"{what} is not a Courtyard journal.")
    return journal


def check(journal: dict[str, Any], game: Game) -> None:
    """Refuse a journal whose parts are missing, foreign, or newer than we are."""
    check_format(journal)
    if journal["game"] != game.name:
        sentence = f"This journal is of the game {journal['game']!r}, not of {game.name}."
        raise Flaw("game", sentence, game=shown(journal["game"]), known=game.name)
    rules = journal["rules"]
    if type(rules) is int and rules == 1 < game.rulesets.oldest:
        return  # It is converted, if that can be done exactly.
    if type(rules) is not int or not game.rulesets.oldest <= rules <= game.rules_version:
        raise Flaw(
            "rules",
            f"This journal was played by version {rules!r} of the rules; "
            f"this Courtyard knows {game.rulesets.oldest} to {game.rules_version}.",
            rules=shown(rules),
            most=game.rules_version,
        )
    for number, player in enumerate(journal.get("players", [])):
        check_player(number, player)


def check_format(journal: dict[str, Any]) -> None:
    """Refuse a journal that is made up otherwise than ours."""
    number = journal["courtyard"]
    if type(number) is not int or number != FORMAT:
        sentence = f"This journal has format {number!r}; this Courtyard reads {FORMAT}."
        raise Flaw("format", sentence, format=shown(number), known=FORMAT)
    missing, unknown = sorted(NEEDED - set(journal)), sorted(set(journal) - KEYS)
    if missing:
        sentence = f"This journal lacks {', '.join(missing)}."
        raise Flaw("lacks", sentence, parts=", ".join(missing))
    if unknown:
        sentence = f"This journal has unknown parts: {', '.join(unknown)}."
        raise Flaw("unknown-parts", sentence, parts=shown(", ".join(unknown)))
    for key, shape in SHAPES.items():
        if key in journal and not isinstance(journal[key], shape):
            sentence = f"In this journal, {key!r} must be a {shape.__name__}."
            raise Flaw("shape", sentence, part=key, shape=KINDS[shape])
    if journal.get(ENDED, AGREEMENT) != AGREEMENT:
        part = f"{ENDED}: {shown(journal[ENDED])}"
        raise Flaw("unknown-parts", f"This journal has unknown parts: {part}.", parts=part)


def check_player(number: int, player: object) -> None:
    """Refuse what cannot be said of the player of a seat."""
    if player is None:
        return
    texts = player.values() if isinstance(player, dict) and set(player) <= {"name", "bot"} else [""]
    if not all(isinstance(text, str) and is_name(text) for text in texts):
        sentence = f"Player {number} of this journal has neither a proper name nor a bot's."
        raise Flaw("player", sentence, seat=number, most=LONGEST_NAME)


def is_name(text: str) -> bool:
    """Tell whether a text can stand for a player; an `@` stands for seats in the log."""
    return 1 <= len(text) <= LONGEST_NAME and text.isprintable() and text == text.strip() and "@" not in text


def shown(value: object) -> str:
    """Give something foreign as a short text that can stand in a sentence."""
    text = value if isinstance(value, str) else json.dumps(value)
    return "".join(letter if letter.isprintable() else "�" for letter in text[:60])


# Playing again.


def replay(journal: dict[str, Any], game: Game, watch: Callable[[Match, int], None] | None = None) -> Match:
    """Play a journal again; refuse the first choice that the rules do not allow."""
    check(journal, game)
    is_old = journal["rules"] < game.rulesets.oldest
    choices = modernised(journal, game) if is_old else journal["choices"]
    match = begin(journal, game)
    seats = match.position.seats()
    if len(journal.get("players", range(seats))) != seats:
        sentence = f"This journal names {len(journal['players'])} players, but the game has {seats} seats."
        raise Flaw("players", sentence, players=len(journal["players"]), seats=seats)
    for number, line in enumerate(choices, 1):
        if is_old:
            do_unasked(match, line)
        choose(match, number, line)
        if watch:
            watch(match, number)
    return match


def modernised(journal: dict[str, Any], game: Game) -> list[str]:
    """Give the choices of a game of version 1 as they are written today, where that is exact."""
    choices = game.modernised(journal["options"], journal["choices"])
    if choices is None:
        sentence = (
            "This game was played by version 1 of the rules, which had players do things in a fixed order; "
            "it cannot be played again, nor go on."
        )
        raise Flaw("old-rules", sentence)
    return choices


def do_unasked(match: Match, line: object) -> None:
    """Answer a question as version 1 did, which did not put it."""
    if match.is_over or not isinstance(line, str):
        return
    seat, option = match.open_seats[0], match.game.unasked(match.position)
    if option is None:
        return
    written = line.split(" ", 1)
    options = [match.game.notation(int(each), match.values) for each in match.position.options_of(seat)]
    if written[0] != str(seat) or written[-1] not in options:
        match.choose(seat, option)


def begin(journal: dict[str, Any], game: Game) -> Match:
    """Deal as it was dealt then."""
    own, written = journal.get("components") or {}, journal.get("from")
    try:
        if own:
            game.correct_components(own)
    except Trouble as trouble:
        raise Flaw("components", str(trouble), where=shown(refused_part(own, game)) or "…") from None
    try:
        match = Match(game, journal["options"], journal["seed"], own, written)
    except Trouble as trouble:
        if written is None:
            raise wrong_options(journal["options"], game, str(trouble)) from None
        raise Flaw("position", str(trouble), why=str(trouble)[:200]) from None
    if written is not None and match.options != {"ruleset": match.options["ruleset"], **journal["options"]}:
        raise Flaw("other-options", "The options of this journal are not those of its position.")
    return match


def refused_part(own: Table, game: Game) -> str:
    """Find the component that cannot be so, by its dotted name; where it takes several, those they share."""

    def is_refused(path: list[str], value: object) -> bool:
        for key in reversed(path):
            value = {key: value}
        try:
            game.correct_components(value if isinstance(value, dict) else {})
        except Trouble:
            return True
        return False

    path: list[str] = []
    part: object = own
    while isinstance(part, dict):
        wrong = next((key for key, value in part.items() if is_refused([*path, key], value)), None)
        if wrong is None:
            break
        path.append(wrong)
        part = part[wrong]
    return ".".join(path)


def wrong_options(options: dict[str, Any], game: Game, sentence: str) -> Flaw:
    """Say which option is none of the game's or cannot be so, or that they cannot be so together."""
    known = {option.name: option for option in game.option_list}
    usual = game.settle_options({})
    for name, value in options.items():
        if name not in known:
            return Flaw("unknown-option", sentence, option=shown(name), known=", ".join(known))
        values = known[name].values
        if values and value != usual[name] and value not in values:
            told = ", ".join(map(str, values))
            return Flaw("option", sentence, option=name, value=shown(value), known=told)
    return Flaw("options", sentence)


def choose(match: Match, number: int, line: object) -> None:
    """Make a choice as a line of a journal tells it; refuse it by its number."""
    seat_text, _, text = line.partition(" ") if isinstance(line, str) else ("", "", "")
    if not (seat_text.isascii() and seat_text.isdecimal() and len(seat_text) < 3):
        sentence = f"Choice {number} of this journal, {line!r}, does not begin with a seat."
        raise Flaw("choice-form", sentence, number=number, choice=shown(line))
    seat = int(seat_text)
    try:
        option = match.game.parse(text, match.values)
    except Trouble as trouble:
        sentence = f"Choice {number} of this journal cannot be: {trouble}"
        raise Flaw("choice-unknown", sentence, number=number, choice=shown(text)) from None
    try:
        match.choose(seat, option)
    except Trouble as trouble:
        sentence = f"Choice {number} of this journal cannot be: {trouble}"
        raise why_not(match, number, seat, text, sentence) from None


def why_not(match: Match, number: int, seat: int, text: str, sentence: str) -> Flaw:
    """Say what a choice fails on: the game's end, another's turn, or what the rules allow."""
    if match.is_over:
        return Flaw("choice-after-end", sentence, number=number)
    if seat not in match.open_seats:
        seats = ", ".join(map(str, match.open_seats))
        return Flaw("choice-seat", sentence, number=number, seat=seat, seats=seats)
    options = [match.game.notation(option, match.values) for option in match.position.options_of(seat)]
    allowed = ", ".join(options[:MOST_NAMED]) + (", …" if len(options) > MOST_NAMED else "")
    return Flaw("choice-illegal", sentence, number=number, seat=seat, choice=shown(text), allowed=allowed)
