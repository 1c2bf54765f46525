### The panel of the coach, in lessons of any game.

coach-title = Coach
coach-topics = Lesson topics
coach-step = Step { $n } of { $of }
coach-topic-met = covered
coach-topic-open = to come
coach-fold = Hide the coach
coach-unfold = Show the coach
coach-next = Next
coach-back = Back
coach-advice = My suggestion:
coach-leads = It leads to:
coach-next-best = The best alternative:
coach-take = Do that
coach-quiet = I have nothing to add: choose whatever you like.
coach-waits = { $name } is playing.
coach-looks-back = How it turned out
coach-you-chose = You chose:
coach-my-advice = My suggestion was:
coach-instead = If you had chosen:
coach-nothing-more = no immediate effect
coach-go-on = Continue
coach-skip = Skip the lesson
coach-skip-sure = Your progress in this lesson will be deleted; you can start it again at any time. If you just leave, it will wait for you.
coach-skip-yes = End the lesson
coach-skip-no = Keep going
coach-play = Play a real game
