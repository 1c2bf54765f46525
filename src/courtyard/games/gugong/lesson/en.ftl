### What the coach of Gùgōng says. @1 is the opponent.

## The checklist

gugong-topic-exchange = Exchanging gifts
gugong-topic-jade = Jade
gugong-topic-paying = When your gift is too low
gugong-topic-both-actions = Two actions in one turn
gugong-topic-intrigue = Intrigue
gugong-topic-great-wall = The Great Wall
gugong-topic-night = Night and Morning
gugong-topic-travel = Travel
gugong-topic-canal = The Grand Canal
gugong-topic-decrees = Decrees
gugong-topic-palace = The Palace Track
gugong-topic-ending = The final scoring

## The first turn

gugong-lesson-welcome = Welcome to the Emperor’s court! The game has four days, and we join on the third: you hold three gifts today, and there will be four tomorrow. Try whatever you like; I only give advice.
gugong-lesson-goal = The player with the most victory points (VP) wins, with one condition: your Envoy must be inside the Palace when the game ends, or all your points are lost. Yours stands on step 4 of 8. @1’s is already inside.
gugong-lesson-exchange = Every turn begins with an exchange: you give one gift from your hand to an Official and take the gift that lies there. If yours has the higher number, that costs you nothing.
gugong-lesson-to-jade = Let us start simply, at the Jade market. I have marked a gift that is higher than the Official’s there: pick it up.

## Where to next

gugong-lesson-to-paying = What if your gift is too low? Try it: this one goes to the Censorate Official, who guards the Palace Track and holds something better.
gugong-lesson-to-great-wall = Next stop: the Great Wall. One of your Servants stands there already; let us send more.
gugong-lesson-to-travel = Today let us travel. Your Traveller collects a token in every city, and each token does something for you at once.
gugong-lesson-to-canal = Your Ship on the Grand Canal needs just one more Servant. Follow my mark to the Trade Official.
gugong-lesson-to-palace = Let us move your Envoy: the Censorate Official moves it along the Palace Track.
gugong-lesson-to-inside = Now for the Palace itself: bring your Envoy inside while you can. Follow my mark to the Censorate Official.
gugong-lesson-to-decrees = You have not seen the Decrees yet: rules and points that are yours alone. Follow my mark.
gugong-lesson-to-intrigue = One location is left: Intrigue, with the Shady Official. Follow my mark.
gugong-lesson-alone = You have seen every corner of the court. The rest is yours: I’ll keep quiet unless something new comes up.

## The exchange

gugong-lesson-officials = Now choose the Official. Under each of them you see what the exchange costs: “free” where your gift is higher, a price where it is not.
gugong-lesson-fruit-bowl = The fruit bowl is only worth 1, yet there is one gift for which you may always give it freely: the jade statue, a 9. Rare fruit turns any head.
gugong-lesson-payment = Your gift is too low, so the exchange has a price: two Servants, a second card from your hand, or no actions at all. Each can be right, so decide for yourself. Afterwards I’ll show you what another choice would have led to.
gugong-lesson-without-actions = An exchange without actions looks lost, but it is not always: you still took a higher gift, and it will be in your hand tomorrow.
gugong-lesson-discard = The gift you took lies in your discard pile. Remember what goes there: tomorrow this pile is your hand.
gugong-lesson-both-asked = Some gifts have an action of their own, drawn at the foot of the card. You do that one first, then the action of the place: two in one turn!
gugong-lesson-both-gained = Your gift had an action of its own, drawn at the foot of the card, and you have just used it. Now comes the action of the place: two in one turn!
gugong-lesson-others = @1 has exchanged a gift too, so another card lies there now. With every turn some prices rise and others fall: look again before you choose.
gugong-lesson-short = Your general supply was too small, so you lost some Servants. Keep an eye on it before you gain more.

## The seven locations

