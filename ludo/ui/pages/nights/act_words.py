"""Acts of the books in words: one sentence each, with names and amounts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ludo.nights.acts import BalanceChange, Batch, Consequences, Detail, DoneAct, Thing
from ludo.nights.money import CHIPS
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import listed, plurals, texts, translate
from ludo.ui.wording.chips import cents_text, chips_text
from ludo.ui.wording.evening_titles import title_of
from ludo.ui.wording.names import elided

_text = texts("WhatWasDone")
_many = plurals("WhatWasDone")
_PLAYED: Final = ("partie", "sheet", "play")
_SILENT: Final = ("set",)
"""Kinds that say nothing more of a thing that was made together with it."""


def act_text(act: DoneAct) -> str:
    """Return what was done."""
    make = _SENTENCES.get(act.kind)
    if make is None:
        return translate("WhatWasDone", "Something that a newer Ludo has written: {kind}").format(kind=act.kind)
    return make(act)


def batch_text(batch: Batch) -> str:
    """Return what was done together: its first act, and how many more."""
    first, rest = batch.acts[0], batch.acts[1:]
    if first.kind in ("person", *_PLAYED, "evening", "season"):
        rest = tuple(act for act in rest if act.kind not in _SILENT)
    same = [act for act in rest if act.kind == first.kind == "came"]
    if rest and len(same) == len(rest):
        names = listed(_name(act.body.get("person")) for act in batch.acts)
        return translate("WhatWasDone", "{names} came").format(names=names)
    if rest and any(act.body.get("uid") for act in batch.acts):
        return translate("WhatWasDone", "Import of a file: %n act(s)", None, len(batch.acts))
    if not rest:
        return act_text(first)
    if len(rest) == 1:
        return translate("WhatWasDone", "{first}; {second}").format(first=act_text(first), second=act_text(rest[0]))
    more = translate("WhatWasDone", "and %n more act(s)", None, len(rest))
    return translate("WhatWasDone", "{first}; {second}").format(first=act_text(first), second=more)


def reason_text(act: DoneAct) -> str:
    """Return the reason that was given, empty without one."""
    reason = act.body.get("reason")
    return translate("WhatWasDone", "“{reason}”").format(reason=reason) if isinstance(reason, str) and reason else ""


def thing_text(thing: Detail) -> str:
    """Return what a person, an evening, a partie or a season is called."""
    if not isinstance(thing, Thing):
        return "" if thing is None else str(thing)
    if thing.kind == "evening":
        return title_of(thing.name, thing.moment)
    if thing.kind in (*_PLAYED, "deal", "line"):
        title = game_title(thing.name)
        if thing.people:
            return translate("WhatWasDone", "{game} ({names})").format(game=title, names=listed(thing.people))
        return title
    return thing.name or translate("WhatWasDone", "something that is not here")


def consequences_text(found: Consequences) -> str:
    """Return what an undo changes beside what it takes back, empty where nothing depends on it."""
    parts = [_many("%n other act(s)")(found.others)] if found.others else []
    parts += [_change_text(change) for change in found.changes]
    return translate("WhatWasDone", "This also changes: {what}").format(what=listed(parts)) if parts else ""


def _change_text(change: BalanceChange) -> str:
    form = translate("WhatWasDone", "{name} {difference} (from {before} to {after})")
    return form.format(
        name=change.name,
        difference=chips_text(change.after - change.before, sign=True),
        before=chips_text(change.before, sign=True),
        after=chips_text(change.after, sign=True),
    )


def _name(detail: Detail) -> str:
    if detail in ("bank", "n:bank"):
        return translate("WhatWasDone", "the cash box")
    if isinstance(detail, str):
        if detail[:2] == "n:":
            return detail[2:]
        return translate("WhatWasDone", "the table")
    return thing_text(detail)


def _chips(detail: Detail) -> str:
    return translate("WhatWasDone", "%n chip(s)", None, detail if isinstance(detail, int) else 0)


def _amount(act: DoneAct) -> str:
    """Return the chips of an act, or its money, or both; and whether that is paid later."""
    chips, cents, currency = (act.body.get(field) for field in ("chips", "cents", "currency"))
    if not isinstance(cents, int) or not isinstance(currency, str):
        return _chips(chips)
    money = cents_text(cents, currency)
    if not isinstance(chips, int):
        return money
    lent = act.body.get("way") == "account" or act.kind == "give"
    form = translate("WhatWasDone", "{chips} for {money}, paid later") if lent else _text("{chips} for {money}")()
    return form.format(chips=_chips(chips), money=money)


def _all(detail: Detail) -> list[Detail]:
    return list(detail) if isinstance(detail, Sequence) and not isinstance(detail, str | Thing) else []


def _named(form: Callable[[], str], *fields: str) -> Callable[[DoneAct], str]:
    """Return what makes a sentence of fields of an act, amounts as chips."""

    def sentence(act: DoneAct) -> str:
        said = {field: act.body.get(field) for field in fields}
        return elided(form(), **{key: _amount(act) if key == "chips" else _name(part) for key, part in said.items()})

    return sentence


def _about_thing(form: Callable[[], str]) -> Callable[[DoneAct], str]:
    """Return what makes a sentence of what an act has made."""

    def sentence(act: DoneAct) -> str:
        return elided(form(), what=thing_text(act.made))

    return sentence


def _person(act: DoneAct) -> str:
    if act.body.get("guest_of") is not None:
        form = translate("WhatWasDone", "{what} was written down as a guest")
    elif act.body.get("computer"):
        form = translate("WhatWasDone", "{what}, a computer player, was written down")
    else:
        form = translate("WhatWasDone", "{what} was added to the people")
    return form.format(what=thing_text(act.made))


def _moves(act: DoneAct) -> str:
    parts, currency = [], str(act.body.get("currency") or CHIPS)
    moves = [(move, CHIPS) for move in _all(act.body.get("moves"))]
    for move, unit in [*moves, *((move, currency) for move in _all(act.body.get("money")))]:
        payer, payee, amount = (*_all(move), None, None, None)[:3]
        said = translate("WhatWasDone", "{chips} from {payer} to {payee}")
        chips = _chips(amount) if unit == CHIPS or not isinstance(amount, int) else cents_text(amount, unit)
        parts.append(elided(said, chips=chips, payer=_name(payer), payee=_name(payee)))
    form = _FROM_A_FILE if act.kind == "import" else _CORRECTION
    return form().format(moves=listed(parts))


_CORRECTION: Final = _text("Correction: {moves}")
_FROM_A_FILE: Final = _text("From a file: {moves}")


def _play(act: DoneAct) -> str:
    sides = [side for side in _all(act.body.get("sides")) if isinstance(side, Mapping)]
    parts = []
    for side in sides:
        names, score = listed(_name(person) for person in _all(side.get("people"))), side.get("score")
        parts.append(names if not isinstance(score, int) else f"{names} {chips_text(score)}")
    return translate("WhatWasDone", "{game} was written down: {results}").format(
        game=game_title(str(act.body.get("game"))), results=listed(parts)
    )


def _deal(act: DoneAct) -> str:
    return translate("WhatWasDone", "Deal {number} of {game}").format(
        number=act.body.get("number"), game=thing_text(act.body.get("partie"))
    )


def _line(act: DoneAct) -> str:
    fields = {"number": act.body.get("number"), "game": thing_text(act.body.get("sheet"))}
    if act.body.get("seat"):
        return translate("WhatWasDone", "Somebody else sits at {game}, from line {number} on").format(**fields)
    if act.body.get("revises"):
        gone = act.body.get("text") is None
        form = _TAKEN_OFF if gone else _CORRECTED
        return form().format(**fields)
    return translate("WhatWasDone", "Line {number} of {game}").format(**fields)


_TAKEN_OFF: Final = _text("Line {number} of {game} was struck")
_CORRECTED: Final = _text("Line {number} of {game} was corrected")


def _expense(act: DoneAct) -> str:
    people = [one[0] if isinstance(one, list) else one for one in _all(act.body.get("exact") or act.body.get("shares"))]
    payers, currency = _all(act.body.get("paid")), act.body.get("currency")
    if isinstance(currency, str):
        paid, chips = listed(f"{_name(one)}" for one, _ in map(_all, payers)), sum(_sums(payers))
        amount = cents_text(chips, currency)
    else:
        paid, amount = _name(act.body.get("paid")), _chips(act.body.get("chips"))
    form = translate("WhatWasDone", "{paid} paid {chips} for {names}")
    return form.format(paid=paid, chips=amount, names=listed(map(_name, people)))


def _sums(pairs: Sequence[Detail]) -> list[int]:
    return [part for pair in pairs for part in _all(pair) if isinstance(part, int)]


def _count(act: DoneAct) -> str:
    pairs = [(_name(person), chips) for person, chips in map(_all, _all(act.body.get("counts")))]
    counted = listed(f"{name} {chips_text(chips)}" for name, chips in pairs if isinstance(chips, int))
    return translate("WhatWasDone", "Counted: {counted}").format(counted=counted)


def _revalue(act: DoneAct) -> str:
    currency, worth = str(act.body.get("currency")), _all(act.body.get("worth"))
    if len(worth) != 2 or not isinstance(worth[1], int):
        return translate("WhatWasDone", "Debts in chips were turned into money")
    form = translate("WhatWasDone", "Revaluation: {chips} for {money}")
    return form.format(chips=_chips(worth[0]), money=cents_text(worth[1], currency))


def _set(act: DoneAct) -> str:
    thing, field, value = thing_text(act.body.get("thing")), str(act.body.get("field")), act.body.get("value")
    if field.startswith("chair:"):
        new = next((part for part in (_all(value) or [value]) if isinstance(part, Thing)), value)
        return translate("WhatWasDone", "{name} sits at {thing} now").format(name=_name(new), thing=thing)
    forms = _EMPTY if value in (None, False, "") else _FIELDS
    return elided(forms.get(field, _OTHER)(), thing=thing, value=_value(field, value))


def _value(field: str, value: Detail) -> str:
    return _moment(value) if field == "happened" and isinstance(value, str) else thing_text(value)


def _moment(value: str) -> str:
    from ludo.ui.pages.dates import when

    return when(value)


_OTHER: Final = _text("{thing}: a detail was changed")
_FIELDS: Final[Mapping[str, Callable[[], str]]] = {
    "name": _text("The name is now: {value}"),
    "place": _text("{thing}: the place is {value}"),
    "notes": _text("{thing}: the notes were changed"),
    "carried": _text("{thing}: chips are carried on to other evenings"),
    "picture": _text("{thing} has a new picture"),
    "colour": _text("{thing} has another colour"),
    "archived": _text("{thing} was archived"),
    "guest_of": _text("{thing} is a guest"),
    "evening": _text("{thing} belongs to: {value}"),
    "outside": _text("{thing} counts outside of any evening"),
    "for": _text("{thing} is for points: no chips move"),
    "happened": _text("Another time was written down: {value}"),
    "currency": _text("The currency is {value}"),
    "stays-back": _text("{thing} was met in a file again, and stays taken back"),
}
_EMPTY: Final[Mapping[str, Callable[[], str]]] = {
    **_FIELDS,
    "place": _text("{thing}: no place"),
    "carried": _text("{thing}: chips count for this evening alone"),
    "picture": _text("{thing} has no picture any more"),
    "archived": _text("{thing} is listed again"),
    "guest_of": _text("{thing} is kept in the list of people"),
    "evening": _text("{thing} was taken out of the evening"),
    "outside": _text("{thing} does not count outside of any evening"),
}


def _undo(act: DoneAct) -> str:
    """Return what an undo took back; an undo of an undo has brought it back."""
    again, of, last = False, act.of, act
    while of and all(each.kind == "undo" for each in of):
        again, of, last = not again, tuple(target for each in of for target in each.of), of[0]
    if len(of) == 1 and of[0].kind in (*_PLAYED, "evening") and reason_text(last):
        form = _PUT_AWAY if of[0].kind == "evening" else _ANNULLED
        return form[again]().format(what=thing_text(of[0].made))
    what = batch_text(Batch(of)) if of else translate("WhatWasDone", "something that is not here")
    return (_BROUGHT_BACK if again else _TAKEN_BACK)().format(what=what)


_TAKEN_BACK: Final = _text("Taken back: {what}")
_BROUGHT_BACK: Final = _text("Brought back: {what}")
_ANNULLED: Final = _text("Annulled: {what}"), _text("Counts again: {what}")
_PUT_AWAY: Final = _text("Put away: {what}"), _text("Listed again: {what}")


def _pairs(form: Callable[[], str]) -> Callable[[DoneAct], str]:
    def sentence(act: DoneAct) -> str:
        things = [part for pair in _all(act.body.get("pairs")) for part in _all(pair) or [pair]]
        return form().format(names=listed(dict.fromkeys(map(thing_text, things))))

    return sentence


_SENTENCES: Final[Mapping[str, Callable[[DoneAct], str]]] = {
    "set": _set,
    "undo": _undo,
    "same": _pairs(_text("One and the same: {names}")),
    "erase": _named(_text("Name, picture and notes were forgotten: {person}"), "person"),
    "two": _pairs(_text("Two different things: {names}")),
    "lost": _named(_text("Found again in a damaged file: {of}"), "of"),
    "person": _person,
    "evening": _about_thing(_text("The evening began: {what}")),
    "partie": _about_thing(_text("A partie began: {what}")),
    "sheet": _about_thing(_text("A score sheet was begun: {what}")),
    "season": _about_thing(_text("The season {what} was made")),
    "play": _play,
    "came": _named(_text("{person} came"), "person"),
    "left": _named(_text("{person} left"), "person"),
    "pause": lambda _: translate("WhatWasDone", "There was a pause"),
    "resume": lambda _: translate("WhatWasDone", "The evening went on"),
    "close": lambda _: translate("WhatWasDone", "The evening was closed"),
    "reopen": lambda _: translate("WhatWasDone", "The evening was opened again"),
    "buy": _named(_text("{person} bought {chips}"), "person", "chips"),
    "cash": _named(_text("{person} cashed in {chips}"), "person", "chips"),
    "give": _named(_text("{from} gave {to} {chips}"), "from", "to", "chips"),
    "pay": _named(_text("{from} paid {to} in money: {chips}"), "from", "to", "chips"),
    "correct": _moves,
    "import": _moves,
    "expense": _expense,
    "count": _count,
    "revalue": _revalue,
    "deal": _deal,
    "line": _line,
    "ended": _named(_text("It ended: {of}"), "of"),
}
