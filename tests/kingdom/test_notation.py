"""The notation: every option has a text of its own, and every text is read back."""

import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration import counts
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration.counts import CARDS
from courtyard.games.kingdom.declaration.notation import notation, parse
from courtyard.games.kingdom.declaration.words import TREASURE

BARRACKS = 3
"""The first of three Barracks."""
NO_CARD = 77
"""A number that no printed card has."""


def test_every_option_is_written_and_read_back():
    texts = [notation(option) for option in range(o.ALL_OPTIONS)]
    assert [parse(text) for text in texts] == list(range(o.ALL_OPTIONS))
    assert len(set(texts)) == o.ALL_OPTIONS


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (o.OFFER + BARRACKS + 1, "offer barracks.2"),
        (o.OFFER + NO_CARD, "offer card-77"),
        (o.LAY, "lay 1"),
        (o.LAY + 1, "lay 1 down"),
        (o.LAY + 3, "lay 2 down"),
        (o.TAKE, "take 1"),
        (o.ONTO + 1, "onto 2"),
        (o.PICK + 2, "pick 1.3"),
        (o.PICK + counts.ROW, "pick 2.1"),
        (o.PICK + 2 * counts.ROW, "pick a.1"),
        (o.PICK + 4 * counts.ROW - 1, "pick b.24"),
        (o.ATTEND, "attend"),
        (o.DROP + 6, "drop hamlet.1"),
        (o.KEEP + 126, "keep great-silversmith"),
        (o.PASS, "pass"),
        (o.LOSE + TREASURE, "lose iron-ingots"),
        (o.STEAL + 2, "steal gold"),
        (o.FREEZE + BARRACKS, "freeze barracks.1"),
        (o.SLATE + BARRACKS, "slate barracks.1"),
        (o.RECYCLE + TREASURE, "recycle iron-ingots"),
        (o.PLACE + counts.AMOUNTS * BARRACKS + 2, "place 3 barracks.1"),
        (o.ALCHEMY, "alchemy materials"),
        (o.ALCHEMY + 2 * counts.AMOUNTS, "alchemy gold"),
        (o.ALCHEMY + 2 * counts.AMOUNTS + 3, "alchemy 3 gold"),
        (o.GIVE - 1, "alchemy 9 exploration"),
        (o.GIVE + 4 * BARRACKS + 2, "give gold barracks.1"),
        (o.INFUSE + 5 * 55 + 2, "infuse gold dragon-egg"),
        (o.INFUSE + 5 * 55 + 4, "infuse krystallium dragon-egg"),
        (o.ENLIST + 55, "enlist dragon-egg"),
        (o.SCRAP + 55, "scrap dragon-egg"),
        (o.FIGHT + 5, "fight frost-giant.2"),
        (o.FIGHT_VERMIN, "fight vermin"),
        (o.ACTIVATE + 6, "activate forest-chieftain"),
        (o.STEP + 1, "step 2"),
        (o.TRANSMUTE, "transmute"),
        (o.MELT, "melt materials"),
        (o.RESTORE + 3, "restore exploration"),
        (o.BUILD + 55, "build dragon-egg"),
        (o.FINISH, "finish"),
        (o.LOT + CARDS - 1, "draw master-artisan"),
        (o.LOT + 90, "draw calamity.1"),
    ],
)
def test_options_are_short_words_of_the_game(option, text):
    assert notation(option) == text
    assert parse(text) == option


def test_a_card_can_be_named_by_its_number():
    assert parse("slate card-3") == parse("slate barracks.1")
    assert parse("draw card-127") == parse("draw master-artisan")


def test_spaces_do_not_matter():
    assert parse("  lay   2 down ") == o.LAY + 3


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("slate barrack.1", "did you mean 'slate barracks.1'"),
        ("slate barracks", "did you mean 'slate barracks"),
        ("takes 1", "did you mean 'take 1'"),
        ("castling", "choices look like 'offer quarry.1', 'take 1' or 'place 3 quarry.1'"),
        ("offer card-128", "not a choice"),
        ("", "choices look like"),
    ],
)
def test_what_is_no_choice_is_refused_with_a_hint(text, sentence):
    with pytest.raises(Trouble, match=sentence):
        parse(text)


@pytest.mark.parametrize("option", [-1, o.ALL_OPTIONS])
def test_a_number_that_is_no_option_has_no_notation(option):
    with pytest.raises(Trouble, match=f"There is no option {option}"):
        notation(option)
