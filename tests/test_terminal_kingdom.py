"""It's a Wonderful Kingdom in the terminal: what its table shows, and what it does not."""

import io
from typing import Any

import pytest
from rich.console import Console

from courtyard.engine.chance import Dice
from courtyard.engine.language import LANGUAGES
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR
from courtyard.games.kingdom.declaration.words import SPACE_NAMES, TYPES
from courtyard.games.kingdom.game import CHAPTERS, KINGDOM
from courtyard.terminal.board import board_of
from courtyard.terminal.count import final_count
from courtyard.terminal.kingdom.cards import Cards
from courtyard.terminal.players import seat_players, with_names
from courtyard.terminal.wording import phrasebook, say
from tests.strategies import play_on

VARIANTS: tuple[dict[str, Any], ...] = (
    {"module": "menace"},
    {"module": "menace", "menaces": "shadows,thieves", "side": "b"},
    {"module": "advisors"},
    {"module": "quest", "quest": "2"},
    {"players": 1, "module": "menace", "menaces": "giant-rats"},
    {"players": 1, "module": "advisors"},
    {"players": 1, "module": "quest"},
)
every_variant = pytest.mark.parametrize("options", VARIANTS, ids=lambda o: "-".join(map(str, o.values())))


def match_after(choices: int, options: dict[str, Any], seed: int = 1) -> Match:
    match = Match(KINGDOM, options, str(seed))
    play_on(match, choices, Dice(seed))
    return match


def drawn(match: Match, seat: int = 0, language: str = "en", width: int = 120, room: int = 60) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, emoji=False, markup=False)
    players = seat_players(match.position.seats(), {}, language)
    with console.capture() as shown:
        console.print(board_of(match.game).draw(match.view(seat), players, language, console, room))
    return shown.get()


def flat(text: str) -> str:
    """A drawing without its line breaks."""
    return " ".join(text.split())


def cards_of(match: Match, language: str = "en") -> Cards:
    players = seat_players(match.position.seats(), {}, language)
    return Cards(KINGDOM, match.view(SPECTATOR), players, language)


def spaces(**numbers: int) -> dict[str, int]:
    return {name: numbers.get(name, 0) for name in SPACE_NAMES}


OWN: dict[str, Any] = {
    "card": {
        "guildhall": {
            "cost": spaces(materials=3, population=1),
            "makes": {"materials": 0, "population": 0, "gold": 2, "exploration": 0},
            "soldiers": 1,
            "points": 0,
            "recycling": "gold",
        },
        "throne-of-gahelm": {
            "cost": spaces(gold=6, soldier=2),
            "points_per": 4,
            "points_per_type": "monument",
            "soldiers": 0,
            "recycling": "population",
        },
    },
    "menace": {"shadows": {"soldiers": [9, 9, 9, 9], "points": [5, 5, 5, 5]}},
}
"""Values of our own: those of the box may be corrected some day."""


def own_cards() -> Cards:
    return cards_of(Match(KINGDOM, VARIANTS[0], "1", OWN))


# The screen.


@every_variant
def test_no_line_of_the_table_is_wider_than_the_screen(options: dict[str, Any]) -> None:
    for choices in (0, 30, 58, 120, 9999):
        match = match_after(choices, options, seed=choices)
        for width, room in ((60, 24), (80, 10), (80, 60), (120, 30), (120, 60)):
            for seat, language in (
                (0, "en"),
                (match.position.seats() - 1, "fr"),
                (SPECTATOR, "nl"),
                (0, "nl"),
            ):
                text = drawn(match, seat, language, width, room)
                assert max(len(line.rstrip()) for line in text.splitlines()) <= width
                assert width < 80 or "…" not in text


