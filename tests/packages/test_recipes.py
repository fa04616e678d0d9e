"""What the recipes of the packages do without building one."""

import gzip
import importlib.metadata as metadata
import os
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from packaging.requirements import Requirement

import ludo
from recipes import bundle, icons, licences, linux, qt_parts, words
from recipes.common import ROOT, Missing, checksum, dependencies, need, run, tar_of, version, zip_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "folder"
    (made / "inner").mkdir(parents=True)
    (made / "inner" / "text").write_text("a", encoding="utf-8")
    (made / "start").write_text("b", encoding="utf-8")
    (made / "start").chmod(0o755)
    return made


@pytest.mark.parametrize(("pack", "name"), [(tar_of, "a.tar.xz"), (tar_of, "a.tar.gz"), (zip_of, "a.zip")])
def test_an_archive_is_the_same_whenever_its_files_were_made(
    pack: Callable[[Path, Path, str], Path], name: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    first = checksum(pack(folder, tmp_path / name, "top"))
    os.utime(folder / "inner" / "text", (1, 1))
    assert checksum(pack(folder, tmp_path / name, "top")) == first
    (folder / "inner" / "text").write_text("c", encoding="utf-8")
    assert checksum(pack(folder, tmp_path / name, "top")) != first


def test_a_zip_holds_every_file_below_its_top(folder: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(zip_of(folder, tmp_path / "a.zip", "top")) as packed:
        assert packed.namelist() == ["top/inner/text", "top/start"]


def test_what_is_missing_is_said_in_one_line() -> None:
    with pytest.raises(Missing, match=r"^no-such-tool is missing: install the-package$"):
        need("no-such-tool", "the-package")
    with pytest.raises(Missing, match=r"failed: the reason$"):
        run(sys.executable, "-c", "import sys; print('first'); sys.exit('the reason')")


def test_the_version_is_that_of_the_program() -> None:
    assert version() == ludo.__version__
    assert any(entry.startswith("PySide6-Essentials") for entry in dependencies())
    assert any(entry.startswith("pyinstaller") for entry in dependencies("bundle"))


def test_icons_hold_the_pictures_that_the_systems_look_for(tmp_path: Path) -> None:
    pictures = {}
    for size in icons.SIZES:
        pictures[size] = tmp_path / f"{size}.png"
        pictures[size].write_bytes(b"\x89PNG" + size.to_bytes(4))
    ico = icons.ico(pictures, tmp_path / "ludo.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", ico)
    assert (kind, count) == (1, 8)
    for number in range(count):
        width, *_, length, offset = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number)
        assert ico[offset : offset + length] == b"\x89PNG" + (width or 256).to_bytes(4)
    icns = icons.icns(pictures, tmp_path / "ludo.icns").read_bytes()
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    kinds = []
    place = 8
    while place < len(icns):
        name, length = struct.unpack_from(">4sI", icns, place)
        kinds.append(name)
        place += length
    assert kinds == [b"icp4", b"icp5", b"icp6", b"ic07", b"ic08", b"ic09", b"ic10"]


def test_plugins_that_bring_foreign_libraries_are_left_out() -> None:
    assert qt_parts.is_used("platforms", "libqxcb.so")
    assert qt_parts.is_used("platforms", "qwindows.dll")
    assert not qt_parts.is_used("platformthemes", "libqgtk3.so")


def test_what_reads_the_icon_of_the_windows_stays() -> None:
    for name in ("imageformats/{}qsvg", "iconengines/{}qsvgicon"):
        for prefix, ending in (("lib", "so"), ("", "dll"), ("lib", "dylib")):
            folder, _, plugin = name.format(prefix).partition("/")
            assert qt_parts.is_used(folder, f"{plugin}.{ending}")


def test_every_file_of_the_desktop_is_filled_in_and_well_formed() -> None:
    for name in ("ludo-mime.xml", "ludo.metainfo.xml"):
        text = linux.filled(name)
        assert "@" not in text
        ElementTree.fromstring(text)
    entry = linux.filled("ludo.desktop")
    assert "Exec=ludo %f\n" in entry
    kinds = "".join(f"application/x-ludo-{kind};" for kind in ("partie", "backup", "book", "rules"))
    assert f"MimeType={kinds}\n" in entry
    assert "@" not in linux.filled("ludo.6")


def test_menus_speak_every_language_of_the_program() -> None:
    entry = linux.filled("ludo.desktop")
    assert "GenericName=Card games\nGenericName[fr]=Jeux de cartes\n" in entry
    assert "Keywords[fr]=cartes;trut;triomphe;tripoli;\n" in entry
    assert '<comment xml:lang="fr">Partie de Ludo</comment>' in linux.filled("ludo-mime.xml")
    about = ElementTree.fromstring(linux.filled("ludo.metainfo.xml"))
    assert [len(about.findall(f".//{tag}")) for tag in ("summary", "p")] == [2, 2]
    assert "fr|en" in linux.filled("ludo.6")


def test_the_manual_page_speaks_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "draw", lambda _: {})
    linux.desktop_files(tmp_path)
    pages = {
        path.relative_to(tmp_path / "share" / "man").as_posix(): gzip.decompress(path.read_bytes()).decode()
        for path in tmp_path.rglob("ludo.6.gz")
    }
    assert set(pages) == {"man6/ludo.6.gz", *(f"{code}/man6/ludo.6.gz" for code in words.others())}
    english = pages.pop("man6/ludo.6.gz").splitlines()
    for page in pages.values():
        said = page.splitlines()
        assert len(said) == len(english)
        same = [line for line, before in zip(said, english, strict=True) if line == before]
        assert [line for line in same if not line.startswith(".")] == []
    french = pages["fr/man6/ludo.6.gz"]
    assert ".SH NOM\nludo \\- cinq jeux de cartes traditionnels français\n" in french
    assert french.splitlines()[0].endswith('"Jeux"')
    assert "\n.BR fr|en ]\n" in french


