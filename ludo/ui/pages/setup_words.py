"""Sentences about the setup of a new game: who plays together, by which rules, for how long."""

from typing import Final

from ludo.session.own_person import alone
from ludo.ui.games.registry import SCREENS, option_words_of
from ludo.ui.i18n import listed, translate
from ludo.ui.pages.setup_draft import SetupDraft
from ludo.ui.wording.common import level_name

_MOST_NAMES: Final = 4


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


def sentence(draft: SetupDraft) -> str:
    """Return the sentence that says who plays by which rules; its fields are words to change."""
    long = minutes_of(draft) > 0
    if alone(draft.setup()) is not None and draft.levels():
        if long:
            return translate("NewGame", "You against {names}, {level}, {preset}, about {minutes}.")
        return translate("NewGame", "You against {names}, {level}, {preset}.")
    if draft.levels():
        if long:
            return translate("NewGame", "{names} at the table, the computer as {level}, {preset}, about {minutes}.")
        return translate("NewGame", "{names} at the table, the computer as {level}, {preset}.")
    if long:
        return translate("NewGame", "{names} at the table, {preset}, about {minutes}.")
    return translate("NewGame", "{names} at the table, {preset}.")


def who_text(draft: SetupDraft) -> str:
    """Return against whom one plays, or who plays."""
    setup = draft.setup()
    chairs = draft.named_chairs()
    own = alone(setup) if draft.levels() else None
    names = [chair.name for seat, chair in enumerate(chairs) if seat != own]
    if len(names) > _MOST_NAMES:
        return translate("NewGame", "%n player(s)", None, len(names))
    return listed(names)


def levels_text(draft: SetupDraft) -> str:
    """Return the level of the computer players."""
    levels = draft.levels()
    return level_name(next(iter(levels))) if len(levels) == 1 else translate("NewGame", "different levels")


def rules_text(draft: SetupDraft, own: str | None) -> str:
    """Return what the rules are called; `own`: by which name a person keeps them."""
    preset = draft.preset()
    if preset is not None:
        return option_words_of(draft.game.id).presets[preset].label()
    return own or translate("NewGame", "own rules")


def minutes_of(draft: SetupDraft) -> int:
    """Return how long a partie takes, 0 where that is not known."""
    return SCREENS[draft.game.id].minutes.get(draft.preset() or "", 0)


def with_minutes(game: str, preset: str, label: str) -> str:
    """Return the name of a preset and how long it takes."""
    minutes = SCREENS[game].minutes.get(preset, 0)
    return translate("NewGame", "{preset} · {minutes} min").format(preset=label, minutes=minutes) if minutes else label
