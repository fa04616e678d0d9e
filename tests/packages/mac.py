"""Python as if on a Mac: `python mac.py packaging/build.py macos-app`, `packaging/sign.py IMAGE`, `-m tests.packages`.

The recipe of the image and the cases of its trial run as they are, with the programs of `stand_ins`; what PyInstaller
and Qt would make is a bundle of a few files, for their wheels run on macOS alone.
"""

import os
import platform
import plistlib
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

_ROOT = Path.cwd()
_SAYS = "#!/bin/sh\necho 'ok  one'\necho 'everything works'\n"


def bundle(icon: Path | None, plist: Path | None) -> Path:
    """Return a bundle with a program that says what the self-test says."""
    folder = _ROOT / "build" / "bundle" / "Ludo.app"
    program, library = folder / "Contents" / "MacOS" / "ludo", folder / "Contents" / "Frameworks" / "libz.dylib"
    for path in (program, library):
        path.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(_SAYS, encoding="utf-8")
    program.chmod(0o755)
    library.write_bytes(b"\xca\xfe\xba\xbe")
    assert plist is not None
    (folder / "Contents" / "Info.plist").write_bytes(plistlib.dumps(plistlib.loads(plist.read_bytes())))
    return folder


def main(arguments: list[str]) -> int:
    """The command; the program itself runs as it does here."""
    if arguments[0] == "run.py":
        return subprocess.run([sys.executable, *arguments], check=False).returncode
    sys.path[:0] = [str(_ROOT), str(_ROOT / "packaging")]
    import build
    import sign
    from recipes import icons, macos
    from tests.packages import __main__ as trial
    from tests.packages import macos as cases

    with (
        mock.patch.object(macos, "sys", SimpleNamespace(platform="darwin")),
        mock.patch.object(macos, "program_folder", bundle),
        mock.patch.object(macos, "PAUSES", (0, 0)),
        mock.patch.object(icons, "draw", return_value={}),
        mock.patch.object(icons, "icns", lambda _, target: target),
        mock.patch.object(platform, "machine", return_value="arm64"),
        mock.patch.object(cases, "lacks", return_value=""),
        mock.patch.object(trial, "lacks", return_value="a Mac"),
    ):
        if arguments[0] == "packaging/build.py":
            return build.main(arguments[1:])
        if arguments[0] == "packaging/sign.py":
            sign.main([Path(name) for name in arguments[1:]])
            return 0
        assert arguments[:2] == ["-m", "tests.packages"], arguments
        sys.argv = arguments[1:]
        return trial.main()


if __name__ == "__main__":
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    sys.exit(main(sys.argv[1:]))
