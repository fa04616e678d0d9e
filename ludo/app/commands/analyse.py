"""`ludo analyse FILE`, or `ludo --review FILE`: what decisions in a saved partie cost; or what is best at a moment."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludo.app.commands.command_line import DONE, RefusedError
from ludo.app.commands.words import qt_sentences, told, write_json
from ludo.app.escaping import visible
from ludo.app.terminal import translate
from ludo.session.ports import ForeignError

if TYPE_CHECKING:
    from ludo.api import State
    from ludo.bots.coach.appraisal import Appraisal

POSITION: Final = "ludo-position"
VERSION: Final = 1
"""Raised when a value changes its meaning or goes; values that are added raise nothing."""
INPUT: Final = "-"
_END: Final = "end"


def analyse(file: str, language: str | None = None, *, as_json: bool = False, ply: str | None = None) -> int:
    """Print the review of a partie in a file, or what is best at one moment. Raises RefusedError."""
    state = _read(file)
    if ply is not None:
        return _position(state, ply, as_json=as_json)
    from ludo.api import review
    from ludo.session.decisions import decisions
    from ludo.session.review_format import review_json

    moments = review(state, _progress)
    if moments:
        print(file=sys.stderr)
    if as_json:
        print(review_json(state.record, moments, decisions(state.record)))
        return DONE
    with qt_sentences(language):
        from ludo.ui.play.review_text import review_text

        print(review_text(state.record, moments))
    return DONE


def _progress(done: int, every: int) -> None:
    told(translate("Terminal", "{number} of {all} decisions reviewed").format(number=done, all=every))


def _read(file: str) -> State:
    from ludo.api import read_text
    from ludo.games import NotUnderstoodError
    from ludo.gate.budgets import Kind
    from ludo.gate.files import read_foreign
    from ludo.session.partie_text import PartieTextError

    name = visible(file)
    try:
        content = _input() if file == INPUT else read_foreign(Path(file), Kind.PARTIE)
        state = read_text(content.decode())
    except ForeignError as error:
        raise RefusedError(unreadable(error, name)) from None
    except UnicodeDecodeError as error:
        text = translate("Terminal", "{file} cannot be read ({reason})")
        raise RefusedError(text.format(file=name, reason=error)) from None
    except PartieTextError as error:
        text = translate("Terminal", "{file} is not a game that Ludo has written (line {line})")
        raise RefusedError(text.format(file=name, line=error.line)) from None
    except NotUnderstoodError as error:
        text = translate("Terminal", "{file} needs a newer Ludo ({reason})")
        raise RefusedError(text.format(file=name, reason=visible(error))) from None
    if state.damage:
        text = translate("Terminal", "{file} is damaged: it is reviewed as far as it can be played, {number} actions")
        print("ludo: " + text.format(file=name, number=state.record.ply), file=sys.stderr)
    return state


def _input() -> bytes:
    """Return what comes by the standard input. Raises ForeignError where that is more than a partie may be."""
    from ludo.gate.budgets import BUDGETS, Kind
    from ludo.gate.files import measure

    most = BUDGETS[Kind.PARTIE].size
    content = sys.stdin.buffer.read(most + 1)
    if len(content) > most:
        raise ForeignError("too-large", Path(INPUT), most)
    measure(Path(INPUT), content, Kind.PARTIE)
    return content


def unreadable(error: ForeignError, name: str) -> str:
    """Return why a file is not read."""
    if error.code == "not-a-file":
        return translate("Terminal", "{file} is no ordinary file").format(file=name)
    if error.code == "too-large":
        text = translate("Terminal", "{file} is too large: at most {size} MB are read")
        return text.format(file=name, size=error.most // 1_000_000)
    if error.code == "too-many-rows":
        return translate("Terminal", "{file} holds too much: at most {number} lines are read").format(
            file=name, number=error.most
        )
    if error.code == "too-long":
        return translate("Terminal", "{file} takes too long to read: given up after {number} seconds").format(
            file=name, number=error.most
        )
    if error.code == "too-much-memory":
        return translate("Terminal", "{file} asks for too much memory: at most {size} MB are given").format(
            file=name, size=error.most // 1_000_000
        )
    return translate("Terminal", "{file} cannot be read ({reason})").format(
        file=name, reason=visible(error.__cause__ or error)
    )


def _position(state: State, ply: str, *, as_json: bool) -> int:
    """Print what each act is worth to who has to act at a moment."""
    from ludo.bots.coach.appraisal import appraise
    from ludo.bots.contract import ReviewRequest
    from ludo.bots.levels import GRADED

    record = state.record
    number = _number(ply, record.ply)
    seat = record.turn(number).must
    if seat is None or seat < 0:
        raise RefusedError(translate("Terminal", "nobody has to act after {number} actions").format(number=number))
    found = appraise(ReviewRequest(record.request(number, seat, GRADED[-1])))
    if found is None:
        text = translate("Terminal", "what can be done after {number} actions is not priced")
        raise RefusedError(text.format(number=number))
    if as_json:
        write_json(_document(state, number, seat, found))
    else:
        print("\n".join(_lines(state, number, seat, found)))
    return DONE


def _number(ply: str, last: int) -> int:
    if ply == _END:
        return last
    if not ply.isascii() or not ply.isdecimal() or int(ply) > last:
        text = translate("Terminal", "a moment is a number from 0 to {last}, or `end`")
        raise RefusedError(text.format(last=last))
    return int(ply)


def _document(state: State, ply: int, seat: int, found: Appraisal) -> dict[str, object]:
    from ludo.session.appraisals import appraisal_values

    head = state.header
    return {
        "format": POSITION,
        "version": VERSION,
        "game": head.game,
        "rules_version": head.rules_version,
        "options": dict(head.options),
        "ply": ply,
        "seat": seat,
        "chair": state.record.chair_of(ply, seat),
        "price": appraisal_values(state.record.game, found),
    }


def _lines(state: State, ply: int, seat: int, found: Appraisal) -> list[str]:
    """Return prices in words: each act as the log writes it."""
    name = visible(state.record.chairs(ply)[seat].name)
    head = translate("Terminal", "{name} has to act after {number} actions; what acts are worth ({unit}):")
    row = translate("Terminal", "{act}: {worth} ({low} to {high}); costs {cost}")
    said = [head.format(name=name, number=ply, unit=found.unit)]
    for each in found.acts:
        worth, low, high = (f"{number:.3f}" for number in each.worth)
        cost = f"{each.cost.value:.3f}"
        said.append(row.format(act=state.write(each.act) or "–", worth=worth, low=low, high=high, cost=cost))
    return said
