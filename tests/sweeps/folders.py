"""The app starts in a config folder where anything may have happened to any file or folder, and can be played."""

import os
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.cards import draw_once
from tests.saves import saves
from tests.sweeps.damage import damaged
from tests.sweeps.files import PROGRESS
from trakkx_desktop import catalog
from trakkx_desktop.app import App, _Hook
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Person, Player
from trakkx_desktop.core.settings import Settings
from trakkx_desktop.storage.index import list_summaries
from trakkx_desktop.storage.people import save_people
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.progress import save_progress
from trakkx_desktop.storage.settings import save_settings
from trakkx_desktop.view.stage.sound import SOUNDS

bugs: list[str] = []


class Noting(_Hook):
    """The app's own hook, which also tells whoever sweeps."""

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        bugs.append("".join(traceback.format_exception(kind, error, trace)))


def lay_out(places: Places) -> None:
    """What a person has after some evenings."""
    places.saves.mkdir(parents=True)
    for path in saves()[:4]:
        (places.saves / path.name).write_bytes(path.read_bytes())
    (places.trash).mkdir()
    (places.trash / f"20260101T000000000000-{saves()[4].name}").write_bytes(saves()[4].read_bytes())
    places.broken.mkdir()
    save_settings(places, Settings(theme="dark", window=(10, 10, 1100, 700)))
    save_people(places, [Person("Anna", 1, True, "2026"), Person("Ben", 0)])
    save_progress(places, {"Anna": PROGRESS})
    list_summaries(places)


def _garbage(path: Path, chance: Random) -> None:
    if path.is_file():
        path.write_bytes(damaged(path.read_bytes(), chance))


def _empty(path: Path, chance: Random) -> None:
    if path.is_file():
        path.write_bytes(b"")


def _gone(path: Path, chance: Random) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _loop(path: Path, chance: Random) -> None:
    _gone(path, chance)
    path.symlink_to(path)


def _dangling(path: Path, chance: Random) -> None:
    _gone(path, chance)
    path.symlink_to(path.parent / "nowhere" / "at all")


def _other_kind(path: Path, chance: Random) -> None:
    was_folder = path.is_dir()
    _gone(path, chance)
    if was_folder:
        path.write_bytes(b"a file in place of the folder")
    else:
        path.mkdir()


def _pipe(path: Path, chance: Random) -> None:
    _gone(path, chance)
    os.mkfifo(path)


def _huge(path: Path, chance: Random) -> None:
    if path.is_file():
        os.truncate(path, 3 * 1024**3)


def _closed(path: Path, chance: Random) -> None:
    """Root may read it all the same."""
    if not path.is_symlink():
        path.chmod(0)


ACCIDENTS: tuple[Callable[[Path, Random], None], ...] = (
    *(_garbage, _garbage, _garbage, _empty, _gone, _loop, _dangling, _other_kind, _pipe),
    *(_huge, _closed),
)


def spoil(places: Places, chance: Random) -> list[str]:
    """One to four accidents, told."""
    story = []
    for _ in range(chance.randrange(1, 5)):
        found = sorted(p for p in places.root.rglob("*") if p.is_symlink() or p.exists())
        path = chance.choice([places.root, *found])
        accident = chance.choice(ACCIDENTS)
        story.append(f"{accident.__name__} {path.relative_to(places.root.parent)}")
        if os.path.lexists(path):
            accident(path, chance)
    return story


def start_and_play(places: Places) -> None:
    app = App(places, "en")
    sys.excepthook = Noting(app)
    app.window.show()
    app.house.look()
    app.tell_first_trouble()
    app.house.flush()
    QCoreApplication.processEvents()
    assert app.window.front is app.window.home and app.window.isVisible()
    for card in app.window.home.shelf.cards[:1]:
        app.window.open_file(card.summary.path)
        app.house.flush()
    app.window.show_screen("history")
    app.house.archive.wait()
    players = (Player("Anna", 0), Player("Ben", 1))
    app.window.begin(Match("trax", catalog.game("trax"), players, Plan(seed=1)), "")
    session = app.house.session
    assert session is not None and session.draft is not None
    action = next(iter(session.game.legal(session.state, 0)))
    assert session.submit(action) is None
    app.house.tune(theme="light")
    app.house.flush()
    app.house.archive.wait()
    path = places.save_of(session.saved().id)
    is_kept = app.house.trouble is not None or path.is_file()
    assert is_kept, "neither saved nor told"
    app.window._is_quitting = True
    app.window.close()
    app.house.close()
    app.house.archive.tidy()
    app.window.deleteLater()
    app.retire()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def sweep(rounds: int, seed: int) -> Iterator[str]:
    qt = QApplication.instance() or QApplication([])
    qt.setProperty("quitOnLastWindowClosed", False)
    draw_once()
    SOUNDS._is_missing = True
    chance = Random(seed)
    for number in range(rounds):
        bugs.clear()
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            places = Places(Path(folder) / "config")
            lay_out(places)
            story = spoil(places, chance)
            try:
                start_and_play(places)
            except Exception:
                bugs.append(traceback.format_exc())
            finally:
                sys.excepthook = sys.__excepthook__
            if places.root.exists() and not places.root.is_symlink():
                places.root.chmod(0o700)
        if bugs:
            yield f"folder {number}: {'; '.join(story)}\n{bugs[0]}"
