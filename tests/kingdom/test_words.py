"""The words of Kingdom: everything that can be asked, chosen, refused or told is said in three languages."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from courtyard.engine.language import LANGUAGES, Saying, phrasebook
from courtyard.engine.position import CHANCE
from courtyard.engine.rulebook import catalogue
from courtyard.engine.terms import EVERYTHING, HIDDEN, SPECTATOR, Decision, Event
from courtyard.engine.trouble import Trouble
from courtyard.games import kingdom
from courtyard.games.kingdom.chapters import course, setup
from courtyard.games.kingdom.chapters.areas import is_down
from courtyard.games.kingdom.declaration import counts, events, steps
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration.cells import CARD_AT, CARD_KNOWN, CARD_LAID, STAGE
from courtyard.games.kingdom.declaration.components import printed, tables_for
from courtyard.games.kingdom.declaration.counts import CARDS, RESOURCES, SPACES
from courtyard.games.kingdom.declaration.notation import parse
from courtyard.games.kingdom.declaration.words import (
    ADVISOR_NAMES,
    BUILDING,
    COMBAT,
    DANGER,
    DECK,
    DUCHY,
    KRYSTALLIUM,
    MENACE,
    MENACE_NAMES,
    MODULES,
    PLANNING,
    PRODUCTION,
    QUEST,
    SELECTED,
    SPACE_NAMES,
    TREASURE,
)
from courtyard.games.kingdom.game import KINGDOM
from courtyard.games.kingdom.speech import chronicle, grounds, naming, prompts
from courtyard.games.kingdom.speech.option_words import WORDS
from courtyard.games.kingdom.speech.outlook import is_hopeless
from courtyard.games.kingdom.speech.waste import WASTE, can_complete
from tests.kingdom.table import Table, kind

HOME = Path(kingdom.__file__).parent
CHAPTERS = ("setup", "choice", "planning", "production", "construction", "ending", *MODULES, "solo")
RULES = set(catalogue("kingdom", HOME / "rules", CHAPTERS).rules)
SAY = phrasebook(HOME / "speech" / "phrases").say
OPEN_NAMES = ("name", "a-menace", "the-advisor")
"""Messages whose gaps differ from language to language: each takes the name that it needs."""


PLAIN = {"players": 2, "side": "a", "duchy": "valados", "menaces": "none", "quest": "none"}
CHOSEN: list[dict[str, Any]] = [
    {**PLAIN, "module": "menace", "menaces": "frost-giants,giant-rats"},
    {**PLAIN, "module": "menace", "menaces": "shadows,thieves", "side": "b"},
    {**PLAIN, "module": "menace", "menaces": "thieves,frost-giants", "duchy": "teressie"},
    {**PLAIN, "module": "advisors"},
    {**PLAIN, "module": "quest", "quest": "1"},
    {**PLAIN, "module": "quest", "quest": "2"},
    *({**PLAIN, "players": 1, "module": "menace", "menaces": deck} for deck in MENACE_NAMES),
    {**PLAIN, "players": 1, "module": "advisors"},
    {**PLAIN, "players": 1, "module": "quest", "quest": "1"},
    {**PLAIN, "players": 1, "module": "quest", "quest": "2"},
]
VARIANTS = [KINGDOM.settle_options(chosen) for chosen in CHOSEN]


def title(variant: dict[str, Any]) -> str:
    return "-".join(str(variant[key]) for key in ("players", "module", "menaces", "quest"))


# The Fluent files.


class Gaps(Visitor):
    """The variables of a message and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.messages.add(node.id.name)


def file_text(language: str) -> str:
    return (HOME / "speech" / "phrases" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, Gaps]:
    found: dict[str, Gaps] = {}
    for entry in FluentParser().parse(file_text(language)).body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language} says {entry.id.name} twice"
            found[entry.id.name] = gaps = Gaps()
            gaps.visit(entry)
    return found


def test_all_languages_have_the_same_messages_with_the_same_gaps():
    english = messages("en")
    for language in LANGUAGES:
        found = messages(language)
        assert list(found) == list(english)
        for name in found:
            if name not in OPEN_NAMES:
                assert found[name].variables == english[name].variables, f"{name} in {language}"


