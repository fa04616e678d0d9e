"""Drafts of Tripoli: five poker cards in a tray, bids and bets as amounts, leads and the exchange as single steps."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ludo.engine.actions import PLAYS, Action
from ludo.engine.cards import Card
from ludo.engine.drafts import Amount, ButtonsDraft, Check, Draft, Item, Missing, OneStepDraft, Tray, tray_place
from ludo.engine.masks import cards_in, mask_of
from ludo.engine.offers import Offers
from ludo.engine.places import Place, Seat
from ludo.engine.poker import best_five
from ludo.engine.refusals import Refusal
from ludo.games.tripoli import rules
from ludo.games.tripoli.actions import CALL, CLOSE, EXCHANGE, Bet, Bid, ClosePots, Raise, Select
from ludo.games.tripoli.offers import Choices, Closings
from ludo.games.tripoli.rules import KITTY, POKER_SIZE, POT
from ludo.games.tripoli.view import BOARDS, HAND, LAID, PURSE, SPARE, TripoliView

TRAY: Final = tray_place(0)
"""Where the five poker cards are gathered."""


def draft(view: TripoliView, offers: Offers, check: Check) -> Draft:
    """Return an empty draft of what the seat may do now."""
    seat = view.seat
    if seat is None:
        return OneStepDraft({}, (), check)
    phase = view.facts.phase
    if phase == "michigan":
        own, table = HAND[seat], Item(LAID[seat])
        return OneStepDraft({(Item(own, card), table): PLAYS[card] for card in view.known(own)}, (), check)
    if isinstance(offers, Closings):
        usual = min(view.options.closing_pots, offers.most)
        return ClosingDraft(Amount(1, offers.most, 1, usual) if offers.most else None, offers.words, check)
    if view.turn.must != seat:
        return OneStepDraft({}, tuple(offers), check)
    match phase:
        case "spare":
            return OneStepDraft({(Item(SPARE), Item(HAND[seat])): EXCHANGE}, tuple(offers), check)
        case "bid" | "suit_bid" | "poker":
            return _amount_draft(view, seat, offers, check)
        case "select":
            return SelectionDraft(seat, view.known(HAND[seat]), view.options.ace_low_straight, check)
        case _:
            return OneStepDraft({}, tuple(offers), check)


def _amount_draft(view: TripoliView, seat: Seat, offers: Offers, check: Check) -> "AmountDraft":
    """Return the draft of an auction or of the betting."""
    facts = view.facts
    chips = view.chips.get(PURSE[seat], 0)
    places = BOARDS[view.options.cosmo]
    if facts.phase == "poker":
        kind: type[Bid | Bet | Raise] = Raise if facts.total else Bet
        lowest, target = 1, places[POT]
    else:
        suit = facts.phase == "suit_bid"
        kind, target = Bid, places[KITTY] if suit else SPARE
        lowest = rules.least_bid(view.options, for_suit=suit, standing=facts.bid)
    amounts = offers.amounts if isinstance(offers, Choices) else None
    highest = max(lowest, chips) if amounts is None else amounts.highest
    words = offers.words if isinstance(offers, Choices) else ()
    amount = Amount(lowest, highest, 1, lowest)
    return AmountDraft(kind, amount, Item(PURSE[seat]), Item(target), words, check)


@dataclass(frozen=True, slots=True)
class AmountDraft(Draft):
    """A number of chips to bid, to bet or to raise by, or a word instead.

    kind: the act that the amount belongs to; source, target: chips may be brought from the purse to where they would
    lie, which after a bet may also mean a call. begun: an amount was chosen, or chips were brought; until then the
    draft is empty, although the lowest amount is what it amounts to.
    """

    kind: type[Bid | Bet | Raise]
    chosen: Amount
    source: Item
    target: Item
    words: tuple[Action, ...]
    check: Check
    begun: bool = False
    brought: bool = False

    @property
    def sources(self) -> tuple[Item, ...]:
        """The purse."""
        return (self.source,)

    def targets(self, source: Item) -> tuple[Item, ...]:
        """Return where the chips would lie."""
        return (self.target,) if source == self.source else ()

    def put(self, source: Item, target: Item) -> "AmountDraft":
        """Return the draft with chips brought to the table."""
        if (source, target) != (self.source, self.target):
            raise ValueError(f"{source} does not go to {target}")
        return replace(self, begun=True, brought=True)

    @property
    def amount(self) -> Amount:
        """The chips."""
        return self.chosen

    def with_amount(self, value: int) -> "AmountDraft":
        """Return the draft with another number of chips. Raises ValueError outside the bounds."""
        if not self.chosen.minimum <= value <= self.chosen.maximum:
            raise ValueError(f"{value} is not between {self.chosen.minimum} and {self.chosen.maximum}")
        return replace(self, chosen=self.chosen._replace(value=value), begun=True)

    @property
    def buttons(self) -> tuple[Action, ...]:
        """The words."""
        return self.words

    def _readings(self) -> Iterable[Action]:
        if self.brought and CALL in self.words:
            yield CALL
        yield self.kind(self.chosen.value)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The act with the amount chosen, if it is legal; after a bet, chips brought may also be a call."""
        return tuple(action for action in self._readings() if self.check(action) is None)

    @property
    def problem(self) -> Refusal | None:
        """Why the amount chosen is not possible, also before anything was begun: then no amount is."""
        return None if self.actions else self.check(self.kind(self.chosen.value))

    @property
    def needs_confirmation(self) -> bool:
        """An amount can be changed until it is confirmed."""
        return True


