"""The bot that learned: its networks, files of weights, and what it does where it learned nothing."""

import json
import random
import zlib
from array import array
from hashlib import blake2b
from math import exp, isfinite, nan
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from courtyard.bots import Budget, deep, find_bot, weights
from courtyard.bots.tree import Tree, priors_of
from courtyard.bots.weights import FIRST_LINE, Weights, digest_of, network_for
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.network import Layer, Policy, Value, lead_of, whole, written
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, find_game
from tests.test_bots import decision_with, play

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SHIPPED = Path(weights.__file__).with_name("weights")
MOST_BYTES = 2_000_000


# Networks.


def signed(numbers: list[int]) -> bytes:
    return array("b", numbers).tobytes()


def by_hand(
    rows: list[int],
    most: list[int],
    columns: list[int],
    scale: list[float],
    bias: list[float],
    seen: list[int],
) -> list[float]:
    """The first layer, number by number."""
    width = len(scale)
    sums = [0] * width
    first = 0
    for column, values in zip(columns, most, strict=True):
        if seen[column] > 0:
            row = first + min(seen[column], values) - 1
            sums = [old + rows[width * row + unit] for unit, old in enumerate(sums)]
        first += values
    return [max(0.0, total * scale[unit] + bias[unit]) for unit, total in enumerate(sums)]


def random_layer(lot: random.Random, width: int) -> tuple[Layer, list[int], list[float]]:
    """A layer, what a seat knows, and what the layer is to make of it."""
    columns, most = sorted(lot.sample(range(305), 200)), [lot.randint(1, 4) for _ in range(200)]
    joins = [
        place for nth in range(300, 305) for _ in range(4) for place in (*lot.choices(range(300), k=2), nth)
    ]
    rows = [lot.randint(-127, 127) for _ in range(width * sum(most))]
    scale, bias = ([lot.uniform(-0.1, 0.1) for _ in range(width)] for _ in range(2))
    seen = [lot.choice((-3, 0, 0, 1, 2, 9)) for _ in range(300)]
    behind = [0] * 5
    for one, other, place in zip(joins[::3], joins[1::3], joins[2::3], strict=True):
        behind[place - 300] += seen[one] * seen[other]
    expected = by_hand(rows, most, columns, scale, bias, seen + behind)
    return Layer(300, joins, columns, most, signed(rows), scale, bias), seen, expected


@pytest.mark.parametrize("seed", range(5))
def test_four_sums_in_one_number_are_the_sums_of_each(seed):
    layer, seen, expected = random_layer(random.Random(seed), 64)
    layer.look(vec[i16](seen))
    assert list(layer.found) == pytest.approx(expected)


def test_sums_at_the_edge_of_their_lanes_are_told_apart():
    for weight in (127, -127):
        layer = Layer(
            250, [], [*range(250)], [1] * 250, signed([weight, -weight] * 16 * 250), [1.0] * 32, [0.0] * 32
        )
        layer.look(vec[i16]([1] * 250))
        assert list(layer.found) == [max(0, 250 * weight), max(0, -250 * weight)] * 16


@pytest.mark.parametrize("day", [0, 1, 2, 7])
def test_a_value_is_what_its_layers_of_the_day_make_of_it(day):
    lot = random.Random(1)
    layer, seen, _ = random_layer(lot, 32)
    second, last = (
        [lot.uniform(-1, 1) for _ in range(2 * 8 * 32)],
        [lot.uniform(-1, 1) for _ in range(2 * 4 * 8)],
    )
    second_bias, last_bias = ([lot.uniform(-1, 1) for _ in range(2 * many)] for many in (8, 4))
    value = Value(layer, 250, 2, second, second_bias, last, last_bias, 500.0)
    seen[250] = day
    value.look(vec[i16](seen))
    hidden = list(layer.found)
    if day >= 2:
        second, last, second_bias, last_bias = second[256:], last[32:], second_bias[8:], last_bias[4:]
    middle = [
        max(0.0, second_bias[unit] + sum(h * w for h, w in zip(hidden, second[unit:256:8], strict=True)))
        for unit in range(8)
    ]
    expected = [
        last_bias[nth] + sum(m * w for m, w in zip(middle, last[nth:32:4], strict=True)) for nth in range(4)
    ]
    assert list(value.outputs) == pytest.approx(expected)


