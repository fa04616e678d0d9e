"""Tests touch none of the user's own folders, on any system."""

from pathlib import Path

import pytest

from tests.folders import user_folders


@pytest.mark.parametrize(
    ("system", "variable"),
    [
        ("linux", "XDG_DATA_HOME"),
        ("darwin", "HOME"),
        ("win32", "WIN_PD_OVERRIDE_LOCAL_APPDATA"),
        ("freebsd", "XDG_DATA_HOME"),
    ],
)
def test_what_leads_to_data_leads_below_the_folder_of_the_tests(system: str, variable: str, tmp_path: Path) -> None:
    folders = user_folders(system, tmp_path)
    assert Path(folders[variable]).is_dir()
    assert all(Path(folder).parent == tmp_path for folder in folders.values())
