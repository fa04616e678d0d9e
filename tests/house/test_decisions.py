"""Each decision has a number of its own, and its heading says it."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "adr"


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = [path.name[:4] for path in sorted(FOLDER.glob("*.md"))]
    assert len(numbers) == len(set(numbers))


def test_headings_say_the_number() -> None:
    for path in FOLDER.glob("*.md"):
        assert path.read_text(encoding="utf-8").startswith(f"# {path.name[:4]} — "), path.name
