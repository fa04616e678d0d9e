"""What nothing uses is found, and only what has a reason stays."""

from pathlib import Path

import pytest

from tests import dead_code


def test_a_name_that_nothing_uses_is_told(tmp_path: Path) -> None:
    (tmp_path / "ludo").mkdir()
    (tmp_path / "ludo" / "part.py").write_text("def used():\n    pass\n\n\ndef forgotten():\n    used()\n")
    (tmp_path / "run.py").write_text("")
    assert dead_code.unused(tmp_path) == {"forgotten": [f"{Path('ludo/part.py')}:5: function"]}


def test_each_name_that_stays_has_one_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stays = dead_code.allowed()
    assert stays
    assert all(reason.strip() for reason in stays.values())
    monkeypatch.setattr(dead_code, "unused", lambda: {"forgotten": ["ludo/part.py:5: function"]})
    assert dead_code.main() == 1
    assert "ludo/part.py:5: function forgotten is not used" in capsys.readouterr().out
