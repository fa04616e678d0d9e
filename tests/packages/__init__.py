"""Recipes of the packages, and what is built by them."""

import sys

from tests.house.sources import ROOT

if str(ROOT / "packaging") not in sys.path:  # the tests have it from their settings
    sys.path.insert(0, str(ROOT / "packaging"))
