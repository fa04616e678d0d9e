"""The bundle for macOS, and the disk image that it comes in. Built on macOS only.

Signed where `LUDO_SIGN_IDENTITY` names an identity of the keychain; notarised where `LUDO_NOTARY_PROFILE` names a
profile that `notarytool store-credentials` has kept.
"""

from __future__ import annotations

import os
import plistlib
import sys
from pathlib import Path
from typing import Final

from recipes import icons
from recipes.bundle import program_folder
from recipes.common import BUILD, HERE, Missing, fresh, languages, need, run, version

IDENTIFIER: Final = "io.github.ludo_cards.ludo"
OLDEST: Final = "13.0"
"""The oldest macOS that the libraries of Qt run on."""
_TYPE: Final = f"{IDENTIFIER}.partie"


def info_plist() -> dict[str, object]:
    """Return what macOS reads about the program: version, languages, file type."""
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": "Ludo",
        "CFBundleDisplayName": "Ludo",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": sorted(languages()),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Ludo game",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _TYPE,
                "UTTypeDescription": "Ludo game",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": ["ludo"]},
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "MIT licence",
    }


def app(out: Path) -> list[Path]:
    """Build the bundle and put it into a disk image."""
    if sys.platform != "darwin":
        raise Missing("a bundle for macOS can be built on macOS only")
    work = fresh(BUILD / "macos")
    plist = work / "Info.plist"
    plist.write_bytes(plistlib.dumps(info_plist()))
    icon = icons.icns(icons.draw(BUILD / "icons"), work / "ludo.icns")
    bundle = program_folder(icon, plist)
    image = out / f"ludo-{version()}-macos.dmg"
    identity = os.environ.get("LUDO_SIGN_IDENTITY", "-")  # `-`: by nobody, which is enough on the own computer
    sign = ("codesign", "--force", "--sign", identity, *(("--timestamp",) if identity != "-" else ()))
    rights = HERE / "macos" / "entitlements.plist"
    run(*sign, "--deep", "--options", "runtime", "--entitlements", rights, bundle)
    image.unlink(missing_ok=True)
    folder = fresh(work / "image")
    bundle.rename(folder / bundle.name)
    (folder / "Applications").symlink_to("/Applications")
    run(need("hdiutil", "macOS"), "create", "-volname", "Ludo", "-srcfolder", folder, "-format", "ULFO", image)
    run(*sign, image)
    profile = os.environ.get("LUDO_NOTARY_PROFILE")
    if profile:
        run("xcrun", "notarytool", "submit", image, "--wait", "--keychain-profile", profile)
        run("xcrun", "stapler", "staple", image)
    return [image]
