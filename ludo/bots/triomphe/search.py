"""Values of the offers of a seat of Triomphe: hands that the others may hold are imagined, and each is played out with
all cards open."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ludo.bots.contract import DecisionRequest, Unit
from ludo.bots.effort import Hurried, Strength, iterations
from ludo.bots.seat_thought import SeatThought
from ludo.bots.triomphe.chances import winning_chance
from ludo.bots.triomphe.deal import Deal, Numbering, Trick, numbering, payoffs, trump_cards
from ludo.bots.triomphe.worlds import World, read_world, unread_world
from ludo.engine.actions import PLAYS, Action
from ludo.engine.places import TRICK, hand
from ludo.games.triomphe.actions import ACCEPT, CONCEDE, KEEP, REFUSE, Pillage
from ludo.games.triomphe.duty import leader
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import TRICKS
from ludo.games.triomphe.teams import Teams, teams_of
from ludo.games.triomphe.view import TURN_UP, TURNED, TriompheFacts

PAYOFFS_ALONE: Final = {
    3: (0, 5, 60, 100, 100, 200),
    4: (0, 10, 75, 100, 100, 200),
    5: (0, 15, 80, 100, 100, 200),
    6: (0, 20, 85, 100, 100, 200),
}
"""By number of players each for himself, what own tricks are about worth, in hundredths of a point (TRI-62)."""
_EFFORT: Final = {2: 1, 3: 3, 4: 5, 5: 16, 6: 30}
"""By number of players, what playing out a whole deal costs, in deals of two."""
_LEAST: Final = 4
"""Hands imagined where a deal is at its most expensive."""

Samples: TypeAlias = list[tuple[Action, list[float]]]


@dataclass(slots=True)
class Search(SeatThought[TriompheOptions, TriompheFacts]):
    """What a seat knows, and how far it thinks."""

    strength: Strength
    budget: int | None
    hurried: Hurried
    teams: Teams = field(init=False)
    numbers: Numbering = field(init=False)
    ours: tuple[bool, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.teams = teams_of(self.view.options)
        self.numbers = numbering(self.view.options.variant)
        side = self.teams.side_of[self.seat]
        self.ours = tuple(other == side for other in self.teams.side_of)

    @property
    def two_sides(self) -> bool:
        """Do two sides play?"""
        return len(self.teams.sides) == 2

    @property
    def unit(self) -> Unit:
        """What values are: the chance of winning the partie, or points of this deal."""
        return "partie" if self.two_sides else "points"

    def values(self, request: DecisionRequest) -> Samples | None:
        """Return what each offer comes to in every imagined deal; None where there is nothing to weigh."""
        match self.facts.phase:
            case "play":
                return self._cards(request)
            case "concession":
                return self._concession()
            case "answer" if REFUSE in request.offers and self._held() & trump_cards(self.facts.trump):
                return self._answer()
            case "pillage":
                return self._plunder(request)
            case _:
                return None

    def _held(self) -> int:
        """Return the cards of this side that it sees."""
        mates = self.teams.mates[self.seat]
        return self.numbers.mask(card for mate in mates for card in self.view.known(hand(mate)))

    def _cards(self, request: DecisionRequest) -> Samples | None:
        trick = self.trick()
        deal = self.deal(refused=self.facts.refused)
        own = self.numbers.mask(self.view.known(hand(self.seat)))
        lawful = deal.lawful(own, trick)
        cards = [number for number in range(32) if lawful >> number & 1]
        concede = CONCEDE in request.offers
        if len(cards) == 1 and not concede:
            return None
        tricks = sum(self.ours[taker] for taker in self.facts.takers)
        left = TRICKS - len(self.facts.takers)
        found: dict[int, list[float]] = {card: [] for card in cards}
        for world in self._worlds(left):
            deal.forget()
            for card in cards:
                hands = world.hands.copy()
                hands[self.seat] &= ~(1 << card)
                found[card].append(self.worth(deal.value(hands, deal.laid(trick, card), tricks, left)))
        values: Samples = [(PLAYS[self.numbers.face[card]], samples) for card, samples in found.items()]
        if concede:
            values.append((CONCEDE, [self.worth(-1)] * len(values[0][1])))
        return values

    def _concession(self) -> Samples:
        deal = self.deal()
        kept = [self.worth(self._played(deal, world)) for world in self._worlds(TRICKS)]
        return [(KEEP, kept), (CONCEDE, [self.worth(-1)] * len(kept))]

    def _answer(self) -> Samples:
        """Weigh the vole; whoever reads believes that hands that would not be given away are not held (TRI-84)."""
        plain, bound = self.deal(), self.deal(refused=True, refuser=True)
        refused: list[float] = []
        unlikely: list[float] = []
        for world in self._worlds(TRICKS):
            value = self.worth(self._played(bound, world))
            believed = not self.strength.reads or self._played(plain, world) > 0
            (refused if believed else unlikely).append(value)
        refused = refused or unlikely
        return [(ACCEPT, [self.worth(1)] * len(refused)), (REFUSE, refused)]

    def _played(self, deal: Deal, world: World) -> int:
        deal.forget()
        return deal.value(world.hands, self.trick(), 0, TRICKS)

    def _plunder(self, request: DecisionRequest) -> Samples:
        offered = self.numbers.number[(self.view.known(TURNED) or self.view.known(TURN_UP))[0]]
        sensible = [action for action in request.offers if not self._for_less(action, offered)]
        values: Samples = [(action, []) for action in sensible or request.offers]
        deal = self.deal()
        for world in self._worlds(TRICKS, len(values)):
            deal.forget()
            for action, samples in values:
                hands = world.hands.copy()
                if isinstance(action, Pillage):
                    taken = hands[self.seat] ^ (1 << self.numbers.number[action.card] | 1 << offered)
                    hands[self.seat] = self._plundered(taken, world.stock)
                samples.append(self.worth(deal.value(hands, self.trick(), 0, TRICKS)))
        return values

    def _for_less(self, action: Action, offered: int) -> bool:
        """Would a higher trump be given up for the one on offer?"""
        if not isinstance(action, Pillage):
            return False
        given = self.numbers.number[action.card]
        return given > offered and bool(1 << given & trump_cards(self.facts.trump))

    def _plundered(self, held: int, stock: tuple[int, ...]) -> int:
        """Return a hand after as much plunder as helps: the worst card goes for each trump turned (APP-06)."""
        for turned in stock:
            trumps = held & trump_cards(self.facts.trump)
            plain = held & ~trumps
            if not 1 << turned & trump_cards(self.facts.trump):
                break
            worst = min(_cards_of(plain), key=lambda card: card % 8) if plain else (held & -held).bit_length() - 1
            if not plain and worst > turned:
                break
            held ^= 1 << worst | 1 << turned
        return held

    def trick(self) -> Trick:
        """Return the trick in play."""
        deal = self.deal()
        trick = Trick(leader(self.view))
        for card in self.view.known(TRICK):
            trick = deal.laid(trick, self.numbers.number[card])
        return trick

    def deal(self, *, refused: bool = False, refuser: bool | None = None) -> Deal:
        """Return the deal that is played out; refused: an offer was or would be; refuser: by this seat's side."""
        options = self.view.options
        if refused and refuser is None:
            refuser = self.teams.side_of[self.facts.conceder] != self.teams.side_of[self.seat]
        worth = payoffs(options.min_tricks, refused, bool(refuser))
        if not self.two_sides:
            worth = PAYOFFS_ALONE[options.players]
        return Deal(self.facts.trump, self.ours, worth, options.beat_rule)

    def worth(self, payoff: int) -> float:
        """Return what a payoff is worth in the unit of this search."""
        if not self.two_sides:
            return payoff / 100
        gain = (max(payoff, 0), max(-payoff, 0))
        side = self.teams.side_of[self.seat]
        scores = (self.facts.scores[side], self.facts.scores[1 - side])
        target = self.view.options.target
        return winning_chance(tuple(target - score - more for score, more in zip(scores, gain, strict=True)))

    def _worlds(self, left: int, share: int = 1) -> Iterator[World]:
        """Imagine deals: fewer where playing one out is expensive. left: tricks to play; share: one in so many."""
        effort = _EFFORT[self.view.options.players] if left >= TRICKS - 1 else 1
        usual = max(self.strength.worlds // effort // share, _LEAST)
        imagine = read_world if self.strength.reads else unread_world
        for _ in iterations(usual, self.budget, self.hurried):
            yield imagine(self.view, self.numbers, self.rng)


def _cards_of(cards: int) -> list[int]:
    return [card for card in range(32) if cards >> card & 1]
