"""Components: all there, each with its source, and open to an owner's corrections."""

from collections import Counter

import pytest

from courtyard.engine.content import SOURCES, rows, values
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration.components import card_slugs, printed, tables_for, with_corrections
from courtyard.games.kingdom.declaration.counts import CARDS, RESOURCES, SPACES
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ADVISOR_NAMES,
    CALAMITY,
    DUCHIES,
    EXPLORATION,
    FROST_GIANTS,
    GIANT_RATS,
    GOLD,
    KRYSTALLIUM,
    MATERIALS,
    MENACE,
    MENACE_NAMES,
    POPULATION,
    SOLDIER,
    SPACE_NAMES,
    TREASURE,
    TYPES,
)
from courtyard.games.kingdom.game import KINGDOM

LANGUAGES = ("en", "fr", "nl")


def options(**chosen):
    return KINGDOM.settle_options(chosen)


ALONE = {"players": 1, "menaces": "frost-giants"}
TEMPLE = {"type": "monument", "cost": {"gold": 2}, "points": 5}


def number_of(slug, own=None):
    return card_slugs(tables_for(options(), own or {})).index(slug)


def test_every_row_has_a_source():
    for name, row in rows(printed()):
        assert row["source"] in SOURCES, name
        assert row["source"] != "published" or row["page"], name
    assert sum(value.source == "rulebook" for value in values(printed())) > 50


def test_the_box_is_complete():
    box = printed()
    assert sum(card["copies"] for card in box["card"].values()) == 67
    assert len(box["card"]) == 45
    assert len(box["treasure"]) == 10
    assert box["calamities"]["number"] == 8
    assert list(box["menace"]) == list(MENACE_NAMES)
    assert sum(deck["copies"] for deck in box["menace"].values()) + box["vermin"]["number"] == 26
    assert list(box["advisor"]) == list(ADVISOR_NAMES)
    assert list(box["duchy"]) == list(DUCHIES)
    cards = 2 + 67 + 10 + 8 + 26 + 14
    assert cards == 127


def test_a_game_for_two_sees_64_of_77_cards():
    for module in ("menace", "quest"):
        t = tables_for(options(module=module, quest="1" if module == "quest" else "none"), {})
        assert len(t.in_deck) == 77
        assert t.rounds * (2 * t.hand + 2 * t.starters) == 64
    t = tables_for(options(module="advisors"), {})
    assert len(t.in_deck) - 2 * t.advisors_drawn == 77


def test_each_player_lays_every_card_of_the_hand_two_at_a_time():
    t = tables_for(options(), {})
    assert (t.hand + 1) % 2 == 0


def test_calamities_menaces_and_vermin_are_just_enough():
    t = tables_for(options(), {})
    box = printed()
    assert box["calamities"]["number"] == 2 * t.rounds
    assert all(deck["copies"] == t.rounds for deck in box["menace"].values())
    assert t.vermin == 1 + 2 + 3 + 4
    # Every Thief takes a Stolen token, of which there are four.
    assert box["menace"]["thieves"]["copies"] == 4


def test_the_danger_deck_gives_three_cards_a_round():
    t = tables_for(options(**ALONE), {})
    assert t.danger_cards + t.danger_calamities == t.rounds * (t.solo_selections - 1) == 12
    a_round = 2 * t.solo_offering + (t.solo_selections - 1) * t.solo_offering
    assert t.rounds * a_round == 40 <= len(t.in_deck) - t.danger_cards == 69


def test_ten_advisors_take_the_place_of_the_ten_treasures():
    two = tables_for(options(module="advisors"), {})
    assert list(two.in_advisors) == list(range(ADVISOR, CARDS))
    assert len(two.in_advisors) - 2 * two.advisors_drawn == 10
    alone = tables_for(options(players=1, module="advisors"), {})
    assert len(alone.in_advisors) == 11
    assert len(alone.in_advisors) - 1 == 10
    assert set(alone.in_deck) == set(range(67)) | set(alone.in_advisors)
    assert list(tables_for(options(), {}).in_advisors) == []


