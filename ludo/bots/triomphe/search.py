"""Values of the offers of a seat of Triomphe. Hands that the others may hold are imagined, and each is played out with
all cards open."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeAlias

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import Hurried, Strength, iterations
from ludo.bots.seat_context import SeatContext
from ludo.bots.triomphe.double_dummy import Deal, payoffs
from ludo.bots.triomphe.max_n_search import MaxNSearch
from ludo.bots.triomphe.opponent_model import OpponentModel
from ludo.bots.triomphe.rules_of_thumb import Thumb
from ludo.bots.triomphe.tricks import Numbering, Play, Trick, cards_of, numbering, strength_of, trump_cards
from ludo.bots.triomphe.win_probability import winning_chance
from ludo.bots.triomphe.worlds import World, drawn_world
from ludo.engine.actions import PLAYS, Action
from ludo.engine.places import STOCK, TRICK, hand
from ludo.games.triomphe.actions import ACCEPT, CONCEDE, KEEP, REFUSE, Pillage
from ludo.games.triomphe.duty import leader
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import TRICKS
from ludo.games.triomphe.scoring import CONCEDED, VOLE, Scores, points_for
from ludo.games.triomphe.teams import Teams, teams_of
from ludo.games.triomphe.view import TURN_UP, TURNED, TriompheFacts

_EFFORT: Final = {2: 1, 3: 1, 4: 2, 5: 4, 6: 8}
"""By number of players, what playing out a whole deal costs, in deals of two."""
TRIES: Final = 6
"""Deals drawn for each that is played out, by how well they agree with what the others did."""
_LEAST: Final = 4
"""Hands imagined where a deal is at its most expensive."""
MOST_POSITIONS: Final = 3000
"""Positions of two sides after which no more hands are imagined: some deals take a hundred times as long as others."""

Samples: TypeAlias = list[tuple[Action, list[float]]]


@dataclass(slots=True)
class Search(SeatContext[TriompheOptions, TriompheFacts]):
    """A seat's knowledge, and how far it thinks. positions: of two sides, searched so far."""

    strength: Strength
    budget: int | None
    hurried: Hurried
    teams: Teams = field(init=False)
    numbers: Numbering = field(init=False)
    ours: tuple[bool, ...] = field(init=False)
    thumb: Thumb = field(init=False)
    habits: OpponentModel = field(init=False)
    positions: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.teams = teams_of(self.view.options)
        self.numbers = numbering(self.view.options.variant)
        side = self.teams.side_of[self.seat]
        self.ours = tuple(other == side for other in self.teams.side_of)
        options = self.view.options
        self.thumb = Thumb(self.facts.trump, options.players, options.beat_rule, len(self.view.cards(STOCK)))
        self.habits = OpponentModel(self.view, self.numbers, self.thumb)

    @property
    def two_sides(self) -> bool:
        """Do two sides play?"""
        return len(self.teams.sides) == 2

    def values(self, request: DecisionRequest) -> Samples | None:
        """Return the chance to win the partie after each offer in every imagined deal.

        None where there is nothing to weigh.
        """
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
        own = self.numbers.mask(self.view.known(hand(self.seat)))
        cards = cards_of(self.play().lawful(own, self.trick()))
        concede = CONCEDE in request.offers
        if len(cards) == 1 and not concede:
            return None
        values: Samples = [(PLAYS[self.numbers.face[card]], found) for card, found in self._after_each(cards).items()]
        if concede:
            values.append((CONCEDE, [self.worth(-1)] * len(values[0][1])))
        return values

    def _after_each(self, cards: Sequence[int]) -> dict[int, list[float]]:
        """Return the chance to win the partie after each card in every imagined deal."""
        trick, play = self.trick(), self.play()
        found: dict[int, list[float]] = {card: [] for card in cards}
        for world in self._worlds(TRICKS - len(self.facts.takers)):
            chance = self._played_out(refused=self.facts.refused)
            for card in cards:
                hands = world.hands.copy()
                hands[self.seat] &= ~(1 << card)
                found[card].append(chance(hands, play.laid(trick, card)))
        return found

    def _concession(self) -> Samples:
        kept = [self._played_out()(world.hands, self.trick()) for world in self._worlds(TRICKS)]
        return [(KEEP, kept), (CONCEDE, [self.worth(-1)] * len(kept))]

    def _answer(self) -> Samples:
        """Weigh the vole; whoever reads believes that hands that would not be given away are not held (TRI-84)."""
        trick, even = self.trick(), self.worth(0)
        refused: list[float] = []
        unlikely: list[float] = []
        for world in self._worlds(TRICKS):
            value = self._played_out(refused=True, refuser=True)(world.hands, trick)
            believed = not self.strength.reads or self._played_out()(world.hands, trick) > even
            (refused if believed else unlikely).append(value)
        refused = refused or unlikely
        return [(ACCEPT, [self.worth(1)] * len(refused)), (REFUSE, refused)]

    def _plunder(self, request: DecisionRequest) -> Samples:
        offered = self.offered()
        sensible = [action for action in request.offers if not self._for_less(action, offered)]
        values: Samples = [(action, []) for action in sensible or request.offers]
        for world in self._worlds(TRICKS, len(values)):
            chance = self._played_out()
            for action, samples in values:
                hands = world.hands.copy()
                if isinstance(action, Pillage):
                    taken = hands[self.seat] ^ (1 << self.numbers.number[action.card] | 1 << offered)
                    hands[self.seat] = self._plundered(taken, world.stock)
                samples.append(chance(hands, self.trick()))
        return values

    def seen_cards(self) -> int:
        """Return the cards that this seat sees, or has seen in this deal."""
        return self.numbers.mask(card for cards in self.view.zones.values() for card in cards if card is not None)

    def offered(self) -> int:
        """Return the card that may be taken."""
        return self.numbers.number[(self.view.known(TURNED) or self.view.known(TURN_UP))[0]]

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
            worst = min(cards_of(plain), key=strength_of) if plain else (held & -held).bit_length() - 1
            if not plain and worst > turned:
                break
            held ^= 1 << worst | 1 << turned
        return held

    def trick(self) -> Trick:
        """Return the trick in play."""
        play = self.play()
        trick = Trick(leader(self.view))
        for card in self.view.known(TRICK):
            trick = play.laid(trick, self.numbers.number[card])
        return trick

    def play(self) -> Play:
        """Return what may be laid in this deal, and who wins."""
        return Play(self.facts.trump, self.view.options.players, self.view.options.beat_rule)

    def deal(self, *, refused: bool = False, refuser: bool | None = None) -> Deal:
        """Return the deal of two sides; refused: an offer was or would be; refuser: by this seat's side."""
        worth = self.payoff(refused=refused, refuser=refuser)
        return Deal(self.facts.trump, self.ours, worth, self.view.options.beat_rule)

    def payoff(self, *, refused: bool, refuser: bool | None) -> tuple[int, ...]:
        """Return what the tricks of this side are worth, of two; refused, refuser: as in `deal`."""
        if refused and refuser is None:
            refuser = self.teams.side_of[self.facts.conceder] != self.teams.side_of[self.seat]
        return payoffs(self.view.options.min_tricks, refused, bool(refuser))

    def _played_out(self, *, refused: bool = False, refuser: bool | None = None) -> Callable[[list[int], Trick], float]:
        """Return what tells the chance to win the partie from hands and a trick; refused, refuser: as in `deal`."""
        takers = self.facts.takers
        if self.two_sides:
            deal = self.deal(refused=refused, refuser=refuser)
            tricks = sum(self.ours[taker] for taker in takers)
            return partial(self._best_play, deal, tricks, TRICKS - len(takers))
        chances = self._chances()
        rivals = MaxNSearch(self.facts.trump, self.view.options, chances)
        return lambda hands, trick: chances[rivals.points(hands, trick, takers)][self.seat]

    def _best_play(self, deal: Deal, tricks: int, left: int, hands: list[int], trick: Trick) -> float:
        """Return the chance to win the partie of one of two sides; tricks, left: as in `Deal.value`."""
        before = deal.positions
        payoff = deal.value(hands, trick, tricks, left)
        self.positions += deal.positions - before
        return self.worth(payoff)

    def worth(self, payoff: int) -> float:
        """Return the chance to win the partie of one of two sides after a payoff."""
        side = self.teams.side_of[self.seat]
        winner = side if payoff > 0 else 1 - side
        return self._chance(side, points_for(winner, abs(payoff), 2))

    def _chances(self) -> dict[Scores, tuple[float, ...]]:
        """Return, by the points that a deal may bring, each seat's chance to win the partie after it."""
        players = self.view.options.players
        seats = range(players)
        ends = {points_for(seat, points, players) for seat in seats for points in (0, CONCEDED, VOLE)}
        return {end: tuple(self._chance(seat, end) for seat in seats) for end in ends}

    def _chance(self, side: int, gained: Sequence[int]) -> float:
        """Return a side's chance to win the partie; gained: by side, in this deal."""
        target = self.view.options.target
        missing = [target - score - more for score, more in zip(self.facts.scores, gained, strict=True)]
        return winning_chance((missing[side], *missing[:side], *missing[side + 1 :]))

    def _worlds(self, left: int, share: int = 1) -> Iterator[World]:
        """Imagine deals: fewer where playing one out is expensive. left: tricks to play; share: one in so many."""
        effort = _EFFORT[self.view.options.players] if left >= TRICKS - 1 else 1
        usual = max(self.strength.worlds // effort // share, _LEAST)
        for _ in iterations(usual, self.budget, self._enough):
            yield self._imagined()

    def _enough(self) -> bool:
        """Is no further deal to be imagined: somebody waits, or many positions have been searched?"""
        return self.hurried() or self.positions > MOST_POSITIONS

    def _imagined(self) -> World:
        """Imagine one deal: whoever reads, one that agrees with what the others did, if there is one."""
        if not self.strength.reads:
            return drawn_world(self.view, self.numbers, self.rng)
        worlds = [drawn_world(self.view, self.numbers, self.rng) for _ in range(TRIES)]
        weights = [self.habits.likelihood(world) for world in worlds]
        return self.rng.choices(worlds, weights)[0]
