"""Principles of Trut for two: what a hand, the tricks made and the score say of a call, an answer or a card."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ludo.bots.contract import Act, Fact, Principle, Principles
from ludo.bots.trut.baseline import shrunk
from ludo.bots.trut.blunder_guard import surely_wins
from ludo.bots.trut.forecast import Forecast
from ludo.bots.trut.odds import chance_of_two
from ludo.bots.trut.two_player import SOLVED, Duel, duel_of
from ludo.engine.actions import Play
from ludo.engine.cards import Card
from ludo.engine.events import Event
from ludo.engine.places import TRICK, hand
from ludo.engine.views import AnyView
from ludo.games.trut.actions import CALLS, FOLD, FOLLOW
from ludo.games.trut.rules import ROTTEN, STRENGTH
from ludo.games.trut.view import TrutView, trut_view

ACE: Final = 5
"""The strength from which a card is high: ace, eight, seven."""


TRUTED: Final = 0.36
"""What the odds of a seat shrink to when the other truts, who then has good cards more often than not."""


@dataclass
class TrutPosition:
    """A decision of a seat of two, its cards by strength."""

    view: TrutView
    duel: Duel

    @cached_property
    def results(self) -> tuple[int, ...]:
        """Who made each complete trick."""
        return self.duel.line.results()

    @property
    def made(self) -> int:
        """How many tricks the seat has made."""
        return self.results.count(self.duel.role)

    @property
    def lost(self) -> int:
        """How many tricks the other has made."""
        return self.results.count(1 - self.duel.role)

    @property
    def to_make(self) -> int:
        """How many tricks still win the deal."""
        return 1 if ROTTEN in self.results else 2 - self.made

    @property
    def laid(self) -> int | None:
        """The strength of the card that the seat is to beat; None where it leads or has laid itself."""
        line = self.duel.line
        if len(line.cards) % 2 == 0 or line.on_turn(len(line.cards)) != self.duel.role:
            return None
        return line.cards[-1]

    @property
    def own_laid(self) -> int | None:
        """The strength of the card that the other is to beat; None where none of the seat's lies there."""
        line = self.duel.line
        if len(line.cards) % 2 == 0 or line.on_turn(len(line.cards)) == self.duel.role:
            return None
        return line.cards[-1]

    @property
    def leads(self) -> bool:
        """Is the seat to lead to a trick?"""
        line = self.duel.line
        return len(line.cards) % 2 == 0 and line.on_turn(len(line.cards)) == self.duel.role

    @property
    def high(self) -> int:
        """How many high cards are left."""
        return sum(card >= ACE for card in self.duel.rest)

    @cached_property
    def chance(self) -> float:
        """The rough chance to win the deal."""
        return chance_of_two(self.duel.line, self.duel.role, self.duel.rest)

    @cached_property
    def asked(self) -> float:
        """The chance of the deal from which following a trut loses no more than the point that folding costs."""
        worth, other = Forecast(self.duel).worth, 1 - self.duel.role
        folded, won, lost = worth(other, False), worth(self.duel.role, True), worth(other, True)
        return (folded - lost) / (won - lost) if won > lost else 1.0


def position(view: AnyView, history: Sequence[Event]) -> TrutPosition | None:
    """Return a decision of a seat of two in the play; None elsewhere."""
    known = trut_view(view)
    if (
        known.options.players != 2
        or known.facts.phase not in ("play", "answer")
        or not known.known(hand(known.seat or 0))
    ):
        return None
    return TrutPosition(known, duel_of(known, history))


def _strength(act: Act) -> int:
    """Return the strength of the card that an act lays; -1 for any other act."""
    return STRENGTH[act.card] if isinstance(act, Play) else -1


def _calls(act: Act, other: Act) -> bool:
    return act in CALLS and other not in CALLS


def _lays(act: Act, other: Act) -> bool:
    return isinstance(act, Play) and isinstance(other, Play)