@pytest.mark.skipif(shutil.which("groff") is None, reason="no groff")
def test_groff_sets_the_manual_page_without_a_warning(tmp_path: Path) -> None:
    for code in ("en", *words.others()):
        page = tmp_path / f"{code}.6"
        page.write_text(words.manual_page(linux.filled("ludo.6"), code), encoding="utf-8")
        command = ["groff", "-Kutf8", "-man", "-Tutf8", "-ww", str(page)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
        assert done.stderr == ""
        assert "soirées" in done.stdout or code != "fr"


def test_a_line_of_the_manual_page_is_no_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "in_language", lambda code, text: "'t \\ -")
    assert words.manual_page(".SH NAME\ntext\n~/x\n", "nl") == ".SH \\&'t \\e -\n\\&'t \\e -\n~/x\n"


def test_the_rpm_is_described_in_every_language(tmp_path: Path) -> None:
    spec = linux.rpm_spec(tmp_path, [])
    assert "\nSummary: five traditional French card games\nSummary(fr): cinq jeux de cartes" in spec
    head, _, files = spec.partition("%files\n")
    for code in words.others():
        assert re.search(
            rf"^%description -l {code}\n(?!Trut, Triomphe, Trente-et-un, Tripoli and)\w", head, re.MULTILINE
        )
        assert f"\n%lang({code}) /usr/share/man/{code}/man6/*\n" in files


def test_the_installer_speaks_them_as_well() -> None:
    lines = words.installer_words().splitlines()
    assert lines[:2] == ['!insertmacro MUI_LANGUAGE "English"', '!insertmacro MUI_LANGUAGE "French"']
    assert 'LangString PARTIE ${LANG_FRENCH} "Partie de Ludo"' in lines
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    used = set(re.findall(r"\$\(([A-Z_]+)\)", script))
    assert used <= {line.split()[1] for line in lines if line.startswith("LangString")}


def test_every_package_that_the_program_needs_is_in_the_list_of_licences() -> None:
    for package in ("pyqtgraph", "python_calamine"):
        pytest.importorskip(package, reason="the packages of the program are not installed")
    listed = re.split(
        r"[,:\s]+", (licences.TEXTS / licences.LIST).read_text(encoding="utf-8").lower().replace("_", "-")
    )
    waiting, seen = dependencies(), set()
    while waiting:
        needed = Requirement(waiting.pop())
        name = needed.name.lower().replace("_", "-")
        if name in seen or not (needed.marker is None or needed.marker.evaluate({"extra": ""})):
            continue
        seen.add(name)
        waiting += metadata.requires(name) or []
        assert name in listed, name
    assert len(seen) > len(dependencies())


