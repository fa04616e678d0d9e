"""One run of `benchmarks.acts`, in a process of its own: does everything in one window, prints what each act cost.

It runs with the code of any checkout, which stands first on the path: what an older one cannot do is left out.
"""

import gc
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import sleep, thread_time
from typing import TYPE_CHECKING, Final, TypeAlias

from ludo.games import GAMES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ludo.ui.shell.window import MainWindow

Act: TypeAlias = Callable[[], object]
Shorts: TypeAlias = Mapping[str, tuple[int, Mapping[str, int], str]]
"""Players, options and level of a short partie, by game."""

_NAMES: Final = ("Anna", "Hugo", "Jeanne", "Basile")
_SIZE: Final = (1280, 800)
_LARGE: Final = (3840, 2160)
_STEPS: Final = 16
_LONG: Final = 600
"""Actions of the partie with a long journal."""
_QUIET: Final = 0.001
"""Seconds of processor time below which nothing was done when the events were looked at."""


class Meter:
    """What each act took: its longest block, and all of it, in milliseconds of the thread of the window."""

    def __init__(self, app: "QApplication") -> None:
        self.app = app
        self.spare: Callable[[], float] = lambda: 0.0
        """Seconds that others have spent in this thread so far: they do not count."""

    def block(self, work: Act) -> float:
        """How long the window answers nobody, in seconds."""
        begun, spare = thread_time(), self.spare()
        work()
        return thread_time() - begun - (self.spare() - spare)

    def answer(self) -> None:
        """Look at the events, as the loop does: what is left for good goes, too."""
        from PySide6.QtCore import QEvent

        self.app.processEvents()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def settle(self) -> Iterator[float]:
        """Look at the events until nothing comes any more."""
        still = 0
        for _ in range(60):
            took = self.block(self.answer)
            yield took
            still = still + 1 if took < _QUIET else 0
            if still == 5:
                break
            sleep(0.005)

    def rest(self) -> None:
        """Let everything come that is still to come."""
        sum(self.settle())

    def act(self, name: str, work: Act) -> None:
        """Do something, and note under a name what it took."""
        blocks = [self.block(work), *self.settle()]
        self.note(name, max(blocks), sum(blocks))

    def note(self, name: str, longest: float, total: float) -> None:
        """Tell what an act took."""
        print(json.dumps([name, longest * 1000, total * 1000]), flush=True)


