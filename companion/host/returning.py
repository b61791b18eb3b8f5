"""A page that has lost its connection loads itself anew as soon as somebody answers.

Flet's client could take up its page where it was, but that keeps it busy for half a minute at a table, and meanwhile
nothing on the phone answers. Loading anew takes a second or two and shows the same place. Who was sent away comes to
the page that asks for the code, where Flet's client would show a turning wheel for ever.
"""

from companion.words import say

COMES_BACK = """<script>
(() => {
  const Plain = window.WebSocket;
  let lost = false;
  const words = @words@;
  const tell = () => {
    const note = document.createElement("div"), look = matchMedia("(prefers-color-scheme: dark)").matches;
    note.setAttribute("role", "status");
    note.textContent = words[navigator.languages.map(tag => tag.slice(0, 2)).find(code => code in words) || "en"];
    note.style = "position:fixed;inset:0;z-index:9;display:flex;align-items:center;justify-content:center;padding:32px;"
      + "text-align:center;font:17px/1.4 Roboto,system-ui,sans-serif;"
      + (look ? "background:@dark_page@;color:@dark_ink@" : "background:@page@;color:@ink@");
    document.body.append(note);
  };
  const ask = () => fetch("/", {cache: "no-store", signal: AbortSignal.timeout?.(3000)})
    .then(() => location.reload(), () => setTimeout(ask, 700));
  const back = () => { if (!lost) { lost = true; setTimeout(tell, 1000); ask(); } };
  window.WebSocket = class extends Plain {
    constructor(address, ...how) {
      super(lost ? new URL("/lost", address) : address, ...how);
      this.addEventListener("close", back);
    }
  };
  document.addEventListener("henhouse-lost", back);
})();
</script>
"""
LOST = say("Henhouse does not answer just now. Nothing is lost: this page comes back by itself.")
"""Until the page is loaded anew, Flet's own attempts lead to an address where nobody answers, and this is told."""

WAKES = """<script>
(() => {
  let left = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (left && Date.now() - left > 60000) document.dispatchEvent(new Event("henhouse-lost"));
  });
})();
</script>
"""
"""A phone that slept does not know whether its connection still lives, so it loads anew, too.

Like the other not before somebody answers, or it would stand before the browser's own page about a missing network.
"""
