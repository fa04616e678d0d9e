"""What stands for a name on a disc: letters, or an emoji that is not taken apart."""

import pytest

from ludo.nights.people import initials


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "A"),
        ("jean-baptiste", "JB"),
        ("Marie-Antoinette de la Tour", "MT"),
        ("(Anna) Klein", "K"),
        ("", "?"),
        ("🦊🐻", "🦊"),
        ("🇫🇷", "🇫🇷"),
        ("👍🏽 👋", "👍🏽👋"),
        ("👩\u200d🚒", "👩\u200d🚒"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("🦊 Zoé", "Z"),
    ],
)
def test_initials(name: str, shown: str) -> None:
    assert initials(name) == shown
    assert initials(name, 1) in shown
