"""The kind of build that is installed."""

from importlib.util import find_spec

PLAIN = "plain Python, not compiled"


def is_compiled() -> bool:
    """Tell whether the engine is the compiled one rather than plain Python."""
    found = find_spec("courtyard.engine.position")
    return found is not None and not (found.origin or "").endswith(".py")
