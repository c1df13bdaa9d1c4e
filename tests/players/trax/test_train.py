"""Making the weights: alike for equal arguments, from nothing and from a file, other variants untouched."""

import json
from pathlib import Path

import pytest

from trakkx_desktop.players.trax import data, train

STAGE = ["--stage", "1", "8", "60", "3"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of few turns, and a fit that adds up how often a feature was seen: numpy is not needed here."""

    def counted(lesson: train.Lesson, start: list[int]) -> list[int]:
        seen = list(start)
        for number in lesson.features:
            seen[number] += 1
        return [min(data.LARGEST, number) for number in seen]

    monkeypatch.setattr(train, "LONGEST", 12)
    monkeypatch.setattr(train, "fit", counted)


@pytest.mark.usefixtures("quick")
def test_the_same_arguments_give_the_same_file(capsys: pytest.CaptureFixture[str]) -> None:
    made = []
    for seed in ("3", "3", "4"):
        assert train.main([*STAGE[:-1], seed]) == 0
        made.append(capsys.readouterr().out)
    assert made[0] == made[1] != made[2]
    weights = json.loads(made[0])
    assert weights["format"] == data.FORMAT
    assert len(weights["weights"]["unlimited"]) == data.shapes().weights


@pytest.mark.usefixtures("quick")
def test_a_variant_is_added_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.json"
    numbers = [1] * data.shapes().weights
    path.write_text(json.dumps({"format": 1, "weights": {"unlimited": numbers}}))
    train.main(["--from", str(path), "--variant", "limited", *STAGE])
    sets = json.loads(capsys.readouterr().out)["weights"]
    assert sets["unlimited"] == numbers
    assert min(sets["limited"]) >= 1
    assert sets["limited"] != numbers


def test_what_a_position_was_worth() -> None:
    """Half what came of it, half what was thought, for the side that was to move."""
    lesson = train.Lesson()
    lesson.add([train.Seen([1, 2], 1, 0), train.Seen([3], 0, 0)], red=1.0)
    assert lesson.targets == [0.75, 0.25]
    assert (lesson.counts, lesson.features) == ([2, 1], [1, 2, 3])
