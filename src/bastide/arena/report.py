"""The report of a tournament: one HTML file that needs no network, with a record of every game in it."""

from __future__ import annotations

import base64
import gzip
import html
import json
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from .. import __version__
from ..extras import need
from ..games import load
from ..kernel import SEATS, Setup
from ..text import say
from . import measures
from .records import record_of_row
from .run import Progress, results
from .store import Store
from .work import Row

MOST_RECORDS = 2000
"""Games that can be opened from the page; of more than these, the first."""

STYLE = """
:root { --ink: #2b2620; --dim: #6d6458; --line: #ddd3c2; --paper: #fbf7ee; --card: #fffdf8; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 20px 80px; max-width: 1080px; background: var(--paper);
  color: var(--ink); font: 16px/1.5 Georgia, "Times New Roman", serif; }
h1 { font-size: 30px; margin: 0 0 4px; } h2 { font-size: 22px; margin: 40px 0 8px; }
h3 { font-size: 16px; margin: 0 0 8px; }
.dim { color: var(--dim); }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(440px, 1fr)); gap: 16px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px;
  overflow-x: auto; }
.wide { grid-column: 1 / -1; } table { border-collapse: collapse; width: 100%; font-size: 15px; }
th, td { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
.scroll { max-height: 480px; overflow-y: auto; } a { color: #8a3d1d; }
input { font: inherit; padding: 2px 6px; }
@media (max-width: 520px) { .cards { grid-template-columns: minmax(0, 1fr); } }
"""

OPEN = """
const address = document.getElementById('address');
for (const link of document.querySelectorAll('a[data-game]')) {
  link.addEventListener('click', () => {
    link.href = address.value.replace(/\\/+$/, '') + '/#record=' + records[link.dataset.game];
  });
}
"""


class Page:
    """The parts of the page as they come, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.alt = need("altair", "arena")
        self.pl = need("polars", "arena")
        self.parts: list[str] = []
        self.charts: list[dict[str, Any]] = []

    def say(self, name: str, **blanks: Any) -> str:
        return html.escape(say(f"report-{name}", self.lang, **blanks))

    def add(self, markup: str) -> None:
        self.parts.append(markup)

    def card(self, title: str, body: str, note: str = "", wide: bool = False) -> None:
        said = f'<p class="dim">{self.say(note)}</p>' if note else ""
        kind = "card wide" if wide else "card"
        self.add(f'<section class="{kind}"><h3>{self.say(title)}</h3>{said}{body}</section>')

    def chart(self, chart: Any) -> str:
        """A place for a chart; the script at the end fills it."""
        self.charts.append(chart.properties(width="container", background="transparent").to_dict())
        return f'<div id="chart-{len(self.charts) - 1}" style="width:100%"></div>'

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: bool = True) -> str:
        def cells(tag: str, values: Sequence[str]) -> str:
            kinds = ["", *[' class="n"' if numbers else ""] * (len(values) - 1)]
            return "".join(f"<{tag}{k}>{v}</{tag}>" for k, v in zip(kinds, values, strict=True))

        body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
        return f"<table><thead><tr>{cells('th', heads)}</tr></thead><tbody>{body}</tbody></table>"


def short(bot: str) -> str:
    return Path(bot).stem if bot.endswith((".py", ".onnx")) else bot


def write(folder: Path, lang: str = "en") -> str:
    """The page of a tournament's folder, as far as it is played."""
    store = Store(folder)
    run = results(store)
    counted = {(row["at"], row["rotation"]) for row in run.rows}
    whole = [row for row in store.games().to_dicts() if (row["at"], row["rotation"]) in counted]
    page = Page(lang)
    title = html.escape(run.tournament.title or page.say(f"kind-{run.tournament.kind}"))
    page.add(f"<h1>{title}</h1>")
    bots = ", ".join(html.escape(short(bot)) for bot in run.tournament.bots)
    about = page.say("about", games=len(whole), of=run.games)
    page.add(f'<p class="dim">{about} · {bots} · Bastide {__version__}</p>')
    if run.verdict:
        page.add(f"<p>{page.say('verdict', **told(run))}</p>")
    for number, setup in enumerate(run.tournament.setups):
        rows = [row for row in whole if row["setup"] == number]
        if rows:
            section(page, run, number, setup, rows)
    records = games(page, run, whole)
    return assemble(page, title, records)


