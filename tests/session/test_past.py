"""What people played alone before is found again, and only that."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.saves import FOLDER
from trakkx_desktop.core.past import Past
from trakkx_desktop.session.house import House
from trakkx_desktop.storage.places import Places


def alone(house: House, key: str) -> tuple[Past, ...]:
    found: list[tuple[Past, ...]] = []
    house.recall_alone(key, found.append)
    house.flush()
    return found[0]


def test_solitaires_and_solo_games_are_found(qapp: QApplication, tmp_path: Path) -> None:
    house = House(Places(tmp_path))
    assert alone(house, "trax") == ()
    house.places.saves.mkdir(parents=True)
    for save in FOLDER.glob("*.trakkx"):
        (house.places.saves / save.name).write_bytes(save.read_bytes())
    trax, traexx = alone(house, "trax"), alone(house, "traexx")
    assert {dict(p.choices)["variant"] for p in trax} == {"solitaire3", "solitaire4"}
    assert all(p.reason in ("won", "full", "stuck") and p.ended for p in trax)
    assert traexx and all(p.reason == "all_cards" for p in traexx)
    assert alone(house, "trakkx") == ()
