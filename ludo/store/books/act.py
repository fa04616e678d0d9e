"""An act: one thing that was done to the books, with one meaning; its id vouches for what it says.

The canonical form of an act is JSON with sorted keys, without spaces, of texts in Unicode's composed form (NFC), whole
numbers, yes or no, lists and named values. Its id is the first half of its SHA-256, so acts of two computers
that say the same are one, equal ids are equal acts, and no act names itself.

Names and notes of people are kept apart (`Text`): the line of an act has their digest, so that they can be forgotten.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias
from unicodedata import normalize

from ludo.moments import is_kept
from ludo.store.books.kinds import text_field

Value: TypeAlias = "bool | int | str | Sequence[Value] | Mapping[str, Value] | None"
"""What a body holds; never a fraction."""
Body: TypeAlias = Mapping[str, Value]

DIGITS: Final = 32
"""Hexadecimal digits of an id: 128 bits."""
EARLIEST, LATEST = 0, 31_556_995_200_000
"""Milliseconds since 1970 of moments that are taken: until the year 2970."""
NOTES: Final = ("notes", "reason")
"""Fields of several lines."""
TOKEN: Final = "~"
"""Begins what stands for a text."""
_BODY: Final = 6
"""The place of the body in the fields that an id vouches for."""
_DEPTH: Final = 8
_LARGEST: Final = 2**63
_NAMED: Final = re.compile(rf'"(?:[px]:)?([0-9a-f]{{{DIGITS}}})"(?!:)')
"""An id as it stands in JSON; keys are none."""


class Text(str):
    """A text that is kept apart from its act. token: what stands for it there; forgotten: it is not known any more."""

    token: str
    forgotten: bool

    def __new__(cls, text: str, token: str, *, forgotten: bool = False) -> "Text":
        """Return a text with its token."""
        made = super().__new__(cls, text)
        made.token, made.forgotten = token, forgotten
        return made


class Stamp(NamedTuple):
    """When an act was written by a clock that never goes back: milliseconds since 1970, and a counter within them."""

    milliseconds: int
    counter: int

    def after(self, now: int) -> "Stamp":
        """Return the stamp of what is written at a moment, later than this one whatever the clock says."""
        return Stamp(now, 0) if now > self.milliseconds else Stamp(self.milliseconds, self.counter + 1)


BEGINNING: Final = Stamp(EARLIEST, 0)
_ENCODED: Final = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode
_QUOTED: Final = json.JSONEncoder().encode


class ActError(ValueError):
    """Something is no act; says why in English, for the log."""


class Act(NamedTuple):
    """An act. Made by `make_act` or `read_act` only, so that its id is that of what it says.

    stamp breaks ties alone; happened: local time with offset, as people mean it; computer, by: for display; saw: the
    acts that no other act had seen when it was written; nonce: drawn when its form was opened, empty where it follows
    from something else, such as an import.
    """

    id: str
    stamp: Stamp
    happened: str
    computer: str
    by: str
    kind: str
    body: Body
    saw: tuple[str, ...]
    nonce: str

    def text(self, field: str) -> str:
        """Return a field of the body that is a text, as it is shown; empty if it is none."""
        value = shown(field, self.body.get(field))
        return value if isinstance(value, str) else ""

    def number(self, field: str) -> int:
        """Return a field of the body that is a whole number, 0 if it is none."""
        value = self.body.get(field)
        return int(value) if isinstance(value, int) else 0

    def ids(self, field: str) -> tuple[str, ...]:
        """Return all ids of acts that a field names, alone or in lists, in order; of accounts too."""
        return tuple(ids_in(self.body.get(field)))


def shown(field: str, value: Value) -> Value:
    """Return a value of a field without signs that nobody sees, notes alone in lines: an act keeps what was said."""
    if not isinstance(value, str) or value.isprintable():
        return value
    from ludo.nights.people import clean_line, clean_note  # the first paint does without game nights

    return clean_note(value) if field in NOTES else clean_line(value)


def ids_in(value: Value) -> Sequence[str]:
    """Return all ids of acts in a value, in order."""
    if isinstance(value, str):
        name = value[2:] if value[:2] in ("p:", "x:") else value
        return [name] if is_id(name) else []
    if isinstance(value, int | None):
        return []
    found: list[str] = _NAMED.findall(_QUOTED(value))  # much faster than to walk through a body
    return found


def is_id(text: str) -> bool:
    """Can a text be the id of an act?"""
    return len(text) == DIGITS and not text.strip("0123456789abcdef")


def make_act(
    kind: str,
    body: Body,
    *,
    stamp: Stamp,
    happened: str,
    computer: str = "",
    by: str = "",
    saw: Sequence[str] = (),
    nonce: str = "",
) -> Act:
    """Return an act that says this. Raises ActError for values that no act holds."""
    fields = _clean([stamp.milliseconds, stamp.counter, happened, computer, by, kind, body, sorted(set(saw)), nonce])
    assert isinstance(fields, list)
    body = _apart(kind, fields)
    fields[_BODY] = _tokens(body)
    return _read([_digest(fields), *fields[:_BODY], body, *fields[_BODY + 1 :]])


def _apart(kind: str, fields: Sequence[Any]) -> Body:
    """Return the body of an act with its text, whose token differs from those of all other acts."""
    said, field = fields[_BODY], text_field(kind, fields[_BODY])
    text = said.get(field)
    return {**said, field: Text(text, _token(fields, field, text))} if isinstance(text, str) and text else said


def _token(fields: Sequence[Any], field: str, text: str) -> str:
    """Return what stands for a text in an act. fields: all that its id vouches for."""
    blank = {**fields[_BODY], field: ""}
    salt = _canonical([*fields[:_BODY], blank, *fields[_BODY + 1 :]])
    return TOKEN + sha256(f"{salt}{text}".encode()).hexdigest()


def act_text(act: Act) -> str:
    """Return the line of an act in files and tables: `read_act` returns an equal act."""
    return _canonical([act.id, *_vouched(act)])


def _vouched(act: Act) -> list[Any]:
    """Return all fields of an act that its id vouches for, as they are written."""
    return [*act.stamp, *act[2:6], _tokens(act.body), list(act.saw), act.nonce]


def with_texts(act: Act, texts: Mapping[str, bytes | None]) -> Act:
    """Return an act of a line with its text. Raises ActError for one that is not what its token vouches for.

    texts: by token; in the place of a forgotten name see `blank_name`.
    """
    field = text_field(act.kind, act.body)
    token = act.text(field)
    if not token.startswith(TOKEN):
        return act
    content = texts.get(token)
    if content is None:
        blank = "" if act.body.get("field") == "notes" else blank_name(act.text("thing") or act.text("of") or act.id)
        text = Text(blank, token, forgotten=True)
    else:
        text = Text(content.decode(errors="replace"), token)
        if _token(_vouched(act), field, text) != token:
            raise ActError(f"{act.id} does not say this")
    return act._replace(body={**act.body, field: text})


def text_of(act: Act, candidates: Iterable[str]) -> str | None:
    """Return which of some texts it is that an act keeps apart, None if it is none of them."""
    field, said = text_field(act.kind, act.body), _vouched(act)
    return next((text for text in candidates if _token(said, field, text) == act.text(field)), None)


def blank_name(thing: str) -> str:
    """Return what is shown in the place of a name that is forgotten."""
    return f"— {thing[:4]}"


def _tokens(body: Body) -> Body:
    return {field: value.token if isinstance(value, Text) else value for field, value in body.items()}


def read_act(line: str) -> Act:
    """Return the act of a line. Raises ActError where it is none, or is not what its id vouches for."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ActError(f"{line!r:.60} is no JSON: {error}") from None
    if not isinstance(fields, list) or not fields:
        raise ActError(f"{line!r:.60} is no list")
    act = _read(fields)
    said = _clean(fields[1:])
    if _digest(said) != act.id or _canonical(said) != f"[{line[DIGITS + 4 :]}" or list(act.saw) != sorted(set(act.saw)):
        raise ActError(f"{act.id} is not what it says")
    return act


