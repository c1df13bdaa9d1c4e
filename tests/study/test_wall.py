"""What lies hidden never changes what a review says: the true record is masked before it is judged."""

from typing import Any

import pytest

from tests.study.games import played
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trakkx.tokens import HIDDEN
from trakkx_desktop.study.trakkx import REVIEWER, review


def test_trakkx_is_judged_by_the_own_hand_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    judged = review._judged

    def watched(index: int, seat: int, action: Any, sight: Any, *rest: Any) -> Any:
        seen.append((seat, sight))
        return judged(index, seat, action, sight, *rest)

    monkeypatch.setattr(review, "_judged", watched)
    list(REVIEWER.review(played("trakkx", (1, 1), 4), 0, Limit(work=10)))
    assert len(seen) == 4
    for seat, sight in seen:
        others = [hand for other, hand in enumerate(sight.hands) if other != seat]
        assert all(token == HIDDEN for hand in others for token in hand)
        assert all(token == HIDDEN for token in sight.bag) and sight.setup.seed == 0