gugong-lesson-jade = Here you pay Servants from your pool for one Jade. At the end, one Jade is worth 1 VP, two are worth 3, three are worth 6: each Jade is worth more than the one before.
gugong-lesson-intrigue = Intrigue lifts your marker along this track, and the higher marker wins every tie. A: one step, and the first to do so each day starts the next day. B: three steps for one Servant. Which is it?
gugong-lesson-great-wall = With A you place one Servant on the wall; with B you pay one and place two. At four Servants, of all colours together, the wall is complete, and the player with the most there scores 3 VP and an Envoy step.
gugong-lesson-wall-won = The wall is complete, and most of it is yours: 3 VP, and your Envoy takes a step. Your Servants go home to your general supply; those of @1 stay on the wall.
gugong-lesson-wall-lost = The wall was scored: @1 had the most Servants there and takes 3 VP and a step. Ties on the wall go to the player who is higher on the Intrigue Track.
gugong-lesson-benefit = All who helped may now cash in Intrigue: you go down the track and get Servants, a Jade, or the right to turn a die. Or you stay up there and keep winning ties. Your choice!
gugong-lesson-travel = Travel: A moves your Traveller once for free, B twice for two Servants. You keep every token you collect and can trade them in later. How far will you go?
gugong-lesson-city = Your Traveller begins in any city, and then continues along the roads. The token shows what you get there; take what you need most.
gugong-lesson-tokens = You now have tokens to trade: two for a Servant, four for 2 VP, six for a Jade. You can do that at any time in your turn.
gugong-lesson-swap = A swap: one of your cards for one of an Official’s, without any action. It is a fine way to get a high gift for tomorrow, or a match for the dice.
gugong-lesson-canal = On the Grand Canal you fill Ships: A loads one Servant and moves one Ship, B costs one Servant and loads two. A Ship with three Servants may claim the reward of its Harbour.
gugong-lesson-load = One Servant comes from your pool. Put it where it completes a Ship.
gugong-lesson-claim = The Ship is full. You may claim this Harbour’s reward now, or wait for a better Harbour; but from the last one Ships are lost at night.
gugong-lesson-claimed = Well sailed! One Servant stays on your board as a sign of the reward; the Ship and the other two are free again.
gugong-lesson-sail = You may also move one of your Ships to the next free Harbour. The further it goes, the better the reward.
gugong-lesson-palace = The Palace Track: A is one step for free, B is two steps plus one on the Intrigue Track for two Servants. There are eight steps in all. How much of a hurry are you in?
gugong-lesson-arrived = Your Envoy is inside the Palace: from now on your points are safe. Every further step is simply worth 1 VP.
gugong-lesson-decrees = A Decree costs Servants, and one more stays on it for good. The upper ones help every Morning or make actions cheaper, the lower ones give points at the end. It is late, so look at the points: which one suits you?

## Night and Morning

gugong-lesson-night-dice = Night has fallen. Each card in your discard pile that shows the number of a die was a match and brought you a Servant.
gugong-lesson-night-most = You had the most matches of all, which brings 3 VP and an Envoy step besides.
gugong-lesson-night-ships = At night every Ship sails on by one Harbour. Those that were in the last one are lost.
gugong-lesson-morning = Morning of the last day! Everybody has new Servants, the dice are rolled again, and yesterday’s discard pile is your hand.
gugong-lesson-last-day = Your Envoy must get inside today, or all your points are lost. Steps come from the Censorate Official, from some tokens, from the wall, and from the night.

## The end

gugong-lesson-last-trade = Before the final scoring you may trade in tokens one last time. Points and Jade still count; Servants no longer do.
gugong-lesson-ending = The game is over and the points are counted: points won during play, level 3 Decrees, the place in the Palace, and Jade. Anyone still outside loses everything.
gugong-lesson-left-great-wall = You never went to the Great Wall: there you place Servants, and when it is complete, the player with the most scores 3 VP and an Envoy step.
gugong-lesson-left-travel = You never travelled: your Traveller would have collected tokens from city to city, each with a benefit of its own.
gugong-lesson-left-jade = You never bought Jade: a few Servants for each, and at the end every Jade is worth more than the one before.
gugong-lesson-left-intrigue = You left Intrigue aside: that track decides every tie, and gives benefits whenever a wall is complete.
gugong-lesson-left-palace = You never went to the Censorate Official: one Envoy step for free, or two for two Servants.
gugong-lesson-left-decrees = You never took a Decree: lasting help in play, or points at the end, for a few Servants.
gugong-lesson-left-canal = You never went to the Grand Canal: a Ship with three Servants claims points, an extra card or your Double Servant.
gugong-lesson-left-paying = You never had to pay: a gift that is too low costs two Servants, a second card, or your actions.
gugong-lesson-left-both = You never used a gift’s own action: it comes before that of the place, so that one turn does two things.
gugong-lesson-farewell = You know all you need for a real game now. Have fun at court!
