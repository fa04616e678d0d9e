"""What it costs to start: `python -m benchmarks.start [--runs N]`.

Processor time of a process from its beginning until its window has been painted, children included: Ludo with an empty
data folder, and with one that holds a few games and has been shown before, against a bare PySide6 window of the same
size. The runs alternate; the medians are compared within one invocation. The bar is 1.7 times the bare window.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

BAR: Final = 1.7

_TELL: Final = """
import os, sys, time
def tell():
    print(time.process_time() + sum(os.times()[2:4]))
    app.quit()
"""

_BARE: Final = (
    _TELL
    + """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, tell)
app = QApplication(sys.argv[:1])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""
)

LUDO: Final = (
    _TELL
    + """
import gc
from ludo.app.main import main
gc.disable()  # what main does, in its order, for it comes too late here
from ludo.app.plain_import import use_plain_import
use_plain_import()
import ludo.app.start as start
made = start.open_window
def open_window(application, *others):
    global app
    app = application
    window = made(application, *others)
    window.painted.connect(tell)
    return window
start.open_window = open_window
os.environ["LUDO_DATA_DIR"] = sys.argv[1]
main([])
"""
)


_KEEP_PICTURES: Final = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from ludo.session.asker import Asker
from ludo.app.start import application, open_window
from ludo.ui.pages.game_picture import GamePicture
app = application()
window = open_window(app, Path(sys.argv[1]), Asker())
window.show()
timer = QTimer()
def keep():
    pictures = window.findChildren(GamePicture)
    if all(picture.drawn for picture in pictures if not picture.visibleRegion().isEmpty()):
        for picture in pictures:
            picture.keep()
        app.quit()
timer.timeout.connect(keep)
timer.start(100)
app.exec()
window.close()
"""


def cpu_seconds(program: str, folder: Path) -> float:
    """Processor time until a program has painted its window, user and system."""
    command = [sys.executable, "-c", program, str(folder)]
    done = subprocess.run(command, check=True, env=environment(), stdout=subprocess.PIPE, text=True)
    return float(done.stdout)


def environment() -> dict[str, str]:
    """The environment of a program that is measured: without a screen, and with its compiled modules kept."""
    return {"QT_QPA_PLATFORM": "offscreen", **os.environ, "PYTHONDONTWRITEBYTECODE": ""}


def fill(folder: Path, parties: int) -> None:
    """Put some parties into a data folder."""
    from random import Random

    from ludo.engine.options import write_options
    from ludo.games import GAMES
    from ludo.session.chairs import Chair
    from ludo.session.ports import Header
    from ludo.session.session import Session
    from ludo.store.store import Store

    store = Store(folder / "ludo.db")
    game = GAMES["trut"]
    for number in range(parties):
        luck = Random(number)
        options = game.read_options({"truts_to_win": 3})
        header = Header(
            game.id, game.rules_version, write_options(options), (Chair("Anna"), Chair("Hugo")), store.now()
        )
        session = Session(game, header, store, luck)
        while not session.over and (number or session.ply < 20):
            if not session.step():
                seat = session.turn().must
                assert seat is not None
                session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
    store.close()


def main() -> int:
    """The command; 1 above the bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.start", description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    times: dict[str, list[float]] = {"bare": [], "empty": [], "played": []}
    with TemporaryDirectory() as name:
        empty, played = Path(name) / "empty", Path(name) / "played"
        played.mkdir()
        fill(played, 8)
        subprocess.run([sys.executable, "-c", _KEEP_PICTURES, str(played)], check=True, env=environment())
        for _ in range(runs + 1):
            times["bare"].append(cpu_seconds(_BARE, empty))
            times["empty"].append(cpu_seconds(LUDO, empty))
            times["played"].append(cpu_seconds(LUDO, played))
    medians = {what: median(values[1:]) for what, values in times.items()}
    for what, seconds in medians.items():
        print(f"{what:7} {seconds * 1000:5.0f} ms of processor time (median of {runs})")
    worst = max(medians["empty"], medians["played"]) / medians["bare"]
    print(f"Ludo costs {worst:.2f} times the bare window (bar: {BAR})")
    return int(worst > BAR)


if __name__ == "__main__":
    sys.exit(main())
