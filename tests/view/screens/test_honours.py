"""Records are told with the poster when they are broken; a picture of the ending can be kept or copied."""

import json
from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from tests.view.screens.test_finale import end
from trakkx_desktop.core.feat import Broken, Feat
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen


@pytest.fixture
def feats(table: TableScreen, monkeypatch: pytest.MonkeyPatch) -> list[Feat]:
    """What every game of the heap has brought from now on."""
    found = [Feat("heap", 0, 5)]
    monkeypatch.setattr(type(table.face), "feats", lambda _face, _sight: tuple(found))

    def words(_face: object, broken: Broken, name: str) -> str:
        return f"{name} {broken.feat.value}, not {broken.before}."

    monkeypatch.setattr(type(table.face), "feat_words", words)
    return found


def entered(table: TableScreen) -> str:
    """What the poster says of records after the book was written."""
    end(table)
    assert table.honours.book is not None
    table.honours.book.wait()
    return table.ending.honours.text()


def again(window: Window, table: TableScreen) -> TableScreen:
    window.begin(replace(table.session.match, sittings=()), "Anna")
    front = window.front
    assert isinstance(front, TableScreen)
    return front


def test_a_record_is_told_when_it_is_broken(
    window: Window, table: TableScreen, feats: list[Feat]
) -> None:
    assert entered(table) == "", "the first of its kind"
    table = again(window, table)
    assert entered(table) == "", "the same is not more"
    feats[:] = [Feat("heap", 1, 6)]
    table = again(window, table)
    assert entered(table) == "Ben 6, not 5." and table.ending.honours.isVisible()
    table.session.undo()
    assert table.honours.words() == "", "taken back"


def test_games_with_help_and_feats_of_computers_count_for_nothing(
    window: Window, table: TableScreen, feats: list[Feat]
) -> None:
    seat = replace(table.session.players[0], level=3)
    table.session.hand_over(0, seat)
    table.honours.enter()
    assert table.honours.book is not None
    table.honours.book.wait()
    assert not window.house.places.feats.exists()
    table.session.hand_over(0, replace(seat, level=0))
    entered(table)
    assert json.loads(window.house.places.feats.read_bytes()) == {"heap": {"heap": 5}}


def test_one_picture_of_the_ending_is_kept_or_copied(table: TableScreen) -> None:
    kept: list[tuple[str, bytes]] = []
    table.exported.disconnect()
    table.exported.connect(lambda name, data: kept.append((name, data)))
    end(table)
    table.ending.keep.click()
    [(name, data)] = kept
    image = QImage.fromData(data)
    assert name == f"{table.face.title}.png" and image.size() == table.stage.size()
    shown = table.stage.grab().toImage()
    button = table.ending.again_button.mapTo(table.stage, table.ending.again_button.rect().center())
    assert image.pixelColor(button) != shown.pixelColor(button), "nothing to press in a picture"
    poster = table.ending.texts[1]
    line = poster.mapTo(table.stage, poster.rect().center()).y() - poster.height() // 5
    inks = {image.pixelColor(x, line).name() for x in range(poster.width())}
    assert len(inks) > 2, "but the poster is in it"
    table.keepsake.copy()
    assert QGuiApplication.clipboard().image().size() == image.size()
    assert table.bubble.sentence == "The picture is copied."
