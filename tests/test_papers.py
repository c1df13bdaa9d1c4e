"""Papers: what menus, stores and package managers read of the app, in every language that it speaks."""

import re
import xml.etree.ElementTree as ElementTree
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest

from installer import metadata
from installer.identity import MEDIA_TYPE, NAME, OLD_MEDIA_TYPE
from installer.linux import catalogue, papers, releases, words
from installer.macos import bundle
from trakkx_desktop import APP_ID, HOMEPAGE, OWNER, __version__
from trakkx_desktop.storage.places import FOLDER, SUFFIX

ROOT = Path(__file__).resolve().parent.parent
SPACE = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
SPOKEN = {"summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"}


def entry() -> dict[str, str]:
    lines = papers.desktop_entry().splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def meta() -> ElementTree.Element:
    return ElementTree.fromstring(papers.metainfo())


def test_the_id_is_one_that_every_system_takes() -> None:
    """Flathub: at least three parts and no `.desktop` at the end; macOS: no underscore; D-Bus: no hyphen."""
    assert re.fullmatch(r"io\.github\.[a-z][a-z0-9]*\.[A-Z][A-Za-z]*", APP_ID)
    assert not APP_ID.lower().endswith(".desktop")


def test_the_owner_stands_in_one_place() -> None:
    folders = ("trakkx_desktop", "installer", "resources", ".github", "pyproject.toml", "README.md")
    files = [file for name in folders for file in [ROOT / name, *(ROOT / name).rglob("*")]]
    texts = [
        file for file in files if file.is_file() and file.suffix not in {".so", ".pyc", ".png"}
    ]
    naming = [file for file in texts if OWNER.encode() in file.read_bytes()]
    assert [str(file.relative_to(ROOT)) for file in naming] == ["trakkx_desktop/__init__.py"]


def test_saved_games_stay_where_they_were() -> None:
    assert FOLDER == "trakkx-desktop" != APP_ID


def test_the_papers_of_the_desktop_agree() -> None:
    kind = ElementTree.fromstring(papers.file_type()).find("m:mime-type", SPACE)
    assert kind is not None and kind.get("type") == MEDIA_TYPE
    glob, alias = kind.find("m:glob", SPACE), kind.find("m:alias", SPACE)
    assert glob is not None and glob.get("pattern") == f"*{SUFFIX}"
    assert alias is not None and alias.get("type") == OLD_MEDIA_TYPE
    assert entry()["MimeType"] == f"{MEDIA_TYPE};" == f"{meta().findtext('provides/mediatype')};"
    assert meta().findtext("id") == entry()["Icon"] == APP_ID
    assert meta().findtext("launchable") == f"{APP_ID}.desktop"
    assert meta().findtext("provides/binary") == NAME
    assert bundle.DOCUMENT.startswith(f"{APP_ID}.")


def test_every_word_of_the_papers_is_in_every_language() -> None:
    languages = set(catalogue.languages()) - {"en"}
    assert "de" in languages
    for tag in SPOKEN:
        every = meta().findall(tag)
        for code in languages:
            told = [one for one in every if one.get(LANGUAGE) == code]
            assert len(told) == sum(one.get(LANGUAGE) is None for one in every), (tag, code)
    for key in ("GenericName", "Comment", "Keywords"):
        assert languages <= {
            name[len(key) + 1 : -1] for name in entry() if name.startswith(f"{key}[")
        }
    assert {lang.text for lang in meta().findall("languages/lang")} == {"en", *languages}


def test_lists_of_the_menu_end_as_lists() -> None:
    for key, value in entry().items():
        if key.startswith("Keywords"):
            assert value.endswith(";") and not value.startswith(";"), key


def test_stores_find_the_pictures() -> None:
    addresses = [image.text or "" for image in meta().iter("image")]
    assert len(addresses) == len(words.PICTURES)
    for address in addresses:
        start = f"{HOMEPAGE}/raw/v{__version__}/"
        assert address.startswith(start) and (ROOT / address.removeprefix(start)).is_file()


def test_old_and_new_readers_find_the_maker() -> None:
    assert meta().findtext("developer_name") == meta().findtext("developer/name")


def test_the_papers_tell_the_version_of_the_app() -> None:
    release = meta().find("releases/release")
    first, *_, signature = releases.debian_changelog().split("\n\n")[0:3]
    assert release is not None and release.get("version") == __version__
    assert first == f"trakkx-desktop ({__version__}) unstable; urgency=medium"
    dated = parsedate_to_datetime(signature.partition(">  ")[2].strip())
    assert dated.date().isoformat() == release.get("date")
    assert dated.timestamp() == releases.epoch()


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("- One.\n- Two\n  goes on.\n", ("One.", "Two goes on.")),
        ("- Developers: not\n  this.\n- This.\n", ("This.",)),
        ("", ()),
    ],
)
def test_a_release_tells_what_players_notice(body: str, told: tuple[str, ...]) -> None:
    assert releases.notes(body) == told


def test_what_is_not_released_is_no_release() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert len(releases.releases()) == len(re.findall(r"^## \d", text, re.MULTILINE))


def test_the_readme_can_be_read_without_its_folder() -> None:
    found = re.findall(r"\]\(([^)]+)\)", metadata.readme())
    assert len(found) > 3
    assert all(address.startswith("https://") for address in found), found
