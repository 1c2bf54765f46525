### Wat de coach van It’s a Wonderful Kingdom zegt. @1 is de tegenstander.

## De lijst

kingdom-topic-selection = Een stapel nemen
kingdom-topic-offering = Kaarten aanbieden
kingdom-topic-trap = Valstrikken
kingdom-topic-planning = Planning
kingdom-topic-recycling = Recyclen
kingdom-topic-materials = Stap 1: Materialen
kingdom-topic-supremacy = Suprematie
kingdom-topic-population = Stap 2: Bevolking
kingdom-topic-gold = Stap 3: Goud
kingdom-topic-exploration = Stap 4: Verkenning
kingdom-topic-krystallium = Alchemie en Krystallium
kingdom-topic-menace = Bedreigingen
kingdom-topic-combat = Het Gevecht
kingdom-topic-ending = De eindtelling

## De Ontwerpfase

kingdom-lesson-welcome = Welkom! Jij en @1 willen allebei de troon: na vier rondes gaat die naar het Hertogdom met de meeste punten. We stappen midden in de laatste ronde in. Probeer gerust wat je wilt; ik geef alleen raad.
kingdom-lesson-duchy = Dit is je Hertogdom: de kaarten die je voltooid hebt, produceren elke ronde grondstoffen. Ernaast liggen de kaarten in aanbouw, die nog op hun grondstoffen wachten.
kingdom-lesson-selection = Eerst de Ontwerpfase. In het midden liggen twee stapels, en het is jouw beurt om er één te nemen, met alle kaarten; de andere blijft liggen. Eén kaart ligt gesloten: wat het is, weet je pas bij de Planning. Welke stapel neem je?
kingdom-lesson-offering = Nu bied je twee kaarten uit je hand aan, elk in het gebied dat je wilt. @1 neemt daarna een van de stapels, dus maak ze allebei goed, of bederf de beste.
kingdom-lesson-to-trap = De Dief in je hand is een Bedreiging: hij schaadt wie hem neemt. Bied hem aan, dan verstoppen we hem voor @1.
kingdom-lesson-trap = Een kaart leg je open, of gesloten met een van je twee Valstrikfiches. Dan mag niemand die bekijken tot de Planning, ook jij niet. Jij weet wat er ligt; @1 kan alleen raden.
kingdom-lesson-second-card = En dan de tweede kaart: liefst iets wat je in geen van beide stapels zou storen.
kingdom-lesson-taken = @1 heeft een stapel genomen en daarna twee kaarten aangeboden. Wat overbleef, ligt er nog: stapels groeien tot iemand ze neemt.
kingdom-lesson-selection-again = Je laatste Selectie van de ronde. Meer kaarten zijn niet altijd beter: tel wat je zou kunnen voltooien, en denk aan wat er gesloten ligt.

## Planning

kingdom-lesson-planning-begins = De Ontwerpfase is voorbij, en bij de Planning leggen jullie open wat gesloten lag. Vanaf nu kiezen jullie tegelijk.
kingdom-lesson-planning = Elke kaart die je hebt genomen, neem je nu in aanbouw of recycle je meteen voor de grondstof in de hoek. Houd wat je kunt voltooien; de rest is brandstof. Wat doe je met deze?
kingdom-lesson-recycled = Gerecyclede kaarten, dus ook Schatkaarten, geven je meteen hun grondstoffen. Elk blokje gaat naar een kaart in aanbouw die het nodig heeft, of naar je Alchemiegebied.
kingdom-lesson-recycled-alone = Een gerecyclede kaart geeft je meteen een grondstof: die gaat naar een kaart in aanbouw die erom vraagt, en anders naar je Alchemiegebied.
kingdom-lesson-finish = Af en toe mag je je Hertogdom beheren: Krystallium gebruiken, Soldaten plaatsen of een kaart afleggen die je toch niet voltooit. Valt er niets te doen, rond dan gewoon af.

## Productie