def test_french_is_set_with_hard_spaces_and_all_languages_with_true_apostrophes():
    assert re.findall(r"[ \n][:;!?»]|« ", file_text("fr")) == []
    for language in LANGUAGES:
        assert "'" not in file_text(language)


# Random games.


class Play:
    """A game played at random, told as it goes; each choice is made by any seat that is open."""

    def __init__(self, variant: dict[str, Any], seed: str) -> None:
        self.p = course.Kingdom(tables_for(variant, {}))
        self.p.records_events = True
        self.dice = random.Random(seed)
        self.chosen: list[int] = []
        setup.lay_out(self.p)
        self.p.settle()
        self.draw()

    def draw(self) -> None:
        while self.p.seat == CHANCE:
            self.p.choose(CHANCE, self.dice.choice(list(self.p.options)))

    def open_seats(self) -> list[int]:
        return [seat for seat in range(self.p.t.players) if self.p.is_open(seat)]

    def choose(self, seat: int, option: int) -> None:
        self.chosen.append(option)
        self.p.choose(seat, option)
        self.draw()

    def wander(self) -> None:
        """Choose at random, seldom what brings nothing."""
        seat = self.dice.choice(self.open_seats())
        offered = [int(option) for option in self.p.options_of(seat)]
        better = [option for option in offered if option not in (o.FINISH, o.PASS)]
        better = [one for one in better if not o.SCRAP <= one < o.FIGHT and not o.ALCHEMY <= one < o.GIVE]
        self.choose(seat, self.dice.choice(better if better and self.dice.random() < 0.8 else offered))

    def told(self) -> list[Event]:
        rows = [int(number) for number in self.p.events]
        found = [(rows[i], rows[i + 1], rows[i + 2], rows[i + 3]) for i in range(0, len(rows), 4)]
        return [event for event in found if event[0] >= 0]


def enrich(play: Play) -> None:
    """Now and then give the players more to act with, so that more can be done."""
    if play.p.is_over():
        return
    for who in range(play.p.t.players):
        if play.dice.random() < 0.05:
            play.p.recruit(who, 4)
            play.p.mint(who, 1)
    play.p.settle()


def sayings(decision: Decision) -> Iterator[Saying]:
    yield decision.prompt
    for option in decision.options:
        yield option.message
        if option.warning is not None:
            yield option.warning
    for refusal in decision.refusals:
        yield refusal.message
        yield refusal.reason


def ids_in(saying: Saying) -> Iterator[str]:
    yield saying.id
    for value in saying.args.values():
        if isinstance(value, Saying):
            yield from ids_in(value)


SAID: set[str] = set()


def check_said(saying: Saying) -> None:
    """A saying can be put into words everywhere, without holes, with exactly the gaps it has."""
    if repr(saying) in SAID:
        return
    SAID.add(repr(saying))
    for language in LANGUAGES:
        text = SAY(saying, language)
        assert text.strip() == text != "" and not re.search(r"[{}$]|  |-\d", text), text
    gaps = set().union(*(messages(language)[saying.id].variables for language in LANGUAGES))
    assert gaps == set(saying.args), saying


def check_decision(p: course.Kingdom, seat: int) -> Decision:
    before = list(p.cells), list(p.options), p.seat
    offered = [int(option) for option in p.options_of(seat)]
    decision = prompts.decision(p, seat)
    assert (list(p.cells), list(p.options), p.seat) == before
    assert decision.seat == seat and decision.rules and RULES.issuperset(decision.rules)
    assert [option.option for option in decision.options] == offered
    assert [parse(option.notation, p.t.own) for option in decision.options] == offered
    for said in (*decision.options, *decision.refusals):
        assert said.rules and RULES.issuperset(said.rules), said
    notations = [said.notation for said in (*decision.options, *decision.refusals)]
    assert len(set(notations)) == len(notations), notations
    for saying in sayings(decision):
        check_said(saying)
    return decision


