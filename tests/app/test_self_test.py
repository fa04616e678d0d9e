"""`ludo --self-test`."""

import importlib
import pkgutil
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow

import ludo.ui.pages
from ludo.app import self_test, self_test_rules, self_test_window
from ludo.games import GAMES
from ludo.ui.platform import identity
from ludo.ui.widgets.surfaces import Page
from tests.house.sources import ROOT


def _all_pages() -> set[str]:
    for module in pkgutil.walk_packages(ludo.ui.pages.__path__, "ludo.ui.pages."):
        importlib.import_module(module.name)
    waiting, found = [Page], set()
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith("ludo.ui."):
                found.add(kind.__name__)
    return found - {"FaultPage"}  # shown in place of another one that cannot be


def test_everything_is_tried_and_every_page_opened(qapp: QApplication, capsys: pytest.CaptureFixture[str]) -> None:
    assert self_test.run("all") == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == "everything works"
    assert all(line.startswith("ok ") for line in lines)
    checked = {line.split(":")[0].removeprefix("ok").strip() for line in lines}
    assert checked >= {f"deal of {game}" for game in GAMES}
    opened = next(line for line in lines if " pages: " in line).split(": ")[1].split(", ")
    assert _all_pages() <= set(opened)
    left = [top for top in qapp.topLevelWidgets() if isinstance(top, QMainWindow)]
    assert not left, "its window would live on over a closed file"


def test_what_fails_is_named_and_the_other_checks_are_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Path) -> str:
        raise self_test_rules.SelfTestError("a page is missing")

    monkeypatch.setattr(self_test_rules, "_check_file", broken)
    monkeypatch.setattr(self_test_window, "checks", lambda: (("last", lambda _: "here"),))
    assert self_test.run("all") == 1
    said = capsys.readouterr().out
    assert "FAILED  file of games: SelfTestError: a page is missing\n" in said
    assert "ok      last: here\n1 failed\n" in said


def test_an_icon_that_nothing_can_read_is_noticed(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a package without the readers of drawings."""
    before = qapp.windowIcon()
    assert self_test_window._check_icon(Path()) == "32 × 32"
    monkeypatch.setattr(identity, "resource", lambda *_: ROOT / "LICENSE")
    with pytest.raises(self_test_rules.SelfTestError, match="it cannot be drawn"):
        self_test_window._check_icon(Path())
    qapp.setWindowIcon(before)


def test_a_package_without_the_reader_of_spreadsheets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert self_test_rules._check_spreadsheet(Path()) == "Ludo, 1.50"
    monkeypatch.setitem(sys.modules, "python_calamine", None)
    with pytest.raises(self_test_rules.SelfTestError, match="no-reader"):
        self_test_rules._check_spreadsheet(Path())
