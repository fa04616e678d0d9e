"""What a picture costs while cards move: `python -m benchmarks.frames [--seconds N] [--parties N] [--games NAME ...]`.

Processor time between two pictures, 16 ms apart, in a window of 1920 x 1080 drawn by the processor without a screen:
parties of computer players being dealt and played (up to 60 cards; L'École with 216), and 216 cards lying on the table
while six fly. Then the same window while nothing happens, and with `--parties` the memory after so many short parties
of each game on the screen, against a tenth of them. `--seconds 0` leaves the pictures out. Ends with 1 above a bar.
"""

import argparse
import ctypes
import gc
import os
import sys
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from ludo.bots.effort import never
from ludo.bots.questions import Question
from ludo.engine.options import Value
from ludo.games import GAMES
from tests.games.facts import FACTS
from tests.session.tables import InProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QApplication

    from ludo.ui.shell.window import MainWindow

FRAME: Final = 1 / 60
MEDIAN: Final = 4.0
USUAL: Final = 16.0
LARGE: Final = 33.0
"""Milliseconds: the median, 99 of 100 with up to 60 cards, 99 of 100 with 216."""
IDLE: Final = 0.01
"""Share of the processor that a window may use in which nothing happens."""
GROWN: Final = 1.1
_DRAWN: "Final[Mapping[str, tuple[int, Mapping[str, Value], float]]]" = {
    "trente_et_un": (6, {}, USUAL), "tripoli": (6, {}, USUAL), "trio": (7, {"variant": "ecole"}, LARGE),
}  # fmt: skip
_TABLES: "Final[tuple[tuple[str, int, Mapping[str, Value], float], ...]]" = tuple(
    (game, *_DRAWN.get(game, (4, {}, USUAL))) for game in GAMES
)
"""Game, players, options and bar of the tables whose pictures are measured."""
_NAMES: Final = ("Hugo", "Jeanne", "Basile", "Odette", "Anatole", "Lise", "Gaspard", "Blanche", "Rose")


class Thinker(InProcess):
    """Computer players that think in this process. spent: seconds that took, which the picture did not."""

    def __init__(self) -> None:
        super().__init__(self._timed)
        self.spent = 0.0

    def weighs(self, game: str, /) -> bool:
        """Hints are not measured."""
        return False

    def prices(self, game: str, /) -> bool:
        """Nor are reviews."""
        return False

    def _timed(self, question: Question[object]) -> object:
        begun = time.process_time()
        answer = question.answer(never)
        self.spent += time.process_time() - begun
        return answer


def frames(app: "QApplication", thinker: Thinker, seconds: float, moving: "Callable[[], bool]") -> list[float]:
    """Return the processor time of every picture in which something moves, in milliseconds."""
    result = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        due = time.perf_counter() + FRAME
        counts = moving()
        begun, thought = time.process_time(), thinker.spent
        app.processEvents()
        spent = time.process_time() - begun - (thinker.spent - thought)
        if counts or moving():
            result.append(spent * 1000)
        time.sleep(max(0.0, due - time.perf_counter()))
    return result


def report(what: str, times: list[float], bar: float) -> bool:
    """Print a line; True if it is within its bars."""
    cuts = quantiles(times, n=100)
    median = MEDIAN if bar == USUAL else bar
    good = cuts[49] <= median and cuts[98] <= bar
    print(
        f"{what:28} p50 {cuts[49]:5.2f} ms (bar {median:.0f})   p99 {cuts[98]:5.2f} ms (bar {bar:.0f})"
        f"   max {max(times):6.2f} ms   {len(times)} pictures{'' if good else '   ABOVE THE BAR'}"
    )
    return good


def play(
    window: "MainWindow",
    app: "QApplication",
    thinker: Thinker,
    game: str,
    players: int,
    values: "Mapping[str, Value]",
    seconds: float,
) -> list[float]:
    """Let computer players play a game; return what the pictures cost, but for the one in which the table appears."""
    from ludo.session.chairs import Chair
    from ludo.session.service import Setup

    chairs = tuple(Chair(name, "random") for name in _NAMES[:players])
    window.playing.begin(Setup(game, {"players": players, **values}, chairs))
    page = window.playing.page
    assert page is not None
    begun = time.process_time()
    app.processEvents()
    print(f"{game}: the first picture of the table takes {(time.process_time() - begun) * 1000:.0f} ms")
    return frames(app, thinker, seconds, lambda: page.table.busy or page.table.mover.moving)


