"""The log file: what went wrong and where in the program, rotating, never what anybody played."""

from typing import TYPE_CHECKING

from trakkx_desktop.storage.errors import StorageError, storage_errors
from trakkx_desktop.storage.places import Places, make_folder

if TYPE_CHECKING:
    from logging import Handler, Logger

NAME = "trakkx_desktop"
_SIZE = 512 * 1024
_OLDER = 3
_handlers: "list[Handler]" = []


def open_log(places: Places) -> "Logger":
    """The app's logger, writing to `logs/`; where the disk does not let it, it writes nowhere.

    `logging` is imported only here, so that a start without trouble does not pay for it. The one
    file that does not go through the atomic writer: a log grows line by line.
    """
    import logging
    from logging.handlers import RotatingFileHandler

    logger = logging.getLogger(NAME)
    close_log()
    logger.setLevel(logging.INFO)
    try:
        path = make_folder(places.logs) / "trakkx.log"
        with storage_errors(path):
            handler: Handler = RotatingFileHandler(
                path, maxBytes=_SIZE, backupCount=_OLDER, encoding="utf-8", errors="replace"
            )
    except StorageError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger.addHandler(handler)
    _handlers.append(handler)
    return logger


def close_log() -> None:
    import logging

    while _handlers:
        handler = _handlers.pop()
        logging.getLogger(NAME).removeHandler(handler)
        handler.close()
