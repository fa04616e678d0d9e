"""What goes beside the packages of a release: what is in them, their checksums, and a signature of these."""

from __future__ import annotations

import json
import platform
import re
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from recipes import flatpak, licences, locks, signing, windows, windows_python
from recipes.bundle import program_folder
from recipes.common import HERE, Missing, checksum, dependencies, environment, run, version

SUMS = "SHA256SUMS"
_VALIDATE: Final = """
import json, sys
from pathlib import Path
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
for name in sys.argv[1:]:
    text = Path(name).read_text(encoding="utf-8")
    schema = SchemaVersion.from_version(json.loads(text)["specVersion"])
    if error := JsonStrictValidator(schema).validate_str(text):
        sys.exit(f"{name} is not as its schema asks: {error}".splitlines()[0])
"""
"""A program for the environment that has the schemas of CycloneDX."""
_ENTRY: Final = re.compile(r"^(?P<name>\S+) (?P<number>\S+)(?: \((?P<files>.*)\))?: (?P<licence>.*)$", re.MULTILINE)
_PART: Final = re.compile(r"^(?P<place>\S+)\n  licence: (?P<licence>.+)$", re.MULTILINE)


def sbom(out: Path) -> list[Path]:
    """Write for each bundle the list of all software in it (CycloneDX): packages, Python, libraries, Qt's parts.

    That for Linux is made from the bundle, which is built for it unless the same call has built it; those for other
    systems from the locks, which name with checksums what goes in.
    """
    if sys.platform != "linux":
        raise Missing("the list of what is inside is made with the bundle for Linux")
    listed = next(program_folder().rglob(f"resources/licences/{licences.LIST}")).read_text(encoding="utf-8")
    tool = environment("sbom", ("cyclonedx-bom>=7,<8",))
    target = out / f"ludo-{version()}-linux.cdx.json"
    packages = environment("listed", dependencies())
    run(tool, "-m", "cyclonedx_py", "environment", packages, "--output-reproducible", "--output-file", target)
    told = json.loads(target.read_text(encoding="utf-8"))
    told["components"] = completed(told.get("components", []), listed, licences.qt_parts())
    written = {target: told}
    for system, pinned in _pinned().items():
        entries = [*_pythons(system), *(_wheel(line, listed) for line in pinned), *_parts_of_qt(licences.qt_parts())]
        written[out / f"ludo-{version()}-{system}.cdx.json"] = listing(system, entries)
    for path, content in written.items():
        path.write_text(json.dumps(content, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    run(tool, "-c", _VALIDATE, *written)
    return list(written)


def _pinned() -> dict[str, list[str]]:
    """Return what goes into the bundles of other systems, line by line of the locks."""
    found = {"flatpak": flatpak.WHEELS, "windows": windows.WHEELS["amd64"], "windows-arm64": windows.WHEELS["arm64"]}
    lines = {system: path.read_text(encoding="utf-8").splitlines() for system, path in found.items()}
    lines["macos"] = locks.part("bundle", HERE / locks.PARTS["darwin"], locks.PYTHONS["darwin"][0]) or []
    tools = {*licences.BUILD_TOOLS, "macholib"}
    return {
        system: [line for line in told if "==" in line and line.partition("==")[0] not in tools]
        for system, told in lines.items()
    }


def _pythons(system: str) -> Iterator[dict[str, Any]]:
    """Yield the Python of a bundle; a Flatpak has that of its runtime."""
    if system.startswith("windows"):
        yield _python(windows_python.ARCHIVES["arm64" if system.endswith("arm64") else "amd64"].number, system)
    elif system != "flatpak":
        yield _python(locks.PYTHONS["darwin"][0], system)


def _wheel(line: str, listed: str) -> dict[str, Any]:
    """Return a package of Python as a lock names it, with its licence as the bundle for Linux tells it."""
    name, number, *sums = re.split(r"==| --hash=sha256:", line)
    licence = next((found["licence"] for found in _ENTRY.finditer(listed) if found["name"].lower() == name), "")
    entry = _component("library", name, number, licence)
    entry["purl"] = f"pkg:pypi/{quote(name)}@{quote(number)}"
    entry["hashes"] = [{"alg": "SHA-256", "content": digest} for digest in sums]
    return entry


def listing(system: str, entries: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a list of contents (CycloneDX) of the bundle for a system."""
    about = {"type": "application", "bom-ref": "ludo", "name": f"Ludo ({system})", "version": version()}
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": about},
        "components": entries,
    }


def completed(components: list[dict[str, Any]], listed: str, of_qt: str) -> list[dict[str, Any]]:
    """Return the components with what no package of Python brings; `listed`: what the bundle says of its licences."""
    components = [entry for entry in components if entry["name"].lower() not in licences.BUILD_TOOLS]
    known = {(entry["name"].lower(), entry.get("version")) for entry in components}
    added = [_python(platform.python_version(), "linux")]
    added += [*_libraries(listed), *_parts_of_qt(of_qt)]
    return [*components, *(entry for entry in added if (entry["name"].lower(), entry["version"]) not in known)]


def _python(number: str, system: str) -> dict[str, Any]:
    entry = _component("framework", f"CPython ({system})", number, "PSF-2.0")
    if system.startswith("windows"):
        processor = "arm64" if system.endswith("arm64") else "amd64"
        entry["hashes"] = [{"alg": "SHA-256", "content": windows_python.ARCHIVES[processor].checksum}]
        entry["externalReferences"] = [{"type": "distribution", "url": windows_python.address(processor)}]
    return entry


def _libraries(listed: str) -> Iterator[dict[str, Any]]:
    for found in _ENTRY.finditer(listed):
        entry = _component("library", found["name"], found["number"], "" if found["files"] else found["licence"])
        kind = _system() if found["files"] else "pypi"
        entry["purl"] = f"pkg:{kind}/{quote(found['name'])}@{quote(found['number'])}"
        if found["files"]:
            entry["description"] = found["files"]
        yield entry


def _system() -> str:
    """Return the system that builds, as addresses of packages name it: `deb/debian`, `rpm/almalinux`."""
    told = platform.freedesktop_os_release() if sys.platform == "linux" else {}
    name = told.get("ID", "debian")
    return f"{'rpm' if {'rhel', 'fedora'} & {name, *told.get('ID_LIKE', '').split()} else 'deb'}/{name}"


def _parts_of_qt(of_qt: str) -> Iterator[dict[str, Any]]:
    for found in _PART.finditer(of_qt):
        yield _component("library", f"Qt: {found['place']}", "", found["licence"])


def _component(kind: str, name: str, number: str, licence: str) -> dict[str, Any]:
    entry: dict[str, Any] = {"type": kind, "bom-ref": f"{name}@{number}", "name": name, "version": number}
    if licence:
        entry["licenses"] = [{"license": {"name": licence}}]
    return entry


def misnamed(folder: Path) -> Iterator[str]:
    """Yield where a list of contents differs from what the bundle beside it says that it holds, in sentences."""
    for path in sorted(folder.glob("*.cdx.json")):
        stem = path.name.removesuffix(".cdx.json")
        for bundle in (entry for entry in (folder / f"{stem}.zip", folder / f"{stem}.tar.xz") if entry.is_file()):
            told = json.loads(path.read_text(encoding="utf-8"))["components"]
            named = {_plain(entry["name"], entry["version"]) for entry in told if "purl" in entry}
            held = {_plain(found["name"], found["number"]) for found in _ENTRY.finditer(_licences_in(bundle))}
            held.discard(_plain("ludo-cards", version()))
            for name in sorted(held - named):
                yield f"{name} is in {bundle.name}, and {path.name} does not name it"
            for name in sorted(named - held):
                yield f"{path.name} names {name}, which is not in {bundle.name}"


def _plain(name: str, number: str) -> str:
    """Return a package and its version as names of files have them, too: `a_b 1.006` is `a-b 1.6`."""
    return f"{name.lower().replace('_', '-')} {re.sub(r'(?<![0-9a-z])0+(?=[0-9])', '', number)}"


def _licences_in(bundle: Path) -> str:
    """Return the list of licences in an archive."""
    wanted = f"resources/licences/{licences.LIST}"
    if bundle.suffix == ".zip":
        with zipfile.ZipFile(bundle) as packed:
            return packed.read(next(name for name in packed.namelist() if name.endswith(wanted))).decode()
    with tarfile.open(bundle) as tar:
        opened = tar.extractfile(next(entry for entry in tar if entry.name.endswith(wanted)))
        assert opened is not None
        return opened.read().decode()


def checksums(out: Path) -> list[Path]:
    """Write the checksums of all that lies in the folder, in the form that `sha256sum --check` reads."""
    paths = [path for path in sorted(out.iterdir()) if path.is_file() and not path.name.startswith(SUMS)]
    target = out / SUMS
    target.write_text("".join(f"{checksum(path)}  {path.name}\n" for path in paths), encoding="utf-8", newline="\n")
    return [target]


def signature(out: Path) -> list[Path]:
    """Sign the checksums of the folder, where there is a key."""
    return signing.sign_checksums(out / SUMS)
