"""Opens a problem: seats the players, keeps how it goes, and knows which one is next."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ludo.moments import today
from ludo.session.own_person import own_name
from ludo.session.ports import StorageError
from ludo.session.problem_progress import SOLVED, keep_answer, keep_seen, seen
from ludo.ui.i18n import translate
from ludo.ui.pages.problems_state import ProblemState
from ludo.ui.pages.problems_table import ProblemPage
from ludo.ui.pages.problems_words import problem_name, problem_title
from ludo.ui.pages.setup_draft import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ludo.session.problems import Problem
    from ludo.ui.pages.problems_library import Library
    from ludo.ui.services.settings import SettingsStore


class Wanted(NamedTuple):
    """A problem that is to be shown, and those that it is one of, each by its number."""

    library: Library
    game: str
    number: int
    among: Sequence[int]

    @property
    def problem(self) -> Problem:
        """The problem itself."""
        return self.library.problems[self.game][self.number]

    def following(self) -> Wanted | None:
        """Return the next one that is not solved; None if there is none."""
        known = self.library.outcomes(self.game)
        later = [number for number in self.among if number > self.number]
        for number in (*later, *self.among):
            found = self._replace(number=number)
            if number != self.number and known.get(found.problem.id) not in SOLVED:
                return found
        return None


def problem_page(wanted: Wanted, settings: SettingsStore, show: Callable[[Wanted], object]) -> ProblemPage:
    """Return a page that asks a problem; show: shows another one. Raises ProblemError."""
    problem, kept = wanted.problem, wanted.library.kept
    played = problem.replay(_names(wanted))
    title = partial(problem_name, wanted.game, wanted.number)
    page = ProblemPage(problem, played, title, partial(problem_title, problem), settings)

    with suppress(StorageError):
        solved = wanted.library.outcomes(wanted.game).get(problem.id) in SOLVED
        counts = solved or problem.id not in seen(kept, today())
        page.place = ProblemState(solved=solved, counts=counts)

    def keep(right: bool) -> None:
        with suppress(StorageError):  # it is not known the next time then
            keep_answer(kept, wanted.game, problem.id, today(), right=right)
        page.panel.next.setVisible(wanted.following() is not None)

    def go_on() -> None:
        following = wanted.following()
        if following is not None:
            show(following)

    def note_seen() -> None:
        with suppress(StorageError):
            keep_seen(kept, problem.id, today())

    page.answered.connect(keep)
    page.seen.connect(note_seen)
    page.panel.wanted.connect(go_on)
    page.panel.next.setVisible(wanted.following() is not None)
    return page


def _names(wanted: Wanted) -> list[str]:
    """Return who sits at the table, by chair: oneself, and Experts."""
    try:
        own = own_name(wanted.library.kept)
    except StorageError:
        own = ""
    own = own or translate("Names", "You")
    others = (name for name in NAMES["expert"] if name != own)
    problem = wanted.problem
    return [own if chair == problem.chair else next(others) for chair in range(problem.players)]
