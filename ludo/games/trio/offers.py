"""Offers of Trio: asked lazily, made from the player's turn only."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from ludo.engine.actions import Action
from ludo.engine.offers import Listed, Offers, Rng, below
from ludo.games.trio.actions import DISCARD_ACTIONS, DRAW_DISCARD, DRAW_TALON
from ludo.games.trio.arrangements import supply_of
from ludo.games.trio.checks import laying_refusal, take_refusal
from ludo.games.trio.context import NEVER, NO_CARD, TurnContext
from ludo.games.trio.laying import (
    discards,
    layoffs,
    new_melds,
    openings,
    replacements,
)
from ludo.games.trio.plans import plan_for

_DRAW_ONLY: Final = Listed((DRAW_TALON,))
_DRAW_EITHER: Final = Listed((DRAW_TALON, DRAW_DISCARD))

_OPENINGS_DRAWN_FROM: Final = 8
_CARELESS: Final = 10.0
"""Once in so many times any card is thrown."""


def offers_of(context: TurnContext) -> Offers:
    """Return the offers of the player on turn."""
    if context.drawing:
        return _DRAW_EITHER if take_refusal(context) is None else _DRAW_ONLY
    return TurnOffers(context)


class TurnOffers(Offers):
    """The offers of a player who has drawn: openings, combinations, cards laid off, exchanges, discards."""

    __slots__ = ("context",)

    def __init__(self, context: TurnContext) -> None:
        self.context = context

    def __iter__(self) -> Iterator[Action]:
        for kind in self._kinds():
            yield from self._legal(kind)
        yield from self._discards()

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._is_legal(action)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def sample(self, rng: Rng) -> Action:
        """Each with the same chance."""
        actions: list[Action] = [*self]
        return actions[below(len(actions), rng)]

    def rollout_action(self, rng: Rng) -> Action:
        """An opening whenever there is one; else a kind of action at random, and one of that kind.

        Who has not opened mostly throws a card that their contract does not want, so that a partie played at random
        comes to an end; not always, lest all wait for ever for cards that others keep.
        """
        if self.context.opened != NEVER:
            return self._of_some_kind(rng)
        drawn = islice(self._legal(openings(self.context)), _OPENINGS_DRAWN_FROM)
        found: list[Action] = [*drawn]
        if not found:
            found = self._spared() if rng.random() * _CARELESS >= 1 else self._discards()
        return found[below(len(found), rng)]

    def _of_some_kind(self, rng: Rng) -> Action:
        """One kind is drawn after the other until there is something of it; only that kind is listed."""
        kinds = [*self._kinds(), None]
        while True:
            kind = kinds.pop(below(len(kinds), rng))
            found = self._discards() if kind is None else [*self._legal(kind)]
            if found:
                return found[below(len(found), rng)]

    def _legal(self, kind: Iterator[Action]) -> Iterator[Action]:
        """Those after which the turn can be completed. All where any card may be thrown, since none was taken from the
        discard pile."""
        return kind if self.context.taken == NO_CARD else filter(self._is_legal, kind)

    def _is_legal(self, action: Action) -> bool:
        return laying_refusal(self.context, action) is None

    def _kinds(self) -> tuple[Iterator[Action], ...]:
        """Everything that may be laid, by kind, before it is asked whether the turn can be completed."""
        if self.context.opened == NEVER:
            return (openings(self.context),)
        return new_melds(self.context), layoffs(self.context), replacements(self.context)

    def _discards(self) -> list[Action]:
        return [DISCARD_ACTIONS[card] for card in discards(self.context)]

    def _spared(self) -> list[Action]:
        """Return the discards of cards that are not wanted for the contract; any if all are."""
        context = self.context
        useless = supply_of(context.hand)
        for card in plan_for(context.hand, context.contract, context.options).kept:
            useless[card] -= 1
        spared: list[Action] = [DISCARD_ACTIONS[card] for card in discards(context) if useless[card]]
        return spared or self._discards()
