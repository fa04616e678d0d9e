"""All that the window works with; the start of the program puts it together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludo.ui.services.store_types import Store

if TYPE_CHECKING:
    from pathlib import Path

    from ludo.session.service import PartieService
    from ludo.ui.services.settings import SettingsStore


class Services(NamedTuple):
    """All that the window works with. folder: where the data lies."""

    store: Store
    settings: SettingsStore
    parties: PartieService
    folder: Path
