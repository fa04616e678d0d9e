"""The wheel and the source archive."""

from __future__ import annotations

from pathlib import Path

from recipes.common import ROOT, environment, run


def wheel(out: Path) -> list[Path]:
    """Build the wheel: pure Python, for `pipx install` and `uv tool install`."""
    return _build(out, "--wheel", "*.whl")


def sdist(out: Path) -> list[Path]:
    """Build the source archive."""
    return _build(out, "--sdist", "*.tar.gz")


def _build(out: Path, kind: str, pattern: str) -> list[Path]:
    python = environment("wheel", ["build>=1.3,<2", "hatchling>=1.27,<2"])
    before = {path: path.stat().st_mtime_ns for path in out.glob(pattern)}
    run(python, "-m", "build", "--no-isolation", kind, "--outdir", out, ROOT)
    return [path for path in sorted(out.glob(pattern)) if before.get(path) != path.stat().st_mtime_ns]
