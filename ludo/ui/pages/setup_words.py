"""Sentences about the setup of a new game: who plays together, by which rules, for how long."""

from ludo.ui.games.registry import SCREENS, option_words_of
from ludo.ui.i18n import listed, translate
from ludo.ui.pages.setup_draft import SetupDraft


def sides_text(draft: SetupDraft, table: bool) -> str:
    """Return who plays together, if anybody does; `table`: with real cards."""
    if draft.option_problems():
        return ""
    setup = draft.setup()
    options = draft.game.read_options({**setup.values, "players": len(setup.chairs)})
    sides = draft.game.sides(options)
    if all(len(side) == 1 for side in sides):
        return ""
    if draft.game.draws_sides(options) and not table:
        return translate("NewGame", "Who plays with whom is drawn when the partie begins.")
    names = [chair.name for chair in draft.named_chairs()]
    teams = [listed([names[seat] for seat in side]) for side in sides]
    text = translate("NewGame", "Partners sit opposite each other: {teams}.")
    if sides[0] == tuple(range(len(sides[0]))):
        text = translate("NewGame", "Partners sit side by side: {teams}.")
    return text.format(teams=translate("NewGame", " against ").join(teams))


def preset_text(draft: SetupDraft) -> str:
    """Return what the rules are that are chosen."""
    preset = draft.preset()
    if preset is not None:
        return option_words_of(draft.game.id).presets[preset].rule()
    return translate("NewGame", "Your own rules: %n of them differ(s) from the rulebook.", None, draft.differing())


def with_minutes(game: str, preset: str, label: str) -> str:
    """Return the name of a preset and how long it takes."""
    minutes = SCREENS[game].minutes.get(preset, 0)
    return translate("NewGame", "{preset} · {minutes} min").format(preset=label, minutes=minutes) if minutes else label
