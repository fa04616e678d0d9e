"""The gate: nothing is shown untranslated, and there is room for words of other languages."""

import sys
from pathlib import Path

import pytest

from ludo.ui.games.registry import SCREENS
from tests.gallery.camera import everything
from tests.languages import gate
from translations import pseudo

SIZES = ((900, 560), (1280, 800))
SAMPLE = (
    "home", "new-game", "settings", "keys", "replay", "trut-call", "tripoli-michigan", "trio-many", "evening-much",
    "people-much", "statistics-few-balances", "statistics-years-duels", "sheet-trut", "board-lines",
)  # fmt: skip

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a checkout of links needs a right there")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pseudo")
    pseudo.make(folder)
    return folder


def _faults(checkout: Path, size: tuple[int, int], scenes: tuple[str, ...]) -> dict[str, list[str]]:
    seen = gate.look(checkout, pseudo.CODE, size, scenes)
    assert [scene["scene"] for scene in seen] == list(scenes)
    assert all(len(scene["texts"]) > 10 for scene in seen)
    faults = {scene["scene"]: [*gate.untranslated(scene), *scene["faults"]] for scene in seen}
    return {scene: found for scene, found in faults.items() if found}


@pytest.mark.parametrize("part", range(len(SIZES)))
def test_a_longer_language_finds_room_and_no_word_of_english(checkout: Path, part: int) -> None:
    """The scenes of the sample are dealt among the sizes; `--long` looks at every scene in each."""
    assert set(SAMPLE) <= set(everything())
    assert _faults(checkout, SIZES[part], SAMPLE[part :: len(SIZES)]) == {}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("part", range(8))
def test_every_scene_passes(checkout: Path, size: tuple[int, int], part: int) -> None:
    assert _faults(checkout, size, tuple(everything()[part::8])) == {}


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("[Ñôw]", ""),
        ("[Trût]: [Anna åñd Hugo]", ": "),
        ("Continue", "Continue"),
        ("[Ñôw] Continue", " Continue"),
        ("Dôwñ]", ""),
        ("[[a] b] c", " c"),
    ],
)
def test_what_stands_outside_of_brackets_is_seen(text: str, rest: str) -> None:
    assert gate.outside_brackets(text) == rest


def test_a_text_without_brackets_is_found() -> None:
    seen = {
        "scene": "home",
        "texts": ["[Ñôw]", "Anna", "An…", "Continue", "Con…", "måndag, 10:12", "MA", "ågåîñšt"],
        "data": ["Anna"],
    }
    assert gate.untranslated(seen) == ["Continue", "Con…"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("OK", "[ÔK]"),
        ("&Open {name}…", "[&Ôpéñ {name}…]"),
        ("A", "A"),
        ("; ", "; "),
        ("Text (*.txt)", "[Téxt (*.txt)]"),
    ],
)
def test_pseudo_keeps_what_is_filled_in(text: str, said: str) -> None:
    assert pseudo.pseudo(text) == said


def test_pseudo_is_longer_by_four_tenths() -> None:
    said = [pseudo.pseudo(text) for _, text in pseudo.words() if len(text) > 40 and "{" not in text and "%" not in text]
    assert len(said) > 100
    lengths = [len(text) for _, text in pseudo.words() if len(text) > 40 and "{" not in text and "%" not in text]
    assert sum(map(len, said)) == pytest.approx(1.4 * sum(lengths), rel=0.02)


def test_every_game_is_in_the_sample_or_the_gallery() -> None:
    assert all(any(name.startswith(f"{game}-") for name in everything()) for game in SCREENS)
