"""What is imported only when it is asked for exists, and lies where an import would be allowed."""

from importlib import import_module

from tests.house.lazy_references import references
from tests.house.sources import ROOT

FOUND = list(references(ROOT / "ludo"))


def test_every_reference_finds_what_it_names() -> None:
    assert FOUND
    missing = [reference for reference in FOUND if not hasattr(import_module(reference.module), reference.name)]
    assert missing == []


def test_a_reference_leads_into_the_folder_in_which_it_stands() -> None:
    """The contracts on imports do not see it: it leads below the file that has it, where all of them allow it."""
    folders = {reference: ".".join(reference.path.parent.relative_to(ROOT).parts) for reference in FOUND}
    assert [
        reference for reference, folder in folders.items() if not f"{reference.module}.".startswith(f"{folder}.")
    ] == []
