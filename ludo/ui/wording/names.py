"""Who is who in a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludo.engine.places import Seat
from ludo.session.chairs import Chair
from ludo.ui.i18n import translate


@dataclass(frozen=True, slots=True)
class Names:
    """The people of a table. `you`: the seat that the sentences speak to, None to speak of everybody by name."""

    names: tuple[str, ...]
    you: Seat | None = None

    def of(self, seat: Seat) -> str:
        """A name, as the subject of a sentence or before a colon: "You" or "Anna"."""
        return translate("Names", "You") if seat == self.you else self.names[seat]

    def given(self, seat: Seat) -> str:
        """The name itself."""
        return self.names[seat]

    def all_of(self, seats: Sequence[Seat]) -> str:
        """Several names, joined as a sentence joins them; "you" comes last."""
        ordered = sorted(seats, key=lambda seat: seat == self.you)
        words = [translate("Names", "you") if seat == self.you else self.names[seat] for seat in ordered]
        return listed(words)

    def yours(self, seats: Sequence[Seat]) -> bool:
        """Are you one of them?"""
        return self.you is not None and self.you in seats


def names_of(chairs: Sequence[Chair], you: Seat | None) -> Names:
    """The names of the chairs."""
    return Names(tuple(chair.name for chair in chairs), you)


def listed(words: Sequence[str]) -> str:
    """Several words, joined as a sentence joins them."""
    if len(words) < 2:
        return "".join(words)
    return translate("Names", "{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def choose(names: Names, seats: Sequence[Seat], you: str, one: str, your_side: str, many: str) -> str:
    """The form of a sentence that fits its subject: you alone, one other, your side, or several others.

    `one` and `many` may hold {name}.
    """
    if names.yours(seats):
        return you if len(seats) == 1 else your_side
    return (one if len(seats) == 1 else many).format(name=names.all_of(seats))
