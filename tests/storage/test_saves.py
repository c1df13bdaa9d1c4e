"""Saves there and back: what was left is what comes back, and what is wrong is said."""

import json
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.storage import toy
from trakkx_desktop.core.match import Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.storage.decoding import decode
from trakkx_desktop.storage.encoding import encode
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.opening import open_save
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import (
    backup_of,
    load,
    new_id,
    new_saved,
    save,
    write_save,
)
from trakkx_desktop.storage.upgrades import FORMAT

STONE = ("stone", ("hand",))
FULL = toy.saved(
    "123",
    "12",
    name='Friday "night"',
    drafts={1: ((STONE,), (STONE, STONE))},
    desks={0: ("a", "b"), 1: ("c",)},
)


def tree_of(saved: Saved = FULL, **changes: Any) -> dict[str, Any]:
    """The file as JSON values, not sealed, as whoever edits it by hand would leave it."""
    return {**json.loads(encode(saved)), "seal": "", **changes}


def bytes_of(tree: Any) -> bytes:
    return json.dumps(tree).encode()


def test_there_and_back() -> None:
    loaded = decode(encode(FULL), toy.game_of)
    assert loaded.is_sound
    assert loaded.saved == FULL
    assert encode(loaded.saved) == encode(FULL)


def test_the_file_can_be_read_by_people() -> None:
    lines = encode(FULL).decode().splitlines()
    assert f'"format": {FORMAT},' in lines
    assert '"name": "Friday \\"night\\"",' in lines
    assert '[1,{"kind":"Take","stones":2}],' in lines
    sheet = json.loads(encode(FULL))["sheet"]
    assert sheet["rows"][0]["scores"] == [1, 0]
    assert (sheet["actions"], sheet["waiting"], sheet["totals"]) == (5, [1], [1, 0])


def test_the_model_wins_over_the_sheet() -> None:
    tree = tree_of()
    tree["sheet"]["totals"] = [0, 99]
    assert decode(bytes_of(tree), toy.game_of).saved.match.totals == (1, 0)


def test_assisted_games_notes_and_plans_come_back() -> None:
    plan = Plan(5, 1, False, True, 9, (("stones", "few"),))
    match = replace(toy.match(), plan=plan).deal("2026-11-16T20:00:00Z")
    record = replace(match.record.play(1, toy.Take(2)), assisted=True)
    sitting = replace(match.sitting, record=record, note="Ben was\ntired 😴")
    saved = toy.saved(match=replace(match, sittings=(sitting,)))
    assert decode(encode(saved), toy.game_of).saved == saved


@pytest.mark.parametrize(
    "name",
    [
        "",
        "<b>Anna</b>",
        "아나\u202e",
        "A\nB\x00C",
        "🙂" * 400,
        "x" * 100_000,
        "half \ud83d",
        "\ufeff",
    ],
)
def test_any_name_can_be_saved(name: str) -> None:
    """Plain text of any script and length; only absurd lengths are cut and half characters mended."""
    players = (Player(name, 0), Player(name, 3))
    saved = toy.saved("12", match=replace(toy.match("12"), players=players), name=name)
    loaded = decode(encode(saved), toy.game_of)
    assert loaded.is_sound
    back = loaded.saved.match.players[0].name
    assert back == name[:1000].replace("\ud83d", "?")
    assert decode(encode(loaded.saved), toy.game_of).saved == loaded.saved


def test_save_keeps_the_version_before(places: Places) -> None:
    path = save(places, toy.saved("1"))
    save(places, toy.saved("12"))
    assert path == places.save_of(toy.saved().id)
    assert load(path, toy.game_of).saved == toy.saved("12")
    assert load(backup_of(path), toy.game_of).saved == toy.saved("1")


def test_ids_are_file_names_and_never_twice() -> None:
    ids = {new_id("trax") for _ in range(200)}
    assert len(ids) == 200
    saved = new_saved(toy.match("1"))
    assert decode(encode(saved), toy.game_of).saved == saved


