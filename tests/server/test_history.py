"""The history test: people play through a bad network while everything is killed, and no promise is broken.

First the checker is shown histories in which one is broken by hand, then servers that break one, and then the
server as it is. Longer: `python -m tests.server.history --seconds 600`, or COURTYARD_HISTORY_SECONDS=600.
"""

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.terms import SPECTATOR
from tests.server.history.checker import check
from tests.server.history.faults import FAULTS
from tests.server.history.journals import Course, Journal
from tests.server.history.nemesis import Rage
from tests.server.history.ordeal import PARTIES, Outcome, Trial, complaints_of, endure
from tests.server.history.processes import ROOT
from tests.server.history.record import (
    Acknowledged,
    Asked,
    Came,
    Event,
    Heard,
    History,
    Refused,
    Replied,
    Seen,
    Sent,
    Span,
    digest,
)

SECONDS = float(os.environ.get("COURTYARD_HISTORY_SECONDS", "15"))
SEED = os.environ.get("COURTYARD_HISTORY_SEED", "1")
BEGAN = 1_800_000_000.0
BANK = 300

# Histories made by hand.


class Tale:
    """A game for two in which every second somebody chooses, all goes well, and all is recorded.

    Seat 0 is a person with a clock, who takes back now and then; seat 1 is another, or a bot. Of the opening
    nobody saw anything: in It’s a Wonderful Kingdom both choose at once only later.
    """

    def __init__(self, game: str = "kingdom", opening: int = 36, deeds: int = 12, bot: bool = False) -> None:
        table: dict[str, Any] = {"id": "t", "game": game, "seed": "7", "options": {"players": 2}}
        table |= {"created": BEGAN, "agreement": {"clock": {"kind": "live", "bank": BANK, "increment": 0}}}
        kinds = ("person", "bot" if bot else "person")
        seats = [{"table": "t", "seat": seat, "kind": kind} for seat, kind in enumerate(kinds)]
        self.journal = Journal(table, seats, [])
        whole = opening + deeds
        self.history = History(served=[Span(BEGAN, BEGAN + whole + 2)], ended=BEGAN + whole + 1)
        self.course = Course.begin(self.journal)
        self.used = [0.0, 0.0]
        self.dice = Dice(3)
        self.is_seen = False
        for _ in range(opening):
            self.choose()
        self.is_seen = True
        for reader in (0, 1, SPECTATOR):
            self.add(reader, Came)
            self.see(reader)
        for _ in range(deeds):
            self.choose()
        self.end()

    @property
    def at(self) -> float:
        return BEGAN + len(self.journal.deeds)

    def add(self, reader: int, kind: type[Event], *what: Any) -> None:
        seat = None if reader == SPECTATOR else reader
        self.history.add(kind(self.at, f"d{reader}", "t", seat, *what))

    def see(self, reader: int) -> None:
        if self.is_seen:
            self.add(reader, Seen, self.course.versions[reader], digest(self.course.shown(reader)))

    def choose(self) -> None:
        """Let somebody choose or take back, and everybody see it whom it concerns."""
        match, number = self.course.match, len(self.journal.deeds)
        due = match.open_seats
        seat = due[self.dice.below(len(due))]
        before = dict(self.course.versions)
        deed, option = "undo", None
        if number % 7 != 6 or not match.can_undo(seat):
            options = list(match.position.options_of(seat))
            deed, option = "choose", int(options[self.dice.below(len(options))])
        is_bot = self.journal.seats[seat]["kind"] == "bot"
        id_ = f"bot:{number}" if is_bot else f"c{number}"
        if not is_bot:
            self.add(seat, Sent, id_, deed, option, before[seat])
        notation = None if option is None else match.game.notation(option)
        row = {"table": "t", "number": number, "seat": seat, "deed": deed, "option": notation, "id": id_}
        self.journal.deeds.append({**row, "at": self.at + 1})
        for other in due:
            self.used[other] += 1
        self.course.follow(self.journal.deeds[-1])
        self.journal.deeds[-1]["version"] = self.course.versions[seat]
        if not is_bot:
            self.add(seat, Acknowledged, id_, self.course.versions[seat])
        for reader in (0, 1, SPECTATOR):
            if self.course.versions[reader] != before[reader] or due != match.open_seats:
                self.see(reader)

    def end(self) -> None:
        """Write down what the store has beside the deeds."""
        match, journal = self.course.match, self.journal
        journal.table |= {"stage": "playing", "deciding": self.course.letters}
        bots = [seat["seat"] for seat in journal.seats if seat["kind"] == "bot"]
        journal.table["bots_due"] = bool(set(bots) & set(match.open_seats))
        for seat in journal.seats:
            left = BANK - self.used[seat["seat"]]
            is_due = seat["seat"] in match.open_seats
            seat |= {"left": None if is_due else left, "due_at": self.at + left if is_due else None}

    def found(self) -> set[str]:
        return {finding.check for finding in check(self.history, {"t": self.journal})}

    def events(self, kind: type[Event]) -> list[int]:
        """Tell where events of a kind stand in the history."""
        return [nth for nth, event in enumerate(self.history.events) if type(event) is kind]

    def change(self, nth: int, **values: Any) -> None:
        self.history.events[nth] = replace(self.history.events[nth], **values)


