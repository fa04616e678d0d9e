"""The file of solved strategies of Trut for two players, which `python -m solving.trut` writes."""

import json
from dataclasses import dataclass
from functools import cache
from lzma import FILTER_LZMA2, FORMAT_RAW, decompress
from pathlib import Path
from typing import Final

from ludo.bots.trut.strategy import Entry, Strategy, entries
from ludo.games.trut.scoring import Score, Scores
from ludo.resource_paths import resource

MAGIC: Final = b"LUDOTRU1"
CHECKSUM: Final = "54d8dd1ae915e2cb16e5beadc8a62791fc2e8aaccc70417ad31fcd3a8ea013ba"
"""SHA-256 of the file that comes with the program."""
FILTERS: Final = [{"id": FILTER_LZMA2, "preset": 9, "lc": 1, "lp": 0, "pb": 0}]


def file() -> Path:
    """Return the path of the file."""
    return resource("strategies", "trut.bin")


@dataclass(frozen=True, slots=True)
class Library:
    """All tables, still packed.

    layouts: where decisions lie, by kind of deal; tables: the kind of each, its first byte and how many there are;
    use: the number of the table of each score; chances: the opener's chance to win the partie from each.
    """

    packed: bytes
    layouts: dict[str, dict[str, Entry]]
    tables: list[tuple[str, int, int]]
    use: dict[Scores, int]
    chances: dict[Scores, float]


@cache
def library() -> Library:
    """Return the tables, read once."""
    content = file().read_bytes()
    if not content.startswith(MAGIC):
        raise ValueError(f"{file()} holds no strategies of this version")
    start = len(MAGIC) + 4
    end = start + int.from_bytes(content[len(MAGIC) : start])
    index = json.loads(content[start:end])
    scores = [(Score(*first), Score(*second)) for first, second in index["scores"]]
    tables = []
    for layout, size in index["tables"]:
        tables.append((layout, end, size))
        end += size
    return Library(
        content,
        {name: entries(shapes) for name, shapes in index["layouts"].items()},
        tables,
        dict(zip(scores, index["use"], strict=True)),
        dict(zip(scores, index["chances"], strict=True)),
    )


@cache
def table(number: int) -> Strategy:
    """Return a table by its number."""
    found = library()
    layout, start, size = found.tables[number]
    data = decompress(found.packed[start : start + size], FORMAT_RAW, filters=FILTERS)
    return Strategy(data, found.layouts[layout])


def strategy(score: Scores) -> Strategy:
    """Return the strategy of a deal at a score, the opener's first."""
    return table(library().use[score])


def winning_chance(score: Scores) -> float:
    """Return the opener's chance to win the partie from a score, their own first."""
    return library().chances[score]
