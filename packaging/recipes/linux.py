"""Packages for Linux: deb, rpm, and a folder that runs from anywhere."""

from __future__ import annotations

import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from recipes import icons, words
from recipes.bundle import program_folder
from recipes.common import (
    APP_ID,
    BUILD,
    HERE,
    ROOT,
    copy,
    epoch,
    fresh,
    homepage,
    languages,
    megabytes,
    need,
    run,
    set_times,
    tar_of,
    version,
    write,
)
from recipes.words import translate

DEB_NEEDS: Final = ("libc6 (>= 2.34)", "libgl1", "libegl1", "libxkbcommon-x11-0", "libgssapi-krb5-2")
"""What a bundle takes from a Debian system: the C library, and the drivers of the screen."""
RPM_NEEDS: Final = ("glibc >= 2.34", "libglvnd-glx", "libglvnd-egl", "libxkbcommon-x11")
_DEB_EMOJI: Final = "fonts-noto-color-emoji"
_RPM_EMOJI: Final = "font(notocoloremoji)"
"""Names of people may be made of emoji alone, which no other font of a system need have."""
_HOMEPAGE: Final = '  <url type="homepage">@HOMEPAGE@</url>\n'
_LARGEST_ICON: Final = 512
"""Pixels; menus have no place for larger ones, and a Flatpak with one is refused."""
_SUMMARY: Final = translate("Packages", "five traditional French card games")
_TEXT: Final = translate(
    "Packages",
    "Trut, Triomphe, Trente-et-un, Tripoli and Trio with all their variants, against the computer or together at one "
    "screen.",
)


def filled(name: str) -> str:
    """Return a file of `packaging/linux` with version, date and what is said in every language filled in."""
    day = datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%d")
    text = (HERE / "linux" / name).read_text(encoding="utf-8")
    text = words.FILLED.get(Path(name).suffix, str)(text)
    address = homepage()
    if not address:
        text = text.replace(_HOMEPAGE, "")
    filled_in = {"@VERSION@": version(), "@DATE@": day, "@HOMEPAGE@": escape(address), "@APP_ID@": APP_ID}
    filled_in["@LANGUAGES@"] = "|".join(languages())
    for mark, value in filled_in.items():
        text = text.replace(mark, value)
    return text


def desktop_files(root: Path, name: str = "ludo") -> None:
    """Write menu entry, file type, description, icons and manual page below a root such as `usr`.

    name: what entry and icons are called; a Flatpak wants its id.
    """
    share = root / "share"
    entry = filled("ludo.desktop").replace("Icon=ludo", f"Icon={name}")
    write(share / "applications" / f"{name}.desktop", entry)
    write(share / "mime" / "packages" / f"{name}.xml", filled("ludo-mime.xml"))
    about = filled("ludo.metainfo.xml").replace("ludo.desktop", f"{name}.desktop")
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", about)
    page = filled("ludo.6")
    write(share / "man" / "man6" / "ludo.6", page)
    for code in words.others():
        write(share / "man" / code / "man6" / "ludo.6", words.manual_page(page, code))
    for size, picture in icons.draw(BUILD / "icons").items():
        if size <= _LARGEST_ICON:
            copy(picture, share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{name}.png")
    copy(icons.SVG, share / "icons" / "hicolor" / "scalable" / "apps" / f"{name}.svg")


def _system_tree(name: str) -> Path:
    """Return a folder with everything at the place where a package puts it."""
    tree = fresh(BUILD / name)
    shutil.copytree(program_folder(), tree / "usr" / "lib" / "ludo", symlinks=True)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / "ludo").symlink_to("../lib/ludo/ludo")
    desktop_files(tree / "usr")
    return tree


def _architecture() -> str:
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()


