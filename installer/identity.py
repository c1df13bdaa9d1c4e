"""What every system calls the app, its files and its maker; the id itself is in `trakkx_desktop/__init__.py`."""

from trakkx_desktop import APP_ID, OWNER

NAME = "trakkx-desktop"
"""Of the command, of the packages and of the person's folder."""
TITLE = "Trakkx Desktop"
AUTHORS = "The Trakkx Desktop authors"
AUTHORS_ID = f"io.github.{OWNER}"
MAINTAINER = f"Trakkx Desktop authors <{OWNER}@users.noreply.github.com>"
MEDIA_TYPE = f"application/vnd.{APP_ID.lower()}+json"
OLD_MEDIA_TYPE = "application/x-trakkx"
"""Until version 0.1."""
