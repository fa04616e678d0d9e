"""Judgements of Trut: who makes a trick, who wins a deal, who leads, who answers, who is at the fortial."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from ludo.engine.cards import FACES, RANK, Card
from ludo.engine.places import Seat
from ludo.engine.turns import seats_from
from ludo.games.trut.options import Setting, TrutOptions
from ludo.games.trut.scoring import Score, Worth

HAND_SIZE: Final = 3
TRICKS: Final = 3

ROTTEN: Final = -1
"""The result of a trick that nobody made (*pourri*), TRU-60."""

_ORDER: Final = (9, 10, 11, 12, 13, 14, 8, 7)
STRENGTH: Final = tuple(_ORDER.index(RANK[card]) if RANK[card] in _ORDER else -1 for card in range(FACES))
"""Strength by card, the seven highest and the nine lowest; suits do not count (TRU-20, TRU-21)."""

RANKS: Final = _ORDER[::-1]
"""The ranks from the highest to the lowest (TRU-20)."""


def side_of(seat: Seat) -> int:
    """Return the side (*camp*) of a seat (TRU-03)."""
    return seat % 2


@cache
def sides(players: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of both sides (TRU-03)."""
    return tuple(tuple(range(side, players, 2)) for side in (0, 1))


def next_dealer(dealer: Seat, players: int) -> Seat:
    """Return who deals next: the player after the present dealer, whatever happened (TRU-13)."""
    return (dealer + 1) % players


def cut_pack(cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Return the pack with `count` cards moved from the top to the bottom (TRU-12)."""
    return cards[count:] + cards[:count]


def deal_out(
    cards: tuple[Card, ...], dealer: Seat, players: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return hands by seat and the stock (*talon*), top first: three rounds of one card, dealer last (TRU-11,
    TRU-12)."""
    dealt = players * HAND_SIZE
    first = dealer + 1
    return tuple([cards[(seat - first) % players : dealt : players] for seat in range(players)]), cards[dealt:]


class TrickResult(NamedTuple):
    """Who leads after a complete trick, as steps from the present leader; and is it rotten."""

    leader: int
    is_rotten: bool


@cache
def judge_trick(strengths: tuple[int, ...], last_rotter_leads: bool) -> TrickResult:
    """Judge the strengths of a complete trick, in the order in which its cards were laid.

    The highest makes it (TRU-53) and leads (TRU-55), of two equal partners the first (TRU-56). If both sides have it,
    the trick is rotten (TRU-60), and the player leads who rotted it (TRU-61), or with `last_rotter_leads` the last who
    laid an equal highest card (TRU-62).
    """
    best = max(strengths)
    highest = [step for step, strength in enumerate(strengths) if strength == best]
    first = highest[0]
    rotters = [step for step in highest if side_of(step) != side_of(first)]
    if not rotters:
        return TrickResult(first, False)
    return TrickResult(highest[-1] if last_rotter_leads else rotters[0], True)


@cache
def deal_winner(results: tuple[int, ...]) -> int | None:
    """Return the side that has won the deal by these tricks, None while open or when all three are rotten.

    Two tricks win (TRU-54); with rotten ones the first trick made does (TRU-63, TRU-64), as soon as nothing can
    change it (TRU-65).
    """
    made = [side for side in results if side != ROTTEN]
    for side in (0, 1):
        if made.count(side) >= 2:
            return side
    decided = len(results) == TRICKS or len(results) > len(made)
    return made[0] if made and decided else None


def deal_over(results: tuple[int, ...], stop_when_decided: bool) -> bool:
    """Return if the play of the deal is over: after three tricks, or as soon as it is decided (TRU-65)."""
    return len(results) == TRICKS or (stop_when_decided and deal_winner(results) is not None)


def deal_worth(setting: Setting, followed: bool, went: bool) -> Worth:
    """Return what the side that wins a deal by playing it marks (TRU-40, TRU-42, TRU-85)."""
    if followed:
        return "trut"
    return setting.fortial_worth if went else setting.plain_worth


def is_brelan(cards: Sequence[Card]) -> bool:
    """Return if these are three cards of one rank (TRU-71)."""
    return len(cards) == HAND_SIZE and RANK[cards[0]] == RANK[cards[1]] == RANK[cards[2]]


def is_deux_pareilles(cards: Sequence[Card]) -> bool:
    """Return if these are a pair and an odd card (TRU-70)."""
    return len(cards) == HAND_SIZE and len({RANK[card] for card in cards}) == 2


HOLDS: Final[Mapping[str, Callable[[Sequence[Card]], bool]]] = {
    "brelan": is_brelan,
    "deux_pareilles": is_deux_pareilles,
}
"""What a truthful announcement says of a full hand, by its word (TRU-73)."""


def answer_order(setting: Setting, dealer: Seat, truter: Seat) -> tuple[Seat, ...]:
    """Return the opponents of a truter in the order in which they answer (TRU-36)."""
    start = truter if setting.first_asked_after_truter else dealer
    return side_from((start + 1) % setting.players, setting.players, 1 - side_of(truter))


@cache
def side_from(first: Seat, players: int, side: int) -> tuple[Seat, ...]:
    """Return the seats of a side in the order of play, from a seat on."""
    return tuple(seat for seat in seats_from(first, players) if side_of(seat) == side)


def at_fortial(options: TrutOptions, score: Score) -> bool:
    """Return if a side with this score is one point short of the partie (*au fortial*, TRU-80)."""
    return score.truts == options.truts_to_win - 1 and score.points == options.points_per_trut - 1


def fold_loses(options: TrutOptions, scores: Sequence[Score], truter: Seat, asked: Sequence[Seat]) -> bool:
    """Return if a trut that the next who is asked does not follow ends the partie (TRU-31, TRU-37, TRU-90)."""
    return len(asked) == 1 and at_fortial(options, scores[side_of(truter)])


def fortial_side(options: TrutOptions, scores: Sequence[Score]) -> int | None:
    """Return the side that has to decide before the deal, None if neither or both are at the fortial (TRU-81,
    TRU-89)."""
    first, second = (at_fortial(options, score) for score in scores)
    return None if first == second or not options.fortial else int(second)


def fortial_order(dealer: Seat, players: int, side: int) -> tuple[Seat, ...]:
    """Return the members of the side at the fortial in the order in which they speak (TRU-86)."""
    return side_from((dealer + 1) % players, players, side)
