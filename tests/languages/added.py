"""A language more, in a copy of the resources."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import ludo
from ludo import languages, resource_paths
from ludo.ui.rules.in_force import read_page
from translations import update

RESOURCES = Path(ludo.__file__).parents[1] / "resources"


def resources_with(folder: Path, code: str, fields: Mapping[str, Any], ts: Path | None = None) -> Path:
    """Make a folder of resources with one language more; return it. ts: its sentences, None for no file of them."""
    target = folder / "resources"
    target.mkdir(parents=True)
    for path in RESOURCES.iterdir():
        if path.name != "i18n":
            (target / path.name).symlink_to(path)
    shutil.copytree(RESOURCES / "i18n", target / "i18n")
    listed = target / "i18n" / "languages.json"
    known = json.loads(listed.read_text(encoding="utf-8"))
    listed.write_text(json.dumps({**known, code: fields}), encoding="utf-8")
    if ts is not None:
        update.compile_file(ts, target / "i18n" / f"ludo_{code}.qm")
    return target


def use(monkeypatch: pytest.MonkeyPatch, resources: Path) -> None:
    """Let the program of this process read another folder of resources for the time of a test."""
    monkeypatch.setattr(resource_paths, "_folder", lambda: resources)
    languages.languages.cache_clear()
    read_page.cache_clear()
