"""A language that nobody speaks, four tenths longer than English: the canary of every layout."""

from PySide6.QtCore import QCoreApplication, QTranslator

CODE = "xx"
_ACCENTS = str.maketrans("aeiouAEIOUcnsy", "àéîõüÀÉÎÕÜçñšý")


def stretched(text: str) -> str:
    """Accents on the letters, and as many more words as it takes; placeholders stay."""
    plain = []
    for part, is_place in _parts(text):
        plain.append(part if is_place else part.translate(_ACCENTS))
    more = max(1, round(len(text) * 0.4)) if len(text) > 1 else 0
    filler = ("lorem ipsum dolor sit amet consetetur " * (more // 38 + 1))[:more].strip()
    end = text[-1:] if text[-1:] in ".!?…:" else ""
    return "".join(plain).removesuffix(end) + (" " + filler if filler else "") + end


def _parts(text: str) -> list[tuple[str, bool]]:
    parts, now, depth = [], "", 0
    for at, letter in enumerate(text):
        if letter == "{" or (letter == "%" and text[at + 1 : at + 2] == "n"):
            parts.append((now, False))
            now, depth = "", 1
        now += letter
        if depth and (letter == "}" or now == "%n"):
            parts.append((now, True))
            now, depth = "", 0
    return [*parts, (now, False)]


class Pseudo(QTranslator):
    """Texts of the app only; patterns of dates stay what they are."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        sourceText: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        if context in ("dates", "points", "language") or not context[:1].islower():
            return sourceText if context[:1].islower() else ""
        return stretched(sourceText.replace("(s)", "s"))


def install() -> Pseudo:
    made = Pseudo()
    QCoreApplication.installTranslator(made)
    return made
