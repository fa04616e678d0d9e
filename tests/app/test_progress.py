"""What is seen while a file is looked through."""

import pytest
from pytestqt.qtbot import QtBot

from ludo.app import progress
from ludo.app.progress import OpeningProgress


def test_the_line_shows_all_its_text_whatever_it_said_before(
    qtbot: QtBot, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "_QUICK", 0)
    monkeypatch.setattr(progress, "_STEP", 0)
    shown = OpeningProgress(qapp)  # type: ignore[arg-type]
    for done, of in ((0, 0), (1, 9), (12_000, 30_000)):
        shown(done, of)
        assert shown._label is not None
        assert shown._label.width() >= shown._label.sizeHint().width()
    assert shown._label is not None
    assert "12" in shown._label.text()
    shown._label.close()
