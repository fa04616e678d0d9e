"""The page with the licences of all software that comes with the program."""

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QPlainTextEdit

from ludo.resource_paths import resource
from ludo.ui.i18n import texts, translate
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import Page

_text = texts("About")

_LIST: Final = "README"
"""The text that names all the others (`packaging/recipes/licences.py` writes that of a bundle)."""
_LINES: Final = 24
"""How many lines of a licence are seen at once."""


class Licences(Page):
    """The licences of the program and of all software that comes with it, one text at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.column.addWidget(Label(self.title, "title"))
        self.column.addWidget(Label(_text("Ludo is built on software by others. What each may be used for:"), "body"))
        paths = licence_texts()
        self.choice = Select([(path, _name(path)) for path in paths], _text("Licence of"))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(_LINES * self.text.fontMetrics().lineSpacing())
        self.column.addWidget(self.choice)
        self.column.addWidget(self.text, 1)
        self.choice.chosen.connect(self._show)
        self._show(paths[0])

    def title(self) -> str:
        return translate("About", "Licences")

    def _show(self, path: Path) -> None:
        self.text.setPlainText(path.read_text(encoding="utf-8", errors="replace"))
        self.text.setAccessibleName(_name(path))


def _name(path: Path) -> str:
    """Return what a text is called on the page."""
    return translate("About", "All software in Ludo") if path.stem == _LIST else path.stem


def licence_texts() -> list[Path]:
    """Return the files of the licences, the list of all first."""
    return sorted(resource("licences").glob("*.txt"), key=lambda path: (path.stem != _LIST, path.stem.lower()))