def test_the_prices_of_the_advisors_are_those_of_the_rulebook():
    t = tables_for(options(module="advisors"), {})
    assert list(t.advisor_price) == [2, 3, 3, 4, 5, 3, 3, 3, 4, 4, 7, 5, 5, 8]
    assert (t.advisor_soldiers, t.first_soldiers, t.advisor_cubes, t.advisor_krystallium) == (1, 2, 4, 3)


def test_the_attested_cards_are_there():
    t = tables_for(options(), {})
    barracks = number_of("barracks.1")
    assert list(t.cost[barracks * SPACES : (barracks + 1) * SPACES]) == [3, 0, 0, 0, 0, 0]
    assert list(t.makes[barracks * RESOURCES : (barracks + 1) * RESOURCES]) == [0, 1, 0, 0]
    force = number_of("expeditionary-force")
    assert t.makes_per[force] == t.card_type[force] == TYPES.index("specialist") + 1
    assert t.makes_per_resource[force] == EXPLORATION + 1
    for slug in ("hamlet", "guildhall", "tatis-tribe", "dragon-egg"):
        assert printed()["card"][slug]["source"] == "published"
    cards = printed()["card"].values()
    assert {2, 3, 6} <= {card["points"] for card in cards}
    combos = [(card["points_per"], card["points_per_type"], card["soldiers"]) for card in cards]
    assert {(3, "monument"), (4, "monument")} <= {combo[:2] for combo in combos}
    assert (2, "discovery", 3) in combos
    assert t.duchy_points[0] == 2
    assert t.duchy_points_type[0] == TYPES.index("monument") + 1


def test_the_deck_has_the_shape_of_the_sister_game():
    cards = [card for card in printed()["card"].values() for _ in range(card["copies"])]
    assert Counter(card["type"] for card in cards) == {
        "structure": 21,
        "specialist": 18,
        "monument": 16,
        "discovery": 12,
    }
    assert 3 * 67 <= sum(sum(card["cost"].values()) for card in cards) <= 4.4 * 67
    assert all(10 <= sum(card["makes"][name] for card in cards) <= 25 for name in SPACE_NAMES[:4])
    assert 30 <= sum(card["soldiers"] for card in cards) <= 45
    assert 5 <= sum(card["krystallium"] for card in cards) <= 12
    recycled = Counter(card["recycling"] for card in cards)
    assert all(13 <= recycled[name] <= 20 for name in SPACE_NAMES[:4])


def test_there_is_a_treasure_for_each_pair_of_resources():
    pairs = {tuple(sorted(row["recycling"])) for row in printed()["treasure"].values()}
    assert len(pairs) == 10
    t = tables_for(options(), {})
    plough = number_of("enchanted-plough")
    assert list(t.recycling[plough * 2 : plough * 2 + 2]) == [MATERIALS + 1, POPULATION + 1]
    assert list(t.recycling[: 2 * 2]) == [MATERIALS + 1, 0, MATERIALS + 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language):
    box = printed()
    named = [*box["card"].values(), *box["treasure"].values(), *box["advisor"].values()]
    named += [*box["menace"].values(), box["calamities"], box["vermin"]]
    names = [row[language] for row in named]
    names += [duchy["name"][language] for duchy in box["duchy"].values()]
    names += [quest["name"][language] for quest in box["quest"].values()]
    names += [step[language] for quest in box["quest"].values() for step in quest["two"].values()]
    assert all(name == name.strip() != "" and name[0].isupper() and "'" not in name for name in names)
    assert len(set(names)) == len(names) == 45 + 10 + 14 + 4 + 2 + 2 + 2 + 8


def test_the_two_sides_of_a_quest_name_the_same_four_steps():
    for quest in printed()["quest"].values():
        assert list(quest["two"]) == list(quest["solo"]) == ["step-1", "step-2", "step-3", "step-4"]
        for step, alone in zip(quest["two"].values(), quest["solo"].values(), strict=True):
            assert all(step[language] == alone[language] for language in LANGUAGES)


