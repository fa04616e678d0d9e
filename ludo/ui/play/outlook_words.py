"""How a deal could have ended, in words: the spread of what it brought, and what it really brought."""

from statistics import median_low
from typing import Final, NamedTuple

from ludo.engine.game import AnyGame
from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names

_MOST_ROWS: Final = 7


class Spread(NamedTuple):
    """Results of a deal for a seat each time that it was played on, lowest first; real: what it really brought."""

    gains: tuple[float, ...]
    real: float | None
    view: AnyView

    @property
    def counts(self) -> tuple[tuple[float, int], ...]:
        """How often it brought how much, lowest first."""
        return tuple((gain, self.gains.count(gain)) for gain in dict.fromkeys(self.gains))


def gain(game: AnyGame, words: GameWords, seat: Seat, before: AnyView, after: AnyView) -> float:
    """Return by how much the score of a seat grew, or of its side against the other one."""
    names = Names(("",) * before.options.players)
    then, now = words.scores(before, names), words.scores(after, names)
    own, others = [round(new - old, 6) for (_, old), (_, new) in zip(then, now, strict=True)], 0.0
    sides = game.sides(before.options)
    place = seat if len(own) == before.options.players else next(n for n, side in enumerate(sides) if seat in side)
    if len(own) == 2:
        others = own[1 - place]
    return round(own[place] - others, 6)


def spread_text(words: GameWords, found: Spread) -> str:
    """Return the spread in a sentence, and what the deal really brought."""
    low, middle, high = found.gains[0], median_low(found.gains), found.gains[-1]
    if low == high:
        text = translate("Branch", "The Expert in this seat: always {low}.")
    else:
        text = translate("Branch", "The Expert in this seat: {low} to {high}, in the middle {middle}.")
    said = {"low": low, "middle": middle, "high": high}
    sentences = [text.format(**{name: words.gain_text(value, found.view) for name, value in said.items()})]
    if found.real is not None:
        text = translate("Branch", "As it was played: {amount}.")
        sentences.append(text.format(amount=words.gain_text(found.real, found.view)))
    return joined(sentences)


def rows(words: GameWords, found: Spread) -> list[tuple[str, int]]:
    """Return how often the deal brought how much; of many amounts several in a row."""
    counts = found.counts
    if len(counts) <= _MOST_ROWS:
        return [(words.gain_text(value, found.view), count) for value, count in counts]
    low, width = found.gains[0], (found.gains[-1] - found.gains[0]) / _MOST_ROWS
    parts: list[list[float]] = [[] for _ in range(_MOST_ROWS)]
    for value in found.gains:
        parts[min(_MOST_ROWS - 1, int((value - low) / width))].append(value)
    text = translate("Branch", "{low} to {high}")
    shown = [
        (words.gain_text(part[0], found.view), words.gain_text(part[-1], found.view), part) for part in parts if part
    ]
    return [(one if one == two else text.format(low=one, high=two), len(part)) for one, two, part in shown]