def test_a_policy_leans_to_an_option_by_its_own_weights():
    lot = random.Random(2)
    layer, seen, hidden = random_layer(lot, 32)
    own = [lot.randint(-127, 127) for _ in range(5 * 32)]
    scale, bias = ([lot.uniform(-0.001, 0.001) for _ in range(5)] for _ in range(2))
    found = Policy(layer, signed(own), scale, bias, 100.0).lean(vec[i16](seen), vec[i64]([3, 0, 7]))
    for option, leaning in zip((3, 0), found, strict=False):
        sum_of = sum(h * w for h, w in zip(hidden, own[32 * option :][:32], strict=True))
        assert leaning == pytest.approx(sum_of * scale[option] + bias[option])
    assert found[2] == 0.0, "an option that it never learned"


def test_what_is_no_number_is_never_expected():
    assert [whole(value) for value in (nan, float("inf"), -1e9, 12.7)] == [0, 0, 0, 12]
    layer = Layer(1, [], [], [], b"", [1.0] * 32, [nan] * 32)
    policy = Policy(layer, signed([1] * 64), [1.0, nan], [nan, 1e300], 100.0)
    assert list(policy.lean(vec[i16]([0]), vec[i64]([0, 1]))) == [0.0, 0.0]


def test_a_lead_is_over_the_best_of_the_others():
    ends = vec[i64]([50, 70, 60, 0, 0, 0])
    assert [lead_of(ends, seat) for seat in range(3)] == [-20, 10, -10]
    assert lead_of(vec[i64]([-5, 0]), 0) == -5


def test_what_is_not_nothing_is_written_for_learners():
    numbers = array("h", written(vec[i16]([0, 5, 0, -2])))
    assert list(numbers) == [1, 5, 3, -2]


# Files.


def weights_for(game: Game, /, **changed: object) -> bytes:
    """A file of weights that leans to nothing and expects nothing, or one with something changed."""
    options = game.player_options
    arrays = {
        "v.value.joins": array("H", [0, 1, game.features.size]),
        "v.value.columns": array("H", [0]),
        "v.value.most": array("H", [2]),
        "v.value.rows": array("b", [1] * 64),
        "v.value.scale": array("f", [0.5] * 32),
        "v.value.bias": array("f", [0.0] * 32),
        "v.value.middle": array("b", [0] * 256),
        "v.value.middle.scale": array("f", [0.0] * 8),
        "v.value.middle.bias": array("f", [0.0] * 8),
        "v.value.last": array("f", [0.0] * 32),
        "v.value.last.bias": array("f", [0.0, 100.0, 0.0, 0.0]),
        "p.joins": array("H"),
        "p.columns": array("H"),
        "p.most": array("H"),
        "p.rows": array("b"),
        "p.scale": array("f", [1.0] * 32),
        "p.bias": array("f", [0.0] * 32),
        "p.options": array("b", [0] * (32 * options)),
        "p.options.scale": array("f", [1.0] * options),
        "p.options.bias": array("f", [0.0] * options),
    }
    head = {"game": game.name, "digest": digest_of(game)}
    network = {"name": "v", "trained": {"players": [2]}, "doubt": 500.0, "policy": "p", "trust": 100.0}
    network |= {"stage": 3, "stages": 1}
    for name, value in changed.items():
        if name in head:
            head[name] = value
        elif name in network:
            network[name] = value
        else:
            arrays[name.replace("_", ".")] = value
    packed = zlib.compress(b"".join(each.tobytes() for each in arrays.values()))
    head |= {
        "check": blake2b(packed, digest_size=16).hexdigest(),
        "networks": [network],
        "arrays": [[name, each.typecode, len(each)] for name, each in arrays.items()],
    }
    return FIRST_LINE + json.dumps(head).encode() + b"\n" + packed


def refused(tmp_path: Path, game: Game, written: bytes) -> str:
    """Give the sentence with which weights are refused, when they are read or put to use."""
    path = tmp_path / f"{game.name}.weights"
    path.write_bytes(written)
    with pytest.raises(Trouble) as trouble:
        Weights(path, game).network("v")
    return str(trouble.value)


GUGONG = find_game("gugong")