def sure_win_not_called(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is nothing called, though the deal cannot be lost, whatever the other holds?"""
    return _calls(other, act) and surely_wins(spot.duel.line, spot.duel.role, spot.duel.rest)


def sure_win_folded(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a deal folded that cannot be lost, whatever the other holds?"""
    return (act, other) == (FOLD, FOLLOW) and surely_wins(spot.duel.line, spot.duel.role, spot.duel.rest)


def fold_loses_all(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Does a fold lose the partie (TRU-90)?"""
    return (act, other) == (FOLD, FOLLOW) and spot.duel.last[1 - spot.duel.role]


def raised_at_two_points(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a trut called by whom a deal without one would bring a trut as well (TRU-43)?"""
    return _calls(act, other) and spot.duel.score[spot.duel.role].points == SOLVED.points_per_trut - 1


def raised_at_their_last_trut(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a trut called that would be the other's last one?"""
    return _calls(act, other) and spot.duel.score[1 - spot.duel.role].truts == SOLVED.truts_to_win - 1


def called_before_a_trick(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a trut called before anybody has made a trick?"""
    return _calls(act, other) and not spot.results and spot.high < 3


def called_without_high(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a trut called with fewer than two of seven, eight and ace, those of tricks made among them?"""
    return _calls(act, other) and spot.high + spot.made < 2


def followed_without_high(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a trut followed that takes two more tricks than one has high cards?"""
    return (act, other) == (FOLLOW, FOLD) and spot.to_make == 2 and spot.high < 2


def followed_below_asked(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a trut followed with a smaller chance than the point asks that is saved?"""
    return (act, other) == (FOLLOW, FOLD) and shrunk(spot.chance, TRUTED) < spot.asked


def folded_with_a_trick(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a trut folded though a trick is made, and a high card is left for another one?"""
    return (act, other) == (FOLD, FOLLOW) and spot.made == 1 and spot.high >= 1


def followed_one_who_can_take(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a trut followed of one who calls with one's own card on the table, and before they answer it?"""
    return (act, other) == (FOLLOW, FOLD) and spot.own_laid is not None and not spot.high


def led_high_card(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is the highest card led, where the middle one could be, or the lowest once a trick is made?"""
    rest = spot.duel.rest
    if not _lays(act, other) or not spot.leads or ROTTEN in spot.results:
        return False
    if _strength(act) != rest[-1] or _strength(other) >= rest[-1]:
        return False
    if spot.made:
        return True
    return spot.duel.line.for_trut if spot.high == 1 else _strength(other) == rest[-2] >= ACE


def led_low_where_it_decides(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a low card led where a trick is rotten, so that the next one decides?"""
    if not _lays(act, other) or not spot.leads or ROTTEN not in spot.results:
        return False
    return _strength(act) < _strength(other) == spot.duel.rest[-1]


def wasted(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is the highest card laid to a trick that it does not make?"""
    rest = spot.duel.rest
    if not _lays(act, other) or spot.laid is None or ROTTEN in spot.results or _strength(other) != rest[0]:
        return False
    return rest[0] < _strength(act) == rest[-1] <= spot.laid and (rest[-1] < spot.laid or spot.high in (1, 2))


def higher_than_needed(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is a higher card laid than the lowest that takes the trick?"""
    if not _lays(act, other) or spot.laid is None:
        return False
    taking = [card for card in spot.duel.rest if card > spot.laid]
    return bool(taking) and _strength(act) > taking[0] == _strength(other)


def only_a_bluff(spot: TrutPosition, act: Act, other: Act) -> bool:
    """Is the last card laid to a trick that loses the deal, where a trut may still frighten the other?"""
    if not (_calls(other, act) and isinstance(act, Play)) or spot.laid is None or len(spot.duel.rest) > 1:
        return False
    return spot.duel.rest[0] < spot.laid


def can_take(spot: TrutPosition, act: Act, other: Act) -> tuple[Fact, bool]:
    """The other holds a card that takes the seat's."""
    return Fact("opponent-best", ((spot.own_laid or 0) + 1,)), True


def holds_high(spot: TrutPosition, act: Act, other: Act) -> tuple[Fact, bool]:
    """The other holds an ace or more."""
    return Fact("opponent-best", (ACE,)), True


def high_cards(spot: TrutPosition, act: Act, other: Act) -> tuple[Card, ...]:
    """The high cards of the hand."""
    return tuple(card for card in spot.view.known(hand(spot.view.seat or 0)) if STRENGTH[card] >= ACE)


def own_on_table(spot: TrutPosition, act: Act, other: Act) -> tuple[Card, ...]:
    """The seat's card in the trick."""
    return spot.view.known(TRICK)[-1:]


def laid_instead(spot: TrutPosition, act: Act, other: Act) -> tuple[Card, ...]:
    """The card of the better act."""
    return (other.card,) if isinstance(other, Play) else ()


PRINCIPLES: Final = Principles(
    position,
    (
        Principle("sure-win", "rule", "certain", "TRU-54", sure_win_folded, None, high_cards),
        Principle("sure-trut", "rule", "certain", "TRU-42", sure_win_not_called, None, high_cards, "trut"),
        Principle("fold-loses", "rule", "certain", "TRU-90", fold_loses_all),
        Principle("own-two-points", "rule", "score", "TRU-43", raised_at_two_points),
        Principle("their-last-trut", "rule", "score", "TRU-90", raised_at_their_last_trut),
        Principle("point-is-less", "rule", "score", "TRU-31", followed_below_asked, None, None, "fold"),
        Principle("two-to-make", "rule", "cards", "TRU-54", followed_without_high, holds_high, high_cards, "fold"),
        Principle("trick-and-high", "rule", "cards", "TRU-54", folded_with_a_trick, None, high_cards),
        Principle("they-can-take", "rule", "shown", "TRU-53", followed_one_who_can_take, can_take, own_on_table),
        Principle("two-high", "rule", "cards", "TRU-54", called_without_high, holds_high, high_cards),
        Principle("lay-first", "rule", "shown", "TRU-30", called_before_a_trick, None, high_cards, "play Ac"),
        Principle("lowest-that-takes", "rule", "cards", "TRU-53", higher_than_needed, None, laid_instead),
        Principle("lost-trick", "rule", "cards", "TRU-53", wasted, None, laid_instead),
        Principle("keep-high", "rule", "cards", "TRU-54", led_high_card, None, laid_instead, "play Ac"),
        Principle("rotten-then-high", "rule", "cards", "TRU-63", led_low_where_it_decides, None, laid_instead),
        Principle("only-a-bluff", "cause", "certain", "TRU-54", only_a_bluff),
    ),
)
