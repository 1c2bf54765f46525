chapter = { $round ->
    [0] Before the fair
   *[other] Round { $round } of 8
}

prompt-lantern = Which lantern do you light?
option-light = Light lantern { $lantern }

log-opened = A stall worth { $stall } opens.
log-drawn = { $who } draws lantern { $lantern }.
log-drawn-you = You draw lantern { $lantern }.
log-drawn-hidden = { $who } draws a lantern.
log-shown = { $who } lit lantern { $lantern }.
log-shown-you = You lit lantern { $lantern }.
log-blown-out = The wind blows out lantern { $lantern }: it is more than twice as bright as the next.
log-won = { $who } wins the stall: { $stall ->
    [one] 1 point
   *[other] { $stall } points
}.
log-won-you = You win the stall: { $stall ->
    [one] 1 point
   *[other] { $stall } points
}.

zone-table = The fair
zone-round = Round
zone-stall = Open stall
zone-stalls-left = Stalls to come
zone-used = Burnt down
zone-players = Player
zone-points = Points
zone-hand = Hand
zone-lit = Lit
