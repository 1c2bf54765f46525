mail-turn-subject = { $game } : c’est à vous de jouer
mail-turn =
    Bonjour { $name },

    On vous attend pour jouer à { $game } :
    { $link }

    Vous pouvez désactiver ces messages dans les réglages de Courtyard.
mail-code-subject = Votre code pour Courtyard : { $code }
mail-code =
    Bonjour { $name },

    Quelqu’un, vous sans doute, souhaite être prévenu à cette adresse quand c’est son tour sur Courtyard.
    Si c’est bien vous, saisissez ce code : { $code }

    Il est valable une heure. Si ce n’était pas vous, vous n’avez rien à faire.
call-turn = { $game } : c’est à { $names } de jouer. { $link }
push-turn = C’est à vous de jouer.
