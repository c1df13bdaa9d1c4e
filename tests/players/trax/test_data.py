"""A missing or damaged file of weights is one named error when somebody first thinks, not before."""

from pathlib import Path

import pytest

from tests.players.trax.positions import thoughts, walk
from trakkx_desktop import resources
from trakkx_desktop.core.thought import PlayerBroken
from trakkx_desktop.players.trax import data

NUMBERS = ",".join(["0"] * data.shapes().weights)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in place of `resources/`, for as long as the test."""
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    monkeypatch.setattr(data, "weights", data.weights.__wrapped__)
    (tmp_path / "trax").mkdir()
    return tmp_path / "trax" / "weights.json"


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "{",
        "[]",
        '{"format": 2, "weights": {}}',
        '{"format": 1}',
        '{"format": 1, "weights": {}}',
        '{"format": 1, "weights": {"unlimited": [1, 2]}}',
        f'{{"format": 1, "weights": {{"unlimited": [{NUMBERS.replace("0", "0.5", 1)}]}}}}',
        f'{{"format": 1, "weights": {{"unlimited": [{NUMBERS.replace("0", "99999", 1)}]}}}}',
    ],
)
def test_damage_has_a_name(folder: Path, text: str | None) -> None:
    if text is not None:
        folder.write_text(text, encoding="utf-8")
    with pytest.raises(PlayerBroken, match=r"weights\.json"):
        thoughts(walk("unlimited", 1, 4))


def test_other_weights_are_taken_as_they_are(folder: Path) -> None:
    text = f'{{"format": 1, "weights": {{"unlimited": [{NUMBERS}]}}}}'
    folder.write_text(text, encoding="utf-8")
    assert thoughts(walk("unlimited", 1, 4))[0].worth == 0.5
