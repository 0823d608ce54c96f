/**
 * What a box brings to the page: `expansions/<box>/index.ts` exports it as `box`. Nothing else knows the box, and a
 * box imports nothing of another. Where it meets one, `with_<other>.ts` may name what that brings.
 * `order` says where something stands among its like: smaller numbers come first.
 */
import type { Component } from 'svelte';
import type { AreaCard, Outlook } from '../../generated/carcassonne';
import type { Told } from '../../lib/people';
import type { Arguments, LogEntry, Option, Seat, Switch } from '../../lib/protocol';
import type { TableDraft } from '../../lib/tableDraft.svelte';
import type { Draw } from './art.svelte';
import type { Bounds } from './board';
import type { Thing } from './things';
import type { Turn } from './turn.svelte';
import type { Pair, Standing, View } from './view';

export interface BoxPage {
  /** What its verbs are on the board and in the decision line. */
  verbs?: Record<string, VerbPage>;
  /** Places that are no part of a tile, by what stands before the colon in an option's target: `crown:storm`. */
  targets?: Record<string, (name: string, option: Option) => OwnSpot>;
  /** What of it lies on the land. */
  works?: Works[];
  /** What else it draws on the board. */
  layers?: Layer[];
  /** Cards on the board: what goes on beside the land. */
  panels?: PanelPage[];
  /** What is thought about beside the land, with its controls. */
  stage?: StagePage;
  /** Pieces on the land that are not simply figures on their parts. */
  pieces?(view: View, draw: Draw): Piece[];
  /** Whether a figure is among its `pieces`. */
  isPiece?(view: View, standing: Standing): boolean;
  /** The spot of something that is on no drawn part of its tile: on a bridge, on a castle. */
  spot?(view: View, square: Pair, part: string | undefined, area: string): Pair | null;
  /** How far above its spot somebody stands, in the figure's own units: on a tower, on a castle. */
  lift?(view: View, square: Pair, part: string | undefined, area: string): number;
  /** What of a square a part covers that is not drawn on its tile. */
  outline?(part: string): string;
  /** Things that a seat has in front of it, counted. */
  holdings?(view: View, seat: Seat): Holding[];
  /** What else a seat has in front of it. */
  InFront?: Component<{ turn: Turn; seat: Seat }>;
  /** How a tile is laid that needs something. */
  laying?: LayingPage;
  /** What a follower is in an area of a kind that the box brings. */
  roles?: Record<string, string>;
  log?: LogPage;
  /** What is won, as the final table counts it. */
  scores?: Score[];
  /** The scoring track, if something stands or lands on it. */
  track?: TrackPage;
  /** What its tiles show beside meadows, roads and cities. */
  symbols?: TileSymbol[];
  /** Its figures, tokens and symbols that have a card: `follower`, `sign-crest`. */
  things?: Record<string, ThingPage>;
  /** Symbols that decide what a feature is worth, by the rule that stands in its sum. */
  deciding?: Record<string, string>;
  /** Its switches that are texts: how they are set, and how they are read. */
  switches?: Record<
    string,
    { Editor: Component<{ draft: TableDraft; one: Switch }>; Reading: Component<{ value: string }> }
  >;
}

/** A card: its words are `carcassonne-thing-<name>` in the box's texts, with a title and perhaps what holds now. */
export interface ThingPage {
  rules: string[];
  /** Things that are alike share the words of one. */
  words?: string;
  /** What it does in this position, for the reader. */
  now?(asked: Asked): string | null;
}

/** Something that is asked about, with what the rules tell of it. */
export interface Asked {
  view: View;
  thing: Thing;
  table: Told | null;
  /** The features on which it is: they come a moment after the card. */
  on: AreaCard[];
  /** The points of each seat if the game ended now. */
  outlook: Partial<Record<Seat, Outlook>>;
}

export interface VerbPage {
  /** The argument that is chosen first, then the place: a figure, a pair of tokens. */
  first?: 'figure' | 'pair';
  /** It may be done at almost any time: nobody is asked for it, it is only there to be taken up. */
  free?: true;
  /** What would stand there, where that is not named like the verb. */
  piece?: string | ((option: Option) => string);
  /** It belongs to nobody and has no colour of a seat. */
  ofNobody?: true;
  /** What is laid is this tile. */
  tile?: string;
  /** What would stand beside the figure that is chosen. */
  beside?: string;
  /** It is told in words, though there is a picture of that name. */
  inWords?: true;
  /** Its button shows what is laid there. */
  pictured?: true;
  /** What its button shows where no points are to be won. */
  mark?: string | ((option: Option) => string);
  /** It says more of itself than what the area is worth. */
  ownWords?: true;
  /** It is aimed with something else than a click on its square. */
  ownAim?: true;
  /** Where its button is on a square. */
  at?(view: View, draw: Draw, square: Pair): Pair | null;
  /** A place of its own on the square that it is about. */
  spot?(option: Option, square: Pair): OwnSpot;
  /** On the button that takes it up, if a figure alone says too little. */
  Icon?: Component<{ mode: Option; seat: Seat | null }>;
  /** In place of words on the button that does it. */
  Button?: Component<{ option: Option; seat: Seat | null }>;
}

