"""One run of `benchmarks.sitting`, in a process of its own: the program, and somebody who goes from table to table.

It runs with the code of any checkout, which stands first on the path. Prints a line of JSON for each figure.
"""

import ctypes
import gc
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from time import process_time, sleep, thread_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ludo.ui.shell.window import MainWindow

_NAMES: Final = ("Anna", "Hugo", "Jeanne", "Basile")
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_LOOKS: Final = 4
_QUIET: Final = 0.004
"""Seconds of processor time between two looks below which nothing goes on; so many looks in a row."""
_ACTS: Final = 400
"""How often the events of a table are looked at while it is played."""


def tell(name: str, value: float) -> None:
    """Print a figure."""
    print(json.dumps([name, value]), flush=True)


def children() -> list[int]:
    """The processes that this one has started, without what only watches over resources."""
    found = Path("/proc/self/task").glob("*/children")
    numbers = [int(number) for path in found for number in path.read_text().split()]
    return [number for number in numbers if b"resource_tracker" not in Path(f"/proc/{number}/cmdline").read_bytes()]


def spent() -> float:
    """Seconds of processor time of this process and those that it has started, ended or not."""
    ended = sum(os.times()[2:4])
    running = 0
    for number in children():
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
        running += int(fields[11]) + int(fields[12])
    return process_time() + ended + running / _TICKS


def resident(process: int | str = "self") -> float:
    """Megabytes of memory of a process that are in use."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * _PAGE / 2**20


def own() -> float:
    """The same of this process, once the allocator has given back what it keeps for later."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return resident()


def next_deal(page: object) -> None:
    """Go on to the next deal."""
    controller = getattr(page, "controller", None)
    if controller is None:
        from ludo.ui.play.messages import NextDeal

        page.send(NextDeal())  # type: ignore[attr-defined]
    else:  # of an older checkout
        getattr(controller, "turns", controller).next_deal()


def waits_for(page: object) -> str:
    """Return what the table waits for."""
    controller = getattr(page, "controller", None)
    return page.facts.phase.name if controller is None else controller.state.value  # type: ignore[attr-defined, no-any-return]


class Sitting:
    """Somebody who plays at every table."""

    def __init__(self, app: "QApplication", window: "MainWindow") -> None:
        self.app = app
        self.window = window

    def turn(self) -> None:
        """Handle events as the loop of the program does: pages that were left are deleted, too."""
        from PySide6.QtCore import QEvent

        self.app.processEvents()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def rest(self) -> None:
        """Wait until nothing goes on, here and in the process of the players."""
        still, before = 0, spent()
        while still < _LOOKS:
            for _ in range(10):
                self.turn()
                sleep(0.03)
            now = spent()
            still, before = (still + 1 if now - before < _QUIET * 2 else 0), now

    def home(self) -> float:
        """Go Home; return the memory there."""
        self.window.navigator.home()
        self.rest()
        return own()

    def tables(self) -> None:
        """Play for a while at a table of each game, and go Home."""
        from ludo.games import GAMES
        from ludo.session.chairs import Chair
        from ludo.session.service import Setup

        for game in GAMES:
            count = 2 if game == "trut" else 4
            chairs = tuple(Chair(name, "expert" if game != "trio" else "amateur") for name in _NAMES[:count])
            self.window.playing.begin(Setup(game, {"players": count}, chairs))
            page = self.window.playing.page
            assert page is not None
            until = page.session.ply + 40
            while page.session.ply < until and not page.session.over:
                self.app.processEvents()
                if waits_for(page) == "result":
                    next_deal(page)
                sleep(0.005)
            tell(f"players' process at {game}", max((resident(number) for number in children()), default=0.0))
            tell(f"table of {game}", own())
            tell(f"Home after {game}", self.home())

    def pages(self) -> None:
        """Open what else there is, with a chart."""
        from ludo.games import GAMES

        try:
            to = import_module("ludo.ui.services.destinations")
        except ModuleNotFoundError:  # of an older checkout
            to = import_module("ludo.ui.destinations")
        usual = ("ToPastGames", "ToSettings", "ToKeys", "ToEvenings", "ToPeople", "ToLedger", "ToStatistics")
        older = {"ToSettings": "show_settings", "ToKeys": "show_keys"}  # where they have no destination
        shows: list[Callable[[], object]] = [
            partial(self.window.open, getattr(to, name)()) if hasattr(to, name) else
            getattr(self.window.screens, older[name])  # type: ignore[attr-defined]
            for name in usual
        ]  # fmt: skip
        shows += [partial(self.window.open, of(game)) for of in (to.ToRules, to.ToNewGame) for game in GAMES]
        for show in shows:
            show()
            self.rest_briefly()
            self.window.navigator.home()
        tell("Home after every page and table", self.home())

    def rest_briefly(self) -> None:
        """Let what was opened be drawn."""
        for _ in range(12):
            self.turn()
            sleep(0.01)


def run(folder: str, parts: str) -> None:
    """Start the program as `main` does, and go through it once it is quiet."""
    from ludo.app.main import main

    gc.disable()
    from ludo.app.plain_import import use_plain_import

    use_plain_import()
    from PySide6.QtCore import QTimer

    from ludo.app import start

    made = start.open_window
    kept: list[Sitting] = []
    at: dict[str, float] = {}

    def painted() -> None:
        at["painted"] = spent()
        QTimer.singleShot(0, begin)

    def begin() -> None:
        sitting = kept[0]
        QTimer.singleShot(10, lambda: go(sitting))

    def go(sitting: Sitting) -> None:
        sitting.rest()
        tell("CPU until the window is painted", at["painted"] * 1000)
        tell("CPU after that until quiet", (spent() - at["painted"]) * 1000)
        tell("of it, the thread of the window", (thread_time() - at["thread"]) * 1000)
        tell("processes of players", len(children()))
        tell("Home at first", own())
        sitting.window.resize(1280, 800)
        sitting.window.services.settings.change(speed="fast", next_deal_alone=True)
        if "tables" in parts:
            sitting.tables()
        if "pages" in parts:
            sitting.pages()
        sitting.window.close()
        sitting.app.quit()

    def open_window(app: "QApplication", *others: object, **more: object) -> "MainWindow":
        window = made(app, *others, **more)  # type: ignore[arg-type]
        kept.append(Sitting(app, window))
        window.painted.connect(lambda: at.update(thread=thread_time()))
        window.painted.connect(painted)
        return window

    start.open_window = open_window
    os.environ["LUDO_DATA_DIR"] = folder
    main([])


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    run(sys.argv[1], sys.argv[2])
