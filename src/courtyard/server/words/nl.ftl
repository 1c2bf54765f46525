mail-turn-subject = { $game }: jij bent aan de beurt
mail-turn =
    Hallo { $name },

    er wordt op je gewacht aan een tafel { $game }:
    { $link }

    Je zet deze berichten uit bij de instellingen van Courtyard.
mail-code-subject = Je code voor Courtyard: { $code }
mail-code =
    Hallo { $name },

    iemand, waarschijnlijk jijzelf, wil op dit adres bericht krijgen wanneer het zijn of haar beurt is op Courtyard.
    Klopt dat, typ dan deze code in: { $code }

    De code is een uur geldig. Was jij het niet, dan hoef je niets te doen.
call-turn = { $game }: { $names } is aan de beurt. { $link }