@dataclass(frozen=True, slots=True)
class ClosingDraft(ButtonsDraft):
    """Between two deals: a word; the end leads on to the number of pots (TRP-95, TRP-98).

    pots: the number, at first the usual one; None where there is no choice. begun: the end was chosen.
    """

    pots: Amount | None
    words: tuple[Action, ...]
    check: Check
    begun: bool = False

    @property
    def amount(self) -> Amount | None:
        """The number of pots, once the end was chosen."""
        return self.pots if self.begun else None

    def with_amount(self, value: int) -> Draft:
        """Return the draft with another number of pots. Raises ValueError outside the bounds."""
        pots = self.amount
        if pots is None:
            return super().with_amount(value)
        if not pots.minimum <= value <= pots.maximum:
            raise ValueError(f"{value} is not between {pots.minimum} and {pots.maximum}")
        return replace(self, pots=pots._replace(value=value))

    @property
    def buttons(self) -> tuple[Action, ...]:
        """The words, until one leads on."""
        return () if self.begun else self.words

    def opened(self, button: Action) -> "ClosingDraft | None":
        """Return the draft of the number of pots."""
        return replace(self, begun=True) if button == CLOSE and self.pots is not None else None

    @property
    def beside_result(self) -> bool:
        """The result of the deal is in sight."""
        return True

    @property
    def actions(self) -> tuple[Action, ...]:
        """The end in so many pots."""
        if not self.begun or self.pots is None:
            return ()
        action = ClosePots(self.pots.value)
        return (action,) if self.check(action) is None else ()

    @property
    def needs_confirmation(self) -> bool:
        """The number can be changed until it is confirmed."""
        return True


@dataclass(frozen=True, slots=True)
class SelectionDraft(Draft):
    """Five cards of the hand, gathered in a tray (TRP-51)."""

    seat: Seat
    held: tuple[Card, ...]
    ace_low: bool
    check: Check
    chosen: tuple[Card, ...] = ()

    @property
    def sources(self) -> tuple[Item, ...]:
        """The cards that are not yet in the tray."""
        return tuple(Item(HAND[self.seat], card) for card in self.held if card not in self.chosen)

    def targets(self, source: Item) -> tuple[Item, ...]:
        """Return the tray."""
        return (Item(TRAY),) if source in self.sources else ()

    def put(self, source: Item, target: Item) -> "SelectionDraft":
        """Return the draft with one more card in the tray."""
        if target not in self.targets(source) or source.card is None:
            raise ValueError(f"{source} does not go to {target}")
        return replace(self, chosen=(*self.chosen, source.card))

    @property
    def trays(self) -> tuple[Tray, ...]:
        """The tray of the poker cards."""
        problem = self.problem
        return (Tray(TRAY, "poker", self.chosen, POKER_SIZE, POKER_SIZE, () if problem is None else (problem,)),)

    def take_back(self, tray: Place, card: Card) -> "SelectionDraft":
        if tray != TRAY or card not in self.chosen:
            raise ValueError(f"no card {card} lies in {tray}")
        return replace(self, chosen=tuple(other for other in self.chosen if other != card))

    @property
    def buttons(self) -> tuple[Action, ...]:
        """The best five of the hand, unless they are chosen already."""
        if len(self.held) < POKER_SIZE:
            return ()
        best = Select(cards_in(best_five(mask_of(self.held), self.ace_low)))
        return () if self.actions == (best,) or self.check(best) is not None else (best,)

    @property
    def _action(self) -> Select:
        return Select(tuple(sorted(self.chosen)))

    @property
    def actions(self) -> tuple[Action, ...]:
        """The selection, once there are five cards."""
        return (self._action,) if len(self.chosen) == POKER_SIZE and self.check(self._action) is None else ()

    @property
    def missing(self) -> tuple[Missing, ...]:
        """How many cards are missing, once one was chosen."""
        missing = POKER_SIZE - len(self.chosen)
        return (Missing("cards", {"count": missing}),) if self.chosen and missing > 0 else ()

    @property
    def problem(self) -> Refusal | None:
        """Why these cards are not possible: more than five, or not the seat's turn to choose."""
        return self.check(self._action) if len(self.chosen) >= POKER_SIZE else None

    @property
    def needs_confirmation(self) -> bool:
        """Cards can be changed until the selection is confirmed."""
        return True
