mail-turn-subject = { $game }: it is your turn
mail-turn =
    Hello { $name },

    they are waiting for you at a table of { $game }:
    { $link }

    You can switch these letters off in the settings of Courtyard.
mail-code-subject = Your code for Courtyard: { $code }
mail-code =
    Hello { $name },

    somebody, most likely you, wants to be told at this address when it is their turn at Courtyard.
    If so, type in this code: { $code }

    It holds for an hour. If it was not you, there is nothing to do.
call-turn = { $game }: it is the turn of { $names }. { $link }
