"""Packages for Linux: deb, rpm, and a folder that runs from anywhere."""

from __future__ import annotations

import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from textwrap import fill, indent
from typing import Final
from xml.sax.saxutils import escape

from recipes import elf, icons, licences, manual, system_libraries, words
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
    packed,
    project_url,
    run,
    set_times,
    tar_of,
    version,
    write,
)
from recipes.words import translate

_DEB_DATA: Final = ("fontconfig-config", "xkb-data")
"""Where fonts are, and what the keys of a keyboard mean: read by libraries in the bundle, which bring neither along."""
_RPM_DATA: Final = ("fontconfig", "xkeyboard-config")
"""The same, by the names that Fedora and openSUSE share."""
_AUTHORS: Final = "The Ludo authors <ludo@ludo.invalid>"
"""Both package managers want an address, of which there is none."""
_DEB_EMOJI: Final = "fonts-noto-color-emoji"
_RPM_EMOJI: Final = "font(notocoloremoji)"
"""Names of people may be made of emoji alone, which no other font of a system need have."""
_LICENCES: Final = "usr/lib/ludo/_internal/ludo/resources/licences"
_LICENCE: Final = "MIT AND PSF-2.0 AND LGPL-3.0-only"
"""That of the program, of Python and of Qt; `%license` names the texts of all that is inside."""
_GAMES: Final = sorted(path.parent.name for path in (ROOT / "ludo" / "games").glob("*/__init__.py"))
_SCREENSHOTS: Final = ("home", *(game.replace("_", "-") for game in _GAMES))
"""Pictures of `docs/pictures`, to be shown where programs are looked for; they lie at an address of `project.urls`."""
_HOMEPAGE: Final = '  <url type="homepage">@HOMEPAGE@</url>\n'
_WIDTH: Final = 78
"""Letters of a line in a description; lintian and rpmlint want no more than 80."""
_LARGEST_ICON: Final = 512
"""Pixels; menus have no place for larger ones, and a Flatpak with one is refused."""
_SUMMARY: Final = translate("Packages", "five traditional French card games")
_TEXT: Final = translate(
    "Packages",
    "Trut, Triomphe, Trente-et-un, Tripoli and Trio with all their variants, against the computer or together at one "
    "screen.",
)

_TOO_OLD: Final = translate(
    "Packages", "this system has {found}, and Ludo needs glibc {needed} or later: a newer system has it"
)


def filled(name: str) -> str:
    """Return a file of `packaging/linux` with version, date and what is said in every language filled in."""
    day = datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%d")
    text = (HERE / "linux" / name).read_text(encoding="utf-8")
    text = words.FILLED.get(Path(name).suffix, str)(text)
    address = homepage()
    if not address:
        text = text.replace(_HOMEPAGE, "")
    text = text.replace("  @SCREENSHOTS@\n", _screenshots())
    filled_in = {"@VERSION@": version(), "@DATE@": day, "@HOMEPAGE@": escape(address), "@APP_ID@": APP_ID}
    filled_in["@LANGUAGES@"] = "|".join(languages())
    if "@OPTIONS@" in text:
        filled_in |= {"@OPTIONS@": manual.options(), "@COMMANDS@": manual.commands(), "@PAGES@": manual.pages()}
    for mark, value in filled_in.items():
        text = text.replace(mark, value)
    return text


def _screenshots() -> str:
    """Return what a description says of pictures; nothing while there is no address at which they lie."""
    if not (address := project_url("Screenshots").rstrip("/")):
        return ""
    lines = []
    for number, name in enumerate(_SCREENSHOTS):
        kind = ' type="default"' if number == 0 else ""
        lines.append(f"    <screenshot{kind}><image>{escape(address)}/{name}.png</image></screenshot>\n")
    return f"  <screenshots>\n{''.join(lines)}  </screenshots>\n"


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
    packed(share / "man" / "man6" / "ludo.6.gz", page)
    for code in words.others():
        packed(share / "man" / code / "man6" / "ludo.6.gz", words.manual_page(page, code))
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


def _deb_needs(found: list[elf.Binary]) -> str:
    """Return what a deb declares, as measured."""
    packages = {system_libraries.BROUGHT_BY[name] for name in system_libraries.asked(found)}
    return ", ".join((f"libc6 (>= {elf.glibc(found)})", *sorted({*packages, *_DEB_DATA})))


