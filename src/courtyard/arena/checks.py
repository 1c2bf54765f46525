"""Checks after each choice of a game and at its end, whatever the game."""

import json

from courtyard.engine import journal
from courtyard.engine.language import LANGUAGES
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR

SAVED_EVERY = 23
"""Number of choices between two checks of saving and loading."""
SAID_EVERY = 41
"""Number of choices between two checks that the decision and the views can be put into words."""


def faults_after(match: Match, made: int) -> list[str]:
    """Give a sentence for everything that must not be after a choice."""
    faults = match.position.audit() + faults_of_seats(match)
    if made % SAVED_EVERY == 0 or match.is_over:
        faults += faults_of_saving(match)
    if made % SAID_EVERY == 0 or match.is_over:
        faults += faults_of_words(match)
    return faults


def faults_of_seats(match: Match) -> list[str]:
    """Until the game is over somebody can choose, and every seat that may choose has an option."""
    position = match.position
    seats = match.open_seats
    if match.is_over:
        return [f"The game is over, but seat {seat} may choose." for seat in seats]
    if position.seat not in seats:
        return [f"Seat {position.seat} is asked, but the seats that may choose are {seats}."]
    faults = []
    for seat in seats:
        options = [int(option) for option in position.options_of(seat)]
        if not options:
            faults.append(f"The decision of seat {seat} lists no option.")
        if len(set(options)) != len(options):
            faults.append(f"The decision of seat {seat} lists an option twice.")
    return faults


def faults_of_saving(match: Match) -> list[str]:
    """A position that is saved and loaded must be the same position."""
    game, position = match.game, match.position
    saved = json.dumps(game.save(position))
    loaded = game.load(json.loads(saved), match.options, match.own)
    if json.dumps(game.save(loaded)) != saved or list(loaded.cells) != list(position.cells):
        return ["Saved and loaded, the position is another one."]
    asked = match.open_seats
    if loaded.seat != position.seat or any(
        not loaded.is_open(seat) or list(loaded.options_of(seat)) != list(position.options_of(seat))
        for seat in asked
    ):
        return ["Saved and loaded, the position asks something else."]
    return []


def faults_of_words(match: Match) -> list[str]:
    """Decision and log must say in every language what the position offers; views must be plain data."""
    game, position = match.game, match.position
    for viewer in (*range(position.seats()), SPECTATOR):
        json.dumps(game.view(position, viewer))
        for event in match.log(viewer)[-8:]:
            if not 0 <= event[0] < len(game.event_names):
                return [f"There is no event {event[0]}; the declaration has {len(game.event_names)}."]
            details = game.declaration.events[game.event_names[event[0]]]
            if details[:1] and details[0].name == "seat" and not 0 <= event[1] < position.seats():
                return [f"The event {game.event_names[event[0]]!r} is told of a seat {event[1]}."]
            line = match.log_line(event, viewer)
            if line is not None:
                for language in LANGUAGES:
                    game.phrases.say(line, language)
    return [fault for seat in match.open_seats for fault in faults_of_decision(match, seat)]


def faults_of_decision(match: Match, seat: int) -> list[str]:
    """The decision in words must be the position's, and its notation must be read back."""
    game = match.game
    decision = match.decision(seat)
    for language in LANGUAGES:
        game.phrases.say(decision.prompt, language)
        game.phrases.say(game.chapter(match.view(seat)), language)
        for refusal in decision.refusals:
            game.phrases.say(refusal.reason, language)
    for option in decision.options:
        if game.parse(game.notation(option.option, match.values), match.values) != option.option:
            return [f"{option.notation} is read back as another option."]
        for language in LANGUAGES:
            game.phrases.say(option.message, language)
    if sorted(option.option for option in decision.options) != sorted(match.position.options_of(seat)):
        return ["The decision in words has other options than the position."]
    return []


def faults_of_replay(match: Match) -> list[str]:
    """A journal played again must give the same bytes."""
    text = journal.to_text(match)
    again = journal.replay(json.loads(text), match.game)
    if journal.to_text(again) != text:
        return ["Played again, the journal is another one."]
    if json.dumps(match.game.save(again.position)) != json.dumps(match.game.save(match.position)):
        return ["Played again, the journal ends in another position."]
    if again.events != match.events:
        return ["Played again, the journal tells another story."]
    return []
