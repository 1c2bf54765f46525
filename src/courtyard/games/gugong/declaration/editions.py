"""The four printings, and where they differ.

The rules ask the flags; people read the differences, which also stand in the docs.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Printing:
    """One printed rulebook, as far as it plays differently from the others."""

    name: str
    title: str
    must_act: bool = False
    """After an exchange at least one of the two actions must be performed, if one can be."""
    must_take_benefit: bool = False
    """A travel token's benefit must be taken, if it can be."""
    room_first: bool = True
    """Room must be made before a seventh token is stored; else it may be part of the trade."""
    may_waive_income: bool = True
    """Of the servants of the day some may be left in the supply."""
    may_waive_matches: bool = True
    """Of the servants for matching cards some may be left in the supply."""
    may_waive_envoy: bool = True
    """The envoy's step for most matches may be left."""
    may_sail_out: bool = False
    """A ship in the last harbour may be moved, and is lost at sea."""
    meng_matches_at_least: bool = False
    """The matches that the day grants Meng are a minimum, not his exact number."""
    meng_steps_aside: bool = False
    """Where your traveller stands in his way, Meng goes to the nearest token."""
    generous_always: bool = False
    """A Generous token raises the value of all gifts, not only of those that are exchanged."""


PRINTINGS = {
    printing.name: printing
    for printing in (
        Printing("english-1", "English, early printing"),
        Printing("english-2", "English, later printing"),
        Printing(
            "french",
            "French",
            must_act=True,
            must_take_benefit=True,
            room_first=False,
            may_waive_income=False,
            may_waive_matches=False,
            may_sail_out=True,
            meng_matches_at_least=True,
            meng_steps_aside=True,
        ),
        Printing(
            "dutch",
            "Dutch",
            room_first=False,
            may_waive_income=False,
            may_waive_envoy=False,
            meng_matches_at_least=True,
            generous_always=True,
        ),
    )
}
DEFAULT = "english-2"


@dataclass(frozen=True)
class Difference:
    """One point on which the texts part, what each says, and the rule that follows it."""

    point: str
    says: dict[str, str]
    rule: str


DIFFERENCES = (
    Difference(
        "After an exchange, the actions",
        {
            "english-1": "may be performed",
            "english-2": "may be performed",
            "french": "one of them at least must be performed, if one can be",
            "dutch": "may be performed",
        },
        "gugong.exchange.actions-after-the-exchange",
    ),
    Difference(
        "The benefit of a travel token",
        {
            "english-1": "may be taken",
            "english-2": "may be taken",
            "french": "is taken, if it can be",
            "dutch": "may be taken",
        },
        "gugong.travel.benefit-optional",
    ),
    Difference(
        "A travel token for which no space is free",
        {
            "english-1": "room is made among the stored tokens first",
            "english-2": "room is made among the stored tokens first",
            "french": "tokens are traded down to six, the new one may be among them",
            "dutch": "tokens are traded down to six, the new one may be among them",
        },
        "gugong.travel.make-room",
    ),
    Difference(
        "The servants of the day",
        {
            "english-1": "may be taken",
            "english-2": "may be taken",
            "french": "are taken",
            "dutch": "are taken",
        },
        "gugong.morning.servants-of-the-day",
    ),
    Difference(
        "A servant for each card that matches a die",
        {
            "english-1": "may be taken",
            "english-2": "may be taken",
            "french": "is taken",
            "dutch": "may be taken",
        },
        "gugong.night.match-servant",
    ),
    Difference(
        "The Envoy's step for most matches",
        {
            "english-1": "may be taken",
            "english-2": "may be taken",
            "french": "may be taken",
            "dutch": "is taken",
        },
        "gugong.night.most-matches",
    ),
    Difference(
        "A ship in the fifth harbour",
        {
            "english-1": "cannot be moved by the action",
            "english-2": "cannot be moved by the action",
            "french": "may be moved by the action, and is lost at sea",
            "dutch": "cannot be moved by the action",
        },
        "gugong.canal.out-to-sea",
    ),
    Difference(
        "Meng's matches at night, in the solo game",
        {
            "english-1": "exactly 1, 2, 3, 4 by the day",
            "english-2": "exactly 1, 2, 3, 4 by the day",
            "french": "at least 1, 2, 3, 4 by the day",
            "dutch": "at least 1, 2, 3, 4 by the day",
        },
        "gugong.meng.fixed-matches",
    ),
    Difference(
        "Meng's way, where your traveller stands in it",
        {
            "english-1": "leads on along the outer ring",
            "english-2": "leads on along the outer ring",
            "french": "leads to the nearest travel token",
            "dutch": "leads on along the outer ring",
        },
        "gugong.meng.travel-ring-bare",
    ),
    Difference(
        "The bonus token that makes gifts worth one more",
        {
            "english-1": "counts for the gifts you exchange",
            "english-2": "counts for the gifts you exchange",
            "french": "counts for the gifts you exchange",
            "dutch": "counts for all your gifts, also when one of value 7 or more is discarded for a jade",
        },
        "gugong.bonus.generous",
    ),
    Difference(
        "Which of two decrees of a level Meng takes, where you hold both or none (french and dutch for all)",
        {
            "english-1": "the bottom one if both or any are free",
            "english-2": "the bottom one if both or any are free",
            "french": "the bottom one if both or none are occupied",
            "dutch": "the bottom one if both or none are occupied",
        },
        "gugong.meng.decree-bottom",
    ),
    Difference(
        "The morning decree that swaps a card (no difference in play: the discards are the hand by then)",
        {
            "english-1": "a card from the hand",
            "english-2": "a card from the hand or the discard pile",
            "french": "one of your cards",
            "dutch": "a card from the hand",
        },
        "gugong.decrees.morning-swap",
    ),
    Difference(
        "When discards are taken up (no difference in play)",
        {
            "english-1": "at night, before the matches",
            "english-2": "for the next day",
            "french": "for the next day",
            "dutch": "for the next day",
        },
        "gugong.exchange.discards-become-the-next-hand",
    ),
    Difference(
        "Who has most matches (no difference in play)",
        {
            "english-1": "the most matches, counted double where two dice agree",
            "english-2": "the most matches, counted double where two dice agree",
            "french": "the most matches, counted double where two dice agree",
            "dutch": "the player who is due the most Servants",
        },
        "gugong.night.most-matches",
    ),
    Difference(
        "The order of claims at night (taken over for all)",
        {
            "english-1": "not said",
            "english-2": "not said",
            "french": "in player order",
            "dutch": "not said",
        },
        "gugong.night.claims-in-order",
    ),
    Difference(
        "Bonus travel tokens in the box (a game option of its own)",
        {
            "english-1": "three kinds, two of each",
            "english-2": "three kinds, two of each",
            "french": "six kinds, two of each",
            "dutch": "three kinds, two of each",
        },
        "gugong.bonus.six-kinds",
    ),
)
