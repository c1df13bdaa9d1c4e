"""Every shortcut of the house, in one list: the window listens by it, F1 shows it, the docs print it."""

from typing import NamedTuple

from trakkx_desktop.view.stage.asking import HERE, LATEST, OWN, STANDING, WATCH
from trakkx_desktop.view.stage.tr import tr

EVERYWHERE, TABLE, POINTER, BACK, PAGES = "everywhere", "table", "pointer", "back", "pages"
EAR = "ear"
GROUPS = (EVERYWHERE, POINTER, PAGES, TABLE, EAR, BACK)
"""In the order in which they are shown."""


class Key(NamedTuple):
    """`name` stands for what it does, and is the window's deed unless the screen in front listens
    itself; `keys` are one or more that do the same.

    `aside`: it also works while a question or a leaf covers the window.
    """

    name: str
    group: str
    keys: tuple[str, ...]
    aside: bool = False


KEYS = (
    Key("shortcuts", EVERYWHERE, ("F1",), aside=True),
    Key("rules", EVERYWHERE, ("?",)),
    Key("back", EVERYWHERE, ("Esc",)),
    Key("open", EVERYWHERE, ("Ctrl+O",)),
    Key("paste", EVERYWHERE, ("Ctrl+V",)),
    Key("save_as", EVERYWHERE, ("Ctrl+S",)),
    Key("sound", EVERYWHERE, ("M",), aside=True),
    Key("full_screen", EVERYWHERE, ("F11",), aside=True),
    Key("quit", EVERYWHERE, ("Ctrl+Q",), aside=True),
    Key("next", TABLE, ("Tab",)),
    Key("cursor", TABLE, ("Left", "Up", "Down", "Right")),
    Key("press", TABLE, ("Space",)),
    Key("finish", TABLE, ("Enter",)),
    Key("cancel", TABLE, ("Esc",)),
    Key("undo", TABLE, ("Ctrl+Z",)),
    Key("redo", TABLE, ("Ctrl+Shift+Z", "Ctrl+Y")),
    Key("turn", TABLE, ("R", "Shift+R")),
    Key("fit", TABLE, ("F",)),
    Key("zoom", TABLE, ("+", "-")),
    Key("hint", TABLE, ("H",)),
    Key("watch_pause", TABLE, ("P",)),
    Key("watch_step", TABLE, ("N",)),
    Key(HERE, EAR, ("B",)),
    Key(OWN, EAR, ("I",)),
    Key(WATCH, EAR, ("D",)),
    Key(STANDING, EAR, ("S",)),
    Key(LATEST, EAR, ("A",)),
    Key("second", POINTER, ("right-click", "long-press")),
    Key("wheel", POINTER, ("wheel",)),
    Key("wheel_zoom", POINTER, ("ctrl-wheel", "pinch")),
    Key("pan", POINTER, ("middle-drag", "space-drag")),
    Key("step", BACK, ("Left", "Right")),
    Key("leap", BACK, ("PgUp", "PgDown")),
    Key("ends", BACK, ("Home", "End")),
    Key("mistake", BACK, ("Ctrl+Left", "Ctrl+Right")),
    Key("play", BACK, ("Space",)),
    Key("leave", BACK, ("Esc",)),
    Key("search", PAGES, ("Ctrl+F",)),
    Key("scroll", PAGES, ("Up", "Down", "PgUp", "PgDown")),
    Key("seat", PAGES, ("Alt+Up", "Alt+Down")),
    Key("start", PAGES, ("Enter",)),
)


def heard_by(letter: str) -> str:
    """What this key lets one hear; "" = nothing."""
    named = (key.name for key in KEYS if key.group == EAR and letter.upper() in key.keys)
    return next(named, "")


def keys_of(name: str) -> tuple[str, ...]:
    """By which keys this is done."""
    return next(key.keys for key in KEYS if key.name == name)


def group_words(group: str) -> str:
    return {
        EVERYWHERE: tr("keys", "Everywhere"),
        TABLE: tr("keys", "At the table"),
        POINTER: tr("keys", "With mouse or finger"),
        EAR: tr("keys", "To hear, with a screen reader"),
        BACK: tr("keys", "Looking back"),
        PAGES: tr("keys", "Rules and new game"),
    }[group]


def deed_words(name: str) -> str:
    """What the shortcut does, in a few words."""
    return {
        "shortcuts": tr("keys", "Show all shortcuts"),
        "rules": tr("keys", "Rules of what I am looking at"),
        "back": tr("keys", "Back, close, cancel"),
        "open": tr("keys", "Open a saved game"),
        "paste": tr("keys", "Open copied moves (TRAX)"),
        "save_as": tr("keys", "Save a copy of this game"),
        "sound": tr("keys", "Sound on or off"),
        "full_screen": tr("keys", "Full screen"),
        "quit": tr("keys", "Quit (the game is saved)"),
        "next": tr("keys", "To the board, then to the buttons"),
        "cursor": tr("keys", "Move over pieces and places"),
        "press": tr("keys", "Take up, put down, choose"),
        "finish": tr("keys", "Finish the turn"),
        "cancel": tr("keys", "Put down; cancel this turn's changes"),
        "undo": tr("keys", "Undo"),
        "redo": tr("keys", "Redo"),
        "turn": tr("keys", "Turn what is in hand"),
        "fit": tr("keys", "Show the whole board"),
        "zoom": tr("keys", "Closer, further away"),
        "hint": tr("keys", "A hint; once more tells more, then plays it"),
        "watch_pause": tr("keys", "Watching computers: pause, go on"),
        "watch_step": tr("keys", "Watching computers: one turn"),
        HERE: tr("keys", "The board from here"),
        OWN: tr("keys", "What I have: tray, rack, card"),
        WATCH: tr("keys", "Threats, groups, ends of the line"),
        STANDING: tr("keys", "Scores, and whose turn it is"),
        LATEST: tr("keys", "The last turn again"),
        "second": tr("keys", "The piece's second action"),
        "wheel": tr("keys", "Turn what is in hand, else zoom"),
        "wheel_zoom": tr("keys", "Zoom"),
        "pan": tr("keys", "Move the board"),
        "step": tr("keys", "One move back, one move on"),
        "leap": tr("keys", "Five moves on, five moves back"),
        "ends": tr("keys", "To the first move, to the last"),
        "mistake": tr("keys", "In a review: to the mistake before, to the next"),
        "play": tr("keys", "Play or pause"),
        "leave": tr("keys", "Back to the game"),
        "search": tr("keys", "Search the rules"),
        "scroll": tr("keys", "Turn the pages"),
        "seat": tr("keys", "Move a player to another seat"),
        "start": tr("keys", "Start the new game"),
    }[name]


def key_words(key: str) -> str:
    """A key as it is printed on the keyboard of the person, or a gesture in words."""
    gestures = {
        "right-click": tr("keys", "Right click"),
        "long-press": tr("keys", "Long press"),
        "wheel": tr("keys", "Wheel"),
        "ctrl-wheel": tr("keys", "Ctrl + wheel"),
        "pinch": tr("keys", "Two fingers"),
        "middle-drag": tr("keys", "Middle button"),
        "space-drag": tr("keys", "Space + drag"),
    }
    arrows = {"Left": "←", "Up": "↑", "Down": "↓", "Right": "→", "-": "−"}
    if key in gestures or key in arrows:
        return gestures.get(key) or arrows[key]
    from PySide6.QtGui import QKeySequence

    words = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    for name, arrow in arrows.items():
        plain = QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)
        words = words.replace(f"+{plain}", f"+{arrow}")
    return words
