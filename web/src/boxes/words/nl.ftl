### Dozen: de waarden van iemands eigen exemplaar.

boxes-why = Sommige waarden van onze kaarten staan in geen enkel spelregelboek; die hebben we moeten reconstrueren. Heb je het spel, voer dan in wat er in jouw doos staat en speel ermee. Voer alleen in wat je op je eigen onderdelen leest.
boxes-shelf = Mijn dozen ({ $n } van { $most })
boxes-none = Nog geen dozen. Maak er een of importeer een bestand.
box-usual-name = Mijn doos
box-copy-name = { $name } (kopie)
box-new = Nieuwe doos
box-game = Spel
box-name = Naam van de doos
box-create = Doos maken
box-open = Openen
box-open-name = { $name } openen
box-rename = Hernoemen
box-rename-name = { $name } hernoemen
box-duplicate = Dupliceren
box-duplicate-name = { $name } dupliceren
box-delete = Verwijderen
box-delete-name = { $name } verwijderen
box-delete-sure = “{ $name }” verwijderen? De waarden zijn dan niet meer terug te halen. Partijen die ermee gespeeld worden, houden ze.
box-delete-yes = Doos verwijderen
box-confirmed-of = { $confirmed } van { $pieces } bevestigd
box-not-playable = nog niet speelbaar
box-is-shared = gedeeld
box-is-default = in gebruik op deze server

box-components = Onderdelen
box-kinds = Soorten onderdelen
box-opened = Geopend onderdeel
box-pick = Kies een onderdeel uit de lijst.
box-find = Onderdeel zoeken
box-filter-all = Alle
box-filter-unconfirmed = Te bevestigen
box-filter-changed = Gewijzigd
box-none-here = Hier is niets te tonen.
box-progress-cards = { $confirmed } van { $pieces } kaarten bevestigd
box-progress = { $confirmed } van { $pieces } onderdelen bevestigd
box-source-box = mijn doos
box-source-rulebook = spelregels
box-source-published = gepubliceerd
box-source-reconstructed = gereconstrueerd
box-source-owner = ingevoerd
box-is-changed = gewijzigd
box-set = Set { $set }
box-nth = { $nth } van { $of }
box-all = Naar de lijst
box-next = Volgende
box-changed = Jouw wijzigingen
box-was = { $before } → { $after }
box-aside = Namen in andere talen
box-copies-why = Er zijn dozen met 67 en met 70 kaarten: geef aan hoeveel exemplaren er in de jouwe zitten.
box-right = Alle waarden zijn geldig.
box-confirm = Kaart bevestigen
box-confirm-other = Bevestigen
box-undo = Ongedaan maken
box-confirm-again = Bevestigd
box-unconfirm = Niet bevestigd
box-reset = Onze waarden
box-confirmed-next = { $name } is bevestigd. De volgende staat open.
box-confirmed-all = { $name } is bevestigd. Er is niets meer te bevestigen.
box-less = Minder: { $what }
box-more = Meer: { $what }
box-saved = Opgeslagen
box-saving = Opslaan…
box-partly = Opgeslagen, behalve wat nog niet klopt.
box-offline = Niet opgeslagen: de server is niet bereikbaar. Je wijzigingen blijven op dit apparaat en worden opnieuw verstuurd.
box-refused = Niet opgeslagen.
box-cannot-play = Met deze doos kan nog niet gespeeld worden. { $why }
box-create-table = Tafel aanmaken

box-import = Bestand importeren
box-import-short = Importeren
box-import-why = Een CSV- of TOML-bestand, zoals een geëxporteerde doos. Je ziet eerst wat er zou veranderen.
box-import-pick = Bestand kiezen
box-import-take = Wijzigingen toepassen
box-import-new = Doos maken
box-imported = Het bestand is toegepast.
box-preview = Wat er zou veranderen
box-component = Onderdeel
box-value = Waarde
box-before = Eerst
box-after = Daarna
box-at = Regel { $line }, kolom { $column }:
box-more-changes = Alle wijzigingen tonen
box-about = { $what }: { $why }
box-export = Exporteren
box-export-why = CSV is voor rekenbladen. TOML werkt ook op de opdrachtregel.
box-export-csv = CSV-bestand
box-export-toml = TOML-bestand
box-print = Blad afdrukken
box-sheet-title = { $name } – { $game }
box-sheet-how = Neem de kaarten in de volgorde van de lijst. Staat er in je doos iets anders dan de kleine grijze waarde, schrijf het er dan onder. Vink aan wat je hebt vergeleken.

box-share = Delen
box-shared = Gedeeld
box-share-why = Iedereen met de link kan deze doos bekijken, kopiëren en ermee spelen. Niemand anders kan de doos wijzigen.
box-make-link = Link maken
box-copy-link = Link kopiëren
box-link = Link naar deze doos
box-unshare = Niet meer delen
box-shared-copy = gedeeld, alleen lezen
box-keep-copy = Kopie opslaan

