### Wat de coach van Gùgōng zegt. @1 is de tegenstander.

## De lijst

gugong-topic-exchange = Geschenken ruilen
gugong-topic-jade = Jade
gugong-topic-paying = Als je Geschenk te laag is
gugong-topic-both-actions = Twee acties in één beurt
gugong-topic-intrigue = Intrige
gugong-topic-great-wall = De Chinese Muur
gugong-topic-night = Nacht en Ochtend
gugong-topic-travel = Reizen
gugong-topic-canal = Het Grote Kanaal
gugong-topic-decrees = Decreten
gugong-topic-palace = De weg naar het Paleis
gugong-topic-ending = De eindtelling

## De eerste beurt

gugong-lesson-welcome = Welkom aan het hof van de Keizer! Het spel duurt vier dagen en wij stappen in op de derde: je hebt vandaag drie Geschenken en morgen vier. Probeer gerust wat je wilt; ik geef alleen raad.
gugong-lesson-goal = Wie de meeste punten heeft, wint, op één voorwaarde: je Gezant moet aan het eind in het Paleis zijn, anders ben je al je punten kwijt. Die van jou staat op stap 4 van 8. Die van @1 is al binnen.
gugong-lesson-exchange = Elke beurt begint met een ruil: je geeft een Geschenk uit je hand aan een Ambtenaar en neemt het Geschenk dat daar ligt. Heeft het jouwe het hoogste getal, dan kost dat niets.
gugong-lesson-to-jade = Laten we eenvoudig beginnen, op de Jademarkt. Ik heb een Geschenk gemarkeerd dat hoger is dan dat van de Ambtenaar daar: kies dat.

## Waarheen nu

gugong-lesson-to-paying = En als je Geschenk te laag is? Probeer het: dit gaat naar de Hoogste Ambtenaar, die over de weg naar het Paleis waakt en iets beters heeft.
gugong-lesson-to-great-wall = Op naar de Chinese Muur. Er staat al een Dienaar van jou; laten we er meer sturen.
gugong-lesson-to-travel = Laten we op reis gaan. Je Reiziger krijgt in elke stad een fiche, en elk fiche levert je meteen iets op.
gugong-lesson-to-canal = Je Schip op het Grote Kanaal heeft nog maar één Dienaar nodig. Volg mijn teken naar de Ambtenaar van Handel.
gugong-lesson-to-palace = Laten we je Gezant vooruitbrengen: de Hoogste Ambtenaar opent de weg naar het Paleis.
gugong-lesson-to-inside = En nu het Paleis zelf: breng je Gezant naar binnen nu het kan. Volg mijn teken naar de Hoogste Ambtenaar.
gugong-lesson-to-decrees = De Decreten heb je nog niet gezien: voordelen en punten voor jou alleen. Volg mijn teken.
gugong-lesson-to-intrigue = Eén plek ligt voor jou nog in het duister: die van de Geheimzinnige Ambtenaar, waar Intrige thuis is. Volg mijn teken.
gugong-lesson-alone = Je hebt elke hoek van het hof gezien. De rest is aan jou: ik zwijg, tenzij er iets nieuws gebeurt.

## De ruil

