"""OpenSpiel's own tests and algorithms run on both games."""

import copy
import os
import pickle
import unittest

import numpy as np
import pytest

from courtyard import lab
from courtyard.games import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: its face is not tested")
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def quiet():
    """OpenSpiel's core writes to the terminal past Python whatever its tests provoke."""
    kept = os.dup(2)
    with open(os.devnull, "w") as nothing:
        os.dup2(nothing.fileno(), 2)
        yield
        os.dup2(kept, 2)
    os.close(kept)


def first_decision(game, seed=1):
    state = game.new_initial_state()
    lot = np.random.RandomState(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(lot.choice(outcomes, p=chances)))
    return state, lot


SOLO = {
    "gugong": "courtyard_gugong(players=1,solo=hard)",
    "kingdom": "courtyard_kingdom(menaces=thieves,players=1)",
}
"""The solo games, as OpenSpiel writes them; they are the shortest."""


@pytest.mark.slow
@every_game
def test_openspiels_api_test_passes(name):
    from absl import flags

    flags.FLAGS(["test"])
    from open_spiel.integration_tests import api_test

    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game_name, case.game = f"courtyard_{name}", lab.openspiel_game(name, players=2)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    with open(os.devnull, "w") as nothing:
        result = unittest.TextTestRunner(stream=nothing).run(suite)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), result.failures + result.errors


@pytest.mark.slow
@every_game
def test_openspiels_random_simulation_tests_pass(name, capsys):
    from open_spiel.python.tests import games_sim_test

    for game in (lab.openspiel_game(name), pyspiel.load_game(SOLO[name])):
        games_sim_test.GamesSimTest().sim_game(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@every_game
def test_openspiels_playthrough_shows_every_game(name):
    from open_spiel.python.algorithms import generate_playthrough

    lab.openspiel_game(name)
    text = generate_playthrough.playthrough(SOLO[name], None, seed=1)
    assert f'GameType.short_name = "courtyard_{name}"' in text
    assert "IsTerminal() = True" in text


@every_game
def test_openspiels_mcts_searches_unchanged(name):
    from open_spiel.python.algorithms import mcts

    game = lab.openspiel_game(name)
    state, lot = first_decision(game)
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, lot), random_state=lot)
    assert bot.step(state) in state.legal_actions()


@every_game
def test_openspiels_information_set_mcts_searches_unchanged(name):
    from open_spiel.python.algorithms import ismcts, mcts

    game = lab.openspiel_game(name, players=2)
    state, lot = first_decision(game)
    evaluator = mcts.RandomRolloutEvaluator(1, lot)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 4, max_world_samples=2, random_state=lot)
    assert bot.step(state) in state.legal_actions()


@every_game
def test_a_resampled_state_looks_the_same_to_its_player_and_differs_elsewhere(name):
    game = lab.openspiel_game(name, players=2)
    state, lot = first_decision(game)
    for _ in range(12):
        state.apply_action(int(lot.choice(state.legal_actions())))
        while state.is_chance_node():
            state.apply_action(int(state.chance_outcomes()[0][0]))
    player = state.current_player()
    others = [state.resample_from_infostate(player, lot.uniform) for _ in range(4)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    assert any(list(other.position.cells) != list(state.position.cells) for other in others)


def test_a_game_that_was_loaded_is_known_by_its_options():
    game = lab.openspiel_game("kingdom", module="quest", quest="2", reward="win")
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game) and again.options["quest"] == "2"
    assert (again.min_utility(), again.max_utility()) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("courtyard_kingdom(module=quest)", {"module": "quest", "quest": "1"}),
        ("courtyard_kingdom(module=advisors)", {"module": "advisors", "menaces": "none"}),
        ("courtyard_kingdom(players=1)", {"players": 1, "menaces": "frost-giants"}),
        ("courtyard_gugong(solo=hard)", {"solo": "hard", "players": 1}),
        ("courtyard_gugong(players=3,expert=True)", {"players": 3, "expert": True}),
        ("courtyard_kingdom", {"players": 2, "module": "menace"}),
    ],
)
def test_a_parameter_that_nobody_gives_is_found_by_the_rules(text, options):
    import courtyard.lab.spiel  # noqa: F401 - it registers the games

    game = pyspiel.load_game(text)
    assert {name: game.options[name] for name in options} == options
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.new_initial_state().legal_actions()


@every_game
def test_a_margin_for_two_is_zero_sum_and_nothing_else_is(name):
    zero = pyspiel.GameType.Utility.ZERO_SUM
    game = lab.openspiel_game(name, players=2, reward="margin")
    assert game.get_type().utility == zero and game.utility_sum() == 0
    state, lot = first_decision(game)
    while not state.is_terminal():
        state.apply_action(int(lot.choice(state.legal_actions())))
    assert sum(state.returns()) == 0
    assert lab.openspiel_game(name, players=2).get_type().utility != zero
    assert lab.openspiel_game(name, players=1, reward="margin").get_type().utility != zero


@every_game
def test_a_clone_goes_its_own_way(name):
    game = lab.openspiel_game(name, players=2)
    state, _ = first_decision(game)
    before = str(state), state.history()
    clone, other = state.clone(), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert (str(state), state.history()) == before == (str(other), other.history())
    assert len(clone.history()) == len(state.history()) + 1
    again = clone.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert again.history() == clone.history()[:-1]
    assert game.new_initial_state().history() == []


@every_game
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda what: pickle.loads(pickle.dumps(what))])
def test_games_and_states_are_copied_and_pickled(name, copied):
    game = lab.openspiel_game(name, players=2, reward="margin")
    state, _ = first_decision(game)
    state.apply_action(state.legal_actions()[0])
    other = copied(state)
    assert str(copied(game)) == str(game)
    assert (str(other), other.history(), other.chosen) == (str(state), state.history(), state.chosen)
    before = str(state)
    while other.is_chance_node():
        other.apply_action(other.chance_outcomes()[0][0])
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
