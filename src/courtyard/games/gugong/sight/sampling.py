"""Positions that agree with a view: what it does not tell is filled in at random."""

from dataclasses import dataclass
from itertools import product
from math import comb, prod

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.position import FRAME, FRAMES
from courtyard.engine.saving import frames, lay_frames
from courtyard.engine.terms import View
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.chapters import exchange
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.chapters.locations import trading
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import steps
from courtyard.games.gugong.declaration.cells import SIZE
from courtyard.games.gugong.declaration.components import tables_for
from courtyard.games.gugong.declaration.counts import SEATS, SPACES
from courtyard.games.gugong.declaration.declared import DECLARED
from courtyard.games.gugong.declaration.tables import Tables
from courtyard.games.gugong.declaration.words import (
    AUTOMA,
    DECREE_KINDS,
    DISCARD,
    DOUBLE_PLACES,
    FACE_UP,
    FOLLOWER,
    GENEROUS,
    HAND,
    HELD,
    LOCATIONS,
    OPEN,
    PHASES,
    PILE,
    REWARDS,
    SECRET,
    TOKEN_DOUBLE,
    TOKENS,
    TOLL,
    WITH,
)
from courtyard.games.gugong.sight.vision import (
    PLAIN,
    TRIES,
    Cells,
    codes,
    kept,
    numbers,
)


def sample(view: View, dice: Dice) -> Gugong:
    """Build a full position that agrees with everything in a view; hidden things are drawn at random."""
    p = Gugong(tables_for(view["options"], view["own"]), 0)
    c = [0] * SIZE
    lay_table(c, view)
    for seat, family in enumerate(view["families"]):
        lay_family(c, seat, family)
    if view["meng"]:
        lay_automa(c, p.t, view["meng"])
    lay_frames(c, [DECLARED.read_step(shown, {"card": codes()}) for shown in view["agenda"]])
    deal_tokens(c, p.t, view, dice)
    p.write(c)
    deal_gifts(c, p, view, dice)
    if view["meng"]:
        order_meng(c, p.t, view["meng"], dice)
    p.write(c)
    p.settle()
    return p


def lay_table(c: Cells, view: View) -> None:
    """The board, as `show_table` wrote it."""
    c[at.TODAY] = view["day"]
    c[at.PHASE] = PHASES.index(view["phase"])
    c[at.START_PLAYER] = view["start_player"]
    c[at.ACTIVE] = view["active"]
    c[at.ACTED] = int(view["acted"])
    c[at.MEDAL] = kept(view["medal"])
    if view["viewer"] is not None:
        c[at.WARY + view["viewer"]] = int(view["wary"])
    for die, shown in enumerate(view["dice"]):
        c[at.DICE + die] = shown["face"]
    for nth, house in enumerate(view["houses"]):
        c[at.HOUSE_JADE + nth] = int(house["jade"])
    for nth, city in enumerate(view["cities"]):
        c[at.CITY_TOKEN + nth] = TOKENS.index(city["token"]) + 1 if city["token"] else 0
    for slot, decree in enumerate(view["decrees"]):
        c[at.DECREE_TILE + slot] = DECREE_KINDS.index(decree["kind"]) + 1 if decree["kind"] else 0
        c[at.DECREE_OWNERS + slot] = sum(1 << seat for seat in decree["owners"])
    for nth, berth in enumerate(view["canal"]):
        c[at.SHIP_OWNER + nth] = kept(berth["owner"])
        c[at.SHIP_LOAD + nth] = berth["load"]
        c[at.SHIP_DOUBLE + nth] = int(berth["double"])
    for location, name in enumerate(LOCATIONS):
        if view["officials"][name] is not None:
            c[at.OFFICIAL + location] = codes().index(view["officials"][name])
            lay(c, [c[at.OFFICIAL + location]], WITH + location, OPEN)