gugong-lesson-officials = Kies nu de Ambtenaar. Bij elk van hen zie je wat de ruil kost: “gratis” als je Geschenk hoger is, anders een prijs.
gugong-lesson-fruit-bowl = De fruitschaal is maar 1 waard, maar voor één Geschenk mag je haar altijd gratis geven: het jaden beeld, een 9. Zeldzaam fruit brengt ieder hoofd op hol.
gugong-lesson-payment = Je Geschenk is te laag, dus heeft de ruil een prijs: twee Dienaren, of een tweede kaart uit je hand, of je ruilt zonder enige actie. Alle drie kunnen goed zijn, dus beslis zelf. Ik vertel je daarna wat een andere keuze had opgeleverd.
gugong-lesson-without-actions = Ruilen zonder acties lijkt verloren moeite, maar dat is het niet altijd: je hebt wel een hoger Geschenk, en dat heb je morgen in je hand.
gugong-lesson-discard = Het Geschenk dat je nam, ligt op je aflegstapel. Onthoud wat daar ligt: morgen is die stapel je hand.
gugong-lesson-both-asked = Sommige Geschenken hebben een eigen actie, onder aan de kaart getekend. Die doe je eerst, daarna de actie van de plek: twee in één beurt!
gugong-lesson-both-gained = Je Geschenk had een eigen actie, onder aan de kaart getekend, en die heb je net gebruikt. Nu komt de actie van de plek: twee in één beurt!
gugong-lesson-others = Ook @1 heeft een Geschenk geruild, dus ligt daar nu een andere kaart. Elke beurt worden sommige plekken duurder en andere goedkoper: kijk goed voor je kiest.
gugong-lesson-short = Je algemene voorraad was leeg, dus liep je Dienaren mis. Houd die in het oog voor je er meer ophaalt.

## De zeven locaties

gugong-lesson-jade = Hier betaal je Dienaren uit je Dienaarvoorraad voor één Jade. Eén Jade is aan het eind 1 punt waard, twee 3 en drie 6: elke Jade meer dan de vorige.
gugong-lesson-intrigue = Met Intrige klimt je schijf op dit spoor, en wie hoger staat, wint elk gelijkspel. A: één stap, en wie dat elke dag als eerste doet, begint de volgende dag. B: drie stappen voor één Dienaar. Wat wordt het?
gugong-lesson-great-wall = Met A plaats je één Dienaar op de Muur; met B betaal je er één en plaats je er twee. Bij vier Dienaren, van wie dan ook, is hij voltooid, en wie er de meeste heeft, krijgt 3 punten en een stap met de Gezant.
gugong-lesson-wall-won = De Muur is voltooid, en vooral door jou: 3 punten, en je Gezant zet een stap. Je Dienaren gaan terug naar je algemene voorraad; die van @1 blijven op de Muur.
gugong-lesson-wall-lost = De Muur is gescoord: @1 had er de meeste Dienaren en krijgt 3 punten en een stap. Bij gelijke aantallen wint wie hoger staat op het Intrigespoor.
gugong-lesson-benefit = Wie meehielp, mag nu Intrige verzilveren: je zakt op het spoor en krijgt Dienaren, een Jade of mag een dobbelsteen draaien. Of je blijft boven en wint elk gelijkspel. Aan jou de keus!
gugong-lesson-travel = Reizen: A verplaatst je Reiziger één keer, gratis; B twee keer, voor twee Dienaren. Je houdt elk fiche dat je krijgt en kunt ze later inruilen. Hoe ver ga je?
gugong-lesson-city = Je Reiziger begint in een stad naar keuze en volgt daarna de wegen. Op het fiche staat wat je er krijgt; neem wat je het hardst nodig hebt.
gugong-lesson-tokens = Je hebt nu fiches om in te ruilen: twee voor een Dienaar, vier voor 2 punten, zes voor een Jade. Dat mag op elk moment in je beurt.
gugong-lesson-swap = Een wissel: een van je kaarten tegen die van een Ambtenaar, zonder actie. Zo kom je aan een hoog Geschenk voor morgen, of aan een waarde die bij de dobbelstenen past.
gugong-lesson-canal = Op het Grote Kanaal vul je Schepen: A laadt één Dienaar en verplaatst één Schip, B kost één Dienaar en laadt er twee. Een Schip met drie Dienaren mag de beloning van zijn Haven claimen.
gugong-lesson-load = Er gaat één Dienaar uit je Dienaarvoorraad aan boord. Zet hem waar hij een Schip vol maakt.
gugong-lesson-claim = Het Schip is vol. Je mag de beloning van deze Haven nu claimen, of wachten op een betere Haven; maar uit de laatste raken Schepen ’s nachts verloren.
gugong-lesson-claimed = Goed gevaren! Eén Dienaar blijft op je bord als teken van de beloning; het Schip en de andere twee zijn weer vrij.
gugong-lesson-sail = Je mag ook een van je Schepen naar de volgende vrije Haven verplaatsen. Hoe verder, hoe beter de beloning.
gugong-lesson-palace = De weg naar het Paleis: A is één stap, gratis; B is twee stappen en één van Intrige voor twee Dienaren. Het zijn er acht in totaal. Heb je haast?
gugong-lesson-arrived = Je Gezant is in het Paleis: je punten zijn veilig. Elke volgende stap is vanaf nu gewoon 1 punt waard.
gugong-lesson-decrees = Een Decreet kost Dienaren, en er blijft er nog één voorgoed op liggen. Boven liggen hulp voor elke Ochtend en goedkopere acties, onder punten voor het eind. Het is al laat, dus kijk naar de punten: welk past bij je?

