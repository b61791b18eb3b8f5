"""How long an entry of one phone takes to the screens of all others, with eight phones at the table.

An entry is a bid here: one tap that is saved as a whole, not one of several that only together make an entry.
"""

from pathlib import Path

from tests.bench.table import Figure
from tests.ui.guests import lan_table
from tests.ui.phone import Phone, chromium
from tests.ui.seeds import fresh_session

PHONES = 8
RESTING, ENTERED = "Ada bids", "Ben bids"
"""What every phone asks before the bid, and after it."""

WAIT_FOR = """wanted => { window.seen = new Promise((seen, fail) => {
  const host = document.querySelector('flt-semantics-host');
  const look = new MutationObserver(() => {
    if (host.textContent.includes(wanted)) { look.disconnect(); seen(Date.now()); }
  });
  look.observe(host, {subtree: true, childList: true, characterData: true, attributes: true});
}); }"""
TAP = """tapped => {
  const now = Date.now();
  document.querySelector(`[flt-semantics-identifier="${tapped}"]`).click();
  return now;
}"""


def measure_phones(folder: Path, times: int) -> list[Figure]:
    """Return how long it took until each of the others showed what one had entered, and until the last one did."""
    with chromium() as browser, lan_table(browser, folder, fresh_session()) as table:
        one = table.join("Ben", enters=True)
        others = [table.join() for _ in range(PHONES - 2)]
        table.host.tap("continue", "key-log-bids")
        one.tap("key-log-bids", "key-amount:3")
        for phone in (table.host, *others):
            phone.says(RESTING)
        taken: list[list[float]] = []
        for _ in range(times):
            taken.append(_until_all_show(one, [table.host, *others], "key-amount:3", ENTERED))
            one.says(ENTERED)
            taken.append(_until_all_show(one, [table.host, *others], "undo", RESTING))
            one.says(RESTING)
    every = [time for times in taken for time in times]
    return [
        Figure(name="entry on one phone to each other of 8", times=every, aim="below 150 ms at the median"),
        Figure(name="entry on one phone to the last of 8", times=[max(times) for times in taken]),
    ]


def _until_all_show(one: Phone, others: list[Phone], tapped: str, wanted: str) -> list[float]:
    one.settle()
    for phone in others:
        phone.page.evaluate(WAIT_FOR, wanted)
    began = one.page.evaluate(TAP, tapped)
    return [float(phone.page.evaluate("() => window.seen") - began) for phone in others]
