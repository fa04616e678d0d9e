"""The layers of the program, as `[tool.importlinter]` in pyproject.toml draws them."""

import subprocess
import sys
from pathlib import Path

from tests.house.sources import ROOT


def test_nothing_is_imported_against_the_layers(tmp_path: Path) -> None:
    # in a process of its own, for it switches off every logger that is there
    code = f"import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(cache_dir={str(tmp_path)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout
