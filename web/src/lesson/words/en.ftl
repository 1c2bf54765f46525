### The panel of the coach, in lessons of any game.

coach-title = Coach
coach-topics = What this lesson is about
coach-met = { $met } of { $of }
coach-topic-met = met
coach-topic-open = still to come
coach-fold = Fold the coach away
coach-unfold = Bring the coach back
coach-next = Next
coach-back = Back
coach-advice = I would choose:
coach-take = Do that
coach-quiet = Choose whatever you like; you know this already.
coach-waits = It is { $name }’s turn.
coach-looks-back = What came of it
coach-you-chose = You chose:
coach-my-advice = My advice was:
coach-instead = Had you chosen this:
coach-nothing-more = nothing at once
coach-go-on = Go on
coach-skip = Skip the lesson
coach-skip-sure = The lesson is forgotten then; you can begin it anew at any time. If you simply leave, it waits for you.
coach-skip-yes = End the lesson
coach-skip-no = Stay
coach-play = Play a real game