box-choice = Doos
box-choice-why = De waarden waarmee je speelt
box-choice-ours = onze waarden
box-choice-default = { $name } (in gebruik op deze server)
box-choice-mine = { $name } ({ $confirmed } van { $pieces } bevestigd)
box-choice-unrated = Partijen met een eigen doos tellen niet mee voor de rating.

box-wrong-number = Voer een geheel getal in van { $least } tot en met { $most }.
box-wrong-whole = Voer een geheel getal in.
box-wrong-choice = Kies een van deze: { $words }.
box-wrong-name = Voer een naam in.
box-wrong-text = De tekst is te lang of bevat tekens die niet afgedrukt kunnen worden. Voer hoogstens { $most } tekens in.
box-wrong-cost = Een kaart moet iets kosten. Voer minstens één blokje, Krystallium of Soldaat in.
box-wrong-per = Er zijn geen punten per kaart ingevuld. Vul ze in, of kies hier “geen”.
box-wrong-stays = De spelregels hebben deze waarde nodig. Laat { $ours } staan.
box-wrong-two = Voer twee grondstoffen in.
box-wrong-form = Dit is niet de verwachte schrijfwijze. Schrijf het zoals in een geëxporteerd bestand.
box-wrong-tokens = Je doos moet { $one } gewone Reisfiches hebben; het zijn er { $n }. Wijzig de aantallen.
box-wrong-officials = De Ambtenaren moeten beginnen met { $one } Geschenkkaarten; het zijn er { $n }. Wijzig de set van een kaart.
box-wrong-set = Startset { $set } moet { $one } Geschenkkaarten hebben; het zijn er { $n }. Wijzig de set van een kaart.
box-wrong-decrees = Er moeten 5 Decreten van niveau { $level } zijn; het zijn er { $n }. Wijzig het niveau van een ervan.
box-wrong-cards = Een doos heeft { $one } Ontwikkelingskaarten, of { $other } (de uitgave in de winkel); het zijn er { $n }. Wijzig het aantal exemplaren.

box-kind-card = Ontwikkelingskaarten
box-kind-treasure = Schatkaarten
box-kind-menace = Bedreigingen
box-kind-duchy = Hertogdommen
box-kind-advisor = Adviseurs
box-kind-quest = Queestes
box-kind-gift = Geschenkkaarten
box-kind-decree = Decreten
box-kind-token = Reisfiches
box-kind-die = Lotdobbelstenen
box-kind-automa = Automakaarten
box-kind-board = Bord
box-kind-present = Namen van Geschenken
box-kind-other = Overige

box-word-empty = geen
box-word-structure = Bouwwerk
box-word-specialist = Specialist
box-word-monument = Monument
box-word-discovery = Ontdekking
box-word-materials = Materialen
box-word-population = Bevolking
box-word-gold = Goud
box-word-exploration = Verkenning
box-word-krystallium = Krystallium
box-word-soldier = Soldaten
box-word-palace = Paleis
box-word-canal = Grote Kanaal
box-word-great-wall = Chinese Muur
box-word-decrees = Decreten
box-word-intrigue = Intrige
box-word-servant = 1 Dienaar
box-word-two-servants = 2 Dienaren
box-word-swap = kaartwissel
box-word-none = geen actie
box-word-officials = Ambtenaren
box-word-pile = trekstapel

