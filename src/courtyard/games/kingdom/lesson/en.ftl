### What the coach of It’s a Wonderful Kingdom says. @1 is the opponent.

## The checklist

kingdom-topic-selection = Taking a pile
kingdom-topic-offering = Offering cards
kingdom-topic-trap = Traps
kingdom-topic-planning = Planning
kingdom-topic-recycling = Recycling
kingdom-topic-materials = First step: Materials
kingdom-topic-supremacy = Supremacy
kingdom-topic-population = Second step: Population
kingdom-topic-gold = Third step: Gold
kingdom-topic-exploration = Fourth step: Exploration
kingdom-topic-krystallium = Alchemy and Krystallium
kingdom-topic-menace = Menaces
kingdom-topic-combat = Combat
kingdom-topic-ending = The final scoring

## The Choice phase

kingdom-lesson-welcome = Welcome! You and @1 both claim the throne: after four rounds it goes to the Duchy with more victory points (VP). We join in the middle of the last round. Try whatever you like; I only give advice.
kingdom-lesson-duchy = This is your Duchy: the cards that you have completed produce resources in every round. Beside it lie the cards that are still under construction and wait for theirs.
kingdom-lesson-selection = First, the Choice phase. There are two piles in the middle, and it is your turn to take one of them with all its cards; the other stays there. One card lies face down: you will only learn what it is in Planning. Which pile do you take?
kingdom-lesson-offering = Now you offer two cards from your hand, each in the area you like. @1 takes one of the two piles next, so make both good, or spoil the better one.
kingdom-lesson-to-trap = The Thief in your hand is a Menace: it harms the player who takes it. Offer it, and let us hide it from @1.
kingdom-lesson-trap = You can place a card face up, or face down with one of your two Trap tokens. Then nobody may look at it, not even you, until Planning. You know what you placed; @1 can only guess.
kingdom-lesson-second-card = And the second card. Something that you would not mind seeing in either pile.
kingdom-lesson-taken = @1 has taken a pile and then offered two cards. Whatever was left is still there: piles grow until somebody takes them.
kingdom-lesson-selection-again = Your last Selection of the round. More cards are not always better: count what you could complete, and think about what lies face down.

## Planning

kingdom-lesson-planning-begins = The Choice phase is over, and in Planning everybody reveals their face-down cards. From here on you both choose at the same time.
kingdom-lesson-planning = Each card you took is now either slated for construction or recycled at once for the resource in its corner. You keep what you can complete; the rest is fuel. What would you do with this one?
kingdom-lesson-recycled = Recycled cards and Treasures give you their resources right away. Each one goes onto a card under construction that needs it, or into your Alchemy area.
kingdom-lesson-recycled-alone = A recycled card gives you its resource right away: onto a card under construction that needs it, or into your Alchemy area if none does.
kingdom-lesson-finish = Now and then you can manage your Duchy: use Krystallium, place Soldiers, or discard a card that you will not complete. If there is nothing to do, just finish.

## Production

kingdom-lesson-materials = Production! It runs in four steps, always in this order: Materials, Population, Gold, Exploration. You get as many Materials as your Duchy shows, and place them now: on cards that need them, or into your Alchemy area.
kingdom-lesson-supremacy = You produced more of it than @1: that is supremacy. It sends a Soldier into training; the next one makes that Soldier ready for you.
kingdom-lesson-supremacy-other = @1 produced more of it than you: that is supremacy, and it trains Soldiers. With the next supremacy the Soldier in training is ready.
kingdom-lesson-completed = Complete! The card joins your Duchy at once and produces in all steps that are still to come this round. That is why the order matters so much.
kingdom-lesson-population = Second step: Population. The same again, with what your Duchy produces by now. Where is it needed most? Afterwards I’ll tell you what I would have done.
kingdom-lesson-gold = Third step: Gold, the stuff of Monuments. Cubes cannot be kept for later, so place them where they complete something.
kingdom-lesson-exploration = Last step: Exploration, for Discoveries. After this nothing more is produced.
kingdom-lesson-alchemy = Cubes that no card needs go into your Alchemy area. Five of them, of any kind, become one Krystallium.
kingdom-lesson-transmuted = Five cubes in your Alchemy area have become a Krystallium. It is a joker: it can stand for any resource, at any time, and you may keep it.
kingdom-lesson-infuse = You have Krystallium. You can put it on a card in place of any resource it still needs; sometimes that is just what completes it.

## The Menace

kingdom-lesson-revealed-menace = The face-down card was a Frost Giant, one of @1’s Menaces! It slips under one of your cards and freezes it: the card can be filled, but not completed until you vanquish the Giant. Freeze one you can spare.
kingdom-lesson-stolen = There was a Thief among your cards! It covers one icon of your Duchy, which then produces nothing until the Thief is vanquished. Give it the one you will miss least.
kingdom-lesson-frozen = See the ice on your Sun Cathedral: a Frost Giant sits beneath it, a Menace from an earlier round. You may fill the card, but it is complete only once you beat the Giant in Combat.
kingdom-lesson-combat = Combat: with three Soldiers you can beat a Menace. A Frost Giant also wants the frozen card filled, and then gives it up, complete. Every Menace that is left at the end costs you 4 VP.
kingdom-lesson-combat-last = This is the last moment to do anything: after it the points are counted. Krystallium and Soldiers that you keep are worth nothing.
kingdom-lesson-vanquished = One Menace fewer! Soldiers that fought are gone, so in longer games choose well which to fight first.

## The end

kingdom-lesson-ending = The points are counted: those printed on your cards, then combos such as “2 VP per Monument”, minus what Menaces cost you. Cards still under construction count for nothing.
kingdom-lesson-left-krystallium = You never made Krystallium: five cubes in your Alchemy area become one, and it stands for any resource.
kingdom-lesson-left-supremacy = Nobody won supremacy: the player who produces more of a resource trains a Soldier.
kingdom-lesson-left-combat = In Combat you beat no Menace: three Soldiers are enough for one, and each that is left costs you 4 VP.
kingdom-lesson-farewell = You know all you need for a real game now. Long may you reign!
