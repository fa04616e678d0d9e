"""Declarations of pages and commands. Nothing of Qt is imported: `ludo --help` reads them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from re import sub
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from ludo.ui.i18n import Text
    from ludo.ui.screens.context import Context
    from ludo.ui.screens.menu_bar import Menu
    from ludo.ui.services.destinations import Destination

Act: TypeAlias = "Callable[[Context], object]"


class Command(NamedTuple):
    """A command of a menu; a line stands between two groups.

    does: an act, or the page that is opened; that of a `Screen` opens it. also: a shortcut that is not shown. when: is
    it possible now? role: where macOS wants it, a name of `QAction.MenuRole`. macos: only there, or only elsewhere.
    homepage: only where the project has one? repeats: is it done again and again while its keys are held?
    """

    text: Text
    menu: Menu
    group: int
    keys: str = ""
    does: Act | Destination = ()
    also: str = ""
    when: Act | None = None
    role: str = ""
    macos: bool | None = None
    homepage: bool = False
    repeats: bool = False


class Screen(NamedTuple):
    """A page: the destination that names it, and what builds it.

    build: "module:function", called with the context and the destination. It returns the new page, one that is open
    already, or None where it said why there is none. then: the same, called once the page is shown, and alone where
    nothing is built. same: is an open page of an equal destination shown again, as it was left? command: leads to it
    without parameters.
    """

    to: type[Destination]
    build: str = ""
    same: bool = True
    then: str = ""
    command: Command | None = None

    @property
    def name(self) -> str:
        """The name on the command line: "past-games" of `ToPastGames`."""
        return sub(r"(?<!^)(?=[A-Z])", "-", self.to.__name__.removeprefix("To")).lower()

    @property
    def parameters(self) -> dict[str, str]:
        """The parameters of the destination with their types, as they are written."""
        found = self.to.__annotations__
        return {name: kind.__name__ if isinstance(kind, type) else str(kind) for name, kind in found.items()}


def load(place: str) -> Callable[..., Any]:
    """Return what a text such as "module:function" names."""
    module, _, name = place.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
