"""The build hook compiles the right modules, and only when they changed."""

from importlib import import_module
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(hatch_build.__file__).parent


def write_project(root: Path) -> Path:
    """A project whose one compiled module imports interpreted ones; returns its package's folder."""
    (root / "pyproject.toml").write_text(
        '[tool.courtyard]\ncompiled = ["src/courtyard/*.py"]\n'
        'interpreted = ["src/courtyard/__init__.py", "src/courtyard/[!p]*.py"]\n'
    )
    (root / "hatch_build.py").touch()
    package = root / "src" / "courtyard"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "position.py").write_text("from . import tables\nfrom .words import WORD\n")
    (package / "tables.py").write_text("import courtyard.sizes\n")
    for name in ("words.py", "sizes.py", "cli.py"):
        (package / name).touch()
    return package


def test_only_changes_of_compiled_modules_compile_again(tmp_path: Path) -> None:
    package = write_project(tmp_path)
    sources = hatch_build.sources_to_compile(tmp_path)
    assert sources == [package / "position.py"]
    key = hatch_build.compilation_key(tmp_path, sources)
    (package / "cli.py").write_text("changed = True\n")
    assert hatch_build.compilation_key(tmp_path, sources) == key
    (package / "position.py").write_text("changed = True\n")
    assert hatch_build.compilation_key(tmp_path, sources) != key


def test_a_plain_build_can_be_forced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_project(tmp_path)
    monkeypatch.setenv("COURTYARD_COMPILE", "never")
    assert hatch_build.why_plain(tmp_path) == "COURTYARD_COMPILE is never"


def test_what_was_compiled_earlier_is_used_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_project(tmp_path)
    monkeypatch.setenv("COURTYARD_COMPILE", "cached")
    assert hatch_build.why_plain(tmp_path) == hatch_build.NOT_YET
    key = hatch_build.compilation_key(tmp_path, hatch_build.sources_to_compile(tmp_path))
    (tmp_path / ".cache" / "compiled" / key).mkdir(parents=True)
    assert hatch_build.why_plain(tmp_path) is None


def test_the_makefile_knows_an_engine_that_is_not_compiled_yet() -> None:
    assert f"NOT_YET := {hatch_build.NOT_YET}\n" in (ROOT / "Makefile").read_text("utf-8")


def test_no_compiler_means_a_plain_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_project(tmp_path)
    monkeypatch.delenv("COURTYARD_COMPILE", raising=False)
    monkeypatch.setenv("CC", str(tmp_path / "missing"))
    reason = hatch_build.why_plain(tmp_path)
    assert reason is not None
    assert "compiler" in reason


@pytest.mark.compiled_only
def test_every_listed_module_is_compiled() -> None:
    for path in hatch_build.sources_to_compile(ROOT):
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        assert not (import_module(name).__file__ or "").endswith(".py"), name