def test_whole_weights_are_read(tmp_path):
    (tmp_path / "gugong.weights").write_bytes(weights_for(GUGONG))
    network = Weights(tmp_path / "gugong.weights", GUGONG).network("v")
    position = GUGONG.start(GUGONG.settle_options({"players": 2}), {})
    assert list(network.expect(position, vec[i64]([0, 0, 0, 0]), 1)) == [0, 0, 100, 100]
    assert network.chance(0) == 0.5 and network.chance(500) == pytest.approx(1 / (1 + exp(-1)))


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"game": "kingdom"}, "holds no weights of Gùgōng"),
        ({"digest": "0"}, "was trained for another version of Gùgōng"),
        ({"v_value_scale": array("f", [nan] * 32)}, "hold what is no number"),
        ({"v_value_scale": array("f", [1.0] * 31)}, "are damaged"),
        ({"v_value_rows": array("b", [1] * 32)}, "are damaged"),
        ({"v_value_columns": array("H", [60000])}, "are damaged"),
        ({"v_value_last": array("f", [1.0] * 31)}, "are damaged"),
        ({"p_options": array("b", [1] * 32)}, "are damaged"),
        ({"v_value_joins": array("H", [0, 1])}, "are damaged"),
        ({"v_value_joins": array("H", [0, 1, 2])}, "are damaged"),
        ({"v_value_joins": array("H", [0, 60000, 60001])}, "are damaged"),
        ({"stages": 2}, "are damaged"),
        ({"stage": 60000}, "are damaged"),
        ({"doubt": 0.0}, "are damaged"),
        ({"doubt": nan}, "are damaged"),
        ({"trust": -1.0}, "are damaged"),
        ({"policy": "q"}, "are damaged"),
    ],
    ids=str,
)
def test_weights_that_do_not_fit_are_refused_in_a_sentence(changed, sentence, tmp_path):
    assert sentence in refused(tmp_path, GUGONG, weights_for(GUGONG, **changed))


def test_damaged_weights_are_refused_in_a_sentence(tmp_path):
    right = weights_for(GUGONG)
    for cut in (0, 5, len(FIRST_LINE), len(FIRST_LINE) + 30, len(right) - 1):
        assert str(tmp_path) in refused(tmp_path, GUGONG, right[:cut])
    for place in range(0, len(right), 97):
        damaged = bytearray(right)
        damaged[place] ^= 0x55
        path = tmp_path / "gugong.weights"
        path.write_bytes(damaged)
        try:
            Weights(path, GUGONG).network("v")
        except Trouble:
            continue
        # What is not in the check is words of the head, and they still fit.
        assert place < right.index(b"\n", len(FIRST_LINE))


# The bot.


def test_deep_falls_back_and_says_so(tmp_path, monkeypatch, caplog):
    monkeypatch.setenv("COURTYARD_WEIGHTS", str(tmp_path))
    monkeypatch.setattr(deep, "said", set())
    match, seat = decision_with(GUGONG, {"players": 2}, 4)
    options = list(match.position.options_of(seat))
    for tries in (1, 9, 9):
        chosen = find_bot("deep").choose(GUGONG, match.view(seat), options, Budget(playouts=tries), Dice(1))
        assert chosen in options
    (said,) = caplog.messages
    assert said.startswith("deep goes by the judgement alone: the weights") and "cannot be read" in said
    searched = find_bot("search").choose(GUGONG, match.view(seat), options, Budget(playouts=9), Dice(1))
    assert searched == chosen


def test_nothing_was_learned_about_components_of_an_owner_or_an_unknown_variant(tmp_path, monkeypatch):
    (tmp_path / "gugong.weights").write_bytes(weights_for(GUGONG))
    monkeypatch.setenv("COURTYARD_WEIGHTS", str(tmp_path))
    assert network_for(GUGONG, {"players": 2}, {})
    with pytest.raises(Trouble, match="trained with components of your own"):
        network_for(GUGONG, {"players": 2}, {"wall": {}})
    with pytest.raises(Trouble, match="no network of Gùgōng was trained for players 3"):
        network_for(GUGONG, {"players": 3}, {})


@every_game
def test_nothing_was_learned_about_other_rules_or_values(game):
    options = game.settle_options({"players": 2})
    with pytest.raises(Trouble, match=r"was trained for .*ruleset 2-0123456789ab"):
        network_for(game, options | {"ruleset": "2-0123456789ab"}, {})


@every_game
def test_weights_of_every_variant_are_shipped(game):
    for options in game.variants():
        assert network_for(game, game.settle_options(options), {})


def test_all_weights_are_small_and_have_a_card():
    files = sorted(SHIPPED.glob("*.weights"))
    assert [path.stem for path in files] == sorted(GAMES)
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES
    for path in files:
        card = Weights(path, find_game(path.stem)).head["card"]
        assert {"made by", "rounds", "seeds", "date", "figures"} <= card.keys()


