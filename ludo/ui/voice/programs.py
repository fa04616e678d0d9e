"""How each system's speech program is asked to speak: as a program, its arguments, and what it reads."""

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple


class Manner(NamedTuple):
    """language: its code; speed: words a minute; volume: per cent; answer: in the voice of answers."""

    language: str
    speed: int
    volume: int
    answer: bool


class Call(NamedTuple):
    """Arguments of a program, what it reads from its input, and those that have it stop where its end does not."""

    arguments: list[str]
    input: str = ""
    stop: tuple[str, ...] = ()


def _say(manner: Manner, text: str) -> Call:
    voice = _MAC_VOICES.get(manner.language, ("", ""))[manner.answer]
    named = ["-v", voice] if voice else []
    return Call([*named, "-r", str(manner.speed), "-f", "-"], f"[[volm {manner.volume / 100:g}]] {text}")


def _espeak(manner: Manner, text: str) -> Call:
    variant = "+f3" if manner.answer else ""
    return Call(["-v", manner.language + variant, "-s", str(manner.speed), "-a", str(manner.volume), "--stdin"], text)


def _spd_say(manner: Manner, text: str) -> Call:
    span = 270 if manner.speed > _USUAL else 100
    rate = max(-100, min(100, round(100 * (manner.speed - _USUAL) / span)))
    kind = "female1" if manner.answer else "male1"
    return Call(
        ["-w", "-l", manner.language, "-r", str(rate), "-i", str(manner.volume - 100), "-t", kind, "--", text],
        stop=("-S",),
    )


def _sapi(manner: Manner, text: str) -> Call:
    rate = max(-10, min(10, round(10 * math.log(manner.speed / _USUAL, 3))))
    gender = "Female" if manner.answer else "Male"
    script = (
        "Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
        f"try {{ $s.SelectVoiceByHints('{gender}', 'NotSet', 0, [Globalization.CultureInfo]'{manner.language}') }} "
        f"catch {{}}; $s.Rate = {rate}; $s.Volume = {manner.volume}; "
        "[Console]::InputEncoding = [Text.Encoding]::UTF8; $s.Speak([Console]::In.ReadToEnd())"
    )
    return Call(["-NoProfile", "-NonInteractive", "-Command", script], text)


_USUAL: Final = 180
"""Words a minute at which these programs speak untold."""
_MAC_VOICES: Final[Mapping[str, tuple[str, str]]] = {"en": ("Daniel", "Samantha"), "fr": ("Thomas", "")}
"""Voices that come with macOS, of the table and of answers; "" for the one that the person has chosen."""

CALLS: Final[Mapping[str, Callable[[Manner, str], Call]]] = {
    "say": _say,
    "powershell": _sapi,
    "spd-say": _spd_say,
    "espeak-ng": _espeak,
}
"""Programs that speak, by name."""
PROGRAMS: Final[Mapping[str, tuple[str, ...]]] = {
    "darwin": ("say",),
    "win32": ("powershell",),
    "linux": ("spd-say", "espeak-ng"),
}
"""Those of each system, the best first."""
