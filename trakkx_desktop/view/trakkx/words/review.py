"""Looking back with the computer, in words: tokens laid of tokens possible (codes: study/README.md)."""

from trakkx_desktop.core.review import Reviewed, Tally
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.words.names import the_token_words


def reviewed(found: Reviewed) -> str:
    facts = dict(found.facts)
    more, laid, possible = (int(str(facts.get(k, 0))) for k in ("more", "laid", "possible"))
    match found.reason:
        case "laid" | "more_tokens":
            told = tr("trakkx", "{laid} of %n possible token(s) laid.", possible).format(laid=laid)
            if not facts.get("proven") and facts.get("bound") != possible:
                words = tr(
                    "trakkx", "{laid} of %n token(s) laid, more than {bound} cannot be.", possible
                )
                told = words.format(laid=laid, bound=facts.get("bound"))
            if found.reason == "laid":
                return told
            return f"{tr('trakkx', '%n more token(s) could go out.', more)} {told}"
        case "could_go_out":
            return tr("trakkx", "All tokens could go out: the game was won.")
        case "could_lay":
            return tr("trakkx", "%n token(s) could go out.", more)
        case "display":
            words = tr(
                "trakkx",
                "With {token} %n token(s) could go out next turn.",
                int(str(facts.get("next", 0))),
            )
            return words.format(token=the_token_words(str(facts.get("token"))))
    return ""


def tallied(tally: Tally) -> str:
    facts = dict(tally.facts)
    words = tr("trakkx", "{laid} of {possible} tokens laid")
    return words.format(laid=facts.get("laid"), possible=facts.get("possible"))