def test_the_tables_hold_the_quest_and_the_side_that_is_played():
    def side(first):
        """Four steps that differ in every number, and from those of any other side."""
        return {
            f"step-{nth + 1}": {
                "cost": {name: 0 for name in SPACE_NAMES} | {"krystallium": nth, "soldier": first + nth},
                "soldiers": nth + 1,
                "krystallium": nth + 2,
                "points": first + nth + 3,
            }
            for nth in range(4)
        }

    own = {"quest": {"1": {"two": side(1), "solo": side(2)}, "2": {"two": side(3), "solo": side(4)}}}
    for first, (quest, players) in enumerate([("1", 2), ("1", 1), ("2", 2), ("2", 1)], start=1):
        t = tables_for(options(players=players, module="quest", quest=quest), own)
        assert t.steps == 4
        assert len(t.step_cost) == 4 * SPACES
        assert list(t.step_cost[SOLDIER::SPACES]) == [first, first + 1, first + 2, first + 3]
        assert list(t.step_cost[KRYSTALLIUM::SPACES]) == [0, 1, 2, 3]
        assert (list(t.step_soldiers), list(t.step_krystallium)) == ([1, 2, 3, 4], [2, 3, 4, 5])
        assert list(t.step_points) == [first + 3, first + 4, first + 5, first + 6]
    assert tables_for(options(), own).steps == 0


def test_the_seats_have_different_duchies_on_the_same_side():
    t = tables_for(options(duchy="teressie"), {})
    assert list(t.duchy) == [1, 0]
    made = {name: list(printed()["duchy"][name]["a"]["makes"].values()) for name in ("valados", "teressie")}
    assert list(t.duchy_makes) == made["teressie"] + made["valados"] and made["teressie"] != made["valados"]
    assert list(t.duchy_points_type) == [TYPES.index("discovery") + 1, TYPES.index("monument") + 1]
    other_side = tables_for(options(side="b"), {})
    assert list(other_side.duchy_makes[:RESOURCES]) == list(other_side.duchy_makes[RESOURCES:])
    assert list(other_side.duchy_points) == list(other_side.duchy_points_type) == [0, 0]


def test_each_seat_brings_its_menace_deck():
    assert list(tables_for(options(), {}).menace) == [FROST_GIANTS, GIANT_RATS]
    assert list(tables_for(options(**ALONE), {}).menace) == [FROST_GIANTS, -1]
    assert list(tables_for(options(module="advisors"), {}).menace) == [-1, -1]
    own = {"menace": {"giant-rats": {"soldiers": [1, 2, 3, 4], "points": [5, 6, 7, 8]}}}
    t = tables_for(options(), own)
    assert list(t.menace_soldiers[GIANT_RATS * 4 : GIANT_RATS * 4 + 5]) == [1, 2, 3, 4, 3]
    assert list(t.menace_points[GIANT_RATS * 4 : GIANT_RATS * 4 + 5]) == [5, 6, 7, 8, 4]


def test_alone_one_trap_token_is_used():
    assert tables_for(options(), {}).traps == 2
    assert tables_for(options(**ALONE), {}).traps == 1


def test_the_tables_have_room_for_every_card():
    t = tables_for(options(), {})
    assert t.developments == 67
    for row in (t.card_kind, t.card_type, t.makes_per, t.makes_per_resource, t.points, t.points_per):
        assert len(row) == CARDS
    for row in (t.points_per_type, t.bonus_soldiers, t.bonus_krystallium):
        assert len(row) == CARDS
    assert (len(t.cost), len(t.makes), len(t.recycling)) == (CARDS * SPACES, CARDS * RESOURCES, CARDS * 2)
    assert t is tables_for(options(), {})


