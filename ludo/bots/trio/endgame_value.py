"""The value of the cards that an opener still holds: their points, and the chance to be rid of them.

What could be laid is not always laid at once: a Two beside two cards that nearly go together lets them go out more
often than it does on the table.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ludo.bots.trio.outlook import Outlook
from ludo.bots.trio.sequence_wilds import SLOTS_OF_RANK
from ludo.engine.actions import Action
from ludo.engine.cards import ACE, RANK, SUIT, Card, card_of
from ludo.games.trio.arrangements import OF_RANK
from ludo.games.trio.combinations import HIGH, LOW, SEQUENCE, SET_RANKS, WILD, WILDS, Meld, face, outer_slot
from ludo.games.trio.context import EARLIER, NO_CARD, TurnContext
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import after, layoffs, new_melds
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import POINTS

HELD: Final = 4.0
"""Points that each card held counts more: the fewer there are, the sooner the deal ends."""
WILD_HELD: Final = 5.0
"""What a wild costs: it soon finds a place."""
COMBINATION: Final = 150.0
"""Points by which it is better to lay a combination next turn for sure."""
NEXT_BUT_ONE: Final = 20.0
"""Points by which it is better to hold a card that will fit the table after the next one for sure."""
NEAR_THE_END: Final = 6
"""Cards up to which they may go out in their next turn."""
TURNS_LEFT: Final = 5
"""How many turns like the next one count: more than they mostly have, for an early end keeps others from opening. In
1,400 deals against `baseline` 3 kept fewer of them from it."""


def loss(cards: Sequence[Card], melds: Iterable[Meld], outlook: Outlook, openers: int, options: TrioOptions) -> float:
    """Return about how many points an opener's cards will cost them; openers: how many may lay off."""
    if not cards:
        return 0.0
    worth = COMBINATION * combining(cards, outlook) + NEXT_BUT_ONE * _reached(cards, melds, outlook, openers, options)
    cost = sum([WILD_HELD if WILD[card] else POINTS[card] for card in cards])
    return max(cost + HELD * len(cards) - worth, 1.0)


def draws_of(outlook: Outlook, options: TrioOptions) -> dict[Card, int]:
    """Return how many of each card the stock may still give. All wilds are counted as one card, unless Twos may be
    natural (TRO-05)."""
    found: dict[Card, int] = {}
    for card, copies in enumerate(outlook.unseen):
        if copies:
            drawn = WILDS[0] if WILD[card] and not options.natural_twos else card
            found[drawn] = found.get(drawn, 0) + copies
    return found


def stays_in(context: TurnContext, cards: tuple[Card, ...], draws: Mapping[Card, int]) -> float:
    """Return how likely an opener who ends their turn with these cards will not go out in any of their next turns.

    All are taken to be like the next one with a card of the stock (TRO-50). draws: see `draws_of`.
    """
    if not 0 < len(cards) <= NEAR_THE_END:
        return 1.0
    later = context.copy()
    later.drawing, later.must_finish = False, False
    later.opened, later.bound = EARLIER, NO_CARD
    outs = 0
    for drawn, copies in draws.items():
        later.hand = (*cards, drawn)
        outs += copies * can_finish(later)
    return (1 - outs / max(sum(draws.values()), 1)) ** TURNS_LEFT


def laid_down(context: TurnContext, wilds: bool) -> TurnContext:
    """Return the turn after an opener has laid one thing after another, without going out; wilds: those, too."""
    while True:
        acts: list[tuple[Action, tuple[Card, ...]]] = [(one, one.combination.cards) for one in new_melds(context)]
        acts += [(one, (one.card,)) for one in layoffs(context)]
        possible = (
            one
            for one, cards in acts
            if len(cards) < len(context.hand) and (wilds or not any(WILD[card] for card in cards))
        )
        action = next(possible, None)
        if action is None:
            return context
        context = after(context, action)


def combining(cards: Sequence[Card], outlook: Outlook) -> float:
    """Return how likely the next card of the stock makes a new combination with natural ones of these (TRO-43)."""
    unseen = outlook.unseen
    counts = [0] * (ACE + 1)
    slots = [0, 0, 0, 0]
    for card in cards:
        if not WILD[card]:
            counts[RANK[card]] += 1
            slots[SUIT[card]] |= _slots(card)
    copies = sum([unseen[card] for rank in SET_RANKS if counts[rank] > 1 for card in OF_RANK[rank]])
    near = max(counts) > 1
    for suit, held in enumerate(slots):
        joined = _joined(held)
        near = near or bool(held & (held << 1 | held << 2))
        for rank in SET_RANKS:
            if counts[rank] < 2 and joined & SLOTS_OF_RANK[rank]:
                copies += unseen[card_of(rank, suit)]
    if near:
        copies += sum([unseen[card] for card in WILDS])
    return copies / outlook.total


def _slots(card: Card) -> int:
    return SLOTS_OF_RANK[RANK[card]]


def _joined(held: int) -> int:
    """Return the slots of a suit whose card makes a Tierce with those held."""
    return held << 1 & held << 2 | held >> 1 & held >> 2 | held << 1 & held >> 1


def _reached(
    cards: Sequence[Card], melds: Iterable[Meld], outlook: Outlook, openers: int, options: TrioOptions
) -> float:
    """Return how many of these cards lie one beyond the end of a sequence, by the chance that the gap is filled."""
    found = 0.0
    for meld in melds:
        if meld.combination.kind != SEQUENCE:
            continue
        for end in (LOW, HIGH):
            slot = outer_slot(meld.combination, end, options)
            if slot is not None:
                beyond = face(meld.combination.of, slot + (1 if end == HIGH else -1))
                between = face(meld.combination.of, slot)
                if beyond in cards and not WILD[beyond]:
                    found += min(openers * outlook.unseen[between] / outlook.total, 1.0)
    return found
