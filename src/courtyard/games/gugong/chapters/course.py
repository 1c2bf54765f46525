"""The course of play: what each step of the agenda does, asks and answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.gugong.chapters import advantages, ending, exchange, morning, night, servants, setup
from courtyard.games.gugong.chapters.audit import audit
from courtyard.games.gugong.chapters.locations import canal, decrees, great_wall, trading, travel
from courtyard.games.gugong.chapters.meng import actions, gifts, purse, travels, twilight
from courtyard.games.gugong.declaration import events, steps
from courtyard.games.gugong.declaration.cells import (
    ACTED,
    AUTOMA_DECK,
    CARD_AT,
    DECREE_TILE,
    FOCUS,
    GIFTS_DRAWN,
    START_PLAYER,
    TOKEN_PILE,
    WARY,
)
from courtyard.games.gugong.declaration.counts import FACES, TOKEN_KINDS
from courtyard.games.gugong.declaration.options import (
    ASK_ALWAYS,
    ASK_RARELY,
    CITY,
    DECLINE,
    GIVE,
    GIVE_TO,
    LOT_AUTOMA,
    LOT_DECREE,
    LOT_FACE,
    LOT_FOCUS,
    LOT_GIFT,
    LOT_START,
    LOT_TOKEN,
    SWAP_CARD,
    SWAP_WITH,
    TAKE,
    TRADE,
    TRADE_IN,
    WITH_DOUBLE,
)
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import PILE

DECREE_COUNT: Final = 15


class Gugong(Court):
    """A court with its course of play: the position that everything above works with."""

    def choose(self, seat: i64, option: i64) -> None:
        if ASK_ALWAYS <= option <= ASK_RARELY:
            self.cells[WARY + seat] = 1 if option == ASK_ALWAYS else 0
        elif TRADE <= option < TRADE_IN:
            trading.begin_trade(self, seat, option)
            self.advance()
        else:
            super().choose(seat, option)

    def lay_out(self) -> None:
        setup.lay_out(self)

    def copy(self) -> "Gugong":
        return self.copy_to(Gugong(self.t, 0))

    def audit(self) -> list[str]:
        return audit(self)

    def unasked(self, step: i64, who: i64, a: i64, b: i64) -> i64:
        """Answer for Meng by his rules; never tell by a question which token lies face down."""
        if who == self.t.meng:
            return twilight.answer_for(self, step)
        if len(self.options) > 1 or (step == steps.ASK_TOKEN and travel.asking_hides(self, who, a)):
            return -1
        return self.options[0]

    def standing(self, seat: i64) -> vec[i64]:
        """Trading tokens (gugong.travel.trade-any-time), and being asked about more or less."""
        c = self.cells
        kept = self.options
        self.options = vec[i64](capacity=4)
        if self.seat >= 0 and 0 <= seat < self.t.players and seat != self.t.meng:
            if c[FRAMES + FRAME * (c[HEIGHT] - 1)] != steps.ASK_HAND_IN:
                trading.trade_options(self, seat)
            self.offer(ASK_RARELY if c[WARY + seat] else ASK_ALWAYS)
        found = self.options
        self.options = kept
        return found

    def perform(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Do a step that needs no answer."""
        if self.records_events:
            self.rest_on(b if step == steps.GAIN and who == self.t.meng else 0)
        if step == steps.PRICE:
            servants.price(self, who, a, b)
        elif step == steps.GAIN:
            servants.gain(self, who, a, 0 if who == self.t.meng else b)
        elif step == steps.NEXT_TURN:
            exchange.next_turn(self, a)
        elif step == steps.EXCHANGE:
            exchange.exchange_and_act(self, who, a, b)
        elif step == steps.CARD_ACTION:
            exchange.card_action(self, who, a)
        elif step == steps.CARD_EFFECT:
            exchange.card_effect(self, who, a)
        elif step == steps.FOLLOWERS:
            exchange.followers(self, who, a)
        elif step == steps.TRAVEL_STEP:
            travel.travel_step(self, who)
        elif step == steps.TOKEN:
            if who == self.t.meng:
                travels.token_benefit(self, a)
            else:
                travel.benefit(self, who, a)
        elif step == steps.STORE:
            trading.store(self, who, a, b)
            if who == self.t.meng:
                purse.trade_for_jade(self)
        elif step == steps.TRADE_GAIN:
            trading.trade_gain(self, who, a)
        elif step == steps.WALL_CHECK:
            great_wall.check(self)
        elif step == steps.BENEFITS:
            great_wall.benefits(self, a)
        elif step == steps.OBTAIN:
            decrees.obtain(self, who, a)
        elif step == steps.CLAIMS:
            if who == self.t.meng:
                actions.claims(self)
            else:
                canal.claims(self, who, a)
        elif step == steps.DRAW_GIFT:
            setup.draw_gift(self, who)
        elif step == steps.DAWN:
            morning.dawn(self)
        elif step == steps.REFILL:
            morning.refill(self, a)
        elif step == steps.ROLL:
            morning.roll(self, a)
        elif step == steps.MORNING_DECREES:
            morning.morning_decrees(self, a)
        elif step == steps.OWN_MORNING:
            morning.own_morning(self, who, a)
        elif step == steps.MORNING_EFFECT:
            if who == self.t.meng:
                twilight.morning_effect(self, a)
            else:
                morning.morning_effect(self, who, a)
        elif step == steps.INCOME:
            morning.income(self, a)
        elif step == steps.DUSK:
            night.dusk(self)
        elif step == steps.RETURN_TOKENS:
            night.return_tokens(self, who)
        elif step == steps.NIGHT_MATCHES:
            night.night_matches(self, a)
        elif step == steps.NIGHT_BONUS:
            night.night_bonus(self)
        elif step == steps.NIGHT_SHIPS:
            night.night_ships(self)
        elif step == steps.NIGHT_CLAIMS:
            night.night_claims(self, a)
        elif step == steps.NIGHT_END:
            night.night_end(self)
        elif step == steps.FINAL_COUNT:
            ending.final_count(self)
        elif step == steps.SET_UP_SEATS:
            setup.set_up_seats(self)
        elif step == steps.DEAL:
            setup.deal(self, a)
        elif step == steps.DEAL_DECREES:
            setup.deal_decrees(self, a)
        elif step == steps.MENG_TURN:
            gifts.turn(self)
        elif step == steps.MENG_CARD:
            gifts.card_action(self, a, b)
        elif step == steps.MENG_ACTION:
            actions.action(self, a, b)
        elif step == steps.MENG_STEP:
            travels.travel_step(self, a)
        elif step == steps.MENG_LOAD:
            actions.load_ship(self, a, b)
        elif step == steps.TWILIGHT:
            twilight.twilight(self, a)
        elif step == steps.OPEN_DAY:
            setup.open_day(self)
            self.push(steps.NEXT_TURN, 0, self.cells[START_PLAYER], 0)

    def ask(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Put together what a seat may choose; tokens may be traded at any decision of one's own."""
        if step == steps.ASK_GIFT:
            exchange.gift_options(self, who)
        elif step == steps.ASK_OFFICIAL:
            exchange.official_options(self)
            return
        elif step == steps.ASK_PAYMENT:
            exchange.payment_options(self, who, a, b)
        elif step == steps.ASK_ACTION:
            exchange.action_options(self, who, a, b)
        elif step == steps.ASK_PRICE:
            servants.price_options(self)
            return
        elif step == steps.ASK_SERVANTS:
            servants.gain_options(self, who, a, b)
            return
        elif step == steps.ASK_CITY:
            travel.city_options(self, who)
        elif step == steps.ASK_TOKEN:
            travel.token_options(self, who, a, b)
        elif step == steps.ASK_ROOM:
            if not trading.is_too_full(self, who):
                self.offer(DECLINE)
                return
        elif step == steps.ASK_HAND_IN:
            trading.hand_in_options(self, who, a, b)
            return
        elif step == steps.ASK_EXTRA_SERVANT:
            great_wall.extra_options(self, who, False)
        elif step == steps.ASK_BENEFIT:
            great_wall.benefit_options(self, who)
        elif step == steps.ASK_LOAD:
            canal.load_options(self, who, a, b)
        elif step == steps.ASK_SAIL:
            canal.sail_options(self, who, a)
        elif step == steps.ASK_CLAIM:
            canal.claim_options(self, who, a)
        elif step == steps.ASK_SWAP:
            exchange.swap_options(self, who, a)
        elif step == steps.ASK_SWAP_WITH:
            exchange.swap_with_options(self)
            return
        elif step == steps.ASK_ENCORE:
            exchange.encore_options(self, who)
        elif step == steps.ASK_MORNING:
            morning.morning_options(self, a)
        elif step == steps.ASK_LAST_TRADE:
            self.offer(DECLINE)
        elif step == steps.ASK_ADVANTAGE:
            advantages.options(self)
        if len(self.options) > 1 or trades_may_help(step) or canal.could_load(self, step, who, a):
            trading.trade_options(self, who)

    def answer(self, step: i64, who: i64, a: i64, b: i64, option: i64) -> None:
        """Do what a seat chose, and take the question off the agenda."""
        if self.records_events:
            self.rest_on(twilight.ground_of(option) if who == self.t.meng else 0)
        self.pop()
        if step == steps.ASK_GIFT:
            self.push(steps.ASK_OFFICIAL, who, option - GIVE, 0)
        elif step == steps.ASK_OFFICIAL:
            exchange.give_to(self, who, a, option - GIVE_TO)
        elif step == steps.ASK_PAYMENT:
            exchange.pay_for_exchange(self, who, a, b, option)
        elif step == steps.ASK_ACTION:
            exchange.act(self, who, a, b, option)
        elif step == steps.ASK_PRICE:
            servants.pay(self, who, a, option == WITH_DOUBLE)
        elif step == steps.ASK_SERVANTS:
            if b == servants.ANY_NUMBER and option > TAKE + 1:
                self.cells[ACTED] = 1
            servants.take(self, who, (option - TAKE) // 2, (option - TAKE) & 1 == 1)
        elif step == steps.ASK_CITY:
            travel.arrive(self, who, option - CITY)
        elif step == steps.ASK_TOKEN:
            travel.use_token(self, who, a, option)
        elif step == steps.ASK_HAND_IN:
            trading.hand_in(self, who, a, option)
        elif step == steps.ASK_EXTRA_SERVANT:
            great_wall.place_extra(self, who, option)
        elif step == steps.ASK_BENEFIT:
            great_wall.take_benefit(self, who, option)
        elif step == steps.ASK_LOAD:
            canal.load(self, who, a, option)
        elif step == steps.ASK_SAIL:
            canal.sail(self, who, option)
        elif step == steps.ASK_CLAIM:
            canal.claim(self, who, a, option)
        elif step == steps.ASK_SWAP:
            if option != DECLINE:
                self.push(steps.ASK_SWAP_WITH, who, option - SWAP_CARD, 0)
        elif step == steps.ASK_SWAP_WITH:
            exchange.swap(self, who, a, option - SWAP_WITH)
        elif step == steps.ASK_ENCORE:
            exchange.answer_encore(self, who, a, option)
        elif step == steps.ASK_MORNING:
            morning.answer_morning(self, who, a, option)
        elif step == steps.ASK_ADVANTAGE:
            advantages.answer(self, who, a, b, option)

    def draw(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Put together what chance may bring, and how likely each outcome is."""
        c = self.cells
        t = self.t
        if step == steps.LOT_CITY:
            for kind in range(TOKEN_KINDS):
                if c[TOKEN_PILE + kind] > 0:
                    self.weigh(LOT_TOKEN + kind, c[TOKEN_PILE + kind])
        elif step == steps.LOT_DIE:
            for face in range(FACES):
                weigh_face(self, a, face)
        elif step == steps.LOT_DRAW:
            for card in range(t.cards):
                if c[CARD_AT + card] == PILE:
                    self.weigh(LOT_GIFT + card, 1)
        elif step == steps.LOT_OFFICIAL:
            for card in range(t.cards):
                if setup.is_for_officials(self, card):
                    self.weigh(LOT_GIFT + card, 1)
        elif step == steps.LOT_MENG_GIFT:
            gifts.gift_lots(self)
        elif step == steps.LOT_AUTOMA:
            for kind in range(8):
                if c[AUTOMA_DECK + kind] > 0:
                    self.weigh(LOT_AUTOMA + kind, c[AUTOMA_DECK + kind])
        elif step == steps.LOT_FOCUS:
            for location in range(7):
                self.weigh(LOT_FOCUS + location, 1)
        elif step == steps.LOT_DECREES:
            for kind in range(DECREE_COUNT):
                if setup.is_for_slot(self, kind, a):
                    self.weigh(LOT_DECREE + kind, 1)
        else:
            for seat in range(t.players):
                self.weigh(LOT_START + seat, 1)

    def drawn(self, step: i64, who: i64, a: i64, b: i64, outcome: i64) -> None:
        """Do what chance brought."""
        if self.records_events:
            self.rest_on(0)
        if step == steps.LOT_CITY:
            morning.lay_token(self, a, outcome - LOT_TOKEN)
        elif step == steps.LOT_DIE:
            morning.show_value(self, a, outcome - LOT_FACE)
        elif step == steps.LOT_DRAW:
            if who == self.t.meng:
                self.cells[GIFTS_DRAWN] += 1
                gifts.receive_gift(self, outcome - LOT_GIFT)
            else:
                setup.receive_gift(self, who, outcome - LOT_GIFT)
        elif step == steps.LOT_MENG_GIFT:
            gifts.reveal_gift(self, outcome - LOT_GIFT, a)
        elif step == steps.LOT_AUTOMA:
            gifts.reveal_automa(self, outcome - LOT_AUTOMA)
        elif step == steps.LOT_FOCUS:
            self.cells[FOCUS] = outcome - LOT_FOCUS
            self.record(events.FOCUS_DRAWN, self.t.meng, outcome - LOT_FOCUS, 0)
        elif step == steps.LOT_OFFICIAL:
            setup.hand_to_official(self, a, outcome - LOT_GIFT)
        elif step == steps.LOT_DECREES:
            self.cells[DECREE_TILE + a] = outcome - LOT_DECREE + 1
        else:
            self.cells[START_PLAYER] = outcome - LOT_START


def trades_may_help(step: i64) -> bool:
    """Questions whose single option is still worth asking when tokens could be traded first.

    A Canal action without a servant to load is another one (canal.could_load).
    """
    return (
        step == steps.ASK_GIFT
        or step == steps.ASK_PAYMENT
        or step == steps.ASK_ACTION
        or step == steps.ASK_TOKEN
        or step == steps.ASK_LAST_TRADE
        or step == steps.ASK_ROOM
    )


def weigh_face(p: Gugong, die: i64, face: i64) -> None:
    """A face is drawn by its value; equal faces are one outcome."""
    outcome = LOT_FACE + p.t.faces[FACES * die + face]
    for nth in range(len(p.options)):
        if p.options[nth] == outcome:
            p.weights[nth] += 1
            return
    p.weigh(outcome, 1)
