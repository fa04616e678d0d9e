"""`python -m tests.faults.soak [--minutes N]`: the whole program, round after round of all pages and all games.

A round opens every page, several at a time over each other, changes theme and text size with them open, plays a short
partie of each game against players in their own process, and stays on the first page. Garbage is collected between
events and pictures are given back on the first page, as the program does. The memory in use after the first round is
compared with that after each other one. Blocks are the processor time of the window's thread between two looks at its
events: on a loaded machine other programs take the clock, and other threads hold nobody up. Ends with 1 if the memory
grew by more than a fifth, or if anything but the first page of statistics took longer than 250 ms.
"""

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep, thread_time
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop
from PySide6.QtWidgets import QApplication

from benchmarks.frames import memory
from ludo.app.cache_trimming import STAYS
from ludo.app.start import DATABASE, application, begin_housekeeping, open_window
from ludo.games import GAMES
from ludo.session.asker import Asker
from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.art.cache import PixmapCache
from ludo.ui.platform.garbage import collect
from ludo.ui.play.messages import NextDeal
from ludo.ui.play.state import Over, Result
from ludo.ui.shell.window import MainWindow
from ludo.ui.table import durations
from tests.faults.files import good
from tests.faults.wild import pages
from tests.games.facts import FACTS

GROWN: Final = 1.2
BLOCK: Final = 0.25
"""Seconds of processor time for which the window may not answer."""
PARTIES: Final = 60
"""In the file that is looked at."""
_FIRST: Final = "the first page of statistics"
_FIRST_ONES: Final = ("StatisticsPage", "events of StatisticsPage")
"""It is shown, and draws its chart when it can be seen."""
_NAMES: Final = ("Hugo", "Jeanne", "Basile")


class Blocks:
    """The longest times without an answer, by what was done."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        self._first = set(_FIRST_ONES)

    def measure(self, work: Callable[[], object], name: Callable[[], str]) -> None:
        """Do something, and note under what it is called afterwards how long it took."""
        begun = thread_time()
        work()
        took, known = thread_time() - begun, name()
        if known in self._first:
            self._first.remove(known)
            known = _FIRST
        self.longest[known] = max(took, self.longest.get(known, 0.0))

    def above(self) -> list[tuple[str, float]]:
        """Return what took too long, the longest first."""
        ranked = sorted(self.longest.items(), key=lambda entry: -entry[1])
        return [(name, took) for name, took in ranked if took > BLOCK and name != _FIRST]


class Soak:
    """The rounds."""

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        self.app = app
        self.window = window
        self.blocks = Blocks()

    def round(self) -> None:
        """Open everything, and play everything."""
        settings = self.window.services.settings
        for theme, size in (("dark", 150), ("light", 100)):
            for show in pages(self.window, 2):
                self.blocks.measure(show, self._page)
                self._settle(2)
            self.blocks.measure(lambda theme=theme: settings.change(theme=theme), lambda: "another theme")  # type: ignore[misc]
            self._settle(2)
            self.blocks.measure(lambda size=size: settings.change(text_scale=size), lambda: "another text size")  # type: ignore[misc]
            self._settle(2)
            self._home()
        for game in GAMES:
            self._play(game)
        self._stay_home()

    def _stay_home(self) -> None:
        """Stay until pictures are given back, as somebody does who thinks of what comes next."""
        end = monotonic() + 1.5 * STAYS / 1000
        while monotonic() < end:
            self._settle(1)
            sleep(0.01)

    def _page(self) -> str:
        return type(self.window.navigator.page).__name__

    def _settle(self, times: int) -> None:
        for _ in range(times):
            self.blocks.measure(self.app.processEvents, lambda: f"events of {self._page()}")
            self.blocks.measure(collect, lambda: "collecting garbage")  # as when the loop waits, which it does not here
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _home(self) -> None:
        self.blocks.measure(self.window.navigator.home, lambda: "home")
        self._settle(3)

    def _play(self, game: str) -> None:
        players, options, level = FACTS[game].short
        chairs = tuple(Chair(name, level) for name in _NAMES[:players])
        setup = Setup(game, {"players": players, **options}, chairs)
        self.blocks.measure(lambda: self.window.playing.begin(setup), lambda: f"a new partie of {game}")
        page = self.window.playing.page
        assert page is not None
        end = monotonic() + 300
        while not isinstance(page.facts.phase, Over) and monotonic() < end:
            self.blocks.measure(self._wait, lambda: f"playing {game}")
            if isinstance(page.facts.phase, Result):
                self.blocks.measure(lambda: page.send(NextDeal()), lambda: f"another deal of {game}")
        self._home()

    def _wait(self) -> None:
        self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def pictures() -> float:
    """Return the megabytes of pictures that are kept to be shown again; the program bounds them."""
    return sum(cache.used for cache in PixmapCache._all) / 2**20


def soak(folder: Path, minutes: float, rounds: int) -> int:
    """Go round until the time is over, at most so many rounds; 1 above a bar."""
    (folder / DATABASE).write_bytes(good(PARTIES)[0])
    app = application()
    asker = Asker()
    still = replace(durations.DURATIONS["none"], hold=0, said=0, gap=0, luck=0)
    durations.DURATIONS = {**durations.DURATIONS, "none": still}  # type: ignore[assignment, misc]
    window = open_window(app, folder, asker, "fr")
    window.services.settings.change(speed="none", next_deal_alone=False)
    window.resize(1024, 640)
    window.show()
    begin_housekeeping(window)
    going = Soak(app, window)
    end = monotonic() + minutes * 60
    used: list[float] = []
    while len(used) < rounds and (monotonic() < end or len(used) < 2):
        going.round()
        used.append(memory())
        print(f"round {len(used)}: {used[-1]:.1f} MB, {pictures():.1f} of them kept pictures", flush=True)
    window.close()
    asker.stop()
    print(f"memory: {max(used) / used[0]:.3f} times that after the first of {len(used)} rounds (bar {GROWN:.1f})")
    for name, took in going.blocks.above():
        print(f"    {name}: {took * 1000:.0f} ms of processor time (bar {BLOCK * 1000:.0f})")
    print(f"{len(going.blocks.above())} things took longer than {BLOCK * 1000:.0f} ms of processor time")
    return int(max(used) > used[0] * GROWN or bool(going.blocks.above()))


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rounds", type=int, default=1_000_000, help="at most")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with TemporaryDirectory() as folder:
        return soak(Path(folder), given.minutes, given.rounds)


if __name__ == "__main__":
    sys.exit(main())