kingdom-lesson-materials = Productie! Die verloopt in vier stappen, altijd in deze volgorde: Materialen, Bevolking, Goud, Verkenning. Je krijgt zoveel Materialen als je Hertogdom toont en plaatst ze nu: op kaarten die ze nodig hebben, of in je Alchemiegebied.
kingdom-lesson-supremacy = Jij hebt er meer van geproduceerd dan @1: dat is suprematie. Daarmee gaat een Soldaat in training; bij de volgende suprematie staat die voor je klaar.
kingdom-lesson-supremacy-other = @1 heeft er meer van geproduceerd dan jij: dat is suprematie, en zo train je Soldaten. Bij de volgende suprematie is de Soldaat in training klaar.
kingdom-lesson-completed = Voltooid! De kaart komt meteen in je Hertogdom en produceert in alle stappen die deze ronde nog komen. Daarom is de volgorde zo belangrijk.
kingdom-lesson-population = Stap twee: Bevolking. Weer hetzelfde, met wat je Hertogdom nu oplevert. Waar is die het hardst nodig? Daarna vertel ik je wat ik had gedaan.
kingdom-lesson-gold = Stap drie: Goud, waar Monumenten van gemaakt zijn. Blokjes kun je niet bewaren, dus leg ze waar ze iets voltooien.
kingdom-lesson-exploration = Laatste stap: Verkenning, voor Ontdekkingen. Hierna wordt er niets meer geproduceerd.
kingdom-lesson-alchemy = Blokjes die geen kaart nodig heeft, gaan naar je Alchemiegebied. Vijf ervan, van welke soort ook, worden één Krystallium.
kingdom-lesson-transmuted = Vijf blokjes in je Alchemiegebied zijn een Krystallium geworden. Dat is een joker: het vervangt elke grondstof, op elk moment, en je mag het bewaren.
kingdom-lesson-infuse = Je hebt Krystallium. Je kunt het op een kaart leggen in plaats van een grondstof die nog ontbreekt; soms is dat net wat de kaart voltooit.

## De Bedreiging

kingdom-lesson-revealed-menace = De gesloten kaart was een Vorstreus, een van de Bedreigingen van @1! Hij kruipt onder een van je kaarten en bevriest die: je kunt de kaart vullen, maar pas voltooien als je de Reus verslaat. Bevries er een die je kunt missen.
kingdom-lesson-stolen = Er zat een Dief tussen je kaarten! Hij dekt een icoon van je Hertogdom af, en dat produceert niets meer tot je de Dief verslaat. Geef hem het icoon dat je het minst zult missen.
kingdom-lesson-frozen = Zie het ijs op je Zonnekathedraal: daaronder zit een Vorstreus, een Bedreiging uit een eerdere ronde. Je mag de kaart vullen, maar die is pas voltooid als je de Reus in het Gevecht verslaat.
kingdom-lesson-combat = Gevecht: met drie Soldaten versla je een Bedreiging. Bij een Vorstreus moet ook de bevroren kaart gevuld zijn; die komt dan voltooid vrij. Elke Bedreiging die aan het eind overblijft, kost je 4 punten.
kingdom-lesson-combat-last = Dit is het laatste moment om iets te doen: hierna worden de punten geteld. Krystallium en Soldaten die je overhoudt, zijn niets waard.
kingdom-lesson-vanquished = Een Bedreiging minder! Soldaten die hebben gevochten, ben je kwijt, dus kies in een langere partij goed wie je eerst bevecht.

## Het eind

kingdom-lesson-ending = De punten worden geteld: eerst die op je kaarten, dan combo’s zoals “2 punten per Monument”, min wat Bedreigingen je kosten. Kaarten die nog in aanbouw zijn, tellen niet.
kingdom-lesson-left-krystallium = Je hebt nooit Krystallium gemaakt: vijf blokjes in je Alchemiegebied geven er één, en dat vervangt elke grondstof.
kingdom-lesson-left-supremacy = Niemand heeft de suprematie behaald: wie meer van een grondstof produceert dan de ander, traint een Soldaat.
kingdom-lesson-left-combat = In het Gevecht heb je geen Bedreiging verslagen: drie Soldaten volstaan voor één, en elke die overblijft, kost je 4 punten.
kingdom-lesson-farewell = Je weet nu alles wat je nodig hebt voor een echte partij. Moge je lang heersen!
