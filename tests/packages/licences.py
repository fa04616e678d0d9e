"""The list of licences in a bundle, compared with what is there."""

import re
from collections.abc import Iterable
from pathlib import Path

from tests.fresh.cases import Failure

_ALWAYS = ("Ludo", "Python", "Qt", "Qt-third-party")


def compare(package: Path, packages: Path, libraries: Iterable[str] = ()) -> str:
    """Look for every package and library in the list, and for the text of every entry.

    package: the folder of `ludo` in the bundle; packages: that with the packages of Python.
    """
    texts = package / "resources" / "licences"
    listed = (texts / "README.txt").read_text(encoding="utf-8")
    words = set(re.findall(r"[\w.+-]*\w", _plain(listed)))
    there = [*libraries, *(path.name.split("-")[0] for path in packages.glob("*.dist-info"))]
    missing = [name for name in there if _plain(name) not in words]
    entries = re.findall(r"^(\S+) \S+(?: \(.*\))?: ", listed, flags=re.MULTILINE)
    missing += [name for name in (*entries, *_ALWAYS) if not (texts / f"{name}.txt").is_file()]
    if missing or not there:
        raise Failure(f"without licence: {', '.join(missing)}")
    return f"licences of {len(entries)} packages"


def _plain(text: str) -> str:
    return text.lower().replace("-", "_")
