"""The declaration of Gùgōng, read."""

from pathlib import Path
from typing import Final

from courtyard.engine.declaration import Declaration

DECLARED: Final = Declaration.read(Path(__file__).with_name("declaration.toml"))
