"""A score sheet on paper says what its page says."""

from pathlib import Path

import pytest

from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.store.store import Store
from ludo.ui.printing.sheets import sheet_html


@pytest.mark.usefixtures("qapp")
def test_a_sheet_without_chips_is_printed_line_by_line(tmp_path: Path) -> None:
    nights = Store(tmp_path / "ludo.db").nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")]
    number = nights.sheets.create("trio", {}, people)
    assert sheet_html(nights, number) == ""
    kept = AnyKeptSheet(nights.sheets, number)
    kept.add(kept.sheet.read('{"kind":"deal","out":0,"opened":[0,1],"points":[0,40,90]}'))
    kept.revise(1, kept.sheet.read('{"kind":"deal","out":0,"opened":[0,1],"points":[0,45,90]}'), "mistyped")
    printed = sheet_html(nights, number)
    assert "45 (2)" in printed
    assert "40 (2)" not in printed
    assert "Anna went out" in printed
