"""Signatures: made with a certificate or a key, and left out with a word without."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from recipes import macos, release, signing, windows_python
from recipes.common import ROOT, Missing, version
from tests.packages import macos as image


@pytest.fixture(autouse=True)
def _nothing_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (signing.WINDOWS, f"{signing.WINDOWS}_PASSWORD", signing.CHECKSUMS, signing.TIME):
        monkeypatch.delenv(name, raising=False)


def test_without_certificate_or_key_nothing_is_signed_and_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "ludo.exe"
    program.write_bytes(b"MZ")
    assert not signing.sign_for_windows(program)
    assert release.signature(tmp_path) == []
    assert [path.name for path in tmp_path.iterdir()] == ["ludo.exe"]
    said = capsys.readouterr().out
    assert "ludo.exe: signed by nobody" in said
    assert "SHA256SUMS: signed by nobody" in said


def test_a_certificate_that_is_not_there_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(signing.WINDOWS, str(tmp_path / "none.p12"))
    with pytest.raises(Missing, match=r"none\.p12, which LUDO_WINDOWS_CERTIFICATE names, is not there"):
        signing.sign_for_windows(tmp_path / "ludo.exe")


@pytest.mark.skipif(shutil.which("ssh-keygen") is None, reason="no ssh-keygen")
def test_what_is_signed_is_found_true_and_what_was_changed_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = tmp_path / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)], check=True)
    out = tmp_path / "out"
    out.mkdir()
    (out / "a.deb").write_bytes(b"a")
    monkeypatch.setenv(signing.CHECKSUMS, str(key))
    (sums,) = release.checksums(out)
    (signed,) = release.signature(out)
    assert signed.name == "SHA256SUMS.sig"
    allowed = tmp_path / "allowed"
    allowed.write_text(f"ludo {key.with_suffix('.pub').read_text(encoding='utf-8')}", encoding="utf-8")
    verify = [
        "ssh-keygen",
        "-Y",
        "verify",
        "-f",
        str(allowed),
        "-I",
        "ludo",
        "-n",
        signing.NAMESPACE,
        "-s",
        str(signed),
    ]
    told = sums.read_bytes()
    for text, code in ((told, 0), (told.replace(b"a", b"b", 1), 255)):
        assert subprocess.run(verify, input=text, capture_output=True, check=False).returncode == code
    assert release.checksums(out) == [sums]
    assert sums.read_bytes() == told, "the signature is not among what it signs"


@pytest.mark.skipif(not all(map(shutil.which, ("osslsigncode", "openssl", "makensis"))), reason="no tools to sign with")
def test_a_program_for_windows_is_signed_by_the_certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, certificate, both = (str(tmp_path / name) for name in ("key", "certificate", "both.p12"))
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=Trial", "-days", "2"]
    subprocess.run(["openssl", *made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    bundled = [
        "pkcs12",
        "-export",
        "-passout",
        "pass:word",
        "-inkey",
        str(key),
        "-in",
        str(certificate),
        "-out",
        str(both),
    ]
    subprocess.run(["openssl", *bundled], check=True)
    script = tmp_path / "a.nsi"
    script.write_text("Unicode true\nOutFile a.exe\nSection\nSectionEnd\n", encoding="utf-8")
    subprocess.run(["makensis", "-V1", str(script)], check=True, cwd=tmp_path)
    monkeypatch.setenv(signing.WINDOWS, both)
    monkeypatch.setenv(f"{signing.WINDOWS}_PASSWORD", "word")
    monkeypatch.setenv(signing.TIME, "")
    assert signing.sign_for_windows(tmp_path / "a.exe")
    verify = ["osslsigncode", "verify", "-in", str(tmp_path / "a.exe")]
    said = subprocess.run(verify, capture_output=True, text=True, check=False).stdout
    assert "/CN=Trial" in said


def test_a_bundle_is_signed_from_the_inside_out(tmp_path: Path) -> None:
    bundle = tmp_path / "Ludo.app"
    code = {
        "Contents/MacOS/ludo": b"\xcf\xfa\xed\xfe",
        "Contents/Frameworks/libz.dylib": b"\xca\xfe\xba\xbe",
        "Contents/Frameworks/Qt/QtCore.framework/Versions/A/QtCore": b"\xcf\xfa\xed\xfe",
        "Contents/Resources/text": b"text",
    }
    for name, content in code.items():
        (bundle / name).parent.mkdir(parents=True, exist_ok=True)
        (bundle / name).write_bytes(content)
    (bundle / "Contents" / "Frameworks" / "link.dylib").symlink_to("libz.dylib")
    order = [path.relative_to(tmp_path).as_posix() for path in signing.inside_out(bundle)]
    assert order == [
        "Ludo.app/Contents/Frameworks/Qt/QtCore.framework/Versions/A/QtCore",
        "Ludo.app/Contents/Frameworks/Qt/QtCore.framework",
        "Ludo.app/Contents/Frameworks/libz.dylib",
        "Ludo.app/Contents/MacOS/ludo",
        "Ludo.app",
    ]


def test_the_oldest_macos_of_a_library_is_read() -> None:
    assert image.oldest("      cmd LC_BUILD_VERSION\n    minos 13.0\n      sdk 15.2\n") == (13, 0)
    assert image.oldest("  cmd LC_VERSION_MIN_MACOSX\n  version 10.9\n") == (10, 9)
    assert image.oldest("nothing") == (0, 0)


def test_the_image_says_for_which_processor_it_is_and_so_does_the_readme() -> None:
    assert macos.image_name("arm64") == f"ludo-{version()}-macos-apple-silicon.dmg"
    assert Path(macos.image_name("x86_64")).match(image.CASES[0][0])
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "| macOS 13 or later, Apple silicon | `ludo-…-macos-apple-silicon.dmg` |" in readme


def test_the_list_of_contents_has_python_libraries_of_the_system_and_parts_of_qt() -> None:
    listed = "library 1: MIT\nstarter 2: GPL\nzlib1g 1:1.2.13 (libz.so.1): see its text\nPython: PSF-2.0\n"
    of_qt = "words\n\nsrc/3rdparty/easing/*\n  licence: BSD-3-clause\n  © 2001 Robert Penner\n"
    own = {"name": "library", "version": "1"}
    found = release.completed([own, {"name": "pip", "version": "1"}], listed, of_qt)
    assert [entry["name"] for entry in found] == [
        "library", "CPython (linux)", "starter", "zlib1g", "Qt: src/3rdparty/easing/*",
    ]  # fmt: skip
    assert [entry["purl"] for entry in found[2:4]] == ["pkg:pypi/starter@2", "pkg:deb/debian/zlib1g@1%3A1.2.13"]
    assert len({entry.get("bom-ref") for entry in found}) == len(found)
    assert release.completed(found, listed, of_qt)[-1] == found[-1]


def test_each_bundle_has_a_list_of_what_is_pinned_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "resources" / "licences"
    folder.mkdir(parents=True)
    (folder / "README.txt").write_text("numpy 2.0: BSD-3-Clause\n", encoding="utf-8")
    listed = '{"components": []}'
    monkeypatch.setattr(release, "program_folder", lambda: tmp_path)
    monkeypatch.setattr(release, "environment", lambda *_: Path("python"))
    validated: list[str] = []

    def run(tool: Path, flag: str, *words: object) -> None:
        if flag == "-c":
            validated.extend(str(word) for word in words[1:])
        else:
            Path(str(words[-1])).write_text(listed, encoding="utf-8")

    monkeypatch.setattr(release, "run", run)
    monkeypatch.setattr("sys.platform", "linux")
    told = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in release.sbom(tmp_path)}
    systems = ("linux", "flatpak", "windows", "windows-arm64", "macos")
    assert list(told) == [f"ludo-{version()}-{system}.cdx.json" for system in systems]
    assert [Path(name).name for name in validated] == list(told), "each is held against the schema"
    for system in systems[1:]:
        parts = {entry["name"]: entry for entry in told[f"ludo-{version()}-{system}.cdx.json"]["components"]}
        assert {"pyside6-essentials", "shiboken6", "numpy", "pyqtgraph"} <= set(parts)
        assert not {"setuptools", "altgraph", "macholib"} & set(parts)
        assert re.fullmatch("[0-9a-f]{64}", parts["numpy"]["hashes"][0]["content"])
        assert parts["numpy"]["licenses"] == [{"license": {"name": "BSD-3-Clause"}}]
        assert (f"CPython ({system})" in parts) is (system != "flatpak")
    python = told[f"ludo-{version()}-windows-arm64.cdx.json"]["components"][0]
    assert python["hashes"][0]["content"] == windows_python.ARCHIVES["arm64"].checksum
