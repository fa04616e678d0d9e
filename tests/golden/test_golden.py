"""The golden transcripts: every preset has some, and each comes out the same again."""

from pathlib import Path

import pytest

from ludo.engine.game import AnyGame
from ludo.games import GAMES
from tests.golden.collection import FOLDER, PARTIES, path_of
from tests.golden.transcript import LONG, read, write

FILES = sorted(FOLDER.glob("*/*.txt"))
PRESETS = [(game, preset) for game in GAMES.values() for preset in game.presets]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_transcript_comes_out_the_same_again(path: Path) -> None:
    transcript = path.read_text(encoding="utf-8")
    script = read(transcript)
    assert write(script) == transcript, "if the rules have changed on purpose: python -m tests.golden"


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[f"{game.id}-{preset}" for game, preset in PRESETS])
def test_every_preset_has_transcripts(game: AnyGame, preset: str) -> None:
    for number in range(1, PARTIES + 1):
        path = path_of(game, preset, number)
        assert path.exists(), f"python -m tests.golden --game {game.id}"
        script = read(path.read_text(encoding="utf-8"))
        assert (script.game.id, script.preset) == (game.id, preset)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_there_is_no_transcript_of_a_preset_that_is_gone(game: AnyGame) -> None:
    wanted = {path_of(game, preset, number) for preset in game.presets for number in range(1, PARTIES + 1)}
    assert set((FOLDER / game.id).glob("*")) <= wanted


def test_a_changed_transcript_is_noticed() -> None:
    transcript = path_of(GAMES["trut"], "classic", 1).read_text(encoding="utf-8")
    for right, wrong in (("trut-marked side=0", "trut-marked side=1"), ("* | asked: 0", "* | asked: 1")):
        assert right in transcript
        changed = transcript.replace(right, wrong, 1)
        assert write(read(changed)) != changed


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_transcript_shows_what_everybody_heard_refusals_and_standings(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert sum("? " in line.split(":")[0] and " -> " in line for line in lines) >= 3
    assert lines[-1].startswith("    standing: over ")
    assert "over True" in lines[-1] or len(lines) > LONG