def lay_family(c: Cells, seat: int, family: View) -> None:
    """All of a family but its cards and what lies face down, as `show_family` wrote it."""
    for name, cell in PLAIN.items():
        c[cell + seat] = family[name]
    c[at.DOUBLE + seat] = DOUBLE_PLACES.index(family["double"])
    c[at.MARKER + seat] = family["intrigue"]["step"]
    c[at.HEIGHT_IN_STACK + seat] = family["intrigue"]["height"]
    c[at.TRAVELLER + seat] = kept(family["traveller"])
    for nth, name in enumerate(REWARDS):
        c[at.REWARDED + 3 * seat + nth] = family["rewards"][name]
    for nth, name in enumerate(LOCATIONS):
        c[at.TOLLS + SEATS * nth + seat] = family["tolls"].get(name, 0)
        c[at.FOLLOWS + SEATS * nth + seat] = family["follows"].get(name, 0)
    for space, stored in enumerate(family["stored"]):
        if stored["token"]:
            token = TOKENS.index(stored["token"]) + 1
            c[at.STORED + SPACES * seat + space] = token + FACE_UP * stored["face_up"]


def lay_automa(c: Cells, t: Tables, meng: View) -> None:
    """The Automa cards, as `show_meng` wrote them; cards that were not played are in the deck."""
    c[at.FOCUS] = LOCATIONS.index(meng["focus"]) if meng["focus"] else max(0, t.focus)
    for kind, name in enumerate(AUTOMA):
        c[at.AUTOMA_USED + kind] = meng["used"].get(name, 0)
        c[at.AUTOMA_DECK + kind] = t.automa_copies[kind] - c[at.AUTOMA_USED + kind]
    for nth, name in enumerate(meng["today"]):
        c[at.AUTOMA_TODAY + nth] = AUTOMA.index(name) + 1
        c[at.AUTOMA_DECK + AUTOMA.index(name)] -= 1


def order_meng(c: Cells, t: Tables, meng: View, dice: Dice) -> None:
    """The order of Meng's discards, and which of his gifts lie under his pile."""
    for zone, first, shown in (
        (HAND, at.MENG_LATER, meng["under_pile_known"] or [None] * meng["under_pile"]),
        (DISCARD, at.MENG_TAKEN, meng["discard_order"]),
    ):
        cards = [card for card in range(t.cards) if c[at.CARD_AT + card] == zone + t.meng]
        names = [None] * len(cards) if shown is None else shown
        rest = [card for card in cards if codes()[card] not in names]
        if t.open_information:
            rest = [card for card in rest if c[at.CARD_KNOWN + card] == SECRET]
        dice.shuffle(rest)
        for nth, name in enumerate(names):
            c[first + nth] = 1 + (codes().index(name) if name else rest.pop())


# Tokens.


def deal_tokens(c: Cells, t: Tables, view: View, dice: Dice) -> None:
    """Deal the tokens that the view does not show to the spaces, the discard pile and the draw piles."""
    unseen = unseen_tokens(c, t, view)
    spaces = [
        at.STORED + SPACES * seat + space
        for seat, family in enumerate(view["families"])
        for space, stored in enumerate(family["stored"])
        if stored["token"] is None
    ]
    discarded = 0 if t.open_information else view["tokens"]["discarded"]
    top = len(spaces) + discarded
    drawing = view["agenda"] and view["agenda"][-1]["step"] == "lot-city"
    for _ in range(TRIES if drawing else 1):
        order = dealing_order(unseen, len(spaces), dice)
        # Where a token is drawn at random there is more than one kind left on the piles.
        if len(set(order[top:])) > 1:
            break
    for space, kind in zip(spaces, order, strict=False):
        c[space] = kind + 1
    for kind in order[len(spaces) : top]:
        c[at.TOKEN_DISCARD + kind] += 1
    for kind in order[top:]:
        c[at.TOKEN_PILE + kind] += 1


def dealing_order(tokens: list[int], face_down: int, dice: Dice) -> list[int]:
    """Shuffle tokens; none of those that will lie face down counts for two, as those never do."""
    order = list(tokens)
    if face_down:
        dice.shuffle(order)
        order.sort(key=lambda kind: kind == TOKEN_DOUBLE)
    rest = order[face_down:]
    dice.shuffle(rest)
    return order[:face_down] + rest


