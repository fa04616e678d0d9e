"""The outlook of a seat after what it has seen: cards that may still come, how soon, how long the deal will go on."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ludo.bots.trio.contract_odds import Horizon
from ludo.bots.trio.draw_rates import (
    BY_CLOSED,
    BY_LONG,
    BY_OPENER,
    FROM_STOCK,
    GOES_OUT_CLOSED,
    GOES_OUT_OPENED,
    at,
)
from ludo.bots.trio.sequence_inference import long_sequences, suits_gathered, thrown_by
from ludo.engine.cards import FACES, SUITS
from ludo.engine.events import Event
from ludo.engine.places import hand
from ludo.games.trio.rules import full_pack
from ludo.games.trio.view import TrioView

SPANS: Final = ((0, 1, 0), (1, 2, 1), (2, 4, 2), (4, 7, 5), (7, 12, 9), (12, 20, 15), (20, None, 26))
"""Turns to come that are taken as one: the first of them, the first after them, and the one that stands for all."""
LAST_AHEAD: Final = 20
STAYS_CLOSED: Final = 0.88
"""How likely one who has not opened will not open in a turn, measured over all contracts."""


class Span(NamedTuple):
    """Turns ahead that are taken as one. weight: how likely the deal ends in them.

    stock: draws to come, the one of this turn not among them; discards: cards of the player before. Both for a certain
    unseen card, in draws from all unseen cards alike: a cheap one, a dear one; of the stock a wild, too.
    """

    weight: float
    stock: tuple[float, float, float]
    discards: tuple[float, float]


class Outlook(NamedTuple):
    """unseen: by face, copies that may still come, and `total` of them; spans: the turns ahead.

    now: what a draw from the stock in this turn counts, as `Span.stock` does. suits: how much oftener than others the
    player before throws cards of each suit; empty: all alike.
    """

    unseen: tuple[int, ...]
    total: int
    spans: tuple[Span, ...]
    now: tuple[float, float, float]
    suits: tuple[float, ...]

    def horizons(self, drawn: bool) -> tuple[Horizon, ...]:
        """Return what may come within how many turns; `drawn`: nothing of the stock in this one."""
        found = []
        for weight, stock, discards in self.spans:
            cheap, dear, wild = stock if drawn else [one + more for one, more in zip(stock, self.now, strict=True)]
            if wild:
                found.append(
                    Horizon(
                        self._comes(cheap, discards[0]),
                        self._comes(dear, discards[1]),
                        self._comes(wild, 0.0),
                        weight,
                        tuple(
                            [
                                (self._comes(cheap, discards[0] * much), self._comes(dear, discards[1] * much))
                                for much in self.suits
                            ]
                        ),
                    )
                )
        return tuple(found)

    def _comes(self, from_stock: float, from_discards: float) -> float:
        """Return how likely a certain unseen card is among so many."""
        return float(1 - (1 - 1 / self.total) ** (from_stock + from_discards))


def outlook_of(view: TrioView, history: Iterable[Event] = (), pace: float = 1.0) -> Outlook:
    """Return what a seat makes of its view, and of who threw what, by the history. pace: deals are taken to end so many
    times as fast as was measured."""
    seen = [card for cards in view.zones.values() for card in cards if card is not None]
    unseen = tuple(unseen_of(seen, full_pack(view.options)))
    turn = view.facts.turns // view.options.players
    cheap, dear, wild = FROM_STOCK[view.options.variant]
    now = at(cheap, turn), at(dear, turn), at(wild, turn)
    suits = _left_by_player_before(view, history)
    return Outlook(unseen, max(sum(unseen), 1), _spans(view, turn, bool(suits), pace), now, suits)


def _spans(view: TrioView, turn: int, long: bool, pace: float) -> tuple[Span, ...]:
    """Return the turns ahead by what was measured. turn: own ones before this; long: the player before gathers a long
    sequence."""
    goes_on = [likely**pace for likely in _goes_on(view)]
    assert view.seat is not None
    opened = (view.seat - 1) % view.options.players in view.facts.opened
    found = []
    stock, discards = [0.0, 0.0, 0.0], [0.0, 0.0]
    ahead = 0
    for first, end, turns in SPANS:
        while ahead < turns:
            ahead += 1
            for kind, row in enumerate(FROM_STOCK[view.options.variant]):
                stock[kind] += at(row, turn + ahead)
            closed = 0.0 if opened else 1.0 if long else STAYS_CLOSED**ahead
            before = BY_LONG if long else BY_CLOSED
            discards[0] += closed * at(before.cheap, turn + ahead) + (1 - closed) * at(BY_OPENER.cheap, turn + ahead)
            discards[1] += closed * at(before.dear, turn + ahead) + (1 - closed) * at(BY_OPENER.dear, turn + ahead)
        weight = goes_on[first] - (goes_on[end] if end is not None else 0.0)
        found.append(Span(weight, (stock[0], stock[1], stock[2]), (discards[0], discards[1])))
    return tuple(found)


def _goes_on(view: TrioView) -> list[float]:
    """Return how likely the deal still goes on at the own next turn, the one after it, and so on; the first is this."""
    rows = []
    for seat, contract in enumerate(view.facts.contracts):
        if seat in view.facts.opened and seat != view.seat:
            rows.append(at(GOES_OUT_OPENED, len(view.cards(hand(seat))) - 1))
        elif seat != view.seat:
            rows.append(GOES_OUT_CLOSED[view.options.variant][contract - 1])
    found = [1.0]
    for ahead in range(LAST_AHEAD):
        lasts = found[-1]
        for row in rows:
            lasts *= 1 - at(row, ahead)
        found.append(lasts)
    return found


def _left_by_player_before(view: TrioView, history: Iterable[Event]) -> tuple[float, ...]:
    """Return how much oftener the player before throws cards of each suit: none of those that they gather."""
    assert view.seat is not None
    before = (view.seat - 1) % view.options.players
    number = long_sequences(view.facts.contracts[before], view.options)
    if not number or before in view.facts.opened:
        return ()
    others = len(SUITS) - number
    return tuple([(1 - one) * len(SUITS) / others for one in suits_gathered(view, before, thrown_by(history, before))])


def unseen_of(seen: Sequence[int], pack: Sequence[int]) -> list[int]:
    """Return by face how many copies of a pack are not among the cards seen."""
    unseen = [0] * FACES
    for card in pack:
        unseen[card] += 1
    for card in seen:
        unseen[card] -= 1
    return unseen
