"""The seven locations of the board."""
