"""What goes beside the packages of a release: what is in them, their checksums, and a signature of these."""

from __future__ import annotations

import json
import platform
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from recipes import licences, signing, windows_python
from recipes.bundle import program_folder
from recipes.common import Missing, checksum, dependencies, environment, run, version

SUMS = "SHA256SUMS"
_ENTRY: Final = re.compile(r"^(?P<name>\S+) (?P<number>\S+)(?: \((?P<files>.*)\))?: (?P<licence>.*)$", re.MULTILINE)
_PART: Final = re.compile(r"^(?P<place>\S+)\n  licence: (?P<licence>.+)$", re.MULTILINE)


def sbom(out: Path) -> list[Path]:
    """Write the list of all software in the bundles (CycloneDX): packages, Python, libraries of the system, Qt's parts.

    The libraries are those of the bundle for Linux, which is built for it unless the same call has built it.
    """
    if sys.platform != "linux":
        raise Missing("the list of what is inside is made with the bundle for Linux")
    listed = next(program_folder().rglob(f"resources/licences/{licences.LIST}")).read_text(encoding="utf-8")
    tool = environment("sbom", ("cyclonedx-bom>=7,<8",))
    target = out / f"ludo-{version()}.cdx.json"
    packages = environment("listed", dependencies())
    run(tool, "-m", "cyclonedx_py", "environment", packages, "--output-reproducible", "--output-file", target)
    told = json.loads(target.read_text(encoding="utf-8"))
    told["components"] = completed(told.get("components", []), listed, licences.qt_parts())
    target.write_text(json.dumps(told, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return [target]


def completed(components: list[dict[str, Any]], listed: str, of_qt: str) -> list[dict[str, Any]]:
    """Return the components with what no package of Python brings; `listed`: what the bundle says of its licences."""
    components = [entry for entry in components if entry["name"].lower() not in licences.BUILD_TOOLS]
    known = {(entry["name"].lower(), entry.get("version")) for entry in components}
    added = [_python(platform.python_version(), "linux"), _python(windows_python.ARCHIVES["amd64"].number, "windows")]
    added += [*_libraries(listed), *_parts_of_qt(of_qt)]
    return [*components, *(entry for entry in added if (entry["name"].lower(), entry["version"]) not in known)]


def _python(number: str, system: str) -> dict[str, Any]:
    entry = _component("framework", f"CPython ({system})", number, "PSF-2.0")
    if system == "windows":
        entry["hashes"] = [{"alg": "SHA-256", "content": windows_python.ARCHIVES["amd64"].checksum}]
        entry["externalReferences"] = [{"type": "distribution", "url": windows_python.address("amd64")}]
    return entry


def _libraries(listed: str) -> Iterator[dict[str, Any]]:
    for found in _ENTRY.finditer(listed):
        if found["files"]:
            entry = _component("library", found["name"], found["number"], "")
            entry["description"] = found["files"]
            entry["purl"] = f"pkg:deb/debian/{quote(found['name'])}@{quote(found['number'])}"
            yield entry


def _parts_of_qt(of_qt: str) -> Iterator[dict[str, Any]]:
    for found in _PART.finditer(of_qt):
        yield _component("library", f"Qt: {found['place']}", "", found["licence"])


def _component(kind: str, name: str, number: str, licence: str) -> dict[str, Any]:
    entry: dict[str, Any] = {"type": kind, "bom-ref": f"{name}@{number}", "name": name, "version": number}
    if licence:
        entry["licenses"] = [{"license": {"name": licence}}]
    return entry


def checksums(out: Path) -> list[Path]:
    """Write the checksums of all that lies in the folder, in the form that `sha256sum --check` reads."""
    paths = [path for path in sorted(out.iterdir()) if path.is_file() and not path.name.startswith(SUMS)]
    target = out / SUMS
    target.write_text("".join(f"{checksum(path)}  {path.name}\n" for path in paths), encoding="utf-8", newline="\n")
    return [target]


def signature(out: Path) -> list[Path]:
    """Sign the checksums of the folder, where there is a key."""
    return signing.sign_checksums(out / SUMS)
