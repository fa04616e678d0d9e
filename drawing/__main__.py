"""Write the SVG files of the cards and of the program's icon: `python -m drawing` from a checkout."""

from __future__ import annotations

from drawing.appicon import app_icon
from drawing.backs import backs
from drawing.courts import court
from drawing.joker import joker
from drawing.numbers import ace, number
from ludo.resource_paths import resource
from ludo.ui.art.names import card_file
from ludo.ui.art.svg import document


def drawings() -> dict[str, str]:
    """Every file by its path under ``resources``: faces without paper and index, backs, the program's icon."""
    files = {"icons/ludo.svg": app_icon()}
    for suit in range(4):
        for rank in range(2, 15):
            body = number(rank, suit) if rank < 11 else ace(suit) if rank == 14 else court(rank, suit)
            files[f"cards/{card_file(rank, suit)}"] = document(body)
    files[f"cards/{card_file(-1, -1)}"] = document(joker())
    files.update({f"cards/back-{name}.svg": document(body) for name, body in backs().items()})
    return files


def main() -> None:
    """Write them all."""
    for name, text in drawings().items():
        resource(name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