def _read(fields: Sequence[object]) -> Act:
    match fields:
        case [str(name), int(milliseconds), int(counter), str(happened), str(computer), str(by), str(kind), dict(body),
              list(saw), str(nonce)]:  # fmt: skip
            if not (is_id(name) and EARLIEST <= milliseconds < LATEST and 0 <= counter < _LARGEST and kind):
                raise ActError(f"{name!r:.40} is out of bounds")
            if not is_kept(happened):
                raise ActError(f"{name} happened at no moment that is kept")
            if not all(isinstance(seen, str) and is_id(seen) for seen in saw):
                raise ActError(f"{name} has seen what is no act")
            return Act(name, Stamp(milliseconds, counter), happened, computer, by, kind, body, tuple(saw), nonce)
    raise ActError("these are not the fields of an act")


def canonical(value: Value) -> str:
    """Return the one text of a value. Raises ActError."""
    return _canonical(_clean(value))


def _digest(fields: object) -> str:
    return sha256(_canonical(fields).encode()).hexdigest()[:DIGITS]


def _canonical(value: object) -> str:
    return _ENCODED(value)


def _clean(value: object, depth: int = 0) -> Value:
    """Return a value in its one form. Raises ActError for what has none."""
    if depth > _DEPTH:
        raise ActError("a body goes too deep")
    if isinstance(value, str):
        return value if value.isascii() else _text(value)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int) and -_LARGEST <= value < _LARGEST:
        return int(value)
    if isinstance(value, list | tuple):
        return [_clean(part, depth + 1) for part in value]
    if isinstance(value, dict | Mapping):
        return {_text(key): _clean(part, depth + 1) for key, part in value.items()}
    raise ActError(f"{value!r:.60} is no value of an act")


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ActError(f"{value!r:.60} is no text")
    if value.isascii():
        return value
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ActError(f"{value!r:.60} cannot be written") from None
    return normalize("NFC", value)
