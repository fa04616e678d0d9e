"""Beginning a partie, going on with one, looking at one again, and remembering how the last one was set up.

The engine and the games are read by the first function that needs them, so that the first page is there before.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ludo.session.chairs import Chair
from ludo.session.ports import Header, StorageError
from ludo.ui.games.registry import SCREENS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from ludo.engine.game import AnyGame
    from ludo.engine.options import Value
    from ludo.session.ports import BotService
    from ludo.session.replay import Replay
    from ludo.session.session import Session
    from ludo.ui.ports import Archive, Kept, Services


@cache
def games() -> Mapping[str, AnyGame]:
    """The games that can be played on the screen; their rules are read with the first call, not at the start."""
    from ludo.games import GAMES

    return MappingProxyType({name: GAMES[name] for name in SCREENS if name in GAMES})


@dataclass(frozen=True, slots=True)
class Setup:
    """How a partie is begun: the options that differ from the defaults, and who sits where."""

    game: str
    values: Mapping[str, Value]
    chairs: tuple[Chair, ...]


def begin(services: Services, setup: Setup, thinker: BotService) -> Session:
    """A new session, written down and remembered as the last of its game. Raises OptionsError, StorageError."""
    from ludo.engine.options import write_options
    from ludo.session.session import Session

    game = games()[setup.game]
    options = game.read_options({**setup.values, "players": len(setup.chairs)})
    header = Header(game.id, game.rules_version, write_options(options), setup.chairs, services.store.now())
    session = Session(game, header, services.store, services.luck, thinker)
    remember(services.store, setup)
    return session


def resume(services: Services, number: int, thinker: BotService) -> Session:
    """A session that goes on where it was left; look at its `damage`. Raises StorageError."""
    from ludo.session.session import Session

    header, lines = services.store.load(number)
    check_header(header)
    game = games()[header.game]
    return Session(game, header, services.store, services.luck, thinker, number=number, lines=lines)


def replay(header: Header, lines: list[str]) -> Replay:
    """A partie to look at. Raises StorageError if its game or options are unknown."""
    from ludo.session.replay import Replay

    check_header(header)
    return Replay(games()[header.game], header, lines)


def check_header(header: Header) -> None:
    """Can this partie be played by this program? Raises StorageError if not."""
    from ludo.engine.options import OptionsError

    game = games().get(header.game)
    if game is None:
        raise StorageError("unknown-game", header.game)
    if header.rules_version > game.rules_version:
        raise StorageError("newer-version")
    try:
        options = game.read_options(header.options)
    except OptionsError as error:
        raise StorageError("bad-options", str(error)) from error
    if len(header.chairs) != options.players:
        raise StorageError("damaged")


def read_file(services: Services, path: Path) -> tuple[Header, list[str]]:
    """Header and log of a partie in a text file. Raises StorageError."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise StorageError("not-a-partie", str(path)) from None
    except OSError as error:
        raise StorageError("no-access", str(path)) from error
    return services.read_partie(text)


def remember(store: Archive, setup: Setup) -> None:
    """Keep how a partie was begun. Raises StorageError."""
    chairs = [[chair.name, chair.level] for chair in setup.chairs]
    store.put(_key(setup.game), json.dumps({"values": dict(setup.values), "chairs": chairs}))


def last_setup(store: Archive, game: str) -> Setup | None:
    """How the last partie of a game was begun; None if there was none, or if it makes no sense any more."""
    from ludo.engine.options import OptionsError

    text = store.get(_key(game))
    if text is None:
        return None
    try:
        kept = json.loads(text)
        setup = Setup(game, dict(kept["values"]), tuple(_chair(*entry) for entry in kept["chairs"]))
        games()[game].read_options({**setup.values, "players": len(setup.chairs)})
    except (ValueError, TypeError, KeyError, OptionsError):
        return None
    return setup


def was_set_up(store: Archive, game: str) -> bool:
    """Has a partie of this game been begun before? Raises StorageError."""
    return store.get(_key(game)) is not None


def last_open(store: Archive) -> Kept | None:
    """Return what was played last of what could be continued. Raises StorageError."""
    waiting = store.sessions(1, unfinished=True, games=tuple(SCREENS))
    return waiting[0] if waiting else None


def _chair(name: Any, level: Any) -> Chair:
    from ludo.bots.contract import LEVELS

    if not isinstance(name, str) or level not in (None, *LEVELS):
        raise ValueError(name)
    return Chair(name, level)


def _key(game: str) -> str:
    return f"last.{game}"