def many_cards(app: "QApplication", thinker: Thinker, seconds: float) -> list[float]:
    """Let six cards at a time fly over a table on which 216 lie; return what the pictures cost."""
    from PySide6.QtWidgets import QWidget

    from ludo.engine.places import STOCK
    from ludo.ui.art.style import CardStyle
    from ludo.ui.table.card import CardWidget
    from ludo.ui.table.contract import Spot
    from ludo.ui.table.mover import Mover

    luck = Random(1)
    table = QWidget()
    table.resize(1920, 1080)
    cards = [CardWidget(table, CardStyle(), number % 52, STOCK) for number in range(216)]
    for number, card in enumerate(cards):
        card.lie(Spot(80 + number % 24 * 75, 90 + number // 24 * 112, 90))
    table.show()
    for _ in range(5):  # the table is drawn before anything flies
        app.processEvents()
    mover = Mover(table)

    def moving() -> bool:
        if not mover.moving:
            for card in luck.sample(cards, 6):
                card.raise_()
                mover.send(card, card.spot, Spot(luck.uniform(80, 1840), luck.uniform(90, 990), 90), 240)
        return True

    result = frames(app, thinker, seconds, moving)
    mover.finish()
    table.hide()
    table.deleteLater()
    return result


def idle(app: "QApplication", seconds: float) -> float:
    """Return the share of the processor that is used while nothing happens."""
    from PySide6.QtCore import QTimer

    begun, since = time.process_time(), time.perf_counter()
    QTimer.singleShot(round(seconds * 1000), app.quit)
    app.exec()
    return (time.process_time() - begun) / (time.perf_counter() - since)


def memory() -> float:
    """Return the memory of this process in use now, in megabytes; 0 where the system does not tell it in a file.

    What the allocator of glibc keeps for later is given back first: from run to run that differs by a tenth.
    """
    status = Path("/proc/self/statm")
    if not status.exists():
        return 0.0
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def grows(
    window: "MainWindow",
    app: "QApplication",
    game: str,
    players: int,
    values: "Mapping[str, Value]",
    level: str,
    parties: int,
) -> bool:
    """Play parties of a game on the screen one after the other; True if the memory grows no more than the bar."""
    from dataclasses import replace

    from PySide6.QtCore import QEvent, QEventLoop

    from ludo.session.chairs import Chair
    from ludo.session.service import Setup
    from ludo.ui.play.messages import NextDeal
    from ludo.ui.play.state import Over, Result
    from ludo.ui.table import durations

    still = replace(durations.DURATIONS["none"], hold=0, said=0, gap=0, luck=0)
    durations.DURATIONS = {**durations.DURATIONS, "none": still}  # type: ignore[assignment, misc]
    window.services.settings.change(speed="none", next_deal_alone=False)
    window.resize(1024, 640)  # painted faster, and what leaks is a larger part of the whole
    early = 0.0
    for number in range(1, parties + 1):
        chairs = tuple(Chair(name, level) for name in _NAMES[:players])
        window.playing.begin(Setup(game, {"players": players, **values}, chairs))
        page = window.playing.page
        assert page is not None
        while not isinstance(page.facts.phase, Over):
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            if isinstance(page.facts.phase, Result):
                page.send(NextDeal())
        window.navigator.home()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if number == max(1, parties // 10):
            early = memory()
        if number % max(1, parties // 10) == 0:
            print(f"{game}: {memory():.1f} MB after {number} parties", flush=True)
    late = memory()
    good = late <= early * GROWN
    print(f"{game}: {late / early if early else 0:.3f} times the memory after {parties // 10} (bar {GROWN:.1f} times)")
    return good


def main() -> int:
    """The command; 1 above a bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.frames", description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="for each table")
    parser.add_argument("--parties", type=int, default=0, help="measure the memory with so many parties of each game")
    names = [table[0] for table in _TABLES]
    parser.add_argument("--both", action="store_true", help="with a second window for everybody, as large; no bars")
    parser.add_argument("--games", nargs="+", choices=names, default=names, help="all unless some are named")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ludo.app.start import application, open_window

    app = application()
    thinker = Thinker()
    with TemporaryDirectory() as name:
        window = open_window(app, Path(name), thinker)
        window.services.settings.change(speed="normal", next_deal_alone=True)
        window.resize(1920, 1080)
        window.show()
        if given.both:
            window.presenting.start(app.primaryScreen())
            assert window.presenting.window is not None
            window.presenting.window.showNormal()
            window.presenting.window.resize(1920, 1080)
        good = []
        for game, players, values, bar in _TABLES if given.seconds else ():
            if game in given.games:
                times = play(window, app, thinker, game, players, values, given.seconds)
                good.append(report(f"{game}, {players} players", times, bar))
        if given.seconds:
            good.append(report("216 cards, six fly", many_cards(app, thinker, given.seconds), LARGE))
            window.navigator.home()
            idle(app, 1.0)
            share = idle(app, 3.0)
            print(f"idle: {share * 100:.2f} % of the processor (bar {IDLE * 100:.0f} %)")
            good.append(share <= IDLE)
        for game in given.games if given.parties else ():
            good.append(grows(window, app, game, *FACTS[game].short, given.parties))
        window.close()
    return 0 if given.both or all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
