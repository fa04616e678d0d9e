"""Unfinished things of an evening, and where chips lie: each with what can become of it."""

from functools import partial

from PySide6.QtCore import Signal

from ludo.nights.chips import AccountKind
from ludo.nights.closing import EveningAccount, OpenTable
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import texts
from ludo.ui.pages.nights.closing_words import table_text, table_title
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.links import links
from ludo.ui.widgets.surfaces import Panel, fill, line

_text = texts("Closing")


class ClosingTables(Panel):
    """A row a table. finish: it is to be gone on with; give_back: what lies there goes back; leave: it stays there."""

    finish = Signal(object)
    give_back = Signal(object)
    leave = Signal(object)

    def __init__(self, data: EveningData, account: EveningAccount) -> None:
        super().__init__()
        self.box.addWidget(Label(_text("Not finished, or chips lie there"), "heading"))
        for place, table in enumerate(account.tables):
            if place:
                self.box.addWidget(line())
            title, said = table_title(table, data), table_text(table, data)
            fill(self.box, Label(title), Label(said, "small", "quiet"))
            buttons = [button.about(title) for button in self._buttons(table)]
            if buttons:
                self.box.addWidget(links(*buttons))

    def _buttons(self, table: OpenTable) -> list[Button]:
        """Return what can become of a table: a sheet that is over is corrected on its own page."""
        acts = []
        played = table.played
        if not table.over:
            acts.append((_text("Finish it…"), self.finish))
        is_sheet = table.account.kind is AccountKind.SHEET
        if (is_sheet and not table.over) or (not is_sheet and played is not None):
            back = _text("Give the chips back…") if table.chips else _text("End it here…")
            acts.append((back, self.give_back))
        screen = None if played is None else SCREENS.get(played.game)
        is_board = screen is not None and screen.board is not None
        if is_board and is_sheet and not table.over and table.chips:
            acts.append((_text("Leave them lying for the next evening…"), self.leave))
        buttons = []
        for text, signal in acts:
            button = Button(text, "plain", does=partial(signal.emit, table))
            buttons.append(button)
        return buttons
