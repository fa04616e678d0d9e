"""Pages do not listen to language, look and settings: the navigator does, and has them built anew."""

import ast
from typing import Final

from tests.house.listeners import by_file, listeners

ALLOWED: Final = {
    "ui/control/navigator.py": "builds pages anew",
    "ui/screens/context.py": "tells the navigator that something is set otherwise",
    "app/start.py": "applies what is set",
    "ui/services/coach.py": "is switched on and off by a setting",
    "ui/shell/window.py": "shows on its bar whether sounds are heard",
    "ui/table/": "a table in play has flights and pictures, and is not built anew",
    "ui/play/runner.py": "sends the table that settings have changed",
}
"""Who listens, and why."""
MOST: Final = 12
"""Listeners in all; a smaller number takes its place once it holds."""


def test_a_listener_is_found() -> None:
    code = "theme_signals().changed.connect(a)\nself._settings.changed.connect(b)\nself.changed.connect(c)\nx.drawn"
    assert sorted(listeners(ast.parse(code))) == [1, 2]


def test_only_the_navigator_listens_and_what_paints_by_itself() -> None:
    found = by_file()
    assert [name for name in found if not name.startswith(tuple(ALLOWED))] == []
    assert [name for name in ALLOWED if not any(each.startswith(name) for each in found)] == []
    assert found.total() <= MOST
