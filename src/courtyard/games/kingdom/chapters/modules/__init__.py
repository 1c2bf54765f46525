"""The three modules; each game is played with one of them."""
