"""How late the window is while computer players think: `python -m benchmarks.responsiveness [--seconds N]`.

Four computer players play in the real window, at full speed with all that moves, each thinking for a tenth of a second
of processor time in the process of its own that players think in. A timer of 5 ms in the window notes how much later
than due it comes; for comparison the same in an idle window of the same run, and while the decisions of a partie are
reviewed there between what they think. The bar is 20 ms for 99 of 100.
"""

import argparse
import os
import sys
import time
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from ludo.bots.effort import Hurried
from ludo.bots.questions import A, Decide, Question
from ludo.engine.actions import Action
from ludo.session.asker import Asker
from ludo.session.pending import Pending

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ludo.session.session import Session
    from ludo.ui.shell.window import MainWindow

BAR: Final = 20.0
_DUE: Final = 5
"""Milliseconds between two ticks."""
_THOUGHT: Final = 0.1
"""Seconds of processor time that a player thinks."""


class ThinkLong(Decide):
    """A player that takes its time."""

    def answer(self, hurried: Hurried) -> Action | None:
        """Return what it does."""
        begun = time.process_time()
        while time.process_time() - begun < _THOUGHT:
            sum(range(1000))
        return super().answer(hurried)


class SlowAsker(Asker):
    """Asks players that take their time."""

    def ask(self, question: Question[A], /) -> Pending[A]:
        """Ask something."""
        return super().ask(ThinkLong(question.request) if isinstance(question, Decide) else question)  # type: ignore[arg-type]


def lateness(app: "QApplication", seconds: float) -> list[float]:
    """How much later than due each tick came, in milliseconds."""
    from PySide6.QtCore import Qt, QTimer

    ticks: list[float] = []
    timer = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=_DUE)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    timer.start()
    QTimer.singleShot(round(seconds * 1000), app.quit)
    app.exec()
    timer.stop()
    return [max(0.0, (late - early) * 1000 - _DUE) for early, late in pairwise(ticks)]


def report(what: str, late: list[float]) -> float:
    """Print a line; the value that 99 of 100 stay below, in milliseconds."""
    cuts = quantiles(late, n=100)
    print(f"{what:9} p50 {cuts[49]:5.1f} ms   p99 {cuts[98]:5.1f} ms   max {max(late):6.1f} ms   ({len(late)} ticks)")
    return cuts[98]


def played_out(window: "MainWindow") -> "Session":
    """Return a partie that four persons have played at random."""
    from ludo.session.chairs import Chair
    from ludo.session.service import Setup

    chairs = tuple(Chair(name) for name in ("Anna", "Hugo", "Jeanne", "Basile"))
    session = window.services.parties.begin(Setup("trut", {}, chairs))
    luck = Random(1)
    while not session.over:
        if not session.step():
            seat = session.turn().must
            assert seat is not None
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
    return session


def main() -> int:
    """The command; 1 above the bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.responsiveness", description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0)
    seconds = parser.parse_args().seconds
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ludo.app.start import application, open_window
    from ludo.session.chairs import Chair
    from ludo.session.service import Setup

    app = application()
    asker = SlowAsker()
    with TemporaryDirectory() as name:
        window = open_window(app, Path(name), asker)
        window.services.settings.change(speed="fast", next_deal_alone=True)
        window.show()
        report("idle", lateness(app, seconds / 4))
        chairs = tuple(Chair(who, "simple") for who in ("Hugo", "Jeanne", "Basile", "Odette"))
        window.playing.begin(Setup("trut", {}, chairs))
        late = report("thinking", lateness(app, seconds))
        page = window.playing.page
        assert page is not None
        print(f"{page.session.ply} actions were played meanwhile")
        before = page.session.ply
        review = window.coach.look(played_out(window).record)
        assert review is not None
        window.coach.want(review)
        late = max(late, report("reviewing", lateness(app, seconds)))
        print(f"{len(review.moments)} decisions were reviewed and {page.session.ply - before} actions played meanwhile")
        window.close()
        asker.stop()
    print(f"99 of 100 ticks are at most {late:.1f} ms late (bar: {BAR:.0f})")
    return int(late > BAR)


if __name__ == "__main__":
    sys.exit(main())
