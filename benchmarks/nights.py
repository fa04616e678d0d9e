"""What ten years of evenings cost: `python -m benchmarks.nights [--runs N]`.

A file of 500 evenings, 20,000 results and 200,000 postings (`tests.nights.fill`). First the start of the program, from
the beginning of the process to the painted window, against the same with an empty file, alternating. Then every page of
game nights is opened in one window: processor time until it has been painted, the first time, its modules included; and
every page that is built anew after a change of language or look is, least of three times, with all that is painted.
"""

import argparse
import gc
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time, sleep
from typing import TYPE_CHECKING, Final

from benchmarks.start import LUDO, cpu_seconds, environment
from ludo.ui.services.destinations import (
    ToClosing,
    ToEvening,
    ToEvenings,
    ToExchange,
    ToKeys,
    ToLedger,
    ToNewGame,
    ToPastGames,
    ToPeople,
    ToProblems,
    ToSeasons,
    ToSettings,
    ToStatistics,
)
from tests.nights.fill import fill

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ludo.ui.shell.window import MainWindow

START_BAR: Final = 1.1
PAGE_BAR: Final = 300.0
CHART_BAR: Final = 900.0
"""Milliseconds of the page that loads what draws charts."""
AGAIN_BAR: Final = 150.0
_AGAIN_BARS: Final = {"statistics": 250.0}
"""Milliseconds of a page that is built anew."""
_ROUNDS: Final = 20
_PAUSE: Final = 0.02
"""Seconds for which what waits for a timer may wait."""


def start(empty: Path, full: Path, runs: int) -> bool:
    """Compare starts; is the one with the full file within the bar?"""
    times: dict[str, list[float]] = {"empty": [], "full": []}
    for _ in range(runs + 1):
        times["empty"].append(cpu_seconds(LUDO, empty))
        times["full"].append(cpu_seconds(LUDO, full))
    medians = {what: median(values[1:]) for what, values in times.items()}
    for what, seconds in medians.items():
        print(f"start, {what:6} {seconds * 1000:6.0f} ms of processor time (median of {runs})")
    ratio = medians["full"] / medians["empty"]
    print(f"ten years cost {ratio:.3f} times an empty start (bar: {START_BAR})")
    return ratio <= START_BAR


def spent(app: "QApplication", act: Callable[[], object]) -> float:
    """Processor time in milliseconds of an act and of all that it leads to until nothing is left to paint."""
    begun = process_time()
    act()
    for _ in range(_ROUNDS):
        app.processEvents()
        sleep(_PAUSE)
    return (process_time() - begun) * 1000


def pages(window: "MainWindow") -> dict[str, Callable[[], object]]:
    """Every page of game nights but statistics."""
    (running,) = window.services.store.open_evenings()
    return {
        name: partial(window.open, to)
        for name, to in (
            ("evenings", ToEvenings()),
            ("evening", ToEvening(running.number)),
            ("evening of five years ago", ToEvening(255)),
            ("people", ToPeople()),
            ("postings", ToLedger()),
            ("postings of an evening", ToLedger(evening=255)),
            ("CSV and backups", ToExchange()),
        )
    }


def opened(folder: Path) -> bool:
    """Open every page of a folder's file; is each within its bar?"""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ludo.app.plain_import import use_plain_import

    use_plain_import()  # as the program does before it reads anything else of Qt
    from ludo.app.start import application, open_window
    from ludo.session.asker import Asker

    app = application()
    window = open_window(app, folder, Asker())
    window.show()
    spent(app, lambda: None)
    gc.freeze()  # as the program does when its window is up
    fine = True
    for what, show in pages(window).items():
        fine &= report(what, spent(app, show), PAGE_BAR)
    fine &= report("first chart", spent(app, lambda: window.open(ToStatistics())), CHART_BAR)
    fine &= charts(app, window)
    fine &= built_anew(app, window)
    window.close()
    return fine


def built_anew(app: "QApplication", window: "MainWindow") -> bool:
    """Have every page built anew while it is seen; is each within its bar?"""
    others: dict[str, Callable[[], object]] = {
        "home": window.navigator.home,
        **{
            name: partial(window.open, to)
            for name, to in (
                ("new game", ToNewGame()),
                ("past games", ToPastGames()),
                ("problems", ToProblems()),
                ("settings", ToSettings()),
                ("keys", ToKeys()),
                ("seasons", ToSeasons()),
                ("account", ToClosing(255)),
                ("statistics", ToStatistics()),
            )
        },
    }
    fine = True
    for what, show in {**pages(window), **others}.items():
        spent(app, show)
        least = min(spent(app, window.navigator.renew_pages) for _ in range(3))
        fine &= report(f"again: {what}", least, _AGAIN_BARS.get(what, AGAIN_BAR))
    return fine


def report(what: str, milliseconds: float, bar: float) -> bool:
    """Print a line; is it within the bar?"""
    late = "" if milliseconds <= bar else "   too long"
    print(f"{what:28} {milliseconds:6.0f} ms (bar: {bar:.0f}){late}")
    return milliseconds <= bar


def charts(app: "QApplication", window: "MainWindow") -> bool:
    """Show every chart of the statistics page; is each within the bar?"""
    from ludo.ui.pages.statistics.page import StatisticsPage

    page = window.navigator.find_page(StatisticsPage)
    assert page is not None
    assert page.plot is not None, "no chart has been drawn"
    fine = True
    for kind in ("games", "duels", "streaks", "scores", "lengths", "ratings", "balances", "mine", "course"):
        fine &= report(f"chart: {kind}", spent(app, partial(page.show_chart, kind)), PAGE_BAR)
    return fine


def main() -> int:
    """The command; 1 above a bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.nights", description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--pages", type=Path, help="only the pages, over the file in this folder")
    given = parser.parse_args()
    if given.pages is not None:
        return int(not opened(given.pages))
    with TemporaryDirectory() as name:
        empty, full = Path(name) / "empty", Path(name) / "full"
        full.mkdir()
        fill(full / "ludo.db")
        fine = start(empty, full, given.runs) if given.runs else True
        command = [sys.executable, "-m", "benchmarks.nights", "--pages", str(full)]
        subprocess.run(command, check=False, env=environment(), stdout=subprocess.DEVNULL)  # compiles what is imported
        fine &= subprocess.run(command, check=False, env=environment()).returncode == 0
    return int(not fine)


if __name__ == "__main__":
    sys.exit(main())