@every_game
def test_with_a_single_try_deep_takes_what_it_leans_to(game):
    match, seat = decision_with(game, {"players": 2}, 4)
    options = list(match.position.options_of(seat))
    chosen = find_bot("deep").choose(game, match.view(seat), options, Budget(playouts=1), Dice(1))
    position = game.imagine(match.view(seat), Dice(2))
    network = network_for(game, match.view(seat)["options"], {})
    priors = list(priors_of(game.judgement, network, 100.0, position, seat))
    assert sum(priors) == pytest.approx(1) and all(isfinite(prior) for prior in priors)
    assert chosen == position.options_of(seat)[priors.index(max(priors))]


@every_game
def test_a_tree_with_a_network_counts_every_try_once(game):
    match, seat = decision_with(game, {"players": 2}, 4)
    network = network_for(game, match.view(seat)["options"], {})
    tree = Tree(game.judgement, seat, network)
    tree.think([game.imagine(match.view(seat), Dice(nth)) for nth in range(4)], 25, Dice(1))
    assert tree.visits[tree.root] == 25
    assert 0 < tree.won[tree.root] < 25 and 0 < tree.total[tree.root] < 25


@every_game
def test_a_network_is_not_led_by_what_a_seat_may_not_know(game):
    match, seat = decision_with(game, {"players": 2}, 4)
    network = network_for(game, match.view(seat)["options"], {})
    hidden = [game.imagine(match.view(seat), Dice(nth)) for nth in range(3)]
    assert len({tuple(position.cells) for position in hidden}) > 1
    assert len({tuple(network.lean(one, seat, one.options_of(seat))) for one in hidden}) == 1


@pytest.mark.parametrize(
    "options", [{"solo": "hard"}, {"players": 3}, {"players": 5, "bonus": "french", "expert": True}], ids=str
)
def test_deep_plays_every_number_of_players(options):
    match = play(GUGONG, options, {0: find_bot("deep")}, Budget(playouts=2))
    assert match.is_over and not match.position.audit()


@pytest.mark.parametrize("module", ["menace", "advisors", "quest"])
@pytest.mark.parametrize("players", [1, 2])
def test_deep_plays_every_module(module, players):
    options = {"players": players, "module": module}
    match = play(find_game("kingdom"), options, {0: find_bot("deep")}, Budget(playouts=2))
    assert match.is_over and not match.position.audit()


def test_the_network_says_which_lead_is_nearly_safe():
    network = network_for(GUGONG, GUGONG.settle_options({"players": 4}), {})
    assert Tree(GUGONG.judgement, 0, network).margin == 2 * network.value.doubt < 2000
    assert Tree(GUGONG.judgement, 0).margin == 2000


def test_who_plays_alone_is_never_safe():
    kingdom = find_game("kingdom")
    options = kingdom.settle_options({"players": 1})
    tree = Tree(kingdom.judgement, 0, network_for(kingdom, options, {}))
    tree.think([kingdom.start(options, {})], 1, Dice(1))
    assert (tree.margin, tree.curiosity) == (2000, 0.3)


def test_of_more_than_two_only_those_are_asked_who_chose():
    options = GUGONG.settle_options({"players": 4})
    network, position = network_for(GUGONG, options, {}), GUGONG.start(options, {})
    everybody = list(network.expect(position, vec[i64]([0] * 8), 0b1111))
    some = list(network.expect(position, vec[i64]([0] * 8), 0b0101))
    assert some == [lead if seat % 4 in (0, 2) else 0 for seat, lead in enumerate(everybody)]
    assert all(everybody[4:])


@pytest.mark.compiled_only
@pytest.mark.parametrize(("game", "tries", "others"), [("gugong", 72, 24), ("kingdom", 40, 40)])
def test_with_as_much_work_deep_beats_the_search(game, tries, others):
    """A try of Gùgōng that is cut costs a third of a whole one; one of Kingdom costs the same."""
    won = 0
    for nth in range(16):
        bots = {nth % 2: find_bot("deep"), 1 - nth % 2: find_bot("search")}
        budgets = {nth % 2: Budget(playouts=tries), 1 - nth % 2: Budget(playouts=others)}
        match, dice = Match(find_game(game), {"players": 2}, str(nth // 2)), Dice(nth)
        while not match.is_over:
            seat = match.open_seats[0]
            options = list(match.position.options_of(seat))
            chosen = bots[seat].choose(match.game, match.view(seat), options, budgets[seat], dice)
            match.choose(seat, chosen)
        won += match.position.place(nth % 2) == 1
        if won > 8:
            return
    pytest.fail(f"Of 16 games deep won only {won}.")


def test_further_cores_think_with_the_same_network():
    workers = {name: find_bot(name, cores=2).pool.bot.name for name in ("search", "strong", "deep", "master")}
    assert workers == {"search": "search", "strong": "search", "deep": "deep", "master": "deep"}
