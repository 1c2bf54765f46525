"""`@rule("gugong.travel.first-placement")` says which rules of the catalogue a test proves."""

import ast
from functools import cache
from pathlib import Path

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)


@cache
def rules_named_by_tests() -> dict[str, list[str]]:
    """Give every rule id that a test names, with the tests that name it."""
    named: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                    for argument in decorator.args:
                        assert isinstance(argument, ast.Constant), f"{path.name}: {node.name}"
                        named.setdefault(argument.value, []).append(f"{path.stem}.{node.name}")
    return named
