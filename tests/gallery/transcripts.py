"""`python -m tests.gallery.transcripts DIR [--only WORD]`: what is heard of a deal of each game, in each language.

A file a game and language, `heard-GAME-LANGUAGE.txt`, and one of each variant, `heard-GAME-PRESET-LANGUAGE.txt`: a line
for each announcement, and in brackets what was done.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "fr")
VARIANTS: Final = (("triomphe", "as_qui_pille", None), ("trente_et_un", "schwimmen", None), ("trio", "ecole", 1))
"""Presets that are games of their own, and cards with which much happens."""


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery.transcripts", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--only", default="", metavar="WORD", help="only transcripts with this word in their name")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from ludo.ui.games.registry import SCREENS
    from ludo.ui.theme import STYLE, apply_theme, theme_for
    from ludo.ui.theme.interface_font import load_ui_font

    app = QApplication([sys.argv[0], "-style", STYLE])
    load_ui_font()
    apply_theme(app, theme_for("light"))
    for game, preset, seed in (*((game, "", None) for game in SCREENS), *VARIANTS):
        for language in LANGUAGES:
            name = "-".join(("heard", *filter(None, (game, preset)), language)) + ".txt"
            if given.only in name:
                lines = "\n".join(transcript(game, preset, language, seed))
                (given.folder / name).write_text(f"{lines}\n", encoding="utf-8")
    return 0


def transcript(game: str, preset: str, language: str, seed: int | None) -> Iterator[str]:
    """Play a deal by keys; return what was announced, and what was done in between."""
    from ludo.games import GAMES
    from tests.access.listener import listening

    with listening(game, language, GAMES[game].presets[preset] if preset else {}, seed=seed) as listener:
        listener.play()
    done = list(listener.done)
    for number, heard in enumerate(listener.heard):
        while done and done[0][0] <= number:
            yield f"[{done.pop(0)[1]}]"
        yield heard.text


if __name__ == "__main__":
    sys.exit(main())
