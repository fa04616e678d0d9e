"""Networks that fail: a proxy that cuts connections, and an index whose files arrive incomplete."""

import contextlib
import hashlib
import select
import socket
import struct
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import BaseRequestHandler, BaseServer, ThreadingTCPServer
from typing import Final, Literal

ENOUGH: Final = 3_000_000  # octets after which the proxy cuts: in the middle of the largest package
WHEEL: Final = "pyside6_essentials-6.11.0-cp39-abi3-manylinux_2_28_x86_64.whl"


@contextlib.contextmanager
def cutting_proxy(how: Literal["close", "reset"]) -> Iterator[str]:
    """The address of a proxy for HTTPS that ends each connection in the middle, in good order or with a reset."""

    class Tunnel(BaseRequestHandler):
        def handle(self) -> None:
            client: socket.socket = self.request
            head = client.makefile("rb")
            host, _, port = head.readline().split()[1].decode().rpartition(":")
            while head.readline().strip():
                pass
            with socket.create_connection((host, int(port)), timeout=30) as server:
                client.sendall(b"HTTP/1.1 200 Connected\r\n\r\n")
                _pump(client, server)
            if how == "reset":
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                head.close()
                client.close()

    class Proxy(ThreadingTCPServer):
        daemon_threads = True

        def shutdown_request(self, request: socket.socket | tuple[bytes, socket.socket]) -> None:
            with contextlib.suppress(OSError):
                super().shutdown_request(request)

    with Proxy(("127.0.0.1", 0), Tunnel) as proxy, _served(proxy):
        yield f"http://127.0.0.1:{proxy.server_address[1]}"


def _pump(client: socket.socket, server: socket.socket) -> None:
    """Hand on what both say until one ends, or the server has said enough."""
    received = 0
    while received < ENOUGH:
        readable, _, _ = select.select([client, server], [], [], 60)
        for source in readable:
            data = source.recv(65536)
            if not data:
                return
            (server if source is client else client).sendall(data)
            received += len(data) if source is server else 0
        if not readable:
            return


@contextlib.contextmanager
def incomplete_index(*, says_length: bool) -> Iterator[str]:
    """The address of an index whose one wheel is cut short, with or without its length having been announced."""
    digest = hashlib.sha256(b"what should have come").hexdigest()

    class Index(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            if self.path.endswith(".whl"):
                if says_length:
                    self.send_header("Content-Length", "1000000")
                self.end_headers()
                self.wfile.write(b"PK\x03\x04" + bytes(5000))
                return
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            name = self.path.strip("/").rpartition("/")[2]
            if name == "pyside6-essentials":
                self.wfile.write(f'<a href="/files/{WHEEL}#sha256={digest}">{WHEEL}</a>'.encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Index) as server, _served(server):
        yield f"http://127.0.0.1:{server.server_address[1]}/simple"


@contextlib.contextmanager
def _served(server: BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield
    server.shutdown()
    thread.join()
