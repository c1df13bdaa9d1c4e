"""Drawing lots while thinking: a small generator (MINSTD) that stays in fast integers and is equal everywhere."""

_PRIME = 2147483647


class Lots:
    """The same seed draws the same lots on every system."""

    def __init__(self, seed: int) -> None:
        self._state: int = seed % (_PRIME - 1) + 1
        self.below(2)

    def below(self, n: int) -> int:
        """An integer 0 <= k < n; n is small, so that the remainder favours none by much."""
        self._state = self._state * 48271 % _PRIME
        return self._state % n

    def has_luck(self, percent: int) -> bool:
        return self.below(100) < percent

    def pick(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """In place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
