"""Hidden facts change nothing that a seat is sent, now or in a replay."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.position import Position
from courtyard.engine.terms import SPECTATOR
from courtyard.games import GAMES
from courtyard.server.ground.messages import Agreement, Clock
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import State
from courtyard.server.past.exports import Story, known_to
from courtyard.server.past.replays import reader_for, readers, retold
from courtyard.server.tables.clocks import follow_deed, wind
from courtyard.server.tables.presenter import SAME_MOMENT
from courtyard.server.tables.table import Place, Table
from tests.server.pasts import plain
from tests.server.visitors import Message

encode = msgspec.json.encode


# Tables whose hidden parts differ.


def table_of(game: str, options: Message, seed: str) -> Table:
    settled = GAMES[game].settle_options(options)
    count = settled["players"] + len(GAMES[game].automated_seats(settled))
    places = [Place("person", guest=f"guest-{seat}") for seat in range(count)]
    table = Table("table", game, settled, "guest-0", False, "playing", seed, 0.0, 0.0, places)
    table.begin()
    return table


def with_days(table: Table) -> Table:
    """A table at which every choice has two days, so that clocks could tell something, too."""
    table.agreement, table.now = Agreement(Clock("days", days=2)), lambda: 1000.0
    wind(table)
    return table


def set_up_with(table: Table, position: Position) -> Table:
    """The same table with another position on it, and nothing told yet."""
    twin = table_of(table.game_name, table.options, "another seed")
    twin.playing.seed = "the seed is not told"
    twin.playing.position = position
    twin.playing.events.clear()
    twin.playing._veiled.clear()
    twin.playing._since.clear()
    twin.course.versions = dict(table.versions)
    return twin


def state_of(table: Table, reader: int) -> State:
    seat = None if reader == SPECTATOR else reader
    return table.presenter.state(seat, None if seat is None else f"guest-{seat}")


def but_who_is_done(table: Table, state: State) -> State:
    """A state without who has planned all: this may be seen though it is in nobody's view."""
    if not table.playing.position.veil():
        return state
    seats = [msgspec.structs.replace(seat, clock=seat.clock if seat.mine else None) for seat in state.seats]
    deciding = [seat for seat in state.deciding if seat == state.seat]
    return msgspec.structs.replace(state, deciding=deciding, seats=seats)


def heard_by(table: Table, reader: int, numbers: list[int]) -> bytes:
    """All that a reader can make a table say: its state, proposals, and refusals of any choice."""
    said: list[Any] = [but_who_is_done(table, state_of(table, reader))]
    if reader != SPECTATOR:
        version = table.versions[reader]
        for number in numbers:
            said.append(answer_of(lambda number=number: table.course.check_choice(reader, version, number)))
        said.append(answer_of(lambda: table.course.check_choice(reader, version + 1, 0)))
        said.append(answer_of(lambda: table.course.check_undo(reader, version)))
        said.append(answer_of(lambda: table.course.propose(reader)))
    return encode(said)


def answer_of(ask: Any) -> Any:
    try:
        return ask()
    except Refusal as refusal:
        return [refusal.code, refusal.args_of_sentence]


