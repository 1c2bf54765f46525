mail-turn-subject = { $game }: it’s your turn
mail-turn =
    Hello { $name },

    It’s your turn in { $game }:
    { $link }

    You can turn off these emails in Courtyard’s settings.
mail-code-subject = Your Courtyard code: { $code }
mail-code =
    Hello { $name },

    Someone, probably you, asked Courtyard to send turn notifications to this address.
    To confirm, enter this code: { $code }

    It is valid for one hour. If this was not you, you can ignore this email.
call-turn = { $game }: waiting for { $names }. { $link }
push-turn = It’s your turn.
