"""What is read once the window is up, and what only when it is wanted."""

import subprocess
from importlib.util import find_spec
from pathlib import Path

from ludo.app import preloading
from tests.app.test_main import run

PROGRAM = """
import sys
from multiprocessing import active_children
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
import ludo.app.start as start
from ludo.app.main import main
from ludo.app.preloading import Preloader
from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.services.destinations import ToEvenings, ToNewGame
from ludo.ui.pages.tiles import GameTile
made = start.open_window
def open_window(*arguments):
    window = made(*arguments)
    navigator = window.navigator
    def when_read(go_on):
        timer = QTimer(window, interval=20)
        def look():
            if not navigator.findChild(Preloader).busy:
                timer.stop()
                go_on()
        timer.timeout.connect(look)
        timer.start()
    def when_there(go_on):
        timer = QTimer(window, interval=20)
        def look():
            if navigator.findChild(Preloader) is not None:
                timer.stop()
                go_on()
        timer.timeout.connect(look)
        timer.start()
    def tell(*facts):
        print(*facts, sep=";", flush=True)
    def end():
        tell(type(navigator.page).__name__, len(active_children()), "pyqtgraph" in sys.modules)
        window.close()
    def table():
        known = set(sys.modules)
        chairs = Chair("Anna"), Chair("Hugo", "amateur"), Chair("Jeanne", "amateur")
        window.playing.begin(Setup("tripoli", {"players": 3}, chairs))
        parts = "ludo.ui.play", "ludo.ui.table", "ludo.ui.games", "ludo.bots", "ludo.store", "ludo.session"
        read = sorted(name for name in sys.modules if name.startswith(parts) and name not in known)
        tell("table", len(active_children()), read)
        window.close()
    def come_near():
        tell("Home", len(active_children()), "ludo.ui.play.page" in sys.modules)
        spot = QPointF(5, 5)
        tile = next(iter(window.home.findChildren(GameTile)))
        QApplication.sendEvent(tile, QEnterEvent(spot, spot, spot))
        when_read(table)
    steps = {
        "table": come_near,
        "new game": lambda: go(ToNewGame()),
        "evenings": lambda: go(ToEvenings()),
    }
    def go(there):
        tell("Home", len(active_children()), "pyqtgraph" in sys.modules)
        window.open(there)
        when_read(end)
    window.painted.connect(lambda: when_there(steps[WHAT]))
    return window
start.open_window = open_window
main(["--data-dir", sys.argv[1], "--lang", "en"])
"""


def told(what: str, folder: Path) -> list[list[str]]:
    """Run the program, and do something once it has read ahead; return what it says, line by line."""
    code = PROGRAM.replace("WHAT", repr(what))
    done: subprocess.CompletedProcess[str] = run(str(folder), code=code, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return [line.split(";") for line in done.stdout.splitlines()]


def test_the_process_of_the_players_starts_with_new_game(tmp_path: Path) -> None:
    assert told("new game", tmp_path) == [["Home", "0", "False"], ["NewGame", "1", "False"]]


def test_charts_are_read_while_one_looks_at_evenings_and_nobody_thinks(tmp_path: Path) -> None:
    assert told("evenings", tmp_path) == [["Home", "0", "False"], ["EveningsPage", "0", "True"]]


def test_where_the_pointer_comes_near_a_game_the_first_table_finds_its_code_read(tmp_path: Path) -> None:
    home, (_, players, read) = told("table", tmp_path)
    assert home == ["Home", "0", "False"]
    assert players == "1"
    assert read == "[]", "read by the first table: name it in ludo/app/preloading.py"


def test_what_is_read_ahead_is_there() -> None:
    names = [*(f"ludo.{name}" for name in preloading._OF_TABLES), *preloading._OF_CHARTS]
    assert [name for name in names if find_spec(name) is None] == []
