"""The languages of the app: one file each, which also says how the language calls itself."""

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from trakkx_desktop import resources
from trakkx_desktop.view.stage.tr import tr

SOURCE = "en"
"""The language that the texts in the code are written in."""

_CONTEXT, _NAME = "language", "English"


def languages() -> tuple[str, ...]:
    """Codes of all there are; English has a file too, for its plurals."""
    found = {p.stem.removeprefix("trakkx_") for p in resources.path("i18n").glob("trakkx_*.qm")}
    return (SOURCE, *sorted(found - {SOURCE}))


def name_of(code: str) -> str:
    """How the language calls itself: "Deutsch". Its file has that as the translation of "English"."""
    if code == language_now():
        return tr("language", "English")
    translator = QTranslator()
    translator.load(f"trakkx_{code}", str(resources.path("i18n")))
    found = translator.translate(_CONTEXT, _NAME)
    return found or (_NAME if code == SOURCE else QLocale(code).nativeLanguageName())


def language_now() -> str:
    """The code of the language that the app is in now."""
    wished = QLocale().name()
    known = languages()
    return next((c for c in (wished, wished.partition("_")[0]) if c in known), SOURCE)


def _qt_words(code: str) -> list[tuple[str, str]]:
    """Folder and name of Qt's own words; it speaks English by itself."""
    if code == SOURCE:
        return []
    from PySide6.QtCore import QLibraryInfo

    return [(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}")]


class Translation:
    """The words of one language in place of those in the code: our own, and those of Qt."""

    def __init__(self) -> None:
        self._loaded: list[QTranslator] = []

    def load(self, code: str) -> None:
        self.unload()
        QLocale.setDefault(QLocale(code))
        for folder, name in (*_qt_words(code), (str(resources.path("i18n")), f"trakkx_{code}")):
            translator = QTranslator()
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._loaded.append(translator)

    def unload(self) -> None:
        for translator in self._loaded:
            QCoreApplication.removeTranslator(translator)
        self._loaded = []
        QLocale.setDefault(QLocale(SOURCE))
