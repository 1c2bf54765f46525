"""The course of play: what each step of the agenda does, asks and answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.position import CHANCE, FRAME, FRAMES, HEIGHT, NOBODY
from courtyard.games.gugong.chapters import advantages, ending, exchange, morning, night, servants, setup
from courtyard.games.gugong.chapters.audit import audit
from courtyard.games.gugong.chapters.locations import canal, decrees, great_wall, travel
from courtyard.games.gugong.chapters.meng import actions, gifts, purse, travels, twilight
from courtyard.games.gugong.declaration import events, steps
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
from courtyard.games.gugong.declaration.position import (
    ACTED,
    AUTOMA_DECK,
    CARD_AT,
    DECREE_TILE,
    FACES,
    FOCUS,
    GIFTS_DRAWN,
    START_PLAYER,
    TOKEN_KINDS,
    TOKEN_PILE,
    WARY,
    Court,
)
from courtyard.games.gugong.declaration.words import PILE

DECREE_COUNT: Final = 15


class Gugong(Court):
    """A court with its course of play: the position that everything above works with."""

    def choose(self, seat: i64, option: i64) -> None:
        c = self.cells
        if ASK_ALWAYS <= option <= ASK_RARELY:
            c[WARY + seat] = 1 if option == ASK_ALWAYS else 0
            return
        if TRADE <= option < TRADE_IN:
            travel.begin_trade(self, seat, option)
            advance(self)
            return
        frame = FRAMES + FRAME * (c[HEIGHT] - 1)
        step = c[frame]
        if step >= steps.LOT:
            who = c[frame + 1]
            a = c[frame + 2]
            self.pop()
            settle_lot(self, step, who, a, option)
        else:
            answer(self, step, c[frame + 1], c[frame + 2], c[frame + 3], option)
        advance(self)

    def settle(self) -> None:
        advance(self)

    def audit(self) -> list[str]:
        return audit(self)

    def copy(self) -> "Gugong":
        other = Gugong(self.t, 0)
        other.cells = self.cells[:]
        other.seat = self.seat
        other.options = self.options
        other.weights = self.weights
        other.orderly = self.orderly
        return other

    def order(self, is_orderly: bool) -> None:
        self.orderly = is_orderly
        if self.seat >= 0:
            c = self.cells
            frame = FRAMES + FRAME * (c[HEIGHT] - 1)
            self.options = vec[i64](capacity=24)
            ask(self, c[frame], c[frame + 1], c[frame + 2], c[frame + 3])

    def standing(self, seat: i64) -> vec[i64]:
        """Trading tokens (gugong.travel.trade-any-time), and being asked about more or less."""
        c = self.cells
        kept = self.options
        self.options = vec[i64](capacity=4)
        if self.seat >= 0 and 0 <= seat < self.t.players and seat != self.t.meng:
            if c[FRAMES + FRAME * (c[HEIGHT] - 1)] != steps.ASK_TRADE:
                travel.trade_options(self, seat)
            self.offer(ASK_RARELY if c[WARY + seat] else ASK_ALWAYS)
        found = self.options
        self.options = kept
        return found


def start(p: Gugong) -> None:
    """Begin a game: lay out the board and go to the first thing that is drawn or chosen."""
    setup.lay_out(p)
    advance(p)


def advance(p: Gugong) -> None:
    """Do what is on the agenda until somebody, or chance, has more than one option."""
    c = p.cells
    while c[HEIGHT] > 0:
        frame = FRAMES + FRAME * (c[HEIGHT] - 1)
        step = c[frame]
        who = c[frame + 1]
        a = c[frame + 2]
        b = c[frame + 3]
        if step < steps.ASK:
            p.pop()
            perform(p, step, who, a, b)
            continue
        p.options = vec[i64](capacity=24)
        if step < steps.LOT:
            ask(p, step, who, a, b)
            if who == p.t.meng:
                answer(p, step, who, a, b, twilight.answer_for(p, step))
                continue
            if len(p.options) > 1 or (step == steps.ASK_TOKEN and travel.asking_hides(p, who, a)):
                p.seat = who
                return
            answer(p, step, who, a, b, p.options[0])
        else:
            p.weights = vec[i64](capacity=24)
            draw_lots(p, step, a)
            if len(p.options) > 1:
                p.seat = CHANCE
                return
            p.pop()
            settle_lot(p, step, who, a, p.options[0])
    p.seat = NOBODY
    p.options = vec[i64]()


def perform(p: Gugong, step: i64, who: i64, a: i64, b: i64) -> None:
    """Do a step that needs no answer."""
    p.rest_on(b if step == steps.GAIN and who == p.t.meng else 0)
    if step == steps.PRICE:
        servants.price(p, who, a, b)
    elif step == steps.GAIN:
        servants.gain(p, who, a, 0 if who == p.t.meng else b)
    elif step == steps.NEXT_TURN:
        exchange.next_turn(p, a)
    elif step == steps.EXCHANGE:
        exchange.exchange_and_act(p, who, a, b)
    elif step == steps.CARD_ACTION:
        exchange.card_action(p, who, a)
    elif step == steps.CARD_EFFECT:
        exchange.card_effect(p, who, a)
    elif step == steps.FOLLOWERS:
        exchange.followers(p, who, a)
    elif step == steps.TRAVEL_STEP:
        travel.travel_step(p, who)
    elif step == steps.TOKEN:
        if who == p.t.meng:
            travels.token_benefit(p, a)
        else:
            travel.benefit(p, who, a)
    elif step == steps.STORE:
        travel.store(p, who, a, b)
        if who == p.t.meng:
            purse.trade_for_jade(p)
    elif step == steps.TRADE_GAIN:
        travel.trade_gain(p, who, a)
    elif step == steps.WALL_CHECK:
        great_wall.check(p)
    elif step == steps.BENEFITS:
        great_wall.benefits(p, a)
    elif step == steps.OBTAIN:
        decrees.obtain(p, who, a)
    elif step == steps.CLAIMS:
        if who == p.t.meng:
            actions.claims(p)
        else:
            canal.claims(p, who, a)
    elif step == steps.DRAW_GIFT:
        setup.draw_gift(p, who)
    elif step == steps.DAWN:
        morning.dawn(p)
    elif step == steps.REFILL:
        morning.refill(p, a)
    elif step == steps.ROLL:
        morning.roll(p, a)
    elif step == steps.MORNING_DECREES:
        morning.morning_decrees(p, a)
    elif step == steps.OWN_MORNING:
        morning.own_morning(p, who, a)
    elif step == steps.MORNING_EFFECT:
        if who == p.t.meng:
            twilight.morning_effect(p, a)
        else:
            morning.morning_effect(p, who, a)
    elif step == steps.INCOME:
        morning.income(p, a)
    elif step == steps.DUSK:
        night.dusk(p)
    elif step == steps.RETURN_TOKENS:
        night.return_tokens(p, who)
    elif step == steps.NIGHT_MATCHES:
        night.night_matches(p, a)
    elif step == steps.NIGHT_BONUS:
        night.night_bonus(p)
    elif step == steps.NIGHT_SHIPS:
        night.night_ships(p)
    elif step == steps.NIGHT_CLAIMS:
        night.night_claims(p, a)
    elif step == steps.NIGHT_END:
        night.night_end(p)
    elif step == steps.FINAL_COUNT:
        ending.final_count(p)
    elif step == steps.SET_UP_SEATS:
        setup.set_up_seats(p)
    elif step == steps.DEAL:
        setup.deal(p, a)
    elif step == steps.DEAL_DECREES:
        setup.deal_decrees(p, a)
    elif step == steps.MENG_TURN:
        gifts.turn(p)
    elif step == steps.MENG_CARD:
        gifts.card_action(p, a, b)
    elif step == steps.MENG_ACTION:
        actions.action(p, a, b)
    elif step == steps.MENG_STEP:
        travels.travel_step(p, a)
    elif step == steps.MENG_LOAD:
        actions.load_ship(p, a, b)
    elif step == steps.TWILIGHT:
        twilight.twilight(p, a)
    elif step == steps.OPEN_DAY:
        setup.open_day(p)
        p.push(steps.NEXT_TURN, 0, p.cells[START_PLAYER], 0)


def ask(p: Gugong, step: i64, who: i64, a: i64, b: i64) -> None:
    """Put together what a seat may choose; tokens may be traded at any decision of one's own."""
    if step == steps.ASK_GIFT:
        exchange.gift_options(p, who)
    elif step == steps.ASK_OFFICIAL:
        exchange.official_options(p)
        return
    elif step == steps.ASK_PAYMENT:
        exchange.payment_options(p, who, a, b)
    elif step == steps.ASK_ACTION:
        exchange.action_options(p, who, a, b)
    elif step == steps.ASK_PRICE:
        servants.price_options(p)
        return
    elif step == steps.ASK_GAIN:
        servants.gain_options(p, who, a, b)
        return
    elif step == steps.ASK_CITY:
        travel.city_options(p, who)
    elif step == steps.ASK_TOKEN:
        travel.token_options(p, who, a, b)
    elif step == steps.ASK_ROOM:
        if not travel.is_too_full(p, who):
            p.offer(DECLINE)
            return
    elif step == steps.ASK_TRADE:
        travel.hand_in_options(p, who, a, b)
        return
    elif step == steps.ASK_EXTRA:
        great_wall.extra_options(p, who, False)
    elif step == steps.ASK_BENEFIT:
        great_wall.benefit_options(p, who)
    elif step == steps.ASK_LOAD:
        canal.load_options(p, who, a, b)
    elif step == steps.ASK_SAIL:
        canal.sail_options(p, who, a)
    elif step == steps.ASK_CLAIM:
        canal.claim_options(p, who, a)
    elif step == steps.ASK_SWAP:
        exchange.swap_options(p, who, a)
    elif step == steps.ASK_SWAP_WITH:
        exchange.swap_with_options(p)
        return
    elif step == steps.ASK_ENCORE:
        exchange.encore_options(p, who)
    elif step == steps.ASK_MORNING:
        morning.morning_options(p, a)
    elif step == steps.ASK_LAST_TRADE:
        p.offer(DECLINE)
    elif step == steps.ASK_ADVANTAGE:
        advantages.options(p)
    if len(p.options) > 1 or steps.trades_may_help(step) or canal.could_load(p, step, who, a):
        travel.trade_options(p, who)


