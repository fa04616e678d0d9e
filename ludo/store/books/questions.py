"""Questions that are open after two logs have met: the same for whoever has the same acts."""

from collections.abc import Iterator
from typing import NamedTuple

from ludo.store.books.act import canonical
from ludo.store.books.alike import Apart, alike, branches, taken_back_apart
from ludo.store.books.kinds import UNDO
from ludo.store.books.standing import Standing


class Question(NamedTuple):
    """Something that is open.

    kind: `same` (two acts that may be one), `value` (two values of a field), `undo` (an undo that waits, and what it is
    of: one act, or several that were brought in) or `branch` (lines that go on from one line in two ways). acts: those
    that it is about, in order of the log.
    """

    kind: str
    acts: tuple[str, ...]
    field: str = ""


def questions(standing: Standing, apart: Apart) -> list[Question]:
    """Return all that is open, in order of the log."""
    same = [Question("same", (pair.one, pair.other)) for pair in alike(standing, apart) if pair.asked]
    ways = [Question("branch", pair) for pair in branches(standing, apart)]
    return [*same, *open_values(standing), *open_undos(standing, apart), *ways]


def open_values(standing: Standing) -> Iterator[Question]:
    """Find fields with two values of which neither has seen the other."""
    things = {act.text("thing"): None for act in standing.order if act.kind == "set"}
    for thing in things:
        if thing in standing.acts and not standing.stands(thing):
            continue
        for field in standing.fields(thing):
            heads = {canonical(head.body.get("value")): head.id for head in standing.heads(thing, field)}
            if len(heads) > 1:
                yield Question("value", tuple(heads.values()), field)


def open_undos(standing: Standing, apart: Apart) -> Iterator[Question]:
    """Find undos that wait, each with what it is of, or of what was brought in elsewhere, too, with that."""
    yield from (Question("undo", names) for names in taken_back_apart(standing, apart))
    for act in standing.order:
        if act.kind != UNDO or standing.undone_by(act.id) is not None:
            continue
        for target in act.ids("of"):
            if target in standing.acts and standing.undone_by(target) is None and standing.waits_for(act, target):
                yield Question("undo", (act.id, target))
