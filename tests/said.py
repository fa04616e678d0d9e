"""Prints what the program says at its tables, to be read in whole: `python -m tests.said [WORD …]`.

Each sentence in English, and below it in French: prompts, hints, refusals, results, lessons and guides of every game.
With words, only the contexts whose names have one of them.
"""

import sys
from collections.abc import Sequence
from xml.etree import ElementTree

from ludo.ui.games.registry import SCREENS
from translations.update import ts_file

AT_TABLES = (
    *(screen.title() for screen in SCREENS.values()),
    *("Hint", "Table", "Ending", "Guide", "Lesson", "Common", "Seats", "Curtain", "Results", "Refusals"),
    *("Opening", "Seals"),
)


def lines(words: Sequence[str]) -> list[str]:
    """Return the sentences of the contexts that have one of these words in their names."""
    found = []
    for context in ElementTree.parse(ts_file("fr")).getroot().iter("context"):
        name = context.findtext("name", "")
        if not any(word.casefold() in name.casefold() for word in words):
            continue
        found.append(f"\n## {name}")
        for message in context.iter("message"):
            forms = [each.text or "" for each in message.iter("numerusform")]
            found.append(message.findtext("source", ""))
            found.append("    " + " | ".join(forms or [message.findtext("translation", "")]))
    return found


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1:] or AT_TABLES)))
