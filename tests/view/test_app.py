"""The app from outside: its arguments, one instance, what it says when something goes wrong."""

import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QFileOpenEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.saves import FOLDER
from trakkx_desktop import catalog
from trakkx_desktop.app import App, Doorbell, _Hook, parse
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.session import instance as instances
from trakkx_desktop.session.instance import Instance
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import load
from trakkx_desktop.view.screens.home.cards import GameCard
from trakkx_desktop.view.screens.house.languages import languages
from trakkx_desktop.view.screens.house.placing import SMALLEST, place_of
from trakkx_desktop.view.screens.house.trouble import Note
from trakkx_desktop.view.screens.table.screen import TableScreen

ROOT = Path(__file__).parents[2]


def run(*arguments: str, root: Path = ROOT, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **more}
    command = [sys.executable, "-m", "trakkx_desktop", *arguments]
    return subprocess.run(
        command, cwd=root, env=env, capture_output=True, text=True, timeout=60, check=False
    )


def test_version() -> None:
    done = run("--version")
    assert done.returncode == 0 and done.stdout.startswith("Trakkx Desktop ")


@pytest.mark.parametrize(
    "arguments", [("--no-such",), ("a.trakkx", "b.trakkx"), ("--language", "xx"), ("--config-dir",)]
)
def test_a_wrong_argument_gets_one_line_and_code_2(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == "" and done.stderr.count("\n") == 1


@pytest.mark.parametrize("part", ["fonts", "shared", "trax", "."])
def test_an_app_without_its_parts_says_so(tmp_path: Path, part: str) -> None:
    """One line and no traceback; nothing is started."""
    shutil.copytree(ROOT / "trakkx_desktop", tmp_path / "trakkx_desktop")
    for folder in ("fonts", "shared", "trax", "traexx", "trakkx"):
        (tmp_path / "resources" / folder).mkdir(parents=True)
    shutil.rmtree(tmp_path / "resources" / part)
    done = run("--config-dir", str(tmp_path / "config"), PYTHONPATH=str(tmp_path), root=tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "not complete" in done.stderr
    assert not (tmp_path / "config").exists()


def test_without_a_home_one_line_asks_for_a_folder() -> None:
    """A folder of a person who does not exist is the same to the system as a home that nobody has."""
    done = run("--config-dir", "~nobody-of-this-name/config")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "--config-dir DIR" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="nobody can take a folder away there")
def test_the_folder_that_one_stands_in_may_be_gone(tmp_path: Path) -> None:
    line = "import os; os.rmdir(os.getcwd()); from trakkx_desktop import app; "
    line += "print(app._absolute('x.trakkx')); app.main(['--config-dir', 'here'])"
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    folder = tmp_path / "gone"
    folder.mkdir()
    done = subprocess.run([sys.executable, "-c", line], cwd=folder, env=env, capture_output=True)
    assert done.stdout == b"x.trakkx\n"
    assert done.stderr.count(b"\n") == 1 and b"--config-dir DIR" in done.stderr


def test_a_language_that_is_gone_is_no_trouble(qtbot: QtBot, tmp_path: Path) -> None:
    """The settings name one that another version had: the app speaks one that it knows."""
    (tmp_path / "settings.json").write_text('{"language": "xx"}', encoding="utf-8")
    made = App(Places(tmp_path), "")
    qtbot.addWidget(made.window)
    assert made.window.home.language.letters.lower() in languages()
    menu = made.window.home.language_menu()
    assert [action.text() for action in menu.actions()][:2] == ["English", "Deutsch"]
    menu.actions()[1].trigger()
    QCoreApplication.processEvents()
    is_german = made.window.home.title.text() == "Was spielen wir?"
    made.retire()
    assert made.house.settings.language == "de" and is_german


def test_the_language_of_the_command_line_is_spoken(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    made = App(Places(tmp_path), "de")
    qtbot.addWidget(made.window)
    assert made.window.home.title.text() == "Was spielen wir?"
    assert made.window.home.language.letters == "DE"
    made.retire()


def test_languages_are_files() -> None:
    assert languages()[0] == "en" and "de" in languages()
    assert parse(["--language", "de"]).language == "de"


def notes(window: QWidget) -> list[str]:
    return [note.text.text() for note in window.findChildren(Note) if note.isVisible()]


def test_a_bug_is_told_in_a_sentence_and_logged_without_names(
    app: App, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hook, secret = _Hook(app), "-".join(("An", "na"))
    try:
        raise RuntimeError(secret)
    except RuntimeError as error:
        hook(type(error), error, error.__traceback__)
    assert any("Your game is saved" in sentence for sentence in notes(app.window))
    log = (app.house.places.logs / "trakkx.log").read_text(encoding="utf-8")
    assert "RuntimeError" in log and "test_app.py" in log
    assert secret not in log


def test_a_broken_file_is_named_and_the_app_goes_on(app: App, tmp_path: Path) -> None:
    path = tmp_path / "evening.trakkx"
    path.write_text("no game at all", encoding="utf-8")
    app.window.open_file(path)
    assert any("evening" in sentence for sentence in notes(app.window))
    assert app.window.front is app.window.home
    assert list(app.house.places.broken.iterdir())


SECOND = """
import sys
from PySide6.QtCore import QCoreApplication
from trakkx_desktop.session.instance import Instance
app = QCoreApplication([])
sys.exit(0 if Instance(sys.argv[1]).hand_over(sys.argv[2]) else 1)
"""


LISTENING = """
import sys
from PySide6.QtCore import QCoreApplication
from trakkx_desktop.session.instance import Instance
app = QCoreApplication([])
first = Instance(sys.argv[1])
assert not first.hand_over("")
first.listen()
print("listening", flush=True)
app.exec()
"""


def second(folder: Path, file: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", SECOND, str(folder), file], cwd=ROOT)


@pytest.mark.parametrize("file", ["/x/ä b.trakkx", "/x/line\nbreak.trakkx", "/x/\udcff.trakkx", ""])
def test_the_second_start_hands_its_file_to_the_first(
    qtbot: QtBot, tmp_path: Path, file: str
) -> None:
    """Any name that the system allows, also one that is no text."""
    if sys.platform == "win32" and "\udcff" in file:
        pytest.skip("names are text there")
    first = Instance(str(tmp_path))
    assert not first.hand_over("")
    first.listen()
    with qtbot.waitSignal(first.called, timeout=5000) as told:
        child = second(tmp_path, file)
    QCoreApplication.processEvents()
    assert told.args == [file]
    assert child.wait(10) == 0


def test_two_starts_at_the_same_moment_are_one(qtbot: QtBot, tmp_path: Path) -> None:
    """The first one has the lock but draws its window before it listens: the second one waits."""
    first = Instance(str(tmp_path))
    assert not first.hand_over("")
    child = second(tmp_path, "/x/evening.trakkx")
    with pytest.raises(subprocess.TimeoutExpired):
        child.wait(1.5)
    with qtbot.waitSignal(first.called, timeout=5000) as told:
        first.listen()
    assert told.args == ["/x/evening.trakkx"] and child.wait(10) == 0


def test_one_folder_has_one_instance_however_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "games")
    assert Instance(str(tmp_path / "games"))._name == Instance(str(tmp_path / "link"))._name


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no folder there")
def test_lock_and_socket_lie_where_nobody_else_can_put_theirs(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "config"
    monkeypatch.setenv("TMPDIR", str(tmp_path / "elsewhere"))
    first = Instance(str(folder))
    assert not first.hand_over("")
    first.listen()
    assert {path.name for path in folder.iterdir()} == {"lock", "socket"}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "socket").stat().st_mode) & 0o077 == 0
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    assert Instance(str(tmp_path / ("long" * 30)))._name == "", "no room for a socket's name"
    with tempfile.TemporaryDirectory(prefix="run") as runtime:
        monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)
        assert Instance(str(tmp_path / ("long" * 30)))._name.startswith(runtime)
        Path(runtime).chmod(0o777)
        assert Instance(str(tmp_path / ("long" * 30)))._name == ""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP")
def test_a_first_instance_that_was_stopped_does_not_keep_anybody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one starts beside it; what both write is kept (tests/storage/test_beside.py)."""
    monkeypatch.setattr(instances, "_WAIT", 50)
    first = subprocess.Popen(
        [sys.executable, "-c", LISTENING, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE
    )
    assert first.stdout is not None and first.stdout.readline() == b"listening\n"
    os.kill(first.pid, signal.SIGSTOP)
    try:
        assert not Instance(str(tmp_path)).hand_over("/x/evening.trakkx")
    finally:
        first.kill()
        first.communicate()
    again = Instance(str(tmp_path))
    assert again._is_first(), "what a killed one left does not count"


PLAYING = """
import os, signal, sys
from trakkx_desktop import app, catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
usual = app._settle
def settle(running, instance):
    usual(running, instance)
    players = (Player("Anna", 0), Player("Ben", 1))
    session = running.house.begin(Match("trax", catalog.game("trax"), players, Plan()))
    running.house.flush()
    session.submit(next(session.game.legal(session.sight_of(0), 0)))
    os.kill(os.getpid(), int(sys.argv[2]))
app._settle = settle
signal.signal(int(sys.argv[2]), signal.SIG_DFL)  # whoever started the tests may ignore it (nohup)
sys.exit(app.main(["--config-dir", sys.argv[1]]))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals end programs elsewhere")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_move_is_saved_by_whatever_ends_the_app_from_outside(tmp_path: Path, name: str) -> None:
    """A logout, a closed terminal, Ctrl+C: right after the move, before it would be saved by itself."""
    number = getattr(signal, name)
    line = [sys.executable, "-c", PLAYING, str(tmp_path), str(int(number))]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    (path,) = Places(tmp_path).saves.glob("*.trakkx")
    assert load(path, catalog.game).saved.actions == 1


def test_the_window_is_never_off_screen(qtbot: QtBot, tmp_path: Path) -> None:
    made = App(Places(tmp_path), "en")
    made.house.tune(window=(90_000, 90_000, 1200, 800))
    qtbot.addWidget(made.window)
    again = App(Places(tmp_path), "en")
    qtbot.addWidget(again.window)
    screen = again.window.screen().availableGeometry()
    assert screen.intersects(again.window.geometry())


def test_the_title_bar_is_where_a_hand_can_reach_it(qapp: QApplication) -> None:
    """It was pushed over the edge at the top left, but most of it can still be seen."""
    screen = qapp.primaryScreen().availableGeometry()
    place = place_of((screen.left() - 90, screen.top() - 90, SMALLEST.width(), SMALLEST.height()))
    assert place.topLeft() == screen.topLeft() and place.size() == SMALLEST


STARTED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from trakkx_desktop import app
class Quit(QApplication):
    def exec(self):
        QTimer.singleShot(2000, self.quit)
        return super().exec()
app.QApplication = Quit
sys.exit(app.main(["--config-dir", sys.argv[1]]))
"""


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is needed to watch sockets")
def test_no_internet_socket_is_ever_made(tmp_path: Path) -> None:
    """Started, drawn, tidied up and quit: only local sockets."""
    trace = tmp_path / "trace"
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = ["strace", "-f", "-e", "trace=socket,socketpair", "-o", str(trace)]
    command += [sys.executable, "-c", STARTED, str(tmp_path / "config")]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=120, check=False)
    if b"ptrace" in done.stderr.lower():
        pytest.skip("this system does not let strace watch a process")
    calls = trace.read_text(encoding="utf-8")
    assert "AF_UNIX" in calls, done.stderr.decode()
    assert "AF_INET" not in calls


def test_the_watcher_would_see_one(tmp_path: Path) -> None:
    """The test above can fail: an internet socket shows in what it reads."""
    if shutil.which("strace") is None:
        pytest.skip("strace is needed to watch sockets")
    trace = tmp_path / "trace"
    code = "import socket; socket.socket(socket.AF_INET).close()"
    subprocess.run(
        ["strace", "-f", "-e", "trace=socket", "-o", str(trace), sys.executable, "-c", code],
        check=False,
        capture_output=True,
    )
    assert trace.exists() and "AF_INET" in trace.read_text(encoding="utf-8")


def test_a_window_that_is_put_away_covers_the_hand(app: App) -> None:
    people = (Player("Anna", 0), Player("Ben", 1))
    app.window.begin(Match("trakkx", catalog.game("trakkx"), people, Plan(seed=3)), "Anna")
    session = app.house.session
    assert session is not None
    session.raise_curtain()
    app.window.showMinimized()
    QCoreApplication.processEvents()
    assert session.is_curtained
    app.window.showNormal()
    QCoreApplication.processEvents()
    assert session.is_curtained and isinstance(app.window.front, TableScreen)
    assert app.window.front.curtain.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_double_clicked_file_rings_the_doorbell(app: App) -> None:
    """As macOS tells it."""
    bell = Doorbell(app)
    opened = QFileOpenEvent(str(FOLDER / "trax-unfinished.trakkx"))
    assert bell.eventFilter(app.window, opened)
    assert isinstance(app.window.front, TableScreen)
    assert not bell.eventFilter(app.window, QEvent(QEvent.Type.User))


@pytest.mark.parametrize("kept", [(), (0, 0, 5000, 4000), (-300, -200, 1200, 800)])
def test_the_whole_window_fits_its_screen(
    qtbot: QtBot, tmp_path: Path, kept: tuple[int, ...]
) -> None:
    first = App(Places(tmp_path), "en")
    first.house.tune(window=kept)
    made = App(Places(tmp_path), "en")
    for each in (first, made):
        qtbot.addWidget(each.window)
    room = made.window.screen().availableGeometry()
    assert room.topLeft().x() <= made.window.x() and room.topLeft().y() <= made.window.y()
    smallest = made.window.minimumSize()
    assert made.window.width() <= max(room.width(), smallest.width())
    assert made.window.height() <= max(room.height() - 40, smallest.height())


def test_homes_boards_are_drawn_once_and_not_before_they_are_seen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start draws each board for one size; what is hidden waits until it is shown."""
    made: list[str] = []
    draw = GameCard._drawn

    def noted(card: GameCard, size: QSize, dpr: float) -> QPixmap:
        made.append(card._name)
        return draw(card, size, dpr)

    monkeypatch.setattr(GameCard, "_drawn", noted)
    app = App(Places(tmp_path / "config"), "en")
    assert made == []
    app.window.show()
    QCoreApplication.processEvents()
    assert made == [], "pictures that were drawn beforehand stand in at the first frame"
    qtbot.waitUntil(lambda: len(made) == len(app.faces))
    assert len(set(made)) == len(app.faces)
    app.window.close()
    app.window.deleteLater()
    app.retire()
