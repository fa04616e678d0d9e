"""All that the window works with; the start of the program puts it together."""

from pathlib import Path
from typing import NamedTuple

from ludo.session.service import PartieService
from ludo.ui.services.settings import SettingsStore
from ludo.ui.services.store_types import Store


class Services(NamedTuple):
    """All that the window works with. folder: where the data lies."""

    store: Store
    settings: SettingsStore
    parties: PartieService
    folder: Path
