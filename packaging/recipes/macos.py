"""The bundle for macOS, and the disk image that it comes in. Built on macOS only.

Signed where `LUDO_SIGN_IDENTITY` names an identity of the keychain; notarised where `LUDO_NOTARY_KEY` names the file of
an API key (with `…_ID` and `LUDO_NOTARY_ISSUER`). `packaging/sign.py IMAGE` does both to an image that is there.
"""

from __future__ import annotations

import json
import os
import platform
import plistlib
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from recipes import icons, signing, words
from recipes.bundle import OLDEST_MACOS, program_folder
from recipes.common import APP_ID, BUILD, HERE, Missing, fresh, languages, need, run, version, write

OLDEST: Final = f"{OLDEST_MACOS}.0"
_KINDS: Final = (
    ("partie", "Ludo game", "public.plain-text", "ludogame"),
    ("backup", "Ludo backup", "public.database", "ludo"),
    ("book", "Ludo evenings", "public.database", "ludobook"),
    ("rules", "Ludo rules", "public.plain-text", "ludorules"),
)
"""Kinds of files: id, what they are called, what they are one of, what their names end in."""


UNQUARANTINE: Final = "xattr -dr com.apple.quarantine /Applications/Ludo.app"
"""What opens a program that nobody has signed where macOS (26) offers nothing else."""
NOBODY: Final = "-"
"""An identity that is none: a signature of nobody, which is enough on the own computer."""
PAUSES: Final = (5, 15, 45)
"""Seconds until what is known to pass is tried once more."""
PROCESSORS: Final = {"arm64": "apple-silicon", "x86_64": "intel"}
"""The processors of Macs, as a file name says them: a bundle runs on that of the machine which has built it."""


def image_name(processor: str) -> str:
    """Return what the disk image is called."""
    return f"ludo-{version()}-macos-{PROCESSORS[processor]}.dmg"


def info_plist() -> dict[str, object]:
    """Return what macOS reads about the program: version, languages, file types."""
    return {
        "CFBundleIdentifier": APP_ID,
        "CFBundleName": "Ludo",
        "CFBundleDisplayName": "Ludo",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": sorted(languages()),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": name,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{APP_ID}.{kind}"],
            }
            for kind, name, _, _ in _KINDS
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{APP_ID}.{kind}",
                "UTTypeDescription": name,
                "UTTypeConformsTo": [parent],
                "UTTypeTagSpecification": {"public.filename-extension": [suffix]},
            }
            for kind, name, parent, suffix in _KINDS
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "MIT licence",
    }


def strings() -> dict[str, str]:
    """Return what macOS shows of the kinds of files in each language, by the place in the bundle's resources."""
    names = [name for _, name, _, _ in _KINDS]
    return {f"{code}.lproj/InfoPlist.strings": words.macos_strings(code, names) for code in languages()}


def read_me() -> str:
    """Return what lies beside a bundle that nobody has signed, in every language."""
    return "\n".join(words.unsigned(code, UNQUARANTINE) for code in languages())


def patiently(flake: str, *command: str | Path) -> None:
    """Run a command; where it fails with words that are known to pass, as on the forge, once more."""
    for pause in (*PAUSES, None):
        try:
            run(*command)
            return
        except Missing as missing:
            if pause is None or flake not in str(missing):
                raise
            print(f"{missing}: once more in {pause} s", flush=True)
            time.sleep(pause)


def hdiutil(*words: str | Path) -> None:
    """Let hdiutil do something."""
    patiently("Resource busy", need("hdiutil", "macOS"), *words)


@contextmanager
def mounted(image: Path) -> Iterator[Path]:
    """Yield the folder that a disk image shows."""
    with tempfile.TemporaryDirectory() as place:
        hdiutil("attach", "-nobrowse", "-readonly", "-mountpoint", place, image)
        try:
            yield Path(place)
        finally:
            hdiutil("detach", place)


def app(out: Path) -> list[Path]:
    """Build the bundle and put it into a disk image."""
    if sys.platform != "darwin":
        raise Missing("a bundle for macOS can be built on macOS only")
    work = fresh(BUILD / "macos")
    plist = work / "Info.plist"
    plist.write_bytes(plistlib.dumps(info_plist()))
    icon = icons.icns(icons.draw(BUILD / "icons"), work / "ludo.icns")
    bundle = program_folder(icon, plist)
    for place, text in strings().items():
        write(bundle / "Contents" / "Resources" / place, text)
    image = out / image_name(platform.machine())
    _pack(bundle, image, os.environ.get("LUDO_SIGN_IDENTITY") or NOBODY)
    return [image]


def sign_image(image: Path) -> None:
    """Sign the bundle in an image anew, by who is asked to, pack it again, and have that notarised. Raises Missing."""
    identity = os.environ.get("LUDO_SIGN_IDENTITY") or NOBODY
    if identity == NOBODY:
        raise Missing("LUDO_SIGN_IDENTITY names nobody who signs")
    bundle = fresh(BUILD / "macos-signed") / "Ludo.app"
    with mounted(image) as place:
        shutil.copytree(place / bundle.name, bundle, symlinks=True)
    _pack(bundle, image, identity)


def _pack(bundle: Path, image: Path, identity: str) -> None:
    """Sign a bundle from the inside out, with the hardened runtime; pack and notarise it."""
    sign = ("codesign", "--force", "--sign", identity, *(("--timestamp",) if identity != NOBODY else ()))
    rights = HERE / "macos" / "entitlements.plist"
    for part in signing.inside_out(bundle):
        run(*sign, "--options", "runtime", *(("--entitlements", rights) if part == bundle else ()), part)
    image.unlink(missing_ok=True)
    folder = fresh(BUILD / "macos-image")
    bundle.rename(folder / bundle.name)
    (folder / "Applications").symlink_to("/Applications")
    if identity == NOBODY:
        write(folder / "README.txt", read_me())
    hdiutil("create", "-volname", "Ludo", "-srcfolder", folder, "-format", "ULFO", image)
    run(*sign, image)
    if key := os.environ.get("LUDO_NOTARY_KEY"):
        who = ("--key", key, "--key-id", _named("LUDO_NOTARY_KEY_ID"), "--issuer", _named("LUDO_NOTARY_ISSUER"))
        _notarise(image, who)


def _notarise(image: Path, who: tuple[str, ...]) -> None:
    """Have an image notarised and staple the ticket. Raises Missing with the notary's reasons."""
    # it ends with 0 whatever the notary says
    told = json.loads(run("xcrun", "notarytool", "submit", image, "--wait", "--output-format", "json", *who))
    if told["status"] != "Accepted":
        issues = json.loads(run("xcrun", "notarytool", "log", told["id"], *who)).get("issues") or []
        reasons = "; ".join(f"{issue['path']}: {issue['message']}" for issue in issues) or "no reason given"
        raise Missing(f"the notary says {told['status']} of {image.name}: {reasons}")
    patiently("Error 65", "xcrun", "stapler", "staple", image)  # the ticket may come minutes later
    run("xcrun", "stapler", "validate", image)
    run("spctl", "--assess", "--type", "open", "--context", "context:primary-signature", image)


def _named(variable: str) -> str:
    """Return what a variable says. Raises Missing."""
    if not (value := os.environ.get(variable, "")):
        raise Missing(f"LUDO_NOTARY_KEY names a key, and {variable} is missing")
    return value
