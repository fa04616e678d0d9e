"""`python shown.py FOLDER`: what a program shows of the data in a folder, as JSON; it runs with the program of any age.

Settings, colours, fonts, and all figures about parties and people, without a window.
"""

import json
import sys
from dataclasses import astuple, is_dataclass
from pathlib import Path
from typing import Any


def plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    if is_dataclass(value) and not isinstance(value, type):
        return plain(astuple(value))
    if isinstance(value, (list, tuple)):
        return [plain(entry) for entry in value]
    return value


def statistics(store: Any) -> dict[str, Any]:
    """Return the figures of all parties: of everybody, of each game and of each person."""
    from ludo.nights.statistics import Filter

    table = store.nights.statistics
    choices = table.choices()
    kinds = ("balances", "game_counts", "games", "streaks", "duels", "scores")
    told = {"people": sorted(name for _, name in choices.people), "games": sorted(choices.games)}
    filters = {"all": Filter()}
    filters |= {game: Filter(game=game) for game in choices.games}
    filters |= {name: Filter(person=person) for person, name in choices.people}
    told |= {f"{kind} {of}": getattr(table, kind)(chosen) for of, chosen in filters.items() for kind in kinds}
    told["lengths"] = [tuple(entry)[:7] for entry in table.lengths(Filter())]
    told["balances of chips"] = [tuple(entry)[:3] for entry in store.balances()]
    return {name: plain(value) for name, value in told.items()}


def looks(store: Any) -> dict[str, Any]:
    """Return settings, colours and fonts as the program applies them."""
    from PySide6.QtGui import QPalette

    from ludo.app import start
    from ludo.ui.theme import current_theme, fonts

    app, settings = start.application(), vars(start)["SettingsStore"](store)  # which lies elsewhere in other versions
    start.follow_settings(app, settings)
    roles = (QPalette.ColorRole.Window, QPalette.ColorRole.WindowText, QPalette.ColorRole.Base, QPalette.ColorRole.Text)
    sized = {role: fonts.font(role) for role in ("title", "heading", "body", "small", "number")}
    return {
        "settings": settings.value._asdict(),
        "theme": current_theme().name,
        "colours": {role.name: app.palette().color(role).name() for role in roles},
        "fonts": {role: [font.families()[0], font.pointSizeF(), font.weight()] for role, font in sized.items()},
    }


def main(folder: Path) -> None:
    """The command."""
    from ludo.store.store import Store

    store = Store(folder / "ludo.db")
    try:
        told = {"statistics": statistics(store), "looks": looks(store)}
    finally:
        store.close()
    print(json.dumps(told, indent=1, ensure_ascii=False, sort_keys=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