def test_what_is_in_a_bundle_belongs_to_a_package_of_it(tmp_path: Path) -> None:
    def package(name: str, *files: str) -> None:
        folder = tmp_path / f"{name}-1.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
        (folder / "RECORD").write_text("".join(f"{file},,\n" for file in files), encoding="utf-8")
        for file in files:
            (tmp_path / file).parent.mkdir()
            (tmp_path / file).touch()

    package("library", "library/a.so")
    package("setuptools", "setuptools/b.so")
    licences.check_owners([tmp_path / "library" / "a.so"], tmp_path)
    with pytest.raises(Missing, match=r"b\.so goes into the bundle"):
        licences.check_owners([tmp_path / "setuptools" / "b.so"], tmp_path)
    with pytest.raises(Missing, match=r"c\.so goes into the bundle"):
        licences.check_owners([tmp_path / "library" / "c.so"], tmp_path)
    assert [entry.name for entry in licences.packages(tmp_path)] == ["library"]


def test_a_program_folder_names_no_folder_in_which_it_was_built(tmp_path: Path) -> None:
    folder = tmp_path / "library-1.dist-info"
    folder.mkdir()
    for name in ("METADATA", "RECORD"):
        (folder / name).touch()
    bundle.remove_records(tmp_path)
    assert [path.name for path in folder.iterdir()] == ["METADATA"]


def test_a_library_of_nobody_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"libnobody\.so\.1, and so its licence, is not known"):
        licences.system_packages([tmp_path / "libnobody.so.1"])


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="not a Debian")
def test_a_library_of_the_system_brings_the_licence_of_its_package(tmp_path: Path) -> None:
    (library,) = Path("/usr/lib").glob("*-linux-gnu/libc.so.6")
    (package,) = licences.system_packages([library])
    assert package.files == ("libc.so.6",)
    licences.collect(tmp_path / "licences", tmp_path / "none", [package])
    names = {path.name for path in (tmp_path / "licences").iterdir()}
    assert {"README.txt", "Ludo.txt", "Python.txt", "Qt.txt", "Qt-third-party.txt", f"{package.name}.txt"} <= names
    assert "LGPL-2.1.txt" in names
    assert f"{package.name} {package.version} (libc.so.6)" in (tmp_path / "licences" / "README.txt").read_text("utf-8")


def test_where_rpm_knows_the_packages_their_licences_are_asked_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A part without a text has that of another part of the same source."""
    (tmp_path / "COPYING").touch()
    answers = {
        "%{NAME}\n": "small-libs\n",
        "%{VERSION}-%{RELEASE}\n%{LICENSE}\n%{SOURCERPM}\n": "1-2\nMIT\nsmall.src.rpm\n",
        "%{SOURCERPM} %{NAME}\n": "small.src.rpm small\nother.src.rpm other\n",
        "small": f"{tmp_path / 'COPYING'}\n",
    }
    monkeypatch.setattr(shutil, "which", lambda name: name == "rpm")
    monkeypatch.setattr(
        licences, "_told", lambda *words: next((answers[word] for word in reversed(words) if word in answers), "")
    )
    (package,) = licences.system_packages([Path("/usr/lib64/libsmall.so.1")])
    assert package == licences.Package("small-libs", "1-2", "MIT", (tmp_path / "COPYING",), ("libsmall.so.1",))


def test_a_package_without_licence_text_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "LICENSE"
    assert licences.texts_of(licences.Package("a", "1", "Unknown", (own,))) == (own,)
    kept = licences.texts_of(licences.Package("b", "1", "LGPL-3.0-only OR GPL-3.0-only", ()))
    assert [path.stem for path in kept] == ["GPL-3.0-only", "LGPL-3.0-only"]
    with pytest.raises(Missing, match="no licence text is known for c"):
        licences.texts_of(licences.Package("c", "1", "Unknown", ()))
