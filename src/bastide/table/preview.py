"""What a link to a table looks like where somebody sends it: title, a sentence and a picture (Open Graph)."""

from __future__ import annotations

from html import escape

from .. import games, text
from ..kernel import Problem
from .address import public_address
from .daily import day_of, now, number_of
from .lobby import Tables
from .protocol import TableInfo
from .responses import AnyRequest

PICTURES = ("carcassonne", "johanna", "orleans")
SIZE = (1200, 630)
FEW = 3


async def preview(request: AnyRequest, tables: Tables, path: str) -> str:
    """The tags of a page."""
    language = "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"
    name = path.partition("/")[2]
    title, sentence, game = "Bastide", text.say("claim", language), "carcassonne"
    if path.startswith(("table/", "join/")):
        try:
            info = await (await tables.get(name)).info()
        except Problem:  # the page itself says that there is no such table
            pass
        else:
            title, sentence, game = *_table(info, language), info.game
    elif path == "daily" or path.startswith("daily/"):
        number = int(name) if name.isdecimal() and len(name) < 6 else number_of(now().date())
        title = text.say("daily-share-title", language, number=number)
        sentence, game = f"{day_of(number).isoformat()} · {text.say('daily-line', language)}", "johanna"
    elif path.startswith(("new/", "rules/", "learn/")) and name in PICTURES:
        title, game = f"{games.load(name).titles[language]} · Bastide", name
        sentence = text.say(f"game-{name}-line", language)
    start = public_address(request)
    tags = {
        "og:site_name": "Bastide",
        "og:type": "website",
        "og:locale": {"de": "de_DE", "en": "en_GB"}[language],
        "og:title": title,
        "og:description": sentence,
        "og:url": f"{start}/{path}",
        "og:image": f"{start}/preview-{game if game in PICTURES else PICTURES[0]}.jpg",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    made = [f'<meta property="{key}" content="{escape(value)}">' for key, value in tags.items()]
    return "".join([*made, '<meta name="twitter:card" content="summary_large_image">'])


def _table(info: TableInfo, language: str) -> tuple[str, str]:
    game = games.load(info.game)
    names = [text.name_at(n, [s.name for s in info.seats]) for n, _ in enumerate(info.seats)]
    people = [names[n] for n, seat in enumerate(info.seats) if seat.kind == "human"]
    title = game.titles[language]
    free = sum(seat.kind == "open" for seat in info.seats)
    if free and people:
        title = text.say("join-invites", language, name=people[0], game=title)
    elif people:
        title = f"{title}: {text.join(people, language)}"
    titles = [choice.titles[language] for choice in game.catalogue.sets if choice.name in info.setup.sets]
    many = len(titles) > FEW
    what = text.say("preview-sets", language, count=len(titles)) if many else text.join(titles, language)
    if info.status == "open":
        return title, text.say("preview-open", language, free=free, count=len(info.seats), sets=what)
    return title, text.say(f"preview-{info.status}", language, sets=what)
