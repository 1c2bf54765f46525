"""Meng, the opponent of the solo game: two cards say what he does, and he never chooses."""