def told(run: Progress) -> dict[str, Any]:
    verdict = run.verdict
    assert verdict is not None
    decided = {1: "yes", 0: "no", None: "open"}[verdict.decided]
    hero, other = map(short, run.tournament.bots)
    blanks = {"decided": decided, "bot": hero, "other": other, "deals": verdict.deals}
    return blanks | {
        "llr": f"{verdict.llr:+.2f}",
        "low": f"{verdict.lower:.2f}",
        "high": f"{verdict.upper:.2f}",
    }


def section(page: Page, run: Progress, number: int, setup: Setup, rows: list[Row]) -> None:
    """Everything about one set-up."""
    sets = f" · {html.escape(', '.join(setup.sets))}" if setup.game == "carcassonne" else ""
    heading = page.say("setup", game=load(setup.game).titles[page.lang], players=setup.seats)
    page.add(
        f'<h2>{heading}</h2><p class="dim">{page.say("games", count=len(rows))}{sets}</p><div class="cards">'
    )
    ladder(page, run, number, setup)
    if setup.seats > 1:
        by_seat(page, rows)
    by_category(page, rows)
    alt = page.alt
    lengths = page.pl.DataFrame({"length": [sum(row["decisions"]) for row in rows]})
    bars = alt.Chart(lengths).mark_bar(color="#8a6d3b").properties(height=180)
    binned = alt.X("length:Q", bin=alt.Bin(maxbins=30), title=page.say("decisions-axis"))
    page.card("length", page.chart(bars.encode(x=binned, y=alt.Y("count()", title=page.say("games-axis")))))
    thinking(page, rows)
    found = [[page.say(f"measure-{name}"), f"{value:,.2f}"] for name, value in measures.general(rows)]
    page.card("measures", page.table(["", ""], found), "measures-note")
    parts = measures.luck(rows)
    if parts:
        shares = [[page.say(f"luck-{name}"), f"{100 * share:.1f} %"] for name, share in parts]
        page.card("luck", page.table(["", ""], shares), "luck-note")
    lost = [row for row in rows if row["fault"] >= 0]
    if lost:
        counts: dict[tuple[str, str], int] = defaultdict(int)
        for row in lost:
            counts[short(row["bots"][row["fault"]]), row["reason"]] += 1
        told_rows = [[html.escape(bot), html.escape(why), str(n)] for (bot, why), n in counts.items()]
        heads = [page.say("bot"), page.say("reason"), page.say("games-axis")]
        page.card("faults", page.table(heads, told_rows, numbers=False), wide=True)
    page.add("</div>")


def ladder(page: Page, run: Progress, number: int, setup: Setup) -> None:
    """Who is how strong, with the interval, and the numbers beside."""
    alt, found = page.alt, run.standings(number)
    rated = [one for one in found if one.elo is not None]
    chart = ""
    if rated:
        frame = page.pl.DataFrame(
            [{"bot": short(o.bot), "elo": o.elo, "low": o.low, "high": o.high} for o in rated]
        )
        names = alt.Y("bot:N", sort=[short(one.bot) for one in rated], title=None)
        base = alt.Chart(frame).encode(y=names)
        rule = base.mark_rule(strokeWidth=2, color="#8a3d1d").encode(
            x=alt.X("low:Q", title="Elo"), x2="high:Q"
        )
        chart = page.chart(rule + base.mark_point(filled=True, size=80, color="#8a3d1d").encode(x="elo:Q"))
    heads = [page.say(name) for name in ("bot", "games-axis", "won", "mean-points")] + ["Elo", "95 %"]
    many = setup.seats > 2
    heads += [page.say("skill")] if many else []
    rows = []
    for one in found:
        known = one.elo is not None and one.low is not None and one.high is not None
        cells = [html.escape(short(one.bot)), str(one.games), f"{100 * one.won:.1f} %", f"{one.points:.1f}"]
        cells += [f"{one.elo:+.0f}", f"{one.low:+.0f} … {one.high:+.0f}"] if known else ["", ""]
        if many:
            cells.append(f"{one.skill:.1f} ± {1.96 * (one.sigma or 0):.1f}" if one.skill is not None else "")
        rows.append(cells)
    page.card("ladder", chart + page.table(heads, rows), "ladder-note", wide=True)


