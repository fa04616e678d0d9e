"""Why a composed position cannot be set up, as a code with details; `Game.position` of a game raises it."""

from collections.abc import Mapping

from ludo.engine.refusals import NO_DETAILS, Detail


class PositionError(ValueError):
    """A position is impossible: what is wrong as a code (`no-such-seat`), and the values that a sentence needs."""

    def __init__(self, code: str, details: Mapping[str, Detail] = NO_DETAILS) -> None:
        values = ", ".join(f"{name}={value!r}" for name, value in details.items())
        super().__init__(f"{code} ({values})" if values else code)
        self.code = code
        self.details = details


def require_seat(code: str, seat: int, players: int) -> None:
    """Raise PositionError with this code unless the seat is one of the table's."""
    if not 0 <= seat < players:
        raise PositionError(code, {"seat": seat, "players": players})
