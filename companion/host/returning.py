"""A page that has lost its connection loads itself anew as soon as somebody answers.

Flet's client could take up its page where it was, but that keeps it busy for half a minute at a table, and meanwhile
nothing on the phone answers. Loading anew takes a second or two and shows the same place. Who was sent away comes to
the page that asks for the code, where Flet's client would show a turning wheel for ever.
"""

from companion.host.addresses import Message, Send

SCRIPT = b"""<script>
(() => {
  const Plain = window.WebSocket;
  let lost = false, left = 0;
  const ask = () => fetch("/", {cache: "no-store", signal: AbortSignal.timeout?.(3000)})
    .then(() => location.reload(), () => setTimeout(ask, 700));
  const back = () => { if (!lost) { lost = true; ask(); } };
  window.WebSocket = class extends Plain {
    constructor(address, ...how) {
      super(lost ? new URL("/lost", address) : address, ...how);
      this.addEventListener("close", back);
    }
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (left && Date.now() - left > 60000) back();
  });
})();
</script>
"""
"""Until the page is loaded anew, Flet's own attempts lead to an address where nobody answers.

A phone that slept does not know whether its connection still lives, so it loads anew, too; and like the other not
before somebody answers, or it would stand before the browser's own page about a missing network.
"""


def with_return(send: Send) -> Send:
    """Return what sends the same, and puts the script into a whole page."""
    start: Message | None = None

    async def sending(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start" and _is_page(message):
            start = message
        elif start is not None:
            body = message.get("body", b"")
            begun, start = start, None
            if b"<head>" in body:
                body = body.replace(b"<head>", b"<head>" + SCRIPT, 1)
                begun["headers"] = [*_without_length(begun), *_length(body, message)]
                message = {**message, "body": body}
            await send(begun)
            await send(message)
        else:
            await send(message)

    return sending


def _is_page(start: Message) -> bool:
    return any(name.lower() == b"content-type" and value.startswith(b"text/html") for name, value in start["headers"])


def _without_length(start: Message) -> list[tuple[bytes, bytes]]:
    return [pair for pair in start["headers"] if pair[0].lower() != b"content-length"]


def _length(body: bytes, message: Message) -> list[tuple[bytes, bytes]]:
    return [] if message.get("more_body") else [(b"content-length", b"%d" % len(body))]
