"""The components as tables of numbers, for one player count and one printing.

Every value comes from the component file; nothing here is a value of the game.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class Tables:
    """Tables that the rules look up while a game is played."""

    rules: i64
    players: i64
    # The game options and an owner's corrections that these tables were made for.
    options: dict[str, Any]
    own: dict[str, Any]
    open_information: bool
    # Gift cards: value, action, and where each begins (as the zone of a card).
    cards: i64
    card_value: vec[i64]
    card_action: vec[i64]
    card_set: vec[i64]
    free_low: i64
    free_high: i64
    exchange_price: i64
    expert: bool
    # Days and servants.
    days: i64
    day_servants: vec[i64]
    servants: i64
    first_pool: i64
    # Travel.
    cities: i64
    roads: vec[i64]
    spaces: i64
    travel_price: i64
    token_copies: vec[i64]
    token_servants: vec[i64]
    token_points: i64
    token_intrigue: i64
    token_palace: i64
    gift_for_jade_value: i64
    servants_for_jade: i64
    trade_tokens: vec[i64]
    trade_servants: i64
    trade_points: i64
    trade_jade: i64
    # The Great Wall and its Intrigue benefits.
    wall_full: i64
    wall_points: i64
    wall_steps: i64
    wall_price: i64
    benefit_steps: vec[i64]
    benefit_one: i64
    benefit_two: i64
    benefit_jade: i64
    # Jade.
    houses: i64
    house_price: vec[i64]
    square_price: i64
    jade_points: vec[i64]
    jade_beyond: i64
    # Intrigue.
    track: i64
    intrigue_a: i64
    intrigue_b: i64
    intrigue_price: i64
    # Palace.
    stairs: i64
    arrival: vec[i64]
    palace_a: i64
    palace_b: i64
    palace_b_intrigue: i64
    palace_price: i64
    palace_beyond: i64
    # Decrees.
    slots: i64
    slots_per_level: i64
    decree_level: vec[i64]
    decree_cost: vec[i64]
    decree_points: vec[i64]
    decree_amount: vec[i64]
    decree_most: vec[i64]
    # The Grand Canal.
    routes: i64
    harbours: i64
    ships: i64
    ship_spaces: i64
    canal_price: i64
    harbour_rewards: vec[i64]
    reward_slots: vec[i64]
    reward_points: i64
    # Destiny dice and the night.
    dice: i64
    faces: vec[i64]
    night_points: i64
    night_steps: i64
    # Bonus tokens.
    bonus_value: i64
    toll_points: i64
    bargain: i64
    # The solo game: Meng's seat (or none, -1), the starting sets, his cards, his way round the map.
    meng: i64
    strength: i64
    focus: i64
    human_set: i64
    meng_set: i64
    automa_copies: vec[i64]
    twilight_price: vec[i64]
    ring: vec[i64]
    meng_matches: vec[i64]
    meng_consolation: i64
    # What the printing decides.
    must_act: bool
    must_take_benefit: bool
    room_first: bool
    may_waive_income: bool
    may_waive_matches: bool
    may_waive_envoy: bool
    may_sail_out: bool
    meng_matches_at_least: bool
    meng_steps_aside: bool
    generous_always: bool
