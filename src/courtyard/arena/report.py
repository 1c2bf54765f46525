"""Report of a tournament: for each bot its wins, places, points, rating and time; and the failures."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from courtyard.arena.contest import Played, Sitting
from courtyard.arena.entrants import Entrant
from courtyard.arena.figures import Round, distribution, mean_interval, mean_of, rate_interval
from courtyard.arena.ratings import ratings
from courtyard.arena.schedule import Plan

Report = dict[str, Any]


def report(plan: Plan, games: Sequence[Played], wanted: int) -> Report:
    """Count the games of a plan."""
    entrants = plan.entrants
    seats = len(plan.lineups[0])
    rated = ratings(games, entrants[0].label) if len(entrants) > 1 else {}
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "seats": [[entrant.label for entrant in lineup] for lineup in plan.lineups],
        "games": len(games),
        "games_wanted": wanted,
        "rounds": whole_rounds(plan, games),
        "bots": [
            {**of_bot(entrant, games, seats), "rating": rated.get(entrant.label)} for entrant in entrants
        ],
        "choices": extent([game.choices for game in games if game.failure is None]),
        "game_seconds": extent([game.seconds for game in games if game.failure is None]),
        "failures": [failure_of(game) for game in games if game.failure is not None],
    }


def whole_rounds(plan: Plan, games: Sequence[Played]) -> int:
    """Count the rounds in which the seed was played in all rotations."""
    played = Counter(game.round for game in games)
    return sum(played[number] == plan.round_size(number) for number in played)


def of_bot(entrant: Entrant, games: Sequence[Played], seats: int) -> Report:
    """Count the games of one bot; those that another bot broke off do not count."""
    sat = [(game.round, each) for game in games for each in game.sittings if each.bot == entrant.label]
    counted = [(number, each) for number, each in sat if each.place is not None]
    shares = by_round([(number, each.share) for number, each in counted])
    places = by_round([(number, float(each.place or 0)) for number, each in counted])
    points = Counter(each.points for _, each in counted if each.points is not None)
    low, high = rate_interval(shares) if shares else (None, None)
    place_low, place_high = mean_interval(places, 1, max(2, seats)) if len(places) > 1 else (None, None)
    return {
        "name": entrant.label,
        "bot": entrant.bot,
        "think": entrant.budget.seconds,
        "playouts": entrant.budget.playouts,
        "games": len(counted),
        "wins": rounded(sum(got for got, _ in shares)),
        "win_rate": rounded(mean_of(shares)) if shares else None,
        "low": rounded(low),
        "high": rounded(high),
        "par": rounded(1 / seats) if seats > 1 else None,
        "place": rounded(mean_of(places)) if places else None,
        "place_low": rounded(place_low),
        "place_high": rounded(place_high),
        "points": distribution(points) if points else None,
        "failures": sum(each.place is not None and each.points is None for _, each in sat),
        **times([each for _, each in sat]),
    }


def by_round(got: Sequence[tuple[int, float]]) -> list[Round]:
    """Add up what a bot got, round by round."""
    totals: dict[int, Round] = {}
    for number, value in got:
        total, times = totals.get(number, (0.0, 0))
        totals[number] = total + value, times + 1
    return list(totals.values())


def times(sittings: Sequence[Sitting]) -> Report:
    """Tell how many choices a bot made, and how long it took for one."""
    choices = sum(each.choices for each in sittings)
    return {
        "choices": choices,
        "choice_seconds": round(sum(each.seconds for each in sittings) / choices, 6) if choices else None,
        "longest_choice_seconds": max((each.longest for each in sittings), default=None),
    }


def extent(values: Sequence[float]) -> Report | None:
    if not values:
        return None
    return {"mean": rounded(sum(values) / len(values)), "least": min(values), "most": max(values)}


def failure_of(game: Played) -> Report:
    failure = game.failure
    assert failure is not None
    return {
        "game": game.game,
        "seed": game.seed,
        "rotation": game.rotation,
        "seat": failure.seat,
        "bot": next(each.bot for each in game.sittings if each.seat == failure.seat),
        "choice": failure.choice,
        "sentence": failure.sentence,
    }


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 5)
