"""Gùgōng as the engine's contract asks for it."""

from itertools import product
from pathlib import Path
from typing import Any

from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.game import Decision, Game, Opening, View
from courtyard.engine.language import Phrasebook, Saying, phrasebook
from courtyard.engine.position import FRAME, FRAMES, HEIGHT, Position
from courtyard.engine.rulebook import Catalogue, catalogue
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong import by_hand, course, judgement, notation, sampling, saving, steps, vision
from courtyard.games.gugong.components import bonus_kinds, printed, tables_for, with_corrections
from courtyard.games.gugong.editions import DEFAULT, PRINTINGS
from courtyard.games.gugong.options import ALL_OPTIONS
from courtyard.games.gugong.position import GIFTS_DRAWN, ROLLS, TOKENS_DRAWN
from courtyard.games.gugong.speech import chronicle, prompts

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
)
DEFAULTS: dict[str, Any] = {
    "players": 4,
    "printing": DEFAULT,
    "bonus": "none",
    "expert": False,
    "open_information": False,
}


def court(position: Position) -> course.Gugong:
    assert isinstance(position, course.Gugong)
    return position


class GugongGame(Game):
    """Gùgōng for two to five players."""

    name = "gugong"
    title = "Gùgōng"
    rules_version = 1
    action_space = ALL_OPTIONS

    def settle_options(self, wanted: dict[str, Any]) -> dict[str, Any]:
        for key in wanted:
            if key not in DEFAULTS:
                raise Trouble(f"Gùgōng has no option {key!r}; it has {', '.join(DEFAULTS)}.")
        settled = {**DEFAULTS, **wanted}
        players = settled["players"]
        if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 5:
            raise Trouble(f"Gùgōng is played by 2 to 5 players, not by {players!r}.")
        if not isinstance(settled["printing"], str) or settled["printing"] not in PRINTINGS:
            raise Trouble(f"There is no printing {settled['printing']!r}; there are {', '.join(PRINTINGS)}.")
        if not isinstance(settled["bonus"], str):
            raise Trouble(f"The option bonus must be a text, not {settled['bonus']!r}.")
        bonus_kinds(settled["bonus"])
        for key in ("expert", "open_information"):
            if not isinstance(settled[key], bool):
                raise Trouble(f"The option {key} must be true or false, not {settled[key]!r}.")
        return settled

    def variants(self) -> list[dict[str, Any]]:
        every = product(range(2, 6), PRINTINGS, ("none", "english", "french"), (False, True), (False, True))
        return [dict(zip(DEFAULTS, values, strict=True)) for values in every]

    def components(self) -> Table:
        return printed()

    def correct_components(self, own: Table) -> Table:
        return with_corrections(own)

    def start(self, options: dict[str, Any], own: Table) -> Position:
        position = course.Gugong(tables_for(options, own))
        position.telling = True
        course.start(position)
        return position

    def by_hand(self, written: Table, own: Table) -> Opening:
        return by_hand.read(self, written, own)

    def lot(self, position: Position) -> tuple[str, int]:
        c = position.cells
        frame = FRAMES + FRAME * (c[HEIGHT] - 1)
        step, detail = c[frame], c[frame + 2]
        if step == steps.LOT_CITY:
            return "tokens", c[TOKENS_DRAWN]
        if step == steps.LOT_DIE:
            return "dice", c[ROLLS]
        if step == steps.LOT_DRAW:
            return "gifts", c[GIFTS_DRAWN]
        if step == steps.LOT_OFFICIAL:
            return "officials", detail
        if step == steps.LOT_DECREES:
            return "decrees", detail
        return "start player", 0

    def notation(self, option: int) -> str:
        return notation.notation(option)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def decision(self, position: Position, seat: int) -> Decision:
        return prompts.decision(court(position), seat)

    def tell(self, position: Position, event: tuple[int, int, int, int], seat: int) -> Saying | None:
        return chronicle.tell(event, seat, court(position).t)

    @property
    def phrases(self) -> Phrasebook:
        return phrasebook(Path(__file__).with_name("speech") / "phrases")

    @property
    def rules(self) -> Catalogue:
        return catalogue(self.name, Path(__file__).with_name("rules"), CHAPTERS)

    def view(self, position: Position, seat: int) -> View:
        return vision.view(court(position), seat)

    def sample(self, view: View, dice: Dice) -> Position:
        return sampling.sample(view, dice)

    def judge(self, position: Position, seat: int, dice: Dice) -> int:
        return int(judgement.best_option(court(position), dice, judgement.WHIM))

    def save(self, position: Position) -> dict[str, Any]:
        return saving.save(court(position))

    def load(self, saved: dict[str, Any], options: dict[str, Any], own: Table) -> Position:
        return saving.load(saved, options, own)


GUGONG = GugongGame()
