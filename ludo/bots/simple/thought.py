"""What every simple player starts from."""

from dataclasses import dataclass
from random import Random

from ludo.engine.places import Seat
from ludo.engine.views import View


@dataclass(slots=True)
class SeatThought:
    """What a seat makes of its view; each game adds what it thinks about."""

    view: View
    rng: Random

    @property
    def seat(self) -> Seat:
        """The seat that thinks."""
        assert self.view.seat is not None
        return self.view.seat
