"""Synthesises the sounds of the table: struck wood, rustling cloth and marimba bars, the same on every run."""

import math
import random
import struct
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 44_100

Samples = list[float]
Mode = tuple[float, float, float]
"""One way a struck bar rings: its pitch in Hz, its strength, the seconds until it has faded to 37 %."""


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def struck(seconds: float, modes: Iterable[Mode]) -> Samples:
    """A bar or block hit once: every mode starts at a zero crossing, so the hit itself does not click."""
    sound = silence(seconds)
    for pitch, strength, fade in modes:
        turn = math.tau * pitch / RATE
        for i in range(len(sound)):
            sound[i] += strength * math.sin(turn * i) * math.exp(-i / (fade * RATE))
    return sound


def rustle(seconds: float, low: float, high: float, seed: int) -> Samples:
    """Noise between two pitches, dulled twice above the higher one: cloth and paper, not hiss."""
    noise = random.Random(seed)
    dulled = [noise.uniform(-1, 1) for _ in silence(seconds)]
    for _ in range(2):
        dulled = low_passed(dulled, high)
    return centred(dulled, low)


def low_passed(sound: Samples, highest: float) -> Samples:
    gain = 1 - math.exp(-math.tau * highest / RATE)
    out, level = [], 0.0
    for value in sound:
        level += gain * (value - level)
        out.append(level)
    return out


def centred(sound: Samples, lowest: float = 40.0) -> Samples:
    """A one-pole high-pass: what is slower than 40 Hz moves the cone and is not heard."""
    return [value - slow for value, slow in zip(sound, low_passed(sound, lowest), strict=True)]


def lay(sound: Samples, part: Samples, at: float, strength: float = 1.0) -> None:
    """Adds `part` to `sound`, starting `at` seconds in; what hangs over the end is cut by the fade."""
    start = round(at * RATE)
    for i in range(min(len(part), len(sound) - start)):
        sound[start + i] += strength * part[i]


def shaped(sound: Samples, envelope: Callable[[float], float]) -> Samples:
    """`envelope` maps the part of the time gone by (0 to 1) to a strength."""
    return [value * envelope(i / len(sound)) for i, value in enumerate(sound)]


def finished(sound: Samples, decibel: float, fade_in: float, fade_out: float) -> Samples:
    """Centred on zero, faded at both ends so that nothing clicks, with its peak at `decibel` full scale."""
    rise, fall = round(fade_in * RATE), round(fade_out * RATE)
    faded = [
        value * _ramp(i, rise) * _ramp(len(sound) - 1 - i, fall)
        for i, value in enumerate(centred(sound))
    ]
    loudness = 10 ** (decibel / 20) / max(abs(value) for value in faded)
    return [value * loudness for value in faded]


def _ramp(step: int, length: int) -> float:
    return 0.5 - 0.5 * math.cos(math.pi * step / length) if step < length else 1.0


def wood(seconds: float, pitch: float, fade: float) -> Samples:
    """A wooden block: a low body, two short inharmonic overtones, and the touch of the surfaces."""
    overtones = (
        (pitch, 1.0, fade),
        (pitch * 2.71, 0.42, fade * 0.45),
        (pitch * 5.15, 0.2, fade * 0.22),
    )
    sound = struck(seconds, overtones)
    touch = shaped(rustle(0.012, 900, 4200, seed=round(pitch)), lambda gone: (1 - gone) ** 3)
    lay(sound, touch, at=0.0, strength=0.8)
    rise = round(0.0015 * RATE)
    return [value * _ramp(i, rise) for i, value in enumerate(sound)]


def bar(seconds: float, pitch: float) -> Samples:
    """A marimba bar: tuned so that its overtones lie at 4 and about 10 times the pitch."""
    return struck(
        seconds, ((pitch, 1.0, 0.26), (pitch * 3.98, 0.22, 0.07), (pitch * 9.9, 0.05, 0.02))
    )


