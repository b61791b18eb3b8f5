"""A page whose connection is refused loads itself anew, and so comes to the page that asks for the code."""

from companion.host.addresses import Message, Send

SCRIPT = b"""<script>
(() => {
  const Plain = window.WebSocket;
  const look = () => fetch("/", {cache: "no-store"}).then(
    answer => { if (answer.status === 403) location.reload(); }, () => {});
  window.WebSocket = class extends Plain {
    constructor(...how) { super(...how); this.addEventListener("close", look); }
  };
})();
</script>
"""
"""Flet's client tries again for ever and shows a turning wheel; whoever was sent away has to be told."""


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
