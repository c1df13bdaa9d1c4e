"""The words of the print chooser and of the printed pages."""

from collections.abc import Sequence

from trakkx_desktop.view.stage.tr import tr

Choices = tuple[tuple[str, str], ...]


def things() -> Choices:
    return (
        ("game", tr("traexx", "This game")),
        ("blank", tr("traexx", "Blank sheets")),
        ("cards", tr("traexx", "The 15 cards")),
    )


def starts(letters: Sequence[str]) -> Choices:
    return (("all", tr("traexx", "All")), *((letter, letter) for letter in letters))


def places() -> Choices:
    return (
        ("printer", tr("traexx", "Printer")),
        ("pdf", "PDF"),
        ("svg", "SVG"),
        ("png", "PNG"),
    )


def go_on(place: str) -> str:
    if place == "printer":
        return tr("traexx", "Print")
    return tr("traexx", "Save")


def document(thing: str) -> str:
    """Name of the file, and of the job at the printer."""
    match thing:
        case "cards":
            return tr("traexx", "TRÄXX cards")
        case "blank":
            return tr("traexx", "TRÄXX blank sheets")
    return tr("traexx", "TRÄXX sheets")


def start_label(letter: str) -> str:
    return tr("traexx", "Start {letter}").format(letter=letter)


def remark(code: str, round_: int) -> str:
    """Small, in the head of a sheet of a game."""
    return tr("traexx", "Code {code}, round {round}").format(code=code, round=round_)


def remark_at_end(code: str) -> str:
    return tr("traexx", "Code {code}").format(code=code)
