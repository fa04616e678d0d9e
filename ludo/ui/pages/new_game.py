"""The page that sets up a game: a sentence that says who plays and by which rules, whose words can be changed."""

from collections.abc import Mapping, Sequence
from random import SystemRandom

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from ludo.bots.registry import offered_levels
from ludo.engine.options import Option, Value
from ludo.session.chairs import Chair
from ludo.session.own_person import as_oneself, own_name
from ludo.session.ports import OpenEvening, StorageError
from ludo.session.service import PartieService
from ludo.ui.games.registry import SCREENS, game_title, words_of
from ludo.ui.i18n import Text, listed, texts, translate
from ludo.ui.pages.evening_choice import EveningChoice
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.opening_choice import OpeningChoice
from ludo.ui.pages.options_list import OptionsList
from ludo.ui.pages.rules_choice import RulesChoice
from ludo.ui.pages.seats_row import SeatsRow
from ludo.ui.pages.setup_draft import SetupDraft, with_offered_levels
from ludo.ui.pages.setup_sentence import SetupSentence
from ludo.ui.pages.setup_words import levels_text, minutes_of, rules_text, sentence, sides_text, who_text
from ludo.ui.platform.announce import announce
from ludo.ui.services.destinations import Guests, ToNewGame, ToRules, ToSheetSetup
from ludo.ui.services.settings import SettingsStore
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.choices import Chips, SentenceChoices
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, fill, row
from ludo.ui.wording.common import level_name

_text = texts("NewGame")

_LOWEST_PICTURE, _HIGHEST_PICTURE = 110, 900
_LITTLE = 120
"""Pixels of the choices, in letters of the usual size, that have to be in sight."""
_USED = 330
"""Pixels of height that the page needs for everything else while no word is open."""