def unseen_tokens(c: Cells, t: Tables, view: View) -> list[int]:
    """The kinds of all tokens whose place the view does not show; the discard pile is laid if it does."""
    left: Cells = list(t.token_copies)
    for token in c[at.CITY_TOKEN : at.CITY_TOKEN + t.cities] + c[at.STORED : at.STORED + SPACES * SEATS]:
        if token:
            left[(token & FACE_UP - 1) - 1] -= 1
    left[GENEROUS] -= sum(c[at.GENEROSITY : at.GENEROSITY + SEATS])
    left[TOLL] -= sum(c[at.TOLLS : at.TOLLS + SEATS * len(LOCATIONS)])
    left[FOLLOWER] -= sum(c[at.FOLLOWS : at.FOLLOWS + SEATS * len(LOCATIONS)])
    for name, count in (view["tokens"]["discarded_kinds"] or {}).items():
        c[at.TOKEN_DISCARD + TOKENS.index(name)] = count
        left[TOKENS.index(name)] -= count
    for step, _, kind, _ in frames(c):
        if step in (steps.TOKEN, steps.STORE) or (step == steps.ASK_TOKEN and GENEROUS <= kind <= FOLLOWER):
            left[kind] -= 1
    return [kind for kind, count in enumerate(left) for _ in range(count)]


# Gifts.


@dataclass
class Holding:
    """The cards of a family that are known or already dealt, and how many there are in all."""

    hand: list[int]
    discard: list[int]
    either: list[int]
    hand_size: int
    discard_size: int

    @property
    def hand_room(self) -> int:
        return self.hand_size - len(self.hand)

    @property
    def discard_room(self) -> int:
        return self.discard_size - len(self.discard)

    @property
    def unknown(self) -> int:
        """Tell how many cards are still to come from those that could be anywhere."""
        return self.hand_room + self.discard_room - len(self.either)


def deal_gifts(c: Cells, p: Gugong, view: View, dice: Dice) -> None:
    """Deal the cards that the view does not show to hands, discard piles and the draw pile."""
    holdings = [read_holding(family) for family in view["families"]]
    unseen = {card for card in range(p.t.cards) if c[at.CARD_AT + card] < WITH}
    unseen.difference_update(numbers(view["box"]))
    for holding in holdings:
        unseen.difference_update(holding.hand, holding.discard, holding.either)
    anywhere = sorted(unseen)
    dice.shuffle(anywhere)
    deal_picked(c, p, view, holdings, anywhere, dice)
    deal_matching(p.t, view, holdings, anywhere, dice)
    for seat, holding in enumerate(holdings):
        deal_rest(holding, anywhere, dice)
        lay(c, holding.hand, HAND + seat, SECRET)
        lay(c, holding.discard, DISCARD + seat, SECRET)
    lay(c, anywhere, PILE, SECRET)
    for family in view["families"]:
        lay_knowledge(c, family)


def read_holding(family: View) -> Holding:
    hand, discard, either = (numbers(family[key]) for key in ("hand", "discard", "either"))
    return Holding(hand, discard, either, family["hand_size"], family["discard_size"])


def lay(c: Cells, cards: list[int], zone: int, known: int) -> None:
    for card in cards:
        c[at.CARD_AT + card] = zone
        c[at.CARD_KNOWN + card] = known


def lay_knowledge(c: Cells, family: View) -> None:
    """Set the others' knowledge of a family's cards; a card that the view does not show is secret."""
    known = family["others_know"] or {
        "in_place": family["hand"] + family["discard"],
        "either": family["either"],
    }
    for card in numbers(known["in_place"]):
        c[at.CARD_KNOWN + card] = OPEN
    for card in numbers(known["either"]):
        c[at.CARD_KNOWN + card] = HELD


def deal_rest(holding: Holding, anywhere: list[int], dice: Dice) -> None:
    """Fill hand and discard pile with the cards known to be in one of them and with others."""
    coming = holding.either + [anywhere.pop() for _ in range(holding.unknown)]
    dice.shuffle(coming)
    room = holding.hand_room
    holding.hand += coming[:room]
    holding.discard += coming[room:]


