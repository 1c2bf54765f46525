"""Bots in compiled code use nothing that is hidden from their seat, and play as their namesakes do."""

import numpy as np
import pytest

from courtyard.bots import Budget, find_bot
from courtyard.engine.chance import Dice
from courtyard.engine.position import NOBODY
from courtyard.games import find_game
from courtyard.lab.keeping import numbers_in, start_of
from courtyard.lab.players import BY_JUDGEMENT, BY_LOT, Replay, draw, judged, play_whole

KINDS = [
    ("gugong", {"players": 2, "bonus": "french"}),
    ("gugong", {"players": 4}),
    ("gugong", {"players": 5, "bonus": "english", "expert": True}),
    ("gugong", {"players": 3, "printing": "french", "open_information": True}),
    ("gugong", {"solo": "hard", "sets": "1-2"}),
    ("kingdom", {"module": "menace", "menaces": "shadows,thieves"}),
    ("kingdom", {"module": "advisors", "side": "b"}),
    ("kingdom", {"module": "quest", "memory": "printed"}),
    ("kingdom", {"players": 1, "module": "menace"}),
    ("kingdom", {"players": 1, "module": "advisors"}),
]
SAMPLES = 3
"""The number of sampled positions compared with the true one at each choice."""


def begun(name, options, seed):
    game = find_game(name)
    position = start_of(game, game.settle_options(options))
    fate = Dice(seed)
    draw(position, fate)
    return game, position, fate


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_what_is_hidden_from_a_seat_changes_nothing_that_the_judgement_chooses(name, options):
    """In the true position, and in any that agrees with the view of the seat, it chooses the same."""
    compared = different = 0
    for seed in range(2):
        game, position, fate = begun(name, options, seed)
        lot = Dice(1000 + seed)
        while position.seat != NOBODY:
            seat, seed_now = int(position.seat), compared
            chosen = judged(position, game.judgement, Dice(seed_now))
            if lot.below(3) == 0:
                view = game.recall(position, seat)
                for _ in range(SAMPLES):
                    other = game.sample(view, lot)
                    assert int(other.seat) == seat or other.is_open(seat)
                    if int(other.seat) == seat:
                        assert judged(other, game.judgement, Dice(seed_now)) == chosen
                        compared += 1
                    different += list(other.cells) != list(position.cells)
            # Some choices by lot bring about positions that the judgement would not.
            position.choose(seat, lot.choose(position) if lot.below(4) == 0 else chosen)
            draw(position, fate)
    assert compared > 60
    assert different > (0 if "solo" in options or options.get("players") == 1 else 40)


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_the_bot_heuristic_chooses_from_its_view_what_the_compiled_one_chooses(name, options):
    """The same dice, after the bot has drawn what its seat cannot know."""
    game, position, fate = begun(name, options, 7)
    lot, bot = Dice(8), find_bot("heuristic")
    for nth in range(60):
        if position.seat == NOBODY:
            break
        seat = int(position.seat)
        view, dice, same = game.recall(position, seat), Dice(nth), Dice(nth)
        options_now = [int(option) for option in position.options_of(seat)]
        if len(options_now) > 1:
            game.imagine(view, same)
            assert bot.choose(game, view, options_now, Budget(), dice) == judged(
                position, game.judgement, same
            )
        position.choose(seat, lot.choose(position))
        draw(position, fate)


@pytest.mark.parametrize("player", [BY_LOT, BY_JUDGEMENT])
@pytest.mark.parametrize("name", ["gugong", "kingdom"])
def test_a_game_played_once_more_shows_what_every_seat_knew_and_might_choose(name, player):
    game, position, fate = begun(name, {"players": 2}, 3)
    start = start_of(game, game.settle_options({"players": 2}))
    made = numbers_in(play_whole(position, player, game.judgement, fate, Dice(4)), np.int64).reshape(-1, 2)
    replay = Replay(game.features, game.player_options, len(made))
    assert replay.play(start.copy(), Dice(3), made.astype("<i4").tobytes())
    rows = numbers_in(replay.observations, np.int16).reshape(len(made), -1)
    masks = np.unpackbits(numbers_in(replay.masks, np.uint8).reshape(len(made), -1), axis=1)
    again, fate = start.copy(), Dice(3)
    draw(again, fate)
    for (seat, option), row, mask in zip(made.tolist(), rows, masks, strict=True):
        assert again.seat == seat
        assert (row == np.array(game.features.row(again, seat))).all()
        assert np.flatnonzero(mask).tolist() == sorted(again.options_of(seat))
        again.choose(seat, option)
        draw(again, fate)
    assert again.seat == NOBODY
    assert [again.result(seat) for seat in range(2)] == [position.result(seat) for seat in range(2)]


def test_a_replay_of_choices_that_were_not_open_says_so():
    game, position, _ = begun("gugong", {"players": 2}, 3)
    wrong = np.array([[position.seat, game.player_options - 1]], "<i4")
    replay = Replay(game.features, game.player_options, 1)
    assert not replay.play(start_of(game, game.settle_options({"players": 2})), Dice(3), wrong.tobytes())
