"""The plan of the house, read from the source: who imports whom, and the habits of every room."""

from collections.abc import Callable, Iterable

import pytest

from tests.house import habits, rooms, sizes
from tests.house.cycles import cycles, needs
from tests.house.source import Fault, Source, files, parse, read

Check = Callable[[Source], Iterable[Fault]]

CHECKS: tuple[Check, ...] = (
    rooms.edges,
    rooms.hidden_edges,
    rooms.smuggled,
    habits.game_branches,
    habits.colours,
    habits.writes,
    habits.broad_catches,
    habits.foreign_code,
    habits.painters,
    habits.foreign_privates,
    habits.true_states,
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_house(check: Check) -> None:
    faults = [str(fault) for file in files() for fault in check(read(file))]
    assert not faults, "\n" + "\n".join(faults)


BAD = [
    (rooms.edges, "core/a.py", "from trakkx_desktop.storage import places"),
    (rooms.edges, "core/a.py", "from trakkx_desktop import catalog"),
    (rooms.edges, "core/a.py", "import numpy"),
    (rooms.edges, "core/a.py", "from . import b"),
    (rooms.edges, "core/a.py", "def f():\n    from ..games import trax"),
    (rooms.edges, "core/a.py", "if TYPE_CHECKING:\n    import trakkx_desktop.session.session"),
    (rooms.edges, "core/a.py", "import pickle"),
    (rooms.edges, "core/a.py", "from urllib.request import urlopen"),
    (rooms.edges, "core/a.py", "from urllib import request"),
    (rooms.edges, "resources.py", "from trakkx_desktop.core import game"),
    (rooms.edges, "catalog.py", "from trakkx_desktop.games.trax import GAME"),
    (rooms.edges, "games/trax/a.py", "from trakkx_desktop.games.trakkx import rules"),
    (rooms.edges, "games/trax/a.py", "from trakkx_desktop.games import traexx"),
    (rooms.edges, "games/trax/a.py", "from trakkx_desktop import catalog"),
    (rooms.edges, "games/trax/a.py", "import msgspec"),
    (rooms.edges, "games/trax/a.py", "from PySide6.QtCore import QPointF"),
    (rooms.edges, "games/a.py", ""),
    (rooms.edges, "games/chess/a.py", ""),
    (rooms.edges, "view/a.py", ""),
    (rooms.edges, "view/chess/a.py", ""),
    (rooms.edges, "network/a.py", ""),
    (rooms.edges, "other.py", ""),
    (rooms.edges, "players/trax/a.py", "from trakkx_desktop.games.traexx import rules"),
    (rooms.edges, "storage/a.py", "from trakkx_desktop.games.trax import GAME"),
    (rooms.edges, "storage/a.py", "from PySide6.QtCore import QSaveFile"),
    (rooms.edges, "commands/a.py", "from trakkx_desktop.session import session"),
    (rooms.edges, "commands/a.py", "def f():\n    import PySide6.QtCore"),
    (rooms.edges, "session/a.py", "from PySide6.QtGui import QColor"),
    (rooms.edges, "session/a.py", "from PySide6 import QtWidgets"),
    (rooms.edges, "session/a.py", "import PySide6"),
    (rooms.edges, "session/a.py", "from PySide6.QtNetwork import QTcpSocket"),
    (rooms.edges, "session/a.py", "from trakkx_desktop.games.trax import GAME"),
    (rooms.edges, "session/a.py", "from trakkx_desktop.view.stage import drag"),
    (rooms.edges, "session/a.py", "import msgspec"),
    (rooms.edges, "view/stage/a.py", "from trakkx_desktop.view.screens import home"),
    (rooms.edges, "view/stage/a.py", "from trakkx_desktop.storage import saves"),
    (rooms.edges, "view/stage/a.py", "from PySide6.QtNetwork import QLocalServer"),
    (rooms.edges, "view/screens/a.py", "from trakkx_desktop.games.trax import GAME"),
    (rooms.edges, "view/screens/a.py", "from trakkx_desktop.view.trax import FACE"),
    (rooms.edges, "view/trax/a.py", "from trakkx_desktop.session.session import Session"),
    (rooms.edges, "view/trax/a.py", "from trakkx_desktop.games.traexx import GAME"),
    (rooms.edges, "view/trax/a.py", "from trakkx_desktop.view.screens import home"),
    (rooms.edges, "view/trax/a.py", "from PySide6.QtQml import QQmlEngine"),
    (rooms.edges, "view/trax/a.py", "import trakkx_desktop.app"),
    (rooms.edges, "__main__.py", "from trakkx_desktop.app import main"),
    (rooms.edges, "__main__.py", "def f():\n    from trakkx_desktop.core import game"),
    (rooms.hidden_edges, "session/a.py", "import_module('PySide6.QtGui')"),
    (rooms.hidden_edges, "session/a.py", "importlib.import_module(name)"),
    (habits.game_branches, "app.py", "if game == 'trax': pass"),
    (habits.game_branches, "session/a.py", "x = key in ('traexx', 'other')"),
    (habits.game_branches, "view/screens/a.py", "match key:\n    case 'trakkx': pass"),
    (habits.game_branches, "view/screens/a.py", "icon = {'trax': 1}[key]"),
    (habits.game_branches, "view/screens/a.py", "icon = icons['trax']"),
    (habits.game_branches, "commands/judge.py", "key.startswith('trax')"),
    (habits.game_branches, "storage/a.py", "catalog.game('trax')"),
    (habits.colours, "view/stage/a.py", "x = '#A1B2C3'"),
    (habits.colours, "view/stage/a.py", "x = f'border: 1px solid #fff; {y}'"),
    (habits.colours, "view/trax/a.py", "x = 'color: red'"),
    (habits.colours, "view/trax/a.py", "x = 'background: rgba(1, 2, 3, 4)'"),
    (habits.colours, "view/trax/a.py", "QColor(1, 2, 3)"),
    (habits.colours, "view/trax/a.py", "QColor('red')"),
    (habits.colours, "view/trax/a.py", "QtGui.QColor.fromRgb(red, 2, 3)"),
    (habits.colours, "view/trax/a.py", "painter.setPen(Qt.red)"),
    (habits.colours, "app.py", "painter.setPen(Qt.GlobalColor.white)"),
    (habits.writes, "session/a.py", "open(path, 'w')"),
    (habits.writes, "session/a.py", "open(path, mode='ab')"),
    (habits.writes, "session/a.py", "open(path, mode)"),
    (habits.writes, "session/a.py", "path.open('r+')"),
    (habits.writes, "storage/saves.py", "path.write_text('x')"),
    (habits.writes, "storage/saves.py", "os.replace(a, b)"),
    (habits.writes, "storage/saves.py", "os.open(path, flags)"),
    (habits.writes, "storage/reader.py", "os.write(number, data)"),
    (habits.writes, "view/stage/a.py", "QSaveFile(name)"),
    (habits.writes, "view/stage/a.py", "shutil.copy(a, b)"),
    (habits.broad_catches, "core/a.py", "try: pass\nexcept: pass"),
    (habits.broad_catches, "core/a.py", "try: pass\nexcept Exception: pass"),
    (habits.broad_catches, "core/a.py", "try: pass\nexcept (ValueError, BaseException): pass"),
    (habits.broad_catches, "core/a.py", "try: pass\nexcept Exception as e: raise X from e"),
    (habits.broad_catches, "core/a.py", "with suppress(Exception): pass"),
    (habits.foreign_code, "core/a.py", "eval('1')"),
    (habits.foreign_code, "core/a.py", "exec(text)"),
    (habits.foreign_code, "core/a.py", "os.system('ls')"),
    (rooms.smuggled, "core/a.py", "from trakkx_desktop.core.record import Seat"),
    (rooms.smuggled, "view/trax/a.py", "from trakkx_desktop.view.stage.table import Sight"),
    (habits.foreign_privates, "view/trax/a.py", "x = table._hand"),
    (habits.foreign_privates, "view/screens/a.py", "self.session._record.now"),
    (habits.true_states, "view/trax/a.py", "x = self._session.record"),
    (habits.true_states, "view/screens/a.py", "x = house.session.saved()"),
    (habits.true_states, "view/trax/a.py", "x = match.record.now"),
    (habits.painters, "view/stage/a.py", "painter = QPainter(self)"),
    (habits.painters, "view/trax/a.py", "QtGui.QPainter(image).drawLine(line)"),
]

GOOD = [
    (rooms.smuggled, "core/a.py", "from trakkx_desktop.core.player import Seat"),
    (rooms.smuggled, "core/a.py", "from trakkx_desktop import catalog\nimport json"),
    (habits.foreign_privates, "view/trax/a.py", "self._hand = super()._hand"),
    (habits.foreign_privates, "session/a.py", "session._record"),
    (habits.true_states, "view/trax/a.py", "x = self._sight.state"),
    (habits.true_states, "session/a.py", "x = session.saved()"),
    (rooms.edges, "core/a.py", "import json\nfrom trakkx_desktop.core.game import Seat"),
    (rooms.edges, "core/a.py", "from trakkx_desktop import __version__"),
    (rooms.edges, "games/trax/a.py", "from trakkx_desktop import resources"),
    (rooms.edges, "games/trax/deep/a.py", "from trakkx_desktop.games.trax.rules import forced"),
    (rooms.edges, "players/trax/a.py", "import numpy\nfrom trakkx_desktop.games.trax import GAME"),
    (rooms.edges, "storage/a.py", "import msgspec\nfrom trakkx_desktop import catalog"),
    (rooms.edges, "commands/trax.py", "from trakkx_desktop.games.trax import GAME"),
    (rooms.edges, "session/a.py", "from PySide6.QtNetwork import QLocalServer"),
    (rooms.edges, "session/a.py", "from PySide6.QtCore import QObject, Signal"),
    (rooms.edges, "view/screens/a.py", "from trakkx_desktop.view.stage.palette import colour"),
    (rooms.edges, "view/trax/a.py", "from trakkx_desktop.games.trax import GAME"),
    (rooms.edges, "app.py", "from trakkx_desktop.view.screens import home"),
    (rooms.edges, "__main__.py", "def f():\n    from trakkx_desktop.app import main"),
    (rooms.hidden_edges, "catalog.py", "import_module(name)"),
    (habits.game_branches, "view/trax/a.py", "if game == 'trax': pass"),
    (habits.game_branches, "commands/trax.py", "if game == 'trax': pass"),
    (habits.game_branches, "app.py", "if game == 'other': name = 'trakkx'"),
    (habits.colours, "view/stage/palette.py", "x = '#A1B2C3'"),
    (habits.colours, "view/stage/a.py", "'''Like #123456.'''\nx = 'number #12, background: none'"),
    (habits.colours, "view/stage/a.py", "QColor(colour)\nQt.GlobalColor.transparent"),
    (habits.writes, "storage/writer.py", "open(path, 'w')"),
    (habits.writes, "storage/reader.py", "os.open(path, os.O_RDONLY)"),
    (habits.writes, "storage/a.py", "open(path, 'rb')\npath.open()\npath.read_text()"),
    (habits.writes, "view/screens/a.py", "house.open(path)\nfile.open('wax seals')"),
    (habits.broad_catches, "app.py", "try: pass\nexcept Exception: pass"),
    (habits.broad_catches, "core/a.py", "try: pass\nexcept BaseException:\n    f()\n    raise"),
    (habits.broad_catches, "core/a.py", "try: pass\nexcept (OSError, ValueError): pass"),
    (habits.foreign_code, "core/a.py", "re.compile('a')"),
]


@pytest.mark.parametrize(("check", "file", "text"), BAD)
def test_checker_finds(check: Check, file: str, text: str) -> None:
    faults = list(check(parse(file, text)))
    assert faults
    assert all(fault.file == file and fault.line >= 1 for fault in faults)


@pytest.mark.parametrize(("check", "file", "text"), GOOD)
def test_checker_lets_pass(check: Check, file: str, text: str) -> None:
    assert not list(check(parse(file, text)))


def test_every_file_is_read() -> None:
    assert {"catalog.py", "core/game.py", "commands/judge.py"} <= set(files())


def test_no_file_needs_itself() -> None:
    """Not even by an import inside a function, or one that only the type checker sees."""
    assert not cycles(needs())


def test_cycles_are_found() -> None:
    assert not cycles({"a": ("b", "c"), "b": ("c",), "c": ()})
    assert cycles({"a": ("b",), "b": ("c",), "c": ("b",)}) == [("b", "c")]
    late = parse("core/a.py", "def f():\n    from trakkx_desktop.core import game")
    typed = parse("core/a.py", "if TYPE_CHECKING:\n    from trakkx_desktop.core.game import Game")
    assert [found.module for found in (*rooms.imports(late), *rooms.imports(typed))] == [
        "trakkx_desktop.core.game",
        "trakkx_desktop.core.game.Game",
    ]


def test_sizes() -> None:
    """Files and functions stay as small as they are known to be."""
    assert sizes.file_sizes().p90 <= 261 and sizes.file_sizes().most <= 500
    assert sizes.function_sizes().p90 <= 16 and sizes.function_sizes().most <= 55
    assert sizes.mean_complexity() <= 2.8
