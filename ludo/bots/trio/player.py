"""The graded players of Trio and L'École.

The Expert weighs how likely each hand is to fulfil its contract before the deal ends (`contract_odds`), and after
opening how soon they can be rid of their cards (`endgame_value`); the others follow more or fewer of the rules of thumb
(`casual`).
"""

from collections.abc import Callable, Iterable, Sequence
from heapq import nlargest
from itertools import islice
from random import Random
from typing import Final, TypeAlias, TypeVar

from ludo.bots.contract import DecisionRequest, Evaluation, Valued
from ludo.bots.effort import Hurried, iterations
from ludo.bots.estimates import Estimate
from ludo.bots.trio import baseline, casual
from ludo.bots.trio.contract_odds import Prospects
from ludo.bots.trio.endgame_value import draws_of, laid_down, loss, stays_in
from ludo.bots.trio.going_out_odds import fitting, lets_out
from ludo.bots.trio.outlook import outlook_of
from ludo.bots.trio.take_odds import Wishes
from ludo.engine.actions import DISCARD_ACTIONS, Action, Discard
from ludo.engine.cards import Card
from ludo.games.trio.actions import DRAW_DISCARD, DRAW_TALON, Open
from ludo.games.trio.combinations import WILD, Meld
from ludo.games.trio.context import NEVER, TurnContext, with_discard, without_one
from ludo.games.trio.contracts import last_contract, shapes_of
from ludo.games.trio.finishing import finishing_line
from ludo.games.trio.laying import after, discards, layoffs, new_melds, openings, replacements
from ludo.games.trio.rules import HAND_SIZE, POINTS, next_seat, points
from ludo.games.trio.view import context_of, trio_view

MISSED: Final = 95.0
"""Points that are left, on average, to a player who has not opened when a deal ends."""
LEFT: Final = 10.0
"""The same for one who has opened."""
KEPT: Final = 0.12
"""The part of its points that a card of no use costs before opening: mostly it is thrown in a later turn. A quarter
spares points, but wins fewer parties: dear cards are thrown sooner though the next player takes them."""
GIFT: Final = 5.0
"""Points that it costs to throw a card which the next player surely takes."""
LETS_OUT: Final = 30.0
"""Points that it costs to throw a card with which the next player, an opener, surely goes out."""
ENDS: Final = 0.9
"""The part of what their cards may cost an opener that such a card spares them while others have not opened: they then
fail."""
FITS: Final = 2.0
"""Points by which it is better before opening to keep a card that fits the table: it will be laid off."""
ROUGH: Final = 1.0
"""Points by which every value may be wrong, since chances are counted roughly."""
PACES: Final = (0.6, 1.6)
"""A deal that ends so many times as fast as was measured may be the one that is played: values for it are thought
possible, too."""
FAR: Final = 0.3
"""Points above those of a hand that never opens below which the contract is too far to be reckoned with."""
PATIENCE: Final = 24
"""After how many turns for each card of the hand the rules of thumb come in, which give up what all may wait for. After
so many for each card that was dealt an opener fears nobody's end any more: what all fear to throw may be all that ends
the deal."""
OPENINGS_COMPARED: Final = 60
"""How many ways of opening are weighed against each other."""
FINALISTS: Final = 4
"""Of how many of them it is reckoned how soon they go out afterwards."""
LAYINGS_COMPARED: Final = 8
"""How many things to lay after opening are weighed: wilds make dozens of combinations of the same few cards."""


_Offer = TypeVar("_Offer", bound=Action)
_Worth: TypeAlias = list[tuple[Action, float]]


def choose(request: DecisionRequest, rng: Random, hurried: Hurried) -> Action | None:
    """Return the action of a seat of Trio, by the level that the request names."""
    if request.level in casual.CASUAL:
        return casual.choose(request, rng)
    if request.level == "fort":
        return casual.without_spare_wild(request, baseline.choose(request, rng))
    return max(Thought(request, rng, hurried).worth(), key=lambda offer: offer[1])[0]


def evaluate(request: DecisionRequest, rng: Random, hurried: Hurried) -> Evaluation | None:
    """Return the worth of each offer that is thought of: the points that the deal will cost, as a negative number.

    An interval holds the values in deals that end sooner and later; of an opener all from their cards to none.
    """
    luck = rng.getstate()
    thought = Thought(request, rng, hurried)
    offers = sorted(thought.worth(), key=lambda offer: -offer[1])
    others: list[dict[Action, float]] = []
    for pace in PACES:
        rng.setstate(luck)
        others.append(dict(Thought(request, rng, hurried, pace).worth()))
    valued = []
    for action, value in offers:
        possible = [value, *[worth.get(action, value) for worth in others], *thought.extremes(action)]
        valued.append(Valued(action, Estimate(value, min(possible) - ROUGH, max(possible) + ROUGH)))
    return Evaluation("points", tuple(valued))


