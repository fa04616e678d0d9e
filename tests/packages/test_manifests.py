"""What is written for other systems, as far as it can be looked at here."""

import hashlib
import json
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from packaging.requirements import Requirement

from ludo.app.commands.command_line import NAMES
from ludo.ui.screens import named
from recipes import flatpak, icons, linux, macos, manifests, release, windows, words
from recipes.common import APP_ID, HERE, ROOT, Missing, dependencies, languages, version


def test_macos_reads_name_version_and_file_type() -> None:
    told = plistlib.loads(plistlib.dumps(macos.info_plist()))
    assert told["CFBundleShortVersionString"] == version()
    kinds, declared = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert [kind["LSItemContentTypes"] for kind in kinds] == [[told["UTTypeIdentifier"]] for told in declared]
    suffixes = [told["UTTypeTagSpecification"]["public.filename-extension"] for told in declared]
    assert suffixes == [["ludogame"], ["ludo"], ["ludobook"], ["ludorules"]]
    rights = plistlib.loads((HERE / "macos" / "entitlements.plist").read_bytes())
    assert rights
    assert all(rights.values())


def test_macos_names_the_kinds_of_files_in_every_language() -> None:
    names = [
        kind["CFBundleTypeName"] for kind in plistlib.loads(plistlib.dumps(macos.info_plist()))["CFBundleDocumentTypes"]
    ]
    written = macos.strings()
    assert sorted(written) == [f"{code}.lproj/InfoPlist.strings" for code in sorted(languages())]
    said = {
        place.partition(".")[0]: dict(re.findall(r'^"(.*)" = "(.*)";$', text, re.MULTILINE))
        for place, text in written.items()
    }
    assert all(list(told) == names for told in said.values())
    assert said["en"] == {name: name for name in names}
    assert list(said["fr"].values()) == ["Partie de Ludo", "Sauvegarde de Ludo", "Soirées de Ludo", "Règles de Ludo"]


def test_both_ways_to_open_what_nobody_has_signed_are_told() -> None:
    told = macos.read_me()
    assert told.count(macos.UNQUARANTINE) == len(languages())
    assert "Open Anyway" in told
    assert "Ouvrir quand même" in told
    assert macos.UNQUARANTINE in (ROOT / "README.md").read_text(encoding="utf-8")


def test_a_catalogue_is_told_that_chips_are_staked_and_no_money() -> None:
    told = ElementTree.fromstring(linux.filled("ludo.metainfo.xml"))
    found = {entry.get("id"): entry.text for entry in told.findall("content_rating/content_attribute")}
    assert (found["money-gambling"], found["money-purchasing"]) == ("mild", "none")


def test_the_manual_page_names_every_option() -> None:
    page = linux.filled("ludo.6").replace("\\-", "-")
    sources = [ROOT / "ludo" / "app" / name for name in ("arguments.py", "commands/command_line.py")]
    options = [option for path in sources for option in re.findall(r'"(--[a-z-]+)"', path.read_text(encoding="utf-8"))]
    assert len(options) >= 16
    assert [f'.SS "ludo {name} ' for name in NAMES if f'.SS "ludo {name} ' not in page] == []
    assert [name for name in named.names() if name not in page] == []
    assert [option for option in (*options, "--help", "LUDO_DATA_DIR") if option not in page] == []


def test_what_macos_reads_may_hold_quotes() -> None:
    assert words.macos_strings("en", ['a "b" \\']) == '"a \\"b\\" \\\\" = "a \\"b\\" \\\\";\n'


@pytest.mark.skipif(sys.platform == "darwin", reason="here it can be built")
def test_elsewhere_the_bundle_for_macos_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="on macOS only"):
        macos.app(tmp_path)


