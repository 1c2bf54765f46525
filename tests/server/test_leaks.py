"""Nothing is leaked: whoever reads along gets the same bytes in two worlds that they may not tell apart.

`COURTYARD_LEAKS=2000` reads along in so many random games instead of a few (docs/leaks.md).
"""

import os
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.terms import EVERYTHING, SPECTATOR
from courtyard.games import GAMES
from courtyard.server.border.routes import REQUESTS
from courtyard.server.ground.table_talk import FromClient
from tests.server.leaks.cases import Case, Street, by_chance, cases, covering, street
from tests.server.leaks.plants import PLANTS, Plant, a_hint_is_thought_about_with_all_hands_open
from tests.server.leaks.readers import Count, Heard, Leak, Reader, masked
from tests.server.leaks.worlds import another
from tests.strategies import by_lot, examples

ASKED_FOR = os.environ.get("COURTYARD_LEAKS")
EXAMPLES = int(ASKED_FOR or examples(8))


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    with street(tmp_path_factory.mktemp("leaks")) as here:
        yield here


# Games with everything.


@pytest.mark.parametrize("game", GAMES)
def test_with_every_option_a_reader_is_told_nothing_that_tells_worlds_apart(here, game):
    for nth, options in enumerate(covering(GAMES[game])):
        here.read(by_chance(game, options, nth, is_veiled=nth % 2 == 0, is_same=nth % 3 == 2))


@settings(
    max_examples=EXAMPLES,
    derandomize=ASKED_FOR is None,
    phases=[Phase.explicit, Phase.generate] if ASKED_FOR is None else list(Phase),
    suppress_health_check=list(HealthCheck),
)
@given(case=cases())
def test_in_random_games_a_reader_is_told_nothing_that_tells_worlds_apart(here, case):
    here.read(case)


def test_everything_that_can_be_asked_at_a_table_was_asked(here):
    """A request that is new must be asked here, too."""
    here.read(by_chance("gugong", covering(GAMES["gugong"])[0], 5, share=1))
    at_tables = {f"{each.method} {each.path}" for each in REQUESTS if "{table}" in each.path}
    patterns = {path: re.compile(re.sub(r"\{\w+\}", "[^/]+", path)) for path in at_tables}
    missing = [path for path, form in patterns.items() if not any(map(form.fullmatch, here.count.kinds))]
    assert missing == []
    assert {kind.__struct_config__.tag for kind in get_args(FromClient)} <= here.count.kinds


def test_enough_was_hidden_from_readers_to_be_told(here):
    count = here.count
    print(
        f"\n{count.games} games, {count.moments} moments ({count.differing} with something hidden), "
        f"{count.steps} steps ({count.unseen} unseen), {count.answers} answers and messages, "
        f"{count.bytes:,} bytes, compared with as many"
    )
    assert count.differing > count.moments / 3
    assert count.unseen > count.games / 20
    assert count.steps > 2 * count.games


# What lies face down.


def face_down(view: Any) -> list[Any]:
    """Give all cards of a view that lie face down, as the view tells them."""
    if isinstance(view, dict):
        own = [view] if view.get("down") is True else []
        return own + [card for part in view.values() for card in face_down(part)]
    return [card for part in view for card in face_down(part)] if isinstance(view, list) else []


def test_what_a_face_down_card_is_told_as_says_nothing_of_which_it_is():
    """In another world other cards lie there, told to whoever may not look in the same words."""
    told = different = 0
    game = GAMES["kingdom"]
    for nth, options in enumerate([each for each in covering(game) if each["players"] == 2][::3]):
        dice, match = Dice(nth), Match(game, options, str(nth))
        while not match.is_over:
            match.choose(*by_lot(match, dice))
            if not match.is_over and dice.below(12) == 0:
                for reader in (SPECTATOR, 0, 1):
                    there = another(match, reader, dice)
                    views = [game.view(position, reader) for position in (match.position, there)]
                    assert face_down(views[0]) == face_down(views[1])
                    known = [game.view(position, EVERYTHING) for position in (match.position, there)]
                    told += bool(face_down(views[0]))
                    different += face_down(known[0]) != face_down(known[1])
    assert told > 60 and different > 30


# The test itself.


class Silent:
    """An ear that has heard what a test says."""

    def __init__(self, *told: bytes) -> None:
        self.heard = [Heard("asked", each) for each in told]
        self.secrets: list[str] = []


def compared(one: list[bytes], other: list[bytes]) -> Count:
    count = Count()
    ears: Any = [Silent(*one), Silent(*other)]
    nothing: Any = None
    Reader(ears, nothing, count, False, nothing).compare()
    return count


def test_worlds_are_compared_byte_by_byte_and_message_by_message():
    assert compared([b"one", b"two"], [b"one", b"two"]).bytes == 6
    for other in ([b"one", b"twO"], [b"two", b"one"], [b"one"], [b"one", b"two", b"two"], [b"one", b"two "]):
        with pytest.raises(Leak):
            compared([b"one", b"two"], other)


def test_only_what_is_random_by_design_is_masked():
    assert masked(b"a 1234 b 123", {"1234": "####"}) == b"a #### b 123"
    with pytest.raises(AssertionError):
        masked(b"1234", {"1234": "###"})


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_leak_that_was_planted_is_found(here, plant: Plant):
    for nth, case in enumerate(suspicious(plant)):
        with pytest.MonkeyPatch.context() as patch:
            plant(patch)
            try:
                here.read(case)
            except Leak as leak:
                print(f"\n{plant.__name__}, found in game {nth + 1}: {str(leak).partition(chr(10))[0]:.120}")
                return
    raise AssertionError("nothing was found")


def suspicious(plant: Plant) -> Iterator[Case]:
    """Games in which much is hidden; those in which a hint is asked for are quick to think about."""
    is_hint = plant is a_hint_is_thought_about_with_all_hands_open
    game = GAMES["gugong" if is_hint else "kingdom"]
    options = game.settle_options({"players": 2} if is_hint else {"players": 2, "module": "advisors"})
    for luck in range(PLANTS[plant], PLANTS[plant] + 10):
        is_same, share = luck % 2 == 1, 1 if is_hint else 3
        yield by_chance(game.name, options, luck, is_veiled=True, is_same=is_same, share=share)