@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("variant", VARIANTS, ids=title)
def test_whole_games_are_said_in_three_languages(variant, seed):
    play = Play(variant, seed)
    hopeless: set[tuple[int, int]] = set()
    while not play.p.is_over():
        for seat in play.open_seats():
            decision = check_decision(play.p, seat)
            if seed == "two":
                hopeless |= doomed(play.p, decision)
        play.wander()
        if seed == "one":
            enrich(play)
    for who, card in hopeless:
        assert play.p.cells[CARD_AT + card] != DUCHY + who
    for event in play.told():
        assert chronicle.why(event, play.p.t) in RULES
        for reader in (SPECTATOR, *range(play.p.t.players)):
            line = chronicle.log_line(event, reader, play.p.t)
            if line is not None:
                check_said(line)


def doomed(p: course.Kingdom, decision: Decision) -> set[tuple[int, int]]:
    """The cards that a decision says cannot be completed any more."""
    return {
        (decision.seat, card)
        for card in range(p.t.developments)
        if p.cells[CARD_AT + card] in (BUILDING + decision.seat, SELECTED + decision.seat)
        and is_hopeless(p, decision.seat, card)
    }


# Warnings are true.


def fill_up(p: course.Kingdom, seat: int, card: int) -> bool:
    """Fill a card with Krystallium and soldiers; tell whether that completes it."""
    while p.is_at(card, BUILDING + seat):
        wanted = [
            o.INFUSE + counts.KINDS * card + space
            for space in range(counts.KINDS)
            if p.missing(card, space) > 0
        ]
        option = wanted[0] if wanted else o.ENLIST + card
        if not p.is_open(seat) or option not in list(p.options_of(seat)):
            return False
        p.choose(seat, option)
    return bool(p.is_at(card, DUCHY + seat))


@pytest.mark.parametrize("variant", [VARIANTS[0], VARIANTS[3], VARIANTS[11]], ids=title)
def test_what_is_said_to_be_within_reach_can_be_completed(variant):
    play = Play(variant, "reach")
    tried = 0
    while not play.p.is_over():
        for seat in play.open_seats():
            said = {option.option: option.warning for option in prompts.decision(play.p, seat).options}
            warned = said.get(o.FINISH)
            if warned is not None and warned.id == "warn-could-complete":
                begun = [x for x in range(TREASURE) if play.p.is_at(x, BUILDING + seat)]
                near = [card for card in begun if can_complete(play.p, seat, card)]
                assert near and all(fill_up(play.p.copy(), seat, card) for card in near)
                tried += 1
        play.wander()
        enrich(play)
    assert tried > 0


# What is hidden.


def face_down_unknown(p: course.Kingdom, seat: int) -> list[int]:
    return [card for card in range(CARDS) if is_down(p, card) and not p.is_known(card, seat)]


def swapped(p: course.Kingdom, one: int, other: int) -> course.Kingdom:
    """The same position with two cards in each other's place."""
    after = p.copy()
    for field in (CARD_AT, CARD_KNOWN, CARD_LAID):
        after.cells[field + one], after.cells[field + other] = p.cells[field + other], p.cells[field + one]
    after.settle()
    return after


@pytest.mark.parametrize("variant", [VARIANTS[1], VARIANTS[3], VARIANTS[6], VARIANTS[10]], ids=title)
def test_a_decision_says_nothing_of_face_down_cards_that_the_seat_does_not_know(variant):
    play = Play(variant, "hidden")
    compared = 0
    while not play.p.is_over():
        for seat in play.open_seats():
            zone = DECK if play.p.t.players == 2 else DANGER
            unseen = [card for card in range(TREASURE) if play.p.cells[CARD_AT + card] == zone]
            for card in face_down_unknown(play.p, seat):
                if play.p.cells[STAGE] == 0 and unseen and card < TREASURE:
                    other = swapped(play.p, card, play.dice.choice(unseen))
                    assert prompts.decision(other, seat) == prompts.decision(play.p, seat)
                    compared += 1
        play.wander()
    assert compared > 10


