"""Problems: a set for ten minutes a day, one for everybody a day, and all of them by game and difficulty."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout

from ludo.session.daily_set import principle_of
from ludo.session.problem_progress import SOLVED
from ludo.session.problems import DIFFICULTIES
from ludo.ui.games.registry import SCREENS, game_title, words_of
from ludo.ui.i18n import Text, enumerated, listed, texts, translate
from ludo.ui.pages.problems_daily import DailyPanel
from ludo.ui.pages.problems_opened import Wanted
from ludo.ui.pages.problems_words import difficulty_text, entry_text, outcome_text, problem_name, table_text
from ludo.ui.services.destinations import ToTrial
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Page, Panel
from ludo.ui.widgets.wrapped_list import WrappedList

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ludo.session.problem_progress import Outcome
    from ludo.session.problems import Problem
    from ludo.session.retries import Retry
    from ludo.ui.pages.problems_library import Library

_text = texts("Puzzles")

_NUMBER: Final = Qt.ItemDataRole.UserRole
_LIST_HEIGHT: Final = 240
ALL: Final = "all"
OPEN: Final = "open"
"""Among the difficulties: every one, and what is not solved."""


class ProblemsPage(Page):
    """Ten minutes a day, the problem of the day, and the archive. wanted: one of them, a `Wanted`."""

    follows_data = True
    wanted = Signal(object)

    def __init__(self, library: Library, due: Callable[[], Sequence[Retry]] = tuple) -> None:
        """due: own mistakes that are due."""
        super().__init__()
        self._library = library
        self.day = library.of_day()
        self._state: object = None
        self._numbers: list[int] = []
        self.column.addWidget(Label(self.title, "title"))
        about = _text(
            "From parties between Experts: the best act is clear, and at least two levels of computer players miss it."
        )
        self.column.addWidget(Label(about, "body", "quiet"))
        self.ten = DailyPanel(library, due)
        self.ten.wanted.connect(self.wanted)
        self.ten.mistake.connect(lambda mistake: self.go.emit(ToTrial(*mistake)))
        self.column.addWidget(self.ten)
        daily = Panel(row=True)
        daily.setAccessibleName(_text("Problem of the day")())
        self.daily = Label(self._daily_text).make_bold()
        self.solve = Button(_text("Solve it"))
        self.solve.about(_text("Problem of the day"))
        self.solve.clicked.connect(self._open_daily)
        words = Label(_text("Problem of the day"), "small", "quiet")
        daily.box.addLayout(_stacked(words, self.daily), 1)
        daily.box.addWidget(self.solve)
        self.column.addWidget(daily)
        daily.setVisible(self.day is not None)
        self.broken = Label(self._broken_text, "body", "mistake")
        self.column.addWidget(self.broken)
        self.broken.setVisible(bool(library.broken))
        self.offered = [game for game in SCREENS if library.problems[game]]
        """The games of which there are problems."""
        self.games = Chips([(game, SCREENS[game].title) for game in self.offered], _text("Which game"))
        self.games.set_value(self.offered[0] if self.offered else None)
        self.games.chosen.connect(lambda _: self._show_game())
        kinds: list[tuple[str, Text]] = [(ALL, _text("All")), (OPEN, _text("Not solved"))]
        kinds += [(each, partial(difficulty_text, each)) for each in DIFFICULTIES]
        self.kinds = Chips(kinds, _text("Which problems"))
        self.kinds.set_value(ALL)
        self.kinds.chosen.connect(lambda _: self.refresh())
        names: list[tuple[tuple[str, str], Text]] = [((game, ""), _text("All")) for game in self.offered]
        for game in self.offered:
            told = {principle_of(each) for each in library.problems[game]}
            names += [
                ((game, name), words.name)
                for name, words in words_of(game).sentences.principles.items()
                if name in told
            ]
        self.themes = Chips(names, _text("Which rule of thumb"))
        self.themes.chosen.connect(lambda _: self.refresh())
        self.solved = Label(self._solved_text, "small", "quiet")
        self.list = WrappedList(translate("Puzzles", "Archive"))
        self.list.entered.connect(self._choose)
        archive = Panel(margin=UNIT)
        archive.setAccessibleName(_text("Archive")())
        archive.box.addWidget(self.list)
        self.column.addWidget(Label(_text("Archive"), "heading"))
        for widget in (self.games, self.kinds, self.themes, self.solved):
            self.column.addWidget(widget)
        self.column.addWidget(archive, 1)
        self._offer_themes()
        begin_focus_at(self, self.list if self.day is None else self.ten.begin)

    def title(self) -> str:
        return translate("Puzzles", "Problems")

    @property
    def game(self) -> str:
        """The game whose problems are shown; empty if there are none at all."""
        return str(self.games.value or "")

    def _show_game(self) -> None:
        self._offer_themes()
        self.refresh()

    def _offer_themes(self) -> None:
        """Offer the principles of the chosen game, where it has problems of some."""
        mine = [value for value, _ in self.themes.values if value[0] == self.game]
        self.themes.offer(mine)
        self.themes.set_value((self.game, "") if mine else None)
        self.themes.setVisible(len(mine) > 1)

    def refresh(self) -> bool:
        """Show what was chosen and how the problems went; what is shown stays where nothing has changed."""
        self.day = self._library.of_day()
        self.ten.refresh()
        state = (
            self.game,
            self.kinds.value,
            self.themes.value,
            self._library.outcomes(self.game),
            self.day,
            self.ten.state,
        )
        if state == self._state:
            return False
        self._state = state
        self._write()
        return True

    def _write(self) -> None:
        known = self._library.outcomes(self.game)
        found = self._library.problems.get(self.game, ())
        self._numbers = [number for number, each in enumerate(found) if self._is_shown(each, known)]
        self.list.setMinimumHeight(_LIST_HEIGHT)
        now = self.list.currentRow()
        self.list.clear()
        for number in self._numbers:
            problem = found[number]
            item = QListWidgetItem(entry_text(number, table_text(problem), problem.difficulty, known.get(problem.id)))
            item.setData(_NUMBER, number)
            self.list.addItem(item)
        self.list.setCurrentRow(min(max(now, 0), self.list.count() - 1))
        self.daily.retranslate()
        self.solved.retranslate()
        self.broken.retranslate()

    def _is_shown(self, problem: Problem, known: Mapping[str, Outcome]) -> bool:
        theme = self.themes.value
        if theme is not None and theme[1] not in ("", principle_of(problem)):
            return False
        match self.kinds.value:
            case "all":
                return True
            case "open":
                return known.get(problem.id) not in SOLVED
            case difficulty:
                return problem.difficulty == difficulty

    def _choose(self, item: QListWidgetItem) -> None:
        self.wanted.emit(Wanted(self._library, self.game, item.data(_NUMBER), tuple(self._numbers)))

    def _open_daily(self) -> None:
        if self.day is not None:
            self.open(*self.day)

    def open(self, game: str, number: int) -> None:
        """Ask a problem of a game."""
        self.wanted.emit(Wanted(self._library, game, number, range(len(self._library.problems[game]))))

    def _daily_text(self) -> str:
        if self.day is None:
            return ""
        game, number = self.day
        problem = self._library.problems[game][number]
        outcome = self._library.outcomes(game).get(problem.id)
        parts = [problem_name(game, number), difficulty_text(problem.difficulty), outcome_text(outcome)]
        return enumerated(filter(None, parts))

    def _solved_text(self) -> str:
        known = self._library.outcomes(self.game)
        every = self._library.problems.get(self.game, ())
        done = sum(known.get(each.id) in SOLVED for each in every)
        return translate("Puzzles", "{done} of {all} solved").format(done=done, all=len(every))

    def _broken_text(self) -> str:
        games = listed([game_title(game) for game in self._library.broken])
        return translate(
            "Puzzles",
            "The problems of these games cannot be read: {games}. Their file is missing or damaged; install Ludo anew. "
            "What you have played and solved is safe.",
        ).format(games=games)


def _stacked(*labels: Label) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(0)
    for label in labels:
        column.addWidget(label)
    return column
