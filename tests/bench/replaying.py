"""Replaying and scoring the longest session that there is: 23 auctions."""

import json
import time

from companion.documents import read_session, write_score
from tests.bench.table import Figure
from tests.ui.seeds import RECORDED, Document


def measure_replay(times: int) -> list[Figure]:
    """Return what reading, replaying and scoring costs."""
    document = longest_session()
    reading, scoring = [], []
    for _ in range(times):
        began = time.perf_counter()
        session = read_session(document)
        reading.append((time.perf_counter() - began) * 1000)
        began = time.perf_counter()
        write_score(session)
        scoring.append((time.perf_counter() - began) * 1000)
    both = [read + score for read, score in zip(reading, scoring, strict=True)]
    auctions = sum(entry["type"] == "lot" for entry in document["log"])
    name = f"replay and score {auctions} auctions, {len(document['log'])} entries, reading included"
    return [Figure(name=name, times=both, aim="below 10 ms"), Figure(name="  the score alone", times=scoring)]


def longest_session() -> Document:
    """Return the recorded session with the most auctions."""
    sessions: list[Document] = [json.loads(path.read_text("utf-8"))["session"] for path in RECORDED.glob("*.json")]
    return max(sessions, key=lambda session: sum(entry["type"] == "lot" for entry in session["log"]))
