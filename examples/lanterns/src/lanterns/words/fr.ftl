chapter = { $round ->
    [0] Avant la fête
   *[other] Manche { $round } sur 8
}

prompt-lantern = Quelle lanterne allumez-vous ?
option-light = Allumer la lanterne { $lantern }

log-opened = Un stand d’une valeur de { $stall } ouvre.
log-drawn = { $who } pioche la lanterne { $lantern }.
log-drawn-you = Vous piochez la lanterne { $lantern }.
log-drawn-hidden = { $who } pioche une lanterne.
log-shown = { $who } a allumé la lanterne { $lantern }.
log-shown-you = Vous avez allumé la lanterne { $lantern }.
log-blown-out = Le vent souffle la lanterne { $lantern } : elle brille plus de deux fois plus que la suivante.
log-won = { $who } remporte le stand : { $stall ->
    [one] { $stall } point
   *[other] { $stall } points
}.
log-won-you = Vous remportez le stand : { $stall ->
    [one] { $stall } point
   *[other] { $stall } points
}.

zone-table = La fête
zone-round = Manche
zone-stall = Stand ouvert
zone-stalls-left = Stands à venir
zone-used = Éteintes
zone-players = Joueur
zone-points = Points
zone-hand = Main
zone-lit = Allumée
