"""Settings are checked at the start, with a list of everything that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.frame.settings import BadSettings, read_settings

NOWHERE = Path("no such file")


def test_everything_has_a_default() -> None:
    settings = read_settings({}, NOWHERE)
    assert settings.token == ""
    assert settings.database == Path("var/meadhall.sqlite3")
    assert settings.log_level == "INFO"
    assert settings.local_port is None
    assert settings.admin_server is None
    assert (settings.metrics_host, settings.metrics_port) == ("127.0.0.1", 0)


def test_the_example_file_is_valid_and_names_every_setting() -> None:
    root = Path(__file__).parents[2]
    assert read_settings({}, root / ".env.example") == read_settings({}, NOWHERE)
    lines = (root / ".env.example").read_text().splitlines()
    source = (root / "cogs" / "frame" / "settings.py").read_text()
    named = {line.split("=")[0] for line in lines if "=" in line}
    assert {word for word in named if f'"{word}"' in source} == named


def test_all_problems_are_named_at_once(tmp_path: Path) -> None:
    wrong = {
        "DISCORD_TOKEN": "abc",
        "MEADHALL_LOG_LEVEL": "loud",
        "MEADHALL_DATABASE": str(tmp_path),
        "MEADHALL_LOCAL_PORT": "many",
        "MEADHALL_LOCAL_URL": "http://example.com",
        "MEADHALL_COMPUTER_SECONDS": "-1",
        "MEADHALL_ADMIN_SERVER": "my server",
        "MEADHALL_METRICS_PORT": "70000",
        "MEADHALL_CONTACT": "x" * 201,
        "MEADHALL_PRIVACY_URL": "http://example.com/privacy",
    }
    with pytest.raises(BadSettings) as caught:
        read_settings(wrong, NOWHERE)
    assert len(caught.value.problems) == len(wrong)
    for key in wrong:
        assert any(text.startswith(f"{key} ") for text in caught.value.problems), key


@pytest.mark.parametrize(
    "token", ["Bot " + "x" * 24 + ".y.z" + "z" * 24, "x" * 50, "x.y." + "é" * 50, ".".join("xyz")]
)
def test_what_cannot_be_a_token_is_not_tried_and_not_repeated(token: str) -> None:
    with pytest.raises(BadSettings, match="does not look like a bot token") as caught:
        read_settings({"DISCORD_TOKEN": token}, NOWHERE)
    assert token not in str(caught.value)
    assert read_settings({"DISCORD_TOKEN": "x" * 24 + ".y-1_.z" + "z" * 24}, NOWHERE).token


def test_the_environment_goes_before_the_file_and_a_misspelt_name_is_told(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    misspelt = "MEADHALL_DATABSE=x.sqlite3\nMEADHALL_COLOUR=red\n"
    file.write_text(f"{misspelt}MEADHALL_LOCAL_PORT=9000\nMEADHALL_LOG_LEVEL=debug\n")
    environment = {"MEADHALL_TOKEN": "t", "MEADHALL_ANSWERS": "9", "MEADHALL_LOCAL_PORT": "9001"}
    settings = read_settings(environment, file)
    assert (settings.local_port, settings.log_level) == (9001, "DEBUG")
    none = "is not a setting of Meadhall and does nothing"
    assert settings.unknown == (
        f"MEADHALL_COLOUR {none}: .env.example lists all settings",
        f"MEADHALL_DATABSE {none}: did you mean MEADHALL_DATABASE?",
        f"MEADHALL_TOKEN {none}: did you mean DISCORD_TOKEN?",
    )
    right = {"MEADHALL_DATABASE": "x.sqlite3", "MEADHALL_KILL_LUCK": "kill", "PATH": "/bin"}
    assert read_settings(right, NOWHERE).unknown == ()


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_a_file_that_is_not_utf_8_is_told_so(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / ".env"
    file.write_text("MEADHALL_CONTACT=mañana\n", encoding)
    with pytest.raises(BadSettings, match="is not UTF-8 text: save it with the encoding UTF-8"):
        read_settings({}, file)
    file.write_text("MEADHALL_CONTACT=mañana\n", "utf-8-sig")
    assert read_settings({}, file).contact == "mañana"


def test_a_place_that_cannot_be_reached_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(database: Path) -> str:
        with pytest.raises(BadSettings) as caught:
            read_settings({"MEADHALL_DATABASE": str(database)}, NOWHERE)
        return str(caught.value)

    (tmp_path / "file").touch()
    assert f"'{tmp_path}/file' is a file, not a folder." in told(tmp_path / "file" / "x" / "y")
    (tmp_path / "link").symlink_to("/no/such/disk")
    assert "is a link to nothing: is its disk mounted?" in told(tmp_path / "link" / "x")

    def refuse(path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "is_dir", refuse)
    assert "/closed/x' cannot be reached: Permission denied." in told(Path("/closed/x"))
