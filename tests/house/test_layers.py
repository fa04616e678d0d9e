"""The layers of the program, as `[tool.importlinter]` in pyproject.toml draws them."""

from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from tests.house.sources import ROOT


def test_nothing_is_imported_against_the_layers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    failed = lint_imports(config_filename=str(ROOT / "pyproject.toml"), cache_dir=str(tmp_path), is_debug_mode=False)
    assert not failed, capsys.readouterr().out
