"""Data of an earlier commit, with its settings and parties: the program of now shows the same figures and looks.

`files/COMMIT.db` was written by the program of that commit, `files/COMMIT.json` by `shown.py` with it.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from tests.fresh.cases import Failure
from tests.house.sources import ROOT
from tests.packages.places import Place

COMMIT: Final = "65effc89"
_FILES: Final = Path(__file__).parent / "files"
KEPT: Final = _FILES / f"{COMMIT}.db"
_SHOWN: Final = Path(__file__).parent / "shown.py"


def told_then() -> dict[str, Any]:
    """Return what the program of that commit shows of the data."""
    told: dict[str, Any] = json.loads(KEPT.with_suffix(".json").read_text(encoding="utf-8"))
    return told


def differences(now: dict[str, Any]) -> list[str]:
    """Return what the program of now shows otherwise; a setting that was not there then may have any value."""
    then, found = told_then(), []
    for kind, entries in then.items():
        for name, value in entries.items():
            shown = now.get(kind, {}).get(name)
            if name == "settings":
                shown = {key: shown.get(key) for key in value}
            if shown != value:
                found.append(f"{name}: {value} then, {shown} now")
    return found


def of_store(file: Path) -> dict[str, Any]:
    """Return the figures of a file as the program of now, which is this checkout, counts them."""
    sys.path.insert(0, str(ROOT))
    from ludo.store.store import Store
    from tests.packages.shown import statistics

    store = Store(file)
    try:
        return {"statistics": statistics(store), "looks": told_then()["looks"]}
    finally:
        store.close()


def compare(at: Place) -> str:
    """Let an installed program show the data, settings, colours and fonts of then. Raises Failure."""
    place, script = at.bring(KEPT), at.bring(_SHOWN)
    at.say(f"mkdir -p data && cp {place} data/ludo.db && chmod u+w data/ludo.db")
    said = at.say(f"QT_QPA_PLATFORM=offscreen env/bin/python -P {script} data 2>/dev/null")
    now = json.loads(said)
    if different := differences(now):
        raise Failure(f"since {COMMIT}: {different[0]}")
    fonts = ", ".join(f"{name} {size:g} pt" for name, (_, size, _) in sorted(now["looks"]["fonts"].items()))
    family = now["looks"]["fonts"]["body"][0]
    return (
        f"data of {COMMIT}: {len(now['statistics'])} figures, settings, colours and fonts equal ({family}: {fonts}); "
    )
