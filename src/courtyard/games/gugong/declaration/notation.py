"""Options as short words and back: `give s2-3`, `to jade`, `load b4 double`, `trade jade`."""

from functools import cache

from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration.components import printed
from courtyard.games.gugong.declaration.position import BERTHS, CITIES, HARBOURS, HOUSES, SLOTS
from courtyard.games.gugong.declaration.words import AUTOMA, DECREE_KINDS, LOCATIONS, REWARDS, TOKENS

ROUTES = ("a", "b")
DICE = ("a", "b", "c")
TRADES = ("servant", "points", "jade")
TRADE_CLASSES = ("face-down", "precious", "encore", "bargain", "double")


def card_codes() -> list[str]:
    return list(printed()["gift"])


def berth_name(berth: int) -> str:
    """Name a berth by route and harbour: `a1` to `b5`."""
    return f"{ROUTES[berth // HARBOURS]}{berth % HARBOURS + 1}"


@cache
def words() -> list[str]:
    """Give the notation of every option, by its number; unused numbers have no text."""
    text = [""] * o.ALL_OPTIONS
    cards = card_codes()
    for first, verb in (
        (o.GIVE, "give"),
        (o.SACRIFICE, "sacrifice"),
        (o.SWAP_CARD, "swap"),
        (o.DISCARD_FOR_JADE, "discard"),
        (o.RECOVER, "recover"),
        (o.LOT_GIFT, "draw"),
    ):
        for card, code in enumerate(cards):
            text[first + card] = f"{verb} {code}"
    for first, verb in (
        (o.GIVE_TO, "to"),
        (o.SWAP_WITH, "with"),
        (o.TOKEN_AT, "place-at"),
        (o.ACTION_A, "A"),
        (o.ACTION_B, "B"),
    ):
        for location, name in enumerate(LOCATIONS):
            text[first + location] = f"{verb} {name}"
    single = {
        o.PAY_SERVANTS: "pay-servants",
        o.NO_ACTIONS: "no-actions",
        o.USE_PRECIOUS: "use precious",
        o.USE_ENCORE: "use encore",
        o.USE_BARGAIN: "use bargain",
        o.USE_GENEROUS: "use generous",
        o.WITH_DOUBLE: "with-double",
        o.WITHOUT_DOUBLE: "without-double",
        o.ACCEPT: "accept",
        o.DECLINE: "decline",
        o.BUILD_ONE: "build one",
        o.BUILD_DOUBLE: "build double",
        o.BUILD_TWO: "build two",
        o.BUILD_THREE: "build one-and-double",
        o.PAY_FOR_ONE: "pay-and-build one",
        o.PAY_FOR_DOUBLE: "pay-and-build double",
        o.ASK_ALWAYS: "ask-me always",
        o.ASK_RARELY: "ask-me rarely",
        o.EXTRA_ONE: "add one",
        o.EXTRA_DOUBLE: "add double",
        o.SQUARE: "buy square",
        o.BENEFIT_ONE: "benefit servant",
        o.BENEFIT_TWO: "benefit two-servants",
        o.BENEFIT_JADE: "benefit jade",
    }
    for option, word in single.items():
        text[option] = word
    for take in range(o.TAKES):
        text[o.TAKE + take] = f"take {take // 2}" + (" double" if take % 2 else "")
    for nth, name in enumerate(TRADES):
        text[o.TRADE + nth] = f"trade {name}"
    for nth, name in enumerate(TRADE_CLASSES):
        text[o.TRADE_IN + nth] = f"hand-in {name}"
    for city in range(CITIES):
        text[o.CITY + city] = f"city {city + 1}"
    for house in range(HOUSES):
        text[o.HOUSE + house] = f"buy house-{house + 1}"
    for slot in range(SLOTS):
        text[o.DECREE + slot] = f"decree {slot + 1}"
        text[o.MORNING_DECREE + slot] = f"morning {slot + 1}"
    for berth in range(BERTHS):
        text[o.LOAD + 2 * berth] = f"load {berth_name(berth)}"
        text[o.LOAD + 2 * berth + 1] = f"load {berth_name(berth)} double"
        text[o.SAIL + berth] = f"sail {berth_name(berth)}"
    for route, name in enumerate(ROUTES):
        text[o.NEW_SHIP + 2 * route] = f"new-ship {name}"
        text[o.NEW_SHIP + 2 * route + 1] = f"new-ship {name} double"
    for nth, name in enumerate(REWARDS):
        text[o.CLAIM + nth] = f"claim {name}"
    for die, name in enumerate(DICE):
        for value in range(1, o.VALUES):
            text[o.TURN_DIE + o.VALUES * die + value] = f"turn {name} {value}"
    for seat in range(5):
        text[o.LOT_START + seat] = f"start {seat}"
    for nth, name in enumerate(DECREE_KINDS):
        text[o.LOT_DECREE + nth] = f"lay {name}"
    for nth, name in enumerate(TOKENS):
        text[o.LOT_TOKEN + nth] = f"token {name}"
    for value in range(1, o.VALUES):
        text[o.LOT_FACE + value] = f"roll {value}"
    for nth, name in enumerate(LOCATIONS):
        text[o.LOT_FOCUS + nth] = f"focus {name}"
    for nth, name in enumerate(AUTOMA):
        text[o.LOT_AUTOMA + nth] = f"automa {name}"
    return text


@cache
def numbers() -> dict[str, int]:
    return {word: option for option, word in enumerate(words()) if word}


def notation(option: int) -> str:
    """Write an option."""
    if 0 <= option < len(words()) and words()[option]:
        return words()[option]
    raise Trouble(f"There is no option {option}.")


def parse(text: str) -> int:
    """Read an option."""
    option = numbers().get(" ".join(text.split()))
    if option is None:
        raise Trouble(f"{text!r} is not a choice of Gùgōng.")
    return option
