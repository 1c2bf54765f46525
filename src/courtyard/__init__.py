"""Two modern board games, Gùgōng and It's a Wonderful Kingdom, as a Python engine."""

__version__ = "0.1.0"