def _documents(tree: Path) -> None:
    """Write changes and licences, with a list of all that is inside, to where a Debian keeps them."""
    folder = tree / "usr" / "share" / "doc" / "ludo"
    day = datetime.fromtimestamp(epoch(), UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    entry = f"ludo ({version()}) unstable; urgency=medium\n\n  * See changelog.gz.\n\n -- {_AUTHORS}  {day}\n"
    packed(folder / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    packed(folder / "changelog.Debian.gz", entry)
    listed = (tree / _LICENCES / licences.LIST).read_text(encoding="utf-8")
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    texts = f"/{_LICENCES}, that of the LGPL in /usr/share/common-licenses, too"
    write(folder / "copyright", f"{own}\n{listed}\nThe texts of all these licences are in {texts}.\n")


def control(tree: Path, needs: str) -> str:
    """Return what the package manager of Debian reads. It has no place for another language than English."""
    address = homepage()
    return (
        f"Package: ludo\nVersion: {version()}\nArchitecture: {_architecture()}\nMaintainer: {_AUTHORS}\n"
        f"Installed-Size: {round(megabytes(tree) * 1000)}\nDepends: {needs}\nRecommends: {_DEB_EMOJI}\n"
        f"Section: games\nPriority: optional\n{f'Homepage: {address}' + chr(10) if address else ''}"
        f"Description: {_SUMMARY}\n{indent(fill(_TEXT, _WIDTH), ' ')}\n"
    )


def deb(out: Path) -> list[Path]:
    """Build a package for Debian and its relatives."""
    need("dpkg-deb", "dpkg")
    tree = _system_tree("deb")
    _documents(tree)
    write(tree / "DEBIAN" / "control", control(tree, _deb_needs(elf.binaries(tree))))
    set_times(tree)
    target = out / f"ludo_{version()}_{_architecture()}.deb"
    # with several threads the packed bytes depend on how many there are
    one = {"DPKG_DEB_THREADS_MAX": "1"}
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", tree, target, env=one)
    return [target]


def rpm_needs(found: list[elf.Binary]) -> list[str]:
    """Return what an rpm requires: libraries by their own names, which every distribution knows, and the C library."""
    names = system_libraries.asked(found)
    return [f"libc.so.6(GLIBC_{elf.glibc(found)})(64bit)", *(f"{name}()(64bit)" for name in names), *_RPM_DATA]


def rpm_spec(tree: Path, needs: list[str]) -> str:
    """Return what `rpmbuild` is told of a tree with everything; it keeps summary and description in every language."""
    others = {code: words.in_language(code, _SUMMARY) for code in words.others()}
    texts = {code: words.in_language(code, _TEXT) for code in others}
    day = datetime.fromtimestamp(epoch(), UTC).strftime("%a %b %d %Y")
    return (
        f"Name: ludo\nVersion: {version()}\nRelease: 1\nSummary: {_SUMMARY}\n"
        + "".join(f"Summary({code}): {said}\n" for code, said in others.items())
        + f"License: {_LICENCE}\nAutoReqProv: no\n"
        + (f"URL: {address}\n" if (address := homepage()) else "")
        + "".join(f"Requires: {name}\n" for name in needs)
        + f"Recommends: {_RPM_EMOJI}\n"
        + f"%description\n{fill(_TEXT, _WIDTH)}\n"
        + "".join(f"%description -l {code}\n{fill(said, _WIDTH)}\n" for code, said in texts.items())
        + f"%install\ncp -a {tree}/usr %{{buildroot}}/\n"
        "%files\n/usr/bin/ludo\n/usr/lib/ludo\n/usr/share/applications/ludo.desktop\n/usr/share/mime/packages/ludo.xml\n"
        f"%license /{_LICENCES}\n%doc /usr/share/doc/ludo\n"
        "/usr/share/metainfo/*\n/usr/share/man/man6/*\n/usr/share/icons/hicolor/*/apps/ludo.*\n"
        + "".join(f"%lang({code}) /usr/share/man/{code}/man6/*\n" for code in others)
        + f"%changelog\n* {day} {_AUTHORS} - {version()}-1\n- See /usr/share/doc/ludo/CHANGELOG.md.\n"
    )


def rpm(out: Path) -> list[Path]:
    """Build a package for Fedora, openSUSE and their relatives."""
    need("rpmbuild", "rpm (Debian, openSUSE: rpm; Fedora: rpm-build)")
    tree = _system_tree("rpm")
    copy(ROOT / "CHANGELOG.md", tree / "usr" / "share" / "doc" / "ludo" / "CHANGELOG.md")
    set_times(tree)
    work = fresh(BUILD / "rpm-work")
    write(work / "ludo.spec", rpm_spec(tree, rpm_needs(elf.binaries(tree))))
    settings = {
        "_topdir": str(work), "_rpmdir": str(out), "_rpmfilename": "ludo-%{VERSION}.%{ARCH}.rpm", "_buildhost": "ludo",
        "use_source_date_epoch_as_buildtime": "1", "clamp_mtime_to_source_date_epoch": "1",
        "__os_install_post": "%{nil}",
        "_build_id_links": "none", "debug_package": "%{nil}", "_binary_payload": "w9.xzdio",
    }  # fmt: skip
    defines = [word for name, value in settings.items() for word in ("--define", f"{name} {value}")]
    run("rpmbuild", *defines, "-bb", work / "ludo.spec")
    return sorted(out.glob(f"ludo-{version()}.*.rpm"))


def start_script(glibc: str) -> str:
    """Return what starts the program of a folder, or says, in the language of the user, that the system is too old."""
    said = {f"{code}*": words.in_language(code, _TOO_OLD) for code in words.others()} | {"*": _TOO_OLD}
    lines = [
        f"""    {start}) printf '%s\\n' "ludo: {text.format(needed=glibc, found="$has")}" >&2 ;;"""
        for start, text in said.items()
    ]
    text = (HERE / "linux" / "portable.sh").read_text(encoding="utf-8")
    return text.replace("@GLIBC@", glibc).replace("@TOO_OLD@", "\n".join(lines))


def portable(out: Path) -> list[Path]:
    """Build a folder with a start script, packed; it keeps its data in the user's account as any other."""
    folder = fresh(BUILD / "portable")
    shutil.copytree(program_folder(), folder / "program", symlinks=True)
    write(folder / "ludo", start_script(elf.glibc(elf.binaries(folder))), executable=True)
    desktop_files(folder)
    set_times(folder)
    return [tar_of(folder, out / f"ludo-{version()}-linux.tar.xz", f"ludo-{version()}")]