@pytest.mark.parametrize("variant", VARIANTS[:6], ids=title)
def test_a_decision_says_nothing_of_what_the_other_does_at_the_same_time(variant):
    play = Play(variant, "veiled")
    compared = 0
    while not play.p.is_over():
        if play.p.cells[STAGE] > steps.ATTENDING and play.open_seats() == [0, 1]:
            before = prompts.decision(play.p, 1)
            after = play.p.copy()
            after.choose(0, play.dice.choice(list(play.p.options_of(0))))
            assert after.cells[STAGE] == play.p.cells[STAGE]
            assert prompts.decision(after, 1) == before
            compared += 1
        play.wander()
    assert compared > 10


def line(event: tuple[int, int, int, int], reader: int, variant: dict[str, Any], language: str = "en") -> str:
    t = tables_for(variant, {})
    told = chronicle.log_line(chronicle.event_for(Event(event), reader, t), reader, t)
    assert told is not None
    check_said(told)
    return SAY(told, language)


def test_a_card_laid_face_down_is_named_to_who_laid_it_only():
    advisors = VARIANTS[3]
    village, scouts = (naming_of(slug) for slug in ("village.1", "scouts.1"))
    assert line((events.OFFERED, 1, village, 3), 1, advisors) == (
        "You offer Village face down in the second Offering area."
    )
    for reader in (0, SPECTATOR):
        heard = {line((events.OFFERED, 1, card, 3), reader, advisors) for card in (village, scouts)}
        assert heard == {"@1 offers a face-down card in the second Offering area."}
    for event in (events.SENT_AWAY, events.MOVED):
        laid_by_one, open_to_all = 4 * 2 + 2, 4 * 2 + 3
        assert "Village (face down)" in line((event, 0, village, laid_by_one), 1, advisors)
        assert "a face-down card" in line((event, 0, village, laid_by_one), 0, advisors)
        for reader in (0, 1, SPECTATOR):
            assert "Village" in line((event, 0, village, open_to_all), reader, advisors)
        for reader in (0, SPECTATOR):
            heard = {line((event, 0, card, laid_by_one), reader, advisors) for card in (village, scouts)}
            assert len(heard) == 1


def naming_of(slug: str) -> int:
    return parse(f"offer {slug}") - o.OFFER


# Everything that can occur.


def test_a_seat_that_has_nothing_to_choose_gets_no_decision():
    play = Play(VARIANTS[0], "still")
    with pytest.raises(Trouble, match="nothing to choose"):
        prompts.decision(play.p, 1 - play.p.seat)


def test_every_block_of_the_action_space_has_its_words():
    declared = KINGDOM.declaration
    groups = {declared.group_of(option) for option in range(declared.player_options)}
    assert set(WORDS) == groups >= set(WASTE)


def test_every_question_has_a_name_of_its_own():
    names = [*KINGDOM.declaration.axis("questions"), *steps.DUTIES]
    assert len(set(names)) == len(names) and all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in names)


def test_every_event_names_its_rule():
    assert list(grounds.RULE_OF_EVENT) == list(events.NAMES)
    of_events = {*grounds.RULE_OF_EVENT.values(), *grounds.ALONE.values(), *grounds.MEDALS}
    assert {f"kingdom.{rule}" for rule in of_events} <= RULES
    assert set(grounds.ALONE) <= set(events.NAMES)


def test_every_card_has_its_name_from_the_component_file():
    t = tables_for(VARIANTS[0], {})
    names = printed()
    for language in LANGUAGES:
        assert SAY(naming.card(t, 0), language) == names["card"]["quarry"][language]
        for nth, slug in enumerate(ADVISOR_NAMES):
            assert SAY(naming.advisor(t, nth), language).endswith(names["advisor"][slug][language])
        for deck, slug in enumerate(MENACE_NAMES):
            said = SAY(naming.card(t, MENACE + 4 * deck), language)
            assert said.endswith(names["menace"][slug][language])
    assert SAY(naming.advisor(t, 0), "fr") == "l’Espionne des bas-fonds"
    assert SAY(naming.card(t, MENACE), "fr") == "une Ombre"


