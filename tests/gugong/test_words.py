"""The words of Gùgōng: everything that can be asked, chosen, refused or told is said in three languages."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from courtyard.engine.language import LANGUAGES, Saying
from courtyard.engine.match import Match
from courtyard.engine.position import ASK
from courtyard.engine.terms import EVERYTHING, SPECTATOR, Decision, Event
from courtyard.engine.trouble import Trouble
from courtyard.games import gugong
from courtyard.games.gugong.declaration import events, notation, options, steps
from courtyard.games.gugong.declaration.components import printed
from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.declaration.words import DECREE_KINDS, LOCATIONS, REWARDS, SPECIAL, TOKENS
from courtyard.games.gugong.game import GUGONG
from courtyard.games.gugong.speech import chronicle, naming, prompts
from courtyard.games.gugong.speech.option_words import WORDS, describe
from courtyard.games.gugong.speech.question import Question
from courtyard.games.gugong.speech.waste import WASTE
from tests.gugong.journeys import SIX, court, journey
from tests.gugong.table import Table

HOME = Path(gugong.__file__).parent / "speech"
MODULES = (
    "naming",
    "action_words",
    "option_words",
    "losses",
    "waste",
    "refusals",
    "prompts",
    "chronicle",
    "count",
    "feats",
    "because",
)
SAY = GUGONG.phrases.say


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
    return (HOME / "phrases" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> dict[str, Gaps]:
    found: dict[str, Gaps] = {}
    for entry in FluentParser().parse(file_text(language)).body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language} says {entry.id.name} twice"
            found[entry.id.name] = gaps = Gaps()
            gaps.visit(entry)
    return found


def variables(name: str, found: dict[str, Gaps]) -> set[str]:
    """The variables of a message, with those of the messages it refers to."""
    gaps = found[name]
    return gaps.variables.union(*(variables(other, found) for other in gaps.messages))


def test_all_languages_have_the_same_messages_with_the_same_gaps():
    english = messages("en")
    for language in LANGUAGES:
        found = messages(language)
        assert list(found) == list(english)
        for name in found:
            assert variables(name, found) == variables(name, english), f"{name} in {language}"


def test_gifts_are_called_as_in_the_component_file():
    for value, names in printed()["present"].items():
        for language in LANGUAGES:
            assert SAY(Saying(f"gift-{value}"), language) == names[language]


def test_french_is_set_with_hard_spaces_and_all_languages_with_true_apostrophes():
    assert re.findall(r"[ \n][:;!?»]|« ", file_text("fr")) == []
    for language in LANGUAGES:
        assert "'" not in file_text(language).replace("Xi'an", "")


# Random games.


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


def check_said(saying: Saying, done: set[str]) -> None:
    """A saying can be put into words everywhere, without holes."""
    if repr(saying) in done:
        return
    done.add(repr(saying))
    for language in LANGUAGES:
        text = SAY(saying, language)
        assert text.strip() == text != "" and not re.search(r"[{}$]|  |-\d", text), text


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_whole_games_are_said_in_three_languages(players, printing):
    """The first player wants to be asked about everything that may be declined."""
    dice = random.Random(f"{players} {printing}")
    rules = set(GUGONG.rules.rules)
    done: set[str] = set()
    variant = {"players": players, "printing": printing, "bonus": "french" if players > 1 else "none"}
    match = Match(GUGONG, variant, seed=printing)
    match.choose(0, options.ASK_ALWAYS)
    while not match.is_over:
        seat = match.position.seat
        offered = list(match.position.options_of(seat))
        decision = match.decision(seat)
        assert [option.option for option in decision.options] == offered
        assert [GUGONG.parse(option.notation) for option in decision.options] == offered
        assert decision.seat == seat and decision.rules
        assert rules.issuperset(decision.rules)
        for said in (*decision.options, *decision.refusals):
            assert said.rules and rules.issuperset(said.rules), said
        notations = [said.notation for said in (*decision.options, *decision.refusals)]
        assert len(set(notations)) == len(notations)
        for saying in sayings(decision):
            check_said(saying, done)
        for other in range(match.position.seats()):
            standing = GUGONG.standing(match.position, other)
            assert [option.option for option in standing] == list(match.position.standing(other))
            for option in standing:
                assert option.rules and rules.issuperset(option.rules), option
                assert GUGONG.parse(option.notation) == option.option
                check_said(option.message, done)
        match.choose(seat, dice.choice(offered))
    for seat in (SPECTATOR, EVERYTHING, *range(players)):
        for event in match.log(seat):
            assert match.why(event) in rules
            for tables in (None, match.position.t):
                line = chronicle.log_line(event, seat, tables)
                if line is not None:
                    check_said(line, done)


def test_looking_at_a_decision_changes_nothing():
    match = Match(GUGONG, {"bonus": "french"}, seed="still")
    dice = random.Random(4)
    while not match.is_over:
        seat = match.position.seat
        before = list(match.position.cells), list(match.position.options)
        match.decision(seat)
        assert (list(match.position.cells), list(match.position.options)) == before
        match.choose(seat, dice.choice(before[1]))


def test_a_seat_that_has_nothing_to_choose_gets_no_decision():
    table = Table(players=2)
    with pytest.raises(Trouble, match="nothing to choose"):
        prompts.decision(table.position, 1 - table.position.seat)


# Everything that can occur.


def test_every_option_has_words_in_three_languages():
    position = Table(players=5, bonus="french").position
    t = position.t
    most = {
        options.CITY: t.cities,
        options.HOUSE: t.houses,
        options.DECREE: t.slots,
        options.MORNING_DECREE: t.slots,
    }
    declining = [
        step
        for step in range(ASK, steps.ASK_ADVANTAGE + 1)
        if step in (steps.ASK_TOKEN, steps.ASK_CLAIM) or step >= steps.ASK_EXTRA_SERVANT
    ]
    done: set[str] = set()
    for option in range(options.PLAYER_OPTIONS):
        if not notation.words()[option] or option - GUGONG.declaration.group_of(option) >= most.get(
            GUGONG.declaration.group_of(option), 1000
        ):
            continue
        if options.ACTION_A <= option < options.BUILD_ONE and option - GUGONG.declaration.group_of(
            option
        ) in (1, 2, 5):
            continue  # these locations have no options A and B
        asked = [Question(steps.ASK_ACTION, 0, 0, 0)]
        if option == options.DECLINE:
            asked = [Question(step, 0, 0, 0) for step in declining if step != steps.ASK_SWAP_WITH]
            asked = [question for question in asked if question.step != steps.ASK_MORNING]
        for question in asked:
            message, rules = describe(position, question, option)
            check_said(message, done)
            assert {f"gugong.{rule}" for rule in rules} <= set(GUGONG.rules.rules)


def test_every_block_of_the_action_space_has_its_words():
    declared = GUGONG.declaration
    groups = {declared.group_of(option) for option in range(declared.player_options)}
    assert set(WORDS) == groups >= set(WASTE)


def test_every_event_names_its_rule():
    assert list(chronicle.RULE_OF_EVENT) == list(events.NAMES)
    assert set(chronicle.RULE_OF_EVENT.values()) <= set(GUGONG.rules.rules)


def names_in_code() -> set[str]:
    """Every text that stands in the code; ids that are put together are found by calling it."""
    found = set()
    for module in MODULES:
        for node in ast.walk(ast.parse((HOME / f"{module}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def names_put_together() -> set[str]:
    small, large = (Table(players=players, bonus="french").position.t for players in (2, 5))
    said = list(GUGONG.automated_seats({"players": 1}).values())
    said += [naming.place(nth) for nth in range(len(LOCATIONS))]
    said += [naming.official(nth) for nth in range(len(LOCATIONS))]
    said += [naming.token(large, nth) for nth in range(len(TOKENS))]
    said += [naming.decree(large, nth) for nth in range(len(DECREE_KINDS))]
    said += [naming.reward(large, nth) for nth in range(len(REWARDS))]
    said += [naming.card_action(large, card) for card in range(large.cards)]
    said += [naming.city(t, nth) for t in (small, large) for nth in range(t.cities)]
    for number in range(len(events.NAMES)):
        for a, b in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 1)):
            event = Event((number, 0, a, b))
            told = [chronicle.log_line(event, seat, small) for seat in (0, 1, 2)]
            told += [chronicle.log_line(event, seat) for seat in (0, 1)]
            said += [line for line in told if line is not None]
    for number in (events.AUTOMA_REVEALED, events.TWILIGHT_CARD):
        line = chronicle.log_line(Event((number, 1, SPECIAL, 0)), 0, small)
        assert line is not None
        said.append(line)
    said += [
        line
        for seat in (0, 1)
        if (line := chronicle.log_line(Event((events.TOKEN_PLACED, 0, 12, -1)), seat, small)) is not None
    ]
    return {name for saying in said for name in ids_in(saying)}


def test_no_message_is_dead():
    found = messages("en")
    referred = set().union(*(gaps.messages for gaps in found.values()))
    assert set(found) - names_in_code() - names_put_together() - referred == set()


# Examples.


def option(table: Table, written: str, language: str = "en") -> str:
    decision = table.match.decision(table.position.seat)
    return SAY(next(said.message for said in decision.options if said.notation == written), language)


def warning(table: Table, written: str, language: str = "en") -> str | None:
    decision = table.match.decision(table.position.seat)
    found = next(said.warning for said in decision.options if said.notation == written)
    return None if found is None else SAY(found, language)


def refusal(table: Table, written: str, language: str = "en") -> tuple[str, str]:
    decision = table.match.decision(table.position.seat)
    found = next(said for said in decision.refusals if said.notation == written)
    return SAY(found.message, language), SAY(found.reason, language)


def prompt(table: Table, language: str = "en") -> str:
    return SAY(table.match.decision(table.position.seat).prompt, language)


EXCHANGE = """
players = ["Anna", "Lisa", "David"]
turn = "Anna"
officials = { jade = 8, travel = 1, intrigue = 3 }

