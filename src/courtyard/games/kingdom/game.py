"""It's a Wonderful Kingdom as the engine's contract asks for it."""

from itertools import permutations, product
from pathlib import Path
from typing import Any

from courtyard.engine.content import Table, refuse_whole
from courtyard.engine.features import Features
from courtyard.engine.game import Game
from courtyard.engine.judgement import Judgement
from courtyard.engine.language import Saying
from courtyard.engine.rulesets import Rulesets
from courtyard.engine.terms import RULESET, Event, GameOption, Opening
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom import by_hand, sight, speech
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.declaration import events, notation
from courtyard.games.kingdom.declaration.components import printed, tables_for, with_corrections
from courtyard.games.kingdom.declaration.declared import DECLARED
from courtyard.games.kingdom.declaration.words import DUCHIES, MENACE_NAMES, MODULES
from courtyard.games.kingdom.judgement.judge import RealmJudgement
from courtyard.games.kingdom.sight.appearance import KingdomView
from courtyard.games.kingdom.sight.features import RealmFeatures
from courtyard.games.kingdom.speech import chronicle
from courtyard.games.kingdom.speech.because import because, goes_on
from courtyard.games.kingdom.speech.feats import FEATS

CHAPTERS = (
    "setup",
    "choice",
    "planning",
    "production",
    "construction",
    "ending",
    "menace",
    "advisors",
    "quest",
    "solo",
)
SIDES = ("a", "b")
QUESTS = ("1", "2")
MEMORIES = ("helped", "printed")
DEFAULTS: dict[str, Any] = {
    "players": 2,
    "module": "menace",
    "side": "a",
    "duchy": "valados",
    "menaces": "none",
    "quest": "none",
    "memory": "helped",
}
FIRST_MENACES = {1: "frost-giants", 2: "frost-giants,giant-rats"}
"""The decks that the rulebook suggests for a first game."""


def one_of(settled: dict[str, Any], key: str, values: tuple[str, ...]) -> None:
    if settled[key] not in values:
        raise Trouble(f"The option {key} is one of {', '.join(values)}, not {settled[key]!r}.")


def settle_menaces(settled: dict[str, Any]) -> None:
    """Each player brings a Menace deck of their own; other modules have none."""
    menaces, players = settled["menaces"], settled["players"]
    if settled["module"] != "menace":
        if menaces != "none":
            raise Trouble(f"Menaces belong to the Menace module, not to {settled['module']}.")
        return
    if menaces == "none":
        settled["menaces"] = FIRST_MENACES[players]
        return
    decks = [deck.strip() for deck in menaces.split(",")] if isinstance(menaces, str) else []
    for deck in decks or [menaces]:
        if deck not in MENACE_NAMES:
            raise Trouble(f"There is no Menace deck {deck!r}; there are {', '.join(MENACE_NAMES)}.")
    if len(decks) != players:
        wanted = "one Menace deck" if players == 1 else "two Menace decks, with a comma between them"
        raise Trouble(f"A game for {players} needs {wanted}, not {menaces!r}.")
    if len(set(decks)) != players:
        raise Trouble("Two players need two different Menace decks: there is only one of each.")
    settled["menaces"] = ",".join(decks)


def settle_quest(settled: dict[str, Any]) -> None:
    if settled["module"] == "quest":
        if settled["quest"] == "none":
            settled["quest"] = QUESTS[0]
        settled["quest"] = str(settled["quest"])
        one_of(settled, "quest", QUESTS)
    elif settled["quest"] != "none":
        raise Trouble(f"A quest belongs to the Quest module, not to {settled['module']}.")


