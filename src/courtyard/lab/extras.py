"""Optional parts: what is not installed is named in one sentence."""

from importlib import import_module
from types import ModuleType

from courtyard.engine.trouble import Trouble

EXTRAS = {
    "numpy": "lab",
    "gymnasium": "lab",
    "pettingzoo": "lab",
    "pyspiel": "lab",
    "pyarrow": "ray",
    "torch": "train",
    "ray": "ray",
}
"""Which extra brings a module."""
NAMES = {"pyspiel": "OpenSpiel", "gymnasium": "Gymnasium", "pettingzoo": "PettingZoo", "numpy": "NumPy"}
NAMES |= {"torch": "PyTorch", "ray": "Ray", "pyarrow": "PyArrow"}


def needed(module: str) -> ModuleType:
    """Give a module that an extra brings, or say in one sentence how to get it."""
    try:
        return import_module(module)
    except ImportError:
        top = module.partition(".")[0]
        raise Trouble(
            f"{NAMES[top]} is not installed; pip install 'courtyard[{EXTRAS[top]}]' brings it."
        ) from None
