"""The files of the project, as the house rules see them."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


def tracked_files() -> list[Path]:
    """Every file that git keeps; the calling test is skipped where there is no git checkout."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z"]
    try:
        listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        import pytest  # what tries the packages has nothing but the standard library

        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def python_files(package: str) -> list[Path]:
    """Every Python file of a package of ours, whether git keeps it yet or not."""
    return sorted((ROOT / package).rglob("*.py"))


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file, read once; nobody changes it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def at(path: Path, line: int) -> str:
    """`file:line` from the root, as an editor opens it."""
    return f"{path.relative_to(ROOT)}:{line}"