def answer(p: Gugong, step: i64, who: i64, a: i64, b: i64, option: i64) -> None:
    """Do what a seat chose, and take the question off the agenda."""
    p.rest_on(twilight.ground_of(option) if who == p.t.meng else 0)
    p.pop()
    if step == steps.ASK_GIFT:
        p.push(steps.ASK_OFFICIAL, who, option - GIVE, 0)
    elif step == steps.ASK_OFFICIAL:
        exchange.give_to(p, who, a, option - GIVE_TO)
    elif step == steps.ASK_PAYMENT:
        exchange.pay_for_exchange(p, who, a, b, option)
    elif step == steps.ASK_ACTION:
        exchange.act(p, who, a, b, option)
    elif step == steps.ASK_PRICE:
        servants.pay(p, who, a, option == WITH_DOUBLE)
    elif step == steps.ASK_GAIN:
        if b == servants.ANY_NUMBER and option > TAKE + 1:
            p.cells[ACTED] = 1
        servants.take(p, who, (option - TAKE) // 2, (option - TAKE) & 1 == 1)
    elif step == steps.ASK_CITY:
        travel.arrive(p, who, option - CITY)
    elif step == steps.ASK_TOKEN:
        travel.use_token(p, who, a, option)
    elif step == steps.ASK_TRADE:
        travel.hand_in(p, who, a, option)
    elif step == steps.ASK_EXTRA:
        great_wall.place_extra(p, who, option)
    elif step == steps.ASK_BENEFIT:
        great_wall.take_benefit(p, who, option)
    elif step == steps.ASK_LOAD:
        canal.load(p, who, a, option)
    elif step == steps.ASK_SAIL:
        canal.sail(p, who, option)
    elif step == steps.ASK_CLAIM:
        canal.claim(p, who, a, option)
    elif step == steps.ASK_SWAP:
        if option != DECLINE:
            p.push(steps.ASK_SWAP_WITH, who, option - SWAP_CARD, 0)
    elif step == steps.ASK_SWAP_WITH:
        exchange.swap(p, who, a, option - SWAP_WITH)
    elif step == steps.ASK_ENCORE:
        exchange.answer_encore(p, who, a, option)
    elif step == steps.ASK_MORNING:
        morning.answer_morning(p, who, a, option)
    elif step == steps.ASK_ADVANTAGE:
        advantages.answer(p, who, a, b, option)


def draw_lots(p: Gugong, step: i64, a: i64) -> None:
    """Put together what chance may bring, and how likely each outcome is."""
    c = p.cells
    t = p.t
    if step == steps.LOT_CITY:
        for kind in range(TOKEN_KINDS):
            if c[TOKEN_PILE + kind] > 0:
                p.weigh(LOT_TOKEN + kind, c[TOKEN_PILE + kind])
    elif step == steps.LOT_DIE:
        for face in range(FACES):
            weigh_face(p, a, face)
    elif step == steps.LOT_DRAW:
        for card in range(t.cards):
            if c[CARD_AT + card] == PILE:
                p.weigh(LOT_GIFT + card, 1)
    elif step == steps.LOT_OFFICIAL:
        for card in range(t.cards):
            if setup.is_for_officials(p, card):
                p.weigh(LOT_GIFT + card, 1)
    elif step == steps.LOT_MENG_GIFT:
        gifts.gift_lots(p)
    elif step == steps.LOT_AUTOMA:
        for kind in range(8):
            if c[AUTOMA_DECK + kind] > 0:
                p.weigh(LOT_AUTOMA + kind, c[AUTOMA_DECK + kind])
    elif step == steps.LOT_FOCUS:
        for location in range(7):
            p.weigh(LOT_FOCUS + location, 1)
    elif step == steps.LOT_DECREES:
        for kind in range(DECREE_COUNT):
            if setup.is_for_slot(p, kind, a):
                p.weigh(LOT_DECREE + kind, 1)
    else:
        for seat in range(t.players):
            p.weigh(LOT_START + seat, 1)


def weigh_face(p: Gugong, die: i64, face: i64) -> None:
    """A face is drawn by its value; equal faces are one outcome."""
    outcome = LOT_FACE + p.t.faces[FACES * die + face]
    for nth in range(len(p.options)):
        if p.options[nth] == outcome:
            p.weights[nth] += 1
            return
    p.weigh(outcome, 1)


def settle_lot(p: Gugong, step: i64, who: i64, a: i64, outcome: i64) -> None:
    """Do what chance brought."""
    p.rest_on(0)
    if step == steps.LOT_CITY:
        morning.lay_token(p, a, outcome - LOT_TOKEN)
    elif step == steps.LOT_DIE:
        morning.show_value(p, a, outcome - LOT_FACE)
    elif step == steps.LOT_DRAW:
        if who == p.t.meng:
            p.cells[GIFTS_DRAWN] += 1
            gifts.receive_gift(p, outcome - LOT_GIFT)
        else:
            setup.receive_gift(p, who, outcome - LOT_GIFT)
    elif step == steps.LOT_MENG_GIFT:
        gifts.reveal_gift(p, outcome - LOT_GIFT, a)
    elif step == steps.LOT_AUTOMA:
        gifts.reveal_automa(p, outcome - LOT_AUTOMA)
    elif step == steps.LOT_FOCUS:
        p.cells[FOCUS] = outcome - LOT_FOCUS
        p.tell(events.FOCUS_DRAWN, p.t.meng, outcome - LOT_FOCUS, 0)
    elif step == steps.LOT_OFFICIAL:
        setup.hand_to_official(p, a, outcome - LOT_GIFT)
    elif step == steps.LOT_DECREES:
        p.cells[DECREE_TILE + a] = outcome - LOT_DECREE + 1
    else:
        p.cells[START_PLAYER] = outcome - LOT_START
