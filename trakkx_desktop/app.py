"""Wires the rooms: arguments, one instance, language, theme, window; the only file that sees all."""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace, TracebackType
from typing import NoReturn

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QMessageLogContext,
    QObject,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qWarning,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QToolTip

from trakkx_desktop import APP_ID, __version__, catalog, resources
from trakkx_desktop.session.house import House
from trakkx_desktop.session.instance import Instance
from trakkx_desktop.storage.places import Places, close_to_others
from trakkx_desktop.view.screens.home.cards import HOME_ICONS
from trakkx_desktop.view.screens.house.languages import Translation, languages
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icons import load_icons
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.stage.tr import tr


def parse(arguments: list[str]) -> SimpleNamespace:
    """`file`, `config_dir`, `language`; a wrong argument gets one clear line and exit code 2."""
    plain = _plain(arguments)
    if plain is not None:
        return plain
    import argparse

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            self.exit(2, f"{self.prog}: {message}\n")

    parser = Parser(prog="trakkx-desktop", description="TRAKKX, TRÄXX and TRAX on one screen.")
    parser.add_argument("file", nargs="?", metavar="FILE.trakkx", help="a saved game to open")
    parser.add_argument("--config-dir", metavar="DIR", help="where saves and settings live")
    parser.add_argument("--language", metavar="xx", help="language of the app, such as de")
    parser.add_argument("--version", action="version", version=f"Trakkx Desktop {__version__}")
    wished = parser.parse_args(arguments, SimpleNamespace())
    if wished.language and wished.language not in languages():
        parser.error(f"no language '{wished.language}'; there are: {', '.join(languages())}")
    return wished


def _plain(arguments: list[str]) -> SimpleNamespace | None:
    """A file, a folder, or nothing: what nearly every start says, and `argparse` need not be loaded for.
    None: something else."""
    wished = SimpleNamespace(file=None, config_dir=None, language=None)
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == "--config-dir" and left and not left[0].startswith("-"):
            wished.config_dir = left.pop(0)
        elif word.startswith("-") or wished.file is not None:
            return None
        else:
            wished.file = word
    return wished


class App:
    """The running app: one house, one window, and what must follow a change of settings."""

    def __init__(self, places: Places, language: str = "") -> None:
        self.house = House(places)
        self._forced_language = language
        self._settled_language = self.house.settings.language
        self._translation = Translation()
        self._language = ""
        load_icons(HOME_ICONS)
        self._speak()
        self._style()
        self.faces: dict[str, Face] = {key: catalog.part("view", key).FACE for key in catalog.GAMES}
        self.window = Window(self.house, self.faces)
        self.window.home.set_language_code(self._language)
        self.window.themed.connect(self._next_theme)
        self.window.spoken.connect(self._change_language)
        self.house.tuned.connect(self._follow)
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _s: self._style())

    def _follow(self) -> None:
        if self.house.settings.language != self._settled_language:
            self._settled_language = self.house.settings.language
            self._forced_language = ""
        self._speak()
        self.window.home.set_language_code(self._language)
        self._style()

    def _style(self) -> None:
        settings = self.house.settings
        dark = settings.theme == "dark"
        if settings.theme == "system":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        LOOK.set(
            dark=dark,
            text_scale=settings.text_size,
            board_scale=settings.board_size,
            reduce_motion=settings.reduce_motion,
            clear_shapes=settings.clear_shapes,
        )
        QApplication.setPalette(LOOK.qt_palette())
        QToolTip.setPalette(LOOK.qt_palette())
        QToolTip.setFont(LOOK.font(16))
        SOUNDS.is_on = settings.sound
        SOUNDS.volume = settings.volume

    def _speak(self) -> None:
        """Loads the wished language, else the system's if there is one, else English."""
        known, wished = languages(), self._forced_language or self.house.settings.language
        if wished not in known:
            system = QLocale.system().name()[:2]
            wished = system if system in known else known[0]
        if wished != self._language:
            self._language = wished
            self._translation.load(wished)

    def tell_first_trouble(self) -> None:
        """The settings could not be read; now there is a window to say so."""
        trouble = self.house.first_trouble
        if trouble is not None:
            self.house.troubled.emit(trouble)

    def retire(self) -> None:
        """Takes its language away again (several apps in one process: tests, the gallery)."""
        self._translation.unload()

    def _next_theme(self) -> None:
        self.house.tune(theme="light" if LOOK.palette.name == "dark" else "dark")

    def _change_language(self, code: str) -> None:
        self._forced_language = ""
        self.house.tune(language=code)
        self._follow()


