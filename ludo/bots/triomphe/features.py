"""Features of an imagined deal of Triomphe: who can follow, who holds a higher card or a trump."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from ludo.bots.contract import Fact
from ludo.bots.triomphe.tricks import PACK, cards_of, higher_in_suit, suit_of, trump_cards
from ludo.bots.triomphe.worlds import World
from ludo.engine.actions import Action, Play
from ludo.engine.cards import SUIT, SUITS, Suit

if TYPE_CHECKING:
    from ludo.bots.triomphe.search import Search

Feature: TypeAlias = Callable[[World], bool]
"""Is something so in an imagined deal?"""
MANY: Final = 3
"""Up to how many trumps are counted."""
ABOVE: Final = 2
"""How many of the higher cards of a suit are named."""


def facts_of(search: "Search", acts: Iterable[Action]) -> dict[Fact, Feature]:
    """Return the facts that may matter for a decision.

    `opponents-hold` (card): one of the others against whom one plays has it; `opponent-void` (suit): one of them has
    nothing of a suit; `opponents-trumps` (number): they have so many trumps together, or more; `opponent-above` (card):
    one of them has a higher one of its suit; `opponent-beats` (card): one who plays after it can beat it in this trick.
    """
    others = [seat for seat in range(search.view.options.players) if not search.ours[seat]]
    face, trumps = search.numbers.face, trump_cards(search.facts.trump)
    laid = [search.numbers.number[act.card] for act in acts if isinstance(act, Play)]
    unseen = PACK & ~search.seen_cards()
    found: dict[Fact, Feature] = {}
    for number in range(1, MANY + 1):
        found[Fact("opponents-trumps", (number,))] = partial(_trumps, others=others, trumps=trumps, number=number)
    for card in laid:
        above = higher_in_suit(card) & unseen
        if above:
            found[Fact("opponent-above", (face[card],))] = partial(_hold, others=others, cards=above)
        for higher in sorted(cards_of(above))[-ABOVE:]:
            found[Fact("opponents-hold", (face[higher],))] = partial(_hold, others=others, cards=1 << higher)
        found[Fact("opponent-beats", (face[card],))] = _beats(search, card)
    for suit in _suits(laid, search.facts.trump):
        found[Fact("opponent-void", (suit,))] = partial(_void, others=others, suit=trump_cards(suit))
    return found


def concerns_of(facts: Iterable[Fact], acts: Iterable[Action], trump: Suit) -> dict[Fact, tuple[Action, ...]]:
    """Return which acts lay the card that a fact speaks of, or one of its suit; facts of trumps concern all."""
    laid = [act for act in acts if isinstance(act, Play)]
    found: dict[Fact, tuple[Action, ...]] = {}
    for fact in facts:
        match fact.code:
            case "opponent-above" | "opponent-beats":
                found[fact] = tuple(act for act in laid if act.card == fact.details[0])
            case "opponents-hold":
                found[fact] = tuple(act for act in laid if SUIT[act.card] == SUIT[fact.details[0]])
            case "opponent-void" if fact.details[0] != trump:
                found[fact] = tuple(act for act in laid if SUIT[act.card] == fact.details[0])
    return found


def _suits(cards: Iterable[int], trump: Suit) -> Iterator[Suit]:
    """Yield the suits of some cards, and trump."""
    led = {suit_of(card) for card in cards} | {trump_cards(trump)}
    return (suit for suit in SUITS if trump_cards(suit) in led)


def _hold(world: World, others: list[int], cards: int) -> bool:
    return any(world.hands[seat] & cards for seat in others)


def _void(world: World, others: list[int], suit: int) -> bool:
    return any(not world.hands[seat] & suit for seat in others)


def _trumps(world: World, others: list[int], trumps: int, number: int) -> bool:
    return sum((world.hands[seat] & trumps).bit_count() for seat in others) >= number


def _beats(search: "Search", card: int) -> Feature:
    play = search.play()
    trick = play.laid(search.trick(), card)
    players = search.view.options.players
    after = [(trick.seat + place) % players for place in range(players - trick.size)]
    others = [seat for seat in after if not search.ours[seat]]

    def holds(world: World) -> bool:
        return any(play.lawful(world.hands[seat], trick) & trick.beating for seat in others)

    return holds