def deb(out: Path) -> list[Path]:
    """Build a package for Debian and its relatives. Its control file has no place for another language than English."""
    need("dpkg-deb", "dpkg")
    tree = _system_tree("deb")
    write(tree / "usr" / "share" / "doc" / "ludo" / "copyright", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    control = (
        f"Package: ludo\nVersion: {version()}\nArchitecture: {_architecture()}\nMaintainer: The Ludo authors\n"
        f"Installed-Size: {round(megabytes(tree) * 1000)}\nDepends: {', '.join(DEB_NEEDS)}\n"
        f"Recommends: {_DEB_EMOJI}\n"
        f"Section: games\nPriority: optional\nDescription: {_SUMMARY}\n {_TEXT}\n"
    )
    write(tree / "DEBIAN" / "control", control)
    set_times(tree)
    target = out / f"ludo_{version()}_{_architecture()}.deb"
    # with several threads the packed bytes depend on how many there are
    one = {"DPKG_DEB_THREADS_MAX": "1"}
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, target, env=one)
    return [target]


def rpm_spec(tree: Path) -> str:
    """Return what `rpmbuild` is told of a tree with everything; it keeps summary and description in every language."""
    others = {code: words.in_language(code, _SUMMARY) for code in words.others()}
    texts = {code: words.in_language(code, _TEXT) for code in others}
    return (
        f"Name: ludo\nVersion: {version()}\nRelease: 1\nSummary: {_SUMMARY}\n"
        + "".join(f"Summary({code}): {said}\n" for code, said in others.items())
        + "License: MIT\nAutoReqProv: no\n"
        + "".join(f"Requires: {name}\n" for name in RPM_NEEDS)
        + f"Recommends: {_RPM_EMOJI}\n"
        + f"%description\n{_TEXT}\n"
        + "".join(f"%description -l {code}\n{said}\n" for code, said in texts.items())
        + f"%install\ncp -a {tree}/usr %{{buildroot}}/\n"
        "%files\n/usr/bin/ludo\n/usr/lib/ludo\n/usr/share/applications/ludo.desktop\n/usr/share/mime/packages/ludo.xml\n"
        "/usr/share/metainfo/*\n/usr/share/man/man6/*\n/usr/share/icons/hicolor/*/apps/ludo.*\n"
        + "".join(f"%lang({code}) /usr/share/man/{code}/man6/*\n" for code in others)
    )


def rpm(out: Path) -> list[Path]:
    """Build a package for Fedora, openSUSE and their relatives."""
    need("rpmbuild", "rpm (Debian, openSUSE: rpm; Fedora: rpm-build)")
    tree = _system_tree("rpm")
    set_times(tree)
    work = fresh(BUILD / "rpm-work")
    write(work / "ludo.spec", rpm_spec(tree))
    settings = {
        "_topdir": str(work), "_rpmdir": str(out), "_rpmfilename": "ludo-%{VERSION}.%{ARCH}.rpm", "_buildhost": "ludo",
        "use_source_date_epoch_as_buildtime": "1", "clamp_mtime_to_source_date_epoch": "1",
        "__os_install_post": "%{nil}",
        "_build_id_links": "none", "debug_package": "%{nil}", "_binary_payload": "w9.xzdio",
    }  # fmt: skip
    defines = [word for name, value in settings.items() for word in ("--define", f"{name} {value}")]
    run("rpmbuild", *defines, "-bb", work / "ludo.spec")
    return sorted(out.glob(f"ludo-{version()}.*.rpm"))


def portable(out: Path) -> list[Path]:
    """Build a folder with a start script, packed; it keeps its data in the user's account as any other."""
    folder = fresh(BUILD / "portable")
    shutil.copytree(program_folder(), folder / "program", symlinks=True)
    write(folder / "ludo", (HERE / "linux" / "portable.sh").read_text(encoding="utf-8"), executable=True)
    desktop_files(folder)
    set_times(folder)
    return [tar_of(folder, out / f"ludo-{version()}-linux.tar.xz", f"ludo-{version()}")]