class TestTampered:
    """A tampered file can never put an illegal position on the table."""

    def test_an_illegal_action_cuts_the_log(self) -> None:
        tree = tree_of()
        tree["games"][1]["log"][1][1]["stones"] = 5
        loaded = decode(bytes_of(tree), toy.game_of)
        [problem] = loaded.problems
        assert (problem.code, problem.facts["kept"], problem.facts["total"]) == ("cut", 4, 5)
        assert "game 2: action 2 is not legal: stones" in problem.facts["detail"]
        assert loaded.saved.match.record.now.left == 5
        assert not loaded.saved.drafts

    def test_games_after_a_cut_are_not_played(self) -> None:
        tree = tree_of()
        tree["games"][0]["log"][2][0] = 1
        loaded = decode(bytes_of(tree), toy.game_of)
        assert len(loaded.saved.match.sittings) == 1
        assert tuple(loaded.problems[0].facts[name] for name in ("kept", "total")) == (2, 5)

    @pytest.mark.parametrize("games", [1, 2])
    def test_more_games_than_the_match_has(self, games: int) -> None:
        tree = tree_of(toy.saved("123", "123", "12"))
        tree["plan"]["games"] = games
        loaded = decode(bytes_of(tree), toy.game_of)
        assert [problem.code for problem in loaded.problems] == ["cut"]
        assert len(loaded.saved.match.sittings) == games

    def test_a_next_game_before_this_one_ended(self) -> None:
        tree = tree_of()
        del tree["games"][0]["log"][2]
        loaded = decode(bytes_of(tree), toy.game_of)
        assert len(loaded.saved.match.sittings) == 1
        assert "before this one had ended" in loaded.problems[0].facts["detail"]

    @pytest.mark.parametrize(
        "action",
        [
            {"kind": "Setup", "seats": 2, "first": 0, "seed": 0, "stones": 9},
            {"kind": "Take"},
            {"kind": "Take", "stones": "1"},
            {"kind": "Take", "stones": 1, "more": 1},
            {"kind": "Take", "stones": True},
            {"kind": "Take", "stones": 1.5},
            {"kind": "Take", "stones": 10**30},
            {"kind": "Take", "stones": None},
            {"kind": "Nothing"},
            {},
            [],
            None,
            "Take",
            {"kind": [[[[[[[[[[[[]]]]]]]]]]]]},
            {"kind": "x" * 10_000},
        ],
    )
    def test_what_is_no_action_cuts_the_log(self, action: Any) -> None:
        tree = tree_of()
        tree["games"][1]["log"][1][1] = action
        loaded = decode(bytes_of(tree), toy.game_of)
        assert [(p.code, p.facts["kept"], p.facts["total"]) for p in loaded.problems] == [
            ("cut", 4, 5)
        ]
        assert loaded.saved.match.record.now.left == 5

    @pytest.mark.parametrize(
        ("field", "value"),
        [
            *(("seats", 10**9), ("seats", 3), ("first", 2), ("first", -1), ("seed", -1)),
            *(("seed", 2**40), ("stones", 7), ("stones", 10**9), ("kind", "Take"), ("kind", 1)),
        ],
    )
    def test_setups_are_dealt_again(self, field: str, value: Any) -> None:
        tree = tree_of()
        tree["games"][0]["setup"][field] = value
        with pytest.raises(BrokenFile) as caught:
            decode(bytes_of(tree), toy.game_of)
        assert caught.value.code == "setup"
        tree = tree_of()
        tree["games"][1]["setup"][field] = value
        assert decode(bytes_of(tree), toy.game_of).problems[0].facts["kept"] == 3

    @pytest.mark.parametrize(
        ("changes", "code"),
        [
            ({"format": "1"}, "no_save"),
            ({"format": True}, "no_save"),
            ({"format": -1}, "no_save"),
            ({"format": 10**40}, "no_save"),
            ({"game": "chess"}, "unknown_game"),
            ({"game": "../x"}, "unknown_game"),
            ({"id": "../../etc/passwd"}, "form"),
            ({"id": "A"}, "form"),
            ({"id": ""}, "form"),
            ({"id": "a\n"}, "form"),
            ({"players": []}, "form"),
            ({"players": [{"name": "A", "mark": 9, "level": 0}]}, "form"),
            ({"players": [{"name": "A", "mark": 0, "level": 5}]}, "form"),
            ({"players": [{"name": "A", "mark": 0, "level": 0}] * 17}, "form"),
            ({"players": [{"name": "A", "mark": 0, "level": 0}] * 5}, "setup"),
            ({"plan": None}, "form"),
            ({"games": []}, "form"),
            ({"games": {}}, "form"),
            ({"surprise": 1}, "form"),
        ],
    )
    def test_what_cannot_be_opened_is_named(self, changes: dict[str, Any], code: str) -> None:
        with pytest.raises(BrokenFile) as caught:
            decode(bytes_of(tree_of(**changes)), toy.game_of)
        assert caught.value.code == code

    @pytest.mark.parametrize(
        ("key", "value"),
        [
            *(("games", 10**9), ("games", 0), ("first", 2), ("seed", 2**31), ("seed", 2**30)),
            *(("choices", [["stones", "none"]]), ("rotate", 1), ("choices", [[1, 2]])),
        ],
    )
    def test_a_plan_that_nobody_can_agree_on(self, key: str, value: Any) -> None:
        tree = tree_of()
        tree["plan"][key] = value
        with pytest.raises(BrokenFile):
            decode(bytes_of(tree), toy.game_of)

    @pytest.mark.parametrize("data", [b"", b"null", b"[]", b"3", b'"x"', b"{}", b"\x00" * 100])
    def test_what_is_no_save_at_all(self, data: bytes) -> None:
        with pytest.raises(BrokenFile):
            decode(data, toy.game_of)

    def test_unknown_fields_are_refused_on_purpose(self) -> None:
        """Whoever adds a field raises the format number; inside a game it costs what follows."""
        tree = tree_of()
        tree["games"][1]["surprise"] = 1
        loaded = decode(bytes_of(tree), toy.game_of)
        assert "surprise" in loaded.problems[0].facts["detail"]

    def test_a_change_that_is_legal_is_told(self) -> None:
        data = encode(FULL).replace(b'"Anna"', b'"Enna"')
        loaded = decode(data, toy.game_of)
        assert [p.code for p in loaded.problems] == ["altered"]
        assert loaded.saved.match.players[0].name == "Enna"

    def test_a_hand_edited_file_may_go_without_a_seal(self) -> None:
        assert decode(bytes_of(tree_of()), toy.game_of).is_sound

    def test_another_layout_of_the_same_values_is_sound(self) -> None:
        tree = json.loads(encode(FULL))
        text = json.dumps(dict(reversed(tree.items())), indent=4)
        assert decode(b"\xef\xbb\xbf" + text.encode(), toy.game_of).is_sound


