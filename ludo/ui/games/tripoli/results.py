"""How deals and parties of Tripoli end, and how things stand, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludo.engine.events import DealEnded
from ludo.engine.places import hand
from ludo.games.tripoli.view import PURSE, TripoliView
from ludo.session.record import EventBatch
from ludo.ui.i18n import Text, enumerated, full_stop, texts, translate
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.common import StatusText
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.results import shared_partie_title
from ludo.ui.wording.sheets import Sheet

_text = texts("Tripoli")

HOWS: Final[Mapping[str, Text]] = {
    "out": _text("out of cards"),
    "blocked": _text("blocked"),
    "closing": _text("closing round"),
    "share": _text("shared out"),
}
"""How a deal can end, in a word or two."""


def deal_status(view: TripoliView, names: Names) -> StatusText:
    """Return how the deal ended, between two deals."""
    outcome = view.facts.outcome
    if outcome is None or outcome.winner is None:
        line = translate("Tripoli", "Everybody paid a chip for each card into the kitty, where they wait for a winner.")
        return StatusText(line, translate("Tripoli", "Nobody can lead"), "result")
    left = [
        translate("Tripoli", "{name} {cards}").format(name=names.of(seat), cards=len(view.cards(hand(seat))))
        for seat in range(view.options.players)
        if view.cards(hand(seat))
    ]
    title = choose(
        names, (outcome.winner,), translate("Tripoli", "You are out first"), translate("Tripoli", "{name} is out first")
    )
    line = translate("Tripoli", "The kitty, and a chip for each card still held: {cards}.").format(
        cards=enumerated(left)
    )
    return StatusText(line, title, "result")


def end_status(view: TripoliView, names: Names) -> StatusText:
    """Return how the partie ended."""
    best = max(view.facts.chips_last_deal, default=0)
    winners = tuple(seat for seat, net in enumerate(view.facts.chips_last_deal) if net == best and best > 0)
    ranked = sorted(enumerate(view.facts.chips_last_deal), key=lambda entry: -entry[1])
    gains = enumerated(f"{names.of(seat)} {chips_text(net, sign=True)}" for seat, net in ranked)
    line = translate("Tripoli", "In the whole partie: {gains}.").format(gains=gains)
    return StatusText(line, shared_partie_title(winners, names), "end")


def score_sheet(batches: Sequence[EventBatch], names: Names) -> Sheet:
    """Return one row a deal: who won it, and what everybody has won or lost since the start."""
    columns = (
        translate("Tripoli", "Deal"),
        translate("Tripoli", "Won by"),
        *(names.of(seat) for seat in range(len(names.names))),
    )
    rows = []
    net = [0] * len(names.names)
    for batch in batches:
        for event in batch.events:
            match event:
                case DealEnded(deal, how, winners, chips):
                    net = [before + gain for before, gain in zip(net, chips, strict=True)]
                    who = enumerated(names.of(seat) for seat in winners)
                    text = f"{who} ({HOWS[how]()})" if who else HOWS[how]()
                    rows.append((str(deal), text, *(chips_text(chips, sign=True) for chips in net)))
                case _:
                    pass
    return Sheet(columns, tuple(rows))


def score_text(view: TripoliView, names: Names) -> str:
    """Return the chips in front of everybody."""
    chips = (
        translate("Tripoli", "{name}: %n chip(s)", None, view.chips.get(PURSE[seat], 0)).format(name=names.of(seat))
        for seat in range(view.options.players)
    )
    return full_stop(enumerated(chips))
