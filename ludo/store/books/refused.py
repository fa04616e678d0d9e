"""Acts that are refused: written at an evening that was put away, or formed on a page which is older than the books.

Of acts that a page has not seen those add up that say who came, bought, gave or played. Lines and deals are judged anew
from what stands. Paying, cashing in, setting a value and taking back say something about what the page showed: they are
refused, and the page shows what the books say now.
"""

from collections.abc import Iterable
from typing import Final

from ludo.store.books.act import Act, Body, Value, ids_in
from ludo.store.books.kinds import KINDS, SAME, SET, STAYS_BACK, TWO, UNDO, Kind
from ludo.store.books.standing import BELONGS, Standing

_WITHIN: Final = (BELONGS, "guest_of", "thing", "partie", "sheet", "of")
_ANYWHERE: Final = (SAME, TWO, "deal", "ended")
"""Kinds that are written wherever they belong: a partie goes on by its log."""


def is_put_away(standing: Standing, kind: str, body: Body) -> bool:
    """Is an act to be written about an evening that was put away, to move something there, or to undo that alone?"""
    if kind == UNDO:
        acts = [standing.acts[name] for name in ids_in(body.get("of")) if name in standing.acts]
        said = [(act.kind, {**act.body, BELONGS: standing.value(act.id, BELONGS)}) for act in acts]
        return bool(said) and all(kind != "evening" and is_put_away(standing, kind, each) for kind, each in said)
    moves = kind == SET and body.get("field") == BELONGS
    fields = () if kind in _ANYWHERE or body.get("field") == STAYS_BACK else ("value",) if moves else _WITHIN
    for name in ids_in([body.get(field) for field in fields]):
        act = standing.acts.get(name)
        belongs = name if act is None or act.kind == "evening" else standing.value(name, BELONGS)
        if isinstance(belongs, str) and standing.undone_by(standing.current(belongs)) is not None:
            return True
    return False


def unseen_of(kind: str, body: Body, unseen: Iterable[Act]) -> Act | None:
    """Return an act that has changed what an act to be written is about, None if there is none."""
    reads = _reads(kind, body)
    return next((act for act in unseen if reads & _changes(act)), None)


def _reads(kind: str, body: Body) -> set[tuple[Value, ...]]:
    """Return what an act says something about."""
    match kind:
        case "pay":
            return {("paid", body.get("evening"), *sorted((str(body.get("from")), str(body.get("to")))))}
        case "cash":
            return {("cashed", body.get("evening"), body.get("person"))}
        case "set":
            return {("value", body.get("thing"), body.get("field"))}
        case "undo":
            of = body.get("of")
            return {("act", name) for name in (of if isinstance(of, list | tuple) else ())}
    return set()


def _changes(act: Act) -> set[tuple[Value, ...]]:
    """Return what an act changes: what its kind reads, and every act that it needs or takes back."""
    needs = KINDS.get(act.kind, Kind()).needs if act.kind not in (SET, UNDO) else ()
    return _reads(act.kind, act.body) | {("act", name) for field in needs for name in act.ids(field)}
