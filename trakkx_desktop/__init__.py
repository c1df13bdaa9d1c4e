"""Trakkx Desktop: three table games on one shared screen."""

__version__ = "0.1.0"

OWNER = "trakkxdesktop"
"""The account that the project lives in, a placeholder until it has one: to be changed here and nowhere else.

Letters and digits only, since a bundle of macOS may have no underscore in its id and a D-Bus name no hyphen.
"""

APP_ID = f"io.github.{OWNER}.Trakkx"
"""By which desktops, stores and systems know the app; folders of saved games do not depend on it."""

HOMEPAGE = f"https://github.com/{OWNER}/trakkx-desktop"
