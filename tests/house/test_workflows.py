"""What the workflows of the forge run is what was looked at: every action by its digest, no credentials left behind."""

import re
import subprocess
import sysconfig
import tomllib
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from ludo.app.qt_libraries import QT_LIBRARIES, X_LIBRARIES
from tests.house.sources import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_there_are_workflows() -> None:
    assert {path.stem for path in WORKFLOWS} >= {"checks", "release"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned_by_digest_with_its_version_beside_it(path: Path) -> None:
    used = re.findall(r"uses: (.+)", path.read_text(encoding="utf-8"))
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", action)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_container_is_pinned_by_digest_with_its_version_beside_it(path: Path) -> None:
    used = re.findall(r"(?:container|image): (.+)", path.read_text(encoding="utf-8"))
    assert [image for image in used if not re.fullmatch(r"[\w./-]+:\d+@sha256:[0-9a-f]{64} # [\d.]+", image)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_no_checkout_leaves_credentials(path: Path) -> None:
    steps = path.read_text(encoding="utf-8").split("- uses: ")
    checkouts = [step for step in steps if step.startswith("actions/checkout@")]
    assert checkouts
    assert all("persist-credentials: false" in step for step in checkouts)


def _systems() -> set[str]:
    """The systems and containers that all jobs ask for."""
    found = set()
    for path in WORKFLOWS:
        text = path.read_text(encoding="utf-8")
        asked = re.findall(r"(?:runs-on|container): ([^@\n]+)", text) + re.findall(r"system: \[(.+)\]", text)
        found |= {name.strip() for names in asked for name in names.split(",") if "${{" not in name}
    return found


def _ending(today: date) -> list[str]:
    """The systems of the workflows that have ended by a day, or will within three months."""
    ends = tomllib.loads((ROOT / "packaging" / "systems.toml").read_text(encoding="utf-8"))["ends"]
    assert set(ends) == _systems()
    return [name for name, end in ends.items() if end and end - today <= timedelta(days=92)]


def test_no_system_of_a_workflow_ends_within_three_months() -> None:
    assert _ending(datetime.now(UTC).date()) == [], "packaging/systems.toml says what to do"


def test_the_end_of_a_system_is_noticed_three_months_before() -> None:
    assert _ending(date(2032, 2, 28)) == []
    assert _ending(date(2032, 2, 29)) == _ending(date(2032, 6, 1)) == ["almalinux:9"]


_INSTALL = r"(?:apt-get install|dnf install --assumeyes (?!epel)) ?(.+?)\n +(?:- |#)"


def _installed(path: Path) -> list[set[str]]:
    """What each step of a workflow installs."""
    text = path.read_text(encoding="utf-8")
    return [set(words.split()) for words in re.findall(_INSTALL, text, re.DOTALL)]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_who_installs_libraries_of_qt_installs_all_that_it_needs(path: Path) -> None:
    """Pictures are drawn while a package is built, by a Qt that a bare system cannot load."""
    debian = {names.split()[0] for names in QT_LIBRARIES.values()}
    installed = _installed(path)
    with_qt = [words for words in installed if words & debian]
    assert with_qt
    assert [debian - words for words in with_qt if not debian <= words] == []


def test_who_builds_bundles_for_linux_installs_the_libraries_that_go_into_them() -> None:
    """What the machine that builds lacks, the bundle would lack, and its windows would not open."""
    fedora = {names.split()[1] for names in {**QT_LIBRARIES, **X_LIBRARIES}.values()}
    building = [words for path in WORKFLOWS for words in _installed(path) if "patchelf" in words]
    assert building
    assert [fedora - words for words in building if not fedora <= words] == []


def test_nothing_is_found_by_a_reader_of_workflows() -> None:
    """Only what it finds without a network."""
    zizmor = Path(sysconfig.get_path("scripts")) / "zizmor"
    command = [str(zizmor), "--offline", "--no-progress", "--color=never", str(ROOT / ".github" / "workflows")]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
