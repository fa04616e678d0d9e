"""What `run.py` removes of the packages that it installs: nobody asks for it, and the rest still fits together."""

import csv
import re
import subprocess
import sys
from importlib.metadata import PackagePath, distribution
from pathlib import Path

import pytest

from ludo.app.environment import PACKAGES
from ludo.app.unused_parts import QT_MODULES, UNUSED, drop_unused, is_unused
from recipes.qt_parts import PLUGINS, TRANSLATIONS

LUDO = Path(__file__).parents[2] / "ludo"
QT = "pyside6_essentials"

WITHOUT = """
import sys
from importlib.abc import MetaPathFinder
sys.path.insert(0, sys.argv[1])
from ludo.app.unused_parts import QT_MODULES

class Gone(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        parts = name.split(".")
        if parts[0] == "PySide6" and parts[1:] and parts[1].startswith("Qt") and parts[1][2:] not in QT_MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if parts[0] in ("numpy", "pyqtgraph") and {"distutils", "f2py", "tests", "examples"}.intersection(parts):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None

sys.meta_path.insert(0, Gone())
import ludo.app.start, ludo.app.self_test_window, ludo.ui.charts.plot, openskill.models, pyqtgraph
"""


def files_of(package: str) -> list[PackagePath]:
    """All files of an installed package; of Qt only if it lacks nothing."""
    return distribution(package).files or []


def imported() -> set[str]:
    """The modules of Qt that Ludo imports anywhere."""
    statements = re.compile(r"^\s*(?:from (PySide6\.\w+)|(?:from|import) (PySide6.*))", re.MULTILINE)
    found = [statement for path in LUDO.rglob("*.py") for statement in statements.findall(path.read_text("utf-8"))]
    return {name for statement in found for name in re.findall(r"\bQt([A-Z]\w+)", " ".join(statement))}


def test_the_modules_of_qt_that_stay_are_those_that_are_imported() -> None:
    assert imported() == set(QT_MODULES)


def test_the_program_and_its_charts_load_without_what_goes() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, str(LUDO.parent)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.returncode == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries have other names")
def test_what_stays_of_qt_asks_for_nothing_that_goes() -> None:
    files = [path for path in files_of(QT) if re.search(r"\.so\b", path.name)]
    gone = {path.name for path in files if is_unused(QT, path.as_posix())}
    assert len(gone) > 60
    for path in files:
        if path.name not in gone and "icu" not in path.name:
            named = re.findall(rb"lib(?:Qt6|pyside6)[.\w]+", Path(str(path.locate())).read_bytes())
            assert not gone.intersection(name.decode() for name in named), path


def test_the_plugins_and_words_of_the_packages_stay_here_too() -> None:
    files = [path.as_posix() for path in files_of(QT)]
    plugins = {"/".join(path.split("/")[-2:]).split(".")[0]: path for path in files if "/plugins/" in path}
    assert len(PLUGINS.intersection(plugins)) > 5
    assert [name for name in PLUGINS.intersection(plugins) if is_unused(QT, plugins[name])] == []
    words = {path.rpartition("/")[2] for path in files if path.endswith(".qm") and not is_unused(QT, path)}
    assert words == TRANSLATIONS | {"qtbase_en.qm"}


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/QtQuick.abi3.so",
        "PySide6/QtSvgWidgets.pyd",
        "PySide6/QtTest.pyi",
        "PySide6/Qt6Quick.dll",
        "PySide6/Qt6QmlModels.dll",
        "PySide6/plugins/sqldrivers/qsqlite.dll",
        "PySide6/qml/QtQuick/qmldir",
        "PySide6/designer.exe",
        "PySide6/opengl32sw.dll",
        "PySide6/resources/icudtl.dat",
        "PySide6/translations/qtbase_de.qm",
        "PySide6/translations/qt_fr.qm",
        "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/libexec/uic",
        "PySide6/Assistant.app/Contents/MacOS/Assistant",
        "PySide6/lupdate",
    ],
)
def test_on_every_system_the_rest_of_qt_goes(path: str) -> None:
    assert is_unused(QT, path)


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/__init__.py",
        "PySide6/QtSvg.abi3.so",
        "PySide6/QtDBus.pyd",
        "PySide6/Qt6Svg.dll",
        "PySide6/Qt6OpenGL.dll",
        "PySide6/pyside6.abi3.dll",
        "PySide6/msvcp140.dll",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "PySide6/translations/qtbase_fr.qm",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    ],
)
def test_on_every_system_what_windows_need_stays(path: str) -> None:
    assert not is_unused(QT, path)


class TestDropping:
    """The record of a package forgets what is removed, so that it still counts as whole and pip can remove it."""

    FILES = (
        "numpy/__init__.py",
        "numpy/__init__.pyi",
        "numpy/tests/test_all.py",
        "numpy/lib/math.py",
        "numpy/lib/tests/data/one.npy",
        "numpy/f2py/tests/two.py",
        "game/tests/rules.py",
    )
    KEPT = ("game/tests/rules.py", "numpy/__init__.py", "numpy/lib/math.py")

    @pytest.fixture
    def site(self, tmp_path: Path) -> Path:
        site = tmp_path / "lib" / "python3.11" / "site-packages"
        for name in self.FILES:
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            (site / name).write_text("pass", encoding="utf-8")
        for package in ("numpy", "game"):
            info = site / f"{package}-2.0.dist-info"
            info.mkdir()
            own = [name for name in self.FILES if name.startswith(f"{package}/")]
            lines = [f"{name},sha256=x,4\n" for name in own] + [f"{info.name}/RECORD,,\n"]
            (info / "RECORD").write_text("".join(lines), encoding="utf-8")
        return site

    def left(self, site: Path) -> list[str]:
        return sorted(
            path.relative_to(site).as_posix()
            for path in site.rglob("*.*")
            if path.parent.suffix == "" and path.is_file()
        )

    def test_what_nobody_uses_is_gone_with_its_folders(self, site: Path) -> None:
        drop_unused(site.parents[2])
        assert self.left(site) == [*self.KEPT]
        assert not (site / "numpy" / "lib" / "tests").exists()
        assert not (site / "numpy" / "f2py").exists()

    def test_a_folder_in_which_somebody_has_put_something_stays(self, site: Path) -> None:
        (site / "numpy" / "tests" / "mine.txt").touch()
        drop_unused(site.parents[2])
        assert (site / "numpy" / "tests" / "mine.txt").exists()

    def test_the_packages_still_count_as_whole(self, site: Path) -> None:
        drop_unused(site.parents[2])
        with (site / "numpy-2.0.dist-info" / "RECORD").open(encoding="utf-8", newline="") as record:
            assert [row[0] for row in csv.reader(record)] == [
                "numpy/__init__.py",
                "numpy/lib/math.py",
                "numpy-2.0.dist-info/RECORD",
            ]
        code = (
            f"import sys; sys.path[:] = [{str(site)!r}, *[path for path in sys.path if 'site-packages' not in path]]\n"
        )
        command = [sys.executable, "-I", "-c", code + PACKAGES, "numpy", "game"]
        assert subprocess.run(command, check=False).returncode == 0
        (site / "numpy" / "lib" / "math.py").unlink()
        assert subprocess.run(command, capture_output=True, check=False).returncode == 1

    def test_only_packages_that_are_known_lose_anything(self, site: Path) -> None:
        drop_unused(site.parents[2])
        assert (site / "game" / "tests" / "rules.py").exists()
        assert "game" not in UNUSED
