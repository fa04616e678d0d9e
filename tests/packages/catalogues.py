"""What catalogues are given, tried on a bare Debian by the programs that read it, as far as these can be installed.

`makepkg` and `pacman` of Debian build and install the package of the AUR. rattler-build renders the recipe for
conda-forge, ruby and rubocop read the cask, twine and check-wheel-contents what goes to the index. `winget validate`,
`brew audit`, `namcap` and `flatpak-builder-lint` can be had from neither Debian nor the index of Python.
"""

from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from recipes import manifests
from recipes.common import checksum, version
from tests.fresh.cases import Desk, Failure
from tests.fresh.systems import HOME, USER
from tests.packages.debian import INSTALL, beside, copy_in, files_of, needs_of, said, self_test

_ADDRESS: Final = "https://forge.example/we/ludo"
_ELSEWHERE: Final = ("ludo-{}-windows-setup.exe", "ludo-{}-macos-apple-silicon.dmg")
"""Packages that the folder need not hold."""
_MAKES: Final = "makepkg pacman-package-manager libarchive-tools fakeroot file xz-utils shellcheck"
_READS: Final = "python3-venv rubocop shellcheck"
_RENDER: Final = """import sys, rattler_build as built
recipe = built.Stage0Recipe.from_file(sys.argv[1])
(one,) = recipe.render(built.VariantConfig.from_yaml('python_min: ["3.11"]'))
print(one.recipe.package.name, one.recipe.package.version)"""


def _written(desk: Desk, folder: Path) -> None:
    """Write what catalogues are given for the packages of a folder below the home folder."""
    sums = {path.name: checksum(path) for path in folder.iterdir() if path.is_file()}
    for name in (pattern.format(version()) for pattern in _ELSEWHERE):
        sums.setdefault(name, "0" * 64)
    for place, text in manifests.by_template(_ADDRESS, sums).items():
        target = desk.system.path(f"{HOME}/given/{place}")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    desk.system.root_does(f"chown -R {USER}:{USER} {HOME}/given")


def by_pacman(desk: Desk, archive: Path) -> str:
    """Build the package of the AUR, install it, let it test itself and show a window, remove it without a trace."""
    needs_of(desk, beside(archive))
    desk.system.root_does(f"{INSTALL} {_MAKES} && sed -i s/^CheckSpace// /etc/pacman.conf")  # it knows no mounts here
    _written(desk, archive.parent)
    desk.system.root_does(f"mv {copy_in(desk, archive)} {HOME}/given/")
    said(desk, "cd given && shellcheck PKGBUILD && makepkg --nodeps --noconfirm 2>&1")
    before = files_of(desk)
    said(desk, f"pacman --noconfirm -Udd {HOME}/given/*.pkg.tar*", user=0)
    tested = self_test(desk, "ludo")
    desk.window("ludo", folder=HOME)
    checked = said(desk, "pacman -Qkk ludo-cards-bin 2>&1", user=0).strip().splitlines()[-1]
    said(desk, "pacman --noconfirm -Rdd ludo-cards-bin", user=0)
    own = ("/var/lib/pacman/*", "/usr/share/man/*")
    left = sorted(path for path in files_of(desk) - before if not any(fnmatch(path, name) for name in own))
    if left := [path for path in left if not desk.system.path(path).is_dir()]:
        raise Failure(f"left behind: {', '.join(left[:5])}")
    return f"shellcheck finds nothing; makepkg builds, pacman installs ({checked}); {tested}, window; removed"


def read(desk: Desk, wheel: Path) -> str:
    """Let the readers of catalogues look at what these are given."""
    desk.system.root_does(f"apt-get update -q && {INSTALL} {_READS}")
    _written(desk, wheel.parent)
    said(desk, "python3 -m venv tools && tools/bin/pip install -q py-rattler-build twine check-wheel-contents")
    desk.system.path(f"{HOME}/render.py").write_text(_RENDER, encoding="utf-8")
    rendered = said(desk, "tools/bin/python render.py given/recipe.yaml").strip()
    if rendered != (wanted := f"ludo-cards {version()}"):
        raise Failure(f"conda-forge would read {rendered}, not {wanted}")
    said(desk, "ruby -c given/ludo.rb && rubocop --only Lint,Layout --cache false given/ludo.rb")
    place = copy_in(desk, wheel)
    others = [copy_in(desk, path) for path in wheel.parent.glob("ludo_cards-*.tar.gz")]
    said(desk, f"tools/bin/twine check --strict {' '.join([place, *others])}")
    said(desk, f"tools/bin/check-wheel-contents {place}")
    return f"rattler-build renders {rendered}; ruby, rubocop, twine and check-wheel-contents find nothing"


CASES: Final[tuple[tuple[str, str, str, Callable[[Desk, Path], str]], ...]] = (
    ("ludo-*-linux.tar.xz", "AUR: built by makepkg, installed by pacman", "12", by_pacman),
    ("*-py3-none-any.whl", "catalogues: by their readers", "12", read),
)
"""What a file is called, the name of the case, the release, and the case."""
