"""A file has one subject, and is read in one sitting."""

from tests.house.sources import ROOT, python_files

LONGEST = 420


def test_no_file_of_the_program_is_too_long() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files("ludo")}
    too_long = {str(path.relative_to(ROOT)): length for path, length in lines.items() if length > LONGEST}
    assert too_long == {}
