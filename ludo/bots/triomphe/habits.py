"""What the play of the others tells about their hands: hands are the likelier, the better the cards that were laid, and
the offers that were not made, agree with rules of thumb."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ludo.bots.triomphe.baseline import HOPELESS
from ludo.bots.triomphe.tricks import (
    Numbering,
    Play,
    Trick,
    cards_of,
    higher_in_suit,
    strength_of,
    suit_of,
    trump_cards,
)
from ludo.bots.triomphe.worlds import World
from ludo.engine.cards import PACK_32
from ludo.engine.places import TRICK, Seat
from ludo.games.triomphe.rules import HAND_SIZE
from ludo.games.triomphe.teams import teams_of
from ludo.games.triomphe.view import TAKEN, TriompheView

SELDOM: Final = 0.15
"""How likely a move is that does not agree, beside one that does."""
SAFE: Final = 0.8
"""The promise from which a card is led because it wins."""


class Move(NamedTuple):
    """A card that somebody laid: to what, and what else he laid later."""

    seat: Seat
    trick: Trick
    card: int
    later: int


@dataclass(slots=True)
class Habits:
    """What was done in this deal by those whose hands are not seen.

    share: the part of the cards that one side does not see which the others hold, when the deal begins.
    """

    view: TriompheView
    numbers: Numbering
    play: Play
    share: float = field(init=False)
    moves: list[Move] = field(init=False)
    laid: dict[Seat, int] = field(init=False)

    def __post_init__(self) -> None:
        facts, teams = self.view.facts, teams_of(self.view.options)
        assert self.view.seat is not None
        mates = teams.mates[self.view.seat]
        hidden = HAND_SIZE * (self.view.options.players - len(mates))
        self.share = hidden / (len(PACK_32) - HAND_SIZE * len(mates))
        leaders = ((facts.dealer + 1) % self.view.options.players, *facts.takers)
        tricks = [self.view.known(TAKEN[teams.side_of[taker]][at]) for at, taker in enumerate(facts.takers)]
        done: list[tuple[Seat, Trick, int]] = []
        for first, cards in zip(leaders, (*tricks, self.view.known(TRICK)), strict=True):
            trick = Trick(first)
            for face in cards:
                card = self.numbers.number[face]
                done.append((trick.seat, trick, card))
                trick = self.play.laid(trick, card)
        self.laid = dict.fromkeys(range(self.view.options.players), 0)
        self.moves = []
        for seat, trick, card in reversed(done):
            if seat not in mates:
                self.moves.append(Move(seat, trick, card, self.laid[seat]))
            self.laid[seat] |= 1 << card

    def likelihood(self, world: World) -> float:
        """Return how well hands agree with what was done, 1 where they do in everything."""
        chance = 1.0
        for seat, trick, card, later in self.moves:
            held = world.hands[seat] | later | 1 << card
            lawful = self.play.lawful(held, trick)
            if lawful & (lawful - 1) and not self._agrees(held, lawful, trick, card):
                chance *= SELDOM
        return chance * self._kept(world)

    def _kept(self, world: World) -> float:
        """Return how likely the other side kept its deal (TRI-82): one that is worth little would have been offered."""
        options, facts = self.view.options, self.view.facts
        teams = teams_of(options)
        if options.concession != "before_play" or facts.conceder >= 0 or len(teams.sides) > 2:
            return 1.0
        assert self.view.seat is not None
        other = 1 - teams.side_of[self.view.seat]
        asked_first = teams.side_of[(facts.dealer + 1) % options.players]
        if facts.phase != "play" and asked_first != other:
            return 1.0
        held = 0
        for seat in teams.sides[other]:
            held |= world.hands[seat] | self.laid[seat]
        return SELDOM if sum(self._promise(held, card) for card in cards_of(held)) < HOPELESS else 1.0

    def _agrees(self, held: int, lawful: int, trick: Trick, card: int) -> bool:
        """Does a hand lay this card by rules of thumb?"""
        if trick.size:
            return self._answer(lawful, trick) == card
        values = {one: self._lead_value(held, one) for one in cards_of(held)}
        return values[card] == max(values.values())

    def _answer(self, lawful: int, trick: Trick) -> int:
        """Return the card that is laid on others by rules of thumb."""
        winning = lawful & trick.beating
        if winning:
            last = trick.size == self.view.options.players - 1
            return ((winning & -winning) if last else winning).bit_length() - 1
        return min(cards_of(lawful), key=lambda card: (self._is_trump(card), strength_of(card)))

    def _lead_value(self, held: int, card: int) -> float:
        promise = self._promise(held, card)
        trump = self._is_trump(card)
        return promise + trump if promise > SAFE else promise - trump

    def _promise(self, held: int, card: int) -> float:
        """Return about how likely a card wins, for all that its holder knows, as `baseline` reckons it."""
        missing = (higher_in_suit(card) & ~held).bit_count()
        safe: float = (1 - self.share) ** missing
        if self._is_trump(card):
            return max(safe, 0.4)
        suit, trumps = suit_of(card) & held, trump_cards(self.view.facts.trump) & ~held
        return safe * (1 - self.share / 3) ** trumps.bit_count() * (0.5 if suit.bit_count() > 2 else 0.8)

    def _is_trump(self, card: int) -> bool:
        return bool(trump_cards(self.view.facts.trump) >> card & 1)
