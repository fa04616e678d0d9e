"""What the packages for Linux declare is what their files ask for."""

import ctypes
import gzip
import re
import shutil
import struct
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

import figures
import glibc
from recipes import common, elf, icu, linux, system_libraries
from recipes.common import ROOT, Missing

_TOLD = """
Dynamic Section:
  NEEDED               libGL.so.1
  NEEDED               libc.so.6
  SONAME               libown.so.1
  RUNPATH              $ORIGIN/../lib:/opt/builder/lib

Version definitions:
1 0x01 0x0865f4e6 libown.so.1
2 0x00 0x09691a75 GLIBC_9.9

Version References:
  required from libc.so.6:
    0x09691a75 0x00 04 GLIBC_2.2.5
    0x069691b4 0x00 03 GLIBC_2.34
    0x09691974 0x00 03 GLIBC_2.9
  required from libstdc++.so.6:
    0x0297f869 0x00 02 GLIBCXX_3.4.29
"""
_ADDRESS = "https://example.org/ludo"


def _binary(name: str, told: str = _TOLD) -> elf.Binary:
    return elf.parse(Path(name), told)


def test_the_newest_glibc_that_is_asked_for_counts_by_number_and_not_what_a_file_defines() -> None:
    found = [_binary("libown.so.1"), _binary("b", _TOLD.replace("2.34", "2.4"))]
    assert [binary.glibc for binary in found] == [(2, 34), (2, 9)]
    assert elf.glibc(found) == "2.34"


def test_a_file_that_needs_a_newer_glibc_than_is_promised_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [_binary("libown.so.1"), _binary("libnew.so.2", _TOLD.replace("2.34", "2.36"))]
    monkeypatch.setenv(elf.BAR, "2.36")
    elf.hold_bar(found)
    monkeypatch.setenv(elf.BAR, "2.34")
    with pytest.raises(Missing, match=r"glibc 2\.34 is promised, and too old for libnew\.so\.2 \(2\.36\)"):
        elf.hold_bar(found)
    assert glibc.report(found, "2.36") == ["glibc 2.34: 1 files", "glibc 2.36: 1 files", "all of 2 files: 2.36"]


