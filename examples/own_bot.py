"""A bot of your own: it tries every option a few times, and takes what ends best."""

from courtyard.bots import Bot


class Trying(Bot):
    name = "trying"

    def choose(self, game, view, options, budget, dice):
        seat = view["viewer"]
        worth = dict.fromkeys(options, 0)
        for _ in range(budget.playouts or 4):
            position = game.sample(view, dice)  # it agrees with all that the seat knows
            for option in options:
                after = position.copy()
                after.choose(seat, option)
                worth[option] += game.judgement.play_on(after, dice)[seat]
        return max(worth, key=worth.get)
