"""What a person copies after something went wrong, and where a newer version is looked for."""

from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices

import ludo
from ludo import homepage as pages
from ludo.ui.dialogs import notices, report
from ludo.ui.screens.declared import commands
from ludo.ui.screens.menu_bar import HELP

_LOG = r"""2026-11-28 10:00:00,123 ERROR ludo: an error that nobody has caught
Traceback (most recent call last):
  File "/srv/camille/ludo/ludo/ui/play/page.py", line 12, in take
    raise ValueError(hand)
  File "C:\Users\Camille\AppData\lib\site-packages\other.py", line 7, in call
ValueError: Camille holds A♥ in /srv/camille/evening.ludo
2026-11-28 10:00:01,123 WARNING ludo.qt: qt.fonts: Camille
2026-11-28 10:00:02,123 ERROR ludo: the program died the last time:
Fatal Python error: Segmentation fault

Current thread 0x00007f13 (most recent call first):
  File "/srv/camille/ludo/ludo/ui/play/page.py", line 34 in paint
"""


def test_what_is_copied_has_no_cards_names_or_paths(qapp: object, tmp_path: Path) -> None:
    log = tmp_path / "camille.log"
    log.write_text(_LOG, encoding="utf-8")
    told = report.text_to_copy(log, True)
    assert told.startswith(f"Ludo {ludo.__version__}, Python 3.")
    assert told.splitlines()[2:] == [
        "games are kept",
        "2026-11-28 10:00:00 ERROR ludo",
        "  ludo/ui/play/page.py:12 take",
        "  other.py:7 call",
        "ValueError",
        "2026-11-28 10:00:01 WARNING ludo.qt",
        "2026-11-28 10:00:02 ERROR ludo",
        "Fatal Python error: Segmentation fault",
        "  ludo/ui/play/page.py:34 paint",
    ]
    for secret in ("amille", "A♥", "evening", str(tmp_path)):
        assert secret not in told


@pytest.mark.parametrize("log", [None, Path("/not/there/ludo.log")])
def test_without_a_log_the_rest_is_copied(log: Path | None, qapp: object) -> None:
    assert "games are not kept\n" in report.text_to_copy(log, False)


def test_the_page_of_releases_is_offered_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(notices, "homepage", lambda: "https://forge.example/we/ludo/")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda address: opened.append(address.toString()))
    notices.Notices.show_releases(None)  # type: ignore[arg-type]
    assert opened == ["https://forge.example/we/ludo/releases"]

    monkeypatch.setattr(pages, "homepage", lambda: "https://forge.example/we/ludo/")
    assert "&Is there a newer one?" in [command.text() for command in commands(HELP)]
    monkeypatch.setattr(pages, "homepage", str)
    assert "&Is there a newer one?" not in [command.text() for command in commands(HELP)]
