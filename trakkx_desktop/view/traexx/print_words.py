"""The words of the print chooser and of the printed pages."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

Choices = tuple[tuple[str, str], ...]


def title() -> str:
    return QCoreApplication.translate("traexx", "Print")


def what() -> str:
    return QCoreApplication.translate("traexx", "What")


def things() -> Choices:
    return (
        ("game", QCoreApplication.translate("traexx", "This game")),
        ("blank", QCoreApplication.translate("traexx", "Blank sheets")),
        ("cards", QCoreApplication.translate("traexx", "The 15 cards")),
    )


def which() -> str:
    return QCoreApplication.translate("traexx", "Start fields")


def starts(letters: Sequence[str]) -> Choices:
    every = QCoreApplication.translate("traexx", "All")
    return (("all", every), *((letter, letter) for letter in letters))


def how_many() -> str:
    return QCoreApplication.translate("traexx", "Sheets on a page")


def where() -> str:
    return QCoreApplication.translate("traexx", "Where to")


def places() -> Choices:
    return (
        ("printer", QCoreApplication.translate("traexx", "Printer")),
        ("pdf", "PDF"),
        ("svg", "SVG"),
        ("png", "PNG"),
    )


def go_on(place: str) -> str:
    if place == "printer":
        return QCoreApplication.translate("traexx", "Print")
    return QCoreApplication.translate("traexx", "Save")


def cancel() -> str:
    return QCoreApplication.translate("traexx", "Cancel")


def document(thing: str) -> str:
    """Name of the file, and of the job at the printer."""
    match thing:
        case "cards":
            return QCoreApplication.translate("traexx", "TRÄXX cards")
        case "blank":
            return QCoreApplication.translate("traexx", "TRÄXX blank sheets")
    return QCoreApplication.translate("traexx", "TRÄXX sheets")


def start_label(letter: str) -> str:
    return QCoreApplication.translate("traexx", "Start {letter}").format(letter=letter)


def remark(code: str, round_: int) -> str:
    """Small, in the head of a sheet of a game."""
    words = QCoreApplication.translate("traexx", "Code {code}, round {round}")
    return words.format(code=code, round=round_)


def remark_at_end(code: str) -> str:
    return QCoreApplication.translate("traexx", "Code {code}").format(code=code)
