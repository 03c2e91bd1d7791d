"""`make soak`: its claims have tests, and what these find is told as it is."""

from __future__ import annotations

import re

import pytest
import soak

REPORT = '<testsuites><testsuite><testcase name="a">{}</testcase><testcase name="b"/></testsuite></testsuites>'
FIGURE = '<properties><property name="figure" value="500 kills"/><property name="met" value="{}"/></properties>'


def test_every_claim_has_its_tests_and_its_row_on_the_page():
    for claim in soak.CLAIMS:
        for test in claim.tests:
            file, _, name = test.partition("::")
            assert f"def {name}" in (soak.ROOT / "tests" / file).read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (.*?) \|", soak.PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == [(f"{number}", claim.text) for number, claim in enumerate(soak.CLAIMS, 1)]


@pytest.mark.parametrize(
    ("inside", "passed", "told"),
    [
        ("", True, ("2 tests", True)),
        ("", False, ("2 tests", False)),
        (FIGURE.format(True), True, ("500 kills; 2 tests", True)),
        (FIGURE.format(False), True, ("500 kills; 2 tests", False)),
        ('<skipped message="no Python 3.13"/>', True, ("2 tests; not run: no Python 3.13", True)),
    ],
)
def test_a_claim_holds_if_its_tests_pass_and_its_figures_meet_their_bars(tmp_path, inside, passed, told):
    report = tmp_path / "report.xml"
    report.write_text(REPORT.format(inside), encoding="utf-8")
    assert soak.found(report, passed) == soak.Found(*told)


def test_a_figure_is_told(figure):
    figure("one figure")


def test_the_figures_of_tests_are_read():
    own = soak.Claim("", ("test_soak.py::test_a_figure_is_told",), alone=True)
    assert soak.proved(own) == soak.Found("one figure; 1 test", True)


def test_what_was_found_takes_the_place_of_what_was_found_before(tmp_path, monkeypatch):
    page = tmp_path / "page.md"
    page.write_text("| 1 | a |\n| 3 | old |\n| 13 | b |\n", encoding="utf-8")
    monkeypatch.setattr(soak, "PAGE", page)
    soak.write(3, soak.row(3, soak.Found(r"\1 kills", ok=False), "here", 2.4))
    first, changed, last = page.read_text(encoding="utf-8").splitlines()
    assert (first, last) == ("| 1 | a |", "| 13 | b |")
    assert changed == rf"| 3 | {soak.CLAIMS[2].text} | \1 kills | **failed** | here, 2 min |"
