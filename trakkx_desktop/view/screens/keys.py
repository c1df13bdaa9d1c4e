"""Every shortcut of the house, in one list: the window listens by it, F1 shows it, the docs print it."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

EVERYWHERE, TABLE, POINTER, BACK, PAGES = "everywhere", "table", "pointer", "back", "pages"
GROUPS = (EVERYWHERE, POINTER, PAGES, TABLE, BACK)
"""In the order in which they are shown."""


@dataclass(frozen=True)
class Key:
    """`name` stands for what it does; `keys` are one or more that do the same.

    `deed` is the method of the window that it calls; "" if the room in front listens itself.
    `aside`: it also works while a question or a sheet covers the window.
    """

    name: str
    group: str
    keys: tuple[str, ...]
    deed: str = ""
    aside: bool = False


KEYS = (
    Key("shortcuts", EVERYWHERE, ("F1",), "show_shortcuts", True),
    Key("rules", EVERYWHERE, ("?",), "show_rules_here"),
    Key("back", EVERYWHERE, ("Esc",)),
    Key("open", EVERYWHERE, ("Ctrl+O",), "ask_open"),
    Key("save_as", EVERYWHERE, ("Ctrl+S",), "ask_save_as"),
    Key("sound", EVERYWHERE, ("M",), "mute", True),
    Key("full_screen", EVERYWHERE, ("F11",), "toggle_full_screen", True),
    Key("quit", EVERYWHERE, ("Ctrl+Q",), "close", True),
    Key("next", TABLE, ("Tab",)),
    Key("cursor", TABLE, ("Left", "Up", "Down", "Right")),
    Key("press", TABLE, ("Space",)),
    Key("finish", TABLE, ("Enter",)),
    Key("cancel", TABLE, ("Esc",)),
    Key("undo", TABLE, ("Ctrl+Z",), "take_back"),
    Key("redo", TABLE, ("Ctrl+Shift+Z", "Ctrl+Y"), "redo_turn"),
    Key("turn", TABLE, ("R", "Shift+R")),
    Key("fit", TABLE, ("F",)),
    Key("zoom", TABLE, ("+", "-")),
    Key("second", POINTER, ("right-click", "long-press")),
    Key("wheel", POINTER, ("wheel",)),
    Key("wheel_zoom", POINTER, ("ctrl-wheel", "pinch")),
    Key("pan", POINTER, ("middle-drag", "space-drag")),
    Key("step", BACK, ("Left", "Right")),
    Key("leap", BACK, ("PgUp", "PgDown")),
    Key("ends", BACK, ("Home", "End")),
    Key("play", BACK, ("Space",)),
    Key("leave", BACK, ("Esc",)),
    Key("search", PAGES, ("Ctrl+F",)),
    Key("scroll", PAGES, ("Up", "Down", "PgUp", "PgDown")),
    Key("seat", PAGES, ("Alt+Up", "Alt+Down")),
    Key("start", PAGES, ("Enter",)),
)


def group_words(group: str) -> str:
    return {
        EVERYWHERE: QCoreApplication.translate("keys", "Everywhere"),
        TABLE: QCoreApplication.translate("keys", "At the table"),
        POINTER: QCoreApplication.translate("keys", "With mouse or finger"),
        BACK: QCoreApplication.translate("keys", "Looking back"),
        PAGES: QCoreApplication.translate("keys", "Rules and new game"),
    }[group]


def deed_words(name: str) -> str:
    """What the shortcut does, in a few words."""
    return {
        "shortcuts": QCoreApplication.translate("keys", "Show all shortcuts"),
        "rules": QCoreApplication.translate("keys", "Rules of what I am looking at"),
        "back": QCoreApplication.translate("keys", "Back, close, cancel"),
        "open": QCoreApplication.translate("keys", "Open a saved game"),
        "save_as": QCoreApplication.translate("keys", "Save a copy of this game"),
        "sound": QCoreApplication.translate("keys", "Sound on or off"),
        "full_screen": QCoreApplication.translate("keys", "Full screen"),
        "quit": QCoreApplication.translate("keys", "Quit (the game is saved)"),
        "next": QCoreApplication.translate("keys", "To the board, then to the buttons"),
        "cursor": QCoreApplication.translate("keys", "Move over pieces and places"),
        "press": QCoreApplication.translate("keys", "Take up, put down, choose"),
        "finish": QCoreApplication.translate("keys", "Finish the turn"),
        "cancel": QCoreApplication.translate("keys", "Put down; cancel this turn's changes"),
        "undo": QCoreApplication.translate("keys", "Undo"),
        "redo": QCoreApplication.translate("keys", "Redo"),
        "turn": QCoreApplication.translate("keys", "Turn what is in hand"),
        "fit": QCoreApplication.translate("keys", "Show the whole board"),
        "zoom": QCoreApplication.translate("keys", "Closer, further away"),
        "second": QCoreApplication.translate("keys", "The piece's second action"),
        "wheel": QCoreApplication.translate("keys", "Turn what is in hand, else zoom"),
        "wheel_zoom": QCoreApplication.translate("keys", "Zoom"),
        "pan": QCoreApplication.translate("keys", "Move the board"),
        "step": QCoreApplication.translate("keys", "One move back, one move on"),
        "leap": QCoreApplication.translate("keys", "Five moves on, five moves back"),
        "ends": QCoreApplication.translate("keys", "To the first move, to the last"),
        "play": QCoreApplication.translate("keys", "Play or pause"),
        "leave": QCoreApplication.translate("keys", "Back to the game"),
        "search": QCoreApplication.translate("keys", "Search the rules"),
        "scroll": QCoreApplication.translate("keys", "Turn the pages"),
        "seat": QCoreApplication.translate("keys", "Move a player to another seat"),
        "start": QCoreApplication.translate("keys", "Start the new game"),
    }[name]


def key_words(key: str) -> str:
    """A key as it is printed on the keyboard of the person, or a gesture in words."""
    gestures = {
        "right-click": QCoreApplication.translate("keys", "Right click"),
        "long-press": QCoreApplication.translate("keys", "Long press"),
        "wheel": QCoreApplication.translate("keys", "Wheel"),
        "ctrl-wheel": QCoreApplication.translate("keys", "Ctrl + wheel"),
        "pinch": QCoreApplication.translate("keys", "Two fingers"),
        "middle-drag": QCoreApplication.translate("keys", "Middle button"),
        "space-drag": QCoreApplication.translate("keys", "Space + drag"),
    }
    arrows = {"Left": "←", "Up": "↑", "Down": "↓", "Right": "→", "-": "−"}
    if key in gestures or key in arrows:
        return gestures.get(key) or arrows[key]
    words = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    for name, arrow in arrows.items():
        plain = QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)
        words = words.replace(f"+{plain}", f"+{arrow}")
    return words