def lift() -> Samples:
    """A token leaves the wood: mostly the rub of the surfaces, and a light, bright knock."""
    sound = wood(0.06, 740, 0.009)
    rub = shaped(rustle(0.05, 1200, 5200, seed=3), lambda gone: math.sin(math.pi * gone) ** 2)
    lay(sound, rub, at=0.004, strength=0.45)
    return finished(sound, -13, 0.002, 0.015)


def drop() -> Samples:
    return finished(wood(0.09, 392, 0.019), -9, 0.001, 0.02)


def forced() -> Samples:
    return finished(wood(0.07, 560, 0.013), -11, 0.001, 0.015)


def refuse() -> Samples:
    sound = silence(0.16)
    lay(sound, wood(0.08, 196, 0.022), at=0.0)
    lay(sound, wood(0.09, 165, 0.024), at=0.072, strength=0.9)
    return finished(sound, -10, 0.003, 0.03)


def draw() -> Samples:
    """A hand in the cloth bag: two soft strokes and, below them, tokens that touch."""
    cloth = rustle(0.12, 400, 2600, seed=11)
    sound = shaped(
        cloth, lambda gone: math.sin(math.pi * gone) * (0.3 + math.sin(math.tau * gone) ** 2)
    )
    lay(sound, wood(0.05, 880, 0.006), at=0.048, strength=0.04)
    return finished(sound, -12, 0.006, 0.03)


def turn() -> Samples:
    return finished(wood(0.05, 980, 0.007), -13, 0.001, 0.012)


def roll() -> Samples:
    """A die runs out on the table: ever shorter, ever softer hops, each a little different in pitch."""
    sound = silence(0.5)
    chance = random.Random(6)
    at, hop, strength = 0.0, 0.112, 1.0
    while at < 0.42:
        lay(sound, wood(0.075, chance.uniform(480, 760), 0.013), at, strength)
        at, hop, strength = at + hop, hop * 0.80, strength * 0.80
    return finished(sound, -10, 0.001, 0.04)


def seal() -> Samples:
    """A stamp comes down on paper: the paper gives way, then the wood below answers."""
    sound = silence(0.22)
    paper = shaped(rustle(0.05, 700, 3000, seed=29), lambda gone: (1 - gone) ** 2)
    lay(sound, paper, at=0.0, strength=1.5)
    lay(sound, wood(0.2, 147, 0.04), at=0.012)
    return finished(sound, -9, 0.004, 0.05)


def win() -> Samples:
    """C, E, G and the C above, the last one left to ring."""
    sound = silence(1.2)
    for step, pitch in enumerate((261.63, 329.63, 392.0, 523.25)):
        lay(sound, bar(1.2, pitch), at=0.13 * step, strength=0.8 if step < 3 else 1.0)
    return finished(sound, -9, 0.003, 0.25)


def lose() -> Samples:
    """Down a third and home: G, E, C, quiet and without a minor turn."""
    sound = silence(0.8)
    for step, pitch in enumerate((392.0, 329.63, 261.63)):
        lay(sound, bar(0.8, pitch), at=0.17 * step, strength=1.0 - 0.15 * step)
    return finished(sound, -12, 0.004, 0.2)


def right() -> Samples:
    """Two bars upward, short: the answer is right, and it goes on."""
    sound = silence(0.45)
    for step, pitch in enumerate((392.0, 523.25)):
        lay(sound, bar(0.45, pitch), at=0.09 * step, strength=0.8 + 0.2 * step)
    return finished(sound, -11, 0.003, 0.15)


def tick() -> Samples:
    return finished(wood(0.04, 1175, 0.006), -15, 0.001, 0.012)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "lift": lift,
    "drop": drop,
    "refuse": refuse,
    "draw": draw,
    "turn": turn,
    "forced": forced,
    "roll": roll,
    "seal": seal,
    "win": win,
    "lose": lose,
    "right": right,
    "tick": tick,
}


def pcm(sound: Samples) -> bytes:
    """16-bit signed, little-endian, as WAV wants it on every machine."""
    return struct.pack(f"<{len(sound)}h", *(round(value * 32767) for value in sound))


def write_sounds(folder: Path) -> None:
    for name, make in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(pcm(make()))
