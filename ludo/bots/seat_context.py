"""The context from which every baseline player starts."""

from dataclasses import dataclass
from random import Random
from typing import Generic

from ludo.engine.places import Seat
from ludo.engine.views import FactsT_co, OptionsT_co, View


@dataclass(slots=True)
class SeatContext(Generic[OptionsT_co, FactsT_co]):
    """A view as its seat understands it; each game adds what it thinks about."""

    view: View[OptionsT_co, FactsT_co]
    rng: Random

    @property
    def seat(self) -> Seat:
        """The seat that thinks."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def facts(self) -> FactsT_co:
        """The public facts."""
        return self.view.facts
