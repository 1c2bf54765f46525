"""The middle of the table: the Offerings, the decks and the quest; and the viewer's hand."""

from dataclasses import replace

from rich.rule import Rule
from rich.text import Text

from courtyard.engine.terms import View
from courtyard.games.kingdom.declaration.words import CHOICE, PHASES
from courtyard.terminal.kingdom.cards import Card, Cards, headline
from courtyard.terminal.kingdom.names import FACE_DOWN, ROWS
from courtyard.terminal.screen import in_lines

INDENT = "  "


class Table(Cards):
    """Draws the common table and the viewer's hand."""

    # The top of the screen.

    def heading(self, width: int) -> Rule:
        """Round and phase: all of them where there is room, else those of now."""
        view = self.view
        rounds = range(1, self.tables["rounds"]["number"] + 1)
        phases = [self.say(f"kingdom-phase-{name}") for name in self.phases()]
        here = self.say(f"kingdom-phase-{view['phase']}")
        course = Text(" › ").join([now(phase, phase == here) for phase in phases])
        title = Text(f"{self.game.title} · ", style="bold")
        strip = Text.assemble(
            f"{self.say('kingdom-round')} ",
            Text(" ").join([now(str(nth), nth == view["round"]) for nth in rounds]),
            " · ",
            course if here in phases else now(here, True),
        )
        short = Text(f"{self.say('kingdom-round')} {view['round']}/{len(rounds)} · {here}", style="bold")
        details = self.details()
        for line in (Text.assemble(title, strip, details), strip + details, strip, short):
            if len(line) <= width - 4:
                break
        return Rule(line, align="left", style="dim")

    def phases(self) -> tuple[str, ...]:
        """The phases of a round; only with Menaces there is a fight."""
        return PHASES[CHOICE:-1] if self.options["module"] == "menace" else PHASES[CHOICE:-2]

    def details(self) -> Text:
        """Describe the moment of the phase: a turn, or the resource that is being produced."""
        view = self.view
        text = Text()
        if view["phase"] == "choice":
            alone = len(self.players) == 1
            turns = self.tables["solo"]["selections"] if alone else 2 * (self.tables["hand"]["cards"] + 1)
            text.append(" · " + self.say("kingdom-turn", turn=view["turn"] + 1, turns=turns))
        resource = (view["stage"] or "").removeprefix("production-")
        if resource != (view["stage"] or ""):
            text.append(" · " + self.say(f"kingdom-{resource}"), style="bold")
        return text

    # Cards that lie open, or are the viewer's to see.

    def open_cards(self, width: int) -> list[Text]:
        """The Offerings, the hand and what else is looked at, all in the same columns."""
        sections = []
        if self.view["phase"] == "choice":
            for nth, area in enumerate(self.view["areas"]):
                sections.append((self.say(f"kingdom-offering-{nth}"), self.lying(area)))
        for title, codes in self.held().items():
            sections.append((title, [self.card(code) for code in codes]))
        if self.shows_selection:
            selection = self.view["duchies"][self.view["viewer"]]["selection"]
            sections += [(self.say("kingdom-your-selection"), self.lying(selection))] if selection else []
        cards: list[Card] = []
        for title, there in sections:
            cards.append(headline(title, len(there)) if cards else self.headings(title, len(there)))
            cards += there
        lines = iter(self.grid(cards, width))
        return self.apart([[next(lines) for _ in [title, *there]] for title, there in sections])

    @property
    def shows_selection(self) -> bool:
        """Tell whether the viewer's Selection stands beside the Offerings, card by card."""
        choosing = self.view["phase"] == "choice" and self.view["viewer"] is not None
        return choosing and self.roominess >= ROWS

    def held(self) -> dict[str, list[str]]:
        """Cards that only the viewer sees, or that are about to be chosen from."""
        view = self.view
        shown: dict[str, list[str]] = {}
        if view["deck"]["top"] and view["phase"] == "choice":
            shown[self.say("kingdom-top")] = [view["deck"]["top"]]
        if view["looked_at"]:
            shown[self.say("kingdom-looked-at")] = view["looked_at"]
        for seat, duchy in enumerate(view["duchies"]):
            own = seat == view["viewer"]
            name = self.players[seat].name
            if duchy["hand"]:
                title = self.say("kingdom-hand") if own else self.say("kingdom-known-hand", name=name)
                shown[title] = duchy["hand"]
            if own and any(duchy["drawn"]):
                shown[self.say("kingdom-drawn")] = [code for code in duchy["drawn"] if code]
        return shown

    def lying(self, cards: list[View]) -> list[Card]:
        return [self.laid(card) for card in cards]

    def laid(self, laid: View) -> Card:
        """A card of an Offering or a Selection; one that lies face down says so, and who laid it."""
        if not laid["down"]:
            return self.card(laid["card"])
        lead = f"{FACE_DOWN} "
        if laid["card"]:
            return replace(self.card(laid["card"]), lead=lead)
        by = laid["laid_by"]
        name = Text(self.say("kingdom-face-down"), style="dim")
        if by is not None and len(self.players) > 1:
            name = Text.assemble(name, " (", self.players[by].mark, ")")
        return Card(name, lead=lead)

    # The decks, and the quest.

    def decks(self, width: int) -> Text:
        """Tell how many cards are left, and what one plays for alone."""
        view = self.view
        parts = [self.say("kingdom-deck", cards=view["deck"]["size"])]
        if len(self.players) == 1:
            bronze, silver, gold = self.tables["solo"]["medals"]
            parts.append(self.say("kingdom-danger", cards=view["danger_deck"]))
            parts.append(self.say("kingdom-solo-supremacy", n=self.tables["solo"]["supremacy"]))
            parts.append(self.say("kingdom-medals", bronze=bronze, silver=silver, gold=gold))
        else:
            stacks = {name: number for name, number in view["stacks"].items() if number}
            parts += [self.say(f"kingdom-stack-{name}", n=number) for name, number in stacks.items()]
            parts.append(self.say("kingdom-first-player", who=self.players[view["first_player"]].letter))
        return in_lines([Text(part) for part in parts], " · ", width - 2, indent=0)

    def quest(self) -> list[Text]:
        """The steps of the quest with cost and benefit, and who has done them."""
        number = self.options["quest"]
        if number == "none":
            return []
        quest = self.tables["quest"][number]
        side = quest["two" if len(self.players) == 2 else "solo"]
        lines = [Text(self.say("kingdom-quest", name=quest["name"][self.language]), style="bold")]
        longest = max(len(step[self.language]) for step in side.values())
        costs = [self.amounts(step["cost"]) for step in side.values()]
        widest = max(map(len, costs))
        for nth, (step, cost) in enumerate(zip(side.values(), costs, strict=True), 1):
            line = Text(INDENT).append_text(self.done_by(nth)).append(f" {step[self.language]:<{longest}}  ")
            cost.pad_right(widest - len(cost))
            line.append_text(cost).append(" → ").append_text(self.benefit(step))
            if nth == len(side):
                line.append(f" ({self.say('kingdom-final')})", style="dim")
            lines.append(line)
        return lines

    def done_by(self, step: int) -> Text:
        """A box with the letters of those who have done a step."""
        box = Text("[")
        for player, duchy in zip(self.players, self.view["duchies"], strict=True):
            box.append_text(player.mark if step in duchy["steps_done"] else Text("·", style="dim"))
        return box.append("]")

    def benefit(self, step: View) -> Text:
        gains = [self.amounts({"soldier": step["soldiers"], "krystallium": step["krystallium"]}, "+")]
        gains += [self.points(step["points"])] if step["points"] else []
        return Text(" ").join([gain for gain in gains if gain])


def now(word: str, is_now: bool) -> Text:
    """A round or a phase; that of now in brackets, which need no colour."""
    return Text(f"[{word}]", style="bold") if is_now else Text(word, style="dim")
