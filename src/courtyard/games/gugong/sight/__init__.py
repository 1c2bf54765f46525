"""A seat's knowledge: views, positions that agree with them, and numbers for learners."""

from courtyard.games.gugong.sight.sampling import sample
from courtyard.games.gugong.sight.vision import recall, view

__all__ = ["recall", "sample", "view"]
