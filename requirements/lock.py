"""Pin all requirements in layers, each in a file of its own beside this one: `make lock`.

All of them are resolved together, so that the layers fit each other; a layer leaves out what is in an earlier
one. Run in an empty virtual environment.
"""

import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from pip._vendor.packaging.requirements import Requirement
from pip._vendor.packaging.utils import canonicalize_name

HERE = Path(__file__).parent
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
PURPOSES = {
    "play": "what playing needs, and hatchling, which installs the package",
    "client": "Node, which builds the browser client",
    "build": "mypyc and setuptools, which compile the engine",
    "test": "what `make test` needs",
    "test-all": "what only `make test-all` needs",
}


def layers() -> dict[str, list[Requirement]]:
    """The direct requirements of each layer, from pyproject.toml."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))
    building = [Requirement(line) for line in project["build-system"]["requires"]]
    wanted = {
        "play": [Requirement(line) for line in project["project"]["dependencies"]],
        "client": [each for each in building if each.name.startswith("nodejs")],
        "build": [each for each in building if not each.name.startswith("nodejs")],
    }
    wanted["play"] += [each for each in building if each.name == "hatchling"]
    groups = project["dependency-groups"]
    return wanted | {name: [Requirement(line) for line in lines] for name, lines in groups.items()}


def closure(requirements: list[Requirement]) -> dict[str, Distribution]:
    """Everything that requirements need, by name."""
    found: dict[str, Distribution] = {}
    queue = [(each, extra) for each in requirements for extra in ("", *each.extras)]
    seen = set()
    while queue:
        requirement, extra = queue.pop()
        if (requirement.name, extra) in seen:
            continue
        seen.add((requirement.name, extra))
        package = distribution(requirement.name)
        found[canonicalize_name(requirement.name)] = package
        for line in package.requires or []:
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                queue += [(needed, more) for more in ("", *needed.extras)]
    return found


def main() -> None:
    wanted = layers()
    lines = [str(each) for requirements in wanted.values() for each in requirements]
    subprocess.run([*PIP, "install", "--upgrade", *lines], check=True)
    pinned: set[str] = set()
    for name, requirements in wanted.items():
        packages = {key: each for key, each in closure(requirements).items() if key not in pinned}
        pinned |= set(packages)
        rows = [f"{packages[key].metadata['Name']}=={packages[key].version}\n" for key in sorted(packages)]
        (HERE / f"{name}.lock").write_text(f"# {PURPOSES[name]}; written by 'make lock'.\n" + "".join(rows))
    left = {canonicalize_name(each.metadata["Name"]) for each in distributions()} - pinned - {"pip"}
    assert left <= {"setuptools"}, f"Installed, but in no layer: {sorted(left)}"


if __name__ == "__main__":
    main()
