/** What a card says: of places and tiles in `cardPlaces.ts`, of everything else in `cardPieces.ts`. */
import {
  deedCard,
  developmentCard,
  eventCard,
  followerCard,
  goodCard,
  pieceCard,
  townCard,
  trackCard,
} from './cardPieces';
import { placeCard, tileCard } from './cardPlaces';
import { t } from '../../lib/language.svelte';
import { strong } from '../../lib/text';
import type { Turn } from './turn.svelte';
import type { Box, View } from './view';

export interface Row {
  label: string;
  lines: string[];
}

/** One thing that can be done from the card; without `run` it says why not. */
export interface CardAction {
  text: string;
  run: (() => void) | null;
  /** What a test finds it by. */
  mark?: string;
}

export interface Content {
  title: string;
  sub: string;
  /** A building, a follower, a good or a pictogram: `place:ship`, `follower:knight`, `good:wine`, `pic:bag`. */
  picture: string;
  /** What it does, for the reader now. */
  first: string;
  rows: Row[];
  rules: string[];
  action: CardAction | null;
}

export interface Asking {
  turn: Turn;
  view: View;
  box: Box;
}

/** A row of the card, left out when it has nothing to say. */
export const row = (label: string, ...lines: (string | null | undefined | false)[]): Row[] => {
  const said = lines.filter((line): line is string => Boolean(line));
  return said.length > 0 ? [{ label, lines: said }] : [];
};

/** What the editions say, the switch of this game first and in bold. */
export function editionRow({ view }: Asking, ...ids: (string | null | undefined | false)[]): Row[] {
  const lines = ids.map((id) => id && boldBegin(t(`orleans-card-edition-${id}`, { edition: view.edition })));
  return row(t('orleans-card-edition'), ...lines);
}

/** The first of several sentences stands out. */
function boldBegin(text: string): string {
  const end = text.indexOf('. ') + 1;
  return end > 0 ? strong(text.slice(0, end)) + text.slice(end) : text;
}

export function cardOf(asking: Asking, target: string): Content | null {
  const cut = target.indexOf(':');
  const [kind, id] = cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut + 1)];
  switch (kind) {
    case 'place':
      return placeCard(asking, id);
    case 'tile':
      return tileCard(asking, id);
    case 'deed':
      return deedCard(asking, id);
    case 'track':
      return trackCard(asking, id);
    case 'development':
      return developmentCard(asking);
    case 'event':
      return eventCard(asking);
    case 'good':
      return goodCard(asking, id);
    case 'follower':
      return followerCard(asking, id);
    case 'town':
      return townCard(asking, id);
    default:
      return pieceCard(asking, kind);
  }
}