@pytest.mark.parametrize("game", ["gugong", "kingdom"])
@pytest.mark.parametrize("bot", [False, True])
def test_a_history_in_which_all_went_well_has_no_findings(game, bot):
    tale = Tale(game, 36, 24, bot)
    while tale.journal.table["bots_due"]:
        tale.choose()
        tale.end()
    tale.history.ended = tale.at + 1
    tale.history.served = [Span(BEGAN, tale.at + 2)]
    assert [str(finding) for finding in check(tale.history, {"t": tale.journal})] == []
    assert {deed["deed"] for deed in tale.journal.deeds} == {"choose", "undo"}


def acknowledged_and_lost(tale: Tale) -> None:
    tale.journal.deeds.pop()


def table_lost(tale: Tale) -> None:
    tale.history.add(Came(BEGAN, "d9", "another table", None))


def kept_twice(tale: Tale) -> None:
    tale.journal.deeds.append({**tale.journal.deeds[-1], "number": len(tale.journal.deeds)})


def kept_twice_under_another_id(tale: Tale) -> None:
    tale.journal.deeds.append({**tale.journal.deeds[-1], "number": len(tale.journal.deeds), "id": "c-2"})


def number_left_out(tale: Tale) -> None:
    tale.journal.deeds[-1]["number"] += 1


def answered_with_another_version(tale: Tale) -> None:
    nth = tale.events(Acknowledged)[3]
    tale.change(nth, version=tale.history.events[nth].version + 1)


def answered_differently_the_second_time(tale: Tale) -> None:
    first = tale.history.events[tale.events(Acknowledged)[0]]
    tale.history.add(replace(first, at=tale.at, version=first.version + 1))


def refused_and_kept(tale: Tale) -> None:
    sent = tale.history.events[tale.events(Sent)[-1]]
    tale.history.add(Refused(tale.at, sent.device, "t", sent.seat, sent.id, "stale"))


def other_option_kept(tale: Tale) -> None:
    nth = next(nth for nth in tale.events(Sent) if tale.history.events[nth].deed == "choose")
    tale.change(nth, option=tale.history.events[nth].option + 1)


def sent_by_nobody(tale: Tale) -> None:
    id_ = tale.journal.deeds[-1]["id"]
    tale.history.events = [event for event in tale.history.events if getattr(event, "id", "") != id_]


def version_not_dense(tale: Tale) -> None:
    tale.journal.deeds[-1]["version"] += 1


def other_view_shown(tale: Tale) -> None:
    tale.change(tale.events(Seen)[8], digest="another")


def version_ahead_of_the_journal(tale: Tale) -> None:
    tale.change(tale.events(Seen)[-1], version=1000)


def view_of_another_version(tale: Tale) -> None:
    public = [nth for nth in tale.events(Seen) if tale.history.events[nth].seat is None]
    tale.change(public[-1], digest=tale.history.events[public[-2]].digest)


def older_state_shown_after_a_newer_one(tale: Tale) -> None:
    public = [nth for nth in tale.events(Seen) if tale.history.events[nth].seat is None]
    old = tale.history.events[public[0]]
    tale.history.events.insert(public[-1], replace(old, at=tale.at))


def own_choice_not_seen_after_its_acknowledgement(tale: Tale) -> None:
    done = tale.events(Acknowledged)[-1]
    before = [nth for nth in tale.events(Seen) if nth < done]
    own = [tale.history.events[nth] for nth in before if tale.history.events[nth].seat is not None]
    device = tale.history.events[done].device
    last = [event for event in own if event.device == device][-1]
    tale.history.events.insert(done + 1, last)


def last_state_never_shown(tale: Tale) -> None:
    del tale.history.events[tale.events(Seen)[-1]]