/** A place that only its box knows. */
export interface OwnSpot {
  kind: 'own';
  /** The middle of its button. */
  at(view: View): Pair | null;
  /** What glows, in the units of the board. */
  path?: string;
  /** The square to look at from close by. */
  square?(view: View): Pair | null;
  /** So small that it is looked at from closer still. */
  small?: true;
}

/** What lies on the land is drawn from the position alone: at a table, and in a picture of the rules. */
export interface WorkProps {
  view: View;
  table: Told | null;
  scale: number;
}

export interface Works {
  order: number;
  Works: Component<WorkProps>;
}

export interface LayerProps {
  turn: Turn;
  view: View;
  name: (seat: Seat) => string;
  scale: number;
  bounds: Bounds;
  onnear: (key: string) => void;
}

/**
 * From the ground up: `waiting` is below the figures, `reach` below what can be clicked, `way` below the stands,
 * `aim` above them.
 */
export type Depth = 'waiting' | 'reach' | 'way' | 'aim';

export interface Layer {
  depth: Depth;
  order: number;
  Layer: Component<LayerProps>;
}

export interface PanelPage {
  order: number;
  shown: (turn: Turn, view: View) => boolean;
  Panel: Component<{ turn: Turn; view: View }>;
}

/** Something to be thought about. Components of its box get it by its class: `turn.stage(Shots)`. */
export interface Stage {
  /** Whether the decision line has controls for it now. */
  readonly busy: boolean;
}

export interface StagePage {
  order: number;
  begin(turn: Turn): Stage;
  Controls: Component<{ turn: Turn }>;
}

export interface Piece {
  key: string;
  figure: string;
  seat: Seat | null;
  lying: boolean;
  square: Pair;
  part: string | undefined;
  area: string;
  /** The middle of its place, in the units of the board. */
  at: Pair;
  /** How far above that it stands, in its own units. */
  lift: number;
  /** How high it is built. */
  height?: number;
  /** In place of the figure's picture. */
  Drawing?: Component<{ piece: Piece }>;
}

/** Things of one kind: what they look like, and how many. */
export interface Holding {
  order: number;
  piece: string;
  count: number;
  /** What of the picture is shown. */
  viewBox?: string;
}

export interface LayingPage {
  /** Whether a tile lies so only with what it needs. */
  needs: (option: Option) => boolean;
  squareWords(blanks: Arguments): string;
  /** On the square, its middle at 0,0. */
  Sign: Component;
  /** Beside the tile in hand where it would lie. */
  Ghost: Component<{ option: Option; square: Pair; chosen: boolean }>;
}

export interface LogPage {
  /** Lines that go without saying once the land shows it, or because something else is told of it. */
  untold?: string[];
  /** Who sends figures home that nobody has scored, by the rule. */
  sentHome?: Record<string, string>;
  /** Lines that lay a tile. */
  lays?: string[];
  blanks?(entry: LogEntry): Arguments;
}

export interface Score {
  order: number;
  kind: string;
  /** Areas are scored when they are finished, or at the end. */
  area?: true;
  /** An area that is scored at one of the two only. */
  only?: 'done' | 'final';
  /** The element that must be in play; without one these points are in every game. */
  element?: string;
}

export interface Counter {
  key: string;
  seat: Seat;
  figure: string;
  space: number;
  /** How often it has been around. */
  laps: number;
  /** It stands on the inner side of the track. */
  inner?: true;
}

export interface TrackPage {
  shown(view: View): boolean;
  /** Decisions for which one needs to see it. */
  decisions?: string[];
  /** The points of each scoring figure, where a seat has several. */
  scorers?(view: View, seat: Seat): Record<string, number> | undefined;
  /** Who else stands on it. */
  others?(view: View, seat: Seat): Counter[];
  /** Whether a space is dark. */
  dark?(view: View, space: number): boolean;
}

export interface TileSymbol {
  order: number;
  name: string;
  /** In a city, by a road, in the middle of the tile, or a sign on it. */
  on: 'city' | 'road' | 'middle' | 'sign';
  /** The element that it belongs to; without one it goes with every game. */
  element?: string;
  /** It needs a city on all four edges. */
  full?: true;
  /** It lies between the roads that end at it. */
  between?: true;
  /** It is drawn without a place in its tile's list of signs. */
  unlisted?: true;
}
