"""The page that sets up a game: who plays, and by which rules."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import SystemRandom

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from ludo.engine.options import Option, Value
from ludo.session.chairs import Chair
from ludo.session.own_person import as_oneself, own_name
from ludo.session.ports import OpenEvening, StorageError
from ludo.session.service import PartieService
from ludo.ui.games.registry import SCREENS, game_title, option_words_of
from ludo.ui.i18n import Words, listed, texts, translate
from ludo.ui.pages.evening_choice import EveningChoice
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.opening_choice import OpeningChoice
from ludo.ui.pages.option_row import OptionRow
from ludo.ui.pages.presets import OwnPreset, OwnPresets
from ludo.ui.pages.seats_row import SeatsRow
from ludo.ui.pages.setup_draft import SetupDraft, with_offered_levels
from ludo.ui.pages.setup_words import preset_text, sides_text, with_minutes
from ludo.ui.platform.announce import announce
from ludo.ui.services.destinations import Guests, ToNewGame, ToRules, ToSheetSetup
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.fonts import text_scale
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, fill, line, row
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.widgets.value_field import ValueField
from ludo.ui.wording.errors import storage_text
from ludo.ui.wording.option_words import player_number

_text = texts("NewGame")

_LONGEST_PRESET = 32
_LOWEST_PICTURE, _HIGHEST_PICTURE = 110, 640
_USED = 640
"""Pixels of height that the page needs for everything else, with few players."""


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
        self.opening = OpeningChoice()
        self.opening.changed.connect(self._show)
        if table:
            self.opening.hide()
        self.count = Chips(
            [(count, translate("NewGame", "%n player(s)", None, count)) for count in self.draft.all_counts()],
            _text("Number of players"),
        )
        self.count.chosen.connect(self._set_count)
        self.seats = SeatsRow(game, people, persons=table)
        self.seats.changed.connect(self._change_seat)
        self._sides = Label(lambda: sides_text(self.draft, table), "body", "quiet")
        self.draw = Button(
            _text("Draw the seats by lot"),
            "plain",
            _text("Who sits where, and so who plays with whom, is drawn by lot."),
            does=self._draw_seats,
        )
        self._own = OwnPresets(parties.archive, game)
        try:
            self._own_values = self._own.all()
        except StorageError:
            self._own_values = {}
        self.presets = self._make_presets()
        self.preset_name = ValueField()
        self.preset_name.setPlaceholderText(translate("NewGame", "Name of these rules"))
        self.preset_name.setAccessibleName(translate("NewGame", "Name of these rules"))
        self.preset_name.setMaxLength(_LONGEST_PRESET)
        self.preset_name.setFixedWidth(round(220 * text_scale()))
        self.preset_name.returnPressed.connect(self._save_preset)
        self.save = Button(_text("Save as a preset"), does=self._save_preset)
        self.forget = taking_away(Button(_text("Delete this preset"), "plain", does=self._forget_preset))
        self.hand_on = Button(_text("Save the rules as a file…"), "plain", does=self._hand_on)
        self._preset_rule = Label(lambda: preset_text(self.draft), "body", "quiet")
        self.fold = Button(str)
        make_checkable(self.fold)
        self.fold.toggled.connect(self._unfold)
        self._storage_error = ""
        self.options: dict[str, OptionRow] = {}
        self._panel = Panel(margin=UNIT)
        self._panel.box.setSpacing(0)
        self._panel.hide()
        self._problem = Label(self._problem_text, "body", "mistake")
        self.again = Button(
            _text("As last time"),
            hint=_text("Take the players and rules of your last game again"),
            does=self._take_last,
        )
        self.start = Button(self._start_text, "primary", does=self._start)
        self._lay_out(game)
        begin_focus_at(self, self.games if changed else self.start)
        self._show()

    def title(self) -> str:
        if self.table:
            return translate("NewGame", "With real cards: {game}").format(game=game_title(self.draft.game.id))
        return translate("NewGame", "New game: {game}").format(game=game_title(self.draft.game.id))

    @property
    def place(self) -> SetupDraft:
        """Who plays by which rules."""
        return self.draft

    @place.setter
    def place(self, draft: SetupDraft) -> None:
        self.draft = draft
        self._show()

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
        who = Label(_text("Who plays?"), "heading").one_line()
        self.column.addLayout(row(who, self.count, spacing=3 * UNIT))
        self.column.addWidget(self.seats)
        self.column.addLayout(row(self._sides, self.draw, None, first=1))
        if self._choice is not None:
            self.column.addWidget(self._choice)
        self.column.addSpacing(UNIT)
        rules = QVBoxLayout()
        rules.setSpacing(UNIT + 4)
        rules.addWidget(Label(_by_which_rules, "heading"))
        rules.addWidget(self.presets)
        rules.addLayout(row(self._preset_rule, self.preset_name, self.save, self.forget))
        rules.addLayout(row(self.fold, None, self.hand_on))
        rules.addWidget(self._panel)
        fill(self.column, rules, UNIT, self.opening)
        if self._picture is not None:
            fill(self.column, UNIT, self._picture)
        self.column.addStretch(1)
        foot = self.add_foot()
        foot.addWidget(self._problem, 1)
        fill(foot, self.again, self.start)

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

    def _draw_seats(self) -> None:
        self.draft.draw_seats(SystemRandom())
        self._show()
        announce(self.seats, listed([chair.name for chair in self.draft.named_chairs()]))

    def _make_presets(self) -> Chips[str | OwnPreset]:
        """Return the chips of the game's presets and of the person's own."""
        game = self.draft.game.id
        words = option_words_of(game).presets
        values: list[tuple[str | OwnPreset, Words]] = [
            (name, with_minutes(game, name, words[name].label())) for name in words
        ]
        values += [(OwnPreset(name), name) for name in self._own_values]
        chips = Chips(values, _by_which_rules)
        chips.describe(lambda name: "" if isinstance(name, OwnPreset) else words[name].rule())
        chips.chosen.connect(self._take_preset)
        return chips

    def _take_preset(self, name: object) -> None:
        if isinstance(name, OwnPreset):
            self.draft.take_values(self._own_values[name.name])
        else:
            self.draft.take_preset(str(name))
        self._show()

    def _own_preset(self) -> OwnPreset | None:
        """Return the person's own preset with exactly these values."""
        found = (name for name, values in self._own_values.items() if values == self.draft.values)
        return next((OwnPreset(name) for name in found), None)

    def _save_preset(self) -> None:
        name = " ".join(self.preset_name.text().split())
        if not name or self.draft.option_problems():
            self.preset_name.setFocus()
            return
        self._keep(lambda: self._own.save(name, self.draft.values))
        self.preset_name.clear()

    def take_rules(self, values: Mapping[str, Value]) -> None:
        """Play by these rules, and all others as the rulebook has them."""
        self.draft.take_values(values)
        self._show()

    def _hand_on(self) -> None:
        own = self._own_preset()
        self.handed_on.emit("" if own is None else own.name)

    def _forget_preset(self) -> None:
        own = self._own_preset()
        if own is not None:
            self._keep(lambda: self._own.remove(own.name))

    def _keep(self, act: Callable[[], None]) -> None:
        """Change the person's own presets; where that cannot be kept say so."""
        try:
            act()
        except StorageError as error:
            self._storage_error = storage_text(error)
            self._show()

    def _take_last(self) -> None:
        self.draft = SetupDraft(self.draft.game.id, self._last, persons=self.table)
        self._show()

    def _change_option(self, option: Option, value: Value) -> None:
        self.draft.set_value(option, value)
        self._show()

    def _unfold(self, open_: bool) -> None:
        if open_ and not self.options:
            for option in self.draft.options():
                self._add_option(option)
        self._panel.setVisible(open_)
        self._show_picture()
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the picture into the room that is left."""
        super().resizeEvent(event)
        self._show_picture()

    def _show_picture(self) -> None:
        if self._picture is not None:
            room = self.height() - _USED
            self._picture.setFixedHeight(max(_LOWEST_PICTURE, min(room, _HIGHEST_PICTURE)))
            self._picture.setVisible(room >= _LOWEST_PICTURE and not self.fold.isChecked())

    def _add_option(self, option: Option) -> None:
        entry = OptionRow(self.draft.game.id, option, self._person)
        entry.chosen.connect(lambda value: self._change_option(option, value))
        if self.options:
            self._panel.box.addWidget(line())
        self._panel.box.addWidget(entry)
        self.options[option.name] = entry

    def _person(self, seat: int) -> str:
        """Return who sits on a seat; a free one by its number."""
        chairs = self.draft.named_chairs()
        return chairs[seat].name if seat < len(chairs) else player_number(seat)

    def _show(self) -> None:
        """Show the draft."""
        draft = self.draft
        self.count.offer(draft.counts())
        self.count.set_value(len(draft.chairs))
        self.seats.show_chairs(draft.chairs, draft.seat_problems())
        if self._choice is not None:
            self._choice.setVisible(not self.opening.practice.value)
            persons = sum(chair.person for chair in draft.chairs)
            self._choice.show_seats(persons, len(draft.chairs) - persons)
        self._sides.retranslate()
        self._sides.setVisible(bool(self._sides.text()))
        preset, own = draft.preset(), self._own_preset()
        self.presets.set_value(preset if preset is not None else own)
        custom = preset is None and own is None
        for widget in (self.preset_name, self.save):
            widget.setVisible(custom)
        self.forget.setVisible(preset is None and own is not None)
        self.hand_on.setVisible(preset is None and not self.table and not draft.option_problems())
        self._preset_rule.retranslate()
        every = translate("NewGame", "All %n options", None, len(draft.options()))
        self.fold.set_text(translate("NewGame", "Hide the options") if self.fold.isChecked() else every)
        problems = draft.option_problems()
        if problems and not self.fold.isChecked():
            set_checked(self.fold, True)  # which shows the page once more, with the lines that say what is wrong
            return
        for option in draft.options():
            if option.name in self.options:
                entry = self.options[option.name]
                entry.limit(partial(draft.possible, option))
                entry.show_state(draft.value(option), draft.bound(option), problems)
        self._problem.retranslate()
        self.start.setEnabled(not (draft.seat_problems() or problems or self.opening.missing))
        self.again.setVisible(self._last is not None and draft.setup() != self._last)

    def _start(self) -> None:
        self.wanted.emit(self.draft.setup()._replace(opening=self.opening.opening), self.evening)

    def _problem_text(self) -> str:
        if self._storage_error:
            return self._storage_error
        if self.draft.seat_problems():
            return translate("NewGame", "Two players have the same name.")
        if self.draft.option_problems():
            return translate("NewGame", "Some options do not go together: see the red lines.")
        if self.opening.missing:
            return translate("Opening", "Name your number for the shuffle, or leave it out.")
        return ""


def _by_which_rules() -> str:
    return translate("NewGame", "By which rules?")
