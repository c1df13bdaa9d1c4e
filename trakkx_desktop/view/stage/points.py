"""Points as people write them: a real minus, halves, one digit for an average; alike in rail, sheet and print."""

from PySide6.QtCore import QLocale

MINUS, HALF = "\u2212", "\u00bd"


def points(value: float) -> str:
    """ "49", "−3", "2½"; other fractions (averages) with one digit."""
    sign, size = (MINUS if value < 0 else ""), abs(value)
    whole = int(size)
    if size == whole:
        return f"{sign}{whole}"
    if size - whole == 0.5:
        return f"{sign}{whole or ''}{HALF}"
    return average(value)


def average(value: float) -> str:
    """With one digit, as the language writes it."""
    text = QLocale().toString(abs(value), "f", 1)
    return MINUS + text if value < 0 and text.strip("0.,") else text
