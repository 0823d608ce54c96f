"""The drawings of a box: the same as those of its tiles, drawn once, kept on disk."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from table.house import House

from bastide.kernel import Problem
from bastide.table import art, boxes
from bastide.table.boxes import Boxes


def test_a_box_has_the_drawings_of_its_tiles(one_house: House) -> None:
    answer = one_house.http.get("/api/carcassonne/art/boxes/TN")
    assert answer.headers["content-encoding"] == "gzip"
    drawn = answer.json()
    assert list(drawn) == boxes.boxes()["TN"]
    for tile, drawing in drawn.items():
        assert drawing == one_house.http.get(f"/api/carcassonne/art/{tile}").json()
    plain = one_house.http.get("/api/carcassonne/art/boxes/TN", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == drawn
    missing = one_house.http.get("/api/carcassonne/art/boxes/XX")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-box")


def test_what_the_build_has_drawn_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "boxes", lambda: {"SC": ["SC-01"]})
    boxes.draw_all(tmp_path / "drawn")
    monkeypatch.setattr(boxes, "READY_MADE", tmp_path / "drawn")
    monkeypatch.setattr(art, "tile", lambda tile: pytest.fail("drawn again"))
    assert set(json.loads(gzip.decompress(Boxes(tmp_path / "drawings").get("SC")))) == {"SC-01"}
    assert not (tmp_path / "drawings").exists()


@pytest.fixture
def nothing_ready(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a tree whose build has drawn nothing."""
    monkeypatch.setattr(boxes, "READY_MADE", tmp_path_factory.mktemp("none"))


@pytest.mark.usefixtures("nothing_ready")
def test_what_is_on_disk_is_not_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "boxes", lambda: {"SC": ["SC-01", "SC-02"]})
    drawn = Boxes(tmp_path / "drawings").get("SC")
    assert set(json.loads(gzip.decompress(drawn))) == {"SC-01", "SC-02"}
    monkeypatch.setattr(art, "tile", lambda tile: pytest.fail("drawn again"))
    assert Boxes(tmp_path / "drawings").get("SC") == drawn
    with pytest.raises(Problem):
        Boxes(tmp_path / "drawings").get("../SC")


@pytest.mark.usefixtures("nothing_ready")
def test_what_is_out_of_date_or_broken_is_drawn_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "boxes", lambda: {"SC": ["SC-01"]})
    drawn = Boxes(tmp_path).get("SC")
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(drawn[:40])
    assert Boxes(tmp_path).get("SC") == drawn
    assert kept.read_bytes() == drawn
    monkeypatch.setattr(boxes, "style", lambda: "another")
    assert Boxes(tmp_path).get("SC") == drawn
    assert [file.name for file in tmp_path.iterdir()] == ["SC-another.json.gz"]


@pytest.mark.usefixtures("nothing_ready")
def test_a_disk_that_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "boxes", lambda: {"SC": ["SC-01"]})
    in_the_way = tmp_path / "drawings"
    in_the_way.write_text("no folder")
    assert json.loads(gzip.decompress(Boxes(in_the_way).get("SC")))["SC-01"]["quarters"]
