"""The files in deploy/, tried with the real programs: a proxy with TLS in front of a real server, and copies."""

import argparse
import gzip
import json
import os
import re
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from http.client import HTTPMessage, HTTPSConnection
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sixdot import cli
from sixdot.store.store import Store
from sixdot.wire.client import Client
from tests.helpers.servers import ENTRANCE, PATIENCE, Server, done, free_port, hear, opened, play
from tests.web.test_saving import back
from tests.web.test_sessions import greeted

pytestmark = pytest.mark.slow  # processes are started
ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PROGRAMS = ROOT / "build/proxies"  # put there by scripts/proxies
NAME = "cards.example"
UNITS = ("sixdot.service", "sixdot@.service", "sixdot-backup.service", "sixdot-backup.timer")
GUESSES = ("--limit", "joins=0.001/2")
TRUST = ssl.create_default_context()  # whose certificate it is does not matter here
TRUST.check_hostname, TRUST.verify_mode = False, ssl.CERT_NONE


@contextmanager
def running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
    try:
        until_secure(port)
        yield
        assert process.poll() is None, (folder / "proxy.log").read_text()
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def nginx(folder: Path, there: int, here: int, *more: int) -> Iterator[None]:
    """`more`: the ports of two further nodes."""
    key, certificate = folder / "key.pem", folder / "cert.pem"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*made, *subject], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("127.0.0.1:8600", f"127.0.0.1:{there}").replace("listen 443", f"listen 127.0.0.1:{here}")
    for number, port in enumerate(more, 8601):
        assert f"# server 127.0.0.1:{number} " in site
        site = site.replace(f"# server 127.0.0.1:{number} ", f"server 127.0.0.1:{port} ")
    site = site.replace("    listen [::]:443 ssl;\n", "")
    site = site.replace(f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate))
    site = site.replace(f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key))
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    inside = ["access_log off;", *[f"{kind}_temp_path {folder / kind};" for kind in kinds], "include site.conf;"]
    around = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}"
    (folder / "nginx.conf").write_text(f"{around} http {{ {' '.join(inside)} }}")
    program = str(PROGRAMS / "usr/sbin/nginx")
    with running([program, "-c", str(folder / "nginx.conf"), "-p", str(folder)], folder, here):
        yield


@contextmanager
def caddy(folder: Path, there: int, here: int) -> Iterator[None]:
    site = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8600", f"127.0.0.1:{there}")
    site = site.replace(f"{NAME} {{", f"https://{NAME}:{here} {{\n\tbind 127.0.0.1\n\ttls internal", 1)
    settings = ("admin off", "auto_https disable_redirects", "skip_install_trust", f"storage file_system {folder}")
    (folder / "Caddyfile").write_text("{\n\t" + "\n\t".join(settings) + "\n}\n" + site)
    program = [str(PROGRAMS / "usr/bin/caddy"), "run", "--adapter", "caddyfile"]
    with running([*program, "--config", str(folder / "Caddyfile")], folder, here):
        yield