def row_behind_the_journal(tale: Tale) -> None:
    tale.journal.table["deciding"] = "" if tale.journal.table["deciding"] else "a"


def results_of_a_game_that_goes_on(tale: Tale) -> None:
    tale.journal.results = 2


def clock_ran_while_nobody_served(tale: Tale) -> None:
    whole = tale.history.served[0]
    tale.history.served = [Span(whole.began, whole.began + 8), Span(whole.ended - 8, whole.ended)]


def unknown_code(tale: Tale) -> None:
    tale.history.add(Refused(tale.at, "d0", "t", 0, None, "unknown-table"))


def process_complained(tale: Tale) -> None:
    tale.history.complaints.append("Traceback")


BROKEN: list[tuple[Callable[[Tale], None], str]] = [
    (acknowledged_and_lost, "lost"),
    (table_lost, "lost"),
    (kept_twice, "twice"),
    (kept_twice_under_another_id, "invented"),
    (number_left_out, "numbers"),
    (answered_with_another_version, "answers"),
    (answered_differently_the_second_time, "answers"),
    (refused_and_kept, "refused"),
    (other_option_kept, "invented"),
    (sent_by_nobody, "invented"),
    (version_not_dense, "versions"),
    (other_view_shown, "prefix"),
    (version_ahead_of_the_journal, "prefix"),
    (view_of_another_version, "prefix"),
    (older_state_shown_after_a_newer_one, "backwards"),
    (own_choice_not_seen_after_its_acknowledgement, "backwards"),
    (last_state_never_shown, "last"),
    (row_behind_the_journal, "course"),
    (results_of_a_game_that_goes_on, "results"),
    (clock_ran_while_nobody_served, "clock"),
    (unknown_code, "codes"),
    (process_complained, "complaints"),
]


@pytest.mark.parametrize(("spoil", "name"), BROKEN, ids=[spoil.__name__ for spoil, _ in BROKEN])
def test_the_checker_finds_what_is_wrong_with_a_history(spoil, name):
    tale = Tale()
    spoil(tale)
    assert name in tale.found()


def test_the_checker_finds_a_journal_that_cannot_be_played_again():
    tale = Tale("gugong", 0, 8)
    tale.journal.deeds.insert(3, tale.journal.deeds[4])
    assert "legal" in tale.found()


def passed_on() -> tuple[Tale, int]:
    """A tale in which a turn has passed on that could still be undone; give whose it was."""
    tale = Tale("gugong", 0, 0)
    for _ in range(200):
        tale.choose()
        match = tale.course.match
        for seat in (0, 1):
            if seat not in match.open_seats and match.can_undo(seat) and not match.position.veil():
                return tale, seat
    raise AssertionError("no turn passed on that could be undone")


def undo_passed_on(tale: Tale, seat: int, agree: bool | None, is_undone: bool = True) -> None:
    """Let a seat ask to undo, another answer or not, and it be undone or not."""
    number, other = len(tale.journal.deeds), 1 - seat
    known = tale.course.versions[other]
    tale.add(seat, Sent, "please", "undo", None, tale.course.versions[seat])
    tale.add(seat, Asked, "please")
    if agree is not None:
        tale.add(other, Replied, "reply", known, agree)
        tale.add(other, Heard, "reply", known + agree)
    if is_undone:
        row = {"table": "t", "number": number, "seat": seat, "deed": "undo", "option": None, "id": "please"}
        tale.journal.deeds.append({**row, "at": tale.at + 1, "version": tale.course.versions[seat] + 1})
        tale.course.follow(tale.journal.deeds[-1])
        for reader in (0, 1, SPECTATOR):
            tale.see(reader)
    tale.end()
    tale.history.ended = tale.at + 1
    tale.history.served = [Span(BEGAN, tale.at + 2)]


@pytest.mark.parametrize(
    ("agree", "is_undone", "found"),
    [
        (True, True, set()),
        (False, False, set()),
        (None, False, set()),
        (None, True, {"consent"}),
        (False, True, {"consent"}),
        (True, False, {"lost"}),
    ],
)
def test_the_checker_finds_what_was_undone_without_consent(agree, is_undone, found):
    tale, seat = passed_on()
    undo_passed_on(tale, seat, agree, is_undone)
    assert tale.found() == found


def test_the_checker_finds_a_bot_that_is_waited_for_in_vain():
    tale = Tale("gugong", 0, 8, bot=True)
    while not tale.journal.table["bots_due"]:
        tale.choose()
        tale.end()
    assert "asleep" in tale.found()