def some_variants(game: str, count: int) -> list[Message]:
    """Combinations of options all over the list, those for several players."""
    variants = [variant for variant in GAMES[game].variants() if variant["players"] > 1]
    return variants[:: max(1, len(variants) // count)][:count]


def play_a_little(table: Table, dice: Dice, choices: int) -> None:
    for _ in range(choices):
        if not table.playing.is_over:
            seats = table.playing.open_seats
            seat = seats[dice.below(len(seats))]
            options = list(table.playing.position.options_of(seat))
            option = options[dice.below(len(options))]
            table.apply(seat, "choose", table.game.notation(option), f"id-{table.number}")


@pytest.mark.parametrize("game", GAMES)
def test_tables_that_differ_in_what_a_seat_cannot_see_say_the_same_to_it(game):
    compared = differing = 0
    for nth, variant in enumerate(some_variants(game, 6)):
        dice = Dice(nth)
        table = table_of(game, variant, str(nth))
        while not table.playing.is_over:
            numbers = [dice.below(table.game.action_space) for _ in range(10)]
            for reader in table.versions:
                seen = table.game.view(table.playing.position, reader)
                sampled = table.game.sample(plain(seen), dice)
                here = set_up_with(table, table.playing.position.copy())
                there = set_up_with(table, sampled)
                assert heard_by(here, reader, numbers) == heard_by(there, reader, numbers)
                compared += 1
                differing += list(sampled.cells) != list(table.playing.position.cells)
            play_a_little(table, dice, 1 + dice.below(50))
    assert compared > 80
    assert differing > compared / 2


def test_while_a_clock_runs_all_who_look_at_a_moment_are_sent_the_same_and_later_what_is_left():
    table = with_days(table_of("gugong", {"players": 2}, "a clock"))

    def sent(seconds: float, serial: int, seat: int | None = None) -> tuple[str, int]:
        table.now = lambda: 1000.0 + seconds
        guest = None if seat is None else f"guest-{seat}"
        return table.presenter.text((seat, guest), table.seats(guest), serial, wants_changes=True)

    play_a_little(table, Dice(0), 1)
    whole, first = sent(0.0, 0)
    assert sent(0.1, 0) == (whole, first)
    play_a_little(table, Dice(1), 1)
    change, second = sent(1.0, first)
    assert sent(1.1, first) == (change, second) and '"type":"change"' in change
    assert sent(1.2, second) == ("", second)
    later, third = sent(1.0 + SAME_MOMENT, second)
    assert third == second + 1 and '"clock"' in later


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_others_do_not_see_changes_nothing_that_they_are_told(game):
    """Two options that lead to the same view lead to the same message: log, versions and all."""
    compared = 0
    for nth, variant in enumerate(some_variants(game, 4)):
        dice = Dice(nth)
        table = table_of(game, variant, str(nth))
        done: list[tuple[int, str]] = []

        def after(*deeds: tuple[int, str], nth: int = nth, variant: Message = variant) -> Table:
            twin = with_days(table_of(game, variant, str(nth)))
            for number, (seat, option) in enumerate(deeds):
                twin.apply(seat, "choose", option, f"id-{number}")
                twin.moved += 1
                follow_deed(twin)
            return twin

        for _ in range(120):
            if table.playing.is_over:
                break
            seats = table.playing.open_seats
            seat = seats[dice.below(len(seats))]
            options = [table.game.notation(o) for o in table.playing.position.options_of(seat)]
            option = options[dice.below(len(options))]
            if len(options) > 1 and dice.below(8) == 0:
                twins = [after(*done, (seat, one)) for one in (option, options[dice.below(len(options))])]
                for reader in set(table.versions) - {seat}:
                    one, other = (but_who_is_done(twin, state_of(twin, reader)) for twin in twins)
                    if encode(one.view) == encode(other.view):
                        assert encode(one) == encode(other)
                        compared += 1
            done.append((seat, option))
            table.apply(seat, "choose", option, f"id-{len(done)}")
    assert compared > 20


def veiled_moments(module: str) -> Iterator[tuple[Table, list[tuple[int, str]]]]:
    """Tables at which both players choose unseen, and the deeds that led there."""
    for seed in range(8):
        dice = Dice(seed)
        table = table_of("kingdom", {"players": 2, "module": module}, str(seed))
        done: list[tuple[int, str]] = []
        while not table.playing.is_over:
            if len(table.playing.open_seats) == 2 and dice.below(12) == 0:
                yield table, done
            seats = table.playing.open_seats
            seat = seats[dice.below(len(seats))]
            options = list(table.playing.position.options_of(seat))
            option = table.game.notation(options[dice.below(len(options))])
            done.append((seat, option))
            table.apply(seat, "choose", option, f"id-{len(done)}")


@pytest.mark.parametrize("module", ["menace", "advisors", "quest"])
def test_what_is_planned_unseen_shows_only_in_who_is_done(module):
    compared = 0
    for nth, (table, _) in enumerate(veiled_moments(module)):
        dice = Dice(nth)
        for seat in (0, 1):
            others = [1 - seat, SPECTATOR]
            before = [state_of(table, reader) for reader in others]
            numbers = [dice.below(table.game.action_space) for _ in range(6)]
            refused = heard_by(table, 1 - seat, numbers)
            veil, made, begun = table.playing.position.veil(), 0, table.number
            while table.playing.position.is_open(seat) and made < 8:
                options = list(table.playing.position.options_of(seat))
                option = table.game.notation(options[dice.below(len(options))])
                table.apply(seat, "choose", option, f"id-{nth}-{seat}-{made}")
                made += 1
                if table.playing.position.veil() != veil:
                    break
                for old, reader in zip(before, others, strict=True):
                    new = state_of(table, reader)
                    assert set(old.deciding) - {seat} == set(new.deciding) - {seat}
                    assert encode(msgspec.structs.replace(new, deciding=old.deciding)) == encode(old)
                    compared += 1
                if seat in table.playing.open_seats:
                    assert heard_by(table, 1 - seat, numbers) == refused
            if table.playing.position.veil() == veil and table.playing.can_undo(seat):
                table.apply(seat, "restart", None, f"back-{nth}-{seat}-{begun}")
                for old, reader in zip(before, others, strict=True):
                    assert encode(state_of(table, reader)) == encode(old)
            if len(table.playing.open_seats) != 2:
                break
        if nth > 10:
            break
    assert compared > 30


@pytest.mark.parametrize("clock", [Clock("live", bank=600, increment=10), Clock("days", days=2)])
def test_under_a_veil_clocks_tell_only_who_is_done(clock):
    """Whatever a seat chooses unseen, no clock moves before it is done, and then its own alone."""
    unseen = done = 0
    for nth, (table, _) in enumerate(veiled_moments("advisors")):
        dice = Dice(nth)
        table.agreement, table.moved, table.now = Agreement(clock), 1000.0, lambda: 1500.0
        for place in table.places:
            place.due_at = None
        wind(table)
        for seat in (0, 1):
            veil, others = table.playing.position.veil(), (1 - seat, SPECTATOR)
            while seat in table.playing.open_seats:
                before = [plain(state_of(table, reader).seats) for reader in others]
                options = list(table.playing.position.options_of(seat))
                option = table.game.notation(options[dice.below(len(options))])
                table.moved += dice.below(50)
                table.apply(seat, "choose", option, f"clock-{table.number}")
                changed = follow_deed(table)
                if table.playing.position.veil() != veil:
                    break
                if seat in table.playing.open_seats:
                    assert changed == []
                    assert [plain(state_of(table, reader).seats) for reader in others] == before
                    unseen += 1
                else:
                    assert changed == [seat]
                    done += 1
        if nth > 10:
            break
    assert unseen > 10 and done > 5


# Looking back at running games, and taking them along.


def taken_along(table: Table, reader: int) -> bytes:
    """All that a reader can take from a running table: the replay, the document and the texts."""
    seat = None if reader == SPECTATOR else reader
    guest = None if seat is None else f"guest-{seat}"
    word = "public" if seat is None else str(seat)
    replay = retold(table, reader_for(table, guest, word)).replay(
        table.info(guest), word, readers(table, guest)
    )
    return encode([replay, known_to(table, guest), Story(table, guest, "nl").text()])


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_others_do_not_see_is_in_nothing_that_they_take_along(game):
    """Two options that lead to the same view lead to the same past: steps, turns, log, texts and all."""
    compared = 0
    for nth, variant in enumerate(some_variants(game, 2)):
        dice = Dice(nth)
        table = table_of(game, variant, str(nth))
        done: list[tuple[int, str]] = []
        for _ in range(60):
            seats = table.playing.open_seats
            seat = seats[dice.below(len(seats))]
            options = [table.game.notation(o) for o in table.playing.position.options_of(seat)]
            option = options[dice.below(len(options))]
            if len(options) > 1 and dice.below(7) == 0:
                twins = [table_of(game, variant, str(nth)) for _ in range(2)]
                for twin, last in zip(twins, (option, options[dice.below(len(options))]), strict=True):
                    for who, chosen in (*done, (seat, last)):
                        twin.apply(who, "choose", chosen, f"id-{twin.number}")
                for reader in set(table.versions) - {seat}:
                    if encode(twins[0].playing.view(reader)) == encode(twins[1].playing.view(reader)):
                        assert taken_along(twins[0], reader) == taken_along(twins[1], reader)
                        compared += 1
            done.append((seat, option))
            table.apply(seat, "choose", option, f"id-{len(done)}")
    assert compared > 6


@pytest.mark.parametrize("module", ["menace", "advisors"])
def test_how_much_is_planned_unseen_and_in_which_order_is_in_nothing_that_others_take_along(module):
    compared = 0
    for nth, (table, done) in enumerate(veiled_moments(module)):
        dice = Dice(nth)
        planned = {seat: plan(table_after(table, done), seat, dice) for seat in (0, 1)}
        first, last, alone = (
            table_after(table, [*done, *some])
            for some in (planned[0] + planned[1], planned[1] + planned[0], planned[1])
        )
        if len({twin.playing.position.veil() for twin in (table, first, last, alone)}) == 1:
            for reader in (0, 1, SPECTATOR):
                assert taken_along(first, reader) == taken_along(last, reader)
            assert taken_along(alone, 1) == taken_along(first, 1)
            compared += len(planned[0]) > 1
        if compared == 2:
            break
    assert compared == 2


def table_after(table: Table, done: list[tuple[int, str]]) -> Table:
    """The same table as it was dealt, after some choices."""
    twin = table_of(table.game_name, table.options, table.seed or "")
    for seat, option in done:
        twin.apply(seat, "choose", option, f"id-{twin.number}")
    return twin


def plan(table: Table, seat: int, dice: Dice) -> list[tuple[int, str]]:
    """Some choices that a seat makes unseen, as long as it is asked."""
    made: list[tuple[int, str]] = []
    while table.playing.position.is_open(seat) and len(made) < 5:
        options = list(table.playing.position.options_of(seat))
        made.append((seat, table.game.notation(options[dice.below(len(options))])))
        table.apply(seat, "choose", made[-1][1], f"id-{table.number}")
    return made
