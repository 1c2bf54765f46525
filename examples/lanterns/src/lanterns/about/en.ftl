lobby-sentence-lanterns = Light the brightest lantern and win the stall, but beware: the wind blows out a light that is too bright.