def test_equal_cards_are_of_one_kind_and_others_are_not():
    t = tables_for(options(), {})
    there = [card for card, slug in enumerate(card_slugs(t)) if slug]
    kinds = {card_slugs(t)[card].split(".")[0]: t.card_kind[card] for card in there}
    assert len(kinds) == len(set(kinds.values())) == 45 + 10 + 1 + 4 + 14
    for card in there:
        assert t.card_kind[card] == kinds[card_slugs(t)[card].split(".")[0]]
    assert t.card_kind[t.developments] == -1


def test_every_card_has_a_name_in_the_notation():
    slugs = card_slugs(tables_for(options(), {}))
    named = [slug for slug in slugs if slug]
    assert len(slugs) == CARDS
    assert len(set(named)) == len(named) == 67 + 10 + 8 + 16 + 14
    assert slugs[67:TREASURE] == [""] * 13
    assert slugs[3:6] == ["barracks.1", "barracks.2", "barracks.3"]
    assert slugs[TREASURE] == "iron-ingots"
    assert slugs[CALAMITY + 2] == "calamity.3"
    assert slugs[MENACE + 4] == "frost-giant.1"
    assert slugs[ADVISOR + 6] == "forest-chieftain"
    assert "dragon-egg" in slugs


def test_an_owner_corrects_a_value_and_the_game_plays_by_it():
    own = {"card": {"barracks": {"cost": {"gold": 1}, "soldiers": 0}}, "solo": {"medals": [60, 80, 100]}}
    box = with_corrections(own)
    assert box["card"]["barracks"]["source"] == "owner"
    assert box["card"]["hamlet"]["source"] == "published"
    t = tables_for(options(), own)
    barracks = number_of("barracks.1", own)
    assert list(t.cost[barracks * SPACES : (barracks + 1) * SPACES]) == [3, 0, 1, 0, 0, 0]
    assert t.bonus_soldiers[barracks] == 0
    assert list(t.medals) == [60, 80, 100]
    assert printed()["card"]["barracks"]["soldiers"] == 1


def test_an_owner_of_the_shop_edition_counts_70_cards():
    own = {"card": {"quarry": {"copies": 4}, "scouts": {"copies": 4}, "royal-mint": {"copies": 2}}}
    t = tables_for(options(), own)
    assert t.developments == 70
    assert len(t.in_deck) == 80
    assert [slug for slug in card_slugs(t) if "royal-mint" in slug] == ["royal-mint.1", "royal-mint.2"]


def test_a_kind_may_be_left_out():
    own = {"card": {"quarry": {"copies": 0}, "scouts": {"copies": 6}}}
    t = tables_for(options(), own)
    assert t.developments == 67
    assert t.card_kind[0] == 1
    assert not any("quarry" in slug for slug in card_slugs(t))


