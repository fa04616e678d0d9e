"""The pages in a window: `python -m tests.access.pages FOLDER LANGUAGE`; somebody on the bus makes every choice anew.

A step is a row of choices of a page, one of which is to be chosen that is not the present one. It is written to
`step.json`; once `done-N` is there, what came of it is a line of `results.jsonl`. At the end a game is begun by what
was chosen (`begun.json`).
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from ludo.app.start import application, open_window
from ludo.nights.evenings import Plan
from ludo.ui.pages.new_game import NewGame
from ludo.ui.services.destinations import ToNewGame, ToPastGames, ToPeople, ToSettings, ToSheetSetup, ToStatistics
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.choices import Chips
from tests.ui.pages.thinkers import Nobody

APP: Final = "ludo-access"
PAGES: Final[dict[str, Callable[[MainWindow], object]]] = {
    "settings": lambda window: window.open(ToSettings()),
    "past games": lambda window: window.open(ToPastGames()),
    "people": lambda window: window.open(ToPeople()),
    "statistics": lambda window: window.open(ToStatistics()),
    "score sheet": lambda window: window.open(ToSheetSetup("trut")),
    "new game": lambda window: window.open(ToNewGame("trut")),
}
"""In this order: what is chosen for a new game is what is begun."""
BEGINS: Final = 250
"""Looks until a game has begun."""
TICK: Final = 20
"""Milliseconds between two looks at what was done."""


class Steps(QObject):
    """Asks for one choice after the other, and looks at what follows."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._number = 0
        self._told: list[object] = []
        self._steps = self._all()
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()
        self._waits = False

    def _go_on(self) -> None:
        if self._waits and not (self._folder / f"done-{self._number}").exists():
            return
        step = next(self._steps, None)
        self._waits = step is True
        if step is None:
            self._timer.stop()
            write(self._folder / "step.json", {"number": -1})

    def _all(self) -> Iterator[bool]:
        """Ask for a choice and give True, which has been made when the next one is wanted; False: a while passes."""
        for name, show in PAGES.items():
            show(self._window)
            yield self._ask(name, "", "")  # the tree follows
            place = 0
            while place < len(rows := self._rows()):
                row = rows[place]
                place += 1
                wanted = next((value for value in shown(row) if value != row.value), None)
                if wanted is None:
                    continue
                group = row.accessibleName()
                self._told = []
                row.chosen.connect(self._told.append)
                yield self._ask(name, group, row.chip(wanted).accessibleName())
                there = [each.value for each in self._rows() if wanted in shown(each)]
                chosen = self._told == [wanted] and wanted in there
                self._write("results.jsonl", page=name, group=group, chosen=chosen, told=list(map(str, self._told)))
        page = self._window.navigator.page
        assert isinstance(page, NewGame)
        yield self._ask("begin", "", page.start.text().replace("&", ""))
        for _ in range(BEGINS):
            if self._window.playing.page is None:
                yield False  # a press by assistive technology takes its time
        session = self._window.playing.page.session if self._window.playing.page is not None else None
        options = {} if session is None else dict(session.header.options)
        write(self._folder / "begun.json", {"options": options, "chairs": len(session.header.chairs) if session else 0})

    def _rows(self) -> list[Chips[Any]]:
        page = self._window.navigator.page
        rows = [row for row in page.findChildren(Chips) if row.isVisible() and row.isEnabled()]
        return [row for row in rows if row.value is not None]

    def _ask(self, page: str, group: str, name: str) -> bool:
        QApplication.processEvents()
        self._number += 1
        write(self._folder / "step.json", {"number": self._number, "page": page, "group": group, "name": name})
        return True

    def _write(self, name: str, **values: object) -> None:
        with (self._folder / name).open("a", encoding="utf-8") as file:
            file.write(json.dumps(values) + "\n")


def shown(row: Chips[Any]) -> list[Any]:
    """Return the values of a row that can be chosen."""
    return [value for value, _ in row.values if row.chip(value).isVisible() and row.chip(value).isEnabled()]


def write(path: Path, values: object) -> None:
    """Write a file that is whole whenever somebody reads it."""
    part = path.with_suffix(".part")
    part.write_text(json.dumps(values), encoding="utf-8")
    part.replace(path)


def main(folder: Path, language: str) -> int:
    """Show the window until it is closed."""
    app = application()
    app.setApplicationName(APP)
    app.setQuitOnLastWindowClosed(True)
    window = open_window(app, folder / "data", Nobody(), language)
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")]
    nights.evenings.start(Plan("Tripoli", "Lyon"), people)
    window.show()
    steps = Steps(window, folder)
    code = app.exec()
    del steps
    return code


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
