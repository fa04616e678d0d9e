"""The collection of golden transcripts: a few short parties for each preset of each game."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from ludo.engine.game import AnyGame
from ludo.games import GAMES
from tests.contract.tables import Table, tables_of
from tests.golden.transcript import Script, improvise, write

FOLDER = Path(__file__).parent / "files"
PARTIES = 3
"""Transcripts for each preset."""
DRAWN = 12
"""Parties played for each transcript; the shortest is kept."""

TRIED = 3
"""Illegal tries that a transcript holds at least."""

SHORTER: Mapping[str, Mapping[str, object]] = {
    "triomphe": {"target": 2},
    "trut": {"truts_to_win": 2},
}
"""Options that make a party of a game short without changing how it is played."""


def path_of(game: AnyGame, preset: str, number: int) -> Path:
    return FOLDER / game.id / f"{preset}-{number}.txt"


def scripts(game: AnyGame, preset: str) -> Iterator[Script]:
    """The parties of a preset: with the fewest players, the most, and some number between them."""
    tables = [table for table in tables_of(game) if table.preset == preset]
    for number in range(PARTIES):
        table = tables[number * (len(tables) - 1) // (PARTIES - 1)]
        yield _short(table, dict(SHORTER.get(game.id, {})), number)


def _short(table: Table, overrides: dict[str, object], number: int) -> Script:
    seeds = [f"golden {table} {number} {draw}" for draw in range(DRAWN)]
    drawn = [improvise(table, overrides, seed) for seed in seeds]
    tried = [script for script in drawn if sum(is_try for *_, is_try in script.acts) >= TRIED]
    return min(tried, key=lambda script: len(script.acts))


def write_all(games: Iterable[str]) -> Iterator[Path]:
    """Write the transcripts of these games, and remove those of presets that no longer exist."""
    for name in games:
        game = GAMES[name]
        kept = set()
        for preset in game.presets:
            for number, script in enumerate(scripts(game, preset), 1):
                path = path_of(game, preset, number)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(write(script), encoding="utf-8", newline="\n")
                kept.add(path)
                yield path
        for path in set((FOLDER / name).glob("*.txt")) - kept:
            path.unlink()
