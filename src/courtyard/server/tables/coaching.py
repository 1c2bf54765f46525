"""The words of a lesson's coach, as a message."""

from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.server.ground.table_talk import Lesson, LookBack, Outcome, Remark, Steps, Topic
from courtyard.server.tables.coach import Coach


def lesson_of(coach: Coach, match: Match) -> Lesson:
    """Give all that the coach has to say to the learner now."""
    coaching = coach.follow(match)
    game = coach.game.name
    back, reason, steps = coaching.look_back, coaching.reason, coaching.steps
    remarks = [
        Remark(remark.id, Saying(f"{game}-lesson-{remark.id}"), list(remark.places))
        for remark in coaching.remarks
    ]
    topics = [
        Topic(topic, Saying(f"{game}-topic-{topic}"), topic in coaching.met) for topic in coach.script.topics
    ]
    return Lesson(
        moment=coaching.moment,
        remarks=remarks,
        advice=coaching.advice.option if coaching.advice else None,
        reason=Outcome(list(reason.led), reason.instead, list(reason.would)) if reason else None,
        look_back=LookBack(back.chosen, list(back.led), back.instead, list(back.would), back.is_advice)
        if back
        else None,
        topics=topics,
        steps=Steps(steps.first, steps.last, steps.of),
    )
