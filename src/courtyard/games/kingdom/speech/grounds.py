"""The rule behind every line of the log."""

from courtyard.games.kingdom.chapters.ending import medal_for
from courtyard.games.kingdom.declaration import events as e
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import ADVISOR_NAMES, COMBAT, MENACES, QUEST

RULE_OF_EVENT = {
    "module": "setup.one-module",
    "duchy-taken": "setup.one-duchy-each",
    "menace-deck": "menace.one-deck-each",
    "calamities-out": "menace.no-calamities",
    "treasures-out": "advisors.replace-treasures",
    "first-soldiers": "advisors.two-soldiers-at-the-start",
    "quest-laid": "quest.one-quest",
    "danger-deck": "solo.danger-deck",
    "round-begins": "choice.first-player-rounds",
    "starter": "choice.starters",
    "offered": "choice.offer-two-cards",
    "took": "choice.select-takes-all",
    "left-over": "choice.leftovers-discarded",
    "advisor-kept": "advisors.keep-one-of-two",
    "advisor-enters": "advisors.one-soldier-each",
    "advisor-used": "advisors.price-in-soldiers",
    "trap-back": "advisors.underground-spy",
    "charted": "advisors.master-cartographer",
    "unmasked": "advisors.power-behind-the-throne",
    "sent-away": "advisors.chief-mercenary",
    "moved": "advisors.whimsical-gambler",
    "searched": "solo.search-three-keep-one",
    "found": "solo.search-three-keep-one",
    "danger-laid": "solo.danger-card",
    "top-turned": "solo.deck-face-up",
    "reshuffled": "solo.deck-runs-out",
    "turned-up": "planning.reveal",
    "calamity-strikes": "planning.calamity-to-the-duchy",
    "shadows-take": "menace.shadows-discard",
    "shadows-give": "menace.shadows-feed-the-opponent",
    "icon-stolen": "menace.thief-steals-an-icon",
    "vermin-come": "menace.rats-bring-vermin",
    "frozen": "menace.giant-beneath-a-card",
    "nothing-to-freeze": "menace.giant-alone",
    "slated": "planning.slate",
    "recycled": "planning.recycle",
    "placed": "production.cube-needs-its-space",
    "into-alchemy": "construction.alchemy-is-locked",
    "transmuted": "construction.five-make-krystallium",
    "completed": "construction.complete",
    "bonus": "construction.construction-bonus",
    "produced": "production.count-icons",
    "extra": "advisors.boost-moment",
    "trained": "production.supremacy-trains",
    "taken-from-training": "production.supremacy-takes",
    "infused": "construction.krystallium-for-any-resource",
    "enlisted": "construction.soldier-spaces",
    "scrapped": "construction.discard",
    "vanquished": "menace.combat-price",
    "vermin-vanquished": "menace.vermin-are-fought",
    "icon-restored": "menace.thief-vanquished",
    "calamity-lifted": "advisors.illuminated-prophet",
    "silver": "advisors.great-silversmith",
    "step-done": "quest.cost-and-benefit",
    "doubled": "advisors.alchemist-both-players",
    "flat-points": "ending.flat-points",
    "combo-points": "ending.combo-points",
    "lost-points": "ending.calamities",
    "quest-points": "quest.step-points",
    "quest-unfinished": "quest.final-step-decides",
    "game-over": "ending.most-points-win",
    "phase": "choice.three-phases",
    "menace-stays": "menace.to-the-construction-area",
    "deck-shuffled": "setup.development-deck",
    "calamities-ready": "setup.calamity-stack",
    "traps-ready": "setup.two-traps",
    "advisors-left-out": "solo.advisors-which-three",
    "vermin-ready": "menace.vermin-stack",
    "hands-dealt": "choice.hand-of-eight",
    "dropped": "solo.search-price",
    "tie-broken": "ending.tie-by-cards",
}
"""The rule that each event follows in a game for two."""

ALONE = {
    "module": "solo.module-too",
    "duchy-taken": "solo.one-duchy",
    "menace-deck": "solo.menace-danger-deck",
    "treasures-out": "solo.advisors-ten",
    "quest-laid": "solo.quest-solo-side",
    "round-begins": "setup.four-rounds",
    "starter": "solo.deck-face-up",
    "took": "solo.select",
    "left-over": "solo.leftovers-discarded",
    "advisor-kept": "solo.advisors-first",
    "unmasked": "solo.token-reveals",
    "shadows-take": "solo.menace-shadows",
    "trained": "solo.supremacy-at-five",
    "taken-from-training": "solo.supremacy-at-five",
    "quest-unfinished": "solo.quest-final-step",
    "traps-ready": "solo.one-token",
}
"""The rules of the solo game behind events; where there is none, the rule for two."""

OUTCOMES = ("ending.most-points-win", "ending.most-points-win", "ending.tie-shared", "quest.neither-eligible")
"""The rules behind the end for two: victory, defeat, a shared victory, and the defeat of both."""
MEDALS = ("solo.no-medal", "solo.bronze", "solo.silver", "solo.gold")


def medal(t: Tables, score: int, place: int) -> int:
    """Alone: 0 for none, then bronze, silver, gold."""
    return int(medal_for(t, score)) if place == 1 else 0


def rule_of(event: tuple[int, int, int, int], t: Tables) -> str:
    """Give the rule that an event follows, without the name of the game."""
    number, _, a, b = event
    name = e.NAMES[number]
    if number == e.ADVISOR_USED:
        return f"advisors.{ADVISOR_NAMES[a]}"
    if number == e.PHASE and a == COMBAT:
        return "menace.combat-phase-added"
    if t.module == MENACES and number in (e.LOST_POINTS, e.HANDS_DEALT):
        return "menace.unvanquished-cost-points" if number == e.LOST_POINTS else "menace.menace-in-hand"
    if t.module == QUEST and number == e.TRANSMUTED:
        return "quest.transmute-by-choice"
    if t.players == 1:
        if number == e.GAME_OVER:
            return MEDALS[medal(t, a, b)]
        return ALONE.get(name, RULE_OF_EVENT[name])
    if number == e.GAME_OVER:
        return OUTCOMES[b - 1]
    if number == e.TIE_BROKEN and a == 1:
        return "ending.tie-by-soldiers"
    return RULE_OF_EVENT[name]
