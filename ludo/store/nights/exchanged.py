"""Acts that are written where somebody else sat on a chair than was said."""

from collections.abc import Iterator, Mapping, Sequence

from ludo.store.books.act import Act, Value
from ludo.store.books.books import Books, Said


def exchanged(
    books: Books, thing: str, chairs: Mapping[int, str], right: Mapping[str, str], reason: str
) -> Sequence[Said]:
    """Return the acts that replace people of a partie or sheet. chairs: who has each now; right: by who had one.

    What names a person itself, and not their chair, is said once more.
    """
    standing = books.part(thing, *right)
    named = {own: right[wrong] for wrong in right for own in standing.members(wrong)}
    found = [books.said(thing, f"chair:{chair}", person) for chair, person in chairs.items()]
    for line in _own(books, thing, "line"):
        seat = standing.value(line.id, "seat")
        if isinstance(seat, list) and seat[1] in named:
            found.append(books.said(line.id, "seat", [seat[0], named[seat[1]]]))
    named |= {f"p:{own}": f"p:{person}" for own, person in named.items()}
    found = [said._replace(body={**said.body, "reason": reason}) for said in found]
    return [*found, *_said_again(books, thing, named)]


def _said_again(books: Books, thing: str, named: Mapping[str, str]) -> Iterator[Said]:
    """Return what names a person itself: results, and moves that are no chair's."""
    for end in _own(books, thing, "ended")[-1:]:
        yield from _again(books, end, "results", named)
    deals = {deal.number("number"): deal for deal in _own(books, thing, "deal")}
    for deal in deals.values():
        yield from _again(books, deal, "moves", named)
    moves: dict[str, tuple[Act, Value]] = {}
    for line in _own(books, thing, "line"):
        said = line.body.get("moves")
        moves |= {number: (line, each) for number, each in (said.items() if isinstance(said, Mapping) else ())}
    for number, (line, each) in moves.items():
        due = _renamed(each, named)
        if due != each:
            body = {**line.body, "number": int(number), "text": "", "prev": None, "revises": False, "seat": None}
            yield Said("line", {**body, "reason": None, "moves": {number: due}}, _happened(books, line))


def _again(books: Books, act: Act, field: str, named: Mapping[str, str]) -> Iterator[Said]:
    due = _renamed(act.body.get(field), named)
    if due != act.body.get(field):
        yield Said(act.kind, {**act.body, field: due}, _happened(books, act))


def _own(books: Books, thing: str, kind: str) -> list[Act]:
    standing = books.part(thing)
    return [act for act in standing.needing(thing, (kind,)) if standing.undone_by(act.id) is None]


def _happened(books: Books, act: Act) -> str:
    return str(books.part(act.id).value(act.id, "happened") or act.happened)


def _renamed(value: Value, named: Mapping[str, str]) -> Value:
    """Return a value with other names in the place of some."""
    if isinstance(value, list):
        return [_renamed(part, named) for part in value]
    return named.get(value, value) if isinstance(value, str) else value