def names_in_code() -> set[str]:
    """Every text that stands in the code; ids that are put together are found by calling it."""
    found = set()
    for module in (HOME / "speech").glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def names_put_together() -> set[str]:
    said: list[Saying] = []
    for variant in VARIANTS:
        t = tables_for(variant, {})
        said += [naming.gives(t, card) for card in range(t.developments)]
        said += [naming.card_type(t, card) for card in range(t.developments)]
        said += [naming.amount(kind, 1) for kind in range(SPACES)]
        said += [
            word(kind) for kind in range(RESOURCES) for word in (naming.resource, naming.production_step)
        ]
        said += [naming.advisor_effect(t, advisor) for advisor in range(len(ADVISOR_NAMES))]
        said += [naming.module(t), naming.area(0), naming.area(1)]
        happened = [(number, a, b) for number in range(len(events.NAMES)) for a, b in ((1, 0), (1, 1))]
        happened += [(events.INFUSED, 0, KRYSTALLIUM), (events.OFFERED, HIDDEN, 1)]
        happened += [(events.GAME_OVER, score, 1) for score in (0, *t.medals)]
        happened += [(events.GAME_OVER, 40, 3)]
        happened += [(events.TIE_BROKEN, by_soldiers, 0) for by_soldiers in (0, 1)]
        happened += [(events.PHASE, phase, 0) for phase in (PLANNING, PRODUCTION, COMBAT)]
        for number, a, b in happened:
            if t.module == QUEST or number not in (events.QUEST_LAID, events.STEP_DONE):
                told = (chronicle.log_line((number, 0, a, b), reader, t) for reader in (0, 1, EVERYTHING))
                said += [heard for heard in told if heard is not None]
    for saying in said:
        check_said(saying)
    return {name for saying in said for name in ids_in(saying)}


def test_no_message_is_dead():
    found = messages("en")
    referred = set().union(*(gaps.messages for gaps in found.values()))
    assert set(found) - names_in_code() - names_put_together() - referred == set()


# Examples.


def decision(table: Table, seat: int = 0) -> Decision:
    return check_decision(table.position, seat)


def option(table: Table, written: str, language: str = "en", seat: int = 0) -> str:
    return SAY(
        next(said.message for said in decision(table, seat).options if kind(said.notation) == written),
        language,
    )


def warning(table: Table, written: str, language: str = "en", seat: int = 0) -> str | None:
    found = next(said.warning for said in decision(table, seat).options if kind(said.notation) == written)
    return None if found is None else SAY(found, language)


def refusal(table: Table, written: str, language: str = "en", seat: int = 0) -> tuple[str, str]:
    found = next(said for said in decision(table, seat).refusals if kind(said.notation) == written)
    return SAY(found.message, language), SAY(found.reason, language)


def prompt(table: Table, language: str = "en", seat: int = 0) -> str:
    return SAY(decision(table, seat).prompt, language)


def spaces(**wanted: int) -> dict[str, int]:
    return {name: wanted.get(name, 0) for name in SPACE_NAMES}


PINNED = {
    "card": {
        "quarry": {"cost": spaces(materials=2), "recycling": "materials"},
        "hamlet": {"cost": spaces(materials=2)},
        "barracks": {"cost": spaces(materials=3), "soldiers": 1, "recycling": "population"},
        "dragons-hoard": {"cost": spaces(exploration=5, soldier=2)},
    },
    "alchemy": {"cubes": 5},
}
"""The values the examples rely on, whatever becomes of the component file."""


def laid(text: str) -> Table:
    return Table(text, own=PINNED)


SORTING = """
phase = "planning"

[seat.0]
selected = ["barracks", "dragons-hoard", "signet-ring"]
building = [{ card = "quarry", materials = 1 }]
"""


def test_a_card_is_slated_for_its_cost_or_recycled_for_a_cube():
    table = laid(SORTING)
    assert prompt(table) == "Round 1, Planning: slate or recycle your cards, in any order. 2 left."
    assert option(table, "slate barracks") == (
        "Slate Barracks for construction: costs 3 Materials, gives 1 Population and 1 Soldier on completion"
    )
    assert option(table, "recycle barracks", "fr") == "Recycler Caserne contre 1 Population"
    # The Treasure was recycled without a question; its cubes wait beside the cards.
    assert option(table, "alchemy population") == "1 Population into your Alchemy area"


