"""The solved strategy of a deal for two players: chances of calls, answers and cards, read from a table.

It is a response to an opponent who plays by rules of thumb now and then, and otherwise as is best against it.

The names of decisions and their order of indices are those of `solving.trut`, which writes the tables.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ludo.bots.trut.deal_history import (
    DEALER,
    LEADER_WINS,
    LED_BY,
    NOBODY_WINS,
    OPENER,
    Line,
    best_reply,
    goes_on,
    second_tricks,
    third_trick,
)
from ludo.bots.trut.hands import STRENGTHS, number_of, unequal_number, without, word_for

WORDS: Final = 3
QUIET_LEAD: Final = 2 * WORDS
QUIET_REPLY: Final = QUIET_LEAD + 2
_ROLES: Final = ("opener", "dealer")
_SECOND: Final = ("opener_leads", "dealer_leads")
_STATE: Final = tuple({number: place for place, number in enumerate(LED_BY[leader])} for leader in (OPENER, DEALER))
_THIRD: Final = tuple(
    {
        (state, led, reply): place
        for place, (state, led, reply) in enumerate(
            (state, led, reply)
            for state, (own, other) in enumerate(second_tricks(leader))
            for led in range(STRENGTHS)
            for reply in range(STRENGTHS)
            if goes_on(own == other, led, reply)
        )
    }
    for leader in (OPENER, DEALER)
)
"""By the second trick's leader, the number of each state before the third one."""


class Entry(NamedTuple):
    """Where the chances of a decision lie in a table: the first byte, and the steps of its indices."""

    start: int
    steps: tuple[int, ...]


def entries(shapes: Mapping[str, Sequence[int]]) -> dict[str, Entry]:
    """Return where each decision lies, one after the other."""
    found, start = {}, 0
    for name, shape in shapes.items():
        steps, size = [], 1
        for length in reversed(shape):
            steps.append(size)
            size *= length
        found[name] = Entry(start, tuple(reversed(steps)))
        start += size
    return found


class Call(NamedTuple):
    """The chances of calling at all, and then of announcing the hand."""

    calls: float
    announces: float = 0.0


@dataclass(frozen=True, slots=True)
class Strategy:
    """The acts of both players in a deal at some score; hands are sorted strengths."""

    table: bytes
    layout: Mapping[str, Entry]

    def go(self, hand: tuple[int, ...]) -> float:
        """Return the chance of going at the fortial."""
        return self._chance("go", number_of(hand))

    def call(self, line: Line, player: int, rest: tuple[int, ...]) -> Call:
        """Return the chances of calling in this gap, where nobody has called."""
        gap = len(line.cards)
        if gap < 2:
            role, number = _ROLES[player], number_of(rest)
            if gap:
                return Call(self._chance(f"{role}_call1", line.cards[0], number))
            announces = self._chance(f"{role}_announce0", number) if word_for(rest) else 0.0
            return Call(self._chance(f"{role}_call0", number), announces)
        if gap < 5:
            return Call(self._late("call", line, player, rest))
        other = line.cards[4]
        if third_trick(line.rotten, other, rest[0]) in (LEADER_WINS, NOBODY_WINS):
            return Call(1.0)
        return Call(self._chance(f"{_SECOND[line.leader]}/bluff", self._third(line), other))

    def answer(self, line: Line, player: int, rest: tuple[int, ...]) -> float:
        """Return the chance of following the call that the line names, made in its last gap."""
        gap = line.gap
        if gap < 2:
            role, number = _ROLES[player], number_of(rest)
            return self._chance(f"{role}_answer{gap}", line.cards[0] if gap else line.word, number)
        if gap < 5:
            return self._late("answer", line, player, rest)
        return self._chance(f"{_SECOND[line.leader]}/follower_answer5", self._third(line), line.cards[4])

    def _late(self, what: str, line: Line, player: int, rest: tuple[int, ...]) -> float:
        gap = len(line.cards)
        role = "leader" if player == line.leader else "follower"
        name = f"{_SECOND[line.leader]}/{role}_{what}{gap}"
        if gap == 4:
            return self._chance(name, self._third(line), number_of(rest))
        return self._chance(name, self._state(line), *line.cards[2:], number_of(rest))

    def cards(self, line: Line, rest: tuple[int, ...]) -> dict[int, float]:
        """Return the chances of laying each card of the player on turn."""
        choices = sorted(set(rest))
        if len(choices) == 1:
            return {choices[0]: 1.0}
        if len(rest) == 3:
            return self._first_card(line, rest, choices)
        low, high = choices
        second = _SECOND[line.leader]
        number = unequal_number(low, high)
        if len(line.cards) == 3:
            if line.for_trut:
                return {best_reply(line.rotten, line.cards[2], (low, high))[0]: 1.0}
            chance = self._chance(f"{second}/reply", self._state(line), line.cards[2], number)
        elif line.for_trut:
            chance = self._chance(f"{second}/lead", self._tree(line), self._state(line), number)
        else:
            chance = self._chance(f"{second}/quiet_lead", self._state(line), number)
        return {low: chance, high: 1 - chance}

    def _first_card(self, line: Line, rest: tuple[int, ...], choices: list[int]) -> dict[int, float]:
        place: tuple[int, ...] = ()
        if not line.went:
            quiet = QUIET_REPLY if line.cards else QUIET_LEAD
            place = (self._tree(line) if line.for_trut else quiet,)
        name = "reply" if line.cards else "lead"
        chances = {
            card: self._chance(name, *place, *line.cards, card, number_of(without(rest, card))) for card in choices
        }
        total = sum(chances.values())
        if not total:
            return dict.fromkeys(choices, 1 / len(choices))
        return {card: chance / total for card, chance in chances.items()}

    def _tree(self, line: Line) -> int:
        """Return the number of the tree that a followed trut has started."""
        if line.went:
            return 0
        assert line.caller is not None
        if line.gap == 0:
            return line.word + WORDS * line.caller
        if line.gap == 1:
            return 2 * WORDS + (line.caller == OPENER)
        return QUIET_REPLY + (line.caller != line.leader)

    def _state(self, line: Line) -> int:
        return _STATE[line.leader][line.cards[0] * STRENGTHS + line.cards[1]]

    def _third(self, line: Line) -> int:
        return _THIRD[line.leader][self._state(line), line.cards[2], line.cards[3]]

    def _chance(self, name: str, *index: int) -> float:
        start, steps = self.layout[name]
        place = start + sum(number * step for number, step in zip(index, steps, strict=True))
        return self.table[place] / 255
