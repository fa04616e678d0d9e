"""How this machine reaches package indexes and mirrors, so that a bare system inside it can do the same."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

_VARIABLES = re.compile(r"PIP_.*|.*_proxy|SSL_CERT_.*|.*_CA_BUNDLE", re.IGNORECASE)
_SETTING = re.compile(r"(?:global|install)\.(?P<key>[\w-]+)='(?P<value>.*)'")
_PLACE = re.compile(r"(?:file://)?(?P<path>/\S+)")


@dataclass
class Host:
    """Variables and pip settings that a system inherits, and the files and folders that they name."""

    environment: dict[str, str] = field(default_factory=dict)
    pip_settings: dict[str, str] = field(default_factory=dict)
    files: set[Path] = field(default_factory=set)
    folders: set[Path] = field(default_factory=set)


def read_host() -> Host:
    """What this machine has been told about networks: by variables, by pip's settings, by those of apt."""
    host = Host()
    host.environment = {name: value for name, value in os.environ.items() if _VARIABLES.fullmatch(name)}
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    )
    for line in listed.stdout.splitlines() if listed.returncode == 0 else []:  # else there is no pip
        if found := _SETTING.fullmatch(line):
            host.pip_settings[found["key"]] = found["value"].replace("\\n", " ")
    host.files = {Path("/etc/resolv.conf"), Path("/etc/hosts")}
    apt = Path("/etc/apt/apt.conf.d")
    host.files |= {path for path in apt.glob("*") if path.is_file() and "Acquire" in path.read_text(encoding="utf-8")}
    for value in (*host.environment.values(), *host.pip_settings.values()):
        for place in _PLACE.finditer(value):
            path = Path(place["path"])
            if path.is_file():
                host.files.add(path)
            elif path.is_dir():  # the pages of an index name files beside its folder
                host.folders.add(path.parent if "file://" in place.group() else path)
    return host
