"""Kept pictures are a convenience: missing, broken or unwritable, nothing goes wrong."""

from pathlib import Path

from trakkx_desktop.storage import pictures
from trakkx_desktop.storage.pictures import keep_picture, kept_picture
from trakkx_desktop.storage.places import Places


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    places = Places(tmp_path)
    assert kept_picture(places, "a") is None
    keep_picture(places, "a", b"picture")
    assert kept_picture(places, "a") == b"picture"


def test_the_oldest_go_first(tmp_path: Path) -> None:
    places = Places(tmp_path)
    for number in range(pictures.MOST + 5):
        keep_picture(places, f"n{number}", b"x")
    kept = list(places.picture_of("n").parent.glob("*.bmp"))
    assert len(kept) == pictures.MOST
    assert kept_picture(places, f"n{pictures.MOST + 4}") == b"x"


def test_a_folder_that_is_a_file_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("in the way")
    keep_picture(Places(tmp_path), "a", b"x")
    assert kept_picture(Places(tmp_path), "a") is None
