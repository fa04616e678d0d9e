"""Composing an action of Trio. A draw, the combinations of the contract tray by tray, a new combination, a card laid
off, a wild exchanged, a discard."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Final

from ludo.engine.actions import DISCARD_ACTIONS, Action
from ludo.engine.cards import Card
from ludo.engine.drafts import Check, Draft, Item, Missing, OneStepDraft, Tray, tray_place
from ludo.engine.offers import Offers
from ludo.engine.places import DISCARD_PILE, STOCK, Place, hand
from ludo.engine.refusals import Refusal
from ludo.games.trio.actions import DRAW_DISCARD, DRAW_TALON, LayMeld, LayOff, Open, Replace
from ludo.games.trio.combinations import SMALLEST, WILD, Meld, ends_of, name_of, slot_at, wild_places
from ludo.games.trio.context import EARLIER, NEVER, NO_CARD, TurnContext
from ludo.games.trio.contracts import shapes_of
from ludo.games.trio.laying import after, layoffs, openings, refusal
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.proposals import MeldProposal, Proposal, consider_meld, propose
from ludo.games.trio.view import TrioView, context_of, meld_place

_LOOKED_AT: Final = 100
"""So many openings are compared: the first ones already have few wilds."""
MELD: Final = "meld"
"""The tray of a new combination beyond the contract."""


def draft(view: TrioView, offers: Offers, check: Check) -> Draft:
    """Return an empty draft of an action of the view's seat; one without any step if it is not its turn."""
    if view.seat is None or view.seat != view.facts.current_turn or view.facts.phase not in ("draw", "play"):
        return OneStepDraft({}, (), check)
    context = context_of(view)
    if not context.drawing:
        return TurnDraft(context, check, ((),) * _number_of_trays(context))
    steps: dict[tuple[Item, Item], Action] = {(Item(STOCK), Item(hand(view.seat))): DRAW_TALON}
    if context.top != NO_CARD:
        steps[Item(DISCARD_PILE, context.top), Item(hand(view.seat))] = DRAW_DISCARD
    return OneStepDraft(steps, tuple(offers), check)


def _number_of_trays(context: TurnContext) -> int:
    """One for each combination of the contract, in later turns one for a new one, none in the opening turn (TRO-38)."""
    if context.opened == NEVER:
        return len(shapes_of(context.contract, context.options))
    return int(context.opened == EARLIER)


