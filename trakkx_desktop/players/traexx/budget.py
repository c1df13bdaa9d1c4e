"""How much of what thinking may cost is used."""

import time
from dataclasses import dataclass, field

from trakkx_desktop.core.thought import Limit, Stop


@dataclass
class Budget:
    """How much of the limit is used: of the work, of the seconds, whatever is more."""

    limit: Limit
    stop: Stop
    began: float = field(default_factory=time.monotonic)

    def share(self, work: int) -> float:
        if self.stop():
            return 1.0
        used = 0.0
        if self.limit.work is not None:
            used = work / max(1, self.limit.work)
        if self.limit.seconds is not None:
            seconds = max(0.001, self.limit.seconds)
            used = max(used, (time.monotonic() - self.began) / seconds)
        return min(1.0, used)