class Thought:
    """A player's turn: what they see, and what they make of it. Values are points, more being better."""

    def __init__(self, request: DecisionRequest, rng: Random, hurried: Hurried, pace: float = 1.0) -> None:
        self.request = request
        self.rng = rng
        self.hurried = hurried
        self.view = trio_view(request.view)
        self.context = context_of(self.view)
        self.outlook = outlook_of(self.view, request.history, pace)
        self.draws = draws_of(self.outlook, self.view.options)
        self.openers = len({*self.view.facts.opened, self.context.seat})
        self.fits = fitting(self.context.melds, self.context.options)
        self.wishes = Wishes(self.view, request.history, self.outlook.unseen, self.outlook.total)
        self.prospects = Prospects(self.context.contract, self.view.options, self.outlook.unseen)
        self._staying: dict[tuple[tuple[Card, ...], tuple[Meld, ...]], float] = {}

    def worth(self) -> _Worth:
        """Return what is thought of, with what it is worth."""
        if self.context.opened != NEVER:
            return self._closing_draws() if self.context.drawing else self._closing_acts()
        found = self._draws() if self.context.drawing else self._opening_acts()
        late = self.view.facts.turns > PATIENCE * len(self.context.hand)
        hopeless = max(value for _, value in found) <= FAR - MISSED
        return self._by_rules_of_thumb(found) if late or hopeless else found

    def extremes(self, action: Action) -> tuple[float, ...]:
        """Return the best and the worst that an opener's act may lead to, their luck being what it may. No points, and
        all that they hold after it. Nothing of a player who has not opened."""
        context = self.context
        if context.opened == NEVER and not isinstance(action, Open):
            return ()
        if isinstance(action, Discard):
            return (0.0, -float(points(without_one(context.hand, action.card))))
        if context.drawing:
            return (0.0, -float(points(context.hand)))
        return (0.0, -float(points(after(context, action).hand)))

    def _by_rules_of_thumb(self, found: _Worth) -> _Worth:
        """Put what the rules of thumb do first, as good as the best.

        Where the contract is far its chance says nothing; late in a deal they give up cards for which all may wait.
        """
        usual = baseline.choose(self.request, self.rng)
        if usual is None:
            return found
        best = max(value for _, value in found)
        return [(usual, best), *(offer for offer in found if offer[0] != usual)]

    def _weighed(self, offers: Sequence[_Offer], value: Callable[[_Offer], float]) -> _Worth:
        """Return offers with their values, as many as there is time for."""
        numbers = iterations(len(offers), self.request.budget, self.hurried)
        return [(offers[number], value(offers[number])) for number in numbers]

    def _draws(self) -> _Worth:
        """Stock or discard; the first of equals is taken."""
        context = self.context
        stock = self._hand_value(context.hand, drawn=False)
        if DRAW_DISCARD not in self.request.offers:
            return [(DRAW_TALON, stock)]
        taken = with_discard(context)
        if next(openings(taken), None) is not None:
            return [(DRAW_DISCARD, -LEFT), (DRAW_TALON, min(stock, -LEFT))]
        thrown, found = max(self._thrown(taken), key=lambda offer: offer[1])
        assert isinstance(thrown, Discard)
        rest = self._hand_value(without_one(taken.hand, thrown.card), drawn=True)
        stock += found - rest  # such a card is thrown after a card from the stock, too
        return [(DRAW_DISCARD, max(found, stock) if WILD[context.top] else found), (DRAW_TALON, stock)]

    def _closing_draws(self) -> _Worth:
        """An opener may take the discard only to finish, and then does (TRO-45)."""
        context = self.context
        stock = (DRAW_TALON, self._rest_value(context, context.hand) * self._stays_in(context, context.hand))
        return [(DRAW_DISCARD, 0.0), stock] if DRAW_DISCARD in self.request.offers else [stock]

    def _opening_acts(self) -> _Worth:
        """Go out at once, open in the best way, or throw a card."""
        context = self.context
        line = finishing_line(context) if self._may_go_out() else None
        if line is not None:
            return [(line[0], 0.0)]
        found = [*islice((one for one in openings(context) if one in self.request.offers), OPENINGS_COMPARED)]
        if not found:
            return self._thrown(context)
        likely = nlargest(FINALISTS, self._weighed(found, self._opening_value), key=lambda offer: offer[1])
        return [(opening, value * self._stays_in_after(opening)) for opening, value in likely]

    def _may_go_out(self) -> bool:
        """Can an opening leave at most one card that does not fit the table?"""
        laid = sum(shape.size for shape in shapes_of(self.context.contract, self.context.options))
        return bool(self.context.melds) or len(self.context.hand) <= laid + 1

    def _closing_acts(self) -> _Worth:
        """Go out at once; else lay combinations, then single cards, wilds last, or throw a card and keep what could be
        laid."""
        context, offers = self.context, self.request.offers
        line = finishing_line(context)
        if line is not None:
            return [(line[0], 0.0)]
        fitting = [*layoffs(context)]
        kinds: tuple[Iterable[Action], ...] = (
            new_melds(context),
            (one for one in fitting if not WILD[one.card]),
            (one for one in fitting if WILD[one.card]),
            (one for one in replacements(context) if any(True for _ in new_melds(after(context, one)))),
        )
        for kind in kinds:
            acts = [one for one in kind if one in offers]
            if len(acts) > LAYINGS_COMPARED:
                acts = nlargest(LAYINGS_COMPARED, acts, key=self._left_value)
            if acts:
                return [*self._weighed(acts, self._laying_value), *self._thrown(context)]
        return self._thrown(context)

    def _thrown(self, context: TurnContext) -> _Worth:
        """The discards; a wild only where nothing else may be thrown, or after opening if there are too many to lay."""
        legal = discards(context)
        natural = [card for card in legal if not WILD[card]]
        spare = context.opened != NEVER and sum(WILD[card] for card in context.hand) > (len(context.hand) - 1) // 2
        cards = natural if natural and not spare else legal
        return self._weighed(
            [DISCARD_ACTIONS[card] for card in cards], lambda discard: self._discard_value(context, discard.card)
        )

    def _discard_value(self, context: TurnContext, card: Card) -> float:
        rest = without_one(context.hand, card)
        if context.opened != NEVER:
            return self._kept_value(context, rest, card)
        cost = self.gift(card) + LETS_OUT * self.lets_out(card) + (FITS if card in self.fits else 0.0)
        return self._hand_value(rest, drawn=True) + KEPT * POINTS[card] - cost

    def gift(self, card: Card) -> float:
        """Return what it costs that the next player, who has not opened, may take a card."""
        return GIFT * self.wishes.chance(card)

    def lets_out(self, card: Card) -> float:
        """Return about how likely the next player, if they have opened, goes out with a card (TRO-45)."""
        return lets_out(self.view, card, self.outlook, self.fits)

    def _hand_value(self, cards: tuple[Card, ...], drawn: bool) -> float:
        """Return what a hand is worth before opening; `drawn`: nothing comes from the stock in this turn."""
        chance = self.prospects.chance(cards, self.outlook.horizons(drawn))
        return -MISSED + chance * (MISSED - LEFT)

    def _opening_value(self, opening: Open) -> float:
        """Return what is left after opening and laying on the table what fits it."""
        rest = after(self.context, opening)
        placed = {one.card for one in layoffs(rest)}
        return self._rest_value(rest, tuple(card for card in rest.hand if card not in placed))

    def _stays_in_after(self, opening: Action) -> float:
        """Return how likely they do not go out in the turns after an opening, when the best card is thrown."""
        rest = after(self.context, opening)
        return min([self._stays_in(rest, without_one(rest.hand, card)) for card in set(rest.hand)])

    def _left_value(self, action: Action) -> float:
        """Return what the cards are worth that are left after laying, whatever may be laid next."""
        rest = after(self.context, action)
        return self._rest_value(rest, rest.hand)

    def _laying_value(self, action: Action) -> float:
        """Return what is left when all that is natural, or all that fits, is laid with it and the best card thrown."""
        rest = after(self.context, action)
        thrown = [*self._thrown(laid_down(rest, False)), *self._thrown(laid_down(rest, True))]
        return max([value for _, value in thrown], default=self._rest_value(rest, rest.hand))

    def _kept_value(self, context: TurnContext, cards: tuple[Card, ...], thrown: Card) -> float:
        """Return what the cards are worth that an opener ends their turn with."""
        value = self._rest_value(context, cards) * self._stays_in(context, cards)
        late = self.view.facts.turns > PATIENCE * HAND_SIZE
        ends = 0.0 if late else self.lets_out(thrown)
        if self._gains_by_the_end():
            return value * (1 - ENDS * ends) - self.gift(thrown)
        return value - LETS_OUT * ends - self.gift(thrown)

    def _gains_by_the_end(self) -> bool:
        """Would an opener rather see the next player go out, since others have not opened? Not where both fulfil the
        last contract, which who goes out wins (TRO-58)."""
        options = self.view.options
        following = next_seat(self.context.seat, options.players)
        wins = self.view.facts.contracts[following] == last_contract(options)
        return self.openers < options.players and not wins

    def _stays_in(self, context: TurnContext, cards: tuple[Card, ...]) -> float:
        """Return how likely an opener who keeps these cards does not go out in their next turns."""
        key = tuple(sorted(cards)), context.melds
        found = self._staying.get(key)
        if found is None:
            found = self._staying[key] = stays_in(context, cards, self.draws)
        return found

    def _rest_value(self, context: TurnContext, cards: tuple[Card, ...]) -> float:
        """Return what an opener's cards are worth."""
        return -loss(cards, context.melds, self.outlook, self.openers, context.options)
