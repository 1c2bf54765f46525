"""Hidden information: views hide every secret, and samples agree with every view."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.engine.terms import EVERYTHING, HIDDEN, SPECTATOR, Event, View
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.chapters.exchange import is_free
from courtyard.games.gugong.chapters.night import matches
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import counts, steps, words
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration.notation import card_codes
from courtyard.games.gugong.declaration.words import (
    DAY,
    DISCARD,
    HAND,
    HELD,
    NIGHT,
    OPEN,
    PILE,
    SECRET,
    SET_UP,
)
from courtyard.games.gugong.game import GUGONG
from courtyard.games.gugong.sight.sampling import sample
from courtyard.games.gugong.sight.vision import view
from tests.gugong.table import Table
from tests.rules import rule
from tests.strategies import examples

relaxed = settings(
    max_examples=examples(24),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
together = st.sampled_from([variant for variant in GUGONG.variants() if variant["players"] > 1])
alone = st.sampled_from([variant for variant in GUGONG.variants() if variant["players"] == 1])
variants = st.one_of(together, together, together, alone)
seeds = st.integers(0, 10**6)
PICKED = (steps.EXCHANGE, steps.ASK_OFFICIAL, steps.ASK_PAYMENT, steps.ASK_SWAP_WITH)
RATHER_NOT = (o.DECLINE, o.NO_ACTIONS)


def as_bytes(data: object) -> bytes:
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


def lookers(p: Gugong) -> list[int]:
    return [SPECTATOR, *range(p.seats())]


def choose(p: Gugong, dice: Dice) -> None:
    """Choose by lot, but seldom to do nothing, so that more comes about."""
    option = dice.choose(p)
    if option in RATHER_NOT and dice.below(4):
        option = dice.choose(p)
    p.choose(p.seat, option)


def choose_unasked(p: Gugong, dice: Dice) -> None:
    """Let anybody trade tokens, or want to be asked more or less, though nobody asks."""
    seat = dice.below(p.seats())
    standing = list(p.standing(seat))
    if standing:
        p.choose(seat, standing[dice.below(len(standing))])


def moments(variant: dict[str, Any], seed: int, apart: int = 12, restless: bool = False) -> Iterator[Gugong]:
    """Positions from the whole course of a game, some choices and draws apart."""
    dice = Dice(seed)
    p = GUGONG.start(GUGONG.settle_options(variant), {})
    assert isinstance(p, Gugong)
    while True:
        yield p
        if p.is_over():
            return
        for _ in range(1 + dice.below(2 * apart)):
            if restless and p.seat >= 0 and dice.below(8) == 0:
                choose_unasked(p, dice)
            if not p.is_over():
                choose(p, dice)


def frames(p: Gugong) -> list[list[int]]:
    cells = list(p.cells)
    return [cells[FRAMES + FRAME * nth : FRAMES + FRAME * (nth + 1)] for nth in range(cells[HEIGHT])]


def cards_in(p: Gugong, *zones: int) -> list[int]:
    return [card for card in range(p.t.cards) if p.cells[at.CARD_AT + card] in zones]


def codes_in(data: Any) -> set[str]:
    """All gift cards that are named anywhere in a view."""
    if isinstance(data, dict):
        return codes_in(list(data.values()))
    if isinstance(data, list):
        return {code for value in data for code in codes_in(value)}
    return {data} & set(card_codes()) if isinstance(data, str) else set()


# Samples.


@pytest.mark.parametrize("restless", [False, True])
@relaxed
@given(variant=variants, seed=seeds)
def test_a_sampled_position_looks_exactly_like_the_view_it_was_made_from(restless, variant, seed):
    dice = Dice(seed)
    for p in moments(variant, seed, restless=restless):
        for seat in lookers(p):
            seen = view(p, seat)
            sampled = sample(json.loads(as_bytes(seen)), dice)
            assert sampled.audit() == []
            assert as_bytes(view(sampled, seat)) == as_bytes(seen)


@relaxed
@given(variants, seeds)
def test_a_sampled_position_can_be_played_to_its_end(variant, seed):
    dice = Dice(seed)
    for p in moments(variant, seed, apart=80, restless=True):
        for seat in lookers(p):
            sampled = sample(view(p, seat), dice)
            while not sampled.is_over():
                sampled.choose(sampled.seat, dice.choose(sampled))
                if dice.below(8) == 0:
                    assert sampled.audit() == []
            assert sampled.audit() == []


def test_a_sampled_card_that_was_picked_is_one_that_could_have_been():
    found: Counter[int] = Counter()

    @relaxed
    @given(variants, seeds)
    def check(variant, seed):
        for p in moments(variant, seed):
            for seat in lookers(p):
                sampled = sample(view(p, seat), Dice(seed))
                for step, who, card, location in frames(sampled):
                    if step in PICKED and who != seat:
                        found[step] += 1
                        zone = sampled.cells[at.CARD_AT + card]
                        swapping = step == steps.ASK_SWAP_WITH
                        assert zone == HAND + who or (swapping and zone == DISCARD + who)
                        if step in (steps.ASK_PAYMENT, steps.EXCHANGE):
                            assert not is_free(sampled, who, card, location)

    check()
    assert all(found[step] >= examples(12) // 4 for step in PICKED if step != steps.EXCHANGE)


def test_at_night_a_sampled_discard_pile_has_the_matches_that_its_owner_has_claimed():
    found = 0

    @settings(relaxed, max_examples=examples(100))
    @given(st.sampled_from([v for v in GUGONG.variants() if v["printing"] == "english-2"]), seeds)
    def check(variant, seed):
        nonlocal found
        for p in moments(variant, seed, apart=1):
            agenda = frames(p)
            if [frame[0] for frame in agenda[-2:]] == [steps.NIGHT_MATCHES, steps.ASK_SERVANTS]:
                _, who, servants, _ = agenda[-1]
                found += 1
                for seat in lookers(p):
                    assert matches(sample(view(p, seat), Dice(seed)), who) == servants

    check()
    assert found


def test_where_only_a_precious_gift_leaves_a_choice_the_sampled_gift_is_precious_enough():
    table = Table("""
        players = ["Anna", "Lisa"]
        bonus = "french"
        officials = { jade = "o7" }
        [family.Anna]
        hand = ["s1-6"]
        pool = 0
        tokens = ["precious"]
        """).choose("to jade")
    assert table.options == ["use precious", "no-actions"]
    seen = table.match.view(1)
    dice = Dice(2)
    gifts = {sample(seen, dice).cells[FRAMES + FRAME + 2] for _ in range(100)}
    assert {table.position.t.card_value[gift] for gift in gifts} <= {4, 5, 6, 7}
    assert len(gifts) > 3
    for _ in range(50):
        assert as_bytes(view(sample(seen, dice), 1)) == as_bytes(seen)


def test_where_a_token_is_drawn_by_lot_the_sampled_piles_hold_more_than_one_kind():
    p = next(p for p in moments(GUGONG.settle_options({}), 5, apart=1) if frames(p)[-1][0] == steps.LOT_CITY)
    c = list(p.cells)
    for kind in range(counts.TOKEN_KINDS):
        left = 1 if kind < 2 else 0
        c[at.TOKEN_DISCARD + kind] += c[at.TOKEN_PILE + kind] - left
        c[at.TOKEN_PILE + kind] = left
    p.cells = vec[i64](c)
    p.settle()
    seen = view(p, 0)
    dice = Dice(2)
    for _ in range(100):
        assert as_bytes(view(sample(seen, dice), 0)) == as_bytes(seen)


def test_every_card_that_is_out_of_sight_may_turn_up_in_any_hand_and_on_the_pile():
    p = next(p for p in moments({**GUGONG.settle_options({}), "players": 3}, 4) if p.cells[at.PHASE] == DAY)
    out_of_sight = {*cards_in(p, PILE, HAND + 0, HAND + 2, DISCARD + 0, DISCARD + 2)}
    seen = view(p, 1)
    dice = Dice(1)
    turned_up: dict[int, set[int]] = {}
    for _ in range(300):
        sampled = sample(seen, dice)
        for zone in (PILE, HAND + 0, HAND + 2):
            turned_up.setdefault(zone, set()).update(cards_in(sampled, zone))
        assert cards_in(sampled, HAND + 1) == cards_in(p, HAND + 1)
    assert all(cards == out_of_sight for cards in turned_up.values())


@relaxed
@given(variants.filter(lambda variant: variant["open_information"]), seeds)
def test_with_open_information_a_sample_knows_all_tokens_and_what_the_others_know(variant, seed):
    cells = [*range(at.TOKEN_PILE, at.DECREE_TILE), *range(at.STORED, at.TOLLS)]
    for p in moments(variant, seed):
        for seat in range(p.seats()):
            sampled = sample(view(p, seat), Dice(seed))
            assert [sampled.cells[cell] for cell in cells] == [p.cells[cell] for cell in cells]
            for card in cards_in(p, HAND + seat, DISCARD + seat):
                assert sampled.cells[at.CARD_KNOWN + card] == p.cells[at.CARD_KNOWN + card]


# Non-interference. What is hidden is told here without a word of the code that hides it.


def is_out_of_sight(p: Gugong, c: list[int], seat: int, card: int) -> bool:
    zone = c[at.CARD_AT + card]
    if zone < HAND:
        return zone == PILE
    if zone % 10 == seat or c[at.PHASE] == SET_UP:
        return False
    return not p.t.open_information or c[at.CARD_KNOWN + card] != OPEN


def may_change_places(p: Gugong, c: list[int], seat: int, one: int, other: int) -> bool:
    """With open information, a card that is known to be held stays with its holder."""
    if not is_out_of_sight(p, c, seat, one) or not is_out_of_sight(p, c, seat, other):
        return False
    zones = c[at.CARD_AT + one], c[at.CARD_AT + other]
    of_one_holder = min(zones) >= HAND and zones[0] % 10 == zones[1] % 10
    known_held = HELD in (c[at.CARD_KNOWN + one], c[at.CARD_KNOWN + other])
    return not p.t.open_information or of_one_holder or not known_held


def move_cards(p: Gugong, c: list[int], seat: int, dice: Dice) -> None:
    for _ in range(40):
        one, other = dice.below(p.t.cards), dice.below(p.t.cards)
        if may_change_places(p, c, seat, one, other):
            c[at.CARD_AT + one], c[at.CARD_AT + other] = c[at.CARD_AT + other], c[at.CARD_AT + one]
    if not p.t.open_information and c[at.PHASE] != SET_UP:
        for card in range(p.t.cards):
            c[at.CARD_KNOWN + card] = (SECRET, HELD, OPEN)[dice.below(3)]


def move_tokens(p: Gugong, c: list[int], seat: int, dice: Dice) -> None:
    if p.t.open_information:
        return
    for owner in range(p.seats()):
        for cell in range(at.STORED + counts.SPACES * owner, at.STORED + counts.SPACES * (owner + 1)):
            kind = dice.below(counts.TOKEN_KINDS)
            urn = (at.TOKEN_PILE, at.TOKEN_DISCARD)[dice.below(2)]
            if owner != seat and 0 < c[cell] < words.FACE_UP and c[urn + kind]:
                c[urn + kind] -= 1
                c[urn + c[cell] - 1] += 1
                c[cell] = kind + 1


def move_picks(p: Gugong, c: list[int], seat: int, dice: Dice) -> None:
    for frame in range(FRAMES, FRAMES + FRAME * c[HEIGHT], FRAME):
        step, who = c[frame], c[frame + 1]
        if step in PICKED and who != seat:
            zones = (HAND + who, DISCARD + who) if step == steps.ASK_SWAP_WITH else (HAND + who,)
            cards = [card for card in range(p.t.cards) if c[at.CARD_AT + card] in zones]
            c[frame + 2] = cards[dice.below(len(cards))]


def move_wishes(p: Gugong, c: list[int], seat: int, dice: Dice) -> None:
    """The other seats that want to be asked about everything."""
    for owner in range(p.seats()):
        if owner not in (seat, p.t.meng):
            c[at.WARY + owner] = dice.below(2)


def another_world(p: Gugong, seat: int, dice: Dice) -> Gugong | None:
    """A position that differs only in what the seat may not know; none where the question would change."""
    c = list(p.cells)
    move_cards(p, c, seat, dice)
    move_tokens(p, c, seat, dice)
    move_picks(p, c, seat, dice)
    move_wishes(p, c, seat, dice)
    changed = p.copy()
    changed.cells = vec[i64](c)
    changed.settle()
    same = [(step, who, b) for step, who, _, b in frames(changed)] == [
        (step, who, b) for step, who, _, b in frames(p)
    ]
    return changed if same and changed.seat == p.seat else None


def secrets_of(p: Gugong, owner: int) -> list[Any]:
    """The facts a family knows and the others may not."""
    cells = list(p.cells)
    stored = cells[at.STORED + counts.SPACES * owner : at.STORED + counts.SPACES * (owner + 1)]
    picks = [frame for frame in frames(p) if frame[0] in PICKED and frame[1] == owner]
    return [cards_in(p, HAND + owner), cards_in(p, DISCARD + owner), stored, picks, cells[at.WARY + owner]]


def test_nothing_that_a_seat_may_not_know_changes_a_byte_of_its_view():
    worlds: Counter[str] = Counter()

    @relaxed
    @given(variants, seeds)
    def check(variant, seed):
        dice = Dice(seed)
        for p in moments(variant, seed, restless=True):
            for seat in lookers(p):
                changed = another_world(p, seat, dice)
                if changed is None:
                    continue
                assert as_bytes(view(changed, seat)) == as_bytes(view(p, seat))
                worlds["all"] += 1
                for owner in range(p.seats()):
                    if secrets_of(changed, owner) != secrets_of(p, owner):
                        assert as_bytes(view(changed, owner)) != as_bytes(view(p, owner))
                        worlds["open" if p.t.open_information else "closed"] += 1

    check()
    assert worlds["closed"] > worlds["all"] // 2
    assert worlds["open"] > worlds["all"] // 50


# Events are heard through the same veil.


def heard(p: Gugong, seat: int, option: int, listener: int) -> tuple[Gugong, list[tuple[int, ...]]]:
    """The position after a choice, up to the next question or draw, and what a listener hears of it."""
    after = p.copy()
    after.records_events = True
    after.choose(seat, option)
    numbers = list(after.take_events())
    told = [Event(numbers[nth : nth + 4]) for nth in range(0, len(numbers), 4)]
    return after, [tuple(GUGONG.event_for(after, event, listener)) for event in told]


def test_who_cannot_tell_two_positions_apart_hears_the_same_of_what_comes():
    """Where a choice leaves a seat as unable to tell them apart as before, its log is the same."""
    compared: Counter[str] = Counter()

    @relaxed
    @given(variants, seeds)
    def check(variant, seed):
        dice = Dice(seed)
        for p in moments(variant, seed, apart=8, restless=True):
            for seat in lookers(p) if p.seat >= 0 else ():
                changed = another_world(p, seat, dice)
                shared = sorted(set(p.options) & set(changed.options)) if changed else []
                if changed is None or not shared:
                    continue
                option = shared[dice.below(len(shared))]
                after, log = heard(p, p.seat, option, seat)
                other, other_log = heard(changed, p.seat, option, seat)
                if NIGHT in (p.cells[at.PHASE], after.cells[at.PHASE]):
                    continue  # then everybody says how many matches they have
                if as_bytes(view(after, seat)) == as_bytes(view(other, seat)):
                    assert log == other_log, GUGONG.notation(option)
                    compared["own" if seat == p.seat else "of others"] += 1

    check()
    assert min(compared["own"], compared["of others"]) > examples(24)


def test_who_declines_a_jade_for_a_gift_does_not_tell_whether_a_gift_would_have_done():
    def declined(gift):
        table = Table(f"""
            players = ["Anna", "Lisa", "David"]
            officials = {{ travel = "o1" }}
            cities = {{ others = "empty", taiyuan = "gift-for-jade", xian = "points" }}
            [family.Anna]
            hand = ["s1-9", "{gift}"]
            traveller = "datong"
            """)
        return table.exchange("s1-9", "travel", "A travel", table.city("taiyuan"), "decline")

    valuable, worthless = declined("d7"), declined("s1-6")
    for listener in (1, 2, SPECTATOR):
        assert as_bytes(valuable.match.view(listener)) == as_bytes(worthless.match.view(listener))
        assert valuable.match.log(listener) == worthless.match.log(listener)


def claims_a_gift(gift, players=("Anna", "Lisa", "David")):
    """Anna has just claimed the gift card of a harbour, which is this one."""
    return Table(f"""
        players = {list(players)}
        officials = {{ canal = "o1" }}
        [next]
        gifts = ["{gift}"]
        [family.Anna]
        hand = ["s1-9", "s1-6"]
        ships = [{{ berth = "a3", servants = 2 }}]
        """).exchange("s1-9", "canal", "A canal", "load a3", "claim gift")


def test_the_log_does_not_give_away_which_card_somebody_drew_at_a_harbour():
    one, other = claims_a_gift("d8a"), claims_a_gift("d2")
    assert (one["Anna"].hand, other["Anna"].hand) == (["s1-6", "d8a"], ["s1-6", "d2"])
    drawn = one.told.index("gift-drawn")
    for listener in (1, 2, SPECTATOR):
        assert one.match.log(listener) == other.match.log(listener)
        assert tuple(one.match.log(listener)[drawn])[1:3] == (0, HIDDEN)
        lines = [one.match.log_line(event, listener) for event in one.match.events]
        assert lines == [other.match.log_line(event, listener) for event in other.match.events]
        assert lines[drawn] is not None and GUGONG.phrases.say(lines[drawn]) == "@0 draws a Gift Card."
    for listener in (0, EVERYTHING):
        assert one.match.log(listener) != other.match.log(listener)
        assert one.match.log(listener)[drawn][2] == card_codes().index("d8a")


def test_the_log_does_not_give_away_which_card_was_sacrificed_or_recovered():
    def sacrificed(gift):
        return court(hand='["s1-6", "s1-4", "s1-9"]').choose("give s1-6", "to jade", f"sacrifice {gift}")

    def recovered(gift):
        table = Table("""
            players = ["Anna", "Lisa"]
            officials = { travel = "o1" }
            cities = { others = "empty", taiyuan = "recover", xian = "points" }
            [family.Anna]
            hand = ["s1-9"]
            discard = ["s1-4", "s1-6", "s1-1"]
            traveller = "datong"
            """)
        return table.exchange("s1-9", "travel", "A travel", table.city("taiyuan"), f"recover {gift}")

    for made, gifts in ((sacrificed, ("s1-4", "s1-9")), (recovered, ("s1-4", "s1-6"))):
        one, other = (made(gift) for gift in gifts)
        assert one.told == other.told
        for listener in (1, SPECTATOR):
            assert one.match.log(listener) == other.match.log(listener)
        assert one.match.log(0) != other.match.log(0)


@relaxed
@given(variants, seeds)
def test_in_the_log_of_a_whole_game_secret_events_name_only_own_cards(variant, seed):
    match = Match(GUGONG, variant, seed=str(seed))
    dice = Dice(seed)
    while not match.is_over:
        match.choose(match.position.seat, dice.choose(match.position))
    for listener in (SPECTATOR, EVERYTHING, *range(variant["players"])):
        log = match.log(listener)
        assert [event[:2] for event in log] == [event[:2] for event in match.events]
        assert [event.ground for event in log] == [event.ground for event in match.events]
        for event, told in zip(log, match.events, strict=True):
            hidden = told[0] in GUGONG.secret_events and listener not in (told[1], EVERYTHING)
            assert tuple(event) == (tuple(told) if not hidden else (*told[:2], HIDDEN, told[3]))


def secret_choices(p: Gugong) -> list[list[int]]:
    """Options of one question that look alike to the others: which card is picked, hidden or taken back."""
    blocks = (o.GIVE, o.SACRIFICE, o.SWAP_CARD, o.RECOVER)
    return [
        [option for option in p.options if block <= option < block + counts.CARDS]
        for block in blocks
        if p.seat >= 0
    ]


def test_a_card_that_is_chosen_in_secret_could_have_been_any_other():
    compared: Counter[int] = Counter()

    @relaxed
    @given(variants, seeds)
    def check(variant, seed):
        for p in moments(variant, seed, apart=5):
            for options in secret_choices(p):
                seen: dict[int, set[bytes]] = {}
                for option in options:
                    after = p.copy()
                    after.choose(p.seat, option)
                    if after.cells[at.PHASE] != p.cells[at.PHASE]:
                        continue
                    for seat in lookers(p):
                        if seat != p.seat:
                            _, log = heard(p, p.seat, option, seat)
                            seen.setdefault(seat, set()).add(as_bytes([view(after, seat), log]))
                assert all(len(views) == 1 for views in seen.values())
                if len(options) > 1:
                    compared[options[0] // counts.CARDS] += 1

    check()
    assert all(compared[block // counts.CARDS] for block in (o.GIVE, o.SACRIFICE, o.SWAP_CARD))


# What is in a view.


@rule("gugong.exchange.other-discards-hidden", "gugong.exchange.own-discards-open-to-you")
@relaxed
@given(variants.filter(lambda variant: not variant["open_information"]), seeds)
def test_a_view_names_only_own_cards_and_those_that_lie_open(variant, seed):
    for p in moments(variant, seed):
        if p.cells[at.PHASE] == SET_UP:
            continue
        for seat in lookers(p):
            own = {HAND + seat, DISCARD + seat} if seat >= 0 else set()
            hidden = [
                card
                for card in range(p.t.cards)
                if p.cells[at.CARD_AT + card] not in own
                and (p.cells[at.CARD_AT + card] >= HAND or p.cells[at.CARD_AT + card] == PILE)
            ]
            shown = codes_in(view(p, seat))
            assert not shown & {card_codes()[card] for card in hidden}
            assert {card_codes()[card] for card in cards_in(p, *own)} <= shown


@relaxed
@given(variants, seeds)
def test_choices_are_shown_to_whoever_must_choose_and_to_nobody_else(variant, seed):
    for p in moments(variant, seed):
        for seat in lookers(p):
            choices = [GUGONG.notation(option) for option in p.options] if seat == p.seat else []
            assert view(p, seat)["choices"] == choices


@relaxed
@given(variants, seeds)
def test_a_view_is_plain_data_and_shares_nothing_with_the_position(variant, seed):
    for p in moments(variant, seed, apart=40):
        for seat in lookers(p):
            seen = view(p, seat)
            before = as_bytes(seen)
            assert json.loads(before) == seen
            seen["options"]["players"] = 99
            seen["families"].clear()
            assert as_bytes(view(p, seat)) == before


@pytest.mark.parametrize("seat", [-1, -2, 4, 99])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat):
    with pytest.raises(Trouble, match=f"no seat {seat} at this table"):
        view(Table(players=4).position, seat)


def court(head: str = "", anna: str = "", lisa: str = "", hand: str = '["s1-6", "s1-4"]') -> Table:
    """Anna is to give a card; on the table lie the cards of both."""
    return Table(f"""
        players = ["Anna", "Lisa"]
        officials = {{ jade = "o7", intrigue = "o1", palace = "o2" }}
        {head}
        [family.Anna]
        hand = {hand}
        {anna}
        [family.Lisa]
        {lisa}
        """)


def seen_by(table: Table, seat: int, family: int = 0) -> View:
    seen: View = table.match.view(seat)["families"][family]
    return seen


def last_step(table: Table, seat: int) -> View:
    step: View = table.match.view(seat)["agenda"][-1]
    return step


def test_a_card_that_is_picked_is_known_to_its_owner_alone_until_it_is_given():
    table = court().choose("give s1-6")
    assert last_step(table, 0) == {"step": "ask-official", "seat": 0, "card": "s1-6"}
    for seat in (1, SPECTATOR):
        assert last_step(table, seat) == {"step": "ask-official", "seat": 0, "card": None}
    table.choose("to jade")
    assert last_step(table, 0) == {"step": "ask-payment", "seat": 0, "card": "s1-6", "location": "jade"}
    assert last_step(table, 1) == {"step": "ask-payment", "seat": 0, "card": None, "location": "jade"}
    table.choose("no-actions")
    assert table.match.view(1)["officials"]["jade"] == "s1-6"


def test_a_card_stays_hidden_while_its_exchange_is_being_paid_for():
    table = court(anna='pool = 4\ndouble = "pool"\nrewards = ["double"]')
    table.choose("give s1-6", "to jade", "pay-servants")
    for seat, card in ((0, "s1-6"), (1, None), (SPECTATOR, None)):
        exchange, price = table.match.view(seat)["agenda"][-2:]
        assert exchange == {"step": "exchange", "seat": 0, "card": card, "location": "jade"}
        assert price["step"] == "ask-price"
        sampled = sample(table.match.view(seat), Dice(3))
        assert as_bytes(view(sampled, seat)) == as_bytes(table.match.view(seat))


@rule("gugong.exchange.sacrificed-card-not-shown")
def test_of_a_card_given_up_as_a_price_the_others_see_only_that_the_hand_is_smaller():
    table = court(head="open_information = true", hand='["s1-6", "s1-4", "s1-9"]')
    assert seen_by(table, 1)["hand"] == ["s1-4", "s1-6", "s1-9"]
    table.choose("give s1-6", "to jade", "sacrifice s1-4")
    assert seen_by(table, 0)["hand"] == ["s1-9"]
    others = seen_by(table, 1)
    assert (others["hand"], others["hand_size"], others["discard_size"]) == ([], 1, 3)
    assert others["either"] == ["s1-4", "s1-9"]
    assert "o7" in others["discard"]


@rule("gugong.setup.starting-sets-are-known")
def test_the_starting_hands_lie_open_during_the_set_up():
    p = GUGONG.start(GUGONG.settle_options({"players": 3}), {})
    p.choose(p.seat, o.LOT_START + 1)
    assert p.cells[at.PHASE] == SET_UP
    hands = [family["hand"] for family in view(p, SPECTATOR)["families"]]
    assert hands[1] == ["s1-1", "s1-4", "s1-6", "s1-9"]
    assert [len(hand) for hand in hands] == [4, 4, 4]


def test_tokens_that_lie_face_down_are_known_to_their_owner_alone():
    tokens = 'tokens = ["palace", "double", "ship"]'
    table = court(anna=tokens)
    face_up = {"token": "double", "face_up": True}
    down = [{"token": kind, "face_up": False} for kind in ("palace", "ship", None)]
    assert seen_by(table, 0)["stored"] == [down[0], face_up, down[1]]
    assert seen_by(table, 1)["stored"] == [down[2], face_up, down[2]]
    table = court(head="open_information = true", anna=tokens)
    assert seen_by(table, 1)["stored"] == [down[0], face_up, down[1]]


def test_discarded_tokens_are_only_counted_unless_information_is_open():
    discarded = 'discarded_tokens = ["ship", "ship", "wall"]'
    tokens = court(discarded).match.view(0)["tokens"]
    assert (tokens["discarded"], tokens["discarded_kinds"]) == (3, None)
    tokens = court(f"{discarded}\nopen_information = true").match.view(0)["tokens"]
    assert (tokens["discarded"], tokens["discarded_kinds"]) == (3, {"ship": 2, "wall": 1})


def test_the_travel_tokens_are_in_two_piles_as_equal_as_can_be():
    for p in moments(GUGONG.settle_options({"bonus": "english"}), 3):
        left = sum(p.cells[at.TOKEN_PILE + kind] for kind in range(counts.TOKEN_KINDS))
        first, second = view(p, SPECTATOR)["tokens"]["piles"]
        assert first + second == left and 0 <= first - second <= 1
