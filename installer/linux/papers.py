"""Writes what a Linux desktop reads of the app: menu entry, file type, and the description for stores."""

import xml.etree.ElementTree as ElementTree
from xml.etree.ElementTree import Element, SubElement

from installer.identity import AUTHORS, AUTHORS_ID, MEDIA_TYPE, NAME, OLD_MEDIA_TYPE, TITLE
from installer.linux import words
from installer.linux.catalogue import english, languages, translations
from installer.linux.releases import releases
from trakkx_desktop import APP_ID, HOMEPAGE, __version__
from trakkx_desktop.storage.places import SUFFIX

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def desktop_entry() -> str:
    fixed_before = ["[Desktop Entry]", "Type=Application", f"Name={TITLE}"]
    spoken = {
        "GenericName": words.GENERIC_NAME,
        "Comment": words.COMMENT,
        "Keywords": words.KEYWORDS,
    }
    translated = [line for key, marked in spoken.items() for line in entry_lines(key, marked)]
    fixed_after = [
        *(f"Exec={NAME} %f", f"Icon={APP_ID}", "Terminal=false", "Categories=Game;BoardGame;"),
        *(f"MimeType={MEDIA_TYPE};", "StartupNotify=true", f"StartupWMClass={NAME}"),
    ]
    return "\n".join([*fixed_before, *translated, *fixed_after]) + "\n"


def entry_lines(key: str, marked: str) -> list[str]:
    others = translations(marked).items()
    return [f"{key}={english(marked)}", *(f"{key}[{code}]={text}" for code, text in others)]


def file_type() -> str:
    root = Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    kind = SubElement(root, "mime-type", type=MEDIA_TYPE)
    say(kind, "comment", words.SAVED_GAME)
    SubElement(kind, "alias", type=OLD_MEDIA_TYPE)
    SubElement(kind, "icon", name=APP_ID)
    SubElement(kind, "sub-class-of", type="application/json")
    SubElement(kind, "glob", pattern=f"*{SUFFIX}")
    return written(root)


def metainfo() -> str:
    root = Element("component", type="desktop-application")
    put(root, "id", APP_ID)
    put(root, "metadata_license", "CC0-1.0")
    put(root, "project_license", "MIT")
    put(root, "name", TITLE)
    say(root, "summary", words.SUMMARY)
    # AppStream 0.16 knows the one, 1.0 and newer the other.
    put(root, "developer_name", AUTHORS)
    put(SubElement(root, "developer", id=AUTHORS_ID), "name", AUTHORS)
    describe(SubElement(root, "description"))
    put(root, "launchable", f"{APP_ID}.desktop", type="desktop-id")
    put(root, "icon", APP_ID, type="stock")
    put(root, "url", HOMEPAGE, type="homepage")
    put(root, "url", f"{HOMEPAGE}/issues", type="bugtracker")
    put(root, "url", HOMEPAGE, type="vcs-browser")
    show_pictures(SubElement(root, "screenshots"))
    sort_in(root)
    tell_releases(SubElement(root, "releases"))
    return written(root)


def describe(description: Element) -> None:
    say(description, "p", words.OPENING)
    games = SubElement(description, "ul")
    for game in words.GAMES:
        say(games, "li", game)
    say(description, "p", words.CLOSING)


def show_pictures(screenshots: Element) -> None:
    for number, (name, caption) in enumerate(words.PICTURES.items()):
        kind = {} if number else {"type": "default"}
        screenshot = SubElement(screenshots, "screenshot", kind)
        say(screenshot, "caption", caption)
        address = f"{HOMEPAGE}/raw/v{__version__}/.github/pictures/{name}.png"
        put(screenshot, "image", address, type="source", width="1440", height="900")


def sort_in(root: Element) -> None:
    """What shops sort and filter by."""
    categories = SubElement(root, "categories")
    put(categories, "category", "Game")
    put(categories, "category", "BoardGame")
    provides = SubElement(root, "provides")
    put(provides, "binary", NAME)
    put(provides, "mediatype", MEDIA_TYPE)
    put(SubElement(root, "requires"), "display_length", "640", compare="ge")
    supports = SubElement(root, "supports")
    for control in ("pointing", "keyboard", "touch"):
        put(supports, "control", control)
    spoken = SubElement(root, "languages")
    for code in languages():
        put(spoken, "lang", code, percentage="100")
    SubElement(root, "content_rating", type="oars-1.1")


def tell_releases(parent: Element) -> None:
    for release in releases():
        told = SubElement(parent, "release", version=release.version, date=str(release.day))
        points = SubElement(SubElement(told, "description"), "ul")
        for note in release.notes:
            put(points, "li", note)


def put(parent: Element, tag: str, text: str, **attributes: str) -> None:
    SubElement(parent, tag, attributes).text = text


def say(parent: Element, tag: str, marked: str) -> None:
    """In English and then in every other language."""
    put(parent, tag, english(marked))
    for code, text in translations(marked).items():
        SubElement(parent, tag, {LANGUAGE: code}).text = text


def written(root: Element) -> str:
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'
