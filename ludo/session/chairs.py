"""Who sits at a table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat: a person (`level` None), or a computer player of a level (`ludo.bots.contract.LEVELS`)."""

    name: str
    level: str | None = None

    @property
    def person(self) -> bool:
        """Is it a person?"""
        return self.level is None
