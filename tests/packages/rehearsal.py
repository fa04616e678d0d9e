"""`python -m tests.packages.rehearsal --folder FOLDER [OPTIONS OF THE WALK]`: a release, rehearsed twice and compared.

Each time every job clones the commit anew. FOLDER/1/release and FOLDER/2/release then hold what the release would; they
are equal byte for byte, but for the image for macOS. The second time nothing is tried that was tried the first time.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from recipes.common import checksum, megabytes
from recipes.release import SUMS

DIFFERS: Final = (".dmg", SUMS, f"{SUMS}.sig")
"""What holds signatures and times of its own, and what names its checksum."""


def compare(one: Path, two: Path) -> tuple[list[str], list[str]]:
    """Return lines about every file of two folders, and the names of those that differ and should not."""
    names = sorted({path.name for folder in (one, two) for path in folder.iterdir()})
    lines, different = [], []
    for name in names:
        found = [folder / name for folder in (one, two)]
        if not all(path.is_file() for path in found):
            different.append(name)
            lines.append(f"| {name} | in one alone | |")
            continue
        first, second = map(checksum, found)
        may = name.endswith(DIFFERS)
        if first != second and not may:
            different.append(name)
        said = "equal" if first == second else "another one, as it may be" if may else "DIFFERENT"
        lines.append(f"| {name} | {megabytes(found[0]):.1f} MB | {said} {first[:16]} |")
    return lines, different


def main() -> int:
    """The command; 1 if a walk failed or a file differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.packages.rehearsal", description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where both releases are kept")
    given, others = parser.parse_known_args()
    folders, codes = [given.folder / number for number in "12"], []
    for folder, more in zip(folders, ([], ["--skip", "tests.packages", "--skip", "run.py test"]), strict=True):
        started = time.monotonic()
        command = [sys.executable, "-m", "tests.packages.walk", "--folder", str(folder), *more, *others]
        codes.append(subprocess.run(command, check=False).returncode)
        print(f"\nwalk {folder.name}: ended with {codes[-1]} after {time.monotonic() - started:.0f} s\n", flush=True)
    if lost := [folder for folder in folders if not (folder / "release").is_dir()]:
        print(f"no release in {', '.join(map(str, lost))}")
        return 1
    lines, different = compare(*(folder / "release" for folder in folders))
    print("\n".join(("| file | size | twice |", "| --- | --- | --- |", *lines)))
    print(f"different: {', '.join(different)}" if different else "byte for byte the same")
    return int(bool(different) or any(codes))


if __name__ == "__main__":
    sys.exit(main())