box-field-part = { $field }: { $part }
box-field-en = Naam (Engels)
box-field-fr = Naam (Frans)
box-field-nl = Naam (Nederlands)
box-field-en_plural = Meervoud (Engels)
box-field-fr_plural = Meervoud (Frans)
box-field-nl_plural = Meervoud (Nederlands)
box-field-type = Type
box-field-copies = Exemplaren
box-field-cost = Kosten
box-field-makes = Productie
box-field-makes_per_type = Produceert per type
box-field-makes_per_resource = Geproduceerd per kaart
box-field-points = Punten
box-field-points_per = Punten per kaart
box-field-points_per_type = Type dat telt
box-field-soldiers = Soldaten
box-field-krystallium = Krystallium
box-field-recycling = Recyclen
box-field-price = Prijs
box-field-phase = Fase
box-field-two_players_only = Alleen met twee spelers
box-field-number = Aantal
box-field-cards = Kaarten
box-field-starters = Kaarten bij het begin
box-field-each = Per speler
box-field-cubes = Blokjes
box-field-tokens = Fiches
box-field-offering = Aangeboden kaarten
box-field-selections = Selecties
box-field-danger_cards = Kaarten in de Gevarenstapel
box-field-danger_calamities = Onheilskaarten in de Gevarenstapel
box-field-search_discard = Afleggen om te zoeken
box-field-search_look = Bekeken kaarten
box-field-supremacy = Suprematie
box-field-traps = Valstrikfiches
box-field-medals = Medailles
box-field-drawn = Getrokken Adviseurs
box-field-first_soldiers = Soldaten bij het begin
box-field-officials = Kaarten bij de Ambtenaren
box-field-each_set = Kaarten per set
box-field-free_low = Waarde die de hoogste verslaat
box-field-free_high = Hoogste waarde
box-field-servants = Dienaren
box-field-first_pool = Dienaren in de eerste Dienaarvoorraad
box-field-set = Set
box-field-value = Waarde
box-field-action = Actie
box-field-faces = Zijden
box-field-players = Spelers
box-field-houses = Huizen
box-field-routes = Routes
box-field-harbours = Havens
box-field-cities = Steden
box-field-loop = Rondreis
box-field-roads = Wegen
box-field-meng_starts = Start van Meng
box-field-spaces = Plaatsen
box-field-box = Hoort bij
box-field-steps = Stappen
box-field-least_value = Laagste waarde
box-field-jade = Jade
box-field-full = Dienaren tot voltooiing
box-field-square = Jade voor de volle waarde
box-field-beyond = Daarboven
box-field-track = Lengte van het spoor
box-field-a = Eerste actie
box-field-b = Tweede actie
box-field-stairs = Treden
box-field-b_intrigue = Intrige van de tweede actie
box-field-each_level = Decreten per niveau
box-field-level = Niveau
box-field-amount = Hoeveelheid
box-field-most = Hoogstens
box-field-ships = Schepen
box-field-times = Aantal keren
box-field-matches = Overeenkomsten
box-field-consolation = Troostprijs
box-field-easy_specials = Speciale kaarten (gemakkelijk)
box-field-rewards = Beloningen

box-row-kingdom-rounds = Rondes
box-row-kingdom-hand = Hand
box-row-kingdom-offering = Aanbodgebieden
box-row-kingdom-traps = Valstrikfiches
box-row-kingdom-alchemy = Alchemie
box-row-kingdom-soldiers = Soldaatfiches
box-row-kingdom-solo = Solo
box-row-kingdom-advisors = Module Adviseurs
box-row-gugong-gifts = Geschenkkaarten in totaal
box-row-gugong-exchange = Geschenken ruilen
box-row-gugong-days = Dagen
box-row-gugong-servants = Dienaren
box-row-gugong-die-a = Lotdobbelsteen A
box-row-gugong-die-b = Lotdobbelsteen B
box-row-gugong-die-c = Lotdobbelsteen C
box-row-gugong-side-small = Bord voor 1–3 spelers
box-row-gugong-side-large = Bord voor 4–5 spelers
box-row-gugong-travel = Reizen
box-row-gugong-trade-servants = Inruilen voor Dienaren
box-row-gugong-trade-points = Inruilen voor punten
box-row-gugong-trade-jade = Inruilen voor Jade
box-row-gugong-wall = Chinese Muur
box-row-gugong-benefit-one = Intrigevoordeel: 1 Dienaar
box-row-gugong-benefit-two = Intrigevoordeel: 2 Dienaren
box-row-gugong-benefit-die = Intrigevoordeel: Lotdobbelsteen
box-row-gugong-benefit-jade = Intrigevoordeel: Jade
box-row-gugong-jade = Jade
box-row-gugong-intrigue = Intrigespoor
box-row-gugong-palace = Paleisspoor
box-row-gugong-arrival = Aankomst in het Paleis
box-row-gugong-decrees = Decreten op het bord
box-row-gugong-canal = Grote Kanaal
box-row-gugong-reward-points = Havenbeloning: punten
box-row-gugong-reward-gift = Havenbeloning: Geschenkkaart
box-row-gugong-reward-double = Havenbeloning: Dubbele Dienaar
box-row-gugong-meng = Meng
box-row-gugong-harbours = Havens
box-row-gugong-night = Nachtfase

box-copies = { $n ->
    [one] 1 exemplaar
   *[other] { $n } exemplaren
}
box-to-fix = { $n ->
    [one] eerst nog 1 fout verbeteren
   *[other] eerst nog { $n } fouten verbeteren
}
box-import-wrong = { $n ->
    [one] Het bestand bevat 1 fout. Er is niets veranderd.
   *[other] Het bestand bevat { $n } fouten. Er is niets veranderd.
}
box-would-change = { $n ->
    [one] 1 waarde zou veranderen.
   *[other] { $n } waarden zouden veranderen.
}
box-would-confirm = { $n ->
    [one] 1 onderdeel zou bevestigd worden.
   *[other] { $n } onderdelen zouden bevestigd worden.
}
box-wrong-list = { $n ->
    [one] Voer 1 getal in.
   *[other] Voer { $n } getallen in met spaties ertussen.
}
box-wrong-entries = { $n ->
    [one] Voer { $least } tot { $most } waarden in, niet 1.
   *[other] Voer { $least } tot { $most } waarden in, niet { $n }.
}
