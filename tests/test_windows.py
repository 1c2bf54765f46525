"""Nothing in the package needs, at import, what only Unix has."""

import subprocess
import sys
from pathlib import Path

import courtyard

UNIX = ("fcntl", "grp", "pwd", "resource", "termios", "tty")
SIGNALS = ("SIGALRM", "SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2", "pthread_sigmask", "setitimer")
OPTIONAL = (
    "gymnasium",
    "matplotlib",
    "numpy",
    "pettingzoo",
    "psycopg",
    "pyarrow",
    "pyspiel",
    "ray",
    "rlcard",
    "torch",
)
CODE = f"""
import importlib, os, signal, sys
for name in {UNIX}: sys.modules[name] = None
for name in {SIGNALS}: delattr(signal, name)
for name in ("nice", "fork", "getuid", "sched_getaffinity"): delattr(os, name)
for module in sys.argv[1:]:
    try:
        importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name.partition(".")[0] not in {OPTIONAL}:
            raise
print("imported", len(sys.argv) - 1)
"""


def test_every_module_is_imported_without_what_only_unix_has():
    root = Path(courtyard.__file__).parent
    paths = [path.relative_to(root.parent).with_suffix("") for path in sorted(root.rglob("*.py"))]
    modules = [".".join(path.parts).removesuffix(".__init__") for path in paths]
    modules = [module for module in modules if "__main__" not in module and ".migrations." not in module]
    done = subprocess.run([sys.executable, "-c", CODE, *modules], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"imported {len(modules)}\n" and len(modules) > 200
