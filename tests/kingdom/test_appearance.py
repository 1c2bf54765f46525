"""Every view fits the published description, field by field."""

import json
from typing import Any

import msgspec
import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.terms import EVERYTHING, SPECTATOR
from courtyard.games.kingdom.game import KingdomGame
from courtyard.games.kingdom.sight import appearance
from courtyard.games.kingdom.sight.appearance import KingdomView
from tests.strategies import by_lot

GAME = KingdomGame()


def check(match: Match) -> None:
    """Each seat's view and a spectator's is what the description says, no more and no less."""
    for viewer in (*range(match.options["players"]), SPECTATOR, EVERYTHING):
        view = json.loads(json.dumps(match.view(viewer)))
        read = msgspec.convert(view, KingdomView, strict=True)
        assert json.loads(msgspec.json.encode(read)) == view


@pytest.mark.parametrize(
    "options", GAME.variants(), ids=lambda options: "-".join(str(value) for value in options.values())
)
def test_every_view_of_a_game_played_by_lot_is_as_described(options: dict[str, Any]) -> None:
    match = Match(GAME, options, seed="appearance")
    dice = Dice(7)
    choices = 0
    while not match.is_over:
        if choices % 9 == 0 or (match.position.veil() and choices % 4 == 0):
            check(match)
        match.choose(*by_lot(match, dice))
        choices += 1
    check(match)


def test_the_details_of_every_step_are_described() -> None:
    details = {detail.name for step in GAME.declaration.steps.values() for detail in step.details} - {"-"}
    assert details <= set(appearance.KingdomStep.__annotations__)


def test_the_description_can_be_written_as_a_schema() -> None:
    _, schemas = msgspec.json.schema_components([KingdomView])
    assert {"KingdomView", "Duchy", "Building", "Offering", "Cubes"} <= set(schemas)
