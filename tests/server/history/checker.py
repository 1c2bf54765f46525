"""Holds what people sent and saw against the journals: every promise of the server is a check here."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from courtyard.engine.terms import SPECTATOR
from courtyard.engine.trouble import Trouble
from tests.server.history.journals import Course, Journal, Moments, Wanted, walk
from tests.server.history.record import (
    Acknowledged,
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

FOR_GOOD = {"stale", "illegal-option", "game-over"}
"""A client with this answer will not find its choice in the journal: a version never comes back."""
EXPECTED = FOR_GOOD | {
    "not-your-turn",
    "nothing-to-undo",
    "undo-asked",
    "undo-declined",
    "no-undo-request",
    "too-many-changes",
    "not-stored",
    "shutting-down",
    "too-fast",
}
"""The answers a correct player may get while faults are injected."""
BOT_ID = "bot:"
SLACK = 0.05
"""The tolerance in seconds of a process's recorded start and end."""


@dataclass(frozen=True)
class Finding:
    """A promise that was not kept."""

    check: str
    table: str
    text: str

    def __str__(self) -> str:
        return f"{self.check}: {self.text} (table {self.table})"


def check(history: History, journals: dict[str, Journal]) -> list[Finding]:
    """Give everything that is not as it was promised."""
    events: dict[str, list[Event]] = defaultdict(list)
    for event in history.events:
        events[event.table].append(event)
    findings = [Finding("complaints", "-", complaint) for complaint in history.complaints]
    for table, happened in events.items():
        if table not in journals:
            findings.append(Finding("lost", table, "the table is gone"))
            continue
        spans = joined(history.served)
        findings += check_table(table, happened, journals[table], spans, history.ended)
    return findings


def check_table(
    table: str, events: list[Event], journal: Journal, served: list[Span], ended: float
) -> list[Finding]:
    """Check one table; where its journal cannot be played again, only what needs no game."""
    findings = [*check_choices(events, journal), *check_numbers(journal), *check_codes(events)]
    try:
        course, moments = walk(journal, wanted_by(events))
    except Trouble as trouble:
        findings.append(("legal", f"the journal cannot be played again: {trouble}"))
    else:
        findings += check_versions(journal)
        findings += check_consent(events, journal)
        findings += check_prefixes(events, moments, course)
        findings += check_end(events, course, journal)
        findings += check_clocks(course, journal, served, ended)
    return [Finding(name, table, text) for name, text in findings]


Flaws = Iterator[tuple[str, str]]


def reader_of(event: Event) -> int:
    return SPECTATOR if event.seat is None else event.seat


def wanted_by(events: list[Event]) -> Wanted:
    wanted: Wanted = defaultdict(set)
    for event in events:
        if isinstance(event, Seen):
            wanted[reader_of(event)].add(event.version)
    return wanted


# Choices and answers.


def check_choices(events: list[Event], journal: Journal) -> Flaws:
    """Acknowledged choices are in the journal once, others at most once, refused ones never."""
    kept: dict[tuple[int, str], list[int]] = defaultdict(list)
    for deed in journal.deeds:
        kept[deed["seat"], deed["id"]].append(deed["version"])
    for (seat, id_), versions in kept.items():
        if len(versions) > 1:
            yield "twice", f"choice {id_} of seat {seat} is in the journal {len(versions)} times"
    answers: dict[tuple[int | None, str], set[int]] = defaultdict(set)
    for event in events:
        if isinstance(event, Acknowledged):
            answers[event.seat, event.id].add(event.version)
    for (seat_, id_), told in answers.items():
        versions = kept.get((seat_ if seat_ is not None else -1, id_), [])
        if not versions:
            yield "lost", f"choice {id_} of seat {seat_} was acknowledged and is not in the journal"
        elif told != set(versions):
            yield (
                "answers",
                f"choice {id_} of seat {seat_} is version {versions}, told as {sorted(told)}",
            )
    refused = {
        (event.seat, event.id)
        for event in events
        if isinstance(event, Refused) and event.code in FOR_GOOD and event.seat is not None and event.id
    }
    for seat, id_ in set(kept) & refused:
        yield "refused", f"choice {id_} of seat {seat} was refused and is in the journal"
    yield from check_senders(events, journal)


def check_senders(events: list[Event], journal: Journal) -> Flaws:
    """Nothing is in the journal that nobody sent."""
    sent = {(event.seat, event.id): event for event in events if isinstance(event, Sent)}
    game = Course.begin(journal).match.game
    people = set(journal.people)
    for deed in journal.deeds:
        seat, id_ = deed["seat"], deed["id"]
        wish = sent.get((seat, id_))
        if seat not in people:
            is_known = id_.startswith(BOT_ID)
        else:
            option = None if wish is None or wish.option is None else game.notation(wish.option)
            is_known = wish is not None and (wish.deed, option) == (deed["deed"], deed["option"])
        if not is_known:
            yield "invented", f"deed {deed['number']} of seat {seat} ({id_}) was sent by nobody"


def check_numbers(journal: Journal) -> Flaws:
    numbers = [deed["number"] for deed in journal.deeds]
    if numbers != list(range(len(numbers))):
        missing = sorted(set(range(max(numbers) + 1)) - set(numbers))
        yield "numbers", f"the numbers of deeds are not dense: {missing[:5]} of {len(numbers)} missing"


def check_codes(events: list[Event]) -> Flaws:
    counted = Counter(event.code for event in events if isinstance(event, Refused))
    for code in sorted(set(counted) - EXPECTED):
        yield "codes", f"{code} was answered {counted[code]} times"


