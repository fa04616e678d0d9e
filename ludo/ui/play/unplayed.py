"""Asks whether the cards of a deal that was decided without them shall be shown: if everybody at the table agrees."""

from PySide6.QtWidgets import QWidget

from ludo.ui.dialogs.message import Message
from ludo.ui.i18n import texts
from ludo.ui.play.messages import SeeHands, Send

_text = texts("Table")


def ask_all(parent: QWidget, send: Send) -> None:
    """Ask; nothing is shown without an answer."""
    question = Message(
        parent.window(),
        _text("Show the cards?"),
        _text("By the rules they go back unseen. They are shown if everybody at this table agrees."),
        [(_text("All agree"), lambda: send(SeeHands())), (_text("Leave them unseen"), None)],
    )
    question.default_to_cancel()
    question.open()
