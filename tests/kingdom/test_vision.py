"""Hidden information: views hide every secret, and samples agree with every view."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.engine.terms import SPECTATOR, Event, View
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.chapters import setup
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.setup import eighth_card, reshuffle
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration import counts, steps
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration.components import tables_for
from courtyard.games.kingdom.declaration.counts import CARDS
from courtyard.games.kingdom.declaration.notation import named, notation
from courtyard.games.kingdom.declaration.words import (
    ADVISING,
    ADVISOR,
    AREA,
    AREA_DOWN,
    BOX,
    BUILDING,
    CALAMITY,
    DANGER,
    DECK,
    DISCARD,
    DRAWN,
    HAND,
    MENACE,
    MENACE_NAMES,
    SELECTED,
    SELECTED_DOWN,
)
from courtyard.games.kingdom.game import KINGDOM
from courtyard.games.kingdom.sight.sampling import sample
from courtyard.games.kingdom.sight.vision import view
from tests.strategies import examples

relaxed = settings(
    max_examples=examples(12),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def all_variants() -> list[dict[str, Any]]:
    found = []
    for players, side, duchy in product((2, 1), "ab", ("valados", "teressie")):
        base = {"players": players, "side": side, "duchy": duchy, "menaces": "none", "quest": "none"}
        for decks in permutations(MENACE_NAMES, players):
            found.append({**base, "module": "menace", "menaces": ",".join(decks)})
        found.append({**base, "module": "advisors"})
        found += [{**base, "module": "quest", "quest": quest} for quest in "12"]
    return [KINGDOM.settle_options(variant) for variant in found]


def of(players: int, module: str) -> st.SearchStrategy[dict[str, Any]]:
    fitting = [v for v in all_variants() if (v["players"], v["module"]) == (players, module)]
    return st.sampled_from(fitting)


MODULES = ("menace", "advisors", "quest")
duels = st.one_of(*(of(2, module) for module in MODULES))
solos = st.one_of(*(of(1, module) for module in MODULES))
variants = st.one_of(*(of(2, module) for module in MODULES), *(of(1, module) for module in MODULES))
seeds = st.integers(0, 10**6)


def as_bytes(data: object) -> bytes:
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


def lookers(p: Kingdom) -> list[int]:
    return [SPECTATOR, *range(p.seats())]


def open_seats(p: Kingdom) -> list[int]:
    return [seat for seat in range(p.seats()) if p.is_open(seat)]


def start(variant: dict[str, Any]) -> Kingdom:
    p = Kingdom(tables_for(variant, {}))
    setup.lay_out(p)
    p.settle()
    return p


def choose(p: Kingdom, dice: Dice) -> None:
    """Let any seat that may choose, or chance, choose by lot, but seldom give up cards."""
    seats = open_seats(p)
    if not seats:
        p.choose(p.seat, dice.choose(p))
        return
    seat = seats[dice.below(len(seats))]
    options = p.options_of(seat)
    option = options[dice.below(len(options))]
    if o.RECYCLE <= option < o.PLACE or o.SCRAP <= option < o.FIGHT or option == o.PASS:
        option = options[dice.below(len(options))]
    p.choose(seat, option)


def moments(variant: dict[str, Any], seed: int, apart: int = 14) -> Iterator[Kingdom]:
    """Positions from the whole course of a game, some choices and draws apart."""
    dice = Dice(seed)
    p = start(variant)
    while True:
        yield p
        if p.is_over():
            return
        for _ in range(1 + dice.below(2 * apart) if p.cells[at.ROUND] else 1):
            if not p.is_over():
                choose(p, dice)


def frames(p: Kingdom) -> list[list[int]]:
    cells = list(p.cells)
    return [cells[FRAMES + FRAME * nth : FRAMES + FRAME * (nth + 1)] for nth in range(cells[HEIGHT])]


def questions(p: Kingdom) -> list[list[int]]:
    """The agenda without the card that somebody has picked."""
    return [frame[:2] + frame[3:] if frame[0] == steps.ASK_LAY_CARD else frame for frame in frames(p)]


def cards_in(p: Kingdom, *zones: int) -> set[int]:
    return {card for card in range(CARDS) if p.cells[at.CARD_AT + card] in zones}


def cards_named(p: Kingdom, data: Any) -> set[int]:
    """All cards that are named anywhere in a part of a view."""
    words = set(json.dumps(data).split('"'))
    return {card for card, name in enumerate(named(p.t)) if name in words}


def is_danger(card: int) -> bool:
    return CALAMITY <= card < ADVISOR


# What is hidden, told without a word of the code that hides it.


def zone_seen(p: Kingdom, seat: int, card: int) -> int:
    """Tell where a card lies, or lay when the veil fell if it was another's then."""
    zone = p.cells[at.CARD_AT + card]
    if p.veil():
        before = p.cells[at.CARD_AT + card + at.BEFORE - at.OWN]
        if before >= HAND and before % 2 != seat:
            return before
    return zone


