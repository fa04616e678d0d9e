"""The bundle for macOS, and the disk image that it comes in. Built on macOS only.

Signed where `LUDO_SIGN_IDENTITY` names an identity of the keychain; notarised where `LUDO_NOTARY_PROFILE` names a
profile that `notarytool store-credentials` has kept.
"""

from __future__ import annotations

import os
import platform
import plistlib
import sys
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
)
"""Kinds of files: id, what they are called, what they are one of, what their names end in."""


UNQUARANTINE: Final = "xattr -dr com.apple.quarantine /Applications/Ludo.app"
"""What opens a program that nobody has signed where macOS (26) offers nothing else."""
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
    identity = os.environ.get("LUDO_SIGN_IDENTITY", "-")  # `-`: by nobody, which is enough on the own computer
    if identity in ("", "-") and "macos" in os.environ.get("LUDO_SIGNED", "").split():
        raise Missing("LUDO_SIGNED asks that macos be signed, and LUDO_SIGN_IDENTITY names nobody")
    sign = ("codesign", "--force", "--sign", identity, *(("--timestamp",) if identity != "-" else ()))
    rights = HERE / "macos" / "entitlements.plist"
    for part in signing.inside_out(bundle):
        run(*sign, "--options", "runtime", *(("--entitlements", rights) if part == bundle else ()), part)
    image.unlink(missing_ok=True)
    folder = fresh(work / "image")
    bundle.rename(folder / bundle.name)
    (folder / "Applications").symlink_to("/Applications")
    if identity in ("", "-"):
        write(folder / "README.txt", read_me())
    run(need("hdiutil", "macOS"), "create", "-volname", "Ludo", "-srcfolder", folder, "-format", "ULFO", image)
    run(*sign, image)
    profile = os.environ.get("LUDO_NOTARY_PROFILE")
    if profile:
        run("xcrun", "notarytool", "submit", image, "--wait", "--keychain-profile", profile)
        run("xcrun", "stapler", "staple", image)
        run("xcrun", "stapler", "validate", image)
    return [image]
