"""Pin all requirements in layers, each in a file of its own beside this one: `make lock`.

All of them are resolved together, so that the layers fit each other; a layer leaves out what is in an earlier
one. What a server in use is made of, and what it is built with, is pinned once more by the digests of all
files that Linux may need. Run in an empty virtual environment.
"""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from pip._internal.commands import create_command
from pip._internal.index.collector import LinkCollector, parse_links
from pip._internal.models.link import Link
from pip._vendor.packaging.requirements import Requirement
from pip._vendor.packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename

HERE = Path(__file__).parent
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
PURPOSES = {
    "play": "what playing needs, and hatchling, which installs the package",
    "client": "Node, which builds the browser client",
    "build": "mypyc and setuptools, which compile the engine",
    "test": "what `make test` needs",
    "test-all": "what only `make test-all` needs",
    "server": "what a server in use is made of, by digests",
    "server-build": "what it is built with, by digests",
}
NOT_LINUX = re.compile(r"-(win|macosx|ios|android)[^-]*$|-cp\d+t-|-(cp2|cp3\d|cp310|pp\d+)-(?!abi3)")
"""Files for other systems, or for Pythons that are too old or made otherwise."""


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


def hashed() -> dict[str, list[Requirement]]:
    """The direct requirements of a server in use, and of its build."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    used = [*project["project"]["dependencies"], *extras["postgres"], *extras["push"]]
    return {
        "server": [Requirement(line) for line in used],
        "server-build": [Requirement(line) for line in project["build-system"]["requires"]],
    }


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


def digests(packages: list[Distribution]) -> dict[str, list[str]]:
    """The digests of each package's files, as all indexes that pip asks tell them."""
    command = create_command("download")
    options, _ = command.parse_args([])
    found: dict[str, list[str]] = {}
    with command.main_context():
        collector = LinkCollector.create(command.get_default_session(options), options)
        for package in packages:
            name, those = package.metadata["Name"], dict[str, str]()
            for place in collector.search_scope.get_index_urls_locations(name):
                page = collector.fetch_response(Link(place))
                for link in parse_links(page) if page is not None else ():
                    if is_file_of(link.filename, package) and link.hash_name == "sha256":
                        known = those.setdefault(link.filename, link.hash)
                        assert known == link.hash, f"Two indexes have different files {link.filename}."
            assert those, f"No index tells a digest of {name} {package.version}."
            found[name] = sorted(set(those.values()))
    return found


def is_file_of(file: str, package: Distribution) -> bool:
    """Whether a file is of this very version, and of use on Linux."""
    try:
        parse = parse_wheel_filename if file.endswith(".whl") else parse_sdist_filename
        name, version = parse(file)[:2]
    except ValueError:
        return False
    is_right = name == canonicalize_name(package.metadata["Name"]) and str(version) == package.version
    return is_right and not NOT_LINUX.search(file.removesuffix(".whl"))


def write_hashed() -> None:
    """Write the pins with digests, of what is installed here."""
    for name, requirements in hashed().items():
        packages = closure(requirements)
        those = digests([packages[key] for key in sorted(packages)])
        rows = [f"# {PURPOSES[name]}; written by 'make lock'.\n"]
        for key in sorted(packages):
            package = packages[key].metadata["Name"]
            pin = f"{package}=={packages[key].version}"
            rows.append(" \\\n    ".join([pin, *(f"--hash=sha256:{each}" for each in those[package])]) + "\n")
        (HERE / f"{name}.lock").write_text("".join(rows))


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
    write_hashed()


if __name__ == "__main__":
    main()
