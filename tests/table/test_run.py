"""Starting a server from the command line: the port, the browser, the database."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request

import pytest
from test_terminal import midway


class Started:
    """The command `midway` in a process of its own, with a browser that only notes what it is asked to open."""

    def __init__(self, folder, *args, **environment):
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" > {folder}/opened\n')
        browser.chmod(0o755)
        self.opened = folder / "opened"
        own = {"MIDWAY_DATA": str(folder), "BROWSER": str(browser), "LC_ALL": "C", "COLUMNS": "100"}
        kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "SSH_CONNECTION")}
        command = [sys.executable, "-u", "-m", "midway", *args]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**kept, **own, **environment})
        self.said = [self.process.stdout.readline()]
        while "http" not in self.said[-1]:
            self.said.append(self.process.stdout.readline())
        self.address = re.search(r"http://\S+/", self.said[-1])[0]

    def answers(self):
        with urllib.request.urlopen(f"{self.address}health", timeout=10) as answer:
            return answer.status == 200

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=15)


def wait_for(path):
    deadline = time.monotonic() + 10
    while not (path.exists() and path.read_text()) and time.monotonic() < deadline:
        time.sleep(0.02)
    return path.read_text().strip()


def test_midway_alone_opens_the_tables_in_a_browser(tmp_path):
    started = Started(tmp_path, DISPLAY=":1")
    assert started.answers()
    assert wait_for(started.opened) == started.address
    started.end()
    assert (tmp_path / "tables.db").exists()


def test_where_nobody_would_see_a_browser_the_address_is_enough(tmp_path):
    started = Started(tmp_path, "--lang", "fr", DISPLAY=":1", SSH_CONNECTION="1")
    assert started.said[-1].startswith("Les tables sont ouvertes sur http://127.0.0.1:")
    assert started.answers()
    assert not started.opened.exists()
    started.end()


def test_serve_opens_no_browser_and_takes_the_port_that_was_asked_for(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    started = Started(tmp_path, "serve", "--port", str(port), DISPLAY=":1")
    assert started.address == f"http://127.0.0.1:{port}/"
    assert started.answers()
    assert not started.opened.exists()
    started.end()


def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        output, code = midway("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/t.db")
        assert (output, code) == (f"Port {port} is in use; choose another with --port, or stop what runs there.\n", 1)
        started = Started(tmp_path, "serve", "--open", "--port", str(port))
        assert started.said[0] == f"Port {port} is in use; using another one.\n"
        assert started.address != f"http://127.0.0.1:{port}/"
        started.end()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--host", "203.0.113.1"], "Cannot listen at 203.0.113.1, port 1893"),
        (["--host", "no such host"], "Cannot listen at no such host"),
        (["--database", "sqlite:////no/where/t.db"], "The database does not answer: unable to open database file."),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "The database does not answer: connection failed"),
        (["--database", "mysql://localhost/none"], "A database is sqlite:///FILE or postgresql://USER@HOST/NAME."),
        (["--database", "tables"], "A database is sqlite:///FILE or postgresql://USER@HOST/NAME."),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(args, sentence):
    output, code = midway("serve", *args)
    assert code == 1
    assert output.startswith(sentence)
    assert output.count("\n") == 1
