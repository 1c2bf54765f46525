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
gugong-topic-palace = Het Paleisspoor
gugong-topic-ending = De eindtelling

## De eerste beurt

gugong-lesson-welcome = Welkom aan het hof van de Keizer! De partij duurt vier dagen en wij stappen in op de derde: je hebt vandaag drie Geschenken en morgen vier. Probeer gerust wat je wilt; ik geef alleen raad.
gugong-lesson-goal = Wie de meeste punten heeft, wint, op één voorwaarde: je Gezant moet aan het eind in het Paleis zijn, anders ben je al je punten kwijt. Die van jou staat op stap 4 van 8. Die van @1 is al binnen.
gugong-lesson-exchange = Elke beurt begint met een ruil: je geeft een Geschenk uit je hand aan een Ambtenaar en neemt het Geschenk dat daar ligt. Is het getal op het jouwe hoger, dan kost dat niets.
gugong-lesson-to-jade = Laten we eenvoudig beginnen, op de Jademarkt. Ik heb een Geschenk gemarkeerd dat hoger is dan dat van de Ambtenaar daar: kies dat.

## Waarheen nu

gugong-lesson-to-paying = En als je Geschenk te laag is? Probeer het maar: dit Geschenk gaat naar de Hoogste Ambtenaar, die over het Paleisspoor waakt en iets beters heeft.
gugong-lesson-to-great-wall = Op naar de Chinese Muur. Er staat al een Dienaar van jou; laten we er meer sturen.
gugong-lesson-to-travel = Vandaag gaan we op reis. Je Reiziger verzamelt in elke stad een fiche, en elk fiche levert je meteen iets op.
gugong-lesson-to-canal = Je Schip op het Grote Kanaal heeft nog maar één Dienaar nodig. Volg mijn teken naar de Ambtenaar van Handel.
gugong-lesson-to-palace = Laten we je Gezant vooruitbrengen: met de Hoogste Ambtenaar gaat hij vooruit op het Paleisspoor.
gugong-lesson-to-inside = En nu het Paleis zelf: breng je Gezant naar binnen nu het nog kan. Volg mijn teken naar de Hoogste Ambtenaar.
gugong-lesson-to-decrees = De Decreten heb je nog niet gezien: voordelen en punten voor jou alleen. Volg mijn teken.
gugong-lesson-to-intrigue = Eén plek ligt voor jou nog in het duister: die van de Geheimzinnige Ambtenaar, waar het om Intrige draait. Volg mijn teken.
gugong-lesson-alone = Je hebt elke hoek van het hof gezien. De rest is aan jou: ik zwijg, tenzij er iets nieuws opduikt.

## De ruil

gugong-lesson-officials = Kies nu de Ambtenaar. Bij elk van hen zie je wat de ruil kost: “gratis” als je Geschenk hoger is, anders een prijs.
gugong-lesson-fruit-bowl = De fruitschaal is maar 1 waard, maar tegen één Geschenk mag je die altijd gratis ruilen: het jaden beeld, een 9. Zeldzaam fruit brengt iedereen het hoofd op hol.
gugong-lesson-payment = Je Geschenk is te laag, dus heeft de ruil een prijs: twee Dienaren, of een tweede kaart uit je hand, of je ruilt zonder een actie uit te voeren. Elk van de drie kan de beste keuze zijn, dus beslis zelf. Daarna vertel ik je wat een andere keuze had opgeleverd.
gugong-lesson-without-actions = Ruilen zonder acties lijkt verloren moeite, maar dat is het niet altijd: je hebt toch een hoger Geschenk genomen, en dat heb je morgen in je hand.
gugong-lesson-discard = Het Geschenk dat je nam, ligt op je aflegstapel. Onthoud wat daar ligt: morgen is die stapel je hand.
gugong-lesson-both-asked = Sommige Geschenken hebben een eigen actie, die onderaan op de kaart staat. Die doe je eerst, daarna de actie van de locatie: twee in één beurt!
gugong-lesson-both-gained = Je Geschenk had een eigen actie, die onderaan op de kaart staat, en die heb je net gebruikt. Nu komt de actie van de locatie: twee in één beurt!
gugong-lesson-others = Ook @1 heeft een Geschenk geruild, dus ligt daar nu een andere kaart. Bij elke beurt stijgen sommige prijzen en dalen andere: kijk dus opnieuw voor je kiest.
gugong-lesson-short = Je algemene voorraad was te klein, dus liep je Dienaren mis. Houd die voorraad in het oog voor je er meer ophaalt.

## De zeven locaties

