"""The folders of a user for tests, so that none of them touches the user's own data."""

from pathlib import Path


def user_folders(system: str, home: Path) -> dict[str, str]:
    """Make the folders of a user below `home`: the environment variables that lead there, on a named system."""
    places = {
        name: home / name.removesuffix("_HOME").removesuffix("_DIR").lower()
        for name in _VARIABLES.get(system, _VARIABLES["linux"])
    }
    for folder in places.values():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return {name: str(folder) for name, folder in places.items()}


_XDG = tuple(f"XDG_{kind}_HOME" for kind in ("DATA", "CONFIG", "CACHE", "STATE"))
_VARIABLES = {
    "linux": (*_XDG, "XDG_RUNTIME_DIR"),
    "darwin": ("HOME",),
    # platformdirs asks Windows itself unless the last one is set
    "win32": ("USERPROFILE", "APPDATA", "LOCALAPPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA"),
}