def until_secure(port: int) -> None:
    """The proxy listens and has its certificate: caddy makes one after it has begun to listen."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with TRUST.wrap_socket(socket.create_connection(("127.0.0.1", port)), server_hostname=NAME):
                return
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.1)


@contextmanager
def through(port: int, **headers: str) -> Iterator[ClientConnection]:
    """A socket through the proxy."""
    with connect(
        f"wss://{NAME}/ws", sock=socket.create_connection(("127.0.0.1", port)), ssl=TRUST, server_hostname=NAME,
        proxy=None, origin=Origin(f"https://{NAME}"), additional_headers=headers, compression=None,
    ) as line:  # fmt: skip
        yield line


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
def test_a_table_behind_a_proxy_with_tls(
    proxy: Callable[[Path, int, int], AbstractContextManager[None]], tmp_path: Path
) -> None:
    here = free_port()
    behind = ("--public-url", f"https://{NAME}", "--log", "json")
    with Server(tmp_path, *behind, *GUESSES) as server, proxy(tmp_path, server.port, here):
        with through(here) as line:
            welcome = greeted(line, type="open", name="Ana", edition="mattel", public=False)
            line.send(json.dumps({"id": "a", "seen": 2, "do": "bot add easy"}))
            assert json.loads(line.recv(PATIENCE))["type"] == "accepted"
        guessed = {"type": "join", "code": "bek-dor-mip-tan-rus", "name": "Eve", "watch": True}
        reasons = []
        for place in range(3):  # nobody escapes the limits by saying that they are somebody else
            with through(here, **{"X-Forwarded-For": f"203.0.113.{place}"}) as line:
                reasons.append(greeted(line, **guessed)["reason"])
        assert reasons == ["NO_TABLE", "NO_TABLE", "TOO_FAST"]
        assert welcome["table"]["code"] not in server.log()


def asked(port: int, path: str, **headers: str) -> tuple[HTTPMessage, bytes]:
    """What comes through the proxy when a browser asks for this."""
    line = HTTPSConnection(NAME, context=TRUST, timeout=PATIENCE)
    line.sock = TRUST.wrap_socket(socket.create_connection(("127.0.0.1", port)), server_hostname=NAME)
    with closing(line):
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        return answer.msg, answer.read()


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
def test_behind_a_proxy_the_page_is_compressed_once_and_kept_as_long(
    proxy: Callable[[Path, int, int], AbstractContextManager[None]], tmp_path: Path
) -> None:
    here = free_port()
    with Server(tmp_path, "--public-url", f"https://{NAME}") as server, proxy(tmp_path, server.port, here):
        plain = asked(here, "/")[1].decode()
        named = [f"/{path}" for path in re.findall(r"\bpage/[\w-]+\.[0-9a-f]{16}\.(?:js|css)", plain)]
        assert named
        for said in ("gzip", "gzip, deflate, br, zstd"):
            for path, kept in [("/", "no-cache"), *[(path, "public, max-age=31536000, immutable") for path in named]]:
                headers, content = asked(here, path, **{"Accept-Encoding": said})
                assert headers.get_all("Content-Encoding") == ["gzip"]
                assert headers.get_all("Cache-Control") == [kept]
                assert "accept-encoding" in headers["Vary"]
                assert len(headers.get_all("Vary") or []) == 1
                assert len(content) == int(headers["Content-Length"])
                assert gzip.decompress(content) == asked(here, path)[1]
                again, nothing = asked(here, path, **{"Accept-Encoding": said, "If-None-Match": headers["ETag"]})
                assert (nothing, again["ETag"]) == (b"", headers["ETag"]), "what is known already is not sent again"


# Copies


@pytest.fixture
def copying(tmp_path: Path) -> Callable[[Server], Path]:
    """Make a copy as sixdot-backup does; two are kept."""
    sixdot = tmp_path / "sixdot"
    sixdot.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{ENTRANCE}" "$@"\n')
    sixdot.chmod(0o755)

    def copy(server: Server) -> Path:
        command = [str(DEPLOY / "sixdot-backup"), str(server.db), str(tmp_path / "copies"), "2"]
        told = subprocess.run(command, env={**os.environ, "SIXDOT": str(sixdot)}, stdout=subprocess.PIPE, check=True)
        return Path(told.stdout.decode().splitlines()[-1])

    return copy


def test_copies_are_tried_and_only_the_last_are_kept(tmp_path: Path, copying: Callable[[Server], Path]) -> None:
    made = []
    with Server(tmp_path) as server, opened(server.url) as ana:
        code = ana.known.table.code
        for _ in range(3):
            done(ana, "bot add easy")
            made.append(copying(server))
            time.sleep(1.1)  # the name of a copy has its second
    kept = sorted((tmp_path / "copies").iterdir())
    assert kept == made[1:]
    assert all(copy.stat().st_mode & 0o077 == 0 for copy in kept)
    with Store(kept[-1]) as store:
        assert len(store.entries(code)) == 5


@pytest.mark.fault("D11")
def test_a_table_in_the_middle_of_a_game_is_back_after_the_drill(
    tmp_path: Path, copying: Callable[[Server], Path]
) -> None:
    """The commands of docs/hosting.md, with this test's folders for those of systemd."""
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    drill = [line.strip() for line in page.partition("Copies, and")[2].partition("\n## ")[0].splitlines()]
    drill = [line.removeprefix("sudo ") for line in drill if line.startswith("sudo ")]
    ends: dict[str, Callable[[Server], object]] = {
        "systemctl stop sixdot": Server.stop,
        "systemctl start sixdot": Server.start,
    }
    with Server(tmp_path) as server, opened(server.url, bots=2) as ana, Client.join(ana.link, "Ben") as ben:
        done(ana, "start")
        done(ben, "go on")
        play(ana, ben, until=lambda client: client.known.number > 15)
        assert drill.pop(0) == "systemctl start sixdot-backup"
        copying(server)
        hear(ana, lambda: ana.known.number >= ben.known.number)
        seen = ana.known.number
        play(ana, ben, until=lambda client: client.known.number > seen + 5)
        for command in drill:
            here = command.replace("/var/lib/sixdot-backups", f"{tmp_path}/copies")
            if command in ends:
                ends[command](server)
            else:
                subprocess.run(here.replace("/var/lib/sixdot", str(tmp_path)), shell=True, check=True)
        welcome = back(ana)
        assert "brought back from an older copy" in welcome.say
        play(ana, ben, until=lambda client: client.known.number > welcome.number + 10)


