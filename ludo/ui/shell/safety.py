"""Care of a window that nobody loses a game without knowing: a banner, another place, players that gave up."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.session.ports import StorageError
from ludo.ui.i18n import texts, translate
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, without_margins

if TYPE_CHECKING:
    from ludo.ui.dialogs.message import Message
    from ludo.ui.dialogs.notices import Notices
    from ludo.ui.services.ports import Services

_text = texts("Safety")


def unsaved_banner() -> Label:
    """Return the line over every page that says that nothing is saved."""
    banner = Label(
        _text("Nothing is saved at the moment: what you play is lost when you leave."),
        "body",
        "mistake",
    )
    banner.setContentsMargins(2 * UNIT, UNIT, 2 * UNIT, UNIT)
    banner.hide()
    return banner


def below(banner: QWidget, page: QWidget) -> QWidget:
    """Return a widget with a banner above everything else."""
    whole = QWidget()
    column = without_margins(QVBoxLayout(whole), 0)
    column.addWidget(banner)
    column.addWidget(page, 1)
    return whole


class Guard(QObject):
    """Looks after the file and the computer players of a window. `moved`: the file is in another folder now."""

    moved = Signal()

    def __init__(self, services: "Services", notices: "Notices", banner: Label, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._notices = notices
        self._bots = services.parties.bots
        self._banner = banner
        self._told_of_bots = False
        self._question: Message | None = None
        self._store = services.store
        self._store.on_vanished(lambda: QTimer.singleShot(0, self, self.offer_place))
        self._store.on_saving(self._look_soon)
        self._bots.gave_up = self._look_soon
        self.look()

    def _look_soon(self) -> None:
        """Look once what is going on has ended: it may be in the middle of a transaction."""
        QTimer.singleShot(0, self, self.look)

    def look(self) -> None:
        """Show or hide the banner, and tell once of players that gave up."""
        self._banner.setVisible(not self._store.saving)
        if not self._bots.given_up:
            self._told_of_bots = False
        elif not self._told_of_bots:
            self._told_of_bots = True
            self._notices.show_message(
                _text("The computer players cannot think"),
                _text(
                    "Their process ended again and again. They go on without thinking, and try again with the next "
                    "game."
                ),
            )

    def offer_place(self) -> None:
        """Ask where to go on after the file has vanished."""
        if self._question is not None:
            return
        self._question = self._notices.ask(
            _text("Your games are gone from their place"),
            lambda: translate(
                "Safety",
                "The file\n{file}\nis not there any more; perhaps its disk was taken away. Nothing can be saved until "
                "it is back, or until you choose another folder: your games are carried over to it as far as they can "
                "still be read.",
            ).format(file=self._store.path),
            (_text("Choose a folder…"), self.choose_place),
        )
        self._question.finished.connect(self._forget_question)

    def _forget_question(self) -> None:
        self._question = None

    def choose_place(self) -> None:
        """Ask for a folder and go on there."""
        from PySide6.QtWidgets import QFileDialog

        chosen = QFileDialog.getExistingDirectory(self._window, translate("Safety", "Where your games go on"))
        if not chosen:
            return
        try:
            self._store.move(Path(chosen))
        except StorageError as error:
            self._notices.show_error(error)
            return
        self._notices.show_message(
            _text("Your games go on elsewhere"),
            lambda: translate(
                "Safety",
                "They are saved in\n{folder}\nfrom now on. To find them at the next start, start Ludo with this folder "
                "(ludo --data-dir), or import the file ludo.db from it.",
            ).format(folder=chosen),
        )
        self.moved.emit()
