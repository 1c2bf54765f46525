"""Gùgōng as the engine's contract asks for it."""

import re
from itertools import product
from pathlib import Path
from typing import Any

from courtyard.engine.content import Table, refuse_whole
from courtyard.engine.declaration import Names
from courtyard.engine.features import Features
from courtyard.engine.game import Game
from courtyard.engine.judgement import Judgement
from courtyard.engine.language import Saying
from courtyard.engine.rulesets import Rulesets
from courtyard.engine.terms import RULESET, Event, GameOption, Opening
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong import by_hand, sight, speech
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.chapters.locations import canal
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.components import bonus_kinds, printed, tables_for, with_corrections
from courtyard.games.gugong.declaration.declared import DECLARED
from courtyard.games.gugong.declaration.editions import DEFAULT, PRINTINGS
from courtyard.games.gugong.declaration.notation import card_codes
from courtyard.games.gugong.declaration.options import (
    ASK_ALWAYS,
    ASK_RARELY,
    DECLINE,
)
from courtyard.games.gugong.declaration.words import LOCATIONS, STRENGTHS
from courtyard.games.gugong.judgement.judge import CourtJudgement
from courtyard.games.gugong.sight.appearance import GugongView
from courtyard.games.gugong.sight.features import CourtFeatures
from courtyard.games.gugong.speech import chronicle
from courtyard.games.gugong.speech.because import because
from courtyard.games.gugong.speech.feats import FEATS
from courtyard.games.gugong.speech.question import open_question

CHAPTERS = (
    "setup",
    "morning",
    "exchange",
    "servants",
    "travel",
    "great-wall",
    "jade",
    "intrigue",
    "palace",
    "decrees",
    "canal",
    "night",
    "ending",
    "bonus",
    "meng",
)
SETS = ("4-5", "2-3", "1-2")
DEFAULTS: dict[str, Any] = {
    "players": 4,
    "printing": DEFAULT,
    "bonus": "none",
    "expert": False,
    "open_information": False,
    "solo": "none",
    "focus": "random",
    "sets": "4-5",
}
OPTION_LIST = (
    GameOption("players", "Number of players", (1, 2, 3, 4, 5), "number", is_always_told=True),
    GameOption("printing", "Rules edition to follow where editions differ", tuple(PRINTINGS)),
    GameOption("bonus", "Bonus tokens: none, english, french, or a comma-separated list of names"),
    GameOption("expert", "Set up with the expert variant", kind="flag"),
    GameOption("open_information", "Show cards that all players have already seen", kind="flag"),
    GameOption("solo", "Play solo against Meng", STRENGTHS),
    GameOption("focus", "Meng’s focus", ("random", *LOCATIONS)),
    GameOption("sets", "Starting card sets of you and Meng", SETS),
    RULESET,
)


def settle_solo(settled: dict[str, Any], wanted: dict[str, Any]) -> None:
    """One player plays against Meng, and only one; his strength, focus and sets go with that."""
    if settled["solo"] not in ("none", *STRENGTHS):
        raise Trouble(f"Meng plays easy, normal or hard, not {settled['solo']!r}.")
    if settled["focus"] not in ("random", *LOCATIONS):
        raise Trouble(f"Meng’s focus is random or one of {', '.join(LOCATIONS)}, not {settled['focus']!r}.")
    if settled["sets"] not in SETS:
        raise Trouble(f"The sets of a solo game are {', '.join(SETS)}, not {settled['sets']!r}.")
    if settled["solo"] != "none" and wanted.get("players", 1) != 1:
        raise Trouble("Meng plays against one player; leave out players, or solo.")
    if settled["solo"] != "none":
        settled["players"] = 1
    if settled["players"] == 1:
        settled["solo"] = settled["solo"] if settled["solo"] != "none" else "normal"
        if settled["bonus"] != "none" or settled["expert"] is True:
            raise Trouble("The solo game has neither bonus tokens nor the expert variant.")
    elif settled["focus"] != "random" or settled["sets"] != DEFAULTS["sets"]:
        raise Trouble("Focus and sets belong to the solo game.")


TURNED = re.compile(r"(?<= turn )([abc]) ([1-6])$")


def by_value(turned: re.Match[str]) -> str:
    """A die with the value of a face in place of the face."""
    die, face = turned.groups()
    return f"{die} {printed()['die'][die]['faces'][int(face) - 1]}"