[family.Anna]
hand = ["s3-5a", "s2-3"]
pool = 1
"""


def test_a_gift_is_offered_with_its_value_and_action():
    table = Table(EXCHANGE)
    five = "give s3-5a"
    assert option(table, five) == "Give the bonsai (5): Great Wall"
    assert option(table, five, "fr") == "Donner le bonsaï (5)\u00a0: Grande Muraille"
    assert option(table, five, "nl") == "Geef de bonsai (5): Chinese Muur"


def test_an_official_says_what_the_exchange_costs():
    table = Table(EXCHANGE).choose("give s3-5a")
    assert prompt(table) == "To which Official do you give the bonsai (5)?"
    assert option(table, "to travel") == "To the Revenue Official for the fruit bowl (1): free"
    assert (
        option(table, "to jade")
        == "To the Jade Official for the Dunhuang pipa (8): costs a card or your actions"
    )
    assert (
        option(table, "to travel", "fr")
        == "À l’Officier de l’Impôt contre la corbeille de fruits (1)\u00a0: gratuit"
    )
    assert (
        option(table, "to jade", "nl")
        == "Aan de Jade-Ambtenaar voor de Dunhuang-pipa (8): kost een kaart of je acties"
    )


def test_a_price_out_of_reach_is_shown_with_what_is_missing():
    table = Table(EXCHANGE).choose("give s3-5a", "to jade")
    assert refusal(table, "pay-servants") == ("Pay 2 Servants", "You are 1 Servant short.")
    assert refusal(table, "pay-servants", "fr") == ("Payer 2 Serviteurs", "Il manque 1 Serviteur.")
    assert refusal(table, "pay-servants", "nl") == ("Betaal 2 Dienaren", "1 Dienaar te weinig.")
    assert warning(table, "no-actions") == "You would perform neither the card’s action nor the location’s."


def test_numbers_follow_an_owners_corrections():
    table = Table(EXCHANGE, own={"exchange": {"price": 3}, "gift": {"s3-5a": {"value": 6}}})
    assert option(table, "give s3-5a") == "Give the porcelain vase (6): Great Wall"
    table.choose("give s3-5a", "to jade")
    assert refusal(table, "pay-servants") == ("Pay 3 Servants", "You are 2 Servants short.")


def test_servants_that_the_supply_lacks_are_warned_of():
    table = Table(EXCHANGE.replace("pool = 1", "pool = 11\nsupply = 1"))
    two = "give s2-3"
    assert warning(table, two) == "Your general supply is too small: 1 Servant would be lost."
    assert warning(table, two, "fr") == "Votre pioche est trop petite\u00a0: 1 Serviteur serait perdu."
    table.choose(two)
    assert warning(table, "to travel") is not None
    table.choose("to jade")
    assert warning(table, "pay-servants") is None
    assert warning(table, "sacrifice s3-5a") is not None


def test_taking_all_that_the_supply_holds_is_no_waste():
    table = Table(EXCHANGE.replace("pool = 1", "pool = 10\nsupply = 1\nwall = 1"))
    table.choose("give s2-3", "to travel")
    assert table.options == ["take 1", "take 0"]
    assert warning(table, "take 1") is None
    assert warning(table, "take 0") == "1 Servant would stay in your general supply."


def test_the_end_of_the_intrigue_track_is_warned_of():
    table = Table(EXCHANGE + "intrigue = 13\n").exchange("s3-5a", "intrigue", "decline")
    assert option(table, "B intrigue") == "B: pay 1 Servant for 3 steps up the Intrigue Track"
    assert warning(table, "B intrigue") == "The Intrigue Track ends before that: 2 steps would be lost."
    assert warning(table, "A intrigue") is None


def test_a_double_servant_that_pays_one_is_warned_of():
    table = Table(EXCHANGE.replace("pool = 1", 'pool = 0\ndouble = "pool"'))
    table.exchange("s3-5a", "intrigue", "decline")
    assert warning(table, "B intrigue") == "Your Double Servant would pay for one Servant only."


def test_a_ship_says_where_it_can_go_and_why_it_cannot():
    table = Table(
        EXCHANGE.replace("intrigue = 3", "canal = 1")
        + 'ships = [{ berth = "a2", servants = 2 }, { berth = "a5", servants = 1 }]\n'
    ).exchange("s3-5a", "canal", "decline", "A canal")
    assert option(table, "load a2") == "Load a Servant onto the Ship in Harbour 2 (3 of 3)"
    assert warning(table, "load a5") == (
        "Last Harbour: unless you claim before then, the Ship will be lost at sea at Night."
    )
    table.choose("decline")
    assert option(table, "sail a2", "fr") == "Faire avancer le Bateau du 2e Port au 3e Port"
    assert refusal(table, "sail a5") == ("Move the Ship in Harbour 5", "No Harbour ahead of it is free.")


DRIVEN_OUT = (
    "You must do one of the two: your Ship in the last Harbour would have to sail, and would be lost at sea."
)


def at_the_canal(ships: str, pool: int, printing: str = "french") -> Table:
    """Anna has begun option A, by the French rules without being asked if nothing else can be done."""
    table = Table(f"""
        players = ["Anna", "Lisa"]
        printing = "{printing}"
        officials = {{ canal = 1 }}
        [family.Anna]
        hand = ["s1-9"]
        pool = {pool}
        ships = [{ships}]
        """).exchange("s1-9", "canal")
    return table.choose("A canal") if "A canal" in table.options else table


def test_by_the_french_rules_who_loads_nothing_is_warned_of_a_ship_that_would_be_driven_out():
    last, other = '{ berth = "a5", servants = 1 }', '{ berth = "a2", servants = 1 }'
    table = at_the_canal(last, 2)
    assert (table.question, warning(table, "decline")) == ("load", DRIVEN_OUT)
    assert warning(table, "decline", "fr") == (
        "L’un des deux est obligatoire\u00a0: "
        "votre Bateau du dernier Port devrait partir et serait perdu en mer."
    )
    assert warning(at_the_canal(f"{last}, {other}", 2), "decline") is None, "another ship can move"
    assert warning(at_the_canal(other, 2), "decline") is None
    assert warning(at_the_canal(last, 2, "english-2"), "decline") is None, "where nothing must be done"
    table.choose("decline")
    assert table["Anna"].ships == {}, "and so it comes"


def test_by_the_french_rules_who_claims_nothing_is_warned_of_a_ship_that_would_be_driven_out():
    full, other = '{ berth = "a5", servants = 3 }', '{ berth = "a2", servants = 1 }'
    table = at_the_canal(full, 0)
    assert (table.question, warning(table, "decline")) == ("claim", DRIVEN_OUT)
    still = "Last Harbour: unless you claim before then, the Ship will be lost at sea at Night."
    assert warning(at_the_canal(full, 1), "decline") == still, "a servant can be loaded"
    assert warning(at_the_canal(f"{full}, {other}", 0), "decline") == still, "another ship can move"
    assert warning(at_the_canal(full, 0, "english-2"), "decline") == still
    table.choose("decline")
    assert table["Anna"].ships == {}, "and so it comes"


def test_by_the_french_rules_who_has_loaded_a_servant_need_not_fear_for_the_ship():
    table = at_the_canal('{ berth = "a5", servants = 2 }', 1).choose("load a5")
    assert table.question == "claim"
    assert warning(table, "decline") != DRIVEN_OUT
    table.choose("decline")
    assert (table.question, "decline" in table.options) == ("sail", True), "one half of the action is done"


def test_a_harbour_reward_is_claimed_closed_or_waits():
    table = Table(
        EXCHANGE.replace("intrigue = 3", "canal = 1")
        + 'ships = [{ berth = "a5", servants = 2 }]\nrewards = ["points", "points", "points", "double"]\n'
    ).exchange("s3-5a", "canal", "decline", "A canal", "load a5")
    assert option(table, "claim gift") == (
        "Claim a Gift Card; one Servant stays, the Ship and the others return"
    )
    assert refusal(table, "claim points")[1] == "All spaces for this reward are taken."
    assert refusal(table, "claim double")[1] == "You have already won your Double Servant."
    assert warning(table, "decline") is not None


def test_an_intrigue_benefit_needs_its_steps():
    table = Table(
        EXCHANGE.replace("intrigue = 3", "palace = 1") + "wall = 4\nintrigue = 2\nenvoy = 7\n"
    ).exchange("s3-5a", "palace", "build one")
    assert prompt(table) == ("The Great Wall is complete: which Intrigue Benefit do you take (you: step 2)?")
    assert option(table, "benefit servant") == "Go down 1 step: 1 Servant"
    assert refusal(table, "benefit two-servants") == ("Go down 3 steps: 2 Servants", "You are 1 step short.")
    assert refusal(table, "turn", "nl") == (
        "5 stappen omlaag: draai een Lotdobbelsteen",
        "3 stappen te weinig.",
    )


def test_only_a_valuable_gift_buys_jade():
    table = Table(
        EXCHANGE.replace('hand = ["s3-5a", "s2-3"]', 'hand = ["s3-9", "s2-3", "s2-8"]')
        + '\n[cities]\nxian = "gift-for-jade"\n'
    ).exchange("s3-9", "travel", "A travel")
    assert option(table, table.city("xian")) == "Xi’an: a Gift of 7 or more for a Jade"
    table.choose(table.city("xian"))
    assert option(table, "discard s2-8") == "Discard the Dunhuang pipa (8, no action) for a Jade"
    assert refusal(table, "discard s2-3")[1] == "You need a gift of 7 or more."
    assert warning(table, "decline") == "The benefit would be lost."


def test_by_the_dutch_rules_a_gift_that_a_token_raises_is_not_warned_of_as_too_low():
    table = Table("""
        players = ["Anna", "Lisa"]
        printing = "dutch"
        bonus = "english"
        officials = { travel = "o1" }
        cities = { xian = "gift-for-jade" }
        [family.Anna]
        hand = ["s1-9", "o6"]
        generous = 1
        """).exchange("s1-9", "travel", "A travel")
    assert warning(table, table.city("xian")) is None
    table.choose(table.city("xian"))
    assert "discard o6" in table.options


def test_paying_for_one_place_on_the_wall_says_so_and_what_it_wastes():
    table = Table(EXCHANGE.replace("pool = 1", 'pool = 1\ndouble = "pool"')).exchange("s3-5a", "intrigue")
    assert option(table, "pay-and-build one") == (
        "B: pay 1 Servant and place only a Servant on the Great Wall (1 of 5)"
    )
    assert option(table, "pay-and-build double", "fr") == (
        "B\u00a0: payer 1 Serviteur et ne placer que le Double Serviteur sur la Grande Muraille (2 sur 5)"
    )
    assert warning(table, "pay-and-build double") is None
    assert warning(table, "pay-and-build one") == "Your Double Servant would pay for one Servant only."


def test_an_advantage_that_may_be_waived_is_asked_about_in_words():
    asked = {
        "palace": "You may move your Envoy 1 step up. Do you?",
        "intrigue": "You may move your Intrigue Marker 1 step up. Do you?",
        "points": "You may score 2 VP. Do you?",
    }
    waived = {
        "palace": "You decline an advantage: Envoy 1 step up.",
        "intrigue": "You decline an advantage: Intrigue Marker 1 step up.",
        "points": "You decline an advantage: 2 VP.",
    }
    for token, words in asked.items():
        table = court("pool = 4", cities=f'taiyuan = "{token}", xian = "double"').ask_always("Anna")
        table.exchange("s1-9", "travel", "A travel", table.city("taiyuan"))
        assert prompt(table) == words
        assert (option(table, "accept"), option(table, "decline")) == ("Take it", "Decline it")
        assert (warning(table, "accept"), warning(table, "decline")) == (None, None)
        table.choose("decline")
        event = table.match.events[table.told.index("advantage-waived")]
        line = table.match.log_line(event, 0)
        assert line is not None and SAY(line) == waived[token]
        assert table.match.why(event) == "gugong.exchange.may-is-may"


def test_a_decree_obtained_before_is_refused():
    table = Table(
        """
