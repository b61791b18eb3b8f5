"""Which rulings the tests of a game have to name, and which they do."""

import re
from pathlib import Path

SHEETS = Path(__file__).parents[3] / "shared" / "rules" / "rulings.md"


def named_by_tests(folder: Path) -> set[str]:
    """The rulings that a ``ruling`` mark of a test in the folder names."""
    text = "".join(file.read_text(encoding="utf-8") for file in folder.glob("test_*.py"))
    marks = re.findall(r"@pytest\.mark\.ruling\(([^)]*)\)", text)
    return {ruling for mark in marks for ruling in re.findall(r'"([A-Z]+-\d\d)"', mark)}


def tagged(*prefixes: str) -> list[str]:
    """The rulings that change points, state or what is accepted; none where the rulings are not at hand."""
    text = SHEETS.read_text(encoding="utf-8") if SHEETS.exists() else ""
    names = "|".join(prefixes)
    return re.findall(rf"^\*\*((?:{names})-\d\d) [^\n]*?\*\* \[(?:score|state|input)\]", text, re.MULTILINE)
