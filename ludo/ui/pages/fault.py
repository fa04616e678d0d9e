"""What stands in the place of a page that meets something in the file that makes no sense."""

from ludo.ui.errors import fault_text
from ludo.ui.i18n import translate
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Page


class FaultPage(Page):
    """Says that something of the file cannot be shown, and leads back."""

    def __init__(self) -> None:
        super().__init__(width=720)
        self.column.addWidget(Label(self.title, "title"))
        self.words = Label(fault_text, "body")
        self.words.setWordWrap(True)
        self.column.addWidget(self.words)
        back = Button(lambda: translate("Window", "Back"), "primary")
        back.clicked.connect(self.left)
        self.column.addWidget(back)
        self.column.addStretch(1)
        self.setFocusProxy(back)

    def title(self) -> str:
        """Return what is the matter."""
        return translate("Errors", "This page cannot be shown")
