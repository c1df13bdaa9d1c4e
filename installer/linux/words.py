"""What menus, stores and the installer for Windows say; each language's file in `resources/i18n` has all of it."""


def tr(context: str, text: str) -> str:
    """Marks a text for `translate.py`; `catalogue.py` finds what it is in each language."""
    return f"{context}\0{text}"


GENERIC_NAME = tr("package", "Table Games")
COMMENT = tr("package", "Play TRAKKX, TRÄXX and TRAX at one screen")
KEYWORDS = tr("package", "tiles;cards;rummy;dice;score sheet;board game;")
SUMMARY = tr("package", "Three table games on one shared screen")
SAVED_GAME = tr("package", "Trakkx Desktop game")

OPENING = tr(
    "package",
    "A desktop home for three table games that people play together in one room, sharing one screen:",
)
GAMES = (
    tr("package", "TRAKKX, a tile rummy in two directions for two to four players"),
    tr("package", "TRÄXX, one line through 61 hexagons for one to four players"),
    tr("package", "TRAX, red and white paths, loops and lines for two players, and two solitaires"),
)
CLOSING = tr(
    "package",
    "Hidden hands stay hidden, every move is saved at once, and nothing leaves the computer.",
)

PICTURES = {
    "home": tr("package", "Three games to choose from"),
    "trakkx": tr("package", "TRAKKX: rows and sequences of tokens"),
    "traexx": tr("package", "TRÄXX: one line through the hexagons"),
    "trax": tr("package", "TRAX: every tile goes on with the paths around it"),
}
"""Each picture of `.github/pictures` that stores show, and what is to be seen there."""

SETUP = {
    "PROGRAM_PART": tr("package", "The program"),
    "DESKTOP_PART": tr("package", "Icon on the desktop"),
    "SAVES_PART": tr("package", "Saved games, scores and settings"),
    "GAME_FILE": SAVED_GAME,
    "NEEDS_64": tr("package", "Trakkx Desktop needs 64-bit Windows 10 or newer."),
    "IS_RUNNING": tr("package", "Trakkx Desktop is running. Please close it and try again."),
}
"""By the names that `windows/trakkx.nsi` uses."""
