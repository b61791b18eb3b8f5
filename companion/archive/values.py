"""JSON as the files hold it, and what is read out of a row with its fault named."""

from typing import TypeAlias

from companion.archive.errors import DamagedFileError

JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"
JsonObject: TypeAlias = dict[str, JsonValue]


def text_in(row: JsonObject, key: str) -> str:
    """Give the text at `key`; raises DamagedFileError."""
    value = row.get(key)
    if not isinstance(value, str):
        raise DamagedFileError(key=key)
    return value


def text_or_none_in(row: JsonObject, key: str) -> str | None:
    """Give the text at `key`, or None where the row says null; raises DamagedFileError."""
    return None if row.get(key, "") is None else text_in(row, key)


def number_in(row: JsonObject, key: str) -> int:
    """Give the whole number at `key`; raises DamagedFileError."""
    value = row.get(key)
    if type(value) is not int:
        raise DamagedFileError(key=key)
    return value


def number_or_none_in(row: JsonObject, key: str) -> int | None:
    """Give the whole number at `key`, or None where the row says null; raises DamagedFileError."""
    return None if row.get(key, 0) is None else number_in(row, key)


def texts_in(row: JsonObject, key: str) -> tuple[str, ...]:
    """Give the list of texts at `key`; raises DamagedFileError."""
    value = row.get(key)
    if not isinstance(value, list):
        raise DamagedFileError(key=key)
    texts = tuple(item for item in value if isinstance(item, str))
    if len(texts) != len(value):
        raise DamagedFileError(key=key)
    return texts


def object_in(row: JsonObject, key: str) -> JsonObject:
    """Give the object at `key`; raises DamagedFileError."""
    value = row.get(key)
    if not isinstance(value, dict):
        raise DamagedFileError(key=key)
    return value
