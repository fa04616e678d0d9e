"""All options of a game: those that were changed first, and a field to search in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Signal

from ludo.engine.options import Option
from ludo.ui.games.registry import option_words_of
from ludo.ui.i18n import texts
from ludo.ui.pages.option_row import OptionRow
from ludo.ui.pages.setup_draft import SetupDraft
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.search_field import SearchField
from ludo.ui.widgets.surfaces import UNIT, Panel
from ludo.ui.wording.option_words import player_number

_text = texts("NewGame")
_FIELD: Final = 320


class OptionsList(Panel):
    """Every option with its control, made once the list is opened. chosen: an Option and the value for it."""

    chosen = Signal(object, object)

    def __init__(self, draft: Callable[[], SetupDraft]) -> None:
        super().__init__(margin=UNIT)
        self._draft = draft
        self.rows: dict[str, OptionRow] = {}
        self.search = SearchField(_FIELD, _text("Search the options"))
        self.search.textChanged.connect(lambda _: self._filter())
        self._nothing = Label(_text("No option has these words."), "body", "quiet")
        self._nothing.hide()
        self.box.setSpacing(0)
        self.box.addWidget(self.search)
        self.box.addWidget(self._nothing)

    def open(self) -> None:
        """List the options, those first that differ from the rulebook now; they keep their places while it is open."""
        draft = self._draft()
        if not self.rows:
            self.rows.update({option.name: self._row(option) for option in draft.options()})
        changed = {option.name for option in draft.options() if draft.value(option) != option.default}
        for name in sorted(self.rows, key=lambda name: name not in changed):
            self.box.addWidget(self.rows[name])

    def show_draft(self) -> None:
        """Show the values of the draft."""
        draft = self._draft()
        problems = draft.option_problems()
        for entry in self.rows.values():
            entry.limit(partial(draft.possible, entry.option))
            entry.show_state(draft.value(entry.option), draft.bound(entry.option), problems)

    def _row(self, option: Option) -> OptionRow:
        entry = OptionRow(self._draft().game.id, option, self._person)
        entry.chosen.connect(lambda value: self.chosen.emit(option, value))
        return entry

    def _person(self, seat: int) -> str:
        """Return who sits on a seat; a free one by its number."""
        chairs = self._draft().named_chairs()
        return chairs[seat].name if seat < len(chairs) else player_number(seat)

    def _filter(self) -> None:
        """Show the options with all the words that are searched for."""
        wanted = self.search.text().casefold().split()
        words = option_words_of(self._draft().game.id).options
        for name, entry in self.rows.items():
            told = f"{words[name].label()} {words[name].rule()}".casefold()
            entry.setVisible(all(word in told for word in wanted))
        self._nothing.setVisible(all(entry.isHidden() for entry in self.rows.values()))
