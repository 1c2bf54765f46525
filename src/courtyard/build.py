"""What kind of build this is."""

from importlib import import_module


def is_compiled() -> bool:
    """Whether the engine is the compiled one rather than plain Python."""
    return not (import_module("courtyard.engine.position").__file__ or "").endswith(".py")
