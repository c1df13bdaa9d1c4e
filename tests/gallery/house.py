"""Pictures of the house: home, new game, settings, rules, paper, questions and troubles."""

from tests.gallery.stand import LONG, Shot, Stand
from trakkx_desktop.core.trouble import DISK, Trouble
from trakkx_desktop.view.screens.history.screen import HistoryScreen

BUG = "Something in the app went wrong. Your game is saved; the details are in the log."


def _home(stand: Stand) -> None:
    pass


def _home_continue(stand: Stand) -> None:
    for key, seats in (("trax", 2), ("trakkx", 3)):
        stand.begin(key, seats, games=3)
        stand.session.raise_curtain()
        seat = stand.session.waiting[0]
        first = next(iter(stand.session.game.legal(stand.session.state, seat)))
        stand.session.play_for(seat, first)  # a game that nobody has touched is not offered again
        stand.home()
        stand.app.house.flush()
        stand.settle()


def _new_game(key: str) -> Shot:
    def make(stand: Stand) -> None:
        stand.window.show_new_game(key)

    words = (("new_game", "New game"), ("new_game", "Start"))
    return Shot(f"new_game_{key}", make, words)


def _new_game_long(stand: Stand) -> None:
    kept = {"players": [{"name": n, "mark": i} for i, n in enumerate(LONG)], "games": 7}
    stand.app.house.tune(new_game={"trakkx": kept})
    stand.window.show_new_game("trakkx")


def _new_game_computers(stand: Stand) -> None:
    """One of each level but the last; two of one level are told apart."""
    seats = (("Anna", 0), ("Pip", 1), ("Boris", 3), ("Ines", 3))
    players = [{"name": n, "mark": i, "level": level} for i, (n, level) in enumerate(seats)]
    stand.app.house.tune(new_game={"trakkx": {"players": players, "games": 3}})
    stand.window.show_new_game("trakkx")


def _seats(stand: Stand) -> None:
    stand.begin("trakkx", 3)
    stand.table.open_seats()


def _rated(stand: Stand) -> None:
    stand.app.house.tune(rated=True)
    stand.keep("traexx-computers", "trax-computer")
    stand.window.show_screen("history")
    stand.app.house.archive.wait()
    stand.settle()
    room = stand.window.front
    assert isinstance(room, HistoryScreen)
    room.tabs.set_value("people")
    stand.settle()
    names = [known.name for known in room.people.model.people]
    room.people.list.choose(names.index("Käthe"))
    room.people.games.set_value("trax")
    room.people.company.set_value("computers")
    stand.settle()


def _room(name: str) -> Shot:
    return Shot(name, lambda stand: stand.window.show_screen(name))


def _rules(key: str, rule: str) -> Shot:
    return Shot(f"rules_{key}", lambda stand: stand.window.show_rules(key, rule))


def _sheet(save: str, name: str) -> Shot:
    def make(stand: Stand) -> None:
        stand.open(save)
        stand.window.show_sheet()

    return Shot(f"sheet_{name}", make)


def _history(stand: Stand) -> None:
    stand.keep("trax-finished", "trakkx-two", "traexx-four", "traexx-alone")
    stand.window.show_screen("history")
    stand.app.house.archive.wait()
    stand.settle()


def _people(stand: Stand) -> None:
    _history(stand)
    room = stand.window.front
    assert isinstance(room, HistoryScreen)
    room.tabs.set_value("people")


def _broken(stand: Stand) -> None:
    path = stand.folder / "Sunday evening.trakkx"
    path.write_bytes(b"{" * 40)
    stand.window.open_file(path)
    stand.app.house.flush()


def _full_disk(stand: Stand) -> None:
    stand.begin("trax")
    stand.app.house.troubled.emit(Trouble(DISK, "full"))


def _bug(stand: Stand) -> None:
    stand.window.tell_bug()


def _ask_undo(stand: Stand) -> None:
    stand.begin("trax")
    stand.play("@0/")
    stand.table.take_back()


SHOTS: tuple[Shot, ...] = (
    Shot("home", _home, (("home", "What shall we play?"), "TRAKKX", "TRÄXX", "TRAX")),
    Shot("home_continue", _home_continue, (("home", "Continue"), "TRAX", "Anna")),
    Shot("home_small", _home_continue, (("home", "Continue"), "TRÄXX"), size=(1024, 640)),
    Shot("home_large", _home_continue, ("TRÄXX",), size=(2560, 1440)),
    _new_game("trakkx"),
    _new_game("traexx"),
    _new_game("trax"),
    Shot("new_game_long", _new_game_long, (("new_game", "Start"), LONG[1])),
    Shot("new_game_small", _new_game_long, (LONG[3],), size=(1024, 640)),
    Shot("new_game_computers", _new_game_computers, (("computer", "easy"), "Boris")),
    Shot(
        "new_game_computers_small",
        _new_game_computers,
        ("Boris",),
        size=(1024, 640),
        settings=(("text_size", 1.3),),
    ),
    Shot("seats", _seats, (("seats", "Who plays on?"), ("seats", "Person"))),
    Shot("people_rated", _rated, (("people", "Against computers"),)),
    _room("settings"),
    Shot("settings_small", lambda s: s.window.show_screen("settings"), size=(1024, 640)),
    _rules("trakkx", "L3"),
    _rules("traexx", "R4"),
    _rules("trax", "T6"),
    Shot("rules_small", lambda s: s.window.show_rules("trax", "T9"), size=(1024, 640)),
    Shot("shortcuts", lambda s: s.window.show_shortcuts()),
    _sheet("trakkx-four", "trakkx"),
    _sheet("traexx-four", "traexx"),
    _sheet("trax-finished", "trax"),
    Shot("history", _history, (("history", "Score sheets"),)),
    Shot("people", _people, (("history", "Score sheets"),)),
    Shot("people_small", _people, (("history", "Score sheets"),), size=(1024, 640)),
    Shot("broken_file", _broken, ("Sunday evening",)),
    Shot(
        "full_disk",
        _full_disk,
        (("trouble", "The disk is full: your game goes on, but it cannot be saved right now."),),
    ),
    Shot(
        "bug",
        _bug,
        (
            (
                "trouble",
                "Something in the app went wrong. Your game is saved; the details are in the log.",
            ),
        ),
    ),
    Shot("ask_undo", _ask_undo, (("table", "Everybody at the table must agree."),)),
)
