"""Infers hands from the play of the others. They are the likelier, the better the cards that were laid, the plunder,
and the offers made or not made, agree with rules of thumb."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ludo.bots.triomphe.rules_of_thumb import Thumb
from ludo.bots.triomphe.tricks import PACK, Numbering, Trick, cards_of, trump_cards
from ludo.bots.triomphe.worlds import World
from ludo.engine.cards import ACE, PACK_32, card_of
from ludo.engine.places import TRICK, Seat
from ludo.games.triomphe.rules import HAND_SIZE, TRICKS
from ludo.games.triomphe.scoring import offer_wins
from ludo.games.triomphe.teams import Teams, teams_of
from ludo.games.triomphe.view import GIVEN, TAKEN, TURN_UP, TURNED, TriompheView

SELDOM: Final = 0.15
"""How likely a move is that does not agree, beside one that does."""


class Move(NamedTuple):
    """A card that somebody laid: to what, what they had seen, and what their side laid later.

    hidden: how many cards others held that they did not see; later: by seat of their side.
    """

    seat: Seat
    trick: Trick
    card: int
    seen: int
    hidden: int
    later: tuple[tuple[Seat, int], ...]


@dataclass(slots=True)
class OpponentModel:
    """The acts in this deal of those whose hands are not seen.

    known: the cards that everybody saw before the first was laid; laid: by seat, the cards that it laid; allowed: by
    seat, the cards beside which those were lawful ones (TRI-40 to TRI-46).
    """

    view: TriompheView
    numbers: Numbering
    thumb: Thumb
    teams: Teams = field(init=False)
    known: int = field(init=False)
    moves: list[Move] = field(init=False)
    laid: dict[Seat, int] = field(init=False)
    allowed: list[int] = field(init=False)

    def __post_init__(self) -> None:
        view, facts = self.view, self.view.facts
        self.teams = teams_of(view.options)
        shown = (card for place in (TURN_UP, TURNED, GIVEN) for card in view.cards(place) if card is not None)
        self.known = self.numbers.mask((*shown, *facts.shown))
        self._look_back()

    def _look_back(self) -> None:
        """Go through the cards laid, the last first."""
        view, facts = self.view, self.view.facts
        assert view.seat is not None
        leaders = ((facts.dealer + 1) % view.options.players, *facts.takers)
        tricks = [view.known(TAKEN[self.teams.side_of[taker]][at]) for at, taker in enumerate(facts.takers)]
        done: list[tuple[int, Trick, int, int]] = []
        seen = self.known
        for number, (first, cards) in enumerate(zip(leaders, (*tricks, view.known(TRICK)), strict=True)):
            trick = Trick(first)
            for face in cards:
                card = self.numbers.number[face]
                done.append((number, trick, card, seen))
                trick = self.thumb.laid(trick, card)
                seen |= 1 << card
        self.laid = dict.fromkeys(range(view.options.players), 0)
        self.moves = []
        self.allowed = [PACK] * view.options.players
        for number, trick, card, seen in reversed(done):
            mates = self.teams.mates[trick.seat]
            self.laid[trick.seat] |= 1 << card
            if view.seat not in mates:
                later = tuple((mate, self.laid[mate]) for mate in mates)
                self.allowed[trick.seat] &= self._beside(trick, 1 << card)
                self.moves.append(Move(trick.seat, trick, card, seen, self.hidden(trick, TRICKS - number), later))

    def _beside(self, trick: Trick, bit: int) -> int:
        """Return the cards that a hand may hold besides one that it lays."""
        if not trick.size:
            return PACK
        return sum(1 << card for card in range(len(PACK_32)) if self.thumb.lawful(1 << card | bit, trick) & bit)

    def hidden(self, trick: Trick, left: int) -> int:
        """Return how many cards others hold that the side on turn does not see; left: tricks not complete."""
        players = self.view.options.players
        mates = self.teams.mates[trick.seat]
        first = (trick.seat - trick.size) % players
        others = [seat for seat in range(players) if seat not in mates]
        return sum(left - ((seat - first) % players < trick.size) for seat in others)

    def likelihood(self, world: World) -> float:
        """Return how well hands agree with what was done, 1 where they do in everything."""
        chance = 1.0
        for seat, trick, card, seen, hidden, later in self.moves:
            held, theirs = 0, seen
            for mate, laid in later:
                if mate == seat:
                    held = world.hands[mate] | laid
                else:
                    theirs |= world.hands[mate] | laid
            if not self.thumb.cards(held, trick, theirs, hidden) >> card & 1:
                chance *= SELDOM
        return chance * self._spoken(world) * self._plundered(world)

    def _spoken(self, world: World) -> float:
        """Return how likely the other side answered as it did when the deal could be given away (TRI-82, TRI-84)."""
        options, facts = self.view.options, self.view.facts
        if options.concession != "before_play" or len(self.teams.sides) > 2:
            return 1.0
        assert self.view.seat is not None
        side_of = self.teams.side_of
        other = 1 - side_of[self.view.seat]
        if facts.conceder >= 0:
            agrees = self.gives_away(world) if side_of[facts.conceder] == other else True
        elif facts.phase == "play" or side_of[(facts.dealer + 1) % options.players] == other:
            agrees = not self.gives_away(world)
        else:
            agrees = True
        return 1.0 if agrees else SELDOM

    def gives_away(self, world: World) -> bool:
        """Would the other of two sides offer the deal before the first card? Not where that would lose the partie."""
        assert self.view.seat is not None
        side = self.teams.side_of[self.view.seat]
        if offer_wins(self.view.options, self.view.facts.scores, side):
            return False
        return self.thumb.gives_away(*self._whole(world))

    def _whole(self, world: World) -> tuple[int, int, int]:
        """Return what the other side held when the deal began, what it had seen, and what it did not see."""
        assert self.view.seat is not None
        other = self.teams.sides[1 - self.teams.side_of[self.view.seat]]
        held = 0
        for seat in other:
            held |= world.hands[seat] | self.laid[seat]
        return held, self.known, HAND_SIZE * len(other)

    def _holder(self, world: World) -> Seat:
        """Return who plundered, or held the ace of trumps and could have; -1 if nobody."""
        facts = self.view.facts
        if facts.plunderer >= 0 or self.view.options.variant != "as_qui_pille":
            return facts.plunderer
        ace = 1 << self.numbers.number[card_of(ACE, facts.trump)]
        holders = (seat for seat, laid in self.laid.items() if (world.hands[seat] | laid) & ace)
        return next(holders, -1)

    def _plundered(self, world: World) -> float:
        """Return how likely the plunderer gave up what they did: their worst cards, as long as they were worth less.

        So who holds the ace of trumps and stayed silent had nothing to give up that was worth less (APP-15).
        """
        facts, number = self.view.facts, self.numbers.number
        seat = self._holder(world)
        if seat < 0 or seat == self.view.seat or facts.phase == "pillage":
            return 1.0
        own = self.numbers.mask((*facts.shown, card_of(ACE, facts.trump)))
        kept = cards_of((world.hands[seat] | self.laid[seat]) & ~own)
        bounds = [number[card] for card in self.view.known(GIVEN)]
        left = [number[card] for card in (self.view.known(TURNED) or self.view.known(TURN_UP))]
        bounds += [card for card in left if trump_cards(facts.trump) >> card & 1]
        worse = any(self.thumb.worse(card, bound) for card in kept for bound in bounds)
        return SELDOM if worse else 1.0
