"""The coach of a lesson: what is said to the learner now, and what another choice would have led to.

The coach's words follow from the choices of the match alone, so that a lesson goes on wherever it was left,
and a choice that is taken back takes back what was said after it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.engine.position import DISCLOSED, GROUND, LIFTED, LOWERED, Position
from courtyard.engine.terms import Decision, Event, OptionText
from courtyard.server.tables.lesson_script import LEARNER, Aim, Patterns, Remark, read
from courtyard.server.tables.lesson_steps import Steps, chapter_of, steps_at

LONGEST_DETOUR = 3
"""Questions between, over which the coach looks on the way to an aim."""
LONGEST_TURN = 40
FEW = 3
MOST_COMPARED = 3
"""Other choices among which the coach looks for one that leads elsewhere."""
IMAGINED = 3
"""Positions that agree with what the learner knows; a reason says only what is so in all of them."""
BEST = "best"
"""As advice: the option that the game's own judgement finds best."""

Lines = tuple[Saying, ...]


@dataclass(frozen=True)
class LookBack:
    """Outcome of the learner's last turn, and of another choice."""

    chosen: Saying
    led: Lines
    instead: Saying
    would: Lines
    is_advice: bool
    """Whether the other choice was what the coach had advised."""


@dataclass(frozen=True)
class Outcome:
    """Outcome of the advised choice in this turn, and of the best other one."""

    led: Lines
    instead: Saying
    would: Lines


@dataclass(frozen=True)
class Coaching:
    """The coach's words to the learner now."""

    moment: int
    """How many choices the learner has made."""
    remarks: tuple[Remark, ...]
    advice: OptionText | None
    look_back: LookBack | None
    met: frozenset[str]
    """Topics that were met by now, with those of the remarks."""
    steps: Steps
    reason: Outcome | None = None
    """Why the advice is better."""


