"""The kernel: what all games share. It knows no game, no clock and no network.

A dozen calls are enough to play (`docs/kernel.md` shows them at work):

    ruleset = Ruleset(game, game.catalogue.setup(seats=2))
    state = ruleset.start(Seeded(7))
    ruleset.decision(state)                  what is asked, and of whom
    ruleset.options(state, seat)             what the seat may do
    ruleset.act(state, seat, action, s)      do it, or be refused with a rule
    ruleset.describe(state, seat)            the options for people
    ruleset.read / ruleset.write             an action and its line of text
    state.copy(), ruleset.save, ruleset.load
    View(ruleset, state, seat)               what a seat may see, and imagined states
    Match(ruleset, seed)                     a whole game with its record and undo
"""

from .catalogue import Catalogue, Choice, Preset, Setup, Switch
from .chance import PerTopicSampler, Sampler, Scripted
from .data import DataError, Entry, read_toml
from .events import QUIET, Event, Formula, Listener, Term, formula_text, total
from .flow import (
    ASK_AGAIN,
    CHANCE,
    ENTER_FLOW,
    NOBODY,
    Action,
    Anchor,
    Ask,
    Call,
    Do,
    Draw,
    Flow,
    Jump,
    Limit,
    Option,
    Step,
    Verb,
)
from .game import SEATS, Decision, Game, owned_by
from .hooks import Hook
from .match import Match
from .modules import Build, Module
from .own_data import OwnData
from .playouts import advance, offers, play_on, play_outs
from .problems import Ambiguous, Blank, Malformed, Problem, Refusal, Refused, SetupProblem, unknown
from .records import Record, RecordProblem, bad_header, parse, record_of, replay
from .rulebook import Rule, Rulebook
from .ruleset import SET_UP, Ruleset
from .seeded import Seeded
from .slices import Slices
from .state import Slice, State, cached_by_key, cached_while_listing
from .views import SeatLetter, TermInfo, View, terms

__all__ = [
    "ASK_AGAIN",
    "CHANCE",
    "ENTER_FLOW",
    "NOBODY",
    "QUIET",
    "SEATS",
    "SET_UP",
    "Action",
    "Ambiguous",
    "Anchor",
    "Ask",
    "Blank",
    "Build",
    "Call",
    "Catalogue",
    "Choice",
    "DataError",
    "Decision",
    "Do",
    "Draw",
    "Entry",
    "Event",
    "Flow",
    "Formula",
    "Game",
    "Hook",
    "Jump",
    "Limit",
    "Listener",
    "Malformed",
    "Match",
    "Module",
    "Option",
    "OwnData",
    "PerTopicSampler",
    "Preset",
    "Problem",
    "Record",
    "RecordProblem",
    "Refusal",
    "Refused",
    "Rule",
    "Rulebook",
    "Ruleset",
    "Sampler",
    "Scripted",
    "SeatLetter",
    "Seeded",
    "Setup",
    "SetupProblem",
    "Slice",
    "Slices",
    "State",
    "Step",
    "Switch",
    "Term",
    "TermInfo",
    "Verb",
    "View",
    "advance",
    "bad_header",
    "cached_by_key",
    "cached_while_listing",
    "formula_text",
    "offers",
    "owned_by",
    "parse",
    "play_on",
    "play_outs",
    "read_toml",
    "record_of",
    "replay",
    "terms",
    "total",
    "unknown",
]
