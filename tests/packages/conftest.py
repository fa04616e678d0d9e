"""A commit of which a release can be made."""

import io
import json
import shutil
import subprocess
import tarfile
import zipfile
from datetime import date
from pathlib import Path

import pytest

import gate
from recipes import locks
from tests.house.sources import ROOT

DAY = date(2026, 12, 1)
_READ = (
    *("CHANGELOG.md", "pyproject.toml", "ludo/__init__.py", "packaging/jobs.toml", "packaging/systems.toml"),
    *("ludo/app/__init__.py", "ludo/app/unused_parts.py", "ludo/languages.py", "ludo/resource_paths.py"),
    "resources/i18n/languages.json",
    *(".github/workflows/release.yml", *(path.relative_to(ROOT).as_posix() for path in locks.paths())),
)
_FORGE = {
    "GITHUB_REF_TYPE": "tag",
    "GITHUB_REF_NAME": "v1.2.0",
    "GITHUB_SERVER_URL": "https://forge.example",
    "GITHUB_REPOSITORY": "we/ludo",
    "CHECKS": '[{"conclusion": "failure"}, {"conclusion": "success"}]',
    "APPROVAL": "required_reviewers",
}


_LISTED = "Ludo holds this.\n\nnumpy 2.0.1: BSD\nfont_of_ours 1.006: OFL\nPython: PSF-2.0\n"


def bring(path: Path, listed: str = _LISTED) -> None:
    """Write what stands for a file of a release; in an archive of a bundle lies what it says that it holds."""
    if path.name.endswith(".cdx.json"):
        parts = [("numpy", "2.0.1"), ("font-of-ours", "1.6")]
        told = [{"name": name, "version": number, "purl": f"pkg:pypi/{name}@{number}"} for name, number in parts]
        path.write_text(json.dumps({"components": [*told, {"name": "Qt: a part", "version": ""}]}), encoding="utf-8")
    elif path.suffix == ".zip":
        with zipfile.ZipFile(path, "w") as packed:
            packed.writestr("Ludo/app/resources/licences/README.txt", listed)
    elif path.name.endswith(".tar.xz"):
        with tarfile.open(path, "w:xz") as tar:
            entry = tarfile.TarInfo("ludo/resources/licences/README.txt")
            entry.size = len(listed)
            tar.addfile(entry, io.BytesIO(listed.encode()))
    else:
        path.write_bytes(path.name.encode())


def save(root: Path) -> None:
    """Commit what has changed."""
    author = ["-c", "user.name=a", "-c", "user.email=a@a.invalid", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", str(root), *author, "commit", "-q", "-a", "-m", "all"], check=True)


@pytest.fixture
def ready(tmp_path: Path) -> gate.Commit:
    """A commit of which a release can be made: this one, with another version and the day of it."""
    root = tmp_path / "commit"
    shutil.copytree(ROOT / "packaging", root / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
    for name in _READ:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (root / "ludo" / "__init__.py").write_text('__version__ = "1.2.0"\n', encoding="utf-8")
    changed = "# Changes\n\n## [1.2.0] - 2026-01-31\n\n- New.\n\n## [1.1.0] - 2026-01-01\n\n- Old.\n"
    (root / "CHANGELOG.md").write_text(changed, encoding="utf-8")
    for words in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", "-C", str(root), *words], check=True)
    save(root)
    return gate.Commit(root, dict(_FORGE), DAY)