# systemd and the container


def test_the_units_of_systemd_are_understood_and_open_little(tmp_path: Path) -> None:
    (tmp_path / "sixdot-backup").write_bytes((DEPLOY / "sixdot-backup").read_bytes())
    (tmp_path / "sixdot").write_text("#!/bin/sh\n")
    for program in tmp_path.iterdir():
        program.chmod(0o755)
    for unit in UNITS:
        text = (DEPLOY / unit).read_text(encoding="utf-8")
        (tmp_path / unit).write_text(text.replace("/opt/sixdot/bin", str(tmp_path)), encoding="utf-8")
    units = [str(tmp_path / unit) for unit in UNITS]
    assert told_by("systemd-analyze", "verify", *units) == ""
    for unit in units[:3]:
        told = told_by("systemd-analyze", "security", "--offline=true", "--no-pager", unit)
        assert float(told.rpartition(".service: ")[2].split()[0]) < 2, told


def told_by(*command: str) -> str:
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


def test_a_node_is_started_as_sixdot_serve_knows_it_and_shut_in_as_one_server() -> None:
    alone, node = [(DEPLOY / unit).read_text(encoding="utf-8").splitlines() for unit in UNITS[:2]]
    assert node[node.index("") :][-30:] == alone[alone.index("") :][-30:], "CapabilityBoundingSet and all after it"
    (start,) = [line for line in node if line.startswith("ExecStart=")]
    chosen = serving(start.replace("%i", "8601").split()[2:])
    assert (chosen.host, chosen.port, chosen.redis) == ("127.0.0.1", 8601, "redis://127.0.0.1:6379")
    assert str(chosen.db) == "postgresql://sixdot@127.0.0.1/sixdot"


def test_the_nodes_of_the_compose_file_are_started_as_sixdot_serve_knows_it() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    found = yaml.safe_load(text)
    services = found["services"]
    nodes = {name: each for name, each in services.items() if name.startswith("node")}
    (entrance,) = re.findall(r"ENTRYPOINT (.*)", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    (network,) = [ip_network(each["subnet"]) for each in found["networks"]["inside"]["ipam"]["config"]]
    for node in nodes.values():
        chosen = serving(json.loads(entrance)[2:] + node["command"])
        assert urlsplit(str(chosen.db)).hostname in services
        assert urlsplit(chosen.redis).hostname in services
        assert (chosen.host, chosen.port, chosen.no_table) == ("0.0.0.0", 8600, True)
        assert chosen.trusted_proxy == [str(network)]
        assert node["environment"]["PGPASSFILE"].removeprefix("/run/secrets/") in node["secrets"]
        address = node["networks"]["inside"]["ipv4_address"]
        assert ip_address(address) in network
        assert f"{address}:8600" in text, "as it is written into nginx.conf"
    assert set(services["nginx"]["depends_on"]) == set(nodes)
    assert len(nodes) == 3
    for each in services.values():
        assert set(each.get("secrets", ())) <= set(found["secrets"])
        assert set(each["networks"]) == set(found["networks"])
    assert "PASSWORD:" not in text


def serving(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    cli._add_serve(parser)
    return parser.parse_args(list(arguments[arguments[0] == "serve" :]))
