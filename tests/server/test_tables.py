"""Tables: opened for any game, gathered by invitation, begun by the host, found in the lobby."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from courtyard.engine.chance import Dice
from courtyard.games import GAMES
from tests.server.visitors import ME, OPEN, RANDOM, WAIT, Message, Served, Visitor, all_at, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables") / "data") as served:
        yield served


@pytest.fixture
def host(served: Served) -> Visitor:
    return Visitor(served)


@pytest.fixture
def friend(served: Served) -> Visitor:
    return Visitor(served)


def some_variants(game: str, count: int) -> list[Message]:
    """A few of the combinations that the rules allow, other ones for each number of players."""
    variants, dice = GAMES[game].variants(), Dice(7)
    found = [variants[dice.below(len(variants))] for _ in range(count)]
    for players in sorted({variant["players"] for variant in variants}):
        found.append(next(variant for variant in variants if variant["players"] == players))
    return found


def sit(visitor: Visitor, table: str, seat: int, claim: str | None) -> tuple[int, str]:
    return visitor.problem("POST", f"/api/tables/{table}/seats/{seat}", {"claim": claim})


# Opening.


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_for_every_number_of_players_and_many_options(host, game):
    for options in some_variants(game, 8):
        seats = [ME, *[OPEN] * (options["players"] - 1)]
        table = host.open(game, seats, **options)
        assert table["options"] == options
        assert table["host"] and table["mine"] == [0]
        assert table["stage"] == ("playing" if options["players"] == 1 else "gathering")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_open_seats_begins_at_once(host, game):
    table = host.open(game, [RANDOM, ME], players=2)
    assert table["stage"] == "playing"
    assert host.state(table["id"], 1)["seat"] == 1


def test_a_game_alone_has_a_seat_that_the_rules_play(host):
    table = host.open("gugong", [ME], players=1)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "rules"]
    assert table["seats"][1]["resident"]["id"] == "meng"
    assert host.problem("GET", f"/api/tables/{table['id']}/seats/1/state") == (403, "not-your-seat")


@pytest.mark.parametrize("bot", ["novice", "fair", "strong", "master", "random", "heuristic", "search"])
def test_a_bot_of_any_level_may_sit_at_a_table(host, bot):
    table = host.open("gugong", [ME, {"kind": "bot", "bot": bot}, OPEN], players=3)
    assert table["seats"][1]["bot"] == bot


@pytest.mark.parametrize(
    ("problem", "game", "seats", "options"),
    [
        ((404, "unknown-game"), "chess", [ME], {}),
        ((422, "wrong-seats"), "gugong", [ME], {"players": 2}),
        ((422, "wrong-seats"), "gugong", [ME, OPEN], {}),
        ((422, "wrong-seats"), "gugong", [OPEN, RANDOM], {"players": 2}),
        ((422, "wrong-seats"), "kingdom", [ME, ME, ME], {"players": 2}),
        ((422, "not-allowed-options"), "gugong", [ME, OPEN], {"players": 6}),
        ((422, "not-allowed-options"), "gugong", [ME, OPEN], {"players": "2"}),
        ((422, "not-allowed-options"), "gugong", [ME, OPEN], {"players": 2, "solo": "hard"}),
        ((422, "not-allowed-options"), "gugong", [ME, OPEN], {"players": 2, "printing": "klingon"}),
        ((422, "not-allowed-options"), "kingdom", [ME, ME], {"players": 2, "expert": True}),
        ((422, "not-allowed-options"), "kingdom", [ME, ME], {"players": 2, "module": "quest", "quest": "3"}),
        (
            (422, "not-allowed-options"),
            "kingdom",
            [ME, ME],
            {"module": "quest", "menaces": "thieves,shadows"},
        ),
        ((422, "unknown-bot"), "gugong", [ME, {"kind": "bot", "bot": "deep-blue"}], {"players": 2}),
        ((422, "bad-name"), "gugong", [{"kind": "me", "name": "@"}, OPEN], {"players": 2}),
        ((422, "name-too-long"), "gugong", [{"kind": "me", "name": "M" * 17}, OPEN], {"players": 2}),
        ((400, "bad-message"), "gugong", [], {}),
        ((422, "wrong-seats"), "gugong", [ME] * 6, {}),
        ((400, "bad-message"), "gugong", [ME] * 27, {}),
        ((400, "bad-message"), "gugong", [{"kind": "you"}], {"players": 1}),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_reason(host, problem, game, seats, options):
    wish = {"game": game, "options": options, "seats": seats}
    assert host.problem("POST", "/api/tables", wish) == problem
    assert host.get("/api/lobby")["mine"] == []


# Gathering.


def test_nothing_is_dealt_before_the_table_is_full(served, host, friend):
    table = host.open("gugong", [ME, OPEN], players=2)
    assert served.seed(table["id"]) is None
    assert host.problem("GET", f"/api/tables/{table['id']}/state") == (409, "not-started")
    assert host.problem("GET", f"/api/tables/{table['id']}/seats/0/state") == (409, "not-started")
    choice = {"type": "choose", "id": "x", "seat": 0, "version": 0, "option": 1}
    assert host.problem("POST", f"/api/tables/{table['id']}/choices", choice) == (409, "not-started")
    friend.claim(table, 1)
    assert served.seed(table["id"]) is None
    host.post(f"/api/tables/{table['id']}/start")
    assert served.seed(table["id"]) is not None
    assert host.state(table["id"], 0)["version"] == 0


def test_a_seed_is_another_one_at_every_table(served, host):
    tables = [host.open("gugong", [ME, ME], players=2) for _ in range(8)]
    seeds = {served.seed(table["id"]) for table in tables}
    assert len(seeds) == 8
    assert all(seed and len(seed) >= 32 for seed in seeds)


def test_an_invitation_gives_its_seat_to_whoever_comes(host, friend):
    friend.patch("/api/me", name="Bo")
    table = host.open("gugong", [ME, OPEN, OPEN], players=3)
    assert set(table["claims"]) == {"1", "2"}
    joined = friend.claim(table, 2)
    assert joined["mine"] == [2] and not joined["host"] and joined["claims"] == {}
    assert joined["seats"][2]["name"] == "Bo"
    assert set(host.look(table["id"])["claims"]) == {"1"}


def test_an_invitation_is_good_for_one_guest_once(served, host, friend):
    table = host.open("gugong", [ME, OPEN], players=2)
    friend.claim(table, 1)
    claim = table["claims"]["1"]
    assert sit(Visitor(served), table["id"], 1, claim) == (409, "used-claim")
    assert friend.claim(table, 1)["mine"] == [1]


def test_an_invitation_is_good_for_its_own_seat_only(served, host, friend):
    table = host.open("gugong", [ME, OPEN, OPEN], players=3)
    assert sit(friend, table["id"], 1, table["claims"]["2"]) == (403, "wrong-claim")
    assert sit(friend, table["id"], 1, "wrong") == (403, "wrong-claim")
    assert sit(friend, table["id"], 1, "") == (403, "wrong-claim")
    assert sit(friend, table["id"], 1, "ü" * 200) == (403, "wrong-claim")
    assert sit(friend, table["id"], 1, None) == (403, "wrong-claim")
    assert friend.look(table["id"])["mine"] == []


def test_a_taken_seat_is_not_taken_again(served, host, friend):
    table = host.open("gugong", [ME, OPEN, RANDOM], players=3, listed=True)
    friend.post(f"/api/tables/{table['id']}/seats/1")
    third = Visitor(served)
    for seat in (0, 1, 2):
        assert sit(third, table["id"], seat, None) == (409, "seat-taken")
        assert sit(third, table["id"], seat, "wrong") == (409, "seat-taken")
    assert sit(third, table["id"], 3, None) == (404, "unknown-seat")


def test_anybody_may_sit_down_at_a_listed_table(host, friend):
    table = host.open("kingdom", [ME, OPEN], players=2, listed=True)
    assert friend.post(f"/api/tables/{table['id']}/seats/1")["mine"] == [1]


def test_of_many_who_claim_a_seat_at_once_one_gets_it(served, host):
    table = host.open("gugong", [ME, OPEN], players=2)
    visitors = [Visitor(served) for _ in range(8)]
    body = {"claim": table["claims"]["1"]}
    with ThreadPoolExecutor(8) as pool:
        path = f"/api/tables/{table['id']}/seats/1"
        answers = list(pool.map(lambda visitor: visitor.http.post(path, json=body).status_code, visitors))
    assert sorted(answers) == [200, *[409] * 7]
    assert sum(visitor.look(table["id"])["mine"] == [1] for visitor in visitors) == 1


def test_the_host_may_take_an_open_seat_as_well(host):
    table = host.open("gugong", [ME, OPEN], players=2)
    assert host.post(f"/api/tables/{table['id']}/seats/1")["mine"] == [0, 1]


def test_a_guest_leaves_before_the_start_and_their_link_is_worth_nothing_after(host, friend, served):
    table = host.open("gugong", [ME, OPEN], players=2)
    friend.claim(table, 1)
    left = friend.delete(f"/api/tables/{table['id']}/seats/1")
    assert left["mine"] == [] and left["seats"][1]["kind"] == "open"
    assert sit(friend, table["id"], 1, table["claims"]["1"]) == (403, "wrong-claim")
    again = host.look(table["id"])
    assert again["claims"]["1"] != table["claims"]["1"]
    assert Visitor(served).claim(again, 1)["mine"] == [1]


def test_nobody_sends_others_away_but_the_host(served, host, friend):
    table = host.open("gugong", [ME, OPEN, RANDOM], players=3)
    friend.claim(table, 1)
    there = f"/api/tables/{table['id']}/seats"
    for seat in (0, 2):
        assert friend.problem("DELETE", f"{there}/{seat}") == (403, "not-your-seat")
    for seat in (1, 2):
        assert host.delete(f"{there}/{seat}")["seats"][seat]["kind"] == "open"
    assert host.problem("DELETE", f"{there}/1") == (403, "not-your-seat")
    assert host.problem("DELETE", f"{there}/4") == (404, "unknown-seat")


def test_nobody_leaves_a_game_that_has_begun(host, friend):
    table = host.open("gugong", [ME, ME], players=2)
    there = f"/api/tables/{table['id']}/seats/0"
    assert host.problem("DELETE", there) == (409, "already-started")
    assert friend.problem("DELETE", there) == (409, "already-started")


def test_the_host_puts_bots_into_open_seats(host, friend):
    table = host.open("gugong", [ME, OPEN, OPEN], players=3)
    there = f"/api/tables/{table['id']}/bots"
    assert friend.problem("POST", there, {"seat": 1, "bot": "fair"}) == (403, "not-host")
    assert host.problem("POST", there, {"seat": 0, "bot": "fair"}) == (409, "seat-taken")
    assert host.problem("POST", there, {"seat": 3, "bot": "fair"}) == (404, "unknown-seat")
    assert host.problem("POST", there, {"seat": 1, "bot": "hal"}) == (422, "unknown-bot")
    assert host.problem("POST", there, {"seat": 26, "bot": "fair"}) == (400, "bad-message")
    put = host.post(there, seat=1, bot="novice")
    assert put["seats"][1]["bot"] == "novice" and set(put["claims"]) == {"2"}
    assert sit(friend, table["id"], 1, table["claims"]["1"]) == (409, "seat-taken")


def test_only_the_host_begins_and_only_when_the_table_is_full(host, friend):
    table = host.open("gugong", [ME, OPEN], players=2)
    there = f"/api/tables/{table['id']}/start"
    assert host.problem("POST", there) == (409, "not-full")
    friend.claim(table, 1)
    assert friend.problem("POST", there) == (403, "not-host")
    assert host.post(there)["stage"] == "playing"
    assert host.problem("POST", there) == (409, "already-started")


def test_those_at_the_table_hear_who_comes_and_that_the_game_begins(host, friend):
    table = host.open("gugong", [ME, OPEN], players=2)
    with host.at(table["id"], 0) as at:
        at.wait_for("table")
        friend.claim(table, 1)
        at.until(lambda news: at.table["seats"][1]["kind"] == "person")
        assert at.table["seats"][0]["here"] and not at.table["seats"][1]["here"]
        with friend.at(table["id"], 1) as other:
            at.until(lambda news: at.table["seats"][1]["here"])
            host.post(f"/api/tables/{table['id']}/start")
            assert at.wait_for("state")["seat"] == 0
            assert other.wait_for("state")["seat"] == 1
        at.until(lambda news: not at.table["seats"][1]["here"])


def test_an_unknown_table_is_a_problem_and_not_a_silence(host):
    assert host.problem("GET", "/api/tables/nowhere") == (404, "unknown-table")
    assert host.problem("POST", "/api/tables/nowhere/start") == (404, "unknown-table")
    with host.socket("nowhere") as socket:
        assert json.loads(socket.recv(WAIT))["code"] == "unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(WAIT)
        assert closed.value.rcvd and closed.value.rcvd.code == 4004


def test_around_one_device_everybody_has_a_seat_and_a_name(host):
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cleo")]
    table = host.open("gugong", seats, players=3)
    assert table["mine"] == [0, 1, 2] and table["stage"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", "Cleo"]
    with host.at(table["id"], 0) as at:
        at.wait_for("state")
        for seat in (1, 2, 0):
            assert at.sit(seat)["view"] == host.state(table["id"], seat)["view"]


# Strangers.


def test_a_stranger_gets_one_seat_of_a_listed_table_and_a_friend_what_they_are_invited_to(host, friend):
    table = host.open("gugong", [ME, OPEN, OPEN, OPEN], players=4, listed=True)
    there = f"/api/tables/{table['id']}/seats"
    assert friend.post(f"{there}/1")["mine"] == [1]
    assert friend.post(f"{there}/1")["mine"] == [1], "who has it is told so"
    assert sit(friend, table["id"], 2, None) == (409, "one-seat-each")
    assert friend.claim(table, 2)["mine"] == [1, 2]
    assert host.post(f"{there}/3")["mine"] == [0, 3]


def test_whoever_was_put_out_by_the_host_stays_out(served, host, friend):
    table = host.open("gugong", [ME, OPEN, OPEN], players=3, listed=True)
    there = f"/api/tables/{table['id']}/seats"
    friend.post(f"{there}/1")
    host.delete(f"{there}/1")
    for seat in (1, 2):
        assert sit(friend, table["id"], seat, None) == (403, "put-out")
    assert sit(friend, table["id"], 2, table["claims"]["2"]) == (403, "put-out")
    other = Visitor(served)
    assert other.post(f"{there}/1")["mine"] == [1]
    other.delete(f"{there}/1")
    assert other.post(f"{there}/1")["mine"] == [1], "who left by themselves may come back"
    assert friend.look(table["id"])["mine"] == [], "and who was put out may look on"
    assert friend.open("gugong", [ME, OPEN], players=2)["mine"] == [0]


# The lobby.


def test_the_lobby_shows_listed_tables_that_gather_and_no_others(host, friend):
    listed = host.open("gugong", [ME, OPEN], players=2, listed=True)
    private = host.open("gugong", [ME, OPEN], players=2)
    begun = host.open("gugong", [ME, RANDOM], players=2, listed=True)
    shown = [table["id"] for table in friend.get("/api/lobby")["open"]]
    assert listed["id"] in shown
    assert private["id"] not in shown and begun["id"] not in shown


def test_the_lobby_shows_tables_with_room_for_others_only(host, friend):
    table = host.open("gugong", [ME, OPEN], players=2, listed=True)
    friend.post(f"/api/tables/{table['id']}/seats/1")
    assert table["id"] not in [shown["id"] for shown in host.get("/api/lobby")["open"]]


def test_the_lobby_shows_where_i_sit_and_nothing_of_others(host, friend):
    table = host.open("gugong", [ME, OPEN], players=2)
    assert friend.get("/api/lobby")["mine"] == []
    friend.claim(table, 1)
    assert [shown["id"] for shown in friend.get("/api/lobby")["mine"]] == [table["id"]]
    friend.delete(f"/api/tables/{table['id']}/seats/1")
    assert friend.get("/api/lobby")["mine"] == []


def test_the_lobby_shows_tables_that_wait_for_me_first(served, host, friend):
    waiting, other = [], []
    for _ in range(6):
        table = host.open("gugong", [ME, OPEN], players=2)
        friend.claim(table, 1)
        host.post(f"/api/tables/{table['id']}/start")
        turn = host.state(table["id"], 0)["deciding"]
        (waiting if turn == [0] else other).append(table["id"])
    for visitor, first in ((host, waiting), (friend, other)):
        mine = visitor.get("/api/lobby")["mine"]
        assert len(mine) == 6
        assert {table["id"] for table in mine[: len(first)]} == set(first)
        assert [table["waiting"] for table in mine] == [True] * len(first) + [False] * (6 - len(first))


def test_a_table_that_waits_for_me_is_not_lost_among_a_hundred_others(host):
    first = host.open("gugong", [ME, ME], players=2)
    for _ in range(101):
        host.open("gugong", [ME, OPEN], players=2)
    mine = host.get("/api/lobby")["mine"]
    assert mine[0]["id"] == first["id"]


def test_a_listed_seat_can_be_watched_by_anybody_but_played_by_its_owner_only(host, friend):
    table = host.open("gugong", [ME, ME], players=2)
    with all_at(table["id"], (friend, None), (host, 0)) as (onlooker, player):
        assert onlooker.wait_for("state")["decision"] is None
        player.wait_for("state")
        onlooker.say(type="sit", seat=0)
        assert onlooker.wait_for("problem")["code"] == "not-your-seat"
        due = player.state["deciding"][0]
        onlooker.say(type="choose", id="x", seat=due, version=0, option=1)
        assert onlooker.wait_for("problem")["code"] == "not-your-seat"