class GugongGame(Game[Gugong]):
    """Gùgōng for two to five players, or for one against Meng."""

    name = "gugong"
    folder = Path(__file__).parent
    declaration = DECLARED
    sight = sight
    speech = speech
    words = "speech/phrases"
    chapters = CHAPTERS
    playouts = "A playout with judgement plays to the end of the game."
    minutes = (60, 90)
    weight = 3
    is_drawn = True
    terminal_board = "courtyard.terminal.gugong.board:GameBoard"
    title = "Gùgōng"
    rules_version = 2
    rulesets = Rulesets(Path(__file__).with_name("values"), printed, oldest=2, newest=2)
    appearance = GugongView
    option_list = OPTION_LIST
    previewed_kinds = frozenset({"gift"})
    headings = frozenset({"log-dawn"})
    secret_events = chronicle.SECRET
    settings = frozenset({ASK_ALWAYS, ASK_RARELY})
    feats = FEATS
    round_start_event = events.DAWN
    turn_events = frozenset({events.TURN, events.NIGHT, events.DAWN})
    lesson = Path(__file__).with_name("lesson")

    def settle_options(self, wanted: dict[str, Any]) -> dict[str, Any]:
        self.refuse_unknown_options(wanted)
        settled = {**DEFAULTS, "ruleset": self.rulesets.current, **wanted}
        settle_solo(settled, wanted)
        players = settled["players"]
        if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= 5:
            raise Trouble(f"Gùgōng is played by 1 to 5 players, not by {players!r}.")
        if not isinstance(settled["printing"], str) or settled["printing"] not in PRINTINGS:
            raise Trouble(f"There is no printing {settled['printing']!r}; there are {', '.join(PRINTINGS)}.")
        if not isinstance(settled["bonus"], str):
            raise Trouble(f"The option bonus must be a text, not {settled['bonus']!r}.")
        bonus_kinds(settled["bonus"])
        self.rulesets.check(settled["ruleset"])
        for key in ("expert", "open_information"):
            if not isinstance(settled[key], bool):
                raise Trouble(f"The option {key} must be true or false, not {settled[key]!r}.")
        return settled

    def variants(self) -> list[dict[str, Any]]:
        both = (False, True)
        none, random, sets = (DEFAULTS[key] for key in ("solo", "focus", "sets"))
        bonus = ("none", "english", "french")
        together = product(range(2, 6), PRINTINGS, bonus, both, both, [none], [random], [sets])
        alone = product([1], PRINTINGS, ["none"], [False], both, STRENGTHS, [random, *LOCATIONS], SETS)
        now = {"ruleset": self.rulesets.current}
        return [dict(zip(DEFAULTS, values, strict=True)) | now for values in [*together, *alone]]

    def components(self) -> Table:
        return printed()

    def correct_components(self, own: Table) -> Table:
        refuse_whole(own)
        return with_corrections(own)

    def empty(self, options: dict[str, Any], own: Table) -> Gugong:
        return Gugong(tables_for(options, own))

    def by_hand(self, written: Table, own: Table) -> Opening:
        return by_hand.read(self, written, own)

    def automated_seats(self, options: dict[str, Any]) -> dict[int, Saying]:
        return {1: Saying("meng")} if options["players"] == 1 else {}

    def modernised(self, options: dict[str, Any], choices: list[str]) -> list[str] | None:
        """Version 1 wrote the face of a die, counted from 1, where its value stands today.

        In the French solo game Meng went other ways; all else was played as it is today.
        """
        if options.get("players") == 1 and options.get("printing") == "french":
            return None
        return [TURNED.sub(by_value, choice) if isinstance(choice, str) else choice for choice in choices]

    def unasked(self, position: Gugong) -> int | None:
        """Nothing was loaded where only a servant could be loaded that had to be traded for first."""
        step = open_question(position)
        is_skipped = canal.could_load(position, step.step, step.who, step.a)
        return int(DECLINE) if is_skipped else None

    def names(self, own: Table | None = None) -> Names:
        return {"card": card_codes()}

    def because(self, before: Gugong, events: list[Event], seat: int) -> tuple[Saying, ...]:
        return because(before, events, seat)

    @property
    def judgement(self) -> Judgement:
        return CourtJudgement()

    @property
    def features(self) -> Features:
        return CourtFeatures()


GUGONG = GugongGame()
