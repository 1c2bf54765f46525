"""Puzzles: moments of games in which one move is clearly better than every other, found by code."""
