"""How a game is played: a short page with real cards, and the options, those in force marked."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout

from ludo.engine.options import Option, Value
from ludo.ui.games.registry import SCREENS, game_title, option_words_of
from ludo.ui.i18n import texts, translate
from ludo.ui.rules.in_force import InForce
from ludo.ui.rules.view import RulesView
from ludo.ui.services.settings import SettingsStore
from ludo.ui.widgets.incremental_page import Gradual
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Flow, Page, Panel, fill, line

_text = texts("Rules")

_CARD_WIDTH = 74
_WIDTH = 820
_BESIDE = 1240
"""Pixels of the column from which on rules and options stand side by side."""

_AT_ONCE: Final = 4
_SLICE: Final = 4
"""Options that are listed at first, and at a time while nothing else goes on."""

_HINT: Final = QSize(_WIDTH // 2, 0)


class Rules(Page):
    """The rules of one game; `options` are those of the partie that is played, None if none is.

    It follows by itself: what is read at its top stays there, which is long. handed_on: they are to be a file;
    printed: they are to be a booklet as PDF ("pdf") or on paper ("paper"), or an empty sheet is ("sheet").
    """

    follows = True
    handed_on = Signal()
    printed = Signal(str)

    def __init__(self, game: str, options: Mapping[str, Value] | None, settings: SettingsStore) -> None:
        super().__init__(_WIDTH, 2 * _WIDTH)
        self.game = self.game_at = game
        self.options = options
        self.rules = RulesView(game, option_words_of(game), options, settings, _CARD_WIDTH)
        panel = Panel(margin=3 * UNIT)
        panel.box.addWidget(self.rules)
        self.column.addWidget(Label(self.title, "title"))
        acts = {"pdf": _text("Booklet as PDF…"), "paper": _text("Print the booklet…")}
        if SCREENS[game].has_sheet:
            acts["sheet"] = _text("Empty score sheet as PDF…")
        buttons = [Button(text, "plain", does=partial(self.printed.emit, kind)) for kind, text in acts.items()]
        hand_on = Button(_text("Save the rules as a file…"), "plain", does=self.handed_on.emit)
        self.acts = Flow(spacing=UNIT)
        for button in (*buttons, hand_on):
            self.acts.addWidget(button)
        self.column.addLayout(self.acts)
        self._parts = QGridLayout()
        self._parts.setHorizontalSpacing(3 * UNIT)
        self._parts.setVerticalSpacing(2 * UNIT)
        self._panel = panel
        self._heading = Label(self._options_heading, "heading")
        self._options = OptionsInForce(game, options)
        fill(self.column, self._parts, None)

    def title(self) -> str:
        return translate("Rules", "How to play {game}").format(game=game_title(self.game))

    def fit(self, width: int) -> None:
        """Lay the options out beside the rules where there is room for both, else below them."""
        beside = width >= _BESIDE
        top = Qt.AlignmentFlag.AlignTop
        self._parts.addWidget(self._panel, 0, 0, 2 if beside else 1, 1, top)
        self._parts.addWidget(self._heading, 0 if beside else 1, int(beside), top)
        self._parts.addWidget(self._options, 1 if beside else 2, int(beside), top)
        self._parts.setColumnStretch(0, 6)
        self._parts.setColumnStretch(1, 5 if beside else 0)
        self._parts.setRowStretch(1, int(beside))

    def _options_heading(self) -> str:
        if self.options is None:
            return translate("Rules", "What can be agreed, and what holds if nothing is")
        return translate("Rules", "What holds in your game")


class OptionsInForce(Panel):
    """Every option with the value that holds, but those without effect; what differs from the rulebook is marked.

    `values`: those of the partie that is played; without one all that can be agreed is listed. only_differing: what is
    as in the rulebook is left out, and how many play. count: how many are listed.
    """

    def __init__(self, game: str, values: Mapping[str, Value] | None, *, only_differing: bool = False) -> None:
        super().__init__(margin=2 * UNIT)
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * UNIT)
        grid.setVerticalSpacing(UNIT - 2)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        self.box.addLayout(grid)
        in_force = InForce(game, option_words_of(game), values)
        shown = [option for option in in_force.listed() if not only_differing or in_force.differs(option)]
        self.count = len(shown)

        def rows() -> Iterator[None]:
            for place, option in enumerate(shown):
                if place:
                    grid.addWidget(line(), 4 * place - 1, 0, 1, 2)
                self._add(grid, 4 * place, game, option, in_force.values[option.name])
                yield

        Gradual(self, _SLICE).begin(rows(), _AT_ONCE)

    def sizeHint(self) -> QSize:
        """Ask for no width of its own: it would be another one with each option."""
        return _HINT

    def _add(self, grid: QGridLayout, at: int, game: str, option: Option, value: Value) -> None:
        words = option_words_of(game)
        grid.addWidget(Label(words.options[option.name].label), at, 0)
        grid.addWidget(Label(words.options[option.name].rule, "small", "quiet"), at + 1, 0)
        changed = value != option.default
        holds = Label(lambda: words.value(option.name, value), "body", "accent" if changed else "plain")
        grid.addWidget(holds, at, 1)
        if changed:
            default = Label(
                lambda: translate("Rules", "In the rulebook: {value}").format(
                    value=words.value(option.name, option.default)
                ),
                "small",
                "quiet",
            )
            grid.addWidget(default, at + 1, 1)
