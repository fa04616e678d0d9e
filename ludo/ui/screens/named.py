"""Pages by their names on the command line: "people", or "replay:7"."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from ludo.ui.screens.declared import screens

if TYPE_CHECKING:
    from ludo.ui.screens.kinds import Screen
    from ludo.ui.services.destinations import Destination

_NUMBERS: Final = ("int", "int | None")


def names() -> list[str]:
    """Return the names of all pages, with what is given behind them: "replay:NUMBER"."""
    named = [(screen.name, _readable(screen)) for screen in screens() if _is_named(screen)]
    return sorted(":".join([name, *(parameter.upper() for parameter in readable)]) for name, readable in named)


def named(text: str) -> Destination | None:
    """Return the destination of a name such as "replay:7", None if there is none. What is left out is as usual."""
    name, *given = text.split(":")
    screen = next((screen for screen in screens() if screen.name == name and _is_named(screen)), None)
    if screen is None or len(given) > len(_readable(screen)):
        return None
    kind: Any = screen.to
    try:
        to: Destination = kind(*(_read(*each) for each in zip(_readable(screen), given, strict=False)))
    except (TypeError, ValueError):
        return None
    return to


def _read(parameter: str, text: str) -> object:
    from ludo.games import GAMES

    if parameter != "game":
        return int(text)
    if text not in GAMES:
        raise ValueError(text)
    return text


def _readable(screen: Screen) -> list[str]:
    """Return the first parameters of a page that are numbers or games."""
    kinds = screen.parameters
    return list(takewhile(lambda key: key == "game" or kinds[key] in _NUMBERS, kinds))


def _is_named(screen: Screen) -> bool:
    kind: Any = screen.to
    return set(screen.parameters) - set(kind._field_defaults) <= set(_readable(screen))