def test_a_recycled_cube_that_nothing_needs_is_warned_of():
    table = laid(SORTING.replace(', "dragons-hoard", "signet-ring"', ""))
    assert warning(table, "recycle barracks") == (
        "None of your cards needs Population: the cube would go into the Alchemy area."
    )
    table = laid(SORTING.replace("barracks", "quarry"))
    assert warning(table, "recycle quarry") is None


def test_a_card_that_cannot_be_finished_in_the_last_round_is_warned_of():
    table = laid("round = 4\n" + SORTING).choose("slate barracks")
    assert warning(table, "slate dragons-hoard") == (
        "This is the last round: this card can no longer be completed."
    )
    table = laid("round = 3\n" + SORTING).choose("slate barracks")
    assert warning(table, "slate dragons-hoard") is None


def test_cubes_that_a_card_could_take_are_warned_of():
    sorting = SORTING.replace("barracks", "quarry.2").replace(', "signet-ring"', "")
    table = laid(sorting).choose("recycle quarry", "recycle dragons-hoard")
    assert prompt(table) == "Round 1, recycling, 1 Material and 1 Exploration left to place: where?"
    assert option(table, "give materials quarry") == "1 Material onto Quarry (complete)"
    assert warning(table, "alchemy materials") == (
        "Your cards under construction still have room for 1 Material."
    )
    assert warning(table, "alchemy exploration") is None


def test_a_face_down_card_needs_a_trap_token():
    table = laid("[seat.0]\nhand = ['village']\ntraps = 0\n").choose("offer village")
    assert refusal(table, "lay 1 down") == (
        "Into the first Offering area, face down with a Trap token",
        "You have no Trap token left this round.",
    )


def test_what_an_area_brings_is_named_and_warned_of():
    table = laid(
        """
menaces = ["shadows", "thieves"]
turn = 3
areas = [["village", "shadow"], []]
"""
    )
    assert option(table, "take 1") == "Take the first Offering area: Village and a Shadow"
    assert warning(table, "take 1") == "You would take a Shadow: −4 VP unless vanquished by the end."
    assert warning(table, "take 2", "fr") == "La zone est vide\u00a0: vous ne prendriez rien."


GIANT = """
menaces = ["frost-giants", "giant-rats"]
round = 4
phase = "combat"

[seat.0]
building = [{ card = "quarry", materials = 1, frozen = true }, { card = "dragons-hoard", exploration = 1 }]
soldiers = SOLDIERS
vermin = 1
"""


def test_a_frost_giant_holds_its_card_until_it_is_filled():
    table = laid(GIANT.replace("SOLDIERS", "3"))
    assert refusal(table, "fight frost-giant")[1] == "Quarry still has an empty space."
    assert refusal(table, "scrap quarry")[1] == "A frozen card cannot be discarded."
    assert warning(table, "finish") == "This is the last Combat: what you do not vanquish now costs VP."
    assert warning(table, "scrap dragons-hoard") == "The cube or Soldier on it would be lost."
    table = laid(GIANT.replace("SOLDIERS", "1").replace("materials = 1", "materials = 2"))
    assert refusal(table, "fight frost-giant", "fr")[1] == "Il manque 2 Soldats."
    assert option(table, "fight vermin") == "Vanquish your Vermin with 1 Soldier (otherwise −1 VP)"


def test_an_advisor_is_used_once_a_round_and_paid_in_full():
    table = laid(
        """
module = "advisors"
turn = 3

[seat.0]
advisors = ["underground-spy", "chief-mercenary", "whimsical-gambler", "power-behind-the-throne"]
used = ["chief-mercenary"]
soldiers = 4
"""
    )
    assert refusal(table, "activate chief-mercenary")[1] == "Already used this round."
    assert refusal(table, "activate whimsical-gambler")[1] == "You are 1 Soldier short."
    assert refusal(table, "activate underground-spy")[1] == "You have not spent a Trap token."
    assert refusal(table, "activate power-behind-the-throne")[1] == "No card lies face down."


