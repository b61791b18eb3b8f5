"""What is wrong with a document, and where."""

from companion.words import Sentence, say

JsonValue = None | bool | int | float | str | list["JsonValue"] | dict[str, "JsonValue"]
JsonObject = dict[str, JsonValue]


class DocumentError(Exception):
    """A document that is malformed or breaks a rule.

    ``at`` is the path where the text stands, empty for the whole document; ``rule`` is the ruling that forbids it,
    None for a document that is malformed.
    """

    def __init__(self, reason: Sentence, at: str = "", rule: str | None = None) -> None:
        """Keep reason, path and rule."""
        super().__init__(str(reason))
        self.reason = reason
        self.at = at
        self.rule = rule

    def __str__(self) -> str:
        """Return path and reason in one line."""
        return f"{self.at}: {self.reason}" if self.at else str(self.reason)

    def under(self, path: str) -> "DocumentError":
        """Return the same fault, seen from one level higher.

        >>> DocumentError(say("This is needed."), "amount").under("log[3]").at
        'log[3].amount'
        """
        joint = "." if path and self.at and not self.at.startswith("[") else ""
        return DocumentError(self.reason, f"{path}{joint}{self.at}", self.rule)


def missing(key: str) -> DocumentError:
    """Return the fault of a key that is needed."""
    return DocumentError(say("This is needed, but missing. Add it."), key)


def unknown(key: str) -> DocumentError:
    """Return the fault of a key that nobody reads."""
    return DocumentError(say("“{key}” is not known here. Remove it.", key=key), key)


def kind(expected: Sentence, at: str = "") -> DocumentError:
    """Return the fault of a value of the wrong kind."""
    return DocumentError(say("There should be {expected} here.", expected=expected), at)
