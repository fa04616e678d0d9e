"""The play page and the window of the other tests."""

from tests.ui.pages.conftest import desk
from tests.ui.play.conftest import _english_and_light, at_once, open_page

__all__ = ["_english_and_light", "at_once", "desk", "open_page"]
