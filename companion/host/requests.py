"""What the gates read of a request, and the answers that they give themselves."""

from urllib.parse import parse_qs

from starlette.types import Message, Receive, Scope, Send

from companion.web.page import POLICY

HEADER = f"{POLICY}; frame-ancestors 'none'".encode()
"""What a page may load, and that no other one may show it in a frame, which a page cannot say itself."""

LONGEST_FORM = 1024
LOOPBACK = "127."
USUAL_HTTP = 80


def headers_of(scope: Scope) -> dict[str, str]:
    """Return the headers of a request."""
    return {name.decode("latin1").lower(): value.decode("latin1") for name, value in scope["headers"]}


def own_hosts(scope: Scope) -> frozenset[str]:
    """Return the names under which a request may ask for this machine: the very address that it came in at."""
    address, port = scope.get("server") or ("", 0)
    names = {address, "localhost"} if address.startswith(LOOPBACK) else {address}
    ports = {f":{port}", ""} if port == USUAL_HTTP else {f":{port}"}
    return frozenset(f"{name}{at}" for name in names for at in ports)


def from_here(scope: Scope) -> bool:
    """Whether a request comes from this machine and asks for it by its inner address."""
    server, client = scope.get("server"), scope.get("client")
    return bool(server and client and server[0].startswith(LOOPBACK) and client[0].startswith(LOOPBACK))


def same_origin(origin: str | None, hosts: frozenset[str]) -> bool:
    """Whether a page of this machine asks; a browser that only follows an address says no origin."""
    return origin is None or origin in {f"http://{host}" for host in hosts}


def cookie_of(headers: dict[str, str], name: str) -> str:
    """Return a cookie, empty when there is none.

    Cookies of other servers on the same machine come along, and one that is badly made must not hide ours.
    """
    pairs = (pair.strip().partition("=") for pair in headers.get("cookie", "").split(";"))
    return next((value for own, _, value in pairs if own == name), "")


def follows_in_passing(headers: dict[str, str]) -> bool:
    """Whether a page elsewhere asks behind a person's back, as for a picture, and nobody has followed a link.

    Only browsers that reach the machine by its inner address say so.
    """
    return headers.get("sec-fetch-site") == "cross-site" and headers.get("sec-fetch-dest") != "document"


def asked_with(scope: Scope, name: str) -> str | None:
    """Return a value behind the question mark of an address, None when it is not there."""
    values = parse_qs(scope["query_string"].decode("latin1")).get(name)
    return values[0] if values else None


async def form_value(receive: Receive, name: str) -> str:
    """Return a value of a short form, empty when it has none or is too long to be ours."""
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return ""
        body += message.get("body", b"")
        if len(body) > LONGEST_FORM:
            return ""
        if not message.get("more_body"):
            return str(parse_qs(body.decode("latin1")).get(name, [""])[0])


def with_policy(send: Send) -> Send:
    """Return what sends the same, and tells the browser to stay here."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = [pair for pair in message["headers"] if pair[0].lower() != b"access-control-allow-origin"]
            message["headers"] = [*kept, (b"content-security-policy", HEADER)]
        await send(message)

    return sending


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request of a foreign page or name."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": b"This address serves its own pages only.\n"})


async def answer_page(send: Send, status: int, page: str, headers: tuple[tuple[bytes, bytes], ...] = ()) -> None:
    """Answer with a page of ours that nobody keeps."""
    body = page.encode()
    own = (
        (b"content-type", b"text/html; charset=utf-8"),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", b"no-store"),
        (b"referrer-policy", b"same-origin"),
        (b"x-content-type-options", b"nosniff"),
    )
    await with_policy(send)({"type": "http.response.start", "status": status, "headers": [*own, *headers]})
    await send({"type": "http.response.body", "body": body})