class TestDrafts:
    def test_what_cannot_be_put_again_is_let_go(self) -> None:
        tree = tree_of()
        tree["drafts"][0]["gestures"].append([["stone", ["hand"]]])
        loaded = decode(bytes_of(tree), toy.game_of)
        assert loaded.saved.drafts == FULL.drafts
        assert [(p.code, p.facts["kept"], p.facts["total"]) for p in loaded.problems] == [
            ("draft", 2, 3)
        ]

    def test_only_who_is_waited_for_has_one(self) -> None:
        tree = tree_of()
        tree["drafts"][0]["seat"] = 0
        loaded = decode(bytes_of(tree), toy.game_of)
        assert not loaded.saved.drafts
        assert loaded.problems[0].code == "draft"

    @pytest.mark.parametrize(
        "drafts", [None, [None], [{"seat": 99, "gestures": []}], [{"seat": 1}], "x"]
    )
    def test_malformed_drafts_do_not_cost_the_game(self, drafts: Any) -> None:
        loaded = decode(bytes_of(tree_of(drafts=drafts)), toy.game_of)
        assert loaded.saved.match == FULL.match
        assert not loaded.is_sound


class TestNewer:
    """A newer format than known is opened read-only, and never written over."""

    NEWER = tree_of(format=FORMAT + 1, seal="of another kind", mood={"Anna": "good"})

    def test_is_read_as_far_as_it_is_known(self) -> None:
        tree = {**self.NEWER, "players": [{**p, "age": 9} for p in self.NEWER["players"]]}
        loaded = decode(bytes_of(tree), toy.game_of)
        assert [p.code for p in loaded.problems] == ["newer"]
        assert loaded.saved == replace(FULL, read_only=True)

    def test_or_not_at_all(self) -> None:
        tree = {**self.NEWER, "games": [{"moves": "something else"}]}
        with pytest.raises(BrokenFile):
            decode(bytes_of(tree), toy.game_of)

    def test_is_never_written_over(self, places: Places) -> None:
        path = places.save_of(FULL.id)
        places.saves.mkdir(parents=True)
        path.write_bytes(bytes_of(self.NEWER))
        loaded = open_save(places, path, toy.game_of)
        for saved in (loaded.saved, FULL):
            with pytest.raises(StorageError) as caught:
                save(places, saved)
            assert caught.value.code == "newer"
        assert path.read_bytes() == bytes_of(self.NEWER)
        assert not places.broken.exists()


