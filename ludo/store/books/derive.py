"""The tables of a file of before as acts: what `project` makes rows of again."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from ludo.store.books.act import Body, Stamp, Value, make_act
from ludo.store.books.derive_entries import derive_entries
from ludo.store.books.derive_played import derive_played
from ludo.store.books.deriving import BOOKS, EPOCH, EVENTS, NEW_THINGS, Derived, Deriving
from ludo.store.books.kinds import SAME, SEEN, SET, TWO, UNDO

_FEW: Final = 32
"""So many acts that nothing has seen are named one by one by what comes after them."""
_DIGITS: Final = 4096
"""From so many on they are gathered by two digits in the place of one."""

_EVENINGS: Final = """
SELECT id, name, place, notes, carried, options, currency, json_array(worth_chips, worth_cents)
FROM evenings ORDER BY id
"""


def derive(connection: sqlite3.Connection) -> Derived:
    """Return the acts that the tables of a file of before come to."""
    deriving = Deriving(connection)
    _people(deriving)
    for number, *fields in deriving.rows(_EVENINGS):
        _evening(deriving, number, fields)
    _seasons(deriving)
    derive_played(deriving)
    derive_entries(deriving)
    _put_away(deriving)
    _removed(deriving)
    for (currency,) in deriving.rows("SELECT value FROM settings WHERE key = 'currency'"):
        deriving.add(SET, {"thing": BOOKS, "field": "currency", "value": currency, "over": []})
    _gather_ends(deriving)
    return Derived(list(deriving.acts.values()), deriving.things, deriving.entries, deriving.blobs)


def _people(deriving: Deriving) -> None:
    query = "SELECT id, name, computer, archived, colour, notes, picture FROM people ORDER BY id"
    for number, name, computer, archived, colour, notes, picture in deriving.rows(query):
        body: Body = {"name": "", "computer": bool(computer), "guest_of": None}
        person = deriving.thing("person", "person", number, body)
        digest = None if picture is None else sha256(picture).hexdigest()
        if digest is not None:
            deriving.blobs[digest] = picture
        values: Mapping[str, Value] = {
            "name": name,
            "archived": bool(archived) or None,
            "colour": colour,
            "notes": notes or None,
            "picture": digest,
        }
        for field, value in values.items():
            if value is not None:
                deriving.set(person, field, value)
    for number, into in deriving.rows("SELECT id, merged_into FROM people WHERE merged_into IS NOT NULL ORDER BY id"):
        pair = [deriving.person(into), deriving.person(number)]
        deriving.add(SAME, {"pairs": [pair]}, saw=pair)
    for one, other in deriving.rows("SELECT one, other FROM distinct_people ORDER BY one, other"):
        pair = sorted((deriving.person(one), deriving.person(other)))
        deriving.add(TWO, {"pairs": [pair]}, saw=pair)


def _evening(deriving: Deriving, number: int, fields: Sequence[Any]) -> None:
    evening = deriving.thing("evening", "evening", number, NEW_THINGS["evening"])
    own = deriving.at[evening]
    fields = [*fields[:-1], json.loads(fields[-1])]
    usual_values = {**NEW_THINGS["evening"], "currency": "chips", "worth": [1, 1]}
    for (field, usual), value in zip(usual_values.items(), fields, strict=True):
        value = bool(value) if field == "carried" else value
        if value != deriving.acts[evening].body.get(field, usual):
            own.append(deriving.set(evening, field, value))
    query = (
        "SELECT e.number, kind, person, moment, identity FROM evening_events AS e LEFT JOIN event_identities AS i "
        "ON i.evening = e.evening AND i.number = e.number WHERE e.evening = ? ORDER BY e.number"
    )
    for place, kind, person, moment, identity in deriving.rows(query, number):
        if kind == "started":
            own.append(deriving.set(evening, "happened", moment))
        elif kind in EVENTS:
            body: Body = {"evening": evening} | ({} if person is None else {"person": deriving.person(person)})
            own.append(deriving.said(EVENTS[kind], body, moment, identity or "", place))
    for (guest,) in deriving.rows("SELECT id FROM people WHERE guest = ? ORDER BY id", number):
        deriving.set(deriving.person(guest), "guest_of", evening)


def _seasons(deriving: Deriving) -> None:
    for number, *fields in deriving.rows("SELECT id, name, since, until, rules FROM seasons ORDER BY id"):
        season = deriving.thing("season", "season", number, NEW_THINGS["season"])
        for field, value in zip(NEW_THINGS["season"], fields, strict=True):
            deriving.set(season, field, value)
    for (number,) in deriving.rows("SELECT id FROM people WHERE guest IS NULL ORDER BY id"):
        if deriving.acts[deriving.person(number)].body.get("guest_of") is not None:
            deriving.set(deriving.person(number), "guest_of", None)
    query = "SELECT id FROM people WHERE guest IS NOT NULL AND guest NOT IN (SELECT id FROM evenings) ORDER BY id"
    for (guest,) in deriving.rows(query):
        deriving.set(deriving.person(guest), "guest_of", "")


def _put_away(deriving: Deriving) -> None:
    for (number,) in deriving.rows("SELECT id FROM evenings WHERE put_away ORDER BY id"):
        evening = deriving.things["evening", number]
        undos = [deriving.acts[name] for name in deriving.at[evening] if deriving.acts[name].kind == UNDO]
        last = max(undos, key=lambda act: act.stamp, default=None)
        body: Body = {"of": [evening], "reason": last.text("reason") if last else "put away"}
        deriving.add(UNDO, body, last.happened if last else EPOCH, saw=[evening, *deriving.at[evening]])


def _gather_ends(deriving: Deriving) -> None:
    """See all acts that nothing has seen in a few: by their first digits, so that copies share most of these."""
    acts = [act for act in deriving.acts.values() if act.kind != SEEN]
    seen = {name for act in acts for name in act.saw}
    ends = [act.id for act in acts if act.id not in seen]
    if len(ends) <= _FEW:
        return
    digits = 1 if len(ends) < _DIGITS else 2
    groups = defaultdict[str, list[str]](list)
    for name in ends:
        groups[name[:digits]].append(name)
    deriving.add(SEEN, {}, saw=[deriving.add(SEEN, {}, saw=group) for group in groups.values()])


def _removed(deriving: Deriving) -> None:
    """Take back what somebody has taken out: as the thing that it was known by, whatever it was."""
    for (identity,) in deriving.rows("SELECT identity FROM removed ORDER BY identity"):
        stamp = Stamp(0, 0)
        things = [
            make_act(kind, body, stamp=stamp, happened=EPOCH, nonce=identity) for kind, body in NEW_THINGS.items()
        ]
        deriving.add(UNDO, {"of": sorted(thing.id for thing in things), "reason": ""}, nonce=identity)