players = ["Anna", "Lisa"]
turn = "Anna"
officials = { decrees = 1 }
decrees = ["morning-servant", "morning-swap", "cheaper-jade", "cheaper-travel", "eight-points", "jade-points"]

[family.Anna]
hand = [9, 8]
pool = 3
decrees = ["morning-servant"]
"""
    ).exchange("s1-9", "decrees")
    assert refusal(table, table.decree("morning-servant")) == (
        "“+1 Servant each Morning”",
        "You already hold this Decree.",
    )
    assert refusal(table, table.decree("eight-points")) == (
        "“at the end, 8 VP”: pay 3 Servants, place 1 more Servant on it",
        "You are 1 Servant short.",
    )
    assert option(table, table.decree("morning-swap")) == (
        "“swap a card each Morning”: pay 1 Servant, place 1 more Servant on it, score 3 VP"
    )


def test_tokens_for_a_trade_are_counted():
    table = Table(EXCHANGE + 'tokens = ["points", "double"]\n')
    assert option(table, "trade servant") == "Trade 2 Travel Tokens for 1 Servant"
    assert refusal(table, "trade points") == (
        "Trade 4 Travel Tokens for 2 VP",
        "You are 1 Travel Token short.",
    )


def test_a_full_row_of_tokens_is_warned_of_and_must_be_traded():
    table = court(f"tokens = {SIX}").exchange("s1-9", "travel", "A travel")
    city = table.city("taiyuan")
    assert warning(table, city) == "You have no free space: you would have to trade first."
    table.choose(city)
    assert prompt(table) == "All 6 spaces for Travel Tokens are full: which trade do you make?"
    assert prompt(table, "nl") == "Al je 6 plaatsen voor Reisfiches zijn bezet: wat ruil je in?"


def test_moves_without_a_token_to_reach_are_warned_of():
    table = court("pool = 4", cities="").exchange("s1-9", "travel")
    assert warning(table, "A travel") == "Your Traveller cannot reach any Travel Token."
    assert warning(table, "B travel") == "Your Traveller cannot reach any Travel Token."
    table = court("pool = 4", cities='nanjing = "points"').exchange("s1-9", "travel")
    assert warning(table, "A travel") is None
    assert warning(table, "B travel") == (
        "After the first move your Traveller cannot reach another Travel Token."
    )


def test_a_double_servant_set_aside_with_a_bonus_token_is_warned_of():
    table = journey("toll", 'pool = 0, double = "pool"', head='bonus = "english"')
    assert option(table, "place-at jade") == (
        "Place it at the Jade Official with a Servant: other players who act there today pay you 1 VP"
    )
    assert warning(table, "place-at jade") == "Your Double Servant would be the one set aside."


def test_a_bargain_that_buys_nothing_is_refused():
    table = Table(
        EXCHANGE.replace("jade = 8", "jade = 1")
        .replace("travel = 1", "travel = 2")
        .replace("players", 'bonus = "french"\nhouses = [3, 4]\nplayers')
        .replace("pool = 1", 'pool = 0\ntokens = ["bargain", "points"]')
    ).exchange("s3-5a", "jade", "decline")
    assert refusal(table, "use bargain") == (
        "Use Bonus Travel Token 6: pay 2 Servants fewer",
        "Even then you could not afford anything.",
    )
    assert refusal(table, "buy house-1") == ("Pay 3 Servants for a Jade", "You are 3 Servants short.")


def test_the_last_trade_says_what_is_worth_nothing_any_more():
    table = court(
        'tokens = ["servant", "servant", "palace", "palace"]',
        head="day = 4",
        Lisa="hand = []",
        David="hand = []",
    )
    table.exchange("s1-9", "travel", "decline").play_to("ending")
    assert table.chooser == "Anna"
    assert warning(table, "decline") == "Travel Tokens you keep no longer count for anything."
    assert warning(table, "trade servant") == "Servants no longer count for anything."
    assert warning(table, "trade points") is None


def test_hidden_cards_are_named_to_their_owner_only():
    match = Table(players=2).match
    for number in (events.SACRIFICED, events.RECOVERED, events.GIFT_DRAWN):
        event, another = Event((number, 1, 3, 0)), Event((number, 1, 4, 0))
        for seat in (1, EVERYTHING):
            own = match.log_line(event, seat)
            assert own is not None and "gift" in own.args
            assert match.log_line(another, seat) != own
        for seat in (0, SPECTATOR):
            others = match.log_line(event, seat)
            assert others is not None and set(others.args) == {"who"}
            assert match.log_line(another, seat) == others


def test_the_log_speaks_to_its_reader_and_leaves_room_for_the_others_names():
    t = Table(players=2).position.t
    codes = notation.card_codes()
    cards = codes.index("s3-5a") * chronicle.PACK + codes.index("o1")
    line = chronicle.log_line(Event((events.EXCHANGED, 1, cards, 2)), 0, t)
    assert line is not None
    assert SAY(line) == "@1 gives the bonsai (5) to the Jade Official and takes the fruit bowl (1)."
    line = chronicle.log_line(Event((events.EXCHANGED, 1, cards, 2)), 1, t)
    assert line is not None
    assert SAY(line, "fr") == (
        "Vous donnez le bonsaï (5) à l’Officier du Jade et prenez la corbeille de fruits (1)."
    )
    assert SAY(line, "nl") == "Je geeft de bonsai (5) aan de Jade-Ambtenaar en neemt de fruitschaal (1)."


def test_what_brings_nothing_is_not_worth_a_line():
    for event in (events.PAID, events.GAINED, events.ACTION):
        assert chronicle.log_line(Event((event, 0, 0, 0)), 0) is None
