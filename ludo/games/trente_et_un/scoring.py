"""The cost of a deal: losses by seat, chips, lives and the pot of Trente-et-un."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from ludo.engine.frozen import new_tuple
from ludo.engine.places import Seat
from ludo.games.trente_et_un.options import TrenteEtUnOptions
from ludo.games.trente_et_un.rules import THIRTY_ONE, is_36

Values: TypeAlias = Sequence[int | float | None]
"""Values of hands by seat; None for who has left."""
Losses: TypeAlias = tuple[int | None, ...]
"""Lives lost by seat; None for who had left before."""
Reason: TypeAlias = Literal["surpassed", "lowest", "tied", "others", "thirty_one", "fire"]
"""Why a seat loses lives: a knocker with less than somebody else (T31-41), the lowest hand (T31-37, SCH-25), as much as
the knocker (T31-40), because the best hand of the knocker is shared (T31-40), no thirty-one (T31-44, SCH-46), or the
fire of another (SCH-45)."""


def lives_of(chips: int, grace_life: bool) -> int:
    """Lives of a player with so many chips: one more than chips if there is a grace life (T31-46, T31-47, SCH-30)."""
    return chips + 1 if grace_life else chips


def showdown_losses(options: TrenteEtUnOptions, values: Values, knocker: Seat) -> Losses:
    """Return the losses when hands are compared (T31-36 to T31-43, SCH-25 to SCH-28); knocker -1: nobody knocked."""
    if is_36(options) or knocker < 0:
        return _lowest_losses(values)
    return _knock_losses(options, values, knocker)


def _present(values: Values) -> list[int | float]:
    return [value for value in values if value is not None]


def _extremes(values: Values) -> tuple[int | float, int | float]:
    """Return the lowest and the highest value."""
    present = _present(values)
    low = top = present[0]
    for value in present:
        if value < low:
            low = value
        elif value > top:
            top = value
    return low, top


def _lowest_losses(values: Values) -> Losses:
    """All tied for lowest lose one; nobody if all are equal (T31-37, T31-38, T31-43, SCH-25, SCH-26, SCH-27)."""
    low, top = _extremes(values)
    equal = low == top
    return tuple([None if value is None else int(value == low and not equal) for value in values])


def _knock_losses(options: TrenteEtUnOptions, values: Values, knocker: Seat) -> Losses:
    """Return what a knock costs the knocker, and the others (T31-37 to T31-43)."""
    own = values[knocker]
    low, top = _extremes(values)
    tied = [seat for seat, value in enumerate(values) if value == own and seat != knocker]
    tie = options.knock_tie
    surpassed = own != top and (own == low or options.knocker_surpassed == "by_any")
    if own == low and tied and tie == "lowest_tie_safe":
        surpassed = False
    lowest_lose = options.lowest_pays_with_knocker or not surpassed
    best_lose = own == top and bool(tied) and tie == "tied_lose"
    all_lose = own == top and bool(tied) and tie == "all_others_lose"
    losses: list[int | None] = []
    for value in values:
        if value is None:
            losses.append(None)
        else:
            losing = all_lose or (lowest_lose and value == low) or (best_lose and value == top)
            losses.append(1 if losing else 0)
    losses[knocker] = 2 if surpassed else 0
    return tuple(losses)


def thirty_one_losses(
    options: TrenteEtUnOptions, lives: Sequence[int], safe: Collection[Seat], knocker: Seat
) -> Losses:
    """Return the losses of those who do not hold a thirty-one (T31-44); knocker -1: nobody had knocked."""
    losses = [None if left <= 0 else int(seat not in safe) for seat, left in enumerate(lives)]
    if knocker >= 0 and knocker not in safe and options.knocker_two_on_31:
        losses[knocker] = 2
    return tuple(losses)


def losses_to_31(values: Values) -> Losses:
    """Return the losses by a thirty-one with 36 cards: a life for each who holds neither that nor fire (SCH-46)."""
    return tuple([None if value is None else int(value < THIRTY_ONE) for value in values])


class ThirtyOne(NamedTuple):
    """The effect of a thirty-one: whom it spares, what it costs the others, and who has won the partie by it."""

    safe: tuple[Seat, ...]
    losses: Losses
    winners: tuple[Seat, ...]


def thirty_one(
    options: TrenteEtUnOptions, lives: Sequence[int], holders: tuple[Seat, ...], dealt: bool, knocker: Seat
) -> ThirtyOne:
    """Return what a thirty-one with 52 cards does (T31-23, T31-44, T31-49).

    holders: who holds one, first who showed first; dealt: it came with the dealt cards; knocker -1: nobody had knocked.
    """
    first_only = dealt and options.dealt_31_several == "first_only"
    safe = holders[:1] if first_only else holders
    losses = thirty_one_losses(options, lives, safe, knocker)
    return ThirtyOne(safe, losses, safe if options.thirty_one_ends == "party" else ())


def loss_reasons(values: Values, losses: Losses, knocker: Seat) -> tuple[Reason | None, ...]:
    """Return why each seat loses lives when hands are compared; None for who loses none."""
    reasons: list[Reason | None] = [None] * len(values)
    low, top = _extremes(values)
    for seat, loss in enumerate(losses):
        if loss:
            value = values[seat]
            if seat == knocker and loss > 1:
                reasons[seat] = "surpassed"
            elif value == low and low != top:
                reasons[seat] = "lowest"
            else:
                reasons[seat] = "tied" if value == top else "others"
    return tuple(reasons)


class Payment(NamedTuple):
    """Chips and lives by seat after a payment, and the chips that each paid into the pot."""

    chips: tuple[int, ...]
    lives: tuple[int, ...]
    paid: tuple[int, ...]


def pay(chips: Sequence[int], lives: Sequence[int], losses: Losses) -> Payment:
    """Return what losses leave: k lives and k chips go, as far as there are any (T31-45, T31-47, SCH-29)."""
    paid = [0] * len(losses)
    chips_left, lives_left = list(chips), list(lives)
    for seat, loss in enumerate(losses):
        if loss:
            paid[seat] = min(loss, chips[seat])
            chips_left[seat] -= paid[seat]
            lives_left[seat] -= min(loss, lives[seat])
    return new_tuple(Payment, (tuple(chips_left), tuple(lives_left), tuple(paid)))


def last_left(lives: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seat that is left alone in the partie; nobody while there are others (T31-50, SCH-31)."""
    left: tuple[Seat, ...] = ()
    for seat, count in enumerate(lives):
        if count > 0:
            if left:
                return ()
            left = (seat,)
    return left


