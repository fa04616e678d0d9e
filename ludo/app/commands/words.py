"""Words that several commands write: how far they are, options that were given, and JSON."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ludo.app.commands.command_line import RefusedError
from ludo.app.escaping import visible
from ludo.app.terminal import translate

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ludo.engine.options import Value


def told(text: str) -> None:
    """Write how far it is to the other stream, in the place of what stood there."""
    print(f"\rludo: {text}", end="", file=sys.stderr, flush=True)


def write_json(values: Mapping[str, object]) -> None:
    """Write JSON to the standard output."""
    print(json.dumps(values, ensure_ascii=False, allow_nan=False, indent=1))


def options_given(game: str, preset: str, settings: Sequence[str]) -> dict[str, Value]:
    """Return every option of a game, as it is with a preset and `option=value`. Raises RefusedError."""
    from ludo.bots.command_line import read_value
    from ludo.engine.options import OptionsError, options_of
    from ludo.games import GAMES

    played = GAMES[game]
    if preset not in played.presets:
        raise RefusedError(unknown(preset, played.presets))
    values = dict(played.presets[preset])
    known = [option.name for option in options_of(played.options_type)]
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in known:
            raise RefusedError(unknown(name, known))
        values[name] = read_value(value)
    try:
        return played.in_force(values)
    except OptionsError as error:
        text = translate("Terminal", "these options are not possible: {reason}")
        raise RefusedError(text.format(reason=visible(error))) from None


def unknown(name: str, known: Sequence[str] | Mapping[str, object]) -> str:
    """Return that there is no such thing, and what there is."""
    text = translate("Terminal", "there is no {name}, but: {names}")
    return text.format(name=visible(name), names=", ".join(known))


@contextmanager
def qt_sentences(language: str | None) -> Iterator[None]:
    """Speak the sentences of the window, in a language or that of the system. Raises RefusedError without Qt."""
    try:
        from PySide6.QtCore import QCoreApplication
    except ImportError as error:
        text = translate("Terminal", "words need Qt ({reason}); --json does without where it can")
        raise RefusedError(text.format(reason=visible(error))) from None
    from ludo.ui.i18n import resolve_language, set_language

    application = QCoreApplication.instance() or QCoreApplication([])
    set_language(language or resolve_language("system"))
    yield
    del application