gugong-lesson-jade = Hier betaal je Dienaren uit je Dienaarvoorraad voor één Jade. Aan het eind is één Jade 1 punt waard, twee zijn er 3 waard en drie 6: elke Jade levert meer op dan de vorige.
gugong-lesson-intrigue = Met Intrige klimt je schijf op dit spoor, en wie hoger staat, wint elke gelijke stand. A: één stap, en wie dat op een dag als eerste doet, begint de volgende dag. B: drie stappen voor één Dienaar. Wat wordt het?
gugong-lesson-great-wall = Met A plaats je één Dienaar op de Muur; met B betaal je er één en plaats je er twee. Bij vier Dienaren, van wie dan ook, is hij voltooid, en wie er de meeste heeft, krijgt 3 punten en een stap met de Gezant.
gugong-lesson-wall-won = De Muur is voltooid, en vooral door jou: 3 punten, en je Gezant zet een stap. Je Dienaren gaan terug naar je algemene voorraad; die van @1 blijven op de Muur.
gugong-lesson-wall-lost = De Muur is gescoord: @1 had er de meeste Dienaren en krijgt 3 punten en een stap. Bij gelijke aantallen wint wie hoger staat op het Intrigespoor.
gugong-lesson-benefit = Wie meehielp, mag nu Intrige verzilveren: je zakt op het spoor in ruil voor Dienaren, een Jade of het recht om een dobbelsteen te draaien. Of je houdt je plaats en blijft gelijke standen winnen. Aan jou de keus!
gugong-lesson-travel = Reizen: A verplaatst je Reiziger één keer, gratis; B twee keer, voor twee Dienaren. Alle fiches die je krijgt, houd je; later kun je ze inruilen. Hoe ver ga je?
gugong-lesson-city = Je Reiziger begint in een stad naar keuze en volgt daarna de wegen. Op het fiche staat wat je er krijgt; neem wat je het hardst nodig hebt.
gugong-lesson-tokens = Je hebt nu fiches om in te ruilen: twee voor een Dienaar, vier voor 2 punten, zes voor een Jade. Dat mag op elk moment in je beurt.
gugong-lesson-swap = Een wissel: een van je kaarten tegen die van een Ambtenaar, zonder actie. Zo kom je aan een hoog Geschenk voor morgen, of aan een waarde die bij de dobbelstenen past.
gugong-lesson-canal = Op het Grote Kanaal vul je Schepen: met A plaats je één Dienaar en laat je één Schip varen; B kost één Dienaar, en je plaatst er twee. Een Schip met drie Dienaren mag de beloning van zijn Haven claimen.
gugong-lesson-load = Er gaat één Dienaar uit je Dienaarvoorraad aan boord. Zet hem waar hij een Schip vol maakt.
gugong-lesson-claim = Het Schip is vol. Je mag de beloning van deze Haven nu claimen, of wachten op een betere Haven; maar Schepen in de laatste Haven raken ’s nachts verloren op zee.
gugong-lesson-claimed = Goed gevaren! Eén Dienaar blijft op je bord als teken van de beloning; het Schip en de andere twee zijn weer vrij.
gugong-lesson-sail = Je mag ook een van je Schepen naar de volgende vrije Haven laten varen. Hoe verder, hoe beter de beloning.
gugong-lesson-palace = Het Paleisspoor: A is één stap, gratis; B is twee stappen plus één stap op het Intrigespoor, voor twee Dienaren. Het hele spoor telt acht stappen. Hoeveel haast heb je?
gugong-lesson-arrived = Je Gezant is in het Paleis: vanaf nu zijn je punten veilig. Elke volgende stap is gewoon 1 punt waard.
gugong-lesson-decrees = Een Decreet kost Dienaren, en er blijft er nog één voorgoed bij liggen. Bovenaan vind je hulp voor elke Ochtend en goedkopere acties, onderaan punten voor het eind. Het is al laat, dus kijk naar de punten: welk Decreet past bij je?

## Nacht en Ochtend

gugong-lesson-night-dice = De nacht is gevallen. Elke kaart in je aflegstapel met het getal van een dobbelsteen was een gelijke waarde en leverde je een Dienaar op.
gugong-lesson-night-most = Jij had van iedereen de meeste gelijke waarden: dat levert ook nog 3 punten en een stap met je Gezant op.
gugong-lesson-night-ships = ’s Nachts vaart elk Schip één Haven verder. Schepen die al in de laatste Haven lagen, raken verloren op zee.
gugong-lesson-morning = Ochtend van de laatste dag! Iedereen krijgt nieuwe Dienaren, er is opnieuw gedobbeld, en je aflegstapel van gisteren is nu je hand.
gugong-lesson-last-day = Vandaag moet je Gezant naar binnen, anders ben je al je punten kwijt. Stappen krijg je bij de Hoogste Ambtenaar, van sommige fiches, van de Muur en in de Nacht.

## Het eind

gugong-lesson-last-trade = Vóór de telling mag je nog één keer fiches inruilen. Punten en Jade tellen nog; Dienaren zijn niets meer waard.
gugong-lesson-ending = De partij is afgelopen, en nu wordt er geteld: de punten uit de partij, Decreten van niveau 3, je plaats in het Paleis en Jade. Wie nog buiten staat, verliest alles.
gugong-lesson-left-great-wall = Je bent nooit naar de Chinese Muur gegaan: daar plaats je Dienaren, en wie er de meeste heeft als hij voltooid is, krijgt 3 punten en een stap met de Gezant.
gugong-lesson-left-travel = Je bent nooit op reis gegaan: je Reiziger had van stad tot stad fiches verzameld, elk met een eigen voordeel.
gugong-lesson-left-jade = Je hebt nooit Jade gekocht: die kost een paar Dienaren per stuk, en aan het eind is elke Jade meer waard dan de vorige.
gugong-lesson-left-intrigue = Je hebt Intrige links laten liggen: dat spoor beslist bij elke gelijke stand en geeft voordelen telkens als de Muur voltooid is.
gugong-lesson-left-palace = Je bent nooit naar de Hoogste Ambtenaar gegaan: één gratis stap voor je Gezant, of twee voor twee Dienaren.
gugong-lesson-left-decrees = Je hebt nooit een Decreet verworven: blijvende hulp tijdens de partij of punten aan het eind, voor een paar Dienaren.
gugong-lesson-left-canal = Je bent nooit naar het Grote Kanaal gegaan: een Schip met drie Dienaren levert punten, een extra kaart of je Dubbele Dienaar op.
gugong-lesson-left-paying = Je hebt nooit hoeven betalen: een te laag Geschenk kost twee Dienaren, een tweede kaart of je acties.
gugong-lesson-left-both = Je hebt nooit de actie van een Geschenk zelf gebruikt: die komt vóór de actie van de locatie, zodat je in één beurt twee dingen doet.
gugong-lesson-farewell = Je weet nu alles wat je nodig hebt voor een echte partij. Veel plezier aan het hof!
