"""The page of a game: all that one can do with it, and how it went."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from ludo.session.ports import SessionRecord, StorageError
from ludo.session.problems import problems_file
from ludo.session.removed_sessions import removed
from ludo.session.service import PartieService
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import Words, texts
from ludo.ui.pages.entries import EntryList
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.hero import place_key
from ludo.ui.pages.home import lesson_key
from ludo.ui.pages.play_now import facts_text, next_setup, play_now_text
from ludo.ui.pages.tiles import lesson_mark
from ludo.ui.services.destinations import (
    Destination,
    ToLesson,
    ToNewGame,
    ToPastGames,
    ToPosition,
    ToProblems,
    ToRules,
    ToSameAgain,
    ToSheetSetup,
    ToStatistics,
)
from ludo.ui.services.settings import SettingsStore
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label, lines
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, fill, row

_text = texts("Home")

_PICTURE: Final = QSize(160, 120)
_BESIDE: Final = 760
"""Pixels of the column from which on two things to do stand side by side."""
_RECENT: Final = 5


class OneGame(Page):
    """Page of a game: a large picture, what begins at once, and all else that can be done."""

    def __init__(self, parties: PartieService, game: str, settings: SettingsStore) -> None:
        super().__init__(1080, 1840)
        self.game_at = game
        self.play = Button(_text("Play now"), "primary", does=ToSameAgain(game))
        self.play.about(game_title(game))
        recent, taken, left, begins = _known(parties, game)
        self._picture = GamePicture(game, _PICTURE, settings)
        self._picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        words = lines(
            Label(self.title, "title"), Label(SCREENS[game].summary), facts_text(game), Label(begins, "small", "accent")
        )
        words.setSpacing(UNIT)
        words.insertSpacing(words.count() - 1, UNIT)
        words.insertLayout(words.count() - 1, row(self.play, None))
        self.column.addLayout(row(self._picture, words, spacing=3 * UNIT))
        self.column.setStretch(0, 0)
        self._doors = [Door(text, sentence, to) for text, sentence, to in _doors(game, taken, left)]
        self._grid = QGridLayout()
        self._grid.setSpacing(2 * UNIT)
        self.column.addSpacing(UNIT)
        self.column.addLayout(self._grid)
        if recent:
            all_of_it = Button(_text("All past games"), "plain", does=ToPastGames(game=game))
            panel = Panel(margin=UNIT)
            panel.box.addWidget(EntryList(parties, recent))
            fill(self.column, row(Label(_text("Past games"), "heading"), None, all_of_it), panel)
        self.column.addStretch(1)
        begin_focus_at(self, self.play)

    def title(self) -> str:
        return game_title(self.game_at)

    def fit(self, width: int) -> None:
        """Lay out what there is to do in one column or two."""
        columns = 2 if width >= _BESIDE * text_scale() else 1
        wide = max(_PICTURE.width(), width * 2 // 5)
        least = max(_PICTURE.height(), min(wide // 2, self.height() // 3))
        self._picture.setFixedWidth(wide)
        self._picture.setMinimumHeight(least)
        for place, door in enumerate(self._doors):
            self._grid.addWidget(door, place // columns, place % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))
        spare = self.height() - self.column.totalHeightForWidth(width) - 2 * UNIT
        self._picture.setMinimumHeight(max(least, min(wide * 3 // 4, least + spare)))


class Door(Panel):
    """A button, and in a sentence what is behind it."""

    def __init__(self, text: Words, sentence: Words, to: Destination) -> None:
        super().__init__(row=True, margin=UNIT + 4)
        self.button = Button(text, does=to)
        fill(self.box, lines(self.button), UNIT, Label(sentence, "body", "quiet"))
        self.box.setStretch(self.box.count() - 1, 1)


def _doors(game: str, taken: bool, left: bool) -> list[tuple[Words, Words, Destination]]:
    """Return what can be done with a game, beside playing it; `taken`: the lesson was; left: it was, in its middle."""
    screen = SCREENS[game]
    found: list[tuple[Words, Words, Destination]] = [
        (_text("Set up…"), _text("Choose who plays and by which rules"), ToNewGame(game))
    ]
    if screen.has_lesson and left:
        found.append((_text("Go on with the lesson"), _text("Where you left it"), ToLesson(game)))
    if screen.has_lesson:
        sentence = _text("Learn it at the table, in a few minutes")
        told = (lambda: f"{sentence()} · {lesson_mark()}") if taken else sentence
        found.append((_text("Lesson"), told, ToLesson(game, anew=True)))
    found.append(
        (_text("Rules"), _text("A short page with real cards; the options in force are marked"), ToRules(game))
    )
    if problems_file(game).is_file():
        found.append((_text("Problems"), _text("What would you do? The best act is clear."), ToProblems(game)))
    found.append((_text("Set a position"), _text("Any hands, and what every act is worth there"), ToPosition(game)))
    if screen.has_sheet:
        found.append((_text("With real cards"), _text("Ludo keeps the score, or is the board"), ToSheetSetup(game)))
    found.append((_text("Figures"), _text("Who won how often, streaks and duels"), ToStatistics(game=game)))
    return found


def _known(parties: PartieService, game: str) -> tuple[list[SessionRecord], bool, bool, str]:
    """Return the last parties of a game, whether its lesson was taken, or left, and what *Play now* begins."""
    try:
        archive = parties.archive
        off = removed(archive)
        found = archive.sessions(_RECENT + len(off), games=(game,))
        recent = [kept for kept in found if kept.number not in off][:_RECENT]
        taken, left = bool(archive.get(lesson_key(game))), bool(archive.get(place_key(game)))
        return recent, taken, left, play_now_text(next_setup(parties, game))
    except StorageError:
        return [], False, False, ""
