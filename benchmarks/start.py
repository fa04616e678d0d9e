"""What it costs to start: `python -m benchmarks.start [--runs N]`.

Processor time of a process from its beginning until its window has been painted, children included: Ludo with an empty
data folder, and with one that holds a few games, against a bare PySide6 window of the same size. The runs alternate;
the medians are compared within one invocation. The bar is twice the bare window.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

BAR: Final = 2.0

_BARE: Final = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, app.quit)
app = QApplication(sys.argv[:1])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""

_LUDO: Final = """
import sys
import ludo.app.start as start
from ludo.app.main import main
made = start.open_window
def open_window(app, folder, worker, *others):
    worker.start = lambda: None
    window = made(app, folder, worker, *others)
    window.painted.connect(app.quit)
    return window
start.open_window = open_window
main(["--data-dir", sys.argv[1]])
"""


_REPORT: Final = """
import os
print(sum(os.times()[:4]))
"""


def cpu_seconds(program: str, folder: Path) -> float:
    """Processor time of one run of a program, user and system."""
    before = os.times()
    report = _REPORT if sys.platform == "win32" else ""  # Windows does not count what children have used
    command = [sys.executable, "-c", program + report, str(folder)]
    done = subprocess.run(command, check=True, env=_environment(), stdout=subprocess.PIPE, text=True)
    after = os.times()
    own = after.children_user - before.children_user + after.children_system - before.children_system
    return float(done.stdout.split()[-1]) if report else own


def _environment() -> dict[str, str]:
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
        for _ in range(runs + 1):
            times["bare"].append(cpu_seconds(_BARE, empty))
            times["empty"].append(cpu_seconds(_LUDO, empty))
            times["played"].append(cpu_seconds(_LUDO, played))
    medians = {what: median(values[1:]) for what, values in times.items()}
    for what, seconds in medians.items():
        print(f"{what:7} {seconds * 1000:5.0f} ms of processor time (median of {runs})")
    worst = max(medians["empty"], medians["played"]) / medians["bare"]
    print(f"Ludo costs {worst:.2f} times the bare window (bar: {BAR})")
    return int(worst > BAR)


if __name__ == "__main__":
    sys.exit(main())
