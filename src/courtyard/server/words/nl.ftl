mail-turn-subject = { $game }: jij bent aan de beurt
mail-turn =
    Hallo { $name },

    Er wordt op je gewacht aan een tafel voor { $game }:
    { $link }

    Wil je deze berichten niet meer, zet ze dan uit in de instellingen van Courtyard.
mail-code-subject = Je code voor Courtyard: { $code }
mail-code =
    Hallo { $name },

    Iemand, waarschijnlijk jijzelf, heeft gevraagd om op dit adres bericht te krijgen bij elke beurt in Courtyard.
    Klopt dat, vul dan deze code in: { $code }

    De code is een uur geldig. Was jij het niet, dan hoef je niets te doen.
call-turn = { $game }, aan de beurt: { $names }. { $link }
push-turn = Jij bent aan de beurt.
