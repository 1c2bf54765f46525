chapter = { $round ->
    [0] Voor het feest
   *[other] Ronde { $round } van 8
}

prompt-lantern = Welke lantaarn steek je aan?
option-light = Lantaarn { $lantern } aansteken

log-opened = Er gaat een kraam van { $stall } open.
log-drawn = { $who } trekt lantaarn { $lantern }.
log-drawn-you = Je trekt lantaarn { $lantern }.
log-drawn-hidden = { $who } trekt een lantaarn.
log-shown = { $who } stak lantaarn { $lantern } aan.
log-shown-you = Je stak lantaarn { $lantern } aan.
log-blown-out = De wind blaast lantaarn { $lantern } uit: ze is meer dan twee keer zo helder als de volgende.
log-won = { $who } wint de kraam: { $stall ->
    [one] 1 punt
   *[other] { $stall } punten
}.
log-won-you = Je wint de kraam: { $stall ->
    [one] 1 punt
   *[other] { $stall } punten
}.

zone-table = Het feest
zone-round = Ronde
zone-stall = Open kraam
zone-stalls-left = Komende kramen
zone-used = Opgebrand
zone-players = Speler
zone-points = Punten
zone-hand = Hand
zone-lit = Aangestoken
