"""Keep the component values of all games as they are now: `python -m courtyard.games.keep`.

To be run after a value was corrected, in a checkout; a test says so where it was forgotten.
"""

from courtyard.games import GAMES

if __name__ == "__main__":
    for game in GAMES.values():
        print(game.rulesets.keep().name, "keeps the values of", game.title)
