"""Leaks to be planted, one for each way in which a server could tell too much; the test must find all."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from courtyard.engine.match import Match
from courtyard.engine.terms import EVERYTHING
from courtyard.games import GAMES
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Frame
from courtyard.server.past import exports, replays
from courtyard.server.tables import course, presenter, registry, table, turns
from courtyard.server.thinking import hints
from tests.server.leaks.cases import LUCK

Plant = Callable[[pytest.MonkeyPatch], None]


def hidden(position: Any) -> int:
    """Give a number that follows from all of a position, also from what somebody may not know."""
    return sum(nth * int(cell) for nth, cell in enumerate(position.cells))


def a_view_tells_what_others_hold(patch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        view = game.view
        patch.setattr(game, "view", lambda p, seat, view=view: {**view(p, seat), "all": view(p, EVERYTHING)})


def options_come_in_an_order_that_tells(patch: pytest.MonkeyPatch) -> None:
    decision = Match.decision

    def ordered(match: Match, seat: int) -> Any:
        asked = decision(match, seat)
        first = hidden(match.position) % len(asked.options)
        options = asked.options[first:] + asked.options[:first]
        return msgspec.structs.replace(asked, options=options)

    patch.setattr(Match, "decision", ordered)


def a_refusal_names_a_hidden_option(patch: pytest.MonkeyPatch) -> None:
    check = course.Course.check_choice

    def named(self: course.Course, seat: int, version: int, option: int) -> str:
        try:
            return check(self, seat, version, option)
        except Refusal as refusal:
            theirs = [list(self.playing.position.options_of(other)) for other in self.deciding]
            raise Refusal(refusal.code, option=option, theirs=str(theirs)) from None

    patch.setattr(course.Course, "check_choice", named)


def an_unseen_choice_wakes_everybody(patch: pytest.MonkeyPatch) -> None:
    wake_watchers = table.Table.wake_watchers
    patch.setattr(table.Table, "wake_watchers", lambda self, only=None: wake_watchers(self))


def an_unseen_choice_raises_every_version(patch: pytest.MonkeyPatch) -> None:
    apply = table.Table.apply

    def raising(self: table.Table, seat: int, *deed: Any) -> int:
        version = apply(self, seat, *deed)
        if self.course.concerns is not None:
            for reader in set(self.versions) - {seat}:
                self.versions[reader] += 1
        return version

    patch.setattr(table.Table, "apply", raising)


def an_unseen_choice_moves_the_table(patch: pytest.MonkeyPatch) -> None:
    keep = turns.Turns.keep

    async def moving(self: turns.Turns, at: table.Table, *deed: Any, **more: Any) -> int:
        version = await keep(self, at, *deed, **more)
        at.moved = self.tables.now()
        return version

    patch.setattr(turns.Turns, "keep", moving)


def the_log_tells_what_is_done_unseen(patch: pytest.MonkeyPatch) -> None:
    log = Match.log
    patch.setattr(Match, "log", lambda self, seat, since=0: log(self, EVERYTHING, since))


def a_frame_counts_what_is_done_unseen(patch: pytest.MonkeyPatch) -> None:
    film = presenter.film

    def counting(*args: Any) -> Any:
        return [*film(*args), *(Frame(0, []) for _ in args[1])]

    patch.setattr(presenter, "film", counting)


def a_frame_shows_what_others_hold(patch: pytest.MonkeyPatch) -> None:
    view_at = course.Course.view_at
    patch.setattr(course.Course, "view_at", lambda self, shot, seat: view_at(self, shot, EVERYTHING))


def undo_tells_that_somebody_chose_unseen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "can_undo", lambda self, seat: bool(self._since))


def a_hint_is_thought_about_with_all_hands_open(patch: pytest.MonkeyPatch) -> None:
    ask = hints.Hints._ask

    def knowing(self: hints.Hints, at: table.Table, guest: str, wish: Any) -> Any:
        match = at.playing
        view = {**match.view(wish.seat), LUCK: hidden(match.position)}
        with pytest.MonkeyPatch.context() as meanwhile:
            meanwhile.setattr(match, "view", lambda seat: view)
            return ask(self, at, guest, wish)

    patch.setattr(hints.Hints, "_ask", knowing)


def a_proposal_is_refused_with_a_hint(patch: pytest.MonkeyPatch) -> None:
    def hinting(self: course.Course, seat: int) -> Any:
        raise Refusal("no-routine", sum=hidden(self.playing.position))

    patch.setattr(course.Course, "propose", hinting)


def a_replay_counts_unseen_choices(patch: pytest.MonkeyPatch) -> None:
    choose = replays.Retelling.choose
    patch.setattr(replays.Retelling, "choose", lambda self, *choice: choose(self, *choice) or True)


def an_export_has_the_choices_of_all(patch: pytest.MonkeyPatch) -> None:
    known_to = exports.known_to

    def knowing(at: table.Table, guest: str | None) -> dict[str, Any]:
        return {**known_to(at, guest), "choices": at.playing.choices}

    patch.setattr(exports, "known_to", knowing)


def an_export_has_the_seed(patch: pytest.MonkeyPatch) -> None:
    known_to = exports.known_to

    def knowing(at: table.Table, guest: str | None) -> dict[str, Any]:
        return {**known_to(at, guest), "seed": at.seed}

    patch.setattr(exports, "known_to", knowing)


def everybody_sits_everywhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(registry, "own_seat", lambda at, guest, seat: registry.place_at(at, seat))


def everybody_is_told_whom_the_host_lets_call(patch: pytest.MonkeyPatch) -> None:
    info = table.Table.info
    patch.setattr(table.Table, "info", lambda self, guest: replace(info(self, guest), webhook=self.webhook))


def everybody_is_told_the_invitations(patch: pytest.MonkeyPatch) -> None:
    info = table.Table.info

    def telling(self: table.Table, guest: str | None) -> Any:
        claims = {seat: place.claim for seat, place in enumerate(self.places) if place.claim}
        return replace(info(self, guest), claims=claims)

    patch.setattr(table.Table, "info", telling)


PLANTS: dict[Plant, int] = {
    a_view_tells_what_others_hold: 100,
    options_come_in_an_order_that_tells: 100,
    a_refusal_names_a_hidden_option: 100,
    an_unseen_choice_wakes_everybody: 100,
    an_unseen_choice_raises_every_version: 100,
    an_unseen_choice_moves_the_table: 100,
    the_log_tells_what_is_done_unseen: 100,
    a_frame_counts_what_is_done_unseen: 100,
    a_frame_shows_what_others_hold: 100,
    undo_tells_that_somebody_chose_unseen: 104,
    a_hint_is_thought_about_with_all_hands_open: 104,
    a_proposal_is_refused_with_a_hint: 101,
    a_replay_counts_unseen_choices: 100,
    an_export_has_the_choices_of_all: 100,
    an_export_has_the_seed: 100,
    everybody_sits_everywhere: 100,
    everybody_is_told_whom_the_host_lets_call: 102,
    everybody_is_told_the_invitations: 102,
}
"""With the luck of the first game in which to look, so that it does not take long."""
