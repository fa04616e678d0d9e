"""Who plays at the table of a partie: giving it up, a computer player for a person, a person for a computer player."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from ludo.bots.registry import offered_levels
from ludo.session.session import Session
from ludo.ui.dialogs.message import Message, ask
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.play.effects import ChangePlayer, GiveUpFor
from ludo.ui.play.facts import Facts
from ludo.ui.play.messages import GoBack, Send
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, with_margins
from ludo.ui.wording.common import level_name

_text = texts("People")
_dialogs_text = texts("Dialogs")


class PeopleDialog(QDialog):
    """A row a player: who plays there. A choice holds at once."""

    def __init__(self, parent: QWidget, session: Session, send: Send) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("People", "Who plays"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        box = with_margins(QVBoxLayout(self), 2 * UNIT, 3 * UNIT, 3 * UNIT, 3 * UNIT, 2 * UNIT)
        box.addWidget(Label(_text("Who plays"), "heading"))
        box.addWidget(Label(_text("It takes effect at once and is kept with the partie. Cards and score stay.")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * UNIT)
        grid.setVerticalSpacing(UNIT)
        grid.setColumnStretch(1, 1)
        self.rows: list[Chips[str | None]] = []
        for chair, player in enumerate(session.players):
            grid.addWidget(Label(_fixed(player.name)), chair, 0)
            chips = Chips([(kind, _kind(kind)) for kind in _kinds(session.game.id, player.level)], _fixed(player.name))
            chips.set_value(player.level)
            chips.chosen.connect(lambda level, chair=chair: send(GoBack(ChangePlayer(chair, level))))
            grid.addWidget(chips, chair, 1)
            self.rows.append(chips)
        box.addLayout(grid)
        close = Button(_dialogs_text("Close"), "primary")
        close.clicked.connect(self.accept)
        box.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)


def _kinds(game: str, level: str | None) -> tuple[str | None, ...]:
    """Return who can play for a chair: a person, a computer player of a level, or of the one that plays there now."""
    levels = offered_levels(game)
    kept = () if level is None or level in levels else (level,)
    return (None, *reversed(levels), *kept)


def _fixed(text: str) -> Text:
    return lambda: text


def _kind(level: str | None) -> Text:
    return lambda: translate("NewGame", "Person") if level is None else level_name(level)


def show_people(parent: QWidget, facts: Facts, send: Send) -> PeopleDialog | None:
    """Open the dialog in which people change who plays; None once the partie is over."""
    if facts.now.session.over:
        return None
    dialog = PeopleDialog(parent, facts.now.session, send)
    dialog.open()
    return dialog


def ask_to_give_up(parent: QWidget, facts: Facts, send: Send) -> Message | None:
    """Ask whether the partie is to be given up; None if nobody could."""
    session = facts.now.session
    chair = facts.curtain if facts.chair is None else facts.chair
    if chair is None and facts.persons:
        chair = facts.persons[0]
    if chair is None or session.over:
        return None
    named = translate("People", "{name}, give up this partie?").format(name=session.players[chair].name)
    give_up: Callable[[], object] = lambda: send(GoBack(GiveUpFor(chair)))  # noqa: E731
    question = ask(
        parent,
        _fixed(named) if facts.shared else _text("Give up this partie?"),
        _text("It ends here, without a winner, and is kept as given up. Undo takes that back."),
        (_text("Give up"), give_up),
    )
    question.default_to_cancel()
    return question
