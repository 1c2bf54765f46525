"""The cards by name: which are in the game, which are still free, and where each can be."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.by_hand.moments import Moment
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.solo import danger_card
from courtyard.games.kingdom.declaration.components import card_slugs
from courtyard.games.kingdom.declaration.counts import MENACE_DECK
from courtyard.games.kingdom.declaration.words import (
    ADVISING,
    ADVISOR,
    ADVISORS,
    BUILDING,
    CALAMITY,
    DANGER,
    DECK,
    DISCARD,
    DUCHY,
    HAND,
    MENACE,
    MENACE_NAMES,
    MENACES,
    MODULES,
    SELECTED,
    TREASURE,
)


class Cards:
    """All cards of a game, by name; each can be laid once."""

    def __init__(self, p: Kingdom, moment: Moment, mentioned: set[str]) -> None:
        self.t = p.t
        self.moment = moment
        self.slugs = card_slugs(p.t)
        self.in_deck = set(p.t.in_deck)
        self.dangers = self.dangers_of(p)
        self.in_game = self.in_deck | self.dangers | self.extra()
        self.free = set(self.in_game)
        # A copy that is named with its number is kept for that place.
        self.kept = {card for card, slug in enumerate(self.slugs) if slug in mentioned and "." in slug}

    def extra(self) -> set[int]:
        """Cards that a file brings itself: they belong to no deck."""
        return set(range(self.t.developments)) - self.in_deck

    def dangers_of(self, p: Kingdom) -> set[int]:
        """The Calamities or Menaces of this game."""
        t = p.t
        if t.players == 1:
            return {danger_card(p, nth) for nth in range(t.danger_calamities)}
        if t.module == MENACES:
            return {MENACE + MENACE_DECK * deck + nth for deck in t.menace for nth in range(t.rounds)}
        return set(range(CALAMITY, CALAMITY + t.players * t.rounds))

    def owner_of(self, card: int) -> int:
        """The player to whom a Calamity or Menace is dealt."""
        if card < MENACE:
            return (card - CALAMITY) % self.t.players
        return list(self.t.menace).index((card - MENACE) // MENACE_DECK)

    def round_of(self, card: int) -> int:
        """The round in which a Calamity or Menace is dealt."""
        if card < MENACE:
            return (card - CALAMITY) // self.t.players + 1
        return (card - MENACE) % MENACE_DECK + 1

    # Taking cards.

    def named(self, name: Any) -> list[int]:
        """Give the cards that a name can mean: one, or all copies of a kind."""
        if isinstance(name, str) and name:
            if name in self.slugs:
                return [self.slugs.index(name)]
            copies = [card for card, slug in enumerate(self.slugs) if slug.partition(".")[0] == name]
            if copies:
                return copies
        kinds = {slug.partition(".")[0] for slug in self.slugs if slug}
        near = get_close_matches(str(name), sorted(kinds | set(self.slugs) - {""}), n=1)
        hint = f"did you mean {near[0]!r}?" if near else "name a kind such as 'barracks', or 'barracks.2'."
        raise Trouble(f"{name!r} is no card; {hint}")

    def take(self, name: Any, zone: int, who: int = -1) -> int:
        """Take a card for a place: the named one, or the next free copy that can be there."""
        cards = self.named(name)
        reasons = []
        for card in cards:
            reason = self.refusal(card, zone, who)
            if reason:
                reasons.append(reason)
            elif card in self.free and (len(cards) == 1 or card not in self.kept):
                self.free.remove(card)
                return card
        if reasons:
            raise Trouble(reasons[0])
        if len(cards) == 1:
            raise Trouble(f"The card {name!r} is named twice.")
        raise Trouble(f"No card {name!r} is left: all {len(cards)} lie elsewhere already.")

    def put_back(self, cards: Iterable[int]) -> None:
        self.free |= set(cards)

    # Where a card can be.

    def refusal(self, card: int, zone: int, who: int) -> str:
        """Say why a card cannot be at a place; nothing where it can."""
        if zone >= HAND:
            zone -= zone % 2
        if card not in self.in_game:
            return self.why_not_in_game(card)
        if CALAMITY <= card < ADVISOR:
            return self.refuse_danger(card, zone, who)
        name = self.slugs[card]
        if zone == ADVISING and card < ADVISOR:
            return f"{name} is no Advisor."
        if zone in (DUCHY, BUILDING) and card >= ADVISOR:
            return f"{name} is an Advisor; name it under advisors."
        if zone in (DUCHY, BUILDING) and card >= TREASURE:
            return f"{name} is a Treasure, which is never constructed."
        if zone == SELECTED and card >= ADVISOR:
            return f"{name} is an Advisor and enters as soon as it is selected; name it under advisors."
        if zone in (DECK, DANGER) and card not in self.in_deck:
            return f"{name} belongs to no deck, so it cannot be drawn."
        return ""

    def why_not_in_game(self, card: int) -> str:
        t, name = self.t, self.slugs[card]
        module = MODULES[t.module]
        if card < CALAMITY:
            return f"{name} is a Treasure: there are none in the module {module}."
        if card < MENACE and t.module == MENACES:
            return f"{name} is a Calamity: there are none in the module {module}."
        if card < MENACE:
            return f"{name} is not used alone: the Danger deck has {t.danger_calamities} Calamities."
        if card < ADVISOR:
            deck = MENACE_NAMES[(card - MENACE) // MENACE_DECK]
            return f"{name} is a Menace of the deck {deck}, which is not in this game."
        if t.module != ADVISORS:
            return f"{name} is an Advisor: there are none in the module {module}."
        return f"{name} stays out of a game alone."

    def refuse_danger(self, card: int, zone: int, who: int) -> str:
        """A Calamity or Menace is dealt in its round, and goes to a Duchy or its Construction area."""
        name = self.slugs[card]
        if zone == DECK:
            return f"{name} is never in the Development deck."
        if zone == ADVISING:
            return f"{name} is no Advisor."
        if zone == DANGER and self.t.players > 1:
            return "There is a Danger deck only alone."
        if card < MENACE and zone == BUILDING:
            return f"{name} goes to the Duchy; say calamities = 1."
        if card >= MENACE and zone == DUCHY:
            return f"{name} lies beside the cards under construction; name it under menaces."
        if self.t.players == 1:
            return ""
        return self.refuse_too_early(card, zone, who)

    def refuse_too_early(self, card: int, zone: int, who: int) -> str:
        name, dealt, now = self.slugs[card], self.round_of(card), self.moment.round
        if HAND <= zone < BUILDING and dealt != now:
            return f"{name} is dealt in round {dealt}, not in round {now}."
        if who >= 0 and self.owner_of(card) != who:
            return f"{name} is dealt to player {self.owner_of(card)}, not to player {who}."
        if zone in (DUCHY, BUILDING) and dealt > self.moment.rounds_dealt():
            return f"{name} is dealt in round {dealt}, so it cannot lie in a Duchy by now."
        if zone == DISCARD and dealt > now - (self.moment.phase == "deal"):
            return f"{name} is dealt in round {dealt}, so it cannot be discarded by now."
        return ""


def is_danger(card: int) -> bool:
    """A Calamity or a Menace."""
    return CALAMITY <= card < ADVISOR
