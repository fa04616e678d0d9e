"""The checks of `ludo --self-test` that need no Qt: rules, computer players in their process, the file."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from ludo.app.terminal import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ludo.store.store import Store

Check: TypeAlias = "tuple[str, Callable[[Path], str]]"
"""A name, and what tries it in an empty data folder: it returns what it found, or raises."""

_NAMES: Final = "urn:oasis:names:tc:opendocument:xmlns"
_SHEET: Final = (
    f'<office:document-content xmlns:office="{_NAMES}:office:1.0" xmlns:table="{_NAMES}:table:1.0" '
    f'xmlns:text="{_NAMES}:text:1.0"><office:body><office:spreadsheet><table:table table:name="A"><table:table-row>'
    '<table:table-cell office:value-type="string"><text:p>Ludo</text:p></table:table-cell>'
    '<table:table-cell office:value-type="float" office:value="1.5"/></table:table-row></table:table>'
    "</office:spreadsheet></office:body></office:document-content>"
)
"""A sheet of one row, as LibreOffice writes it."""
_PATIENCE: Final = 60.0
"""Seconds for the computer players of a deal."""


class SelfTestError(Exception):
    """Something does not work; the message says what."""


def checks() -> Iterator[Check]:
    """Yield the checks."""
    from ludo.games import GAMES

    yield translate("Terminal", "program"), _check_program
    for game in GAMES:
        yield translate("Terminal", "deal of {game}").format(game=game), partial(_check_deal, game)
    yield translate("Terminal", "file of games"), _check_file
    yield translate("Terminal", "spreadsheet"), _check_spreadsheet


def _check_program(_: Path) -> str:
    import ludo

    if _is_compiled():
        form = translate("Terminal", "Ludo {version}, Python {python}, rules and players as compiled code")
    else:
        form = translate("Terminal", "Ludo {version}, Python {python}, rules and players as plain Python")
    return form.format(version=ludo.__version__, python=sys.version.split()[0])


def _is_compiled() -> bool:
    """Do the rules run as compiled code, and the players where they think? Raises RuntimeError if only one does."""
    from importlib.util import find_spec

    from ludo.bots.registry import kernels
    from ludo.engine.runtime import is_compiled, is_extension

    files = {name: spec.origin or "" for name in kernels() if (spec := find_spec(name)) is not None}
    unlike = [name for name in kernels() if is_extension(files.get(name, "")) != is_compiled()]
    if unlike:
        raise RuntimeError(f"compiled by half: {', '.join(unlike)}")
    return is_compiled()


def _check_deal(game: str, folder: Path) -> str:
    with closing(_store(folder)) as store:
        return translate("Terminal", "{number} actions").format(number=_play_deal(store, game)[1])


def _play_deal(store: Store, game_id: str) -> tuple[int, int]:
    """Play a deal by computer players in their process; return the number of the session and how many acts it had."""
    from ludo.engine.options import write_options
    from ludo.games import GAMES
    from ludo.session.asker import Asker
    from ludo.session.chairs import Chair
    from ludo.session.ports import Header
    from ludo.session.session import Session

    game = GAMES[game_id]
    options = game.read_options({})
    chairs = tuple(Chair(f"Player {number}", "simple") for number in range(options.players))
    header = Header(game.id, game.rules_version, write_options(options), chairs, store.now())
    asker = Asker()
    session = Session(game, header, store, Random(1), asker)
    until = time.monotonic() + _PATIENCE
    try:
        while not (session.over or session.deal_ended):
            if session.step():
                continue
            asker.hear(until - time.monotonic())
            if asker.given_up or time.monotonic() > until:
                raise SelfTestError(translate("Terminal", "the computer players do not answer"))
    finally:
        asker.stop()
    return session.number, session.ply


def _check_file(folder: Path) -> str:
    from ludo.games import GAMES
    from ludo.session.replay import Replay

    game = next(iter(GAMES))
    with closing(_store(folder)) as store:
        number, ply = _play_deal(store, game)
        if not store.saving:
            raise SelfTestError(translate("Terminal", "nothing is written to disk"))
    with closing(_store(folder)) as store:
        header, lines = store.load(number)
        copy = folder / "copy.ludo-backup"
        store.backup(copy)
        store.restore(copy)
        if store.load(number) != (header, lines) or len(Replay(GAMES[game], header, lines)) != ply:
            raise SelfTestError(translate("Terminal", "what was read is not what was written"))
    return translate("Terminal", "{number} actions written, read, backed up and restored").format(number=ply)


def _check_spreadsheet(_: Path) -> str:
    from io import BytesIO
    from zipfile import ZipFile

    from ludo.nights.workbooks import read_workbook

    buffer = BytesIO()
    with ZipFile(buffer, "w") as file:
        file.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        file.writestr("META-INF/manifest.xml", f'<m:manifest xmlns:m="{_NAMES}:manifest:1.0"/>')
        file.writestr("content.xml", _SHEET)
    book = read_workbook(buffer.getvalue(), 0)
    if book.code or book.rows != ((1, ["Ludo", "1.50"]),):
        raise SelfTestError(book.code or translate("Terminal", "what was read is not what was written"))
    return ", ".join(book.rows[0][1])


def _store(folder: Path) -> Store:
    from ludo.store.store import Store

    return Store(folder / "ludo.db")