def test_what_the_signs_mean_stands_below_where_there_is_room() -> None:
    match = match_after(20, VARIANTS[0])
    assert "K Krystallium" in drawn(match, room=60)
    assert "K Krystallium" not in drawn(match, room=10)
    assert len(drawn(match, room=10).splitlines()) < len(drawn(match, room=60).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_cube_and_of_card_has_a_sign_of_its_own(language: str) -> None:
    signs = [say(language, f"kingdom-sign-{space}") for space in SPACE_NAMES]
    signs += [say(language, f"kingdom-type-{kind}") for kind in (*TYPES, "treasure")]
    assert len(set(signs)) == len(signs)
    assert all(len(sign) == 1 for sign in signs[: len(SPACE_NAMES)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_round_and_phase_stand_above_everything(language: str) -> None:
    first = drawn(match_after(3, VARIANTS[0]), language=language).splitlines()[0]
    assert "[1] 2 3 4" in first
    assert f"[{say(language, 'kingdom-phase-choice')}]" in first
    assert say(language, "kingdom-phase-combat") in first
    assert say(language, "kingdom-phase-combat") not in drawn(match_after(3, VARIANTS[2]), language=language)


# Cards.


def test_a_card_says_what_it_costs_makes_and_is_worth() -> None:
    cards = own_cards()
    lines = cards.grid([cards.card(code) for code in ("guildhall.1", "throne-of-gahelm", "iron-ingots")], 80)
    assert lines[0].plain.split() == ["Guildhall", "Str", "3M", "1P", "2G", "+1S", "↻G"]
    assert lines[1].plain.split() == ["Throne", "of", "Gahelm", "Mon", "6G", "2S", "4/Mon", "↻P"]
    assert lines[2].plain.split() == ["Iron", "Ingots", "Tre", "↻MM"]
    assert cards.card("shadow.1").remark.plain == "−5 VP unless 9S · takes a card"


def test_a_card_under_construction_says_how_many_spaces_are_filled() -> None:
    cards = own_cards()
    assert cards.card("guildhall.2", {"materials": 2}).parts[1].plain == "M2/3 P0/1"
    assert cards.in_short("guildhall.2", {"population": 1}).plain == "Guildhall Str M0/3 P1/1 → 2G"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_put_into_words(language: str) -> None:
    cards = cards_of(match_after(0, VARIANTS[0]), language)
    tables = KINGDOM.components()
    codes = [*tables["card"], *tables["treasure"], *tables["advisor"], "calamity.1"]
    codes += [f"{menace}.4" for menace in ("shadow", "frost-giant", "giant-rat", "thief")]
    for code in codes:
        assert cards.card(code).parts or cards.card(code).remark
        assert len(cards.in_short(code)) > len(cards.name(code))


# What is hidden.


@pytest.mark.parametrize("options", VARIANTS[:4])
def test_the_table_shows_nothing_that_the_viewer_does_not_know(options: dict[str, Any]) -> None:
    for choices in (5, 12, 25, 60, 90):
        match = match_after(choices, options, seed=choices)
        for seat in (0, 1):
            again = Match(KINGDOM, match.options, "1")
            again.position = KINGDOM.sample(match.view(seat), Dice(99))
            assert drawn(match, seat) == drawn(again, seat)


def test_a_trap_is_named_only_to_who_laid_it() -> None:
    match = Match(KINGDOM, VARIANTS[0], "3")
    first = match.position.seat
    trap = next(o for o in match.decision(first).options if o.notation.startswith("offer"))
    card = trap.notation.removeprefix("offer ")
    match.choose(first, trap.option)
    match.choose(first, KINGDOM.parse("lay 1 down"))
    name = cards_of(match).name(card).plain
    assert f"▽ {name}" in flat(drawn(match, first))
    assert f"▽ {name}" not in flat(drawn(match, 1 - first))
    for seat in (1 - first, SPECTATOR):
        assert "▽ face down (C)" in flat(drawn(match, seat))


# Modules, and alone.


def first_frozen(options: dict[str, Any]) -> tuple[Match, str]:
    """Play by lot until a card of the first seat is frozen."""
    for seed in range(50):
        match = Match(KINGDOM, options, str(seed))
        dice = Dice(seed)
        while not match.is_over:
            play_on(match, 1, dice)
            for card in match.view(0)["duchies"][0]["building"]:
                if card["frozen"]:
                    return match, card["card"]
    raise AssertionError("no card was frozen in fifty games")


def test_a_frozen_card_is_marked_and_its_giant_stands_among_the_dangers() -> None:
    match, frozen = first_frozen({"menaces": "frost-giants,shadows"})
    name = cards_of(match).name(frozen).plain
    text = flat(drawn(match, 0))
    assert f"❆ {name}" in text
    assert f"({name})" in text
    assert "❆ frozen" in text
    assert "❆" not in drawn(match_after(0, {"menaces": "thieves,shadows"}))


def test_who_makes_more_of_a_resource_has_a_mark() -> None:
    match = match_after(0, VARIANTS[0])
    lines = drawn(match).splitlines()[2:4]
    made = [duchy["production"] for duchy in match.view(0)["duchies"]]
    for resource in made[0]:
        for seat, line in enumerate(lines):
            if made[seat][resource] > made[1 - seat][resource]:
                assert f"▲{made[seat][resource]}" in line
    assert sum(line.count("▲") for line in lines) == sum(
        made[0][resource] != made[1][resource] for resource in made[0]
    )


def test_a_quest_shows_its_steps_and_who_has_done_them() -> None:
    match = match_after(0, {"module": "quest", "quest": "1"})
    quest = KINGDOM.components()["quest"]["1"]
    text = drawn(match)
    assert f"Quest: {quest['name']['en']}" in text
    for step in quest["two"].values():
        assert f"[··] {step['en']}" in text
    assert text.count("(final)") == 1


def test_advisors_show_their_price() -> None:
    match = match_after(2, {"module": "advisors"})
    (code,) = match.view(0)["duchies"][0]["advisors"]
    row = KINGDOM.components()["advisor"][code]
    assert f"{row['en']}  {row['price']}S → " in drawn(match)


def test_alone_the_next_card_the_danger_deck_and_the_medals_are_shown() -> None:
    text = drawn(match_after(0, {"players": 1}))
    assert "Next card of the deck 1" in text
    assert "Danger deck 12" in text
    assert "bronze 70, silver 95, gold 115" in text


# The end.


@every_variant
def test_the_final_count_is_drawn_part_by_part(options: dict[str, Any]) -> None:
    for seed in range(3):
        match = match_after(9999, options, seed)
        view = match.view(SPECTATOR)
        reckoning = KINGDOM.reckon(view, match.events)
        console = Console(file=io.StringIO(), width=120)
        for language in LANGUAGES:
            players = seat_players(match.position.seats(), {}, language)
            with console.capture() as shown:
                console.print(final_count(match, SPECTATOR, players, language))
            assert say(language, "points-total") in shown.get()
            for saying in (*(part.name for part in reckoning.parts), *reckoning.remarks):
                line = with_names(KINGDOM.phrases.say(saying, language), players)
                assert line.plain in shown.get()


def test_the_words_of_the_table_are_there_in_every_language() -> None:
    ids = {phrase for phrase in phrasebook().ids("en") if phrase.startswith("kingdom-")}
    for language in LANGUAGES:
        assert ids <= phrasebook().ids(language)
        assert {f"chapter-kingdom-{chapter}" for chapter in CHAPTERS} <= KINGDOM.about.ids(language)