class NewGame(Page):
    """The page that sets up a game.

    wanted: begin a Setup, at an evening (its number, or None). handed_on: these rules, by their name, are to be a file.
    """

    wanted = Signal(object, object)
    handed_on = Signal(str)

    def __init__(
        self,
        parties: PartieService,
        game: str,
        running: Sequence[OpenEvening] = (),
        guests: Guests | None = None,
        *,
        here: Sequence[str] = (),
        table: bool = False,
        changed: bool = False,
        pictures: SettingsStore | None = None,
    ) -> None:
        """running: the evenings that go on; guests: who is to play, at which of them.

        here: the names of who is at them, offered first. table: it is played with real cards, by persons only.
        changed: another game was set up just before. pictures: fills free room with the picture of the game, drawn by
        these settings.
        """
        super().__init__()
        self.table = table
        self.game_at = game
        self._guests = guests
        self.games: Select[str] = Select(
            [(other, game_title(other)) for other, screen in SCREENS.items() if screen.has_sheet or not table],
            _text("Which game?"),
        )
        self.games.set_value(game)
        self.games.chosen.connect(self._change_game)
        self._picture = None if pictures is None else GamePicture(game, QSize(240, _LOWEST_PICTURE), pictures)
        try:
            last = parties.last_setup(game, evening=guests is not None)
            people, name = parties.archive.people(), own_name(parties.archive)
        except StorageError:
            last, people, name = None, [], ""
        self._last = last and as_oneself(with_offered_levels(last), name)
        self.draft = SetupDraft(game, self._last, name, persons=table)
        if guests is not None:
            self.draft.seat_people(guests.people)
            here = [chair.name for chair in guests.people]
        people = list(dict.fromkeys([*here, *people]))
        self._choice = EveningChoice(running, None if guests is None else guests.evening) if running else None
        self._make_choices(people, parties)
        self.again = Button(
            _text("As last time"),
            hint=_text("Take the players and rules of your last game again"),
            does=self._take_last,
        )
        self.start = Button(self._start_text, "primary", does=self._start)
        self._problem = Label(self._problem_text, "body", "mistake")
        self._lay_out(game)
        begin_focus_at(self, self.games if changed else self.start)
        self._show()

    def _make_choices(self, people: list[str], parties: PartieService) -> None:
        """Make the sentence, and for each of its words what it can be."""
        game, table = self.game_at, self.table
        self.count = Chips(
            [(count, translate("NewGame", "%n player(s)", None, count)) for count in self.draft.all_counts()],
            _text("Number of players"),
        )
        self.count.chosen.connect(self._set_count)
        self.seats = SeatsRow(game, people, persons=table)
        self.seats.changed.connect(self._change_seat)
        self.draw = Button(
            _text("Draw the seats by lot"),
            "plain",
            _text("Who sits where, and so who plays with whom, is drawn by lot."),
            does=self._draw_seats,
        )
        self.level = SentenceChoices([(level, level_name(level)) for level in offered_levels(game)], _text("Level"))
        self.level.describe(words_of(game).level_text)
        self.level.chosen.connect(self._take_level)
        self.rules = RulesChoice(parties.archive, lambda: self.draft, table=table)
        self.rules.changed.connect(self._show)
        self.rules.handed_on.connect(self.handed_on)
        self.presets = self.rules.presets
        self.opening = OpeningChoice()
        self.opening.changed.connect(self._show)
        if self._choice is not None:
            self._choice.changed.connect(self._show)
        self.list = OptionsList(lambda: self.draft)
        self.list.chosen.connect(self._change_option)
        self.options = self.list.rows
        self.sentence = SetupSentence(_WORDS)
        self.sentence.opened.connect(self._open)
        self.fold = self.sentence.words["options"]
        self._sides = Label(lambda: sides_text(self.draft, table), "body", "quiet")

    def title(self) -> str:
        if self.table:
            return translate("NewGame", "With real cards: {game}").format(game=game_title(self.draft.game.id))
        return translate("NewGame", "New game: {game}").format(game=game_title(self.draft.game.id))

    @property
    def place(self) -> tuple[SetupDraft, str]:
        """Who plays by which rules, and the word that is open."""
        return self.draft, self.sentence.open_word

    @place.setter
    def place(self, place: tuple[SetupDraft, str]) -> None:
        self.draft, word = place
        self._show()
        self.sentence.open(word)

    def _start_text(self) -> str:
        if self.table:
            return translate("NewGame", "Begin the sheet")
        return translate("NewGame", "Start the game")

    @property
    def evening(self) -> int | None:
        """The evening (its number) that the partie is to belong to, None for none; it may be closed meanwhile."""
        if self.opening.practice.value:
            return None
        if self._choice is None:
            return None if self._guests is None else self._guests.evening
        return self._choice.evening

    def _lay_out(self, game: str) -> None:
        learn = Button(_text("How to play"), "plain", does=lambda: self.go.emit(ToRules(game, self.draft.played())))
        self.column.addLayout(row(Label(self.title, "title"), self.games, learn, first=1))
        self.column.addWidget(Label(SCREENS[game].summary, "body", "quiet"))
        self.column.addSpacing(UNIT)
        self.column.addWidget(self.sentence)
        self._panels = {
            "names": _panel(self.count, self.seats, row(self._sides, self.draw, None, first=1)),
            "level": _panel(self.level),
            "preset": _panel(self.rules),
            "counts": _panel(self.opening, *([] if self._choice is None else [self._choice])),
            "options": self.list,
        }
        for panel in self._panels.values():
            self.column.addWidget(panel)
            panel.hide()
        if self._picture is not None:
            fill(self.column, UNIT, self._picture)
        self.column.addStretch(1)
        foot = self.add_foot()
        foot.addWidget(self._problem, 1)
        fill(foot, self.again, self.start)

    def _open(self) -> None:
        """Show what the open word can be."""
        word = self.sentence.open_word
        if word == "options":
            self.list.open()
        for name, panel in self._panels.items():
            panel.setVisible(name == ("preset" if word == "minutes" else word))
        self._show_picture()
        self._show()
        if word:
            QTimer.singleShot(0, self, self._scroll_to_choices)

    def _scroll_to_choices(self) -> None:
        """Scroll the sentence to the top where little of what its open word can be is in sight."""
        panel = next((panel for panel in self._panels.values() if panel.isVisible()), None)
        seen = self.area.viewport().height() + self.area.verticalScrollBar().value()
        if panel is not None and seen - panel.y() < min(panel.height(), _LITTLE * text_scale()):
            self.area.verticalScrollBar().setValue(self.sentence.y())

    def _change_game(self, game: str) -> None:
        """Set up another game with the same guests."""
        if game != self.game_at:
            self.go.emit(ToSheetSetup(game, self._guests) if self.table else ToNewGame(game, self._guests))

    def _set_count(self, count: int) -> None:
        self.draft.set_count(count)
        self._show()

    def _change_seat(self, seat: int, chair: Chair) -> None:
        self.draft.change_chair(seat, chair)
        self._show()

    def _take_level(self, level: str) -> None:
        self.draft.take_level(level)
        self._show()

    def _draw_seats(self) -> None:
        self.draft.draw_seats(SystemRandom())
        self._show()
        announce(self.seats, listed([chair.name for chair in self.draft.named_chairs()]))

    def take_rules(self, values: Mapping[str, Value]) -> None:
        """Play by these rules, and all others as the rulebook has them."""
        self.draft.take_values(values)
        self._show()

    def _take_last(self) -> None:
        self.draft = SetupDraft(self.draft.game.id, self._last, persons=self.table)
        self._show()

    def _change_option(self, option: Option, value: Value) -> None:
        self.draft.set_value(option, value)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the picture into the room that is left."""
        super().resizeEvent(event)
        self._show_picture()

    def _show_picture(self) -> None:
        if self._picture is not None:
            room = self.height() - _USED
            self._picture.setFixedHeight(max(_LOWEST_PICTURE, min(room, _HIGHEST_PICTURE)))
            self._picture.setVisible(room >= _LOWEST_PICTURE and not self.sentence.open_word)

    def _show(self) -> None:
        """Show the draft."""
        draft = self.draft
        self.count.offer(draft.counts())
        self.count.set_value(len(draft.chairs))
        self.seats.show_chairs(draft.chairs, draft.seat_problems())
        self.level.set_value(next(iter(draft.levels())) if len(draft.levels()) == 1 else None)
        if self._choice is not None:
            self._choice.setVisible(not self.opening.practice.value)
            persons = sum(chair.person for chair in draft.chairs)
            self._choice.show_seats(persons, len(draft.chairs) - persons)
        self._sides.retranslate()
        self._sides.setVisible(bool(self._sides.text()))
        self.rules.show_draft()
        self._tell()
        problems = draft.option_problems()
        if problems and not self.fold.isChecked():
            self.sentence.open("options")  # which shows the page once more, with the lines that say what is wrong
            return
        self.list.show_draft()
        self._problem.retranslate()
        self.start.setEnabled(not (draft.seat_problems() or problems or self.opening.missing))
        self.again.setVisible(self._last is not None and draft.setup() != self._last)

    def _tell(self) -> None:
        """Say in the sentence who plays by which rules."""
        draft, own = self.draft, self.rules.own_preset()
        template = sentence(draft) if not self.table else translate("NewGame", "{names} at the table, {preset}.")
        if not self.table:
            template = f"{template} {translate('NewGame', 'It {counts}.')}"
        values = {
            "names": who_text(draft),
            "level": levels_text(draft),
            "preset": rules_text(draft, None if own is None else own.name),
            "minutes": translate("NewGame", "%n minute(s)", None, minutes_of(draft)),
            "counts": self._counts_text(),
            "options": translate("NewGame", "All %n options", None, len(draft.options())),
        }
        self.sentence.tell(f"{template} {{options}}", values)

    def _counts_text(self) -> str:
        if self.opening.practice.value:
            return translate("NewGame", "is practice")
        if self.opening.own.value:
            return translate("NewGame", "counts, shuffled with your number")
        if self.evening is not None:
            return translate("NewGame", "belongs to the evening")
        if self._choice is not None:
            return translate("NewGame", "counts, outside of the evening")
        return translate("NewGame", "counts")

    def _start(self) -> None:
        self.wanted.emit(self.draft.setup()._replace(opening=self.opening.opening), self.evening)

    def _problem_text(self) -> str:
        if self.rules.error:
            return self.rules.error
        if self.draft.seat_problems():
            return translate("NewGame", "Two players have the same name.")
        if self.draft.option_problems():
            return translate("NewGame", "Some options do not go together: see the red lines.")
        if self.opening.missing:
            return translate("Opening", "Name your number for the shuffle, or leave it out.")
        return ""


_WORDS: Mapping[str, Text] = {
    "names": _text("Players"),
    "level": _text("Level"),
    "preset": _text("Rules"),
    "minutes": _text("Length"),
    "counts": _text("Counting"),
    "options": str,
}


def _panel(*parts: QWidget | QLayout) -> Panel:
    panel = Panel()
    panel.box.setSpacing(2 * UNIT)
    fill(panel.box, *parts)
    return panel
