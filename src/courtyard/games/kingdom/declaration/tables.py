"""The components as tables of numbers, for one set of game options.

Every value comes from the component file; nothing here is a value of the game.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class Tables:
    """Tables that the rules look up while a game is played.

    Rows about cards are indexed by the number of the card; a row with several values for a card holds them
    one after the other (`cost[card * SPACES + space]`). The cubes on a card with all its spaces filled are
    one number, as in a position. Types and resources that may be absent are kept one higher, so that 0 means
    none.
    """

    rules: i64
    players: i64
    # The game options and an owner's corrections that these tables were made for.
    options: dict[str, Any]
    own: dict[str, Any]
    module: i64
    is_forgotten: bool
    soldiers: i64
    # Which cards are in the game: developments, treasures and what the module adds.
    developments: i64
    card_kind: vec[i64]
    card_type: vec[i64]
    cost: vec[i64]
    full: vec[i64]
    makes: vec[i64]
    icons: vec[i64]
    makes_per: vec[i64]
    makes_per_resource: vec[i64]
    points: vec[i64]
    points_per: vec[i64]
    points_per_type: vec[i64]
    bonus_soldiers: vec[i64]
    bonus_krystallium: vec[i64]
    recycling: vec[i64]
    # The Development deck as it is shuffled: developments, and treasures or advisors.
    in_deck: vec[i64]
    # Rounds, hands, traps.
    rounds: i64
    hand: i64
    starters: i64
    traps: i64
    calamity_points: i64
    # The Duchies, seat by seat.
    duchy: vec[i64]
    duchy_makes: vec[i64]
    duchy_points: vec[i64]
    duchy_points_type: vec[i64]
    transmute: i64
    # Menaces: whose deck each seat brings (or -1), what each card asks for and costs.
    menace: vec[i64]
    menace_soldiers: vec[i64]
    menace_points: vec[i64]
    vermin: i64
    vermin_soldiers: i64
    vermin_points: i64
    # Advisors: prices by advisor, how many are drawn to keep one, what they bring.
    in_advisors: vec[i64]
    advisor_price: vec[i64]
    advisors_drawn: i64
    advisor_soldiers: i64
    first_soldiers: i64
    advisor_cubes: i64
    advisor_krystallium: i64
    # The quest: cost and benefits step by step; the last step is the final one.
    steps: i64
    step_cost: vec[i64]
    step_soldiers: vec[i64]
    step_krystallium: vec[i64]
    step_points: vec[i64]
    # Alone.
    solo_offering: i64
    solo_selections: i64
    danger_cards: i64
    danger_calamities: i64
    search_discard: i64
    search_look: i64
    solo_supremacy: i64
    medals: vec[i64]
