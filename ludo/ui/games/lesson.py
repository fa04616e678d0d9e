"""An arranged lesson of a game: a log with chosen cards, and the words that go with it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from ludo.engine.cards import Card, read_cards, write_cards
from ludo.engine.options import Value
from ludo.ui.games.guide import Anchor, Target
from ludo.ui.i18n import Text

_NOTHING: Mapping[str, Text] = {}


class Read(NamedTuple):
    """Something to be read; everything waits meanwhile. at: what it speaks of."""

    text: Text
    at: Target = Anchor.TABLE


class Act(NamedTuple):
    """An act of the learner: as the log writes it, and the words that ask for it.

    otherwise: what any other act costs here, in a sentence; wrong: the same for some, by how the log begins to write
    them; at: where the act is done; heard: words for keys and ear, where the others speak of the pointer.
    """

    act: str
    text: Text
    otherwise: Text
    wrong: Mapping[str, Text] = _NOTHING
    at: Target = Anchor.HAND
    heard: Text | None = None

    def why_not(self, act: str) -> Text:
        """Return what another act costs; `act`: as the log writes it."""
        found = [begin for begin in self.wrong if act.startswith(begin)]
        return self.wrong[max(found, key=len)] if found else self.otherwise


class Others(NamedTuple):
    """Acts of others, and of luck, as lines of the log."""

    lines: Sequence[str]


def whole_deal(pack: Sequence[Card], hands: Sequence[str], top: str, between: str = " ") -> str:
    """Return a deal as a line of the log: hands by seat, then the top cards of the rest, then the rest of the pack.

    between: what stands between the name of an act and its cards.
    """
    rest = list(pack)
    for cards in (*hands, top):
        for card in read_cards(cards):
            rest.remove(card)
    return f"luck deal{between}{' / '.join(hands)} / {top} {write_cards(rest)}"


Part: TypeAlias = Read | Act | Others


class Lesson(NamedTuple):
    """A lesson. The learner sits on seat 0.

    minutes: how long it takes; options: by which rules; others: how many other players there are; opening: lines of the
    log that have been played when it begins.
    """

    minutes: int
    options: Mapping[str, Value]
    others: int
    opening: Sequence[str]
    parts: Sequence[Part]

    @property
    def log(self) -> list[str]:
        """The whole log."""
        lines = list(self.opening)
        for part in self.parts:
            match part:
                case Act(act):
                    lines.append(f"0 {act}")
                case Others(more):
                    lines += more
                case _:
                    pass
        return lines

    def lines_before(self, part: int) -> int:
        """Return how many lines of the log come before a part."""
        counts = [len(each.lines) if isinstance(each, Others) else isinstance(each, Act) for each in self.parts[:part]]
        return len(self.opening) + sum(counts)

    def told_before(self, part: int) -> int:
        """Return how many parts before this one have words."""
        return sum(not isinstance(each, Others) for each in self.parts[:part])

    @property
    def told(self) -> int:
        """How many parts have words."""
        return self.told_before(len(self.parts))
