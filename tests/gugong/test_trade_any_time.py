"""Trading tokens at any time: at every question, in every turn, before the Canal is loaded."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import counts, steps, words
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration.words import TOKENS
from courtyard.games.gugong.game import GUGONG
from tests.gugong.journeys import SIX, court
from tests.gugong.table import Table
from tests.rules import rule
from tests.strategies import examples

TRADES = ["trade servant", "trade points", "trade jade"]
DOUBLE = TOKENS.index("double")
variants = st.sampled_from(GUGONG.variants())
relaxed = settings(max_examples=examples(24))


def trades(table, name):
    return [option for option in table.standing(name) if option.startswith("trade")]


# One's own questions.

QUESTIONS = {
    "gift": (),
    "official": ("give s1-4",),
    "payment": ("give s1-4", "to jade"),
    "price": ("give s1-4", "to jade", "pay-servants"),
    "action": ("give s1-9", "to intrigue"),
    "swap": ("give o4", "to palace"),
    "swap-with": ("give o4", "to palace", "swap s1-4"),
    "servants": ("give d2", "to palace"),
    "city": ("give s1-9", "to travel", "A travel"),
}


def questioned(question, tokens=SIX):
    """Anna is at this question of her turn; her Double Servant and her last servants leave her choices."""
    table = Table(f"""
        players = ["Anna", "Lisa", "David"]
        officials = {{ travel = "o1", jade = "o7", intrigue = "o3", palace = "o2" }}
        decrees = ["equal-is-higher"]
        [family.Anna]
        hand = ["s1-9", "s1-4", "d2", "o4"]
        supply = 2
        double = "pool"
        decrees = ["equal-is-higher"]
        tokens = {tokens}
        """)
    table.choose(*QUESTIONS[question])
    assert (table.chooser, table.question) == ("Anna", question)
    return table


@pytest.mark.parametrize("question", QUESTIONS)
@rule("gugong.travel.trade-any-time", "gugong.travel.any-time-means")
def test_tokens_may_be_traded_at_every_question_of_ones_own(question):
    table = questioned(question)
    assert trades(table, "Anna") == TRADES
    before = {option for option in table.options if not option.startswith("trade")}
    table.choose("trade points")
    assert (table["Anna"].points, len(table["Anna"].tokens)) == (2, 2)
    assert (table.chooser, table.question) == ("Anna", question), "it is still open"
    assert {option for option in table.options if not option.startswith("trade")} == before
    assert trades(table, "Anna") == TRADES[:1]


@rule("gugong.travel.trade-any-time")
def test_a_servant_that_is_traded_for_at_a_question_can_be_spent_at_once():
    table = court(f"pool = 0, tokens = {SIX}").exchange("s1-9", "great-wall")
    assert table.options == ["decline", *TRADES]
    table.choose("trade servant")
    assert table.options == ["build one", "decline", *TRADES[:2]]
    table.choose("trade servant")
    assert "pay-and-build one" in table.options


# The turns of others.


@rule("gugong.travel.trade-any-time", "gugong.travel.any-time-means")
def test_tokens_may_be_traded_after_ones_own_turn_and_in_the_turns_of_others():
    table = court(
        Lisa='tokens = ["servant", "servant", "swap", "swap"]',
        David='tokens = ["palace", "palace", "intrigue", "intrigue"]',
    )
    asked = table.options
    for name in ("Lisa", "David"):
        assert trades(table, name) == TRADES[:2]
        table.let(name, "trade points")
        assert (table[name].points, table[name].tokens) == (2, [])
        assert (table.chooser, table.options) == ("Anna", asked)
        assert trades(table, name) == []


@rule("gugong.travel.any-time-means")
def test_which_tokens_are_handed_in_is_asked_of_whoever_trades():
    table = court(David='tokens = ["double", "wall", "points"]')
    asked = table.options
    table.let("David", "trade servant")
    assert (table.chooser, table.question) == ("David", "hand-in")
    assert table.options == ["hand-in face-down", "hand-in double"]
    table.choose("hand-in double")
    assert (table["David"].tokens, table["David"].pool) == (["wall", "points"], 7)
    assert (table.chooser, table.options) == ("Anna", asked)


@rule("gugong.travel.any-time-means")
def test_while_a_trade_is_handed_in_no_other_trade_begins():
    four = 'tokens = ["double", "wall", "points", "swap"]'
    table = court(four, Lisa=four, David='tokens = ["wall", "points"]')
    assert [bool(trades(table, name)) for name in table.names] == [True] * 3
    table.let("Lisa", "trade servant")
    assert table.question == "hand-in"
    assert [table.standing(name) for name in table.names] == [["ask-me always"]] * 3
    for name in table.names:
        with pytest.raises(Trouble):
            table.let(name, "trade servant")
    table.choose("hand-in double")
    assert [bool(trades(table, name)) for name in table.names] == [True] * 3


@rule("gugong.travel.any-time-means")
def test_a_servant_that_is_traded_for_in_the_turn_of_another_is_there_for_that_turn():
    """Lisa follows Anna to the Great Wall, and has the servant for it only because she trades."""
    table = Table("""
        players = ["Anna", "Lisa", "David"]
        bonus = "english"
        officials = { great-wall = "o1" }
        [family.Anna]
        hand = ["s1-9"]
        [family.Lisa]
        pool = 0
        follows = ["great-wall"]
        tokens = ["points", "wall"]
        """)
    table.let("Lisa", "trade servant").exchange("s1-9", "great-wall", "build one")
    assert table.chooser == "Lisa"
    table.choose("build one")
    assert (table["Lisa"].wall, table["Lisa"].pool) == (1, 0)


@rule("gugong.travel.any-time-means")
def test_nobody_trades_without_tokens_for_somebody_else_or_for_meng():
    table = court(f"tokens = {SIX}")
    for name in ("Lisa", "David"):
        with pytest.raises(Trouble, match="nothing to choose now"):
            table.let(name, "trade servant")
    solo = Table('players = ["Lisa"]\n[family.Meng]\ntokens = ["points", "wall"]\n')
    assert trades(solo, "Meng") == []


def worth_of_tokens(p: Gugong, seat: int) -> int:
    stored = list(p.cells[at.STORED + counts.SPACES * seat : at.STORED + counts.SPACES * (seat + 1)])
    face_up = [token - words.FACE_UP - 1 for token in stored if token > words.FACE_UP]
    return sum(1 for token in stored if token) + face_up.count(DOUBLE)


@relaxed
@given(variants, st.integers(0, 10**6))
@rule("gugong.travel.trade-any-time", "gugong.travel.any-time-means")
def test_whenever_somebody_chooses_everybody_may_trade_what_the_tokens_are_worth(variant, seed):
    dice = Dice(seed)
    match = Match(GUGONG, variant, seed=str(seed))
    while not match.is_over:
        p = match.position
        for seat in range(p.seats()):
            standing = [GUGONG.notation(option) for option in p.standing(seat)]
            worth = 0 if seat == p.t.meng else worth_of_tokens(p, seat)
            handing_in = match.decision(p.seat).kind == "hand-in"
            payable = [trade for trade, price in zip(TRADES, (2, 4, 6), strict=True) if worth >= price]
            assert [option for option in standing if option in TRADES] == ([] if handing_in else payable)
        match.choose(p.seat, dice.choose(p))


def frames(p: Gugong) -> list[list[int]]:
    cells = list(p.cells)
    return [cells[FRAMES + FRAME * nth : FRAMES + FRAME * (nth + 1)] for nth in range(cells[HEIGHT])]


@relaxed
@given(variants, st.integers(0, 10**6))
@rule("gugong.travel.trade-any-time")
def test_a_trade_at_any_moment_leaves_the_open_question_open(variant, seed):
    """Only a question about room for tokens, or about nothing but trades, is settled by a trade."""
    dice = Dice(seed)
    match = Match(GUGONG, variant, seed=str(seed))
    about_trades = (steps.ASK_ROOM, steps.ASK_LAST_TRADE)
    while not match.is_over:
        p = match.position
        seat = dice.below(p.seats())
        offered = [option for option in p.standing(seat) if o.TRADE <= option < o.TRADE_IN]
        if offered and dice.below(3) == 0:
            before = frames(p)
            others = [option for option in p.options if not o.TRADE <= option < o.TRADE_IN]
            match.choose(seat, offered[dice.below(len(offered))])
            while not match.is_over and frames(match.position)[-1][0] in (
                steps.ASK_HAND_IN,
                steps.ASK_SERVANTS,
            ):
                if len(frames(match.position)) <= len(before):
                    break
                match.choose(seat, dice.choose(match.position))
            assert match.position.audit() == []
            if len(others) > 1 and before[-1][0] not in about_trades:
                assert frames(match.position)[: len(before)] == before
        else:
            match.choose(p.seat, dice.choose(p))


# The Canal with an empty pool.


def at_the_canal(lisa, printing="english-2"):
    """Lisa has just begun option A at the Canal."""
    table = Table(f"""
        players = ["Lisa", "David"]
        printing = "{printing}"
        officials = {{ canal = "o1" }}
        [family.Lisa]
        hand = ["s1-9", "d7"]
        ships = [{{ berth = "a2", servants = 1 }}]
        {lisa}
        """)
    table.exchange("s1-9", "canal")
    return table.choose("A canal") if table.question == "action" else table


@pytest.mark.parametrize("printing", ["english-1", "english-2", "french", "dutch"])
@rule("gugong.travel.any-time-means", "gugong.canal.load-and-move")
def test_with_an_empty_pool_a_servant_may_be_traded_for_before_the_ship_is_loaded(printing):
    table = at_the_canal('pool = 0\ntokens = ["points", "wall"]', printing)
    assert (table.question, table.options) == ("load", ["decline", "trade servant"])
    table.choose("trade servant")
    assert (table.question, table.options) == ("load", ["load a2", "new-ship a", "decline"])
    table.choose("load a2")
    assert table["Lisa"].ships == {"a2": 2}
    assert table.question == "sail"


@rule("gugong.travel.any-time-means")
def test_who_does_not_trade_goes_on_to_moving_a_ship():
    table = at_the_canal('pool = 0\ntokens = ["points", "wall"]').choose("decline")
    assert (table.question, table["Lisa"].tokens) == ("sail", ["points", "wall"])


@pytest.mark.parametrize(
    "lisa",
    [
        "pool = 0",
        'pool = 0\ntokens = ["points"]',
        'pool = 0\nsupply = 0\nwall = 3\nrewards = ["points", "points", "points"]\n'
        'decrees = ["cheaper-travel", "wall-extra", "eight-points", "jade-points", "morning-swap"]\n'
        'tokens = ["points", "wall"]',
    ],
)
@rule("gugong.travel.any-time-means", "gugong.canal.load-and-move")
def test_without_a_servant_to_trade_for_the_loading_is_not_asked_about(lisa):
    assert at_the_canal(lisa).question == "sail"


@rule("gugong.travel.any-time-means")
def test_where_a_traded_servant_would_find_no_room_the_loading_is_not_asked_about():
    table = Table("""
        players = ["Lisa", "David"]
        officials = { canal = "o1" }
        [family.Lisa]
        hand = ["s1-9", "d7"]
        pool = 0
        tokens = ["points", "wall"]
        ships = [
            { berth = "a1", servants = 3 },
            { berth = "a2", servants = 3 },
            { berth = "a3", servants = 3 },
        ]
        """)
    table.exchange("s1-9", "canal", "A canal", "decline", "decline")
    assert table.question == "sail"


@rule("gugong.travel.any-time-means")
def test_a_plain_servant_may_be_traded_for_where_only_the_double_servant_finds_no_room():
    table = Table("""
        players = ["Lisa", "David"]
        officials = { canal = "o1" }
        [family.Lisa]
        hand = ["s1-9", "d7"]
        pool = 0
        double = "pool"
        tokens = ["points", "wall"]
        ships = [
            { berth = "a1", servants = 2 },
            { berth = "a2", servants = 2 },
            { berth = "a3", servants = 2 },
        ]
        """)
    table.exchange("s1-9", "canal", "A canal")
    assert (table.question, table.options) == ("load", ["decline", "trade servant"])
    table.choose("trade servant")
    assert table.options == ["load a1", "load a2", "load a3", "decline"]
