"""The wheel and the source archive."""

from __future__ import annotations

from pathlib import Path

from recipes.common import COMPILER, ROOT, compiled, environment, run


def wheel(out: Path) -> list[Path]:
    """Build the wheel, for `pipx install` and `uv tool install`: pure Python, or with compiled code."""
    return _build(out, "--wheel", "*.whl")


def sdist(out: Path) -> list[Path]:
    """Build the source archive."""
    return _build(out, "--sdist", "*.tar.gz")


def _build(out: Path, kind: str, pattern: str) -> list[Path]:
    needed = ["build>=1.3,<2", "hatchling>=1.27,<2"]
    python = environment("compiled", [*needed, *COMPILER]) if compiled() else environment("wheel", needed)
    before = {path: path.stat().st_mtime_ns for path in out.glob(pattern)}
    run(python, "-m", "build", "--no-isolation", kind, "--outdir", out, ROOT)
    return [path for path in sorted(out.glob(pattern)) if before.get(path) != path.stat().st_mtime_ns]
