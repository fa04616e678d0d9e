"""The kinds of acts, and what each says: its fields, which acts it names, and which of those it cannot do without.

A body holds what was said, never what follows from it; `gains` of deals and `moves` of lines are the exception
(ADR 54): they hold what the rules of that day brought, so that new rules move no closed evening.

Acts are named by their ids. A *thing* is the act that made it: a person, an evening, a partie, a sheet, a season, a
partie in one line (`play`). Amounts are whole chips.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Kind(NamedTuple):
    """A kind of act.

    needs: fields that name an act without which this one counts for nothing (`evening` as it belongs now). names: other
    fields that name acts, alone or in lists.
    """

    needs: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


SET: Final = "set"
"""{thing, field, value, over}: a field of a thing, or of any act (`happened`); over: the `set` acts it replaces."""
UNDO: Final = "undo"
"""{of, reason}: takes acts back, in a list; an undo of an undo brings them back."""
SAME: Final = "same"
"""{pairs}: pairs of acts that are one and the same; the first of a pair names them, if nothing earlier does."""
TWO: Final = "two"
"""{pairs}: pairs of acts that look alike and are two things."""
ERASE: Final = "erase"
"""{person}: name, picture and notes are forgotten, wherever they were said; nothing brings them back."""

STAYS_BACK: Final = "stays-back"
"""A field of what was brought in and taken back: by which undo, if it was met again and shall stay so."""

SEEN: Final = "seen"
"""{}: saw many acts that nothing had seen, so that what comes after it has to name it alone."""

LOST: Final = "lost"
"""{of, kind, said, name of a person}: stands for an act that a damaged file lost, until another computer brings it."""

POINTS: Final = "points"
"""`for` of a partie whose places count, and that moves no chips."""

KINDS: Final[Mapping[str, Kind]] = {
    SET: Kind(("thing",), ("value", "over")),
    UNDO: Kind((), ("of",)),
    SAME: Kind((), ("pairs",)),
    TWO: Kind((), ("pairs",)),
    ERASE: Kind(("person",)),
    LOST: Kind((), ("of",)),
    SEEN: Kind(),
    # things: their other fields are changed by `set`
    "person": Kind((), ("guest_of",)),
    # {name, computer, guest_of: evening | "" (of a single partie) | null}; set: name, archived, colour, notes,
    # picture (digest of a blob), guest_of
    "evening": Kind(),
    # {name, place, notes, carried, options, currency, worth: [chips, cents]}; happened: its begin
    "partie": Kind((), ("evening", "chairs")),
    # {log, game, rules, options, chairs: [[person, level | null]], evening | null, for: "points" if no chips move};
    # set: evening, chair:<n>, outside, for
    "sheet": Kind((), ("evening", "chairs")),
    # {game, rules, options, chairs: [person], evening | null}; set: evening, chair:<n>, outside
    "season": Kind(),
    # {name, since, until, rules}
    "play": Kind((), ("evening", "sides")),
    # {game, known (an id of Ludo's games, or false), unit, sides: [{people, score, place, team}], evening | null,
    # source, uid}: a partie of which only the result is known; chips move where the unit is chips
    # the evening's diary
    "came": Kind(("evening",), ("person",)),
    "left": Kind(("evening",), ("person",)),
    "pause": Kind(("evening",)),
    "resume": Kind(("evening",)),
    "close": Kind(("evening",)),
    "reopen": Kind(("evening",)),
    # chips by hand; evening | null (outside of any)
    # what is said in money has a currency, and cents in the place of or beside chips
    "buy": Kind(("evening", "came"), ("person",)),
    # {evening, person, chips, cents, currency, way: "money" | "account" (paid later), reason, came | null: the arrival
    # that it was formed with}
    "cash": Kind(("evening",), ("person",)),
    # {evening, person, chips, cents, currency, way, reason}
    "give": Kind(("evening",), ("from", "to")),
    # {evening, from, to, chips, cents: what the other one owes for them, currency, reason}
    "pay": Kind(("evening",), ("from", "to")),
    # {evening, from, to (who pays money, who is paid: a person or "bank"), chips or cents and currency, reason}: chips
    # go the other way
    "correct": Kind(("evening",), ("moves", "money")),
    # {evening, moves: [[account, account, chips]], or money: [[account, account, cents]] and currency, reason}
    "expense": Kind(("evening",), ("paid", "exact", "shares")),
    # {evening, paid: [[person, cents]], currency, exact: [[person, cents]] or shares: [[person, parts]], reason}; of
    # before: {evening, paid: person, chips, exact: [[person, chips]] or shares: [person], reason}
    "count": Kind(("evening",), ("counts",)),
    # {evening, counts: [[person, chips]], play: is the difference won by play, else it was miscounted}; the last holds
    "revalue": Kind(("evening",), ("money", "turned")),
    # {evening, worth: [chips, cents], currency, money: [[account, account, cents]]}: what they owe so that what lies
    # there keeps its value; of all books (evening: null): {currency, turned: [[account, account, chips]], money}
    "import": Kind(("evening",), ("moves", "money", "cash")),
    # play
    "deal": Kind(("partie",)),
    # {partie, number, gains: {chair: chips}}: chairs have the people of the partie as it stands
    "line": Kind(("sheet",), ("prev", "seat", "moves")),
    # {sheet, number, text, prev | null: the line it stands in the place of, or that was last when it was written;
    # revises: is it in the place of prev; reason, seat: [chair, person | null] from this line on,
    # moves: {number of a line: [[account, account, chips]]}: what this line makes all lines move, as far as it changes}
    "ended": Kind(("of",)),
    # {of: partie or sheet, how, counted, results: [[place, score] | null by chair]}; the last one holds
}
"""By name of the kind. Kinds that are not here come from a newer version: kept, given on, without effect.

An account is `p:<person>`, `c:<chair>` and `t` (a chair, the table of what the act is about), `x:<partie or sheet>`
(another table), `n:<name>`.
"""

_NOTED: Final = ("name", "notes")


def text_field(kind: str, body: Mapping[str, object]) -> str:
    """Return the field of a body whose words somebody may want to be forgotten, empty without one."""
    if kind == SET:
        return "value" if body.get("field") in _NOTED else ""
    return "name" if kind in ("person", LOST) else ""