class TestOpening:
    """What a person gets, and where the damaged file goes."""

    @pytest.fixture
    def path(self, places: Places) -> Path:
        save(places, toy.saved("12"))
        return save(places, FULL)

    def test_sound(self, places: Places, path: Path) -> None:
        assert open_save(places, path, toy.game_of).saved == FULL
        assert not places.broken.exists()

    def test_unreadable_comes_back_from_the_backup(self, places: Places, path: Path) -> None:
        path.write_bytes(b"garbage")
        loaded = open_save(places, path, toy.game_of)
        assert loaded.saved == toy.saved("12")
        [problem] = loaded.problems
        assert problem.code == "backup"
        assert problem.facts["aside"].read_bytes() == b"garbage"

    def test_the_longer_of_rest_and_backup(self, places: Places, path: Path) -> None:
        whole = path.read_bytes()
        path.write_bytes(whole[:-200])
        loaded = open_save(places, path, toy.game_of)
        assert loaded.saved.actions > 2
        assert loaded.problems[0].code == "cut"
        path.write_bytes(whole[: whole.index(b'"stones":2}')])
        assert open_save(places, path, toy.game_of).saved == toy.saved("12")

    def test_nothing_left_is_told_with_where_it_is_kept(self, places: Places, path: Path) -> None:
        path.write_bytes(b"garbage")
        backup_of(path).unlink()
        with pytest.raises(BrokenFile) as caught:
            open_save(places, path, toy.game_of)
        assert caught.value.path == path
        assert caught.value.aside is not None and caught.value.aside.read_bytes() == b"garbage"
        assert path.read_bytes() == b"garbage"

    def test_a_disk_that_cannot_be_written_to_still_shows_what_is_left(
        self, places: Places, path: Path
    ) -> None:
        path.write_bytes(path.read_bytes()[:-300])
        places.broken.write_bytes(b"a file in place of the folder")
        odd = places.saves / "Odd name.trakkx"
        odd.write_bytes(path.read_bytes())
        for file in (path, odd):
            loaded = open_save(places, file, toy.game_of)
            assert loaded.saved.actions > 2
            assert loaded.problems[0].facts["aside"] is None
        damaged = path.read_bytes()
        with pytest.raises(StorageError):
            save(places, replace(loaded.saved, id=FULL.id))
        assert path.read_bytes() == damaged

    def test_going_on_after_damage_spares_the_last_good_one(
        self, places: Places, path: Path
    ) -> None:
        damaged = path.read_bytes()[:-300]
        path.write_bytes(damaged)
        loaded = open_save(places, path, toy.game_of)
        save(places, loaded.saved)
        assert load(path, toy.game_of).is_sound
        assert load(backup_of(path), toy.game_of).saved == toy.saved("12")
        assert [p.read_bytes() for p in places.broken.iterdir()] == [damaged]

    def test_a_file_from_outside_comes_into_the_library(self, places: Places) -> None:
        outside = places.root.parent / "from a friend.trakkx"
        write_save(outside, FULL)
        assert open_save(places, outside, toy.game_of).saved == FULL
        assert not places.saves.exists(), "looking at it leaves nothing behind"

    @pytest.mark.parametrize(
        ("here", "opened", "told"),
        [
            (("123", "12"), ("123", "12"), []),
            (("123", "123"), ("123", "123"), ["here"]),
            (("12",), ("123", "12"), []),
            (("2",), ("123", "12"), []),
        ],
    )
    def test_a_file_from_outside_whose_match_is_here(
        self, places: Places, here: tuple[str, ...], opened: tuple[str, ...], told: list[str]
    ) -> None:
        """Whichever goes on from the other is opened; only where they part it is a second match."""
        outside = places.root.parent / "from a friend.trakkx"
        write_save(outside, FULL)
        save(places, toy.saved(*here))
        has_parted = here == ("2",)
        for _ in range(3):
            loaded = open_save(places, outside, toy.game_of)
            assert [p.code for p in loaded.problems] == told
            assert loaded.saved.match == toy.match(*opened)
            assert (loaded.saved.id != FULL.id) == has_parted
            save(places, loaded.saved)
        assert len(list(places.saves.glob("*.trakkx"))) == 1 + has_parted

    def test_what_was_taken_back_here_stays_taken_back(self, places: Places) -> None:
        outside = places.root.parent / "from a friend.trakkx"
        write_save(outside, FULL)
        save(places, toy.saved("1", changed="2026-11-17T20:00:00.000Z"))
        loaded = open_save(places, outside, toy.game_of)
        assert loaded.saved.actions == 1 and loaded.saved.id == FULL.id

    def test_copies_in_the_library_are_matches_of_their_own(
        self, places: Places, path: Path
    ) -> None:
        copy = places.saves / "another-one.trakkx"
        copy.write_bytes(path.read_bytes())
        assert open_save(places, copy, toy.game_of).saved.id == "another-one"
        odd = places.saves / "Game (copy).trakkx"
        odd.write_bytes(path.read_bytes())
        loaded = open_save(places, odd, toy.game_of)
        assert loaded.saved.id not in (FULL.id, "another-one")
        assert places.save_of(loaded.saved.id).exists() and not odd.exists()


