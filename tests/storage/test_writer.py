"""The atomic writer and the bounded reader: what is there before stays until the new is complete."""

import errno
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from trakkx_desktop.storage import writer
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.places import Places, make_folder
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.writer import move, set_aside, sweep, write, writing

posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX file modes")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "file.json"


def test_makes_the_folder_and_leaves_nothing_else(path: Path) -> None:
    write(path, b"one")
    assert [p.name for p in path.parent.iterdir()] == ["file.json"]
    assert path.read_bytes() == b"one"


def test_backup_is_the_version_before(path: Path) -> None:
    backup = path.with_name("file.bak")
    for data in (b"one", b"two", b"three"):
        write(path, data, backup)
    assert (path.read_bytes(), backup.read_bytes()) == (b"three", b"two")
    assert len(list(path.parent.iterdir())) == 2


def test_backup_where_links_are_not_possible(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "no links on this file system")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    backup = path.with_name("file.bak")
    for data in (b"one", b"two"):
        write(path, data, backup)
    assert (path.read_bytes(), backup.read_bytes()) == (b"two", b"one")
    assert len(list(path.parent.iterdir())) == 2


def test_backup_that_is_another_name_of_the_file(path: Path) -> None:
    """POSIX: renaming one name of a file to another of its names does nothing at all."""
    backup = path.with_name("file.bak")
    write(path, b"one")
    backup.hardlink_to(path)
    write(path, b"two", backup)
    assert (path.read_bytes(), backup.read_bytes()) == (b"two", b"one")
    assert len(list(path.parent.iterdir())) == 2


def test_an_error_in_the_block_changes_nothing(path: Path) -> None:
    write(path, b"one")
    with pytest.raises(ZeroDivisionError), writing(path) as file:
        file.write(b"two")
        raise ZeroDivisionError
    assert path.read_bytes() == b"one"
    assert len(list(path.parent.iterdir())) == 1


@posix
def test_a_private_file_stays_private(path: Path) -> None:
    write(path, b"one")
    path.chmod(0o600)
    write(path, b"two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@posix
def test_a_link_is_followed(path: Path, tmp_path: Path) -> None:
    write(path, b"one")
    link = tmp_path / "link"
    link.symlink_to(path)
    write(link, b"two")
    assert link.is_symlink()
    assert path.read_bytes() == b"two"


@posix
def test_a_place_where_no_folder_can_be() -> None:
    with pytest.raises(StorageError) as caught:
        make_folder(Places(Path("/dev/null/config")).saves)
    assert (caught.value.code, caught.value.errno) == ("no_folder", errno.ENOTDIR)


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.EROFS, "read_only"),
        (errno.ENOSPC, "full"),
        (errno.EACCES, "denied"),
        (errno.EIO, "io"),
    ],
)
def test_a_folder_that_cannot_be_made_is_named(
    number: int, code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(self: Path, *args: object, **options: object) -> None:
        raise OSError(number, "refused")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(StorageError) as caught:
        write(tmp_path / "new" / "file", b"")
    assert (caught.value.code, caught.value.path, caught.value.errno) == (
        code,
        tmp_path / "new",
        number,
    )


FULL_DISK = """
import resource, sys
from pathlib import Path
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.writer import write
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    write(Path(sys.argv[1]), b"x" * 5000, Path(sys.argv[1] + ".bak"))
except StorageError as error:
    print(error.code)
"""


@posix
def test_full_disk(path: Path) -> None:
    write(path, b"one")
    command = [sys.executable, "-c", FULL_DISK, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "full"
    assert [p.name for p in path.parent.iterdir()] == ["file.json"]
    assert path.read_bytes() == b"one"


def test_a_file_in_place_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "config").write_bytes(b"")
    with pytest.raises(StorageError):
        write(tmp_path / "config" / "file", b"")


def test_writers_in_many_threads(path: Path) -> None:
    """Whoever is last, the file is always whole."""
    contents = [bytes([65 + n]) * 20_000 for n in range(8)]
    backup = path.with_name("file.bak")
    threads = [threading.Thread(target=write, args=(path, c, backup)) for c in contents]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {path.read_bytes(), backup.read_bytes()} <= set(contents)
    assert path.read_bytes() != backup.read_bytes()
    assert len(list(path.parent.iterdir())) == 2


def test_set_aside_keeps_each_content_once(tmp_path: Path) -> None:
    file, broken = tmp_path / "a.trakkx", tmp_path / "broken"
    for data in (b"one", b"one", b"two"):
        file.write_bytes(data)
        kept = set_aside(file, broken)
        assert kept.read_bytes() == data
    assert len(list(broken.iterdir())) == 2
    assert file.read_bytes() == b"two"


def test_move_never_overwrites(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(b"1")
    two.write_bytes(b"2")
    with pytest.raises(StorageError) as caught:
        move(one, two)
    assert caught.value.code == "exists"
    assert (one.read_bytes(), two.read_bytes()) == (b"1", b"2")


def test_sweep_spares_a_writer_at_work(tmp_path: Path) -> None:
    old, new = tmp_path / f".old{writer.TEMP}", tmp_path / f".new{writer.TEMP}"
    old.write_bytes(b"")
    new.write_bytes(b"")
    os.utime(old, (0, 0))
    sweep(tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == [new.name]


@pytest.mark.parametrize(("size", "code"), [(11, "too_large"), (100 * 1024 * 1024, "too_large")])
def test_reader_stops_at_its_limit(size: int, code: str, tmp_path: Path) -> None:
    file = tmp_path / "large"
    with file.open("wb") as sparse:
        sparse.truncate(size)
    with pytest.raises(StorageError) as caught:
        read(file, limit=10)
    assert caught.value.code == code


@posix
def test_reader_does_not_wait_at_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path / "pipe", tmp_path, Path("/dev/zero")):
        with pytest.raises(StorageError) as caught:
            read(place)
        assert caught.value.code == "no_file"


def test_reader_names_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        read(tmp_path / "none")
    assert (caught.value.code, caught.value.errno) == ("missing", errno.ENOENT)