def test_what_was_not_acknowledged_may_be_in_the_journal_or_not():
    tale = Tale()
    gone = tale.events(Acknowledged)[-1]
    del tale.history.events[gone]
    tale.add(0, Sent, "never-kept", "choose", 1, 3)
    assert tale.found() == set()


def test_of_what_processes_say_only_the_unthought_of_is_a_complaint():
    usual = '{"level": "error", "event": "store-fails"}'
    python = ["Traceback (most recent call last):", '  File "lib/multiprocessing/spawn.py"', "EOFError"]
    unthought = '{"level": "error", "event": "Task exception was never retrieved"}'
    assert complaints_of([usual, *python, '{"level": "info", "event": "started"}']) == []
    assert complaints_of([usual, unthought, "Traceback", "KeyError"]) == [unthought, "Traceback\nKeyError"]


# Servers that break a promise.

SMALL = (PARTIES[0], PARTIES[4])
QUICK = ("acknowledge-before-commit", "forget-ids", "show-another-version", "lose-last-action-at-restart")
QUICK += ("undo-without-asking", "accident-in-clocks")
ROUNDS = 5


async def found_in(name: str, folder: Path) -> set[str]:
    """Plant a fault, once more where luck was against it; give what is found."""
    found: set[str] = set()
    for nth in range(ROUNDS):
        trial = Trial(
            f"sqlite:///{folder / f'{name}-{nth}.db'}",
            folder / f"{name}-{nth}",
            seconds=10,
            seed=f"{SEED}.{nth}",
            fault=name,
            parties=SMALL,
            rage=Rage(life=(1.0, 2.0), gone=(0.0, 0.1), aimed=1.0, most_deeds=8),
            patience=10,
            is_impatient=True,
        )
        found |= {finding.check for finding in (await endure(trial)).findings}
        if found & FAULTS[name].found_by:
            break
    return found


def test_servers_that_break_a_promise_are_found_out(tmp_path):
    """The others take longer: `python -m tests.server.history --faults` plants them all."""

    async def plant() -> list[set[str]]:
        return await asyncio.gather(*(found_in(name, tmp_path) for name in QUICK))

    for name, found in zip(QUICK, asyncio.run(plant()), strict=True):
        assert found & FAULTS[name].found_by, f"{name} was not found, but {found or 'nothing'}"


def test_the_document_names_every_fault_and_every_check():
    text = (ROOT / "docs" / "history.md").read_text(encoding="utf-8")
    for name, planted in FAULTS.items():
        assert f"| `{name}` | {planted.breaks} |" in text
        assert all(f"`{check_}`" in text for check_ in planted.found_by)
    assert all(f"`{check_}`" in text for _, check_ in BROKEN)


# The server as it is.


def report(outcome: Outcome, folder: Path) -> str:
    """Give what was found and tried; the whole history lies in a file."""
    outcome.history.save(folder / "history.jsonl")
    return f"{outcome.told()}\n(the whole history: {folder / 'history.jsonl'})"


def test_no_promise_is_broken_on_sqlite_with_one_server(tmp_path):
    trial = Trial(f"sqlite:///{tmp_path / 'courtyard.db'}", tmp_path / "trial", SECONDS, SEED)
    outcome = asyncio.run(endure(trial))
    assert not outcome.findings, report(outcome, tmp_path)
    assert outcome.figures["acknowledgements"] > 0
    assert sum(outcome.figures.get(what, 0) for what in KILLS) > 0


def test_no_promise_is_broken_by_faults_of_ours_in_the_middle_of_moves(tmp_path, database):
    """At every stage of a move, of people and of bots: the table is then as the store has it."""
    trial = Trial(database, tmp_path / "trial", SECONDS, SEED, fault="accidents")
    outcome = asyncio.run(endure(trial))
    assert not outcome.findings, report(outcome, tmp_path)
    assert outcome.figures["acknowledgements"] > 0


def test_no_promise_is_broken_on_postgresql_with_two_servers_and_two_workers(tmp_path, postgres):
    trial = Trial(postgres, tmp_path / "trial", SECONDS, SEED, servers=2, workers=2)
    outcome = asyncio.run(endure(trial))
    assert not outcome.findings, report(outcome, tmp_path)
    assert outcome.figures["acknowledgements"] > 0
    assert sum(outcome.figures.get(what, 0) for what in KILLS) > 0


KILLS = ("servers killed", "servers killed around a commit")
