"""The command: `python -m tests.access` plays every game on a real accessibility bus, by actions and by keys."""

import sys
from pathlib import Path

import pytest

if __name__ == "__main__":
    sys.exit(pytest.main(["-q", "-m", "long or not long", str(Path(__file__).parent), *sys.argv[1:]]))