def test_the_backup_is_never_a_file_that_was_damaged_meanwhile(places: Places) -> None:
    path = save(places, toy.saved("1"))
    save(places, toy.saved("12"))
    path.write_bytes(path.read_bytes().replace(b'"stones":2', b'"stones":3'))
    save(places, toy.saved("123"))
    assert load(backup_of(path), toy.game_of).saved == toy.saved("1")
    assert len(list(places.broken.iterdir())) == 1


READ_AT_ONCE = """
import threading
from tests.storage import toy
from trakkx_desktop.storage.decoding import decode
from trakkx_desktop.storage.encoding import encode
data = encode(toy.saved("123", "2"))
barrier = threading.Barrier(4)
def read():
    barrier.wait()
    decode(data, toy.game_of)
threads = [threading.Thread(target=read) for _ in range(4)]
for t in threads: t.start()
for t in threads: t.join()
"""


def test_first_reading_in_several_threads() -> None:
    """msgspec 0.22 dies of a segmentation fault when two threads use a form for the first time."""
    for _ in range(5):
        subprocess.run([sys.executable, "-c", READ_AT_ONCE], check=True, timeout=60)


def test_saving_while_another_thread_saves(places: Places) -> None:
    versions = [toy.saved(taken) for taken in ("1", "12", "121", "2", "21", "3")]
    threads = [threading.Thread(target=save, args=(places, each)) for each in versions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    path = places.save_of(toy.saved().id)
    for file in (path, backup_of(path)):
        loaded = load(file, toy.game_of)
        assert loaded.is_sound and loaded.saved in versions
