"""Boxes: the values of somebody's own copy of a game, typed off, checked, and kept as a file."""
