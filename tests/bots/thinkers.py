"""Questions that computer players answer badly, for their process to look up by name.

Those that do so once note it in the file named by the environment variable `LUDO_TEST_NOTE`.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path

from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.contract import Answer, Evaluation, Valued
from ludo.bots.effort import Hurried, iterations
from ludo.bots.estimates import Estimate
from ludo.bots.questions import Compare, Decide, Weigh
from ludo.engine.actions import Action, Play
from ludo.engine.cards import read_card

NOTE = "LUDO_TEST_NOTE"


def note() -> Path:
    """The file in which a player says that it has begun to think."""
    return Path(os.environ[NOTE])


def _first_time() -> bool:
    first = not note().exists()
    note().touch()
    return first


def _for_ever() -> None:
    while True:
        time.sleep(1)


class ThinksForEverOnce(Decide):
    """Does not come to an end the first time, is answered properly from then on."""

    def answer(self, hurried: Hurried) -> Action | None:
        if _first_time():
            _for_ever()
        return super().answer(hurried)


class ThinksForEver(Decide):
    """Never comes to an end."""

    def answer(self, hurried: Hurried) -> Action | None:
        note().touch()
        _for_ever()
        return None


class Dies(Decide):
    """Takes the whole process along."""

    def answer(self, hurried: Hurried) -> Action | None:
        os._exit(3)


class Fails(Decide):
    """Raises an error."""

    def answer(self, hurried: Hurried) -> Action | None:
        raise RuntimeError("this player has lost the thread")


class Cheats(Decide):
    """Lays a joker."""

    def answer(self, hurried: Hurried) -> Action | None:
        return Play(read_card("Jo"))


class PlaysTheLastWhenHurried(Decide):
    """Goes on until it is hurried, and then does the last thing offered."""

    def answer(self, hurried: Hurried) -> Action | None:
        note().touch()
        for _ in iterations(10**9, self.request.budget, hurried):
            time.sleep(0.001)
        return list(self.request.offers)[-1]


class ValuesTheFirst(Weigh):
    """Takes the first offer for the best."""

    def answer(self, hurried: Hurried) -> Answer:
        return Evaluation("points", (Valued(next(iter(self.request.offers)), Estimate(1.0, 0.5, 1.5)),))


class ValuesNothing(Weigh):
    """Knows nothing."""

    def answer(self, hurried: Hurried) -> Answer:
        return None


class FailsToValue(Weigh):
    """Raises an error."""

    def answer(self, hurried: Hurried) -> Answer:
        raise ValueError("no idea")


class ValuesWhenHurried(ValuesTheFirst):
    """Searches until it is hurried."""

    def answer(self, hurried: Hurried) -> Answer:
        note().touch()
        while not hurried():
            time.sleep(0.001)
        return super().answer(hurried)


class PricesAtOnce(Compare):
    """Finds that the act that was done was the best."""

    def answer(self, hurried: Hurried) -> Appraisal | None:
        (done,) = self.request.done
        return Appraisal("points", (ActPrice(done, Estimate(1, 0, 2), Estimate(0, 0, 0)),), 8, 0)


class PricesOnceItWasHurried(PricesAtOnce):
    """Comes to an end the first time only when it is hurried, and has nothing to say then."""

    def answer(self, hurried: Hurried) -> Appraisal | None:
        if not _first_time():
            return super().answer(hurried)
        while not hurried():
            time.sleep(0.001)
        return None


class DiesOverPrices(Compare):
    """Takes the whole process along."""

    def answer(self, hurried: Hurried) -> Appraisal | None:
        os._exit(3)


class FailsToPrice(Compare):
    """Raises an error."""

    def answer(self, hurried: Hurried) -> Appraisal | None:
        raise ValueError("no idea")


class PricesForEver(Compare):
    """Listens to nobody."""

    def answer(self, hurried: Hurried) -> Appraisal | None:
        note().touch()
        _for_ever()
        return None


def _load() -> str:
    if _first_time():
        _for_ever()
    return ""


class LoadsForEverOnce(str):
    """A game of which the process does not come to an end of being told the first time."""

    def __reduce__(self) -> tuple[Callable[[], str], tuple[()]]:
        return _load, ()
