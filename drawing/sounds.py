"""The sounds of the table, computed: `python -m drawing.sounds` writes `resources/sounds/*.wav`.

Short and quiet: mono, 16 bit. Each is a few damped tones or a burst of filtered noise; the noise comes from a fixed
seed, so that the files are the same every time.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "resources" / "sounds"
RATE: Final = 22_050
"""Samples a second."""
_LOUDEST: Final = 0.5
_FADE: Final = 0.004
"""Seconds at both ends in which a sound comes and goes, so that nothing clicks."""

Samples = list[float]


def tone(frequency: float, seconds: float, damping: float, *, overtones: Sequence[float] = (1.0,)) -> Samples:
    """Return a damped tone; `overtones`: how strong the first, second, … partial is."""
    count = round(seconds * RATE)
    result = []
    for n in range(count):
        time = n / RATE
        value = sum(
            strength * math.exp(-damping * part * time) * math.sin(2 * math.pi * frequency * part * time)
            for part, strength in enumerate(overtones, 1)
        )
        result.append(value)
    return result


def noise(seconds: float, damping: float, low: float, high: float, seed: int) -> Samples:
    """Return damped noise between two frequencies, by two simple filters."""
    luck = Random(seed)
    keep_low, keep_high = (math.exp(-2 * math.pi * frequency / RATE) for frequency in (high, low))
    smooth = base = 0.0
    result = []
    for n in range(round(seconds * RATE)):
        smooth = keep_low * smooth + (1 - keep_low) * luck.uniform(-1, 1)
        base = keep_high * base + (1 - keep_high) * smooth
        result.append((smooth - base) * math.exp(-damping * n / RATE))
    return result


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Mix sounds: when each begins in seconds, how loud it is, and its samples."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    result = [0.0] * length
    for start, loudness, samples in parts:
        peak = max(map(abs, samples)) or 1.0
        first = round(start * RATE)
        for n, value in enumerate(samples):
            result[first + n] += loudness * value / peak
    return result


def card() -> Samples:
    """A card laid on cloth: a soft brush, then a dull tap."""
    brush = noise(0.09, 32, 900, 5200, 1)
    tap = noise(0.06, 70, 90, 620, 2)
    return mixed((0.0, 0.45, brush), (0.028, 1.0, tap))


def chip() -> Samples:
    """A counter on another: two bright clicks of clay."""
    click = tone(2350, 0.07, 75, overtones=(1.0, 0.5, 0.3))
    second = tone(2730, 0.08, 70, overtones=(1.0, 0.4, 0.25))
    body = noise(0.05, 80, 500, 3000, 3)
    return mixed((0.0, 0.8, click), (0.0, 0.5, body), (0.045, 0.6, second))


def call() -> Samples:
    """Somebody speaks: two knocks on wood."""
    knock = tone(196, 0.13, 34, overtones=(1.0, 0.55, 0.2))
    wood = noise(0.05, 85, 200, 1400, 4)
    return mixed((0.0, 1.0, knock), (0.0, 0.6, wood), (0.11, 0.8, knock), (0.11, 0.45, wood))


def turn() -> Samples:
    """It is your turn: one soft high note."""
    return tone(659.3, 0.42, 9, overtones=(1.0, 0.22, 0.07))


def won() -> Samples:
    """The partie is won: four notes that rise."""
    notes = (523.3, 659.3, 784.0, 1046.5)
    rising = [
        (0.13 * n, 0.8 + 0.1 * n, tone(pitch, 0.75, 5, overtones=(1.0, 0.3, 0.1))) for n, pitch in enumerate(notes)
    ]
    return mixed(*rising)


def trick() -> Samples:
    """A trick is taken: two soft notes that fall, over a brush of cards."""
    brush = noise(0.16, 22, 700, 4200, 5)
    return mixed((0.0, 0.5, brush), (0.0, 0.8, tone(587.3, 0.2, 16)), (0.09, 0.8, tone(440.0, 0.26, 14)))


def refused() -> Samples:
    """Something is not possible: one low, short buzz."""
    return tone(146.8, 0.16, 14, overtones=(1.0, 0.7, 0.5, 0.35))


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {
    "card": card,
    "chip": chip,
    "call": call,
    "turn": turn,
    "won": won,
    "trick": trick,
    "refused": refused,
}


def as_samples(sound: Samples) -> array[int]:
    """Return a sound as signed 16 bit numbers, with soft ends."""
    peak = max(map(abs, sound)) or 1.0
    fade = round(_FADE * RATE)
    last = len(sound) - 1
    values = array("h")
    for n, value in enumerate(sound):
        soft = min(1.0, n / fade, (last - n) / fade)
        values.append(round(32_767 * _LOUDEST * soft * value / peak))
    if sys.byteorder == "big":
        values.byteswap()
    return values


def write(path: Path, sound: Samples) -> None:
    """Write a sound as a WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(as_samples(sound).tobytes())


def main() -> int:
    """The command."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(FOLDER / f"{name}.wav", make())
    print(f"{len(SOUNDS)} sounds in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