@pytest.mark.parametrize("turn", [3, 4])
@pytest.mark.parametrize("advisor", ["underground-spy", "master-cartographer", "power-behind-the-throne"])
def test_an_advisor_without_its_soldiers_says_how_many_are_short(advisor, turn):
    table = laid(f'module = "advisors"\nturn = {turn}\n[seat.0]\nadvisors = ["{advisor}"]\nsoldiers = 1')
    price = int(table.position.t.advisor_price[ADVISOR_NAMES.index(advisor)])
    plural = "" if price == 2 else "s"
    assert refusal(table, f"activate {advisor}")[1] == f"You are {price - 1} Soldier{plural} short."


def test_an_advisors_cubes_without_room_and_krystallium_without_use_are_warned_of():
    text = """
module = "advisors"
round = 4
phase = "production"

[seat.0]
advisors = ["forest-chieftain", "great-silversmith", "master-artisan"]
building = ["quarry", "hamlet"]
soldiers = 20
"""
    table = laid(text)
    assert warning(table, "activate forest-chieftain") == (
        "Your cards under construction have no room for 2 Materials: they would go into the Alchemy area."
    )
    table.choose("activate master-artisan")
    assert prompt(table) == "You use the Master Artisan: which card do you complete?"
    assert option(table, "build hamlet") == "Complete Hamlet (missing: 2 Materials)"
    table = laid(text.replace('building = ["quarry", "hamlet"]', ""))
    assert warning(table, "activate great-silversmith") == (
        "None of your cards under construction can take Krystallium, and it scores nothing."
    )
    assert refusal(table, "activate master-artisan")[1] == "You have no card under construction."


def test_a_quest_step_says_what_is_missing_and_the_final_one_is_not_forgotten():
    text = """
module = "quest"
round = 4
phase = "production"
resource = "exploration"

[seat.0]
alchemy = { gold = 1, exploration = 1 }
krystallium = 2
soldiers = 3
"""
    table = laid(text)
    assert option(table, "step 1", "nl").startswith("Voltooi “Een wacht beëdigen” voor 1 Bevolking en 1 Goud")
    assert warning(table, "finish") == "You can pay for the final step now; without it you cannot win."
    assert warning(table, "step 3") == (
        "Afterwards you could no longer pay for the final step, and without it you cannot win."
    )
    table = laid(text.replace("krystallium = 2", "krystallium = 1").replace("soldiers = 3", "soldiers = 1"))
    assert refusal(table, "step 4")[1] == "Missing: 2 Soldiers."
    assert refusal(table, "transmute", "fr")[1].startswith("Il manque ")


def test_a_card_of_ones_own_is_called_by_its_name():
    table = laid(
        """
phase = "planning"

[card.lighthouse]
type = "monument"
cost = { materials = 2, population = 0, gold = 0, exploration = 0, krystallium = 0, soldier = 0 }

[seat.0]
selected = ["lighthouse", "village"]
"""
    )
    table.choose("slate village")
    said = [SAY(said.message) for said in decision(table).options]
    assert said[0] == "Slate Lighthouse for construction: costs 2 Materials, gives nothing"


def test_the_solo_search_spares_calamities():
    table = laid(
        """
players = 1
module = "quest"
turn = 2
areas = [["village", "scouts", { card = "hamlet", down = true }, "calamity"], ["quarry", "falconers"]]
"""
    )
    table.choose("take 1")
    assert refusal(table, "drop calamity")[1] == "You cannot discard a Calamity for a Search."
    assert refusal(table, "drop face-down")[1] == "Only face-up cards pay for a Search."
    # The cards that pay for it can be dropped in any order.
    assert {"drop village.1", "drop scouts.1"} <= set(table.options)


def test_the_log_begins_with_what_was_set_up():
    table = Table(players=1, module="advisors")
    told = [SAY(said) for event in table.match.events if (said := table.match.log_line(event, 0))]
    assert told[:2] == [
        "Solo game with the Advisors module; solo games, too, use exactly one.",
        "You rule Valados, side A.",
    ]
    assert "The Treasures stay in the box: 10 Advisors replace them in the deck." in told
    assert any(
        "the Underground Spy, the Power Behind the Throne and the Scrying Alchemist" in x for x in told
    )
