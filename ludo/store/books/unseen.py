"""Acts that a page has not seen from which one is written: which kinds may be written all the same.

Coming, buying, giving and playing add up, whatever came before. Lines and deals are judged anew from what stands.
Paying, cashing in, setting a value and taking back say something about what the page showed: they are refused, and the
page shows what the books say now.
"""

from collections.abc import Iterable

from ludo.store.books.act import Act, Body, Value
from ludo.store.books.kinds import KINDS, SET, UNDO, Kind


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