def test_extra_cards_come_by_their_properties_and_belong_to_no_deck():
    own = {"extra": {"lost-temple": TEMPLE, "owl": {**TEMPLE, "type": "specialist", "copies": 2}}}
    t = tables_for(options(), own)
    slugs = card_slugs(t)
    assert slugs[67:71] == ["lost-temple", "owl.1", "owl.2", ""]
    assert t.developments == 70
    assert 67 not in t.in_deck
    assert len(t.in_deck) == 77
    assert list(t.cost[67 * SPACES : 68 * SPACES]) == [0, 0, 2, 0, 0, 0]
    assert (t.points[67], t.card_kind[67], t.card_type[67]) == (5, 45, TYPES.index("monument") + 1)
    assert [t.recycling[67 * 2], t.recycling[68 * 2]] == [GOLD + 1, POPULATION + 1]
    temple = with_corrections(own)["extra"]["lost-temple"]
    assert (temple["en"], temple["source"]) == ("Lost temple", "owner")
    assert "extra" not in with_corrections({})


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ({"garden": {}}, "at the top is not a component"),
        ({"card": {"castle": {"points": 1}}}, "'castle' in \\[card\\] is not a component"),
        ({"card": {"hamlet": {"pionts": 1}}}, "did you mean 'points'"),
        ({"card": {"hamlet": {"cost": {"wood": 1}}}}, "'wood' in \\[card.hamlet.cost\\] is not a component"),
        ({"card": {"hamlet": {"cost": [2]}}}, "must be a table"),
        ({"card": {"hamlet": {"copies": 2}}}, "67 Development cards, or 70 \\(the shop edition\\), not 66"),
        ({"card": {"hamlet": {"copies": 11}}}, "card.hamlet.copies must be a whole number from 0 to 10"),
        ({"card": {"hamlet": {"type": "vehicle"}}}, "card.hamlet.type must be one of structure"),
        ({"card": {"hamlet": {"cost": {"gold": 10}}}}, "card.hamlet.cost.gold must be .* 0 to 9, not 10"),
        ({"card": {"hamlet": {"cost": {"materials": 0}}}}, "at least one cube, Krystallium or soldier"),
        ({"card": {"hamlet": {"makes": {"gold": -1}}}}, "card.hamlet.makes.gold must be"),
        ({"card": {"hamlet": {"makes_per_type": "monument"}}}, "hamlet.makes_per_resource must be one of"),
        ({"card": {"hamlet": {"makes_per_resource": "gold"}}}, "hamlet.makes_per_type must be one of"),
        ({"card": {"hamlet": {"points": -3}}}, "card.hamlet.points must be"),
        ({"card": {"hamlet": {"points_per": 10, "points_per_type": "monument"}}}, "from 0 to 9, not 10"),
        ({"card": {"hamlet": {"points_per": 2}}}, "card.hamlet.points_per_type must be one of"),
        ({"card": {"hamlet": {"points_per_type": "monument"}}}, 'must be "" where points_per is 0'),
        ({"card": {"hamlet": {"soldiers": 10}}}, "card.hamlet.soldiers must be"),
        ({"card": {"hamlet": {"krystallium": 10}}}, "card.hamlet.krystallium must be"),
        ({"card": {"hamlet": {"recycling": "krystallium"}}}, "card.hamlet.recycling must be one of"),
        ({"card": {"hamlet": {"fr": " "}}}, "card.hamlet.fr must be a name"),
        ({"extra": [TEMPLE]}, "extra must be a table of cards"),
        ({"extra": {"temple": 3}}, "extra.temple must be a table"),
        ({"extra": {"temple": {"cost": {"gold": 2}}}}, "extra.temple.type must be one of"),
        ({"extra": {"temple": {**TEMPLE, "pionts": 1}}}, "did you mean 'points'"),
        ({"extra": {"temple": {"type": "monument"}}}, "extra.temple.cost must ask for at least one"),
        ({"extra": {"Temple": TEMPLE}}, "small letters, digits and hyphens only, unlike 'Temple'"),
        ({"extra": {"hamlet": TEMPLE}}, "there is a card 'hamlet' already"),
        ({"extra": {"thief": TEMPLE}}, "there is a card 'thief' already"),
        ({"extra": {"temple": {**TEMPLE, "copies": 0}}}, "extra.temple.copies must be .* 1 to 10"),
        ({"extra": {f"temple-{n}": {**TEMPLE, "copies": 7} for n in (1, 2)}}, "room for 13 .*, not for 14"),
        ({"treasure": {"figurehead": {"recycling": ["gold"]}}}, "must name two resources"),
        ({"treasure": {"figurehead": {"recycling": ["gold", "jade"]}}}, "not 'jade'"),
        ({"treasure": {"figurehead": {"nl": ""}}}, "treasure.figurehead.nl must be a name"),
        ({"duchy": {"valados": {"name": {"en": ""}}}}, "duchy.valados.name.en must be a name"),
        ({"duchy": {"valados": {"b": {"makes": {"gold": 100}}}}}, "duchy.valados.b.makes.gold must be"),
        ({"duchy": {"teressie": {"a": {"points_per": 0}}}}, "duchy.teressie.a.points_per_type must be"),
        ({"rounds": {"number": 5}}, "rounds.number must be a whole number from 1 to 4"),
        ({"hand": {"cards": 11}}, "hand.cards must be a whole number from 1 to 9"),
        ({"hand": {"cards": 6}}, "hand.cards must be odd"),
        ({"hand": {"cards": 9}}, "A game for two deals 80 cards, but the Development deck has 77"),
        ({"offering": {"starters": 2}}, "offering.starters must be"),
        ({"traps": {"each": 5}}, "traps.each must be"),
        ({"alchemy": {"cubes": 0}}, "alchemy.cubes must be"),
        ({"soldiers": {"tokens": -1}}, "soldiers.tokens must be"),
        ({"calamities": {"points": -4}}, "calamities.points must be"),
        ({"calamities": {"number": 9}}, "calamities.number must stay 8"),
        ({"calamities": {"en_plural": ""}}, "calamities.en_plural must be a name"),
        ({"solo": {"offering": 4}}, "solo.offering must be"),
        ({"solo": {"selections": 5}}, "solo.selections must be"),
        ({"solo": {"danger_cards": 41}}, "solo.danger_cards must be"),
        ({"solo": {"danger_calamities": 5}}, "solo.danger_calamities must be"),
        ({"solo": {"danger_cards": 7}}, "12 cards come from the Danger deck, but it has 11"),
        ({"solo": {"danger_cards": 20, "offering": 3}}, "A game alone deals 80 cards"),
        ({"solo": {"search_discard": 0}}, "solo.search_discard must be"),
        ({"solo": {"search_look": 0}}, "solo.search_look must be"),
        ({"solo": {"supremacy": 0}}, "solo.supremacy must be"),
        ({"solo": {"traps": 2}}, "solo.traps must be"),
        ({"solo": {"medals": [70, 95]}}, "solo.medals must be a list of 3 numbers"),
        ({"solo": {"medals": [70, 95, "many"]}}, "each number of solo.medals must be"),
        ({"solo": {"medals": [115, 95, 70]}}, "from bronze to gold"),
        ({"menace": {"thieves": {"copies": 3}}}, "menace.thieves.copies must stay 4"),
        ({"menace": {"thieves": {"soldiers": [3, 3, 3]}}}, "menace.thieves.soldiers must be a list of 4"),
        ({"menace": {"thieves": {"points": [4, 4, 4, -4]}}}, "each number of menace.thieves.points"),
        ({"menace": {"thieves": {"nl_plural": ""}}}, "menace.thieves.nl_plural must be a name"),
        ({"vermin": {"number": -1}}, "vermin.number must be"),
        ({"vermin": {"soldiers": -1}}, "vermin.soldiers must be"),
        ({"vermin": {"points": -1}}, "vermin.points must be"),
        ({"vermin": {"en": ""}}, "vermin.en must be a name"),
        ({"advisor": {"master-artisan": {"price": -1}}}, "advisor.master-artisan.price must be"),
        ({"advisor": {"master-artisan": {"phase": "end"}}}, "master-artisan.phase must stay 'any'"),
        ({"advisor": {"master-artisan": {"fr": ""}}}, "advisor.master-artisan.fr must be a name"),
        ({"advisors": {"drawn": 8}}, "advisors.drawn must be"),
        (
            {"advisor": {name: {"two_players_only": True} for name in ADVISOR_NAMES[1:]}},
            "2 Advisors are drawn, but only 0 play",
        ),
        ({"advisors": {"cubes": -1}}, "advisors.cubes must be"),
        ({"quest": {"1": {"name": {"nl": ""}}}}, "quest.1.name.nl must be a name"),
        ({"quest": {"1": {"two": {"step-4": {"en": ""}}}}}, "quest.1.two.step-4.en must be a name"),
        ({"quest": {"1": {"solo": {"step-3": {"cost": {"soldier": 0}}}}}}, "step-3.cost must ask for"),
        ({"quest": {"2": {"two": {"step-1": {"points": -1}}}}}, "quest.2.two.step-1.points must be"),
        ({"quest": {"3": {}}}, "'3' in \\[quest\\] is not a component"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused_with_a_sentence(own, sentence):
    with pytest.raises(Trouble, match=sentence):
        with_corrections(own)