# Undoing what has passed on.


def check_consent(events: list[Event], journal: Journal) -> Flaws:
    """A turn that has passed on is undone when all agreed who had to move, and then it is."""
    replies = {(event.seat, event.id): event for event in events if isinstance(event, Replied)}
    heard = {(event.seat, event.id): event for event in events if isinstance(event, Heard)}
    agreed = {(event.seat, event.version) for event in replies.values() if event.agree}
    declined = {
        (event.seat, event.version) for key, event in replies.items() if key in heard and not event.agree
    }
    undone: set[tuple[int | None, int]] = set()
    course = Course.begin(journal)
    for deed in journal.deeds:
        asked = course.asked_by(deed, journal.people)
        for seat in asked:
            known = seat, course.versions[seat]
            if known not in agreed:
                yield "consent", f"deed {deed['number']} undoes what seat {seat} did not agree to"
            if known in declined:
                yield "consent", f"deed {deed['number']} undoes what seat {seat} declined"
        course.follow(deed)
        undone |= {(seat, course.versions[seat]) for seat in asked}
    for (seat, id_), event in heard.items():
        reply = replies.get((seat, id_))
        if reply is not None and event.version > reply.version and (seat, event.version) not in undone:
            yield "lost", f"seat {seat} was told by {id_} that a turn is undone, and it is not"


# What was seen.


def check_versions(journal: Journal) -> Flaws:
    """The version kept with a deed is the seat's next one."""
    course = Course.begin(journal)
    for deed in journal.deeds:
        course.follow(deed)
        version = course.versions[deed["seat"]]
        if deed["version"] != version:
            number, kept = deed["number"], deed["version"]
            yield "versions", f"deed {number} made version {version} of seat {deed['seat']}, kept is {kept}"
            return


def check_prefixes(events: list[Event], moments: Moments, course: Course) -> Flaws:
    """Everybody sees the journal as it was at some moment, and never an earlier one later.

    Whoever was told that a choice is kept never sees a state without it again.
    """
    reached: dict[str, int] = defaultdict(int)
    told: dict[str, int] = defaultdict(int)
    for event in events:
        device = event.device
        if isinstance(event, Acknowledged):
            told[device] = max(told[device], event.version)
        elif isinstance(event, Seen):
            reader, version = reader_of(event), event.version
            possible = moments.get((reader, version), [])
            where = f"{device} saw version {version} of reader {reader}"
            if not possible:
                yield "prefix", f"{where}, and the journal ends at {course.versions[reader]}"
            elif not any(event.digest == shown for _, shown in possible):
                yield "prefix", f"{where} otherwise than the journal has it"
            elif version < told[device]:
                yield "backwards", f"{where} after version {told[device]} was acknowledged"
            else:
                numbers = [number for number, shown in possible if event.digest == shown]
                after = [number for number in numbers if number >= reached[device]]
                if not after:
                    yield "backwards", f"{where} (deed {numbers[-1]}) after deed {reached[device]}"
                reached[device] = after[0] if after else reached[device]


def check_end(events: list[Event], course: Course, journal: Journal) -> Flaws:
    """In the end everybody sees what the journal says, so does the table's row, and no bot is waited for."""
    last = {event.device: event for event in events if isinstance(event, Seen)}
    for device, event in last.items():
        reader = reader_of(event)
        if event.digest != digest(course.shown(reader)):
            version = course.versions[reader]
            yield "last", f"{device} saw version {event.version} last, the journal ends at {version}"
    row, match = journal.table, course.match
    bots = {seat["seat"] for seat in journal.seats if seat["kind"] == "bot"}
    expected = ("over" if match.is_over else "playing", course.letters, bool(bots & set(match.open_seats)))
    if (row["stage"], row["deciding"], bool(row["bots_due"])) != expected:
        yield "course", f"the table is {row['stage']} with {row['deciding']!r} to choose, not {expected}"
    if bots & set(match.open_seats):
        yield "asleep", "a bot must choose and does not"
    if journal.results != (len(journal.seats) if match.is_over else 0):
        yield "results", f"there are {journal.results} results of {len(journal.seats)} seats"


# Clocks.


def joined(spans: list[Span]) -> list[Span]:
    """Give the times in which anybody served."""
    whole: list[Span] = []
    for span in sorted(spans, key=lambda span: span.began):
        if whole and span.began <= whole[-1].ended:
            whole[-1] = Span(whole[-1].began, max(whole[-1].ended, span.ended))
        else:
            whole.append(span)
    return whole


def check_clocks(course: Course, journal: Journal, served: list[Span], ended: float) -> Flaws:
    """People used no more time, all together, than they had to choose in while somebody served."""
    clock = journal.table["agreement"].get("clock", {})
    if clock.get("kind") != "live":
        return
    used = 0.0
    for seat in journal.people:
        row = journal.seats[seat]
        used += clock["bank"] - (row["left"] if row["due_at"] is None else row["due_at"] - ended)
    people = set(journal.people)
    turns = [
        (Span(begin, end), len(people & set(seats)))
        for (begin, seats), (end, _) in pairwise([*course.deciding, (ended, [])])
    ]
    most = sum(count * overlap(turn, span) for turn, count in turns for span in served)
    if used > most + SLACK * (len(served) + 1):
        yield "clock", f"people used {used:.1f} s, and were to choose and served for {most:.1f} s"


def overlap(one: Span, other: Span) -> float:
    return max(0.0, min(one.ended, other.ended) - max(one.began, other.began))