def test_an_archive_is_unpacked_by_a_python_of_debian_12(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tarfile knows no filters, which came with Python 3.11.4."""
    (tmp_path / "a").write_text("words", encoding="utf-8")
    archive = common.tar_of(tmp_path, tmp_path.with_suffix(".tar.gz"), "top")
    whole = tarfile.TarFile.extractall
    monkeypatch.setattr(tarfile.TarFile, "extractall", lambda self, path: whole(self, path))
    assert (glibc.unpacked(archive, tmp_path / "out") / "top" / "a").read_text(encoding="utf-8") == "words"


def _data_of_icu(items: dict[str, bytes]) -> bytes:
    """Return data in the form of ICU: a head, a table of names and places, and items that begin at multiples of 16."""
    head = struct.pack("<HBB20s", 32, 0xDA, 0x27, b"").ljust(32, b"\0")
    places, names, content = [], b"", b""
    start = 4 + 8 * len(items) + sum(len(name) + 1 for name in items)
    start += -start % 16
    for name, item in items.items():
        places.append((4 + 8 * len(items) + len(names), start + len(content)))
        names += name.encode() + b"\0"
        content += item.ljust(len(item) + -len(item) % 16, b"\xaa")
    table = struct.pack("<I", len(items)) + b"".join(struct.pack("<II", *place) for place in places) + names
    return head + table.ljust(start, b"\xaa") + content


def test_data_of_icu_that_nobody_asks_for_are_taken_out() -> None:
    kept = {"icudt73l/coll/fr.res": b"order" * 9, "icudt73l/root.res": b"words", "icudt73l/zone/fr.res": b"hours"}
    whole = {"icudt73l/brkitr/cjdict.dict": b"breaks" * 99, **kept, "icudt73l/unit/fr.res": b"miles"}
    assert icu.without(_data_of_icu(whole), icu.UNUSED) == _data_of_icu(kept)


@pytest.mark.skipif(not all(map(shutil.which, ("as", "ld", "objdump"))), reason="binutils not found")
def test_the_library_of_icu_is_made_anew_with_what_is_left(tmp_path: Path) -> None:
    library = tmp_path / "Qt" / "libicudata.so.73"
    library.parent.mkdir()
    icu.build(
        library,
        "icudt73_dat",
        _data_of_icu({"icudt73l/lang/fr.res": b"tongues", "icudt73l/root.res": b"words"}),
        tmp_path,
    )
    link = tmp_path / "Qt" / "plugins" / library.name
    link.parent.mkdir()
    link.symlink_to("../libicudata.so.73")
    icu.trim(tmp_path / "Qt", tmp_path)
    icu.trim(tmp_path / "Qt", tmp_path)  # what is made can be read again
    assert link.is_symlink(), "or the library would be there twice"
    left = _data_of_icu({"icudt73l/root.res": b"words"})
    loaded = ctypes.CDLL(str(library))
    assert bytes((ctypes.c_char * len(left)).in_dll(loaded, "icudt73_dat")) == left


def test_figures_of_packages_are_written_between_their_marks(tmp_path: Path) -> None:
    (tmp_path / "ludo_1_amd64.deb").write_bytes(b"0" * 1_500_000)
    rows = list(figures.figures(tmp_path, ["program folder: 9 MB, 7 s\nlinux-deb: 12 s\n"]))
    text = f"before\n{figures.MARKS[0]}former\n{figures.MARKS[1]}after\n"
    said = figures.filled(text, rows)
    assert "| deb | 1.5 MB | 55 MB |\n| time to build | linux-deb 12 s; of it for program folders 7 s | |\n" in said
    assert (said.startswith("before\n"), said.endswith("after\n"), "former" in said) == (True, True, False)
    assert figures.filled(said, rows) == said
    later = figures.filled(said, [("deb", "1.6 MB", "55 MB"), ("wheel", "7.7 MB", "")])
    assert "| deb | 1.6 MB | 55 MB |\n| time to build | linux-deb 12 s; of it for program folders 7 s | |\n" in later
    assert later.count("| deb |") == 1
    assert "| wheel | 7.7 MB | |\n" in later


def test_figures_tell_which_cases_passed_and_what_the_first_minutes_took(tmp_path: Path) -> None:
    (tmp_path / "ludo_1_amd64.deb").touch()
    cases = "| deb: a | FAILED: no | 3 s |\n| deb: a | window | 3 s |\n| deb: b | left out: no root | 0 s |\n"
    first = "| 12, Python 3.11.2 | `python3 run.py` | 7 s | a window; 160 MB kept in .venv-ludo; ludo: making |\n"
    (_, *rows) = figures.figures(tmp_path, [cases, first])
    assert [row[:2] for row in rows] == [
        ("cases of packages", "1 passed; deb: b (left out)"),
        ("first minutes on a bare Debian 12, Python 3.11.2", "`python3 run.py` 7 s, 160 MB kept"),
    ]


def test_only_what_is_not_inside_is_asked_of_the_system() -> None:
    found = [_binary("libGL.so.1"), _binary("a")]
    assert elf.asked_of_the_system(found) == ["libc.so.6"]
    assert elf.asked_of_the_system(found[1:]) == ["libGL.so.1", "libc.so.6"]


def test_folders_of_the_machine_that_builds_are_noticed() -> None:
    assert elf.looks_elsewhere([_binary("a")]) == [_binary("a")]
    assert elf.looks_elsewhere([_binary("a", _TOLD.replace(":/opt/builder/lib", ""))]) == []


@pytest.mark.skipif(not (shutil.which("objdump") and sys.platform == "linux"), reason="no objdump, or no Linux")
def test_files_of_this_system_are_read(tmp_path: Path) -> None:
    shutil.copy(Path(sys.executable).resolve(), tmp_path / "python")
    (tmp_path / "text").write_text("ELF", encoding="utf-8")
    (found,) = elf.binaries(tmp_path)
    assert "libc.so.6" in found.needed
    assert found.glibc >= (2, 2)


@pytest.mark.skipif(not all(map(shutil.which, ("patchelf", "objdump", "cc"))), reason="no patchelf, objdump or cc")
def test_folders_of_the_machine_that_builds_are_forgotten(tmp_path: Path) -> None:
    source = tmp_path / "a.c"
    source.write_text("int a;", encoding="utf-8")
    for name, path in (("both.so", "$ORIGIN:/opt/builder"), ("other.so", "/opt/builder"), ("own.so", "$ORIGIN")):
        command = ["cc", "-shared", f"-Wl,-rpath,{path}", "-o", str(tmp_path / name), str(source)]
        subprocess.run(command, check=True)
    elf.forget_folders(tmp_path)
    assert [binary.looks for binary in elf.binaries(tmp_path)] == [("$ORIGIN",), (), ("$ORIGIN",)]


@pytest.mark.skipif(shutil.which("getconf") is None or sys.platform != "linux", reason="not a Linux with glibc")
def test_a_folder_says_in_the_language_of_the_user_that_the_system_is_too_old(tmp_path: Path) -> None:
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "ludo").symlink_to("/bin/echo")
    has = subprocess.run(["getconf", "GNU_LIBC_VERSION"], capture_output=True, text=True, check=True).stdout.strip()
    said = {}
    for needed, language in (("2.3", "en"), ("99.1", "en_GB.UTF-8"), ("99.1", "fr_FR.UTF-8"), (has[6:], "fr")):
        script = tmp_path / "ludo"
        script.write_text(linux.start_script(needed), encoding="utf-8")
        command = ["sh", str(script), "started"]
        environment = {"PATH": "/usr/bin:/bin", "LANG": language}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
        said[needed, language] = (done.returncode, done.stdout, done.stderr)
    english, french = said.pop(("99.1", "en_GB.UTF-8")), said.pop(("99.1", "fr_FR.UTF-8"))
    assert set(said.values()) == {(0, "started\n", "")}
    assert english == (
        1,
        "",
        f"ludo: this system has {has}, and Ludo needs glibc 99.1 or later: a newer system has it\n",
    )
    assert french[2].startswith(f"ludo: ce système a {has}, ")


def test_an_rpm_asks_for_libraries_by_their_own_names() -> None:
    measured = ["libc.so.6(GLIBC_2.34)(64bit)", "libGL.so.1()(64bit)"]
    assert linux.rpm_needs([_binary("a")]) == [*measured, "fontconfig", "xkeyboard-config"]


def test_a_deb_declares_the_glibc_that_was_measured() -> None:
    assert linux._deb_needs([_binary("a")]) == "libc6 (>= 2.34), fontconfig-config, libgl1, xkb-data"


def test_a_bundle_that_lacks_a_library_is_not_built() -> None:
    inside = [_binary("libother.so.2"), _binary("a", _TOLD.replace("libGL.so.1", "libother.so.2"))]
    assert system_libraries.asked(inside) == ["libGL.so.1"]
    for needs in (system_libraries.asked, linux._deb_needs, linux.rpm_needs):
        with pytest.raises(Missing, match=r"a bundle would lack libother\.so\.2: install"):
            needs(inside[1:])


def test_libraries_of_the_system_are_left_out_even_where_the_machine_that_builds_has_them(tmp_path: Path) -> None:
    own, collected = tmp_path / "libown.so.1", tmp_path / "inner" / "libdbus-1.so.3"
    for path in (own, collected):
        path.parent.mkdir(exist_ok=True)
        path.touch()
    system_libraries.leave_out(tmp_path)
    assert (own.exists(), collected.exists()) == (True, False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    listed = tmp_path / linux._LICENCES / "README.txt"
    listed.parent.mkdir(parents=True)
    listed.write_text("library 1: Zlib\n", encoding="utf-8")
    return tmp_path


def test_the_documents_of_a_deb_list_changes_and_all_licences(tree: Path) -> None:
    linux._documents(tree)
    folder = tree / "usr" / "share" / "doc" / "ludo"
    assert "library 1: Zlib" in (folder / "copyright").read_text(encoding="utf-8")
    assert gzip.decompress((folder / "changelog.gz").read_bytes()).startswith(b"# Changes")
    assert re.match(rb"ludo \(\S+\) \w+; urgency=", gzip.decompress((folder / "changelog.Debian.gz").read_bytes()))


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="not a Debian")
def test_packages_name_an_address_only_where_there_is_one(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("", _ADDRESS):
        monkeypatch.setattr(linux, "homepage", lambda address=address: address)
        control, spec = linux.control(tree, "libc6"), linux.rpm_spec(tree, [])
        assert control.endswith("\n")
        assert [line for line in control.splitlines() if not line or len(line) > 80] == []
        assert (f"\nHomepage: {_ADDRESS}\n" in control, f"\nURL: {_ADDRESS}\n" in spec) == (bool(address),) * 2
        assert ("Homepage:" in control, "URL:" in spec) == (bool(address),) * 2


def test_pictures_are_described_only_where_they_lie_at_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    for address, count in (("", 0), (f"{_ADDRESS}/pictures/", len(linux._SCREENSHOTS))):
        monkeypatch.setattr(linux, "project_url", lambda _, address=address: address)
        about = ElementTree.fromstring(linux.filled("ludo.metainfo.xml"))
        images = [image.text or "" for image in about.findall("screenshots/screenshot/image")]
        assert len(images) == count
        assert all(image.startswith(f"{_ADDRESS}/pictures/") and "//" not in image[8:] for image in images)
        assert len(about.findall("screenshots/screenshot[@type='default']")) == min(count, 1)
    assert all((ROOT / "docs" / "pictures" / f"{name}.png").is_file() for name in linux._SCREENSHOTS)
