"""`python -m tests.dead_code`: names in the program that nothing uses, as far as vulture can see.

`dead_code.toml` says which of them stay, with the reason; what builds pages is named in the list of pages.
"""

import sys
import tomllib
from pathlib import Path
from typing import Final

from vulture import Vulture

from ludo.ui.screens.declared import screens
from tests.house.lazy_references import references

ROOT: Final = Path(__file__).parent.parent
ALLOWED: Final = Path(__file__).with_suffix(".toml")
SOURCES: Final = ("ludo", "run.py")


def allowed() -> dict[str, str]:
    """The names that stay, each with the reason."""
    reasons = tomllib.loads(ALLOWED.read_text(encoding="utf-8"))
    return {name: reason for reason, names in reasons.items() for name in names}


def unused(root: Path = ROOT) -> dict[str, list[str]]:
    """Where each name stands that nothing uses, by name."""
    search = Vulture()
    search.scavenge([str(root / source) for source in SOURCES])
    search.used_names.update(reference.name for reference in references(root / SOURCES[0]))
    found: dict[str, list[str]] = {}
    for item in search.get_unused_code(min_confidence=60):
        place = f"{Path(item.filename).relative_to(root)}:{item.first_lineno}: {item.typ}"
        found.setdefault(item.name, []).append(place)
    return found


def builders() -> set[str]:
    """The functions that the declarations of pages name as text."""
    return {place.partition(":")[2] for screen in screens() for place in (screen.build, screen.then)}


def main() -> int:
    """Print every name that is unused and not allowed; 0 if there is none."""
    stays, found = allowed(), unused()
    lost = found.keys() - stays - builders()
    for name in sorted(lost):
        print(*(f"{place} {name} is not used" for place in found[name]), sep="\n")
    for name in sorted(stays.keys() - found):
        print(f"{ALLOWED.name}: {name} is used or gone: {stays[name]}")
    return int(bool(lost))


if __name__ == "__main__":
    sys.exit(main())
