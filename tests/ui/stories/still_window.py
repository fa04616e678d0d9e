"""The whole program in a window in which nothing moves, and cards are the same every time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.app import start
from ludo.session.asker import Asker
from ludo.ui.shell.window import MainWindow
from ludo.ui.table import durations
from ludo.ui.widgets.press_guard import GUARD_MS, set_clock


@contextmanager
def still_window(
    qtbot: QtBot, qapp: QApplication, folder: Path, monkeypatch: pytest.MonkeyPatch, asker: Asker
) -> Iterator[MainWindow]:
    """The program as it starts over a folder; nobody presses before they have looked, or heard."""
    still = replace(durations.DURATIONS["none"], hold=0, said=0, gap=0, luck=0)
    monkeypatch.setattr(durations, "DURATIONS", {**durations.DURATIONS, "none": still})
    monkeypatch.setattr(start, "SystemRandom", lambda: Random(11))
    hook = sys.excepthook
    window = start.open_window(qapp, folder, asker, "en")
    sys.excepthook = hook
    window.services.settings.change(speed="none", wait_for_me="never")
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    time = count(0, GUARD_MS)
    set_clock(lambda: next(time))
    yield window
    set_clock(None)
    window.close()
