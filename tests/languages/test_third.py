"""A third language by data alone: an entry in the list, ten sentences in its `.ts` file, and no rules page."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludo.ui.games.registry import SCREENS
from tests.gallery.camera import MOMENTS
from tests.languages import gate
from translations.adding import checkout_with, ts_text

_FIELDS = {"name": "Deutsch", "locale": "de_DE", "court_letters": "KDB"}
_WORDS = {
    ("Menus", "&Game"): ("&Spiel",),
    ("Home", "Play now"): ("Jetzt spielen",),
    ("Home", "Past games"): ("Frühere Partien",),
    ("Seats", "%n card(s)"): ("%n Karte", "%n Karten"),
    ("Cards", "King"): ("König|des Königs|dem König",),
    ("Cards", "hearts"): ("Herz",),
    ("Lists", "{first} and {last}"): ("{first} und {last}",),
    ("Table", "Next deal"): ("Nächstes Geben",),
    ("Panel", "Journal"): ("Verlauf",),
    ("Panel", "Rules"): ("Regeln",),
}
_SCENES = (
    "home", "settings", "rules", "evening-much", "statistics-few-balances",
    *(f"{game}-{MOMENTS[game][0].name}" for game in SCREENS),
)  # fmt: skip

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a checkout of links needs a right there")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("german")
    source = folder / "ludo_de.ts"
    source.write_text(ts_text("de", _WORDS), encoding="utf-8")
    checkout_with(folder, "de", _FIELDS, source)
    return folder


def test_everything_can_be_seen_in_it(checkout: Path) -> None:
    assert len(_WORDS) == 10
    seen = {scene["scene"]: scene["texts"] for scene in gate.look(checkout, "de", (1280, 800), _SCENES)}
    assert list(seen) == list(_SCENES)
    assert {"Jetzt spielen", "Frühere Partien", "&Spiel"} <= set(seen["home"])
    assert "Deutsch" in seen["settings"]
    assert any("Anna und Hugo" in text for text in seen["home"])
    assert "These rules have not been translated yet; they are shown in English." in seen["rules"]
    assert any(text.endswith(" Karten") for game in SCREENS for text in seen[f"{game}-{MOMENTS[game][0].name}"])
    assert not any("%n" in text or "(s)" in text for texts in seen.values() for text in texts)


def test_the_program_starts_in_it(checkout: Path, tmp_path: Path) -> None:
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from ludo.app.start import Asker, application, open_window\n"
        "window = open_window(application(), Path(sys.argv[1]), Asker(), 'de')\n"
        "window.show()\nprint(window.menus.titles()[0])\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    told = subprocess.run(
        command, cwd=checkout, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert told.stdout.strip() == "&Spiel", told.stderr


def test_the_command_line_offers_it(checkout: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "ludo", "--help"], cwd=checkout, capture_output=True, text=True, check=True
    )
    assert "{fr,en,de}" in told.stdout