def fits(text: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


@dataclass
class Course:
    """A lesson so far, as it follows from the choices."""

    match: Match
    said: set[str] = field(default_factory=set)
    met: set[str] = field(default_factory=set)
    moment: int = 0
    step: int = 1
    """The step of the lesson that comes next, if every page was foreseen."""
    heard: int = 0
    """The number of events when the learner chose last."""
    chosen: str = ""
    seen: list[str] = field(default_factory=list)
    mark: "Mark | None" = None
    look_back: LookBack | None = None
    reason: tuple[int, Outcome | None] | None = None
    """The last one that was looked for, and after how many choices of the match."""

    @property
    def known(self) -> frozenset[str]:
        """Topics that were met and remarks that were made."""
        return frozenset(self.met | self.said)


@dataclass
class Mark:
    """A choice of the learner whose turn is told to its end, and the other one beside it."""

    before: Position
    known: frozenset[str]
    heard: int
    chosen: Saying
    other: OptionText
    is_advice: bool
    own: list[int] = field(default_factory=list)
    """The learner's later choices in the same turn."""


class Coach:
    """Follows one match, and says what is to be said to the learner."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.script = read(game)
        self.course: Course | None = None

    def follow(self, match: Match) -> Coaching:
        """Give what is to be said now; choices that were taken back are as if they had never been."""
        course = self.course
        known = course.match.choices if course else []
        if course is None or match.choices[: len(known)] != known:
            course = Course(Match(self.game, match.options, match.seed, match.own, match.written))
            self.course, known = course, []
        for seat, option in match.choices[len(known) :]:
            if seat == LEARNER:
                self.let_choose(course, option)
            else:
                course.match.choose(seat, option)
                course.seen.append(self.game.notation(option))
        now = self.coaching(course)
        choices = len(match.choices)
        if course.reason is None or course.reason[0] != choices:
            course.reason = (choices, self.reason(course, now))
        return replace(now, reason=course.reason[1])

    # The course of the lesson.

    def let_choose(self, course: Course, option: int) -> None:
        """Let the learner choose; all that was due before counts as said."""
        now = self.coaching(course)
        match = course.match
        decision = match.decision(LEARNER)
        if course.mark and decision.kind not in self.script.turns:
            course.mark.own.append(option)
        else:
            course.mark = self.marked(course, decision, now, option)
        course.said |= {remark.id for remark in now.remarks}
        course.met |= now.met
        course.moment += 1
        course.step = now.steps.last + 1
        course.heard = len(match.log(LEARNER))
        course.chosen = self.game.notation(option)
        course.seen = []
        course.look_back = None
        match.choose(LEARNER, option)
        if course.mark and self.has_turn_ended(match.fork()):
            course.look_back = self.looked_back(match, course.mark)
            course.mark = None

    def marked(self, course: Course, decision: Decision, now: Coaching, option: int) -> Mark | None:
        """Mark a choice against the advice, or one of several that are told beside each other."""
        texts = {text.option: text for text in decision.options}
        other = now.advice or self.compared(course.match.fork(), decision, now, option)
        if other is None or other.option == option:
            return None
        match = course.match
        before, heard = match.fork(), len(match.log(LEARNER))
        is_advice = now.advice is not None
        return Mark(before, course.known, heard, texts[option].message, other, is_advice)

    def compared(
        self, position: Position, decision: Decision, now: Coaching, option: int
    ) -> OptionText | None:
        """Give what is told beside a choice; of many ways only a better one is worth telling."""
        patterns = [pattern for remark in now.remarks for pattern in remark.compare]
        equals = [text for text in decision.options if fits(text.notation, patterns)]
        best = self.best(position)
        if option not in [text.option for text in equals] or (option == best and len(equals) > FEW):
            return None
        equals.sort(key=lambda text: text.option != best)
        return next((text for text in equals if text.option != option), None)

    def has_turn_ended(self, position: Position) -> bool:
        if not position.is_open(LEARNER):
            return True
        return self.game.decision(position, LEARNER).kind in self.script.turns

    def looked_back(self, match: Match, mark: Mark) -> LookBack | None:
        led = self.lines_of(match.fork(), match.log(LEARNER)[mark.heard :])
        own = None if mark.is_advice else mark.own
        would = self.consequences_of(mark.before, mark.other.option, mark.known, own)
        if led == would:
            return None
        led, would = differing(led, would)
        return LookBack(mark.chosen, led, mark.other.message, would, mark.is_advice)

    def lines_of(self, position: Position, events: Sequence[Event]) -> Lines:
        """Put what happened in the learner's turn into lines, up to what ends it or was hidden."""
        lines = list[Saying]()
        for event in events:
            if event[0] == GROUND:
                continue
            if event[0] in (LOWERED, LIFTED, DISCLOSED) or self.name(event) in self.script.ends:
                break
            line = self.game.log_line(position, event, LEARNER)
            if line is not None:
                lines.append(line)
        return tuple(lines)

    def consequences_of(
        self, before: Position, option: int, known: frozenset[str], own: Sequence[int] | None
    ) -> Lines:
        """Tell the turn as it would be after a choice.

        It goes on with the learner's own choices, where they can be made; without any, as the coach leads.
        """
        position = before.copy()
        position.records_events = True
        position.take_events()
        position.choose(LEARNER, option)
        rest = list(own or ())
        for _ in range(LONGEST_TURN):
            if self.has_turn_ended(position):
                break
            decision = self.game.decision(position, LEARNER)
            wished = self.advise(position, decision, known)[1] if own is None else None
            if rest:
                wished = rest.pop(0)
            offered = [text.option for text in decision.options]
            position.choose(LEARNER, wished if wished in offered else self.best(position))
        numbers = position.take_events()
        return self.lines_of(position, [Event(numbers[n : n + 4]) for n in range(0, len(numbers), 4)])

    def foreseen(
        self, imagined: Sequence[Position], option: int, known: frozenset[str], own: Sequence[int] | None
    ) -> Lines:
        """Tell what a choice leads to whatever the learner does not see."""
        first, *others = [self.consequences_of(position, option, known, own) for position in imagined]
        return tuple(line for line in first if all(line in lines for lines in others))

    def reason(self, course: Course, now: Coaching) -> Outcome | None:
        """Give what the advice leads to beside the best other choice that leads elsewhere.

        It follows from what the learner can see: nothing is told of hands, hidden cards or luck to come.
        """
        if now.advice is None:
            return None
        match, known = course.match, course.known
        view = match.view(LEARNER)
        imagined = [self.game.sample(view, Dice(nth)) for nth in range(IMAGINED)]
        led = self.foreseen(imagined, now.advice.option, known, None)
        texts = {text.option: text for text in match.decision(LEARNER).options}
        options = [int(option) for option in imagined[0].options_of(LEARNER)]
        worths = dict(zip(options, self.game.judgement.weigh(imagined[0], LEARNER), strict=True))
        others = [option for option in options if option in texts and option != now.advice.option]
        others.sort(key=lambda option: -worths[option])
        for option in others[:MOST_COMPARED]:
            would = self.foreseen(imagined, option, known, ())
            if would != led:
                led, would = differing(led, would)
                return Outcome(led, texts[option].message, would)
        return None

    # What is due now.

    def coaching(self, course: Course) -> Coaching:
        match = course.match
        position = match.fork()
        decision = match.decision(LEARNER) if match.is_open(LEARNER) else None
        led_to, option = self.advise(position, decision, course.known) if decision else (None, None)
        happened = [
            (f"{self.name(event)} {event[2]} {event[3]}", event[1] == LEARNER)
            for event in match.log(LEARNER)[course.heard :]
            if event[0] >= 0
        ]
        due = list[Remark]()
        for remark in self.script.remarks:
            is_due = remark.id not in course.said and self.is_due(remark, course, decision, led_to)
            is_new = not any(other.id in remark.unless or other.topic in remark.unless for other in due)
            if is_due and is_new and (not remark.happened or has_happened(remark, happened)):
                due.append(remark)
        texts = decision.options if decision else ()
        advised = [text for remark in reversed(due) for text in self.recommended(position, texts, remark)]
        advice = next((text for text in texts if text.option == option), None)
        if advised or any(remark.compare for remark in due):
            advice = advised[0] if advised else None
        met = course.met | {remark.topic for remark in due if remark.topic}
        chapter = chapter_of(self.game.chapter(match.view(LEARNER)))
        shown = pages(due, course.look_back)
        steps = steps_at(self.script.steps, chapter, course.step, shown, match.is_over)
        return Coaching(course.moment, tuple(due), advice, course.look_back, frozenset(met), steps)

    def is_due(self, remark: Remark, course: Course, decision: Decision | None, led_to: str | None) -> bool:
        if remark.over is not None and remark.over != course.match.is_over:
            return False
        if remark.asked and (decision is None or decision.kind not in remark.asked):
            return False
        if remark.prompt and (decision is None or decision.prompt.id not in remark.prompt):
            return False
        options = decision.options if decision else ()
        refusals = decision.refusals if decision else ()
        return (
            is_time(remark, course.known)
            and (not remark.offered or any(fits(text.notation, remark.offered) for text in options))
            and (not remark.refused or any(fits(text.notation, remark.refused) for text in refusals))
            and (not remark.chosen or fits(course.chosen, remark.chosen))
            and (not remark.seen or any(fits(notation, remark.seen) for notation in course.seen))
            and (remark.aim is None or remark.aim == led_to)
        )

    # Advice.

    def recommended(
        self, position: Position, texts: Sequence[OptionText], remark: Remark
    ) -> list[OptionText]:
        """Give the options that go with a remark, the best first."""
        if remark.advice == (BEST,) and texts:
            best = self.best(position)
            return unwarned(text for text in texts if text.option == best)
        return unwarned(ordered(texts, remark.advice))

    def advise(
        self, position: Position, decision: Decision, known: frozenset[str]
    ) -> tuple[str | None, int | None]:
        """Give what the coach leads to now, and its next step there."""
        for aim in self.script.aims:
            if aim.topic not in known and is_time(aim, known):
                option = self.first_step(position, decision, aim.path)
                if option is not None:
                    return aim.topic, option
        return None, None

    def first_step(self, position: Position, decision: Decision, path: Patterns) -> int | None:
        """Give the option that begins the way, or the rest of it, where it can be gone to its end."""
        for nth, step in enumerate(path):
            matching = [] if step.startswith("!") else ordered(decision.options, step.split("|"))
            for text in unwarned(matching):
                after = position.copy()
                after.choose(LEARNER, text.option)
                if self.can_go(after, path[nth + 1 :]):
                    return text.option
            if matching:
                return None
        return None

    def can_go(self, position: Position, path: Patterns) -> bool:
        """Tell whether the learner can go the rest of the way in this turn."""
        detour = 0
        while path:
            if not position.is_open(LEARNER):
                return False
            decision = self.game.decision(position, LEARNER)
            step = path[0]
            if step.startswith("!"):
                if ordered(decision.options, step[1:].split("|")):
                    return False
                path = path[1:]
                continue
            matching = ordered(decision.options, step.split("|"))
            if matching:
                advisable = unwarned(matching)
                if not advisable:
                    return False
                position.choose(LEARNER, advisable[0].option)
                path = path[1:]
            elif decision.kind in self.script.turns or detour == LONGEST_DETOUR:
                return False
            else:
                position.choose(LEARNER, self.best(position))
                detour += 1
        return True

    def best(self, position: Position) -> int:
        return int(self.game.judgement.best(position, LEARNER, Dice(0)))

    def name(self, event: Event) -> str:
        return self.game.event_names[event[0]] if event[0] >= 0 else ""


def is_time(of: Remark | Aim, known: frozenset[str]) -> bool:
    return known.issuperset(of.after) and known.isdisjoint(of.unless)


def has_happened(remark: Remark, happened: Iterable[tuple[str, bool]]) -> bool:
    patterns = [pattern if " " in pattern else f"{pattern} *" for pattern in remark.happened]
    return any(fits(told, patterns) and remark.mine in (None, mine) for told, mine in happened)


def differing(one: Lines, other: Lines) -> tuple[Lines, Lines]:
    """Leave out what two tellings have in common; of one that has nothing else, all is told."""
    rest, common = list(other), list[Saying]()
    for line in one:
        if line in rest:
            rest.remove(line)
            common.append(line)
    return without(one, common), without(other, common)


def without(lines: Lines, common: Sequence[Saying]) -> Lines:
    rest, left_out = list[Saying](), list(common)
    for line in lines:
        if line in left_out:
            left_out.remove(line)
        else:
            rest.append(line)
    return tuple(rest) or lines


def pages(remarks: Sequence[Remark], back: LookBack | None) -> int:
    """Count the pages that there are to read."""
    return len(remarks) + (back is not None)


def unwarned(texts: Iterable[OptionText]) -> list[OptionText]:
    """Leave out what the table warns of: the coach never advises it."""
    return [text for text in texts if text.warning is None]


def ordered(texts: Iterable[OptionText], patterns: Iterable[str]) -> list[OptionText]:
    """Give the options that fit, those of the first pattern first."""
    options = list(texts)
    return [text for pattern in patterns for text in options if fnmatchcase(text.notation, pattern)]