def shares(pot: int, winners: Sequence[Seat]) -> dict[Seat, int]:
    """Return each winner's part of the pot (T31-50, SCH-32); of several the first ones take odd chips (T31-49)."""
    each, odd = divmod(pot, len(winners))
    return {seat: each + (place < odd) for place, seat in enumerate(winners)}


class Settled(NamedTuple):
    """The state after a deal: chips and lives by seat, chips paid by it into the pot, and what is then in the pot.

    winners: who has won the partie, none while it lasts; shares: what each of them took out of the pot.
    """

    chips: tuple[int, ...]
    lives: tuple[int, ...]
    paid: tuple[int, ...]
    pot: int
    winners: tuple[Seat, ...]
    shares: Mapping[Seat, int]


def settle(chips: Sequence[int], lives: Sequence[int], pot: int, losses: Losses, winners: tuple[Seat, ...]) -> Settled:
    """Return what the losses of a deal leave (T31-45, T31-47). The last one left, if nobody else (`winners`), has won
    the partie and takes the pot (T31-49, T31-50, SCH-31, SCH-32)."""
    chips_left, lives_left, paid = pay(chips, lives, losses)
    winners = winners or last_left(lives_left)
    filled = pot + sum(paid)
    if not winners:
        return new_tuple(Settled, (chips_left, lives_left, paid, filled, (), _NO_SHARES))
    taken = shares(filled, winners)
    left = tuple([held + taken.get(seat, 0) for seat, held in enumerate(chips_left)])
    return Settled(left, lives_left, paid, 0, winners, taken)


def left_at(
    left: tuple[int, ...], before: Sequence[int], lives: Sequence[int], deal: int, *, after: bool = False
) -> tuple[int, ...]:
    """Return when each seat left, 0 for who has not, where lives went in a deal, or between it and the next (`after`).

    Two are as far apart as a deal, so that there is room for who leaves in between.
    """
    moment = 2 * deal + after
    return tuple([moment if had and not has else was for was, had, has in zip(left, before, lives, strict=True)])


_NO_SHARES: Final[Mapping[Seat, int]] = MappingProxyType({})
