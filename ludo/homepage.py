"""Where new versions are found, if anywhere: `Homepage` among `project.urls` of pyproject.toml, the only place."""

from pathlib import Path
from typing import Final

import ludo

_PROJECT: Final = "ludo-cards"


def homepage() -> str:
    """Return the address, empty if there is none."""
    package = Path(ludo.__file__).parent
    for folder in (package, package.parent):  # in a bundle, in a checkout
        if (settings := folder / "pyproject.toml").is_file():
            return _set_in(settings)
    return _told_by_wheel()


def _set_in(settings: Path) -> str:
    written = settings.read_text(encoding="utf-8")
    if "Homepage" not in written:  # each start asks, and the parser takes half a megabyte
        return ""
    import tomllib

    project = tomllib.loads(written).get("project", {})
    return str(project.get("urls", {}).get("Homepage", "")) if project.get("name") == _PROJECT else ""


def _told_by_wheel() -> str:
    from importlib import metadata

    try:
        urls = metadata.metadata(_PROJECT).get_all("Project-URL") or []
    except metadata.PackageNotFoundError:
        return ""
    return next((url.partition(", ")[2] for url in urls if url.startswith("Homepage, ")), "")
