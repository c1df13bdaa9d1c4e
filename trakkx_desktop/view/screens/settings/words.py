"""What can be chosen in the settings, and the words for it."""

from collections.abc import Sequence

from trakkx_desktop.view.screens.house.languages import languages, name_of
from trakkx_desktop.view.stage.tr import tr

TEXT_SIZES = (0.9, 1.0, 1.15, 1.3)
BOARD_SIZES = (0.8, 1.0, 1.25, 1.5)
VOLUMES = (0.35, 0.7, 1.0)

Choices = Sequence[tuple[str, str]]


def nearest(values: tuple[float, ...], value: float) -> str:
    """A file may say anything in between."""
    return str(min(values, key=lambda v: abs(v - value)))


def percents(values: tuple[float, ...]) -> Choices:
    return [(str(v), f"{round(v * 100)} %") for v in values]


def language_words() -> str:
    return tr("settings", "Language")


def language_choices() -> Choices:
    return [("", tr("settings", "System")), *((code, name_of(code)) for code in languages())]


def theme_words() -> str:
    return tr("settings", "Light or dark")


def theme_choices() -> Choices:
    return (
        ("system", tr("settings", "System")),
        ("light", tr("settings", "Light")),
        ("dark", tr("settings", "Dark")),
    )


def text_size_words() -> str:
    return tr("settings", "Text size")


def board_size_words() -> str:
    return tr("settings", "Largest piece size")


def board_size_note() -> str:
    return tr("settings", "For tokens and tiles. The sheet of TRÄXX fills the window anyway.")


def volume_choices() -> Choices:
    words = (tr("settings", "Soft"), tr("settings", "Medium"), tr("settings", "Loud"))
    return [(str(value), word) for value, word in zip(VOLUMES, words, strict=True)]


def sound_words() -> tuple[str, str]:
    return tr("settings", "Sounds"), tr("settings", "M mutes them anywhere.")


def clear_shapes_words() -> tuple[str, str]:
    return tr("settings", "Clear shapes"), tr(
        "settings",
        "In TRAKKX and TRÄXX every colour has its own shape; this makes it stand out. "
        "TRAX needs none: its colours are drawn differently.",
    )


def reduce_motion_words() -> tuple[str, str]:
    return tr("settings", "Reduce motion"), tr(
        "settings", "Pieces are there at once and do not glide."
    )


def confirm_words() -> tuple[str, str]:
    return tr("settings", "Confirm each turn"), tr(
        "settings",
        "In TRAX and TRAKKX nothing is final before you press the turn button. "
        "In TRÄXX it is always so.",
    )


def across_words() -> tuple[str, str]:
    return tr("settings", "Sitting across"), tr(
        "settings", "Where two people play, everything turns to face whoever's turn it is."
    )


def pace_words() -> str:
    return tr("settings", "How a computer's turn is shown")


def pace_choices() -> Choices:
    return (
        ("easy", tr("settings", "Easy to follow")),
        ("quick", tr("settings", "Quick")),
        ("instant", tr("settings", "At once")),
    )


def rated_words() -> tuple[str, str]:
    return tr("settings", "Rate my games"), tr(
        "settings", "Games of one person against computers give a rating for each game."
    )
