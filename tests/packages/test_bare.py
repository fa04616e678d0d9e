"""What tries the packages runs with the standard library alone; what names an address takes it from one place."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludo
from ludo.homepage import homepage
from ludo.ui.wording.about import about_text
from recipes import linux
from tests.fresh.host import read_host
from tests.house.sources import ROOT, tracked_files

_ADDRESS = "https://example.org/ludo"


@pytest.mark.parametrize("module", ["tests.packages", "tests.fresh"])
def test_trying_packages_needs_nothing_but_the_standard_library(module: str) -> None:
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import {module}.__main__; print('read')"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("read\n", "")


def _with_urls(folder: Path, urls: str) -> Path:
    folder.joinpath("ludo").mkdir()
    (folder / "pyproject.toml").write_text(f'[project]\nname = "ludo-cards"\n{urls}', encoding="utf-8")
    return folder / "ludo" / "__init__.py"


def test_no_address_is_named_while_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludo, "__file__", str(_with_urls(tmp_path, "")))
    assert homepage() == ""
    assert "://" not in about_text()
    monkeypatch.setattr(linux, "homepage", lambda: "")
    assert "<url" not in linux.filled("ludo.metainfo.xml")


def test_the_address_of_the_project_is_named_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    urls = f'[project.urls]\nHomepage = "{_ADDRESS}"\n'
    monkeypatch.setattr(ludo, "__file__", str(_with_urls(tmp_path, urls)))
    assert _ADDRESS in about_text()
    monkeypatch.setattr(linux, "homepage", lambda: _ADDRESS)
    assert f'<url type="homepage">{_ADDRESS}</url>' in linux.filled("ludo.metainfo.xml")


def test_no_file_names_an_address_of_an_account_that_is_not_ours() -> None:
    here = Path(__file__)
    files = [path for path in tracked_files() if path.suffix in (".py", ".md", ".toml", ".xml", ".nsi", ".yml")]
    found = [path.name for path in files if path != here and "ludo-cards/ludo" in path.read_text(encoding="utf-8")]
    assert found == []


@pytest.mark.skipif(sys.platform == "win32", reason="a program that fails is found by its name on Unix")
def test_a_python_without_pip_says_nothing_of_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    assert not read_host().pip_settings