def by_seat(page: Page, rows: list[Row]) -> None:
    won = measures.mean_by(rows, lambda row, seat: SEATS[seat], lambda row, seat: row["shares"][seat])
    points = measures.mean_by(rows, lambda row, seat: SEATS[seat], lambda row, seat: row["scores"][seat])
    told_rows = [[seat, f"{100 * won[seat]:.1f} %", f"{points[seat]:.1f}"] for seat in sorted(won)]
    frame = page.pl.DataFrame({"seat": sorted(won), "won": [won[seat] for seat in sorted(won)]})
    alt = page.alt
    bars = alt.Chart(frame).mark_bar(color="#4d6a4f").properties(height=180)
    share = alt.Y("won:Q", axis=alt.Axis(format="%"), title=page.say("won"))
    chart = page.chart(bars.encode(x=alt.X("seat:N", title=page.say("seat")), y=share))
    heads = [page.say("seat"), page.say("won"), page.say("mean-points")]
    page.card("seats", chart + page.table(heads, told_rows))


def by_category(page: Page, rows: list[Row]) -> None:
    """What the points were for, by bot."""
    sums: dict[tuple[str, str], int] = defaultdict(int)
    count: dict[str, int] = defaultdict(int)
    for row in rows:
        for bot in row["bots"]:
            count[short(bot)] += 1
        for part in row["points"]:
            sums[short(row["bots"][part["seat"]]), part["what"]] += part["points"]
    if not sums:
        return
    frame = page.pl.DataFrame(
        [{"bot": bot, "what": what, "points": total / count[bot]} for (bot, what), total in sums.items()]
    )
    alt = page.alt
    bars = (
        alt.Chart(frame)
        .mark_bar()
        .encode(
            x=alt.X("points:Q", title=page.say("mean-points")),
            y=alt.Y("bot:N", title=None),
            color=alt.Color("what:N", title=None, scale=alt.Scale(scheme="tableau10")),
            tooltip=["bot", "what", alt.Tooltip("points:Q", format=".1f")],
        )
    )
    page.card("categories", page.chart(bars))


def thinking(page: Page, rows: list[Row]) -> None:
    """CPU time for a decision, and options."""
    spent: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for row in rows:
        for seat, bot in enumerate(row["bots"]):
            one = spent[short(bot)]
            one[0] += row["seconds"][seat]
            one[1] += row["decisions"][seat]
            one[2] = max(one[2], row["slowest"][seat])
    told_rows = [
        [html.escape(bot), f"{1000 * total / max(1, n):.2f} ms", f"{1000 * slowest:,.0f} ms"]
        for bot, (total, n, slowest) in sorted(spent.items())
    ]
    heads = [page.say("bot"), page.say("per-decision"), page.say("slowest")]
    page.card("thinking", page.table(heads, told_rows))


def games(page: Page, run: Progress, rows: list[Row]) -> list[str]:
    """The list of games; each opens on the table. Returns their records, packed."""
    shown = rows[:MOST_RECORDS]
    records, lines = [], []
    for number, row in enumerate(shown):
        text = record_of_row(run.tournament, row).to_json().encode()
        records.append(base64.urlsafe_b64encode(gzip.compress(text, mtime=0)).decode().rstrip("="))
        who = " – ".join(html.escape(short(bot)) for bot in row["bots"])
        points = " : ".join(map(str, row["scores"]))
        won = ", ".join(SEATS[seat] for seat in row["winners"])
        link = f'<a href="#" data-game="{number}" target="_blank" rel="noopener">{page.say("open")}</a>'
        name, length = load(row["game"]).titles[page.lang], str(sum(row["decisions"]))
        lines.append([str(number), name, who, points, won, length, link])
    heads = ["", "", page.say("bots"), page.say("points"), page.say("winner"), page.say("decisions-axis"), ""]
    page.add(f"<h2>{page.say('all-games')}</h2>")
    label = f'<label>{page.say("address")} <input id="address" value="http://127.0.0.1:8123"></label>'
    page.add(f'<p class="dim">{page.say("all-games-note", count=len(shown))}</p><p>{label}</p>')
    page.add(f'<div class="card scroll">{page.table(heads, lines, numbers=False)}</div>')
    return records


@cache
def drawing() -> str:
    """The script that draws charts, as it may stand in a page."""
    return str(need("vl_convert", "arena").javascript_bundle()).replace("</script", "<\\/script")


def assemble(page: Page, title: str, records: list[str]) -> str:
    charts = json.dumps(page.charts).replace("</", "<\\/")
    body = "\n".join(page.parts)
    draw = (
        f"const charts = {charts};\nconst records = {json.dumps(records)};\n"
        "charts.forEach((chart, at) => vegaEmbed('#chart-' + at, chart, {actions: false, renderer: 'svg'}));"
    )
    return (
        f'<!doctype html>\n<html lang="{page.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style></head>"
        f"<body>\n{body}\n<script>{drawing()}</script>\n<script>{draw}{OPEN}</script></body></html>\n"
    )