@dataclass(frozen=True, slots=True)
class TurnDraft(Draft):
    """An act of a player who has drawn. Before they open there is a tray for each combination of their contract, in
    later turns one for a new combination; all other acts are a single step.

    laid: the cards of each tray, in the order in which they came; chosen: what a single step may mean.
    """

    context: TurnContext
    check: Check
    laid: tuple[tuple[Card, ...], ...]
    chosen: tuple[Action, ...] = ()

    @property
    def sources(self) -> tuple[Item, ...]:
        """The cards of the hand, and those in the trays."""
        left = list(self.context.hand)
        for cards in self.laid:
            for card in cards:
                left.remove(card)
        in_trays = [Item(tray_place(number), card) for number, cards in enumerate(self.laid) for card in cards]
        return (*(Item(hand(self.context.seat), card) for card in left), *in_trays)

    def targets(self, source: Item) -> tuple[Item, ...]:
        """Return where a card may go: once a tray is begun trays come first, those that want the card before others.
        Else the discard pile does."""
        if source not in self.sources:
            return ()
        trays = [Item(tray_place(number)) for number in range(len(self.laid)) if tray_place(number) != source.place]
        if source.place != hand(self.context.seat):
            return (Item(hand(self.context.seat)), *trays)
        if any(self.laid) and self.context.opened == NEVER and source.card is not None:
            wanting = [bool(tray.cards) and source.card in tray.wanted for tray in self._opening().trays]
            full = [not tray.missing for tray in self._opening().trays]
            trays.sort(key=lambda item: (full[item.place.number], not wanting[item.place.number]))
        discard, melds = Item(DISCARD_PILE), _on_melds(self.context.melds, self.context.options)
        return (*trays, discard, *melds) if any(self.laid) else (discard, *trays, *melds)

    def put(self, source: Item, target: Item) -> "TurnDraft":
        """Return the draft with the card in a tray, back in the hand, or the single step chosen."""
        card = source.card
        if card is None or target not in self.targets(source):
            raise ValueError(f"{source} does not go to {target}")
        if source.place.kind == "tray":
            without = self.take_back(source.place, card)
            return without if target.place.kind == "hand" else without._with(target.place.number, card)
        if target.place.kind == "tray":
            return self._with(target.place.number, card)
        return replace(self, chosen=tuple(self._meanings(card, target)))

    def take_back(self, tray: Place, card: Card) -> "TurnDraft":
        if tray.kind != "tray" or not tray.number < len(self.laid) or card not in self.laid[tray.number]:
            raise ValueError(f"no card {card} lies in {tray}")
        cards = list(self.laid[tray.number])
        cards.remove(card)
        return self._tray(tray.number, tuple(cards))

    @property
    def trays(self) -> tuple[Tray, ...]:
        """The combinations of the contract, or the new combination."""
        if not self.laid:
            return ()
        if self.context.opened != NEVER:
            problems = self._meld().problems if self.laid[0] else ()
            return (Tray(tray_place(0), MELD, self.laid[0], SMALLEST, None, problems),)
        return tuple(
            Tray(
                tray_place(number), name_of(part.shape.kind, part.shape.size), part.cards, part.shape.size,
                part.shape.size, _wrong(part.problems),
            )
            for number, part in enumerate(self._opening().trays)
        )  # fmt: skip

    @property
    def buttons(self) -> tuple[Action, ...]:
        """The opening with the fewest wilds that the hand allows, while nothing is laid out."""
        opening = None if self.chosen or any(self.laid) else _opening_of(self.context)
        return () if opening is None or self.check(opening) is not None else (opening,)

    @property
    def series(self) -> tuple[Action, ...]:
        """The natural cards of the hand that can be added to combinations on the table, while nothing is laid out."""
        fitting = () if self.chosen or any(self.laid) else _fitting(self.context)
        return fitting if fitting and self.check(fitting[0]) is None else ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return the actions that the single step or the trays mean: several where a wild may mean several things."""
        return tuple([action for action in self._candidates() if self.check(action) is None])

    @property
    def missing(self) -> tuple[Missing, ...]:
        """The trays that are not full, once one is begun: how many cards each lacks, and which would bring it on."""
        if self.chosen or not any(self.laid):
            return ()
        if self.context.opened != NEVER:
            codes, lacks = [MELD], [(0, max(SMALLEST - len(self.laid[0]), 0), self._meld().wanted)]
        else:
            trays = self._opening().trays
            codes = [name_of(tray.shape.kind, tray.shape.size) for tray in trays]
            lacks = [(number, tray.missing, tray.wanted) for number, tray in enumerate(trays)]
        return tuple(
            Missing("tray-short", {
                "tray": number, "code": codes[number], "missing": count, "wanted": wanted,
                "of_kind": codes[: number + 1].count(codes[number]) if codes.count(codes[number]) > 1 else 0,
            })
            for number, count, wanted in lacks
            if count
        )  # fmt: skip

    @property
    def problem(self) -> Refusal | None:
        """Return what is wrong with a tray, else why the action is not legal."""
        wrong = () if self.chosen else tuple(problem for tray in self.trays for problem in tray.problems)
        if wrong:
            return wrong[0]
        refusals = [self.check(action) for action in self._candidates()]
        if refusals and None not in refusals:
            return refusals[0]
        if self.chosen or not any(self.laid) or self.missing or self.context.opened != NEVER:
            return None
        return next(iter(self._opening().problems), None)

    @property
    def needs_confirmation(self) -> bool:
        """Combinations wait until they are confirmed, a single step does not."""
        return not self.chosen

    def _with(self, number: int, card: Card) -> "TurnDraft":
        return self._tray(number, (*self.laid[number], card))

    def _tray(self, number: int, cards: tuple[Card, ...]) -> "TurnDraft":
        return replace(self, laid=(*self.laid[:number], cards, *self.laid[number + 1 :]), chosen=())

    def _meanings(self, card: Card, target: Item) -> Iterator[Action]:
        """Return what bringing a card of the hand to the discard pile, a combination or a wild in it may mean."""
        if target.place == DISCARD_PILE:
            yield DISCARD_ACTIONS[card]
            return
        number = target.place.number
        combination = self.context.melds[number].combination
        if target.card is None:
            yield from (LayOff(card, number, end) for end in ends_of(combination))
            return
        for index in wild_places(combination, self.context.options):
            if combination.cards[index] == target.card:
                yield Replace(card, number, slot_at(combination, index))

    def _candidates(self) -> tuple[Action, ...]:
        """Return the actions that it may mean, legal or not."""
        if self.chosen:
            return self.chosen
        if not any(self.laid):
            return ()
        found: tuple[Open | LayMeld, ...]
        found = self._opening().openings if self.context.opened == NEVER else self._meld().melds
        return found

    def _opening(self) -> Proposal:
        return _opening(self.context, self.laid)

    def _meld(self) -> MeldProposal:
        return _new_meld(self.context, self.laid[0])


@lru_cache(maxsize=8)
def _opening_of(context: TurnContext) -> Open | None:
    """Return the opening of the first few that has the fewest wilds, None if there is none."""
    return min(islice(openings(context), _LOOKED_AT), key=_wilds_in, default=None)


def _wilds_in(opening: Open) -> int:
    return sum(WILD[card] for one in opening.combinations for card in one.cards)


@lru_cache(maxsize=8)
def _fitting(context: TurnContext) -> tuple[LayOff, ...]:
    """Return natural cards to lay off one after the other, until none is left that fits."""
    found: list[LayOff] = []
    while True:
        fits = (action for action in layoffs(context) if not WILD[action.card] and refusal(context, action) is None)
        action = next(fits, None)
        if action is None:
            return tuple(found)
        found.append(action)
        context = after(context, action)


@lru_cache(maxsize=8)
def _on_melds(melds: tuple[Meld, ...], options: TrioOptions) -> tuple[Item, ...]:
    """Return every combination on the table, and every wild in it that may be exchanged."""
    found: list[Item] = []
    for number, meld in enumerate(melds):
        place = meld_place(meld.owner, number)
        wilds = [meld.combination.cards[index] for index in wild_places(meld.combination, options)]
        found += [Item(place), *(Item(place, wild) for wild in dict.fromkeys(wilds))]
    return tuple(found)


_opening = lru_cache(maxsize=32)(propose)
_new_meld = lru_cache(maxsize=32)(consider_meld)
"""Remembered, since a screen asks the same draft about its trays, what is missing, and what it means."""


def _wrong(problems: tuple[Refusal, ...]) -> tuple[Refusal, ...]:
    """Return the problems that more cards do not solve."""
    return tuple([problem for problem in problems if problem.code != "tray-short"])
