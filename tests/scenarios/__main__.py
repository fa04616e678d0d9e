"""`python -m tests.scenarios FILE...`: run scenario files and count."""

import sys
from pathlib import Path

from tests.scenarios.runner import run_file


def main(paths: list[str]) -> int:
    """Run the files; 0 only if every scenario of every file agrees."""
    passed = failed = 0
    for path in paths:
        report = run_file(Path(path))
        for failure in report.failures:
            print(failure)
        print(f"{path}: {report.passed} passed, {len(report.failures)} failed")
        passed += report.passed
        failed += len(report.failures)
    print(f"{passed} passed, {failed} failed")
    return 0 if paths and not failed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
