"""Players that misbehave, for the process of the computer players to look up by their names.

Those that do so once note it in the file named by the environment variable `LUDO_TEST_NOTE`.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path

from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.contract import DecisionRequest, Evaluation, ReviewRequest, Valued
from ludo.bots.effort import Hurried, iterations
from ludo.bots.estimates import Estimate
from ludo.bots.players import answer
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


def thinks_for_ever_once(request: DecisionRequest, hurried: Hurried) -> Action | None:
    """Does not come to an end the first time, answers properly from then on."""
    if _first_time():
        _for_ever()
    return answer(request)


class LoadsForEverOnce:
    """Does not come to an end of being unpickled the first time; answers properly from then on."""

    def __call__(self, request: DecisionRequest, hurried: Hurried) -> Action | None:
        return answer(request)

    def __reduce__(self) -> tuple[Callable[[], "LoadsForEverOnce"], tuple[()]]:
        return _load, ()


def _load() -> LoadsForEverOnce:
    if _first_time():
        _for_ever()
    return LoadsForEverOnce()


def thinks_for_ever(request: DecisionRequest, hurried: Hurried) -> Action | None:
    """Never comes to an end."""
    note().touch()
    _for_ever()
    return None


def _for_ever() -> None:
    while True:
        time.sleep(1)


def dies(request: DecisionRequest, hurried: Hurried) -> Action | None:
    """Takes the whole process along."""
    os._exit(3)


def fails(request: DecisionRequest, hurried: Hurried) -> Action | None:
    """Raises an error."""
    raise RuntimeError("this player has lost the thread")


def cheats(request: DecisionRequest, hurried: Hurried) -> Action | None:
    """Lays a joker."""
    return Play(read_card("Jo"))


def plays_the_last_when_hurried(request: DecisionRequest, hurried: Hurried) -> Action | None:
    """Goes on until it is hurried, and then does the last thing offered."""
    note().touch()
    for _ in iterations(10**9, request.budget, hurried):
        time.sleep(0.001)
    return list(request.offers)[-1]


def values_the_first(request: DecisionRequest, hurried: Hurried) -> Evaluation | None:
    """Takes the first offer for the best."""
    return Evaluation("points", (Valued(next(iter(request.offers)), Estimate(1.0, 0.5, 1.5)),))


def values_nothing(request: DecisionRequest, hurried: Hurried) -> Evaluation | None:
    """Knows nothing."""
    return None


def fails_to_value(request: DecisionRequest, hurried: Hurried) -> Evaluation | None:
    """Raises an error."""
    raise ValueError("no idea")


def values_when_hurried(request: DecisionRequest, hurried: Hurried) -> Evaluation | None:
    """Searches until it is hurried."""
    note().touch()
    while not hurried():
        time.sleep(0.001)
    return values_the_first(request, hurried)


def prices_at_once(request: ReviewRequest, hurried: Hurried) -> Appraisal | None:
    """Finds that the act that was done was the best."""
    (done,) = request.done
    return Appraisal("points", (ActPrice(done, Estimate(1, 0, 2), Estimate(0, 0, 0)),), 8, 0)


def prices_once_it_was_hurried(request: ReviewRequest, hurried: Hurried) -> Appraisal | None:
    """Comes to an end the first time only when it is hurried, and has nothing to say then."""
    if not _first_time():
        return prices_at_once(request, hurried)
    while not hurried():
        time.sleep(0.001)
    return None


def dies_over_prices(request: ReviewRequest, hurried: Hurried) -> Appraisal | None:
    """Takes the whole process along."""
    os._exit(3)


def fails_to_price(request: ReviewRequest, hurried: Hurried) -> Appraisal | None:
    """Raises an error."""
    raise ValueError("no idea")


def prices_for_ever(request: ReviewRequest, hurried: Hurried) -> Appraisal | None:
    """Listens to nobody."""
    note().touch()
    _for_ever()
    return None
