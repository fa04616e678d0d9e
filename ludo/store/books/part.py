"""A part of a log: some evenings with all that belongs to them, and whoever that names. A log of its own."""

from collections.abc import Iterable

from ludo.store.books.act import Act
from ludo.store.books.kinds import ERASE, LOST, SAME, SET, TWO, UNDO
from ludo.store.books.standing import BELONGS, Standing

_ALONE = ("person", "season")
"""Kinds of things that come with what names them, and bring nothing else along."""


def part_of(standing: Standing, evenings: Iterable[str]) -> list[Act]:
    """Return the acts of evenings, of tables from which chips went on to them, and of people who are named there."""
    whole, alone = set[str](evenings), set[str]()
    size = -1
    while size != len(whole) + len(alone):
        size = len(whole) + len(alone)
        for act in standing.order:
            if act.id not in whole and _goes_along(standing, act, whole, alone):
                whole.add(act.id)
            if act.id in whole:
                _take_named(standing, act, whole, alone)
    return [act for act in standing.order if act.id in whole or act.id in alone]


def _goes_along(standing: Standing, act: Act, whole: set[str], alone: set[str]) -> bool:
    match act.kind:
        case _ if act.kind == SET:
            thing = act.text("thing")
            return thing in whole or thing in alone or thing not in standing.acts  # said of all books
        case _ if act.kind == ERASE:
            return act.text("person") in alone
        case _ if act.kind == LOST:
            return act.text("of") in whole or act.text("of") in alone
        case _ if act.kind == UNDO:
            return not whole.isdisjoint(act.ids("of"))
        case _ if act.kind in (SAME, TWO):
            names = act.ids("pairs")
            return all(name in whole or name in alone for name in names) or (
                act.kind == SAME and any(name in whole or name in alone for name in names)
            )
    return act.kind not in _ALONE and not whole.isdisjoint(standing.needs(act))


def _take_named(standing: Standing, act: Act, whole: set[str], alone: set[str]) -> None:
    for field in act.body:
        for name in act.ids(field):
            named = standing.acts.get(name)
            if named is None:
                continue
            if named.kind in _ALONE:
                alone.update(standing.members(name))
            elif act.kind != SET and field != "of" and named.kind in ("partie", "sheet"):
                belongs = standing.value(name, BELONGS)
                whole.update([name, belongs] if isinstance(belongs, str) and belongs in standing.acts else [name])
            elif act.kind == SAME:
                whole.add(name)
