"""Every duration of the table, in milliseconds."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from ludo.ui.platform.motion import system_reduces_motion


@dataclass(frozen=True, slots=True)
class Durations:
    """How long things take.

    travel: a card on its way; deal_step: from one dealt card to the next; hold: how long a finished trick stays;
    said: after somebody has spoken; token: a counter on its way; rise: a card lifting under the pointer;
    moment: a big moment in the middle of the table;
    gap: how long a computer player waits before it lays a card, so that a person may step in; luck: before a deal;
    bubble: how long a bubble stays; notice: how long a refusal is shown; fade: of bubbles and glows.
    """

    travel: int
    deal_step: int
    hold: int
    said: int
    token: int
    rise: int
    gap: int
    luck: int
    bubble: int
    notice: int
    fade: int
    moment: int

    @property
    def moves(self) -> bool:
        """Does anything move at all, or is it simply there?"""
        return self.travel > 0


_NORMAL: Final = Durations(
    travel=240, deal_step=85, hold=800, said=450, token=300, rise=90, gap=1200, luck=300,
    bubble=4500, notice=5000, fade=200, moment=1900,
)  # fmt: skip


def _without_motion(durations: Durations) -> Durations:
    """Return the same without motion: what has to be seen or heard keeps its time."""
    return replace(durations, travel=0, deal_step=0, token=0, rise=0, fade=0, moment=0)


DURATIONS: Final = MappingProxyType(
    {
        "slow": replace(
            _NORMAL, travel=380, deal_step=120, hold=1400, said=800, token=480, gap=2200, bubble=7000, moment=2600
        ),
        "normal": _NORMAL,
        "fast": replace(
            _NORMAL, travel=180, deal_step=45, hold=450, said=250, token=200, gap=700, luck=100, moment=1300
        ),
        "none": replace(_without_motion(_NORMAL), hold=600, said=150, gap=900, luck=0),
    }
)
"""The speeds of the settings."""


def motion_unwanted(wish: str) -> bool:
    """Is motion to be left out? `wish` is the setting: yes, no, or system."""
    return system_reduces_motion() if wish == "system" else wish == "yes"


def durations_for(speed: str, reduced_motion: str) -> Durations:
    """Return the durations for two settings."""
    durations = DURATIONS[speed]
    return _without_motion(durations) if durations.moves and motion_unwanted(reduced_motion) else durations
