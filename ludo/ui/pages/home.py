"""The first page: go on with what is open, begin a game, look at past ones."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

import ludo
from ludo.session.own_person import own_name
from ludo.session.ports import OpenEvening, SessionRecord, StorageError
from ludo.session.removed_sessions import removed
from ludo.session.service import PartieService
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import language, texts, translate
from ludo.ui.pages.dates import open_evening_text, when
from ludo.ui.pages.entries import EntryList, opening_of, title_of
from ludo.ui.pages.game_picture import NIGHTS, GamePicture
from ludo.ui.pages.own_name import OwnName
from ludo.ui.pages.tiles import Tile, begins_example, facts_example
from ludo.ui.services.destinations import (
    ToEvening,
    ToEvenings,
    ToLastWeek,
    ToLesson,
    ToNewGame,
    ToPartie,
    ToPastGames,
    ToProblems,
    ToRules,
    ToSameAgain,
    ToSheetSetup,
)
from ludo.ui.services.settings import SettingsStore
from ludo.ui.services.store_types import Store
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.kept_picture import KeptLines, KeptPicture
from ludo.ui.widgets.labels import Button, Label, lines
from ludo.ui.widgets.reserved_space import Reserved
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, fill, row

_text = texts("Home")

_RECENT = 3
_MOST_RECENT = 8
_MOST_COLUMNS = 3
_TOLD_LINES = 2
_HEADINGS = 92
"""Pixels above the tiles: margin and heading."""


class Home(Page):
    """The home page. near: the pointer is at a game."""

    near = Signal()

    def __init__(
        self, store: Store, parties: PartieService, settings: SettingsStore, pictures: Path, room: QSize
    ) -> None:
        """`pictures`: the folder in which those of the games are kept; `room`: as far as it is known."""
        super().__init__(widest=2080)
        self._parties = parties
        self._settings = settings
        self._pictures = pictures
        self._upper = QVBoxLayout()
        self._tiles = [GameTile(game, settings, KeptPicture(pictures, game)) for game in SCREENS]
        self._nights = nights = NightsTile(settings, KeptPicture(pictures, NIGHTS))
        self._places: list[Tile] = [*self._tiles, nights]
        self._grid = QGridLayout()
        self._grid.setSpacing(2 * UNIT)
        self._lower = QVBoxLayout()
        self._columns = 0
        self._recent_games: list[SessionRecord] = []
        self._known = 0
        """So many parties were played."""
        self._painted = False
        self.continue_button: Button | None = None
        for layout in (self._upper, self._lower):
            layout.setSpacing(UNIT)
        self.column.addLayout(self._upper)
        self.name = OwnName(parties.archive)
        self.problems = Button(
            _text("A problem a day"),
            "plain",
            _text("What would you do? The best act is clear."),
            does=ToProblems(),
        )
        self.column.addLayout(row(Label(_text("Games"), "heading"), None, self.problems, self.name.label, self.name))
        self.column.addLayout(self._grid)
        self.column.addLayout(self._lower)
        self.column.addStretch(1)
        for tile in self._tiles:
            tile.near.connect(self.near)
        nights.widened.connect(self._fit_tiles)  # the last one to be laid out
        self._arrange(_columns_in(room.width()))
        with suppress(StorageError):
            self._read(store, max(_RECENT, min(_MOST_RECENT, _RECENT + (room.height() - 800) // 60)))
        begin_focus_at(self, self.continue_button or self._tiles[0].play)

    def title(self) -> str:
        """Return the name of the program."""
        return "Ludo"

    def _read(self, store: Store, recent: int) -> None:
        """Read and show what is open and what was played, so many of the last. Raises StorageError."""
        archive, waiting = self._parties.archive, self._parties.last_open()
        unfinished = len(self._parties.all_open())
        off = removed(archive)
        kept = [entry for entry in archive.sessions(recent + len(off) + 1) if entry.number not in off]
        self._known = archive.session_count() - len(off)
        running = store.open_evenings()
        for tile in self._tiles:
            tile.show_again(self._parties.setup_text(tile.game) is not None)
        self._nights.again.setVisible(not running and store.has_evenings())
        if waiting is not None:
            fill(self._upper, self._continue(waiting, unfinished - 1), UNIT)
        if running:
            fill(self._upper, self._evening(running), UNIT)
        others = [entry for entry in kept if waiting is None or entry.number != waiting.number]
        self._recent_games = others[:recent]

    def complete(self) -> None:
        """Add what the first painting does not wait for: the list of past games, at the bottom."""
        if not self._painted:
            from ludo.ui.pages.welcome import offer_lesson

            self._painted = True
            self._show_recent_games()
            self._tell_tiles()
            offer_lesson(self, {tile.game: tile.lesson for tile in self._tiles})

    def _tell_tiles(self) -> None:
        """Say on each tile what *Play now* begins; the first painting does not wait for it."""
        if self._painted:
            for tile in self._tiles:
                tile.tell(self._parties, KeptLines(self._pictures, tile.game))

    def _continue(self, kept: SessionRecord, others: int) -> QWidget:
        """Return the partie that waits; so many others do, too."""
        opening = opening_of(self._parties, kept)
        panel = Panel(row=True)
        panel.setAccessibleName(_text("Continue")())
        panel.box.setSpacing(3 * UNIT)
        picture = GamePicture(kept.header.game, QSize(160, 96), self._settings, KeptPicture(self._pictures, "continue"))
        picture.setFixedSize(160, 96)
        told = Label(_text("Your game waits"), "small", "quiet")
        moment = Label(when(kept.changed), "body", "quiet")
        words = lines(told, Label(title_of(kept.header, opening), "heading"), moment, spacing=UNIT // 2)
        go_on = Button(_text("Continue"), "primary", does=ToPartie(kept.number))
        self.continue_button = go_on
        panel.box.addWidget(picture)
        panel.box.addLayout(words, 1)
        if others > 0:
            more = Button(
                translate("Home", "%n more not finished", None, others),
                "plain",
                does=ToPastGames(unfinished=True),
            )
            panel.box.addWidget(more)
        panel.box.addWidget(go_on)
        return panel

    def _evening(self, running: Sequence[OpenEvening]) -> QWidget:
        """Return the evening that goes on, as one line; of several the one begun last."""
        from ludo.ui.wording.evening_titles import title_of

        evening, *others = running
        panel = Panel(row=True, margin=UNIT + 4)
        panel.box.setContentsMargins(2 * UNIT, UNIT, UNIT + 4, UNIT)
        panel.setAccessibleName(_text("This evening")())
        title = Label(title_of(evening.name, evening.started)).make_bold()
        words = lines(title, open_evening_text(evening))
        go_on = Button(
            _text("Continue the evening"),
            "primary" if self.continue_button is None else "",
            does=ToEvening(evening.number),
        )
        panel.box.addLayout(words, 1)
        if others:
            more = Button(translate("Home", "%n more", None, len(others)), "plain", does=ToEvenings())
            panel.box.addWidget(more)
        panel.box.addWidget(go_on)
        if self.continue_button is None:
            self.continue_button = go_on
        return panel

    def _show_recent_games(self) -> None:
        if not self._recent_games:
            return
        known = self._known
        everything = Button(translate("Home", "All %n past game(s)", None, known), "plain", does=ToPastGames())
        heading = Label(_text("Past games"), "heading")
        fill(self._lower, UNIT, row(heading, None, everything))
        panel = Panel(margin=UNIT)
        panel.box.addWidget(EntryList(self._parties, self._recent_games))
        self._lower.addWidget(panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out as many tiles side by side as fit."""
        super().resizeEvent(event)
        self._arrange(_columns_in(self.width()))
        if event.oldSize().isValid():  # else the tiles have no width yet
            self._fit_tiles()

    def _fit_tiles(self) -> None:
        """Fit the tiles without scrolling, if their pictures need not become too small for it."""
        lines = -(-len(self._places) // max(1, self._columns))
        share = (self.height() - self._upper.sizeHint().height() - _HEADINGS) // lines
        words = max(tile.words_height() for tile in self._places)
        for tile in self._places:
            tile.fit(self.height(), share - words)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        for index, tile in enumerate(self._places):
            self._grid.addWidget(tile, index // columns, index % columns)


def again_button(kind: Literal["", "plain"] = "") -> Button:
    """Return a button that begins an evening like the latest one."""
    hint = _text("Begin an evening with the people, the worth of a chip and the games of the last one")
    return Button(_text("Last week again"), kind, hint, does=ToLastWeek())


def _columns_in(width: int) -> int:
    return max(1, min(_MOST_COLUMNS, width // 340))


def _nights_hint() -> str:
    return translate("Home", "Evenings with everybody’s chips, here and with real cards.")


class GameTile(Tile):
    """A game, and how to begin it. near: the pointer has come."""

    near = Signal()

    def __init__(self, game: str, settings: SettingsStore, picture: KeptPicture) -> None:
        self.game = game
        self._settings = settings
        self._known = False
        self.play = Button(_text("Play now"), "primary", self._play_hint, does=ToSameAgain(game))
        self.setup = Button(
            _text("Set up…"),
            "",
            _text("Choose who plays and by which rules"),
            does=ToNewGame(game),
        )
        self.learn = Button(_text("Rules"), "plain", does=ToRules(game))
        self.lesson = Button(
            _text("Lesson"),
            "plain",
            _text("Learn it at the table, in a few minutes"),
            does=ToLesson(game),
        )
        self.table = Button(
            _text("With real cards"),
            "plain",
            _text("Ludo keeps the score, or is the board"),
            does=ToSheetSetup(game),
        )
        for button, there in ((self.lesson, SCREENS[game].has_lesson), (self.table, SCREENS[game].has_sheet)):
            if not there:
                button.hide()
        for button in (self.play, self.setup, self.lesson, self.learn, self.table):
            button.about(game_title(game))
        buttons, links = [self.play, self.setup, self.lesson], [self.learn.flush_left(), self.table]
        super().__init__(game, game_title(game), SCREENS[game].summary, buttons, links, settings, picture)
        self.facts = Reserved(str, facts_example, "small", "quiet")
        self.begins = Reserved(str, begins_example, "small", "accent")
        for label, side in ((self.facts, Qt.AlignmentFlag.AlignBottom), (self.begins, Qt.AlignmentFlag.AlignTop)):
            label.setAlignment(label.alignment() & ~Qt.AlignmentFlag.AlignVertical_Mask | side)
            self.told.addWidget(label)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit `near`."""
        super().enterEvent(event)
        self.near.emit()

    def show_again(self, known: bool) -> None:
        """Say whether a partie begins as the last one did; `known`: there was one."""
        self._known = known
        self.play.retranslate()

    def tell(self, parties: PartieService, kept: KeptLines) -> None:
        """Say for whom the game is, and whom and what *Play now* begins; nothing where that cannot be read.

        The game is read only where that is not `kept`: it was never told, or something that it depends on has changed.
        """
        try:
            setup, name = parties.setup_text(self.game), own_name(parties.archive)
            origin = repr((ludo.__version__, language(), self._settings.value.words, setup, name))
            lines = kept.find(origin)
            if len(lines) != _TOLD_LINES:
                from ludo.ui.pages.play_now import told_lines

                lines = told_lines(parties, self.game)
                kept.keep(origin, lines)
        except StorageError:
            return
        facts, begins = lines
        self.facts.set_text(facts)
        self.begins.set_text(begins)
        self.play.setAccessibleDescription(begins)

    def _play_hint(self) -> str:
        if self._known:
            return translate("Home", "Start at once with the players and rules of your last game")
        return translate("Home", "Start at once by the usual rules, against the computer")


class NightsTile(Tile):
    """Evenings of several games with several people."""

    def __init__(self, settings: SettingsStore, picture: KeptPicture) -> None:
        self.button = Button(_text("Evenings"), does=ToEvenings())
        self.again = again_button()
        self.again.hide()
        title = _text("Among friends")
        super().__init__(NIGHTS, title, _nights_hint, [self.button, self.again], [], settings, picture)