## Nacht en Ochtend

gugong-lesson-night-dice = De Nacht is gevallen. Elke kaart in je aflegstapel met het getal van een dobbelsteen was raak en leverde je een Dienaar op.
gugong-lesson-night-most = Jij had de meeste gelijke waarden: dat geeft ook nog 3 punten en een stap met je Gezant.
gugong-lesson-night-ships = ’s Nachts vaart elk Schip één Haven verder. Schepen die in de laatste lagen, raken verloren.
gugong-lesson-morning = Ochtend van de laatste dag! Iedereen krijgt nieuwe Dienaren, er is opnieuw gedobbeld, en je aflegstapel van gisteren is nu je hand.
gugong-lesson-last-day = Vandaag moet je Gezant naar binnen, anders ben je al je punten kwijt. Stappen krijg je bij de Hoogste Ambtenaar, van sommige fiches, van de Muur en in de Nacht.

## Het eind

gugong-lesson-last-trade = Voor de telling mag je nog één keer fiches inruilen. Punten en Jade tellen nog; Dienaren zijn niets meer waard.
gugong-lesson-ending = Dat was het spel, en nu wordt er geteld: de punten uit het spel, Decreten van niveau 3, je plaats in het Paleis en Jade. Wie nog buiten staat, verliest alles.
gugong-lesson-left-great-wall = Je ging nooit naar de Chinese Muur: daar plaats je Dienaren, en als hij voltooid is, krijgt wie er de meeste heeft 3 punten en een stap met de Gezant.
gugong-lesson-left-travel = Je ging nooit op reis: je Reiziger had van stad tot stad fiches gekregen, elk met een eigen voordeel.
gugong-lesson-left-jade = Je kocht nooit Jade: een paar Dienaren per stuk, en aan het eind is elke Jade meer waard dan de vorige.
gugong-lesson-left-intrigue = Je liet Intrige links liggen: dat spoor beslist elk gelijkspel en geeft voordelen telkens als een Muur voltooid is.
gugong-lesson-left-palace = Je ging nooit naar de Hoogste Ambtenaar: één gratis stap voor je Gezant, of twee voor twee Dienaren.
gugong-lesson-left-decrees = Je nam nooit een Decreet: blijvende hulp of punten aan het eind, voor een paar Dienaren.
gugong-lesson-left-canal = Je ging nooit naar het Grote Kanaal: een Schip met drie Dienaren levert punten, een extra kaart of je Dubbele Dienaar op.
gugong-lesson-left-paying = Je hoefde nooit te betalen: een te laag Geschenk kost twee Dienaren, een tweede kaart of je acties.
gugong-lesson-left-both = Je gebruikte nooit de actie van een Geschenk zelf: die komt vóór die van de plek, zodat één beurt twee dingen doet.
gugong-lesson-farewell = Je weet nu alles voor een echt spel. Veel plezier aan het hof!