def test_the_flatpak_pins_every_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = tmp_path / "ludo_cards-1-py3-none-any.whl"
    wheel.write_bytes(b"wheel")
    monkeypatch.setattr(icons, "draw", lambda _: {})
    path = flatpak.write_manifest(tmp_path / "flatpak", [wheel])
    told = json.loads(path.read_text(encoding="utf-8"))
    assert path.stem == told["id"] == APP_ID
    (module,) = told["modules"]
    paths = {source["path"] for source in module["sources"]}
    assert {f"wheels/{wheel.name}", f"share/applications/{APP_ID}.desktop"} <= paths
    for source in module["sources"]:
        content = (path.parent / source["path"]).read_bytes()
        assert source["sha256"] == hashlib.sha256(content).hexdigest()
        assert source["path"].startswith(f"{source['dest']}/")
    entry = (path.parent / "share" / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert f"Icon={APP_ID}\n" in entry
    assert not [right for right in told["finish-args"] if "network" in right or "filesystem" in right]


@pytest.mark.parametrize(
    "path", [flatpak.WHEELS, *windows.WHEELS.values()], ids=lambda path: path.parent.name + path.stem
)
def test_the_wheels_that_are_pinned_are_what_the_program_needs(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    pinned = {}
    for line in lines:
        found = re.fullmatch(r"([a-z0-9.-]+)==(\S+) --hash=sha256:[0-9a-f]{64}", line)
        assert found is not None, line
        pinned[found[1]] = found[2]
    for text in dependencies():
        needed = Requirement(text)
        assert needed.specifier.contains(pinned[needed.name.lower()]), text


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"b")
    (tmp_path / "a.zip").write_bytes(b"a")
    for _ in range(2):
        (path,) = release.checksums(tmp_path)
    wanted = [f"{hashlib.sha256(name[:1].encode()).hexdigest()}  {name}" for name in ("a.zip", "b.deb")]
    assert path.read_text(encoding="utf-8").splitlines() == wanted


_INDEX = "https://index.example"


def _catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *left_out: str) -> dict[str, str]:
    """Return what is written for catalogues, where the project has an address."""
    monkeypatch.setattr(manifests, "BUILD", tmp_path / "build")
    monkeypatch.setattr(manifests, "homepage", lambda: "https://forge.example/we/ludo/")
    for pattern in (
        "*-windows-setup.exe",
        "*-macos-apple-silicon.dmg",
        "*-linux.tar.xz",
        "*.whl",
        "ludo_cards-*.tar.gz",
    ):
        if pattern not in left_out:
            (tmp_path / pattern.replace("*", "ludo")).write_bytes(pattern.encode())
    release.checksums(tmp_path)
    monkeypatch.setattr(flatpak, "addresses", lambda: [(f"{_INDEX}/numpy-2-cp313.whl", "0" * 64)])
    return {path.name: path.read_text(encoding="utf-8") for path in manifests.manifests(tmp_path)}


def test_every_catalogue_is_given_version_address_and_checksum(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = _catalogues(tmp_path, monkeypatch)
    packages = {
        **{
            "we.Ludo.installer.yaml": "*-windows-setup.exe",
            "ludo.rb": "*-macos-apple-silicon.dmg",
            "PKGBUILD": "*-linux.tar.xz",
        },
        **{"recipe.yaml": "ludo_cards-*.tar.gz", f"{APP_ID}.flathub.json": "*.whl"},
    }
    others = {"we.Ludo.yaml", "we.Ludo.locale.en-US.yaml"}
    assert set(told) == {*packages, *others}
    for name, text in told.items():
        assert hashlib.sha256(packages[name].encode()).hexdigest() in text if name in packages else name in others
        assert not re.search("@[A-Z]", text), name
        assert version() in text
        assert "https://forge.example/we/ludo" in text or name == "we.Ludo.yaml"
    run = re.findall(r"^    - ([\w-]+) [<>]", told["recipe.yaml"], re.MULTILINE)
    assert {manifests.conda(text).split()[0] for text in dependencies()} <= set(run)


def test_flathub_is_given_every_source_by_address_and_checksum(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (module,) = json.loads(_catalogues(tmp_path, monkeypatch)[f"{APP_ID}.flathub.json"])["modules"]
    assert [source["type"] for source in module["sources"]] == ["file", "file", "archive"]
    assert all(source["url"].startswith("https://") and len(source["sha256"]) == 64 for source in module["sources"])
    assert module["sources"][1]["url"].startswith(_INDEX)
    monkeypatch.setattr(flatpak, "addresses", lambda: [("file:///here/numpy.whl", "0" * 64)])
    assert not [path for path in manifests.manifests(tmp_path) if APP_ID in path.name], "nobody else finds that"


def test_a_catalogue_whose_package_is_left_out_gets_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = _catalogues(tmp_path, monkeypatch, "*-macos-apple-silicon.dmg")
    assert "ludo.rb" not in told
    assert "PKGBUILD" in told


def test_the_address_stands_in_one_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (HERE / "manifests").iterdir():
        assert "://" not in path.read_text(encoding="utf-8"), path.name
    assert manifests.manifests(tmp_path) == []
    assert "names no address" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
def test_a_shell_reads_what_the_aur_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = _catalogues(tmp_path, monkeypatch)["PKGBUILD"]
    command = ["bash", "-euc", f"{text}\necho $pkgver ${{#sha256sums}} $source"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    source = f"https://forge.example/we/ludo/releases/download/v{version()}/ludo-{version()}-linux.tar.xz"
    assert done.stdout.split() == [version(), "64", source]


def test_the_workflow_builds_every_target() -> None:
    from build import TARGETS

    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    built = re.findall(r"packaging/build\.py ([a-z0-9 -]+)$", text, re.MULTILINE)
    assert {word for words in built for word in words.split() if not word.startswith("--")} == set(TARGETS)
