"""The log: what happened, in the words of a reader."""

from rich.text import Text

from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR, Event
from courtyard.terminal.players import Player, with_names


def line_for(match: Match, event: Event, reader: int, language: str) -> str | None:
    """Give an event as a seat may know it, with seats instead of names."""
    saying = match.log_line(event, reader)
    return None if saying is None else match.game.phrases.say(saying, language)


def lines_for(match: Match, reader: int, players: list[Player], language: str, first: int = 0) -> list[Text]:
    """Give the log as a seat may know it, from one event on."""
    lines = [line_for(match, event, reader, language) for event in match.log(reader)[first:]]
    return [with_names(line, players) for line in lines if line is not None]


def lines_with_rules(match: Match, reader: int, players: list[Player], language: str) -> list[Text]:
    """Give the log as a seat may know it, each line with the rule that it follows."""
    lines = []
    for event in match.log(reader):
        line = line_for(match, event, reader, language)
        if line is not None:
            lines.append(Text.assemble(with_names(line, players), (f"  {match.why(event)}", "dim")))
    return lines


def whole_log(match: Match, players: list[Player], language: str) -> list[Text]:
    """Give the log of a game that is over, with what each player alone had known till then."""
    lines = []
    for event in match.events:
        line = line_for(match, event, SPECTATOR, language)
        if line is None:
            continue
        lines.append(with_names(line, players))
        common = match.log_line(event, SPECTATOR)
        for player in players:
            own = match.log_line(event, player.seat)
            if own and common and set(own.args) - set(common.args):
                told = match.game.phrases.say(own, language)
                lines.append(Text.assemble("  ", player.mark, " ", with_names(told, players)))
    return lines
