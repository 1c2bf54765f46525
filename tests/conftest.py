from pathlib import Path

import courtyard
from courtyard.build import is_compiled


def pytest_report_header() -> str:
    kind = "compiled" if is_compiled() else "plain Python"
    return f"courtyard {courtyard.__version__}: {kind}, from {Path(courtyard.__file__).parent}"