def deal_picked(
    c: Cells, p: Gugong, view: View, holdings: list[Holding], anywhere: list[int], dice: Dice
) -> None:
    """Where the view hides a card that somebody has picked, pick one that the family could have there.

    A card is as likely as it is to be in the place it was picked from.
    """
    for nth, shown in enumerate(view["agenda"]):
        if "card" in shown and shown["card"] is None:
            frame = FRAMES + FRAME * nth
            holding = holdings[c[frame + 1]]
            chances = chances_to_hold(holding, anywhere, c[frame] == steps.ASK_SWAP_WITH)
            is_last = nth == len(view["agenda"]) - 1
            sensible = [card for card in chances if makes_sense(p, frame, card, is_last)]
            if not sensible:
                raise Trouble("No card that this player may hold fits what the view says.")
            card = sensible[dice.weighted(vec[i64]([chances[card] for card in sensible]))]
            c[frame + 2] = card
            hold(holding, card, anywhere, c[frame] == steps.ASK_SWAP_WITH, dice)


def chances_to_hold(holding: Holding, anywhere: list[int], or_discarded: bool) -> dict[int, int]:
    """Weigh how likely each card is in a hand, or in the hand or discard pile, over one common number."""
    room = holding.hand_room + (holding.discard_room if or_discarded else 0)
    all_room = max(1, holding.hand_room + holding.discard_room)
    cards = max(1, len(anywhere))
    sure = holding.hand + (holding.discard if or_discarded else [])
    chances = dict.fromkeys(sure, all_room * cards)
    if room:
        chances |= dict.fromkeys(holding.either, room * cards)
    if room and holding.unknown:
        chances |= dict.fromkeys(anywhere, room * holding.unknown)
    return chances


def makes_sense(p: Gugong, frame: int, card: int, is_last: bool) -> bool:
    """A gift that is paid for was not free, and where its payment is asked there was a choice."""
    step, who, location = p.cells[frame], p.cells[frame + 1], p.cells[frame + 3]
    if step in (steps.ASK_OFFICIAL, steps.ASK_SWAP_WITH):
        return True
    if exchange.is_free(p, who, card, location):
        return False
    if step != steps.ASK_PAYMENT or not is_last or p.cells[at.HAND_SIZE + who] > 1:
        return True
    p.forget_options()
    exchange.payment_options(p, who, card, location)
    trading.trade_options(p, who)
    return len(p.options) > 1


def hold(holding: Holding, card: int, anywhere: list[int], or_discarded: bool, dice: Dice) -> None:
    """Give a picked card its place, if it has none yet."""
    if card in holding.hand or card in holding.discard:
        return
    (holding.either if card in holding.either else anywhere).remove(card)
    room = holding.hand_room + (holding.discard_room if or_discarded else 0)
    (holding.hand if dice.below(room) < holding.hand_room else holding.discard).append(card)


def deal_matching(t: Tables, view: View, holdings: list[Holding], anywhere: list[int], dice: Dice) -> None:
    """At night, give the family that is asked how many servants to take the matches that it has discarded."""
    if [shown["step"] for shown in view["agenda"][-2:]] != ["night-matches", "ask-servants"]:
        return
    asked = view["agenda"][-1]
    holding = holdings[asked["seat"]]
    if holding.hand_size or not holding.unknown:
        return
    values = [shown["value"] for shown in view["dice"]]
    worth = [values.count(t.card_value[card]) for card in range(t.cards)]
    missing = asked["servants"] - sum(worth[card] for card in holding.discard + holding.either)
    for card in with_matches(anywhere, worth, holding.unknown, missing, dice):
        anywhere.remove(card)
        holding.discard.append(card)


def with_matches(cards: list[int], worth: list[int], number: int, matches: int, dice: Dice) -> list[int]:
    """Give shuffled cards, `number` with `matches` among them, all such sets as likely; none if none fits."""
    groups = [[card for card in cards if worth[card] == matching] for matching in range(max(worth) + 1)]
    ways: dict[tuple[int, ...], int] = {}
    for further in product(*(range(min(number, len(group)) + 1) for group in groups[1:])):
        split = (number - sum(further), *further)
        if split[0] >= 0 and sum(matching * count for matching, count in enumerate(split)) == matches:
            ways[split] = prod(comb(len(group), count) for group, count in zip(groups, split, strict=True))
    if not any(ways.values()):
        return []
    split = list(ways)[dice.weighted(vec[i64](list(ways.values())))]
    return [card for group, count in zip(groups, split, strict=True) for card in group[:count]]
