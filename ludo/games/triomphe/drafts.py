"""Drafts of Triomphe: a card is laid, or exchanged for the card on offer, or a stake named; all else are buttons."""

from dataclasses import dataclass, replace

from ludo.engine.actions import Action
from ludo.engine.drafts import Amount, ButtonsDraft, Check, Draft, Item, OneStepDraft
from ludo.engine.offers import Offers
from ludo.engine.places import hand
from ludo.games.triomphe.actions import CONCEDE, PILLAGES, Pillage, Stake
from ludo.games.triomphe.offers import Stakes
from ludo.games.triomphe.view import GIVEN, TURN_UP, TURNED, TriompheView


def draft(view: TriompheView, offers: Offers, check: Check) -> Draft:
    """Return an empty draft of an action of the view's seat."""
    if isinstance(offers, Stakes):
        present = view.facts.stake
        return StakeDraft(Amount(0, offers.most, 1, present), present, tuple(offers.others), check)
    if view.facts.phase == "pillage" and view.turn.must == view.seat:
        return _exchange(view, offers, check)
    found = OneStepDraft.of_hand(view, offers, check)
    return replace(found, offered=tuple(sorted(found.offered, key=lambda action: action == CONCEDE)))


@dataclass(frozen=True, slots=True)
class StakeDraft(ButtonsDraft):
    """Between two parties: another stake, or whatever else is decided then (TRI-74).

    chosen: the stake; present: that of the partie before, which counts where nothing is said.
    """

    chosen: Amount
    present: int
    others: tuple[Action, ...]
    check: Check

    @property
    def amount(self) -> Amount:
        """The stake."""
        return self.chosen

    def with_amount(self, value: int) -> "StakeDraft":
        """Return the draft with another stake. Raises ValueError outside the bounds."""
        if not self.chosen.minimum <= value <= self.chosen.maximum:
            raise ValueError(f"{value} is not between {self.chosen.minimum} and {self.chosen.maximum}")
        return replace(self, chosen=self.chosen._replace(value=value))

    @property
    def buttons(self) -> tuple[Action, ...]:
        """Return the other acts."""
        return self.others

    @property
    def actions(self) -> tuple[Action, ...]:
        """The stake, if it is another one."""
        action = Stake(self.chosen.value)
        return () if self.chosen.value == self.present or self.check(action) is not None else (action,)

    @property
    def beside_result(self) -> bool:
        """The result of the partie before is in sight."""
        return True

    @property
    def needs_confirmation(self) -> bool:
        """The stake can be changed until it is confirmed."""
        return True


def _exchange(view: TriompheView, offers: Offers, check: Check) -> Draft:
    """Return the draft of a plunder: one brings a card of the hand to the card on offer, or the other way round.

    The card of the hand may also be brought to those given up before (APP-04, APP-07, APP-15).
    """
    steps: dict[tuple[Item, Item], Action] = {}
    place = TURNED if view.cards(TURNED) else TURN_UP
    offered = Item(place, view.known(place)[0])
    assert view.seat is not None
    own = hand(view.seat)
    for card in view.known(own):
        for source, target in (
            (Item(own, card), offered),
            (Item(own, card), Item(GIVEN)),
            (offered, Item(own, card)),
        ):
            steps[source, target] = PILLAGES[card]
    return OneStepDraft(steps, tuple([action for action in offers if not isinstance(action, Pillage)]), check)
