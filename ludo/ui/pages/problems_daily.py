"""Ten minutes a day: own mistakes that are due, then problems of what one finds hardest, one after another."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from ludo.moments import today
from ludo.session.daily_set import (
    MOST_MISTAKES,
    SIZE,
    DaySet,
    chosen,
    keep_rating,
    keep_set,
    kept_ratings,
    kept_set,
    rating,
    results,
)
from ludo.session.ports import StorageError
from ludo.ui.charts.ticks import day_text
from ludo.ui.i18n import enumerated, texts, translate
from ludo.ui.pages.problems_opened import Wanted
from ludo.ui.pages.problems_words import theme_text
from ludo.ui.platform.announce import joined
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ludo.bots.estimates import Estimate
    from ludo.session.retries import Retry
    from ludo.ui.pages.problems_library import Library

_text = texts("Puzzles")


class DailyPanel(Panel):
    """The rest of the ten of this day. wanted: a `Wanted`, mistake: a `Mistake` is to be tried again."""

    wanted = Signal(object)
    mistake = Signal(object)

    def __init__(self, library: Library, due: Callable[[], Sequence[Retry]]) -> None:
        """due: own mistakes that are due today."""
        super().__init__(row=True)
        self._library, self._find_due = library, due
        self._due: Sequence[Retry] = ()
        self._set: DaySet | None = None
        self.setAccessibleName(_text("Ten minutes a day")())
        self.what = Label(self._what_text).make_bold()
        self.rated = Label(self._rated_text, "small", "quiet")
        self.begin = Button(_text("Begin"), "primary", does=self._begin)
        self.begin.about(_text("Ten minutes a day"))
        column = QVBoxLayout()
        column.setSpacing(0)
        for label in (Label(_text("Ten minutes a day"), "small", "quiet"), self.what, self.rated):
            column.addWidget(label)
        self.box.addLayout(column, 1)
        self.box.addWidget(self.begin)

    @property
    def state(self) -> object:
        """All that is shown depends on."""
        return tuple(self._due), self._set, tuple(self.left)

    def refresh(self) -> None:
        """Find out what is left."""
        self._due = self._find_due()[:MOST_MISTAKES]
        with suppress(StorageError):
            self._set = kept_set(self._library.kept, today())
        if self._set is None:
            known = {game: self._library.outcomes(game) for game in self._library.problems}
            self._set = chosen(self._library.problems, known, today(), SIZE - len(self._due))
        for label in (self.what, self.rated):
            label.retranslate()
        self.begin.setVisible(bool(self._due or self.left))

    @property
    def left(self) -> list[str]:
        """The problems of the day that were not answered yet, by id."""
        return [] if self._set is None else self._set.left(self._library.outcomes(self._set.theme[0]))

    def _begin(self) -> None:
        """Go on with what is left, own mistakes first."""
        with suppress(StorageError):  # another set comes the next time then
            if self._set is not None and kept_set(self._library.kept, today()) is None:
                keep_set(self._library.kept, today(), self._set)
                keep_rating(self._library.kept, today(), self._share)
        if self._due:
            self.mistake.emit(self._due[0].mistake)
        elif self._set is not None and self.left:
            game, left = self._set.theme[0], self.left
            numbers = [number for number, each in enumerate(self._library.problems[game]) if each.id in left]
            self.wanted.emit(Wanted(self._library, game, numbers[0], numbers))

    @property
    def _share(self) -> Estimate:
        library = self._library
        return rating(row for game, every in library.problems.items() for row in results(every, library.outcomes(game)))

    def _what_text(self) -> str:
        parts = [translate("Puzzles", "%n own mistake(s)", None, len(self._due))] if self._due else []
        if self._set is not None and self.left:
            parts += [translate("Puzzles", "%n problem(s)", None, len(self.left)), theme_text(*self._set.theme)]
        return enumerated(parts) if parts else translate("Puzzles", "All done for today.")

    def _rated_text(self) -> str:
        """Return how many medium problems are solved at once, and what that was before."""
        if not any(self._library.outcomes(game) for game in self._library.problems):
            return ""
        now = self._share
        text = translate("Puzzles", "You solve about {number} of 10 medium ones at once (surely {least} to {most}).")
        said = [text.format(number=_tenths(now.value), least=_tenths(now.low), most=_tenths(now.high))]
        with suppress(StorageError):
            before = [each for each in kept_ratings(self._library.kept) if each.day < today()]
            if before:
                text = translate("Puzzles", "On {day} it was {number}.")
                day = day_text(before[0].day.isoformat())
                said.append(text.format(day=day, number=_tenths(before[0].share.value)))
        return joined(said)


def _tenths(share: float) -> int:
    return round(10 * share)