def main(arguments: list[str]) -> int:
    missing = resources.missing(tuple(catalog.GAMES))
    if missing:
        return _incomplete(missing)
    wished = parse(arguments)
    try:
        places = Places.default(wished.config_dir)
    except (RuntimeError, OSError):
        return _refuse(
            tr("trouble", "No folder for your games was found: please name one, --config-dir DIR.")
        )
    QCoreApplication.setApplicationName("trakkx-desktop")
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APP_ID)
    with _sentence_without_a_screen():
        # By argument: `setStyle` would hand back the style, and Python learn all that a style is.
        qt = QApplication([*sys.argv[:1], "-style", "Fusion"])
    file = _absolute(wished.file) if wished.file else ""
    instance = Instance(str(places.root))
    if instance.hand_over(file):
        return 0
    app = App(places, wished.language or "")
    sys.excepthook = _Hook(app)
    instance.called.connect(lambda path: _called(app, path))
    qt.commitDataRequest.connect(lambda _m: app.house.flush())
    doorbell = Doorbell(app)
    if sys.platform == "darwin":
        qt.installEventFilter(doorbell)
    app.window.show()
    if app.house.settings.maximized:
        app.window.showMaximized()
    if file:
        QTimer.singleShot(0, lambda: app.window.open_file(Path(file)))
    QTimer.singleShot(100, lambda: _settle(app, instance))
    QTimer.singleShot(600, app.window.settle)
    QTimer.singleShot(200, app.tell_first_trouble)
    code = qt.exec()
    app.house.close()
    if not wished.config_dir:
        close_to_others(places.root)
    app.house.archive.tidy()
    return code


def _absolute(file: str) -> str:
    """As it is called where even the folder that one stands in is gone: that it is not there is told later."""
    try:
        return str(Path(file).absolute())
    except OSError:
        return file


@contextmanager
def _sentence_without_a_screen() -> Iterator[None]:
    """Where Qt finds no screen it would abort after many lines: one sentence, and the app ends."""
    heard: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        heard.append(text)
        if kind == QtMsgType.QtFatalMsg:
            words = tr("trouble", "No screen can be reached: please start it from a desktop.")
            print(f"trakkx-desktop: {words}", file=sys.stderr, flush=True)
            os._exit(1)

    usual = qInstallMessageHandler(hear)
    yield
    qInstallMessageHandler(usual)
    for text in heard:
        qWarning(text)


def _incomplete(missing: str) -> int:
    words = tr(
        "trouble", "The app is not complete: {folder} is missing. Please install it again."
    ).format(folder=missing)
    return _refuse(words)


def _refuse(words: str) -> int:
    """Nothing of the app can be shown, but why can be said."""
    if sys.stderr is not None:
        print(f"trakkx-desktop: {words}", file=sys.stderr)
    else:
        from PySide6.QtWidgets import QMessageBox

        _qt = QApplication(sys.argv[:1])
        QMessageBox.critical(None, "Trakkx Desktop", words)
    return 1


def _settle(app: App, instance: Instance) -> None:
    """What could wait until the first frame was drawn."""
    from trakkx_desktop.session.farewell import Farewell

    gc.enable()
    Farewell(instance)
    instance.listen()
    load_icons()
    app.house.look()


def _called(app: App, path: str) -> None:
    """A second start: its file comes here, and this window comes to the front."""
    app.window.setWindowState(app.window.windowState() & ~Qt.WindowState.WindowMinimized)
    app.window.show()
    app.window.raise_()
    app.window.activateWindow()
    if path:
        app.window.open_file(Path(path))


class Doorbell(QObject):
    """macOS hands over a double-clicked file by an event, not as an argument."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            _called(self._app, event.file())
            return True
        return False


class _Hook(QObject):
    """A bug: the game is already saved; one sentence to the person, the details to the log.

    It may be called in any thread; the person is told in that of the interface, and nothing is waited for.
    """

    happened = Signal()

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app
        self._is_telling = False
        self.happened.connect(self._tell)

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        import traceback

        from trakkx_desktop.storage.log import open_log

        log = open_log(self._app.house.places)
        log.error("unexpected %s\n%s", kind.__name__, "".join(traceback.format_tb(trace)))
        if os.environ.get("TRAKKX_DEBUG"):
            traceback.print_exception(kind, error, trace)
        self.happened.emit()

    def _tell(self) -> None:
        if self._is_telling:
            return
        self._is_telling = True
        try:
            self._app.house.save_soon()
            self._app.window.tell_bug()
        except Exception:
            import traceback

            from trakkx_desktop.storage.log import open_log

            open_log(self._app.house.places).error("while telling:\n%s", traceback.format_exc())
        finally:
            self._is_telling = False
