"""By which rules a game is played: its presets, each with its sentence, and those that a person keeps by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.session.ports import StorageError
from ludo.session.service import Archive
from ludo.ui.games.registry import option_words_of
from ludo.ui.i18n import Words, texts, translate
from ludo.ui.pages.presets import OwnPreset, OwnPresets
from ludo.ui.pages.setup_draft import SetupDraft
from ludo.ui.pages.setup_words import preset_text, with_minutes
from ludo.ui.table.fonts import text_scale
from ludo.ui.widgets.choices import SentenceChoices
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.surfaces import UNIT, fill, row, without_margins
from ludo.ui.widgets.value_field import ValueField
from ludo.ui.wording.errors import storage_text

_text = texts("NewGame")
_LONGEST: Final = 32
_FIELD: Final = 220


class RulesChoice(QWidget):
    """The presets of a game and a person's own. changed: the draft has other rules now, or something went wrong.

    handed_on: these rules, by their name, are to be a file. error: why something could not be kept.
    """

    changed = Signal()
    handed_on = Signal(str)

    def __init__(self, archive: Archive, draft: Callable[[], SetupDraft], *, table: bool) -> None:
        """`table`: for real cards."""
        super().__init__()
        self._draft = draft
        self._table = table
        self._own = OwnPresets(archive, draft().game.id)
        self.error = ""
        try:
            self._own_values = self._own.all()
        except StorageError:
            self._own_values = {}
        self.presets = self._make_presets()
        self.name = ValueField()
        self.name.setPlaceholderText(translate("NewGame", "Name of these rules"))
        self.name.setAccessibleName(translate("NewGame", "Name of these rules"))
        self.name.setMaxLength(_LONGEST)
        self.name.setFixedWidth(round(_FIELD * text_scale()))
        self.name.returnPressed.connect(self._save)
        self.save = Button(_text("Save as a preset"), does=self._save)
        self.forget = taking_away(Button(_text("Delete this preset"), "plain", does=self._forget))
        self.hand_on = Button(_text("Save the rules as a file…"), "plain", does=self._hand_on)
        self._rule = Label(lambda: preset_text(draft()), "body", "quiet")
        box = without_margins(QVBoxLayout(self), UNIT)
        fill(box, self.presets, row(self._rule, self.name, self.save, self.forget, self.hand_on, first=1))

    def show_draft(self) -> None:
        """Show the rules of the draft."""
        draft = self._draft()
        preset, own = draft.preset(), self.own_preset()
        self.presets.set_value(preset if preset is not None else own)
        custom = preset is None and own is None
        for widget in (self.name, self.save):
            widget.setVisible(custom)
        self._rule.setVisible(preset is None)
        self._rule.retranslate()
        self.forget.setVisible(preset is None and own is not None)
        self.hand_on.setVisible(preset is None and not self._table and not draft.option_problems())

    def own_preset(self) -> OwnPreset | None:
        """Return the person's own preset with exactly these values."""
        found = (name for name, values in self._own_values.items() if values == self._draft().values)
        return next((OwnPreset(name) for name in found), None)

    def _make_presets(self) -> SentenceChoices[str | OwnPreset]:
        game = self._draft().game.id
        words = option_words_of(game).presets
        values: list[tuple[str | OwnPreset, Words]] = [
            (name, with_minutes(game, name, words[name].label())) for name in words
        ]
        values += [(OwnPreset(name), name) for name in self._own_values]
        choices: SentenceChoices[str | OwnPreset] = SentenceChoices(values, _text("By which rules?"))
        choices.describe(lambda name: "" if isinstance(name, OwnPreset) else words[name].rule())
        choices.chosen.connect(self._take)
        return choices

    def _take(self, name: object) -> None:
        if isinstance(name, OwnPreset):
            self._draft().take_values(self._own_values[name.name])
        else:
            self._draft().take_preset(str(name))
        self.changed.emit()

    def _save(self) -> None:
        name = " ".join(self.name.text().split())
        if not name or self._draft().option_problems():
            self.name.setFocus()
            return
        self._keep(lambda: self._own.save(name, self._draft().values))
        self.name.clear()

    def _forget(self) -> None:
        own = self.own_preset()
        if own is not None:
            self._keep(lambda: self._own.remove(own.name))

    def _hand_on(self) -> None:
        own = self.own_preset()
        self.handed_on.emit("" if own is None else own.name)

    def _keep(self, act: Callable[[], None]) -> None:
        """Change the person's own presets; where that cannot be kept say so."""
        try:
            act()
        except StorageError as error:
            self.error = storage_text(error)
            self.changed.emit()
