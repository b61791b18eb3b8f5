"""The command that starts the app."""

import subprocess
import sys
from pathlib import Path

from tests.process import ROOT
from tests.ui.house import House


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "companion", *words], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_second_app_on_the_same_folder_is_told_where_the_first_one_is(house: House) -> None:
    second = run("--data", str(house.data), "--no-browser")
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr.startswith("error: ")
    assert house.address in second.stderr
    assert second.stderr.count("\n") == 1


def test_a_port_that_is_taken_is_named_in_one_line(house: House, tmp_path: Path) -> None:
    port = house.address.rsplit(":", 1)[1]
    second = run("--data", str(tmp_path / "other"), "--port", port, "--no-browser")
    assert second.returncode == 2
    assert second.stderr.startswith("error: ")
    assert "--port" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_folder_that_cannot_be_used_is_named_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", "utf-8")
    refused = run("--data", str(file), "--no-browser")
    assert refused.returncode == 2
    assert refused.stderr.startswith("error: ")
    assert "Traceback" not in refused.stderr


def test_what_else_cannot_be_used_is_not_taken_for_the_port(tmp_path: Path) -> None:
    (tmp_path / "incoming").write_text("no folder", "utf-8")
    refused = run("--data", str(tmp_path), "--no-browser", "--port", "0")
    assert refused.returncode == 2
    wanted = f"error: {tmp_path / 'incoming'}: File exists; Henhouse had to stop, so mend that and start it again\n"
    assert refused.stderr == wanted


def test_the_app_ends_politely_when_asked(house: House) -> None:
    house.stop()
    assert house.process.code in {0, -15}