class KingdomGame(Game[Kingdom]):
    """It's a Wonderful Kingdom for two players, or for one alone."""

    name = "kingdom"
    folder = Path(__file__).parent
    declaration = DECLARED
    sight = sight
    speech = speech
    words = "speech/phrases"
    chapters = CHAPTERS
    playouts = "A playout with judgement plays the Choice phase to its end and estimates the rest."
    minutes = (45, 60)
    weight = 2
    is_drawn = True
    terminal_board = "courtyard.terminal.kingdom.board:GameBoard"
    title = "It’s a Wonderful Kingdom"
    rules_version = 2
    rulesets = Rulesets(Path(__file__).with_name("values"), printed, oldest=2, newest=2)
    appearance = KingdomView
    routine = frozenset({"place-cubes"})
    headings = chronicle.HEADINGS
    secret_events = chronicle.SECRET
    feats = FEATS
    round_start_event = events.ROUND_BEGINS
    turn_events = frozenset({events.ROUND_BEGINS})
    lesson = Path(__file__).with_name("lesson")
    option_list = (
        GameOption("players", "Number of players", (1, 2), "number", is_always_told=True),
        GameOption("module", "Module to play with", MODULES, is_always_told=True),
        GameOption("side", "Side of both Duchy cards", SIDES),
        GameOption(
            "duchy", "The Duchy of seat 0; the other seat has the other one", DUCHIES, named_in="duchy"
        ),
        GameOption("menaces", "Menace decks, a comma-separated list seat by seat", named_in="menace"),
        GameOption("quest", "Quest of the Quest module", QUESTS, named_in="quest"),
        GameOption("memory", "Whether you can look at cards you placed face down", MEMORIES),
        RULESET,
    )

    def settle_options(self, wanted: dict[str, Any]) -> dict[str, Any]:
        self.refuse_unknown_options(wanted)
        settled = {**DEFAULTS, "ruleset": self.rulesets.current, **wanted}
        players = settled["players"]
        if type(players) is not int or players not in (1, 2):
            raise Trouble(f"{self.title} is played by 1 or 2 players, not by {players!r}.")
        self.rulesets.check(settled["ruleset"])
        one_of(settled, "module", MODULES)
        one_of(settled, "side", SIDES)
        one_of(settled, "duchy", DUCHIES)
        one_of(settled, "memory", MEMORIES)
        if players == 1 and settled["memory"] != DEFAULTS["memory"]:
            raise Trouble("Alone, nobody lays cards face down: memory = 'printed' is for two players.")
        settle_menaces(settled)
        settle_quest(settled)
        return settled

    def variants(self) -> list[dict[str, Any]]:
        found = []
        for players, side, duchy in product((2, 1), SIDES, DUCHIES):
            base = {"players": players, "side": side, "duchy": duchy}
            found += [
                {**base, "module": "menace", "menaces": ",".join(decks)}
                for decks in permutations(MENACE_NAMES, players)
            ]
            found.append({**base, "module": "advisors"})
            found += [{**base, "module": "quest", "quest": quest} for quest in QUESTS]
        found += [{**options, "memory": "printed"} for options in found if options["players"] == 2]
        return [self.settle_options(options) for options in found]

    def components(self) -> Table:
        return printed()

    def correct_components(self, own: Table) -> Table:
        refuse_whole(own)
        return with_corrections(own)

    def empty(self, options: dict[str, Any], own: Table) -> Kingdom:
        return Kingdom(tables_for(options, own))

    def by_hand(self, written: Table, own: Table) -> Opening:
        return by_hand.read(self, written, own)

    def notation(self, option: int, own: Table | None = None) -> str:
        return notation.notation(option, own)

    def parse(self, text: str, own: Table | None = None) -> int:
        return notation.parse(text, own)

    def because(self, before: Kingdom, events: list[Event], seat: int) -> tuple[Saying, ...]:
        return because(before, events, seat)

    def goes_on(self, position: Kingdom, seat: int) -> bool:
        return goes_on(position, seat)

    @property
    def judgement(self) -> Judgement:
        return RealmJudgement()

    @property
    def features(self) -> Features:
        return RealmFeatures()


KINGDOM = KingdomGame()
