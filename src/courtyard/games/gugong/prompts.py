"""placeholder"""

from courtyard.engine.game import Decision
from courtyard.games.gugong.position import Court


def decision(p: Court, seat: int) -> Decision:
    raise NotImplementedError
