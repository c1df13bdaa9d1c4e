"""Words in the person's language; `installer/translate.py` collects every text that is passed to `tr`."""

from PySide6.QtCore import QCoreApplication


def tr(context: str, text: str, n: int = -1) -> str:
    """The text in the app's language; with a number, `%n` in it becomes the number and its plural form.

    Context and text are written in full where they are used, so that the collector can read them.
    """
    return QCoreApplication.translate(context, text, None, n)
