"""A seat's knowledge: views, positions that agree with them, and numbers for learners."""

from courtyard.games.kingdom.sight.sampling import sample
from courtyard.games.kingdom.sight.vision import recall, view

__all__ = ["recall", "sample", "view"]