def is_hidden(p: Kingdom, seat: int, card: int) -> bool:
    c = p.cells
    zone = zone_seen(p, seat, card)
    alone = p.seats() == 1
    if zone == DECK:
        return c[at.TOP] != card + 1 and c[at.CARD_KNOWN + card] == 0
    if zone in (HAND, HAND + 1, DRAWN, DRAWN + 1):
        return not alone and zone % 2 != seat
    if zone in (AREA_DOWN, AREA_DOWN + 1, SELECTED_DOWN, SELECTED_DOWN + 1):
        return alone or c[at.CARD_LAID + card] % 2 != seat
    if zone == DISCARD and c[at.CARD_LAID + card]:
        return alone or c[at.CARD_LAID + card] % 2 != seat
    if zone == BOX and card >= ADVISOR and c[at.CARD_KNOWN + card]:
        return not alone and (seat < 0 or c[at.CARD_KNOWN + card] != 1 << seat)
    return zone == DANGER


def holding(p: Kingdom, card: int) -> tuple[int, int] | None:
    """The owner and the round of a card; in solo games there is only the Danger deck."""
    zone, laid = p.cells[at.CARD_AT + card], p.cells[at.CARD_LAID + card]
    if p.seats() == 1:
        return (0, 0) if zone != DECK else None
    if HAND <= zone < AREA:
        return zone - HAND, p.cells[at.ROUND]
    return (laid % 2, laid // 128) if laid else None


def is_for_advisors(p: Kingdom, card: int) -> bool:
    return card >= ADVISOR and p.cells[at.CARD_AT + card] in (BOX, DRAWN, DRAWN + 1, ADVISING, ADVISING + 1)


def may_change_places(p: Kingdom, seat: int, one: int, other: int) -> bool:
    """A Calamity stays with who had it in hand that round; Advisors were put back as Advisors."""
    if not is_hidden(p, seat, one) or not is_hidden(p, seat, other):
        return False
    if is_danger(one) or is_danger(other):
        return holding(p, one) == holding(p, other) is not None
    if is_for_advisors(p, one) or is_for_advisors(p, other):
        return one >= ADVISOR and other >= ADVISOR
    return True


def swap(p: Kingdom, one: int, other: int) -> None:
    c = list(p.cells)
    for first in (at.CARD_AT, at.CARD_KNOWN, at.CARD_LAID, at.CARD_AT + at.BEFORE - at.OWN):
        c[first + one], c[first + other] = c[first + other], c[first + one]
    for frame in range(FRAMES, FRAMES + FRAME * c[HEIGHT], FRAME):
        if c[frame] == steps.ASK_LAY_CARD and c[frame + 2] in (one, other):
            c[frame + 2] = one + other - c[frame + 2]
    p.cells = vec[i64](c)


def pick_again(p: Kingdom, seat: int, dice: Dice) -> None:
    for nth, (step, who, _, _) in enumerate(frames(p)):
        if step == steps.ASK_LAY_CARD and who != seat:
            hand = sorted(cards_in(p, HAND + who))
            p.cells[FRAMES + FRAME * nth + 2] = hand[dice.below(len(hand))]


def another_world(p: Kingdom, seat: int, dice: Dice) -> Kingdom:
    """A position that differs only in what the seat may not know."""
    changed = p.copy()
    hidden = [card for card in range(CARDS) if is_hidden(p, seat, card)]
    for _ in range(40 if hidden else 0):
        one, other = hidden[dice.below(len(hidden))], hidden[dice.below(len(hidden))]
        if one != other and may_change_places(changed, seat, one, other):
            swap(changed, one, other)
    pick_again(changed, seat, dice)
    changed.settle()
    return changed


def test_nothing_that_a_seat_may_not_know_changes_a_byte_of_its_view():
    worlds: Counter[str] = Counter()
    # Only here something unseen lies in the box: the Advisors that were not kept.
    a_duel_with_advisors = next(v for v in all_variants() if (v["players"], v["module"]) == (2, "advisors"))

    @relaxed
    @example(a_duel_with_advisors, 1)
    @given(variants, seeds)
    def check(variant, seed):
        dice = Dice(seed)
        for p in moments(variant, seed):
            for seat in lookers(p):
                changed = another_world(p, seat, dice)
                assert changed.audit() == []
                assert as_bytes(view(changed, seat)) == as_bytes(view(p, seat))
                worlds["all"] += 1
                for owner in range(p.seats()):
                    if cards_in(changed, HAND + owner) != cards_in(p, HAND + owner):
                        assert as_bytes(view(changed, owner)) != as_bytes(view(p, owner))
                        worlds["hands"] += 1
                for zone in (DANGER, AREA_DOWN, SELECTED_DOWN, BOX):
                    worlds[f"zone {zone}"] += cards_in(changed, zone) != cards_in(p, zone)

    check()
    assert worlds["hands"] > worlds["all"] // 8
    assert all(worlds[f"zone {zone}"] for zone in (DANGER, AREA_DOWN, SELECTED_DOWN, BOX)), worlds


# Events are heard through the same veil.


def heard(p: Kingdom, seat: int, option: int, listener: int) -> tuple[Kingdom, list[tuple[int, ...]]]:
    """The position after a choice, up to the next question or draw, and what a listener hears of it."""
    after = p.copy()
    after.records_events = True
    after.take_events()
    after.choose(seat, option)
    numbers = list(after.take_events())
    told = [Event(numbers[nth : nth + 4]) for nth in range(0, len(numbers), 4)]
    return after, [tuple(KINGDOM.event_for(after, event, listener)) for event in told]


@pytest.mark.parametrize("memory", ["helped", "printed"])
def test_who_cannot_tell_two_positions_apart_hears_the_same_of_what_comes(memory):
    """Where a choice leaves a seat as unable to tell them apart as before, its log is the same."""
    compared: Counter[str] = Counter()

    @relaxed
    @given(duels, seeds)
    def check(variant, seed):
        dice = Dice(seed)
        for p in moments({**variant, "memory": memory}, seed, apart=6):
            if p.seat < 0 or p.veil():
                continue
            for seat in lookers(p):
                changed = another_world(p, seat, dice)
                shared = sorted(set(p.options) & set(changed.options)) if changed.seat == p.seat else []
                if not shared or as_bytes(view(changed, seat)) != as_bytes(view(p, seat)):
                    continue
                option = shared[dice.below(len(shared))]
                after, log = heard(p, p.seat, option, seat)
                other, other_log = heard(changed, p.seat, option, seat)
                if after.veil() or as_bytes(view(after, seat)) != as_bytes(view(other, seat)):
                    continue
                assert log == other_log, notation(option, p.t.own)
                compared["own" if seat == p.seat else "of others"] += 1

    check()
    assert min(compared["own"], compared["of others"]) > examples(12), compared


def test_what_is_chosen_under_the_veil_is_seen_by_nobody_else():
    unseen: Counter[int] = Counter()

    @settings(relaxed, max_examples=24)
    @given(duels, seeds)
    def check(variant, seed):
        dice = Dice(seed)
        in_this_game: Counter[int] = Counter()
        for p in moments(variant, seed, apart=5):
            in_this_game[p.cells[at.STAGE]] += 1
            if not p.veil() or in_this_game[p.cells[at.STAGE]] > 2:
                continue
            for chooser in open_seats(p):
                again, veil = p.copy(), p.veil()
                others = [seat for seat in lookers(p) if seat != chooser]
                seen = {seat: as_bytes(view(p, seat)) for seat in others}
                while again.is_open(chooser):
                    options = again.options_of(chooser)
                    again.choose(chooser, options[dice.below(len(options))])
                    if again.veil() != veil:
                        break
                    assert {seat: as_bytes(view(again, seat)) for seat in others} == seen
                    unseen[p.cells[at.STAGE]] += 1

    check()
    wanted = (steps.KEEPING, steps.MENACES, steps.PLANNING, steps.PRODUCTION, steps.COMBAT)
    assert all(unseen[stage] for stage in wanted), unseen


def test_a_card_that_is_picked_or_laid_face_down_could_be_any_other():
    compared: Counter[str] = Counter()

    @relaxed
    @given(duels, seeds)
    def check(variant, seed):
        for p in moments(variant, seed, apart=9):
            if not frames(p) or frames(p)[-1][0] != steps.ASK_OFFER_CARD:
                continue
            for where in (None, o.LAY, o.LAY + 1):
                seen: dict[str, set[bytes]] = {}
                for option in [option for option in p.options if option < o.LAY]:
                    after = p.copy()
                    after.choose(p.seat, option)
                    if where is not None:
                        if where not in after.options:
                            continue
                        after.choose(p.seat, where)
                    others = [view(after, seat) for seat in lookers(p) if seat != p.seat]
                    seen.setdefault(str(questions(after)), set()).add(as_bytes(others))
                if where == o.LAY:
                    compared["open"] += max(map(len, seen.values())) > 1
                else:
                    assert all(len(views) == 1 for views in seen.values())
                    compared["down" if where else "picked"] += 1

    check()
    assert min(compared[key] for key in ("open", "down", "picked")) > examples(50)


# Samples.


@relaxed
@given(variants, seeds)
def test_a_sampled_position_looks_exactly_like_the_view_it_was_made_from(variant, seed):
    dice = Dice(seed)
    for p in moments(variant, seed):
        for seat in lookers(p):
            seen = view(p, seat)
            assert json.loads(as_bytes(seen)) == seen
            sampled = sample(json.loads(as_bytes(seen)), dice)
            assert sampled.audit() == []
            assert as_bytes(view(sampled, seat)) == as_bytes(seen)
            if p.is_open(seat):
                assert list(sampled.options_of(seat)) == list(p.options_of(seat))


def test_a_sample_agrees_with_the_position_in_all_that_the_seat_knows():
    veiled = 0

    @relaxed
    @given(variants, seeds)
    def check(variant, seed):
        nonlocal veiled
        for p in moments(variant, seed):
            for seat in range(p.seats()):
                sampled = sample(view(p, seat), Dice(seed))
                assert questions(sampled) == questions(p)
                own = [cell + seat for cell in range(at.OWN, at.ALCHEMY, counts.SEATS)]
                for first in range(at.ALCHEMY + 4 * seat, at.CARD_AT, 8):
                    own += range(first, first + 4)
                cells = [*range(at.ROUND, at.CARD_KNOWN), *own]
                for card in range(CARDS):
                    hidden = (
                        is_hidden(p, seat, card) or zone_seen(p, seat, card) != p.cells[at.CARD_AT + card]
                    )
                    cells += [] if hidden else range(at.CARD_KNOWN + card, at.OWN, CARDS)
                    cells += [] if hidden else [at.CARD_AT + card]
                if p.veil():
                    veiled += 1
                    cells += [cell + at.BEFORE - at.OWN for cell in own]
                if p.veil() and p.cells[at.STAGE] != steps.KEEPING:
                    cells += range(at.FILL + at.BEFORE - at.OWN, at.SIZE)
                    kept = [cell + at.BEFORE - at.OWN for cell in range(at.CARD_AT, at.FILL)]
                    cells += [cell for card, cell in enumerate(kept) if not is_hidden(p, seat, card)]
                assert [sampled.cells[cell] for cell in cells] == [p.cells[cell] for cell in cells]

    check()
    assert veiled > examples(50)


@settings(relaxed, max_examples=examples(4))
@given(variants, seeds)
def test_a_sampled_position_can_be_played_to_its_end(variant, seed):
    dice = Dice(seed)
    for p in moments(variant, seed, apart=80):
        for seat in lookers(p):
            sampled = sample(view(p, seat), dice)
            while not sampled.is_over():
                choose(sampled, dice)
                if dice.below(8) == 0:
                    assert sampled.audit() == []
            assert sampled.audit() == []


def dangers_at_large(p: Kingdom) -> dict[int, tuple[int, int]]:
    """Calamities and Menaces that were dealt by now, with their seat and round."""
    found = {}
    for number in range(1, p.cells[at.ROUND] + 1):
        for seat in range(p.seats()):
            other = p.copy()
            other.cells[at.ROUND] = number
            found[int(eighth_card(other, seat))] = (seat, number)
    return found


def test_an_unseen_calamity_is_sampled_where_its_player_can_have_it():
    places: Counter[int] = Counter()

    @relaxed
    @given(duels, seeds)
    def check(variant, seed):
        for p in moments(variant, seed, apart=12):
            for seat in lookers(p):
                seen = view(p, seat)
                sampled = sample(seen, Dice(seed))
                told = [(row["card"], row["seat"], row["round"]) for row in seen["hidden_dangers"]]
                expected = []
                for card, origin in sorted(dangers_at_large(p).items()):
                    if is_hidden(p, seat, card):
                        expected.append((named(p.t)[card], *origin))
                        assert is_hidden(sampled, seat, card)
                        assert holding(sampled, card) == origin
                        places[sampled.cells[at.CARD_AT + card]] += 1
                assert sorted(told) == sorted(expected)

    check()
    assert all(places[zone] for zone in (HAND, HAND + 1, AREA_DOWN, SELECTED_DOWN)), places


def left_over_moment(module: str, rounds: int) -> Kingdom:
    """All have taken the first area only; in the second each left a Calamity and another card face down."""
    p = start(next(v for v in all_variants() if v["module"] == module))
    dice = Dice(5)
    while p.cells[at.ROUND] < rounds or p.cells[at.STAGE] != steps.PLANNING:
        step, who, card, _ = frames(p)[-1]
        if step == steps.ASK_OFFER_CARD:
            others = [option for option in p.options if not is_danger(option)]
            p.choose(who, (others or p.options)[0])
        elif step == steps.ASK_LAY_CARD:
            traps, last = p.cells[at.TRAPS + who], is_danger(card)
            p.choose(who, o.LAY + 3 if last or traps == 2 else o.LAY)
        elif step == steps.ASK_SELECT_AREA:
            p.choose(who, o.TAKE)
        else:
            choose(p, dice)
    return p


@pytest.mark.parametrize("module", ["menace", "quest"])
def test_a_calamity_that_was_discarded_unseen_is_among_what_its_player_left_that_round(module):
    p = left_over_moment(module, 2)
    dangers = dangers_at_large(p)
    assert dangers.keys() <= cards_in(p, DISCARD) and len(dangers) == 4
    for seat in lookers(p):
        hidden = {card: origin for card, origin in dangers.items() if origin[0] != seat}
        seen, first = view(p, seat), Counter()
        assert len([row for row in seen["discards"]["down"] if row["card"] is None]) == 2 * len(hidden)
        for nth in range(120):
            sampled = sample(seen, Dice(nth))
            for card, origin in hidden.items():
                assert sampled.cells[at.CARD_AT + card] == DISCARD and holding(sampled, card) == origin
                first[card] += sampled.cells[at.CARD_LAID + card] != p.cells[at.CARD_LAID + card]
        assert all(is_about(first[card], 120, 0.5) for card in hidden)
        changed = another_world(p, seat, Dice(1))
        assert changed is not None and cards_in(changed, DISCARD) != cards_in(p, DISCARD)
        assert as_bytes(view(changed, seat)) == as_bytes(seen)


def test_alone_the_danger_deck_is_sampled_with_the_calamities_that_were_not_seen():
    found = 0

    @relaxed
    @given(solos, seeds)
    def check(variant, seed):
        nonlocal found
        for p in moments(variant, seed):
            dangers = {card for card in range(CALAMITY, ADVISOR) if is_hidden(p, 0, card)}
            dark = cards_in(p, DANGER, AREA_DOWN, AREA_DOWN + 1, SELECTED_DOWN, DISCARD)
            sampled = sample(view(p, 0), Dice(seed))
            again = cards_in(sampled, DANGER, AREA_DOWN, AREA_DOWN + 1, SELECTED_DOWN, DISCARD)
            assert dangers <= dark and dangers <= again and len(dark) == len(again)
            assert len(cards_in(sampled, DANGER)) == len(cards_in(p, DANGER))
            found += len(dangers)

    check()
    assert found > 100


def test_alone_what_was_seen_once_never_comes_from_the_danger_deck():
    reshuffled = 0

    @relaxed
    @given(of(1, "menace"), seeds)
    def check(variant, seed):
        nonlocal reshuffled
        dice = Dice(seed)
        p = start(variant)
        seen: set[int] = set()
        while not p.is_over():
            if p.cells[at.ROUND] > 0:
                seen |= {card for card in range(CARDS) if p.cells[at.CARD_KNOWN + card]}
            again = seen & cards_in(p, DECK)
            if len(again) > 1 and dice.below(10) == 0:
                reshuffled += 1
                shown = view(p, 0)
                assert not seen & cards_named(p, shown["unseen"])
                sampled = sample(shown, dice)
                assert not seen & cards_in(sampled, DANGER, AREA_DOWN, AREA_DOWN + 1, SELECTED_DOWN)
                assert again <= cards_in(sampled, DECK)
            choose(p, dice)

    check()
    assert reshuffled > 10


def test_whoever_makes_a_new_deck_sees_the_calamities_among_the_discards():
    variant = next(v for v in all_variants() if v["players"] == 1)
    p = next(p for p in moments(variant, 4, apart=1) if p.seat == 0)
    danger = min(card for card in cards_in(p, DANGER) if is_danger(card))
    p.cells[at.CARD_AT + danger] = DISCARD
    p.cells[at.CARD_LAID + danger] = (64 + 9) * 2
    assert [row["card"] for row in view(p, 0)["discards"]["down"]] == [None]
    reshuffle(p)
    assert view(p, 0)["discards"] == {"open": [named(p.t)[danger]], "down": []}


def face_down_moment() -> Kingdom:
    """Seat 0 is to select; both have laid cards face down, and hold others."""
    variant = next(v for v in all_variants() if v["module"] == "advisors")
    for seed in range(100):
        for p in moments(variant, seed, apart=1):
            laid = cards_in(p, AREA_DOWN, AREA_DOWN + 1, SELECTED_DOWN, SELECTED_DOWN + 1)
            mine = {card for card in laid if p.cells[at.CARD_LAID + card] % 2 == 0}
            if p.seat == 0 and len(laid - mine) == 2 and mine and len(cards_in(p, HAND + 1)) >= 4:
                if is_hidden(p, 0, int(eighth_card(p, 1))):
                    return p
    raise AssertionError


def is_about(count: int, tries: int, share: float) -> bool:
    """Within five deviations of what is to be expected."""
    return abs(count - tries * share) < 5 * (tries * share * (1 - share)) ** 0.5 + 1


def test_every_unseen_card_is_sampled_as_often_as_any_other_where_it_can_be():
    p = face_down_moment()
    theirs = [HAND + 1, AREA_DOWN, AREA_DOWN + 1, SELECTED_DOWN, SELECTED_DOWN + 1]
    laid = {card for card in cards_in(p, *theirs[1:]) if p.cells[at.CARD_LAID + card] % 2 == 1}
    hand, calamity = len(cards_in(p, HAND + 1)), int(eighth_card(p, 1))
    unseen = {card for card in range(CARDS) if is_hidden(p, 0, card)}
    put_back = next(card for card in cards_in(p, BOX) if is_hidden(p, 0, card))
    tries, dice, seen = 1500, Dice(7), view(p, 0)
    held: Counter[int] = Counter()
    returned: Counter[int] = Counter()
    for _ in range(tries):
        sampled = sample(seen, dice)
        held.update(cards_in(sampled, HAND + 1))
        returned.update(card for card in unseen & cards_in(sampled, BOX))
        assert cards_in(sampled, HAND) == cards_in(p, HAND)
    assert is_about(held[calamity], tries, hand / (hand + len(laid)))
    others = unseen - {calamity}
    share = (hand - hand / (hand + len(laid))) / (len(others) - 1)
    advisors = {card for card in others if card >= ADVISOR}
    assert set(held) == unseen and put_back in advisors
    assert all(is_about(held[card], tries, share) for card in others - advisors)
    assert set(returned) == advisors
    assert all(is_about(returned[card], tries, 1 / len(advisors)) for card in advisors)


def test_a_player_with_two_cards_that_are_alike_is_asked_which_one_to_offer():
    asked: Counter[int] = Counter()

    @relaxed
    @given(of(2, "quest"), seeds)
    def check(variant, seed):
        for p in moments(variant, seed, apart=2):
            if (
                frames(p)
                and frames(p)[-1][0] == steps.ASK_OFFER_CARD
                and len(cards_in(p, HAND + p.seat)) == 2
            ):
                seen = view(p, 1 - p.seat)
                for nth in range(12):
                    sampled = sample(seen, Dice(nth))
                    assert sampled.seat == p.seat
                    assert as_bytes(view(sampled, 1 - p.seat)) == as_bytes(seen)
                    asked[len(sampled.options)] += 1

    check()
    assert asked[2] > examples(60)


def test_a_sampled_card_that_was_picked_is_in_that_hand_and_any_of_it():
    p = next(p for p in moments(all_variants()[0], 3, apart=1) if frames(p)[-1][0] == steps.ASK_LAY_CARD)
    dice, other = Dice(1), 1 - p.seat
    seen, picked = view(p, other), set()
    for _ in range(900):
        sampled = sample(seen, dice)
        card = frames(sampled)[-1][2]
        assert card in cards_in(sampled, HAND + p.seat)
        picked.add(card)
    assert picked == {card for card in range(CARDS) if is_hidden(p, other, card)}
    assert {frames(sample(view(p, p.seat), dice))[-1][2] for _ in range(20)} == {frames(p)[-1][2]}


# What is in a view.


@relaxed
@given(variants, seeds)
def test_a_view_names_no_hidden_card_but_among_those_that_are_unseen(variant, seed):
    for p in moments(variant, seed):
        for seat in lookers(p):
            seen = view(p, seat)
            hidden = {card for card in range(CARDS) if is_hidden(p, seat, card)}
            assert cards_named(p, seen["unseen"]) == hidden
            assert cards_named(p, seen["hidden_dangers"]) == {card for card in hidden if is_danger(card)}
            shown = {key: value for key, value in seen.items() if key not in ("unseen", "hidden_dangers")}
            assert not cards_named(p, {**shown, "agenda": [], "choices": []}) & hidden
            if seat >= 0 and not p.veil():
                assert cards_named(p, seen["duchies"][seat]["hand"]) == cards_in(p, HAND + seat)
                there = cards_in(p, BUILDING + seat, ADVISING + seat)
                assert there <= cards_named(p, seen["duchies"][seat])


@relaxed
@given(variants, seeds)
def test_choices_are_shown_to_whoever_must_choose_and_to_nobody_else(variant, seed):
    for p in moments(variant, seed):
        for seat in lookers(p):
            mine = p.options_of(seat) if p.is_open(seat) and seat >= 0 else []
            seen = view(p, seat)
            assert seen["choices"] == [notation(option) for option in mine]
            if p.veil():
                assert set(seen["deciding"]) == {who for who in (0, 1) if who != seat or p.is_open(who)}
            else:
                assert seen["deciding"] == open_seats(p)
            assert seen["seat"] == (seat if len(mine) else [*seen["deciding"], p.seat][0])


@settings(relaxed, max_examples=examples(6))
@given(variants, seeds)
def test_a_view_shares_nothing_with_the_position(variant, seed):
    for p in moments(variant, seed, apart=60):
        for seat in lookers(p):
            seen = view(p, seat)
            before = as_bytes(seen)
            seen["options"]["players"] = 99
            seen["own"]["extra"] = 1
            seen["duchies"].clear()
            assert as_bytes(view(p, seat)) == before


@pytest.mark.parametrize(("variant", "seat"), [(0, -1), (0, -2), (0, 2), (-1, 1)])
def test_a_seat_that_is_not_at_the_table_sees_nothing(variant, seat):
    with pytest.raises(Trouble, match=f"no seat {seat} at this table"):
        view(start(all_variants()[variant]), seat)


def lying(seen: View) -> list[View]:
    rows: list[View] = [row for cards in seen["areas"] for row in cards]
    return rows + [row for duchy in seen["duchies"] for row in duchy["selection"]]


def test_a_face_down_card_is_named_only_to_who_laid_it_and_lies_in_its_order():
    found: Counter[str] = Counter()
    for seed in range(6):
        for p in moments(all_variants()[seed], seed, apart=6):
            for seat in (0, 1, SPECTATOR):
                seen = view(p, seat)
                for row in [row for row in lying(seen) if row["down"]] + seen["discards"]["down"]:
                    assert (row["card"] is not None) == (row["laid_by"] == seat)
                    found["round" if "round" in row else "now"] += 1
                for area, rows in enumerate(seen["areas"]):
                    assert [row["nth"] for row in rows] == sorted(row["nth"] for row in rows)
                    assert len(rows) == len(cards_in(p, AREA + area, AREA_DOWN + area))
    assert found["round"] > 50 and found["now"] > 50


def test_under_the_veil_the_others_are_shown_as_they_stood_before():
    p = next(p for p in moments(all_variants()[0], 5, apart=1) if p.cells[at.STAGE] == steps.PLANNING)
    dice = Dice(2)
    shown = {seat: view(p, seat)["duchies"] for seat in lookers(p)}
    while p.is_open(1):
        options = p.options_of(1)
        p.choose(1, options[dice.below(len(options))])
    assert p.veil() and p.is_open(0)
    own = view(p, 1)
    assert own["duchies"][1] != shown[1][1] and own["before"]["selection"] == shown[0][1]["selection"]
    assert view(p, 0)["duchies"][1] == shown[0][1] and view(p, 0)["deciding"] == [0, 1]
    assert view(p, SPECTATOR)["duchies"] == shown[SPECTATOR] and view(p, SPECTATOR)["before"] is None
    assert cards_in(p, SELECTED + 1) == set() and own["deciding"] == [0]


def test_the_first_advisor_that_is_not_kept_is_known_to_its_owner_alone():
    variant = next(v for v in all_variants() if v["module"] == "advisors")
    p = next(p for p in moments(variant, 4, apart=1) if p.cells[at.STAGE] == steps.KEEPING)
    assert view(p, 0)["duchies"][1]["drawn"] == [None, None]
    assert len(cards_named(p, view(p, 0)["duchies"][0]["drawn"])) == 2
    for seat in (0, 1):
        p.choose(seat, p.options_of(seat)[0])
    for seat in (0, 1, SPECTATOR):
        for owner, duchy in enumerate(view(p, seat)["duchies"]):
            assert len(duchy["advisors"]) == 1 and len(duchy["unkept"]) == 1
            assert (duchy["unkept"] != [None]) == (owner == seat)


def test_alone_the_top_of_the_deck_lies_open_and_the_danger_deck_is_only_counted():
    variant = next(v for v in all_variants() if v["players"] == 1)
    p = next(p for p in moments(variant, 4, apart=1) if p.seat == 0)
    seen = view(p, 0)
    assert seen["deck"]["top"] == named(p.t)[p.cells[at.TOP] - 1]
    assert seen["danger_deck"] == p.t.danger_cards + p.t.danger_calamities
    assert all(MENACE <= card < ADVISOR for card in cards_named(p, seen["hidden_dangers"]))
    assert len(seen["hidden_dangers"]) == p.t.danger_calamities
