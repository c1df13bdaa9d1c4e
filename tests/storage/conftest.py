"""A library of its own for each test."""

from pathlib import Path

import pytest

from trakkx_desktop.storage.places import Places


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "config")
