"""`ludo --review FILE [--json]`: what the decisions of persons in a saved partie cost, without a window."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ludo.app.escaping import visible
from ludo.app.terminal import spoken, translate
from ludo.session.ports import ForeignError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ludo.session.decisions import Decision
    from ludo.session.replay import Replay
    from ludo.session.reviewing import Moment


class _Refused(Exception):
    """A file that cannot be reviewed; the message says why."""


def run(file: Path, language: str | None = None, *, as_json: bool = False) -> int:
    """Print the review of a partie in a file; how far it is goes to the other stream. Return the exit code."""
    with spoken(language):
        try:
            replay = _read(file)
        except _Refused as refused:
            print(f"ludo: {refused}", file=sys.stderr)
            return 1
        from ludo.session.decisions import decisions
        from ludo.session.review_format import review_json

        every = list(decisions(replay))
        moments = _reviewed(replay, every)
    print(review_json(replay, moments, every) if as_json else _as_text(replay, moments, language))
    return 0


def _as_text(replay: Replay, moments: list[Moment], language: str | None) -> str:
    from PySide6.QtCore import QCoreApplication

    from ludo.ui.i18n import resolve_language, set_language
    from ludo.ui.play.review_text import review_text

    application = QCoreApplication.instance() or QCoreApplication([])
    set_language(language or resolve_language("system"))
    text = review_text(replay, moments)
    del application
    return text


def _read(file: Path) -> Replay:
    from ludo.games import NotUnderstoodError, understood
    from ludo.session.foreign_files import MAX_TEXT, read_foreign
    from ludo.session.partie_text import PartieTextError, read_partie
    from ludo.session.replay import Replay

    name = visible(file)
    try:
        header, lines = read_partie(read_foreign(file, MAX_TEXT).decode())
        game, _ = understood(header.game, header.rules_version, header.options)
    except ForeignError as error:
        raise _Refused(_unreadable(error, name)) from None
    except UnicodeDecodeError as error:
        text = translate("Terminal", "{file} cannot be read ({reason})")
        raise _Refused(text.format(file=name, reason=error)) from None
    except PartieTextError as error:
        text = translate("Terminal", "{file} is not a game that Ludo has written (line {line})")
        raise _Refused(text.format(file=name, line=error.line)) from None
    except NotUnderstoodError as error:
        text = translate("Terminal", "{file} needs a newer Ludo ({reason})")
        raise _Refused(text.format(file=name, reason=visible(error))) from None
    replay = Replay(game, header, lines)
    if replay.damage is not None:
        text = translate("Terminal", "{file} is damaged: it is reviewed as far as it can be played, {number} actions")
        print("ludo: " + text.format(file=name, number=len(replay)), file=sys.stderr)
    return replay


def _unreadable(error: ForeignError, name: str) -> str:
    """Return why a file is not read."""
    if error.code == "not-a-file":
        return translate("Terminal", "{file} is no ordinary file").format(file=name)
    if error.code == "too-large":
        text = translate("Terminal", "{file} is too large: at most {size} MB are read")
        return text.format(file=name, size=error.most // 1_000_000)
    return translate("Terminal", "{file} cannot be read ({reason})").format(
        file=name, reason=visible(error.__cause__ or error)
    )


def _reviewed(replay: Replay, every: Sequence[Decision]) -> list[Moment]:
    """Return the decisions that are priced, with their prices."""
    from ludo.bots.coach.appraisal import appraise
    from ludo.session.decisions import request_of
    from ludo.session.reviewing import Moment

    moments: list[Moment] = []
    for number, decision in enumerate(every, start=1):
        appraisal = appraise(request_of(replay, decision))
        if appraisal is not None:
            moments.append(Moment(decision, appraisal))
        text = translate("Terminal", "{number} of {all} decisions reviewed").format(number=number, all=len(every))
        print(f"\rludo: {text}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return moments
