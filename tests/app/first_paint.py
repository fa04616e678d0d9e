"""The modules of Ludo that may be read before the first paint, each with the reason: a new one needs one, too.

Every module costs about half a millisecond of a start. Packages are there with what is in them.
"""

from typing import Final

READ: Final = {
    "the process: its window, its crash report, one program at a time": (
        "app.crash app.escaping app.instance app.progress app.start homepage languages lazy moments resource_paths"
    ),
    "the file is opened, migrated or mended, whatever it holds": (
        "store.copies store.database store.errors store.exit_marker store.files store.journal store.notices "
        "store.opening store.places store.schema store.schema_acts store.schema_books store.schema_coach "
        "store.schema_money store.schema_sharing store.books store.books.moved store.connections "
        "store.untrusted_files store.wal gate.budgets gate.databases"
    ),
    "the tables of the file that the first page asks, and those that the window is made of": (
        "store.counted_parties store.people store.person_names store.rows store.store store.summaries store.tables"
    ),
    "the last parties, the one that waits, whose name is known, and who asks the computer players": (
        "session.asker session.chairs session.json_values session.opening session.own_person session.pending "
        "session.ports session.removed_sessions session.service"
    ),
    "language, look and keys": (
        "ui.i18n.inflection ui.platform.appearance ui.platform.identity ui.platform.keys "
        "ui.platform.waker ui.services.settings ui.theme.fonts ui.theme.interface_font ui.theme.palettes ui.theme.sheet"
    ),
    "the window, its menus and the way from page to page": (
        "ui.control.navigator ui.dialogs.notices ui.screens.context "
        "ui.screens.menu_bar ui.services.destinations "
        "ui.services.ports ui.services.store_types ui.services.waiting ui.shell.menus ui.shell.safety ui.shell.window"
    ),
    "the tiles of the games": (
        "ui.games.registry ui.games.screen ui.games.trente_et_un ui.games.trio ui.games.triomphe ui.games.tripoli "
        "ui.games.trut ui.pages.game_picture ui.pages.hero ui.pages.home ui.pages.name_field "
        "ui.pages.own_name ui.pages.tiles"
    ),
    "the line of the partie that waits": (
        "ui.pages.dates ui.pages.entries ui.wording.common ui.wording.errors ui.wording.evening_titles ui.wording.names"
    ),
    "what pages are made of": (
        "ui.widgets.first_focus ui.widgets.focus_release ui.widgets.headings ui.widgets.kept_picture "
        "ui.widgets.labels ui.widgets.plain_text ui.widgets.removal_focus ui.widgets.renewing "
        "ui.widgets.reserved_space ui.widgets.scroll_keys ui.widgets.surfaces "
        "ui.widgets.toggles ui.widgets.value_field"
    ),
}
"""By reason: names within `ludo`."""


def allowed() -> set[str]:
    """Return the full names, with their packages."""
    names = {f"ludo.{name}" for names in READ.values() for name in names.split()}
    packages = {name.rsplit(".", depth)[0] for name in names for depth in range(1, name.count(".") + 1)}
    return names | packages
