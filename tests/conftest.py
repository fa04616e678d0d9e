"""Settings for all tests: an offscreen screen, no touch of the user's own data."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
