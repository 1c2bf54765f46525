"""Gùgōng in a terminal: its board and its final count."""
