"""Which files of the packages that `run.py` installs nobody uses to play, and how they are removed again.

An environment in which the checks run, too, keeps everything.
"""

import contextlib
import csv
import re
from pathlib import Path
from typing import Final

from ludo.languages import languages

QT_MODULES: Final = ("Core", "DBus", "Gui", "Network", "PrintSupport", "Svg", "Widgets")
"""The modules of Qt that Ludo and its packages import."""

_LIBRARIES: Final = (
    "Concurrent|Designer|DesignerComponents|Help|JsonRpc|Labs[A-Z]\\w*|LanguageServer|Lottie\\w*|OpenGLWidgets|Qml\\w*"
    "|Quick\\w*|Sql|SvgWidgets|Test|UiTools|WaylandCompositor|WaylandEglCompositorHwIntegration|Xml"
)
_PLUGINS: Final = (
    "designer/|qmllint/|qmlls/|qmltooling/|sqldrivers/|vectorimageformats/|wayland-graphics-integration-server/"
    "|imageformats/(lib)?qpdf|platforminputcontexts/(lib)?qtvirtualkeyboardplugin"
)
_TOOLS: Final = (
    "assistant|balsam|balsamui|designer|linguist|lrelease|lupdate|qmlcachegen|qmlformat|qmlimportscanner|qmllint|qmlls"
    "|qmltyperegistrar|qsb|rcc|svgtoqml|uic"
)
UNUSED: Final = {
    "pyside6_essentials": re.compile(
        # what was built with it looks for the rest of it: modules for Python, libraries, plugins, then what is no code
        rf"PySide6/(Qt(?!({'|'.join(QT_MODULES)})\.)\w+\.(abi3\.so|pyd)$|(lib)?pyside6qml\."
        rf"|(Qt/lib/(lib)?)?Qt6?({_LIBRARIES})\.(so|dll|framework)\b|(Qt/)?plugins/({_PLUGINS})"
        rf"|({_TOOLS})(\.exe$|\.app/|$)|opengl32sw\.dll$|(Qt/)?(libexec|metatypes|qml|resources)/|[^/]+\.(pyi|lib)$"
        r"|(doc|glue|include|scripts|typesystems)/)",
        re.IGNORECASE,
    ),
    "shiboken6": re.compile(r"shiboken6/[^/]+\.(pyi|lib)$"),
    "numpy": re.compile(r"numpy/(.*\.(pyi|lib)$|(.+/)?tests/|distutils/|f2py/|random/|_core/(include|lib)/)"),
    "pyqtgraph": re.compile(r"pyqtgraph/(examples/|icons/peegee/|.*\.pyi$)"),  # its own emblem, for its examples
}
"""Which files nobody uses, by package; what is not known here stays."""
_TRANSLATION: Final = re.compile(r"PySide6/(?:Qt/)?translations/(?:qtbase_)?(.+)\.qm$")


def drop_unused(environment: Path) -> None:
    """Remove what nobody uses from an environment, and from what its packages say is installed."""
    for site in (*environment.glob("lib/*/site-packages"), *environment.glob("Lib/site-packages")):
        for record in site.glob("*.dist-info/RECORD"):
            package = record.parent.name.partition("-")[0].lower()
            if package in UNUSED:
                _drop(site, record, package)


def is_unused(package: str, path: str) -> bool:
    """Does nobody use this file of a package? path: as its record has it."""
    translation = _TRANSLATION.match(path)
    if translation is not None:
        return translation[1] not in languages()
    return UNUSED[package].match(path) is not None


def _drop(site: Path, record: Path, package: str) -> None:
    """Remove the unused files of a package, of which pip then no longer knows."""
    with record.open(encoding="utf-8", newline="") as opened:
        rows = [row for row in csv.reader(opened) if row]
    unused = [row[0] for row in rows if is_unused(package, row[0])]
    with record.open("w", encoding="utf-8", newline="") as opened:
        csv.writer(opened, lineterminator="\n").writerows(row for row in rows if row[0] not in set(unused))
    folders = set()
    for path in unused:
        (site / path).unlink(missing_ok=True)
        folders |= {folder for folder in (site / path).parents if site in folder.parents}
    for folder in sorted(folders, reverse=True):  # the inner ones first
        with contextlib.suppress(OSError):  # something else is in it
            folder.rmdir()
