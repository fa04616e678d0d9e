"""Sentences that all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludo.ui.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludo.engine.options import Problem
    from ludo.engine.refusals import Refusal
    from ludo.session.chairs import Chair
    from ludo.ui.wording.names import Names


@dataclass(frozen=True, slots=True)
class StatusText:
    """What is going on: one line, and a title above it where it is an event.

    tone: "plain", "call" for what must be answered or waited for, "result", "end" of the partie.
    """

    line: str
    title: str = ""
    tone: str = "plain"


def seat_title(
    chair: Chair, turn: bool, dealer: bool, leader: bool, partner: bool, note: str, chips: int | None
) -> str:
    """A seat in words: who sits there, and everything that its plate shows by signs."""
    parts = [chair.name if chair.person else f"{chair.name} ({level_name(chair.level or '')})"]
    if partner:
        parts.append(translate("Seats", "your partner"))
    if turn:
        parts.append(translate("Seats", "on turn"))
    if dealer:
        parts.append(translate("Seats", "deals"))
    if leader:
        parts.append(translate("Seats", "led the trick"))
    if note:
        parts.append(note)
    if chips is not None:
        parts.append(translate("Seats", "%n chip(s)", None, chips))
    return ", ".join(parts)


def level_name(level: str) -> str:
    """A level of computer players, for people."""
    match level:
        case "random":
            return translate("Levels", "Weak computer")
        case "simple":
            return translate("Levels", "Computer")
        case _:
            return level


def _seat(refusal: Refusal, names: Names) -> str:
    seat = refusal.details.get("seat")
    return names.given(seat) if isinstance(seat, int) and 0 <= seat < len(names.names) else ""


REFUSALS: Final[dict[str, Callable[[Refusal, Names], str]]] = {
    "not-asked": lambda refusal, names: translate("Refusals", "There is nothing for you to do at the moment."),
    "not-your-turn": lambda refusal, names: translate(
        "Refusals", "It is not your turn: {name} lays the next card."
    ).format(name=_seat(refusal, names)),
    "answer-first": lambda refusal, names: translate("Refusals", "First {name} has to answer.").format(
        name=_seat(refusal, names)
    ),
    "partie-over": lambda refusal, names: translate("Refusals", "The partie is over."),
    "unknown-action": lambda refusal, names: translate("Refusals", "That cannot be done at this moment."),
    "not-held": lambda refusal, names: translate("Refusals", "That card is not in your hand."),
    "late": lambda refusal, names: translate("Refusals", "Too late: somebody else was faster."),
    "not-a-person": lambda refusal, names: translate("Refusals", "The computer plays for this seat."),
    "misdeal-sizes": lambda refusal, names: translate(
        "Refusals", "A misdeal (maldonne): everybody must get {count} cards."
    ).format(count=refusal.details.get("size", 0)),
    "misdeal-cards": lambda refusal, names: translate(
        "Refusals", "A misdeal (maldonne): the cards are not those of the pack."
    ),
}
"""Why something is refused, by code; games add their own."""

PROBLEMS: Final[dict[str, Callable[[Problem], str]]] = {
    "unknown-option": lambda problem: translate("Problems", "There is no option “{option}”.").format(
        option=problem.option
    ),
    "bad-value": lambda problem: translate("Problems", "“{value}” is not possible here.").format(
        value=problem.details.get("value", "")
    ),
    "no-such-seat": lambda problem: translate(
        "Problems", "There is no player number {seat} at a table of {players}."
    ).format(seat=_counted(problem), players=problem.details.get("players", "")),
}
"""What is wrong with options, by code."""


def _counted(problem: Problem) -> int:
    """A seat as people count: from one."""
    seat = problem.details.get("seat")
    return seat + 1 if isinstance(seat, int) else 0
