"""Gùgōng, the game of gifts and intrigue at the court of the Longqing Emperor."""
