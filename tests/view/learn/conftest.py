"""Nobody waits while a test learns."""

import pytest

from trakkx_desktop.view.screens.learn import guide, teacher


@pytest.fixture(autouse=True)
def nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pauses after a right move are for people."""
    for name in ("REST", "READ", "TICK"):
        monkeypatch.setattr(guide, name, 0)
    monkeypatch.setattr(teacher, "LOOK_AGAIN", 0)