class Tour:
    """Everything that is done in a window."""

    def __init__(self, meter: Meter, window: "MainWindow") -> None:
        self.meter = meter
        self.window = window

    def pages(self) -> dict[str, Act]:
        """Every page but the tables, by how it is opened."""
        try:
            to = import_module("ludo.ui.services.destinations")
        except ModuleNotFoundError:  # of an older checkout
            to = import_module("ludo.ui.destinations")

        def opening(name: str, *values: object, **named: object) -> Act:
            return lambda: self.window.open(getattr(to, name)(*values, **named))

        found = {
            "evenings": opening("ToEvenings"),
            "evening": opening("ToEvening", 500),
            "evening of five years ago": opening("ToEvening", 255),
            "people": opening("ToPeople"),
            "chips": opening("ToLedger"),
            "chips of an evening": opening("ToLedger", evening=255),
            "chips of a person": opening("ToLedger", person=1),
            "books": opening("ToExchange"),
            "score sheet": opening("ToSheet", 1),
            "closing": opening("ToClosing", 500),
            "seasons": opening("ToSeasons"),
            "outside": opening("ToOutside"),
            "past games": opening("ToPastGames"),
            "problems": opening("ToProblems"),
        }
        if hasattr(to, "ToSettings"):
            found["settings"] = opening("ToSettings")
            found["keys"] = opening("ToKeys")
            found["licences"] = opening("ToLicences")
            found["my play"] = opening("ToStatistics", kind="mine")
        for game in GAMES:
            found[f"rules of {game}"] = opening("ToRules", game)
            found[f"new game of {game}"] = opening("ToNewGame", game)
        found["new sheet"] = opening("ToSheetSetup", "trio")
        found["replay"] = opening("ToReplay", 1)
        found["statistics"] = opening("ToStatistics")
        found["a partie is resumed"] = lambda: self.window.playing.resume(self._long)
        found["a partie with a long journal"] = opening("ToReplay", self._long)
        return found

    def keep_long_partie(self) -> None:
        """Keep a partie with a long journal."""
        from ludo.engine.options import write_options
        from ludo.session.chairs import Chair
        from ludo.session.ports import Header
        from ludo.session.session import Session

        game, luck, store = GAMES["tripoli"], Random(1), self.window.services.store
        chairs = tuple(Chair(name) for name in _NAMES)
        options = write_options(game.read_options({"players": len(chairs)}))
        session = Session(game, Header(game.id, game.rules_version, options, chairs, store.now()), store, luck)
        while not session.over and session.ply < _LONG:
            if not session.step():
                seat = session.turn().must
                assert seat is not None
                session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
        self._long = session.number

    def home(self) -> None:
        """Leave all pages."""
        self.meter.act("home", self.window.navigator.home)

    def open_everything(self) -> None:
        """Open every page, first and again."""
        for name, show in self.pages().items():
            for _ in range(2):
                self.meter.act(name, show)
                if name == "statistics":
                    self.charts()
                self.home()

    def change_looks(self) -> None:
        """Change look and language with every page on top."""
        for name, show in self.pages().items():
            show()
            self.meter.rest()
            self.change(name)
            self.home()

    def charts(self) -> None:
        """Show every chart."""
        page = self.window.navigator.page
        for kind in ("games", "duels", "streaks", "scores", "lengths", "ratings", "balances", "mine", "course"):
            with suppress(KeyError, ValueError):
                self.meter.act(f"chart: {kind}", lambda kind=kind: page.show_chart(kind))  # type: ignore[attr-defined, misc]

    def change(self, name: str) -> None:
        """Change theme, text size and language, and back."""
        settings = self.window.services.settings
        for what, one, other in (
            ("theme", {"theme": "dark"}, {"theme": "light"}),
            ("text size", {"text_scale": 150}, {"text_scale": 100}),
            ("language", {"language": "fr"}, {"language": "en"}),
        ):
            self.meter.act(f"{what}: {name}", lambda values=one: settings.change(**values))  # type: ignore[misc]
            self.meter.act(f"{what}: {name}", lambda values=other: settings.change(**values))  # type: ignore[misc]

    def open_over_each_other(self) -> None:
        """Change look and language with all pages over each other."""
        for name, show in self.pages().items():
            if "partie" not in name:
                show()
                self.meter.rest()
        self.change("all pages over each other")
        self.home()

    def tables(self) -> None:
        """Open a table of each game, twice, and do what one does there."""
        from ludo.session.chairs import Chair
        from ludo.session.service import Setup

        for game in GAMES:
            chairs = (Chair("Anna"), *(Chair(name, "random") for name in _NAMES[1:3]))
            values = {"players": 3} if game != "trut" else {"players": 2}
            setup = Setup(game, values, chairs[: values["players"]])
            for _ in range(2):
                self.meter.act(f"table of {game}", lambda setup=setup: self.window.playing.begin(setup))  # type: ignore[misc]
                settings = self.window.services.settings
                for _ in range(2):
                    self.meter.act(f"journal of {game}", self.window.toggle_panel)
                    self.meter.rest()
                if not settings.value.panel_open:
                    self.window.toggle_panel()
                    self.meter.rest()
                self.meter.act(f"rules beside the table of {game}", self.window.show_rules)
                self.meter.rest()
            self.change(f"table of {game}")
            self.home()

    def resize(self) -> None:
        """Make a window on a large screen smaller, step by step, with a table of each game."""
        from ludo.session.chairs import Chair
        from ludo.session.service import Setup

        for game in GAMES:
            self.window.resize(*_LARGE)
            count = 2 if game == "trut" else 4
            chairs = (Chair("Anna"), *(Chair(name, "random") for name in _NAMES[1:count]))
            self.window.playing.begin(Setup(game, {"players": count}, chairs))
            self.meter.rest()
            steps = []
            for step in range(1, _STEPS + 1):
                size = _LARGE[0] - 16 * step, _LARGE[1] - 9 * step
                steps.append(self.meter.block(partial(self.step, size)))
            self.meter.note(f"a step of the size at 3840 x 2160: {game}", median(steps), sum(steps))
            self.meter.act(f"after the steps: {game}", lambda: None)
            self.window.navigator.home()
            self.meter.rest()

    def step(self, size: tuple[int, int]) -> None:
        """Change the size of the window."""
        self.window.resize(*size)
        self.meter.app.processEvents()

    def play(self, app: "QApplication", short: Shorts) -> None:
        """Play a short partie of each game, everything at once."""
        from dataclasses import replace

        from ludo.session.chairs import Chair
        from ludo.session.service import Setup
        from ludo.ui.table import durations

        still = replace(durations.DURATIONS["none"], hold=0, said=0, gap=0, luck=0)
        durations.DURATIONS = {**durations.DURATIONS, "none": still}  # type: ignore[assignment, misc]
        self.window.services.settings.change(next_deal_alone=False)
        for game, (players, options, level) in short.items():
            chairs = tuple(Chair(name, level) for name in _NAMES[:players])
            self.window.playing.begin(Setup(game, {"players": players, **options}, chairs))
            page = self.window.playing.page
            assert page is not None
            longest = total = 0.0
            for _ in range(3000):
                took = self.meter.block(app.processEvents)
                longest, total = max(longest, took), total + took
                if waits_for(page) == "result":
                    took = self.meter.block(partial(next_deal, page))
                    longest, total = max(longest, took), total + took
                if waits_for(page) == "over":
                    break
                sleep(0.001)
            self.meter.note(f"playing {game}", longest, total)
            self.home()


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


def run(folder: Path, parts: str, short: Shorts) -> None:
    """Do everything, in a window over the data of a folder."""
    from ludo.app.plain_import import use_plain_import

    use_plain_import()
    from benchmarks.frames import Thinker
    from ludo.app.start import application, open_window

    app = application()
    thinker = Thinker()
    window = open_window(app, folder, thinker, "en")
    window.services.settings.change(theme="light", text_scale=100, language="en", panel_open=False, speed="none")
    window.resize(*_SIZE)
    window.show()
    meter = Meter(app)
    meter.spare = lambda: thinker.spent
    meter.rest()
    gc.freeze()
    with suppress(ImportError):
        from ludo.app.cache_trimming import CacheTrimmer
        from ludo.app.preloading import Preloader

        CacheTrimmer(window.navigator)
        ahead = Preloader(window.near, window.navigator)
        ahead.want_tables()  # as when the pointer comes near a game
        while ahead.busy:
            meter.answer()
    tour = Tour(meter, window)
    tour.keep_long_partie()
    doing: dict[str, Act] = {
        "tables": tour.tables,
        "pages": tour.open_everything,
        "looks": tour.change_looks,
        "over": tour.open_over_each_other,
        "resize": tour.resize,
        "play": lambda: tour.play(app, short),
    }
    for part, do in doing.items():
        if part in parts.split(","):
            do()
    window.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    run(Path(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3]))
