"""The payments of a deal of Tripoli: each space of the board, the cards left in hand, and one's own sum."""

from collections.abc import Mapping, Sequence

from ludo.engine.events import DealEnded, Happened, Paid
from ludo.engine.places import Place, Seat
from ludo.engine.views import AnyView
from ludo.games.tripoli.view import BOARDS, PURSE, TripoliView, tripoli_view
from ludo.session.record import EventBatch
from ludo.ui.games.tripoli.spaces import space_title
from ludo.ui.i18n import enumerated, translate
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.names import Names
from ludo.ui.wording.summary import Summary

_MOST_NAMED = 5
_FINES = ("went-out", "blocked")
"""After these, everybody pays for the cards that they still hold."""


def deal_summary(view: AnyView, batches: Sequence[EventBatch], names: Names) -> Summary | None:
    """Return what was paid in the deal that has just ended; None for a closing round, which has but one pot."""
    shown = tripoli_view(view)
    events = [event for batch in batches for event in batch.events]
    ended = next((event for event in reversed(events) if isinstance(event, DealEnded)), None)
    if ended is None or shown.facts.closing:
        return None
    taken: dict[Place, dict[Seat, int]] = {}
    fines: dict[Seat, int] = {}
    put_in, fined = 0, False
    mine = None if names.you is None else PURSE[names.you]
    for event in events:
        match event:
            case Happened(code) if code in _FINES:
                fined = True
            case Paid(chips, source, target) if fined and source.kind == "purse":
                fines[source.owner] = fines.get(source.owner, 0) + chips
            case Paid(chips, source, target):
                put_in += chips if source == mine else 0
                if target.kind == "purse":
                    by_seat = taken.setdefault(source, {})
                    by_seat[target.owner] = by_seat.get(target.owner, 0) + chips
            case _:
                pass
    rows, longer = tuple(_spaces(shown, taken, names)), []
    if fines:
        longer.append((translate("Tripoli", "For cards left"), _fines(fines, names)))
    if put_in:
        longer.append((translate("Tripoli", "You put in"), chips_text(put_in)))
    if names.you is None:
        total = enumerated(_gain(seat, chips, names) for seat, chips in enumerate(ended.chips))
        return Summary(rows, tuple(longer), (translate("Tripoli", "In all"), total))
    own = chips_text(ended.chips[names.you], sign=True)
    return Summary(rows, tuple(longer), (translate("Tripoli", "You, in all"), own))


def _spaces(view: TripoliView, taken: Mapping[Place, Mapping[Seat, int]], names: Names) -> list[tuple[str, str]]:
    """Return what became of each space: who took it, or how many chips stay there."""
    rows = []
    for index, place in enumerate(BOARDS[view.options.cosmo]):
        left = view.chips.get(place, 0)
        if place in taken:
            value = _each(taken[place], names)
        elif left:
            value = translate("Tripoli", "%n stay(s)", None, left)
        else:
            continue
        rows.append((space_title(index, view.facts.layout), value))
    return rows


def _each(chips: Mapping[Seat, int], names: Names) -> str:
    return enumerated(
        translate("Tripoli", "{name} {chips}").format(name=names.of(seat), chips=chips_text(number))
        for seat, number in sorted(chips.items())
    )


def _fines(chips: Mapping[Seat, int], names: Names) -> str:
    """Return who paid how much; of many, which would have no room in a row, the own part and the sum."""
    if len(chips) <= _MOST_NAMED or names.you is None:
        return _each(chips, names)
    text = translate("Tripoli", "you {own} of {all}")
    return text.format(own=chips_text(chips.get(names.you, 0)), all=chips_text(sum(chips.values())))


def _gain(seat: Seat, chips: int, names: Names) -> str:
    text = translate("Tripoli", "{name} {chips}")
    return text.format(name=names.of(seat), chips=chips_text(chips, sign=True))
