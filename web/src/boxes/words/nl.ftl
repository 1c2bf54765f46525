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
box-nth = { $nth } van { $of }
box-all = Naar de lijst
box-next = Volgende
box-changed = Jouw wijzigingen
box-was = { $before } → { $after }
box-aside = Namen in andere talen
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
box-wrong-stays = De spelregels hebben deze waarde nodig. Laat { $ours } staan.
box-wrong-form = Dit is niet de verwachte schrijfwijze. Schrijf het zoals in een geëxporteerd bestand.

box-kind-other = Overige

box-word-empty = geen

box-field-part = { $field }: { $part }
box-field-en = Naam (Engels)
box-field-fr = Naam (Frans)
box-field-nl = Naam (Nederlands)
box-field-copies = Exemplaren
box-field-cost = Kosten
box-field-points = Punten
box-field-price = Prijs
box-field-number = Aantal
box-field-cards = Kaarten
box-field-each = Per speler
box-field-tokens = Fiches

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
